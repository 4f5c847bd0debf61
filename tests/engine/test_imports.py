"""The modules of the engine are loaded one after another: none needs another that is half loaded, and none calls back
into one that imports it, but where the rules themselves go in a circle."""

import ast
from graphlib import TopologicalSorter
from pathlib import Path

import grimp
import networkx

ENGINE = Path(__file__).parents[2] / "src" / "netrunner" / "engine"
FILES = {
    ".".join(path.relative_to(ENGINE.parents[1]).with_suffix("").parts).removesuffix(".__init__"): path
    for path in ENGINE.rglob("*.py")
}

IN_A_CIRCLE = {
    ("prevention", "use"): "what prevents a change is an ability that is used, and that is paid for with changes",
    ("prevention", "rez"): "or a card that is rezzed for it, which is paid for in the same way",
    ("reaction", "prevention"): "that an ability triggers can be prevented",
    ("reaction", "change"): "the change that is prevented then",
    ("reaction", "events"): "using an ability is an event, to which abilities react",
    ("resolve", "events"): "the end of a search is an event, to which abilities react",
    ("moves", "placement"): "a card that would be trashed may be installed instead",
}
"""(importer, imported): the imports inside of functions that close a circle, and why the rules ask for it."""


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


def runtime_imports() -> networkx.DiGraph:
    """Who imports whom in the engine, what is known as a type only left out."""
    graph = grimp.build_graph("netrunner", cache_dir=None, exclude_type_checking_imports=True)
    prefix = "netrunner.engine."
    found = networkx.DiGraph()
    for importer in (module for module in graph.modules if module.startswith(prefix)):
        for imported in graph.find_modules_directly_imported_by(importer):
            if imported.startswith(prefix):
                found.add_edge(importer.removeprefix(prefix), imported.removeprefix(prefix))
    return found


def circles(imports: networkx.DiGraph) -> list[list[str]]:
    return [sorted(ring) for ring in networkx.strongly_connected_components(imports) if len(ring) > 1]


def test_without_the_circles_of_the_rules_there_is_none() -> None:
    imports = runtime_imports()
    imports.remove_edges_from(IN_A_CIRCLE)
    assert circles(imports) == []


def test_each_of_those_imports_is_there_and_closes_a_circle() -> None:
    imports = runtime_imports()
    for importer, imported in IN_A_CIRCLE:
        assert imports.has_edge(importer, imported)
        assert networkx.has_path(imports, imported, importer)
