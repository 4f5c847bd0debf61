"""The modules of the engine are loaded one after another: none needs another that needs it in turn, neither when it is
loaded nor, through an import inside of a function, when it is called. Only types may be known in both directions."""

import ast
from pathlib import Path

import grimp
import networkx

ENGINE = Path(__file__).parents[2] / "src" / "netrunner" / "engine"
FILES = sorted(ENGINE.rglob("*.py"))


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


def deferred_imports(source: str) -> list[str]:
    """The imports inside of functions."""
    functions = [
        node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    ]
    inside = {node for function in functions for node in ast.walk(function)}
    return [ast.unparse(node) for node in inside if isinstance(node, ast.Import | ast.ImportFrom)]


def test_no_modules_of_the_engine_import_each_other_in_a_circle() -> None:
    imports = runtime_imports()
    assert len(imports) > 80
    assert imports.has_edge("state", "terms")
    assert circles(imports) == []


def test_a_circle_of_imports_would_be_found() -> None:
    imports = runtime_imports()
    imports.add_edge("terms", "state")
    assert any({"state", "terms"} <= set(ring) for ring in circles(imports))


def test_no_function_of_the_engine_imports_anything_when_it_is_called() -> None:
    assert {path.name: found for path in FILES if (found := deferred_imports(path.read_text(encoding="utf-8")))} == {}


def test_an_import_inside_of_a_function_would_be_found() -> None:
    source = "import ast\n\ndef step() -> None:\n    if True:\n        from netrunner.engine.rez import Rez\n"
    assert deferred_imports(source) == ["from netrunner.engine.rez import Rez"]
