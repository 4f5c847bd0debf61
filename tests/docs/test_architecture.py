"""The map of the engine in docs/architecture.md shows every module that there is, and none that there is not."""

from __future__ import annotations

import re

from tests.docs.pages import ROOT

ENGINE = ROOT / "src" / "netrunner" / "engine"
START, END = "## The engine, a module at a time", "### The language of cards"


def mapped_modules() -> set[str]:
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    _, _, after = text.partition(START)
    table, _, _ = after.partition(END)
    return {name.rstrip("/") for name in re.findall(r"`([a-z_]+/?)`", table)}


def test_the_map_of_the_engine_shows_every_module() -> None:
    there = {path.stem for path in ENGINE.iterdir() if not path.name.startswith("_")}
    assert mapped_modules() == there
