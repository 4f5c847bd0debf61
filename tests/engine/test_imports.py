"""The modules of the engine are loaded one after another: none needs another that is half loaded."""

import ast
from graphlib import TopologicalSorter
from pathlib import Path

ENGINE = Path(__file__).parents[2] / "src" / "netrunner" / "engine"
FILES = {
    ".".join(path.relative_to(ENGINE.parents[1]).with_suffix("").parts).removesuffix(".__init__"): path
    for path in ENGINE.rglob("*.py")
}


def imported(path: Path) -> set[str]:
    """The engine's modules that are loaded before one. What only the type checker reads, and what a function imports
    when it is called, is not."""
    found: set[str] = set()
    for statement in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(statement, ast.ImportFrom) and statement.module is not None:
            names = {f"{statement.module}.{alias.name}" for alias in statement.names}
            found |= (names & FILES.keys()) or ({statement.module} & FILES.keys())
    return found


def test_no_module_of_the_engine_is_loaded_in_a_circle() -> None:
    graph = {name: imported(path) for name, path in FILES.items()}
    assert len(graph) > 80
    order = list(TopologicalSorter(graph).static_order())  # a circle raises, and names it
    assert order.index("netrunner.engine.terms") < order.index("netrunner.engine.state")
