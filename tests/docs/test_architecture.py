"""The maps of the modules show every one that there is, and none that there is not."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.docs.pages import ROOT

PACKAGE = ROOT / "src" / "netrunner"
BUILT = "client"
"""What is no module: the browser client, built into the server's folder."""

MAPS = {
    "engine": ("architecture.md", "| question | module |", PACKAGE / "engine"),
    "cards": ("architecture.md", "| question | module in `cards` |", PACKAGE / "cards"),
    "server": ("architecture.md", "| area of `src/netrunner/server` |", PACKAGE / "server"),
    "live": ("architecture.md", "| module in `server/live` |", PACKAGE / "server" / "live"),
    "client": ("architecture.md", "| folder in `web/src` |", ROOT / "web" / "src"),
    "tournament": ("tournaments.md", "| module | what it holds |", PACKAGE / "tournament"),
}
"""(page, how the head of the table begins, what is shown)."""


def mapped(page: str, head: str) -> set[str]:
    """The names in the column of modules: the one that its head calls so."""
    _, found, after = (ROOT / "docs" / page).read_text(encoding="utf-8").partition(head)
    assert found, head
    rows = after.partition("\n\n")[0].splitlines()[2:]
    column = 2 if head.startswith("| question") else 1
    names = re.findall(r"`([\w./]+)`", " ".join(row.split("|")[column] for row in rows))
    return {name.rstrip("/").partition(".")[0] for name in names if "/" not in name.rstrip("/")}


def modules(folder: Path) -> set[str]:
    """Modules and folders, without the cycles of cards and their data."""
    cycles = {path.name for path in folder.iterdir() if path.is_dir() and folder.name == "cards"}
    names = {path.name.partition(".")[0] for path in folder.iterdir() if not path.name.startswith("_")}
    return names - cycles - {BUILT}


@pytest.mark.parametrize("name", MAPS)
def test_a_map_shows_every_module(name: str) -> None:
    page, head, folder = MAPS[name]
    assert mapped(page, head) == modules(folder)
