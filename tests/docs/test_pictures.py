"""The picture of the house is true: its arrows are imports, and every import follows from its arrows."""

from __future__ import annotations

import re

import grimp

from tests.docs.pages import ROOT, blocks

PAGE = ROOT / "docs" / "architecture.md"
PICTURES = [block.text for block in blocks(PAGE) if block.language == "mermaid"]

Arrow = tuple[str, str]


def arrows(picture: str) -> set[Arrow]:
    return set(re.findall(r"^\s*(\w+) --> (\w+)$", picture, re.MULTILINE))


def imports() -> set[Arrow]:
    """(importer, imported) of the parts of the package."""
    graph = grimp.build_graph("netrunner", cache_dir=None)
    parts = graph.find_children("netrunner")
    return {
        (importer.rpartition(".")[2], imported.rpartition(".")[2])
        for importer in parts
        for imported in parts
        if importer != imported and graph.direct_import_exists(importer=importer, imported=imported, as_packages=True)
    }


def all_that_follow(drawn: set[Arrow]) -> set[Arrow]:
    found = set(drawn)
    while more := {(a, d) for a, b in found for c, d in found if b == c} - found:
        found |= more
    return found


def test_the_arrows_of_the_house_are_the_imports_and_no_others() -> None:
    drawn, real = arrows(PICTURES[0]), imports()
    assert drawn - real == set(), "drawn, but not imported"
    assert real - all_that_follow(drawn) == set(), "imported, but not drawn"


def test_every_part_of_the_package_is_in_the_house() -> None:
    boxes = set(re.findall(r'^\s*(\w+)\["', PICTURES[0], re.MULTILINE))
    parts = {path.stem for path in (ROOT / "src" / "netrunner").iterdir() if not path.stem.startswith(("_", "py"))}
    assert boxes == parts | {"web"}


def test_the_modules_in_the_walk_of_a_choice_are_there() -> None:
    named = re.findall(r"participant \w+ as (live/\w+)", PICTURES[1])
    assert named
    assert [name for name in named if not (ROOT / "src" / "netrunner" / "server" / f"{name}.py").exists()] == []
