"""Which tests prove which cards, read from the source of the tests without importing them.

So the whole is known whatever part of the suite is run, in every worker, in about a second for the whole pool.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from netrunner.rules.citations import NEVER_RUN, is_check, name_of

HERE = Path(__file__).parent


@dataclass(frozen=True, slots=True)
class Proof:
    """A test of a card module, and the cards that it says it proves."""

    test: str
    """As pytest names it."""
    titles: tuple[str, ...]
    strings: frozenset[str]
    """Every string that the test has, or a constant or function of its module that it uses."""
    asserts: bool
    runs: bool

    def shows(self, title: str) -> bool:
        """Whether the card comes up in the test: in a position, a label or an expectation."""
        return any(title in string for string in self.strings)


def titles_of(function: ast.FunctionDef) -> tuple[str, ...]:
    """The arguments of `@card(...)` above a function; they are plain strings."""
    return tuple(
        argument.value
        for decorator in function.decorator_list
        if isinstance(decorator, ast.Call) and name_of(decorator) == "card"
        for argument in decorator.args
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    )


def definitions(tree: ast.Module) -> dict[str, ast.stmt]:
    """What a module defines, by name: functions, classes and constants."""
    found: dict[str, ast.stmt] = {}
    for node in tree.body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            found[node.name] = node
        elif isinstance(node, ast.Assign):
            found |= {target.id: node for target in node.targets if isinstance(target, ast.Name)}
    return found


def strings_of(function: ast.FunctionDef, known: dict[str, ast.stmt]) -> frozenset[str]:
    """The strings of a function's body, of what it is parametrised with and of all that it uses from its module."""
    seen: set[str] = set()
    strings: set[str] = set()
    waiting: list[ast.AST] = list(function.body)
    waiting += [decorator for decorator in function.decorator_list if name_of(decorator) == "parametrize"]
    while waiting:
        for node in ast.walk(waiting.pop()):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                strings.add(node.value)
            elif isinstance(node, ast.Name) and node.id in known and node.id not in seen:
                seen.add(node.id)
                waiting.append(known[node.id])
    return frozenset(strings)


def proofs_in(source: str, path: str) -> Iterator[Proof]:
    """The tests of one module.

    >>> source = '''
    ... @card("Hedge Fund")
    ... def test_hedge_fund_pays_9():
    ...     s = Scenario(corp={"hand": ["Hedge Fund"]})
    ...     s.choose("Play Hedge Fund")
    ...     assert s.corp.credits == 9
    ... '''
    >>> [(proof.titles, proof.shows("Hedge Fund"), proof.asserts) for proof in proofs_in(source, "test_x.py")]
    [(('Hedge Fund',), True, True)]
    """
    tree = ast.parse(source, filename=path)
    known = definitions(tree)
    for node in tree.body:
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            yield Proof(
                test=f"{path}::{node.name}",
                titles=titles_of(node),
                strings=strings_of(node, known),
                asserts=any(is_check(inner) for inner in ast.walk(node)),
                runs=not any(name_of(decorator) in NEVER_RUN for decorator in node.decorator_list),
            )


def collect(folder: Path = HERE) -> tuple[Proof, ...]:
    """The tests of all card modules: those in the folders of the cycles."""
    found: list[Proof] = []
    for path in sorted(folder.glob("*/test_*.py")):
        found += proofs_in(path.read_text(encoding="utf-8"), path.relative_to(folder).as_posix())
    return tuple(found)
