"""How cards are put together: programs of effects, and a walk over everything that a card consists of.

Effects, conditions, amounts, filters, references, costs and abilities are immutable objects that hold one another.
`parts` lists what an object holds, `walk` goes through all of it with the path that leads there; so text, prices,
counts of words and the keys of programs need no list of their own.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final, final

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from netrunner.engine.effect import Effect


@mypyc_attr(allow_interpreted_subclasses=True)
class Part:
    """The base of all that cards are written in."""

    __slots__ = ()


@final
class Program:
    """Effects that resolve one after another. `path` names the program for the digest: card, ability, place."""

    __slots__ = ("_acting", "effects", "path")

    def __init__(self, effects: tuple[Effect, ...] = ()) -> None:
        self.effects = effects
        self.path = ""
        self._acting: dict[int, list[Effect]] = {}  # by place: what acts on the cards chosen there, once it was asked

    def __iter__(self) -> Iterator[Effect]:
        return iter(self.effects)

    def __len__(self) -> int:
        return len(self.effects)

    def __bool__(self) -> bool:
        return bool(self.effects)

    def __repr__(self) -> str:
        return f"Program({self.path or self.effects!r})"


def program(effects: Effect | tuple[Effect, ...] | Program) -> Program:
    """A program of one effect, of several, or the one that is given."""
    if isinstance(effects, Program):
        return effects
    return Program(effects if isinstance(effects, tuple) else (effects,))


NAMES: Final[dict[type, list[str]]] = {}
"""The names of what objects of a class hold, looked up once."""


def names_of(thing: object) -> list[str]:
    """The names of what an object holds, whether it is compiled or not."""
    found = NAMES.get(type(thing))
    if found is None:
        found = NAMES[type(thing)] = names_in(type(thing))
    return found


def names_in(whole: type) -> list[str]:
    names: list[str] = []
    for kind in whole.__mro__:
        compiled = kind.__dict__.get("__mypyc_attrs__")
        slots = kind.__dict__.get("__slots__", ())
        for name in compiled if compiled is not None else (slots,) if isinstance(slots, str) else slots:
            if name not in names and not name.startswith("_"):  # what is only remembered says nothing more
                names.append(name)
    return sorted(names)


def parts(thing: object) -> list[tuple[str, object]]:
    """What an object holds, by name; a tuple's members by their place."""
    if isinstance(thing, tuple):
        return [(str(place), member) for place, member in enumerate(thing)]
    if isinstance(thing, (Part, Program)):
        return [(name, getattr(thing, name)) for name in names_of(thing)]
    return []


def walk(thing: object, path: str = "") -> list[tuple[str, object]]:
    """An object and everything in it, each with the path that leads there."""
    found: list[tuple[str, object]] = []
    follow(thing, path, found)
    return found


def follow(thing: object, path: str, found: list[tuple[str, object]]) -> None:
    """Add an object and everything in it."""
    found.append((path, thing))
    for name, part in parts(thing):
        if isinstance(part, (Part, Program, tuple)):
            follow(part, f"{path}/{name}", found)


def speaks_of(thing: object, kind: type[Part]) -> bool:
    """Whether a thing has a part of a kind."""
    return any(isinstance(part, kind) for _, part in walk(thing))


def structure_key(thing: object) -> object:
    """A thing as plain data: its class and what it holds, words and paths apart. Equal for equal things."""
    if isinstance(thing, tuple):
        return tuple(structure_key(member) for member in thing)
    if isinstance(thing, Program):
        return structure_key(thing.effects)
    if isinstance(thing, Part):
        held = [structure_key(part) for name, part in parts(thing) if name not in UNSAID]
        return (type(thing).__name__, *held)
    return thing


UNSAID = ("words", "path", "index", "noun", "prompt")
