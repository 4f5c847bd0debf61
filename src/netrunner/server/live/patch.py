"""Changes between two documents: numbered patches keep a client up to date without sending everything again.

An operation is (what, path, value): "set" the value at the path, "del" the key at its end, "cut" the list there to a
length, "add" items to the list there. They are applied in order.

What has not changed is found by comparing whole parts at once (`==`), which Python does some fifty times faster than
code of ours walks through them; cards that have not changed are the same objects as before and are not looked into at
all (`engine.card_view.SeenCards`). Python holds 1 and True for equal: nothing in our documents changes from one to the
other. Where parts are equal, the new document is given those of the old one: documents that follow one another share
what has not changed, and the garbage collector need not look through the same things again after every choice.
"""

from __future__ import annotations

from typing import Any, Literal

Operation = tuple[Literal["set", "del", "cut", "add"], list[str | int], Any]
"""How a document changes."""


def diff(old: Any, new: Any) -> list[Operation]:
    """What turns one JSON document into another, which takes over the parts of the first that are equal to its own.

    >>> diff({"log": ["a"], "turn": 1}, {"log": ["a", "b"], "turn": 2})
    [('add', ['log'], ['b']), ('set', ['turn'], 2)]
    """
    operations: list[Operation] = []
    compare(old, new, [], operations)
    return operations


def compare(old: Any, new: Any, path: list[str | int], operations: list[Operation]) -> None:
    """Note what turns `old` into `new`."""
    if type(old) is dict and type(new) is dict:
        for key in old:
            if key not in new:
                operations.append(("del", [*path, key], None))
        for key, value in new.items():
            if key not in old:
                operations.append(("set", [*path, key], value))
            elif (before := old[key]) is value:
                continue
            elif before == value:
                new[key] = before
            else:
                compare(before, value, [*path, key], operations)
    elif type(old) is list and type(new) is list:
        compare_lists(old, new, path, operations)
    else:
        operations.append(("set", path, new))


def compare_lists(old: list[Any], new: list[Any], path: list[str | int], operations: list[Operation]) -> None:
    if len(old) == len(new):
        for i, value in enumerate(new):
            if (before := old[i]) is value:
                continue
            if before == value:
                new[i] = before
            else:
                compare(before, value, [*path, i], operations)
    elif len(new) > len(old) and new[: len(old)] == old:
        operations.append(("add", path, new[len(old) :]))
    elif len(new) < len(old) and old[: len(new)] == new:
        operations.append(("cut", path, len(new)))
    else:
        operations.append(("set", path, new))


def apply(document: Any, operations: list[Operation]) -> Any:
    """The document after the operations; the one that is given is changed, but for a new root."""
    for what, path, value in operations:
        if not path:
            document = value
            continue
        place = document
        for step in path[:-1]:
            place = place[step]
        last = path[-1]
        if what == "set":
            place[last] = value
        elif what == "del":
            del place[last]
        elif what == "cut":
            del place[last][value:]
        else:
            place[last].extend(value)
    return document
