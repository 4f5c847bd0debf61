"""Which tests cite which rulings, read from the source of the tests without importing them.

A test cites rulings with a decorator, `@ruling("FAQ/qa/12", "RR/jack-out/2")`, on itself, on its class or, as
`pytestmark = ruling(...)`, on its module; `pytest.param(..., marks=ruling(...))` counts for the test that it feeds.
"""

import ast
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

MARKER = "ruling"
NEVER_RUN = ("skip", "xfail")


@dataclass(frozen=True, slots=True)
class Citation:
    """A test that cites rulings."""

    test: str
    """As pytest names it: `tests/rulings/test_run.py::test_the_runner_cannot_jack_out`."""
    line: int
    ids: tuple[str, ...]
    asserts: bool
    """Whether its body has an assertion or expects an exception."""
    runs: bool = True
    """False for a test that is marked to be skipped or to fail."""
    unreadable: bool = False
    """True when an id is not written as a plain string."""

    @property
    def proves(self) -> bool:
        return self.asserts and self.runs


def name_of(node: ast.expr) -> str:
    """The last name of a dotted expression: `skip` of `pytest.mark.skip(...)`."""
    if isinstance(node, ast.Call):
        return name_of(node.func)
    if isinstance(node, ast.Attribute):
        return node.attr
    return node.id if isinstance(node, ast.Name) else ""


def marks(nodes: Iterable[ast.expr]) -> Iterator[ast.Call]:
    """The calls of the marker anywhere in these expressions."""
    for node in nodes:
        for inner in ast.walk(node):
            if isinstance(inner, ast.Call) and name_of(inner.func) == MARKER:
                yield inner


def is_check(node: ast.AST) -> bool:
    """An assertion that can fail, or a call of `raises` or `warns`."""
    if isinstance(node, ast.Assert):
        return not isinstance(node.test, ast.Constant)
    return isinstance(node, ast.Call) and name_of(node.func) in ("raises", "warns")


def module_marks(tree: ast.Module) -> list[ast.Call]:
    values = [
        statement.value
        for statement in tree.body
        if isinstance(statement, ast.Assign)
        and any(isinstance(target, ast.Name) and target.id == "pytestmark" for target in statement.targets)
    ]
    return list(marks(values))


def tests_in(
    body: list[ast.stmt], path: str, outer: list[ast.Call], runs: bool
) -> Iterator[tuple[str, ast.FunctionDef | ast.AsyncFunctionDef, list[ast.Call], bool]]:
    """The tests of a module or class with the marks they carry and whether they run."""
    for node in body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            own = [*outer, *marks(node.decorator_list)]
            live = runs and not any(name_of(decorator) in NEVER_RUN for decorator in node.decorator_list)
            name = f"{path}::{node.name}"
            if isinstance(node, ast.ClassDef):
                yield from tests_in(node.body, name, own, live)
            elif node.name.startswith("test"):
                yield name, node, own, live


def citations_in(source: str, path: str) -> Iterator[Citation]:
    """The citations of one test module.

    >>> source = '''
    ... @ruling("RR/jack-out/2")
    ... def test_no_jack_out():
    ...     assert not s.can("Jack out")
    ... '''
    >>> [(citation.test, citation.ids, citation.proves) for citation in citations_in(source, "test_run.py")]
    [('test_run.py::test_no_jack_out', ('RR/jack-out/2',), True)]
    """
    tree = ast.parse(source, filename=path)
    for name, function, calls, runs in tests_in(tree.body, path, module_marks(tree), runs=True):
        if calls:
            arguments = [argument for call in calls for argument in call.args]
            ids = [a.value for a in arguments if isinstance(a, ast.Constant) and isinstance(a.value, str)]
            yield Citation(
                test=name,
                line=function.lineno,
                ids=tuple(dict.fromkeys(ids)),
                asserts=any(is_check(node) for statement in function.body for node in ast.walk(statement)),
                runs=runs,
                unreadable=len(ids) != len(arguments) or not ids,
            )


def collect(tests: Path) -> tuple[Citation, ...]:
    """The citations of all test modules below a folder, in the order of their paths."""
    found: list[Citation] = []
    for path in sorted(tests.rglob("test_*.py")):
        source = path.read_text(encoding="utf-8")
        if MARKER in source:
            found += citations_in(source, path.relative_to(tests.parent).as_posix())
    return tuple(found)
