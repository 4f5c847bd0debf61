"""The client is small where somebody waits for it: what each page needs before it stands, compressed, has a budget.

`chunks.json` (web/plugins/chunks.ts) says what every file was made from and which others it needs.
"""

from __future__ import annotations

import gzip
import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from netrunner.server.client_files import CLIENT

ROOT = Path(__file__).parents[2]
ROUTE = re.compile(r"path: '([^']+)',\s+load: \(\) => import\('\./([^']+)'\)")
ROUTES = dict(ROUTE.findall((ROOT / "web" / "src" / "routes.ts").read_text(encoding="utf-8")))
"""The pattern of every address, and the page that stands there."""

FIRST_BOARD = 150_000
PAGE = 150_000
FRAME = 55_000
"""Bytes with gzip: a first board, any other page, and what stands round every page."""

AREAS = {
    "/": {"decks", "home", "lobby"},
    "/games/:id": {"table"},
    "/learn": {"concepts", "learn", "scripted"},
    "/learn/:lesson": {"scripted", "table"},
    "/replays": {"replays"},
    "/cards": {"decks", "library", "lobby", "rules"},
    "/settings": {"accounts", "decks", "lobby", "stops"},
    "/events/:slug": {"decks", "desk", "events", "lobby"},
}
"""The words that come with a page besides those of cards and of the frame."""
EVERYWHERE = {"formats", "index", "pages", "shell", "ui", "cards"}

pytestmark = pytest.mark.skipif(
    not (CLIENT / "chunks.json").is_file(), reason="The client is not built: run `make client`."
)


@cache
def chunks() -> dict[str, Any]:
    found: dict[str, Any] = json.loads((CLIENT / "chunks.json").read_text(encoding="utf-8"))
    return found


def needed(*modules: str) -> set[str]:
    """The files of scripts that must be there before these modules run, and those of the page that loads them."""
    waiting = [name for name, chunk in chunks().items() if chunk["entry"]]
    for module in modules:
        waiting += holding(f"src/{module}")
    found: set[str] = set()
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            waiting += chunks()[name]["imports"]
    return found


def holding(module: str) -> list[str]:
    found = [name for name, chunk in chunks().items() if module in chunk["modules"]]
    assert len(found) == 1, f"{module} is in {found}"
    return found


def files(scripts: set[str]) -> Iterator[Path]:
    """The scripts, their styles, and what the page itself names."""
    yield CLIENT / "index.html"
    yield CLIENT / "look.js"
    names = {style for script in scripts for style in chunks()[script]["styles"]} | scripts
    yield from (CLIENT / name for name in sorted(names))


def compressed(scripts: set[str]) -> dict[str, int]:
    return {file.name: len(gzip.compress(file.read_bytes(), 9)) for file in files(scripts)}


def words(scripts: set[str]) -> set[str]:
    modules = [module for script in scripts for module in chunks()[script]["modules"]]
    return {Path(module).stem for module in modules if module.startswith("src/text/en/")}


def test_every_page_is_known() -> None:
    assert len(ROUTES) > 20
    sources = (ROOT / "web" / "src" / "routes.ts").read_text(encoding="utf-8")
    assert len(ROUTES) == sources.count("path: "), "A route is written so that this test does not read it."


def test_what_a_first_board_needs_is_small() -> None:
    """A browser on plain http gets it with gzip."""
    sizes = compressed(needed(ROUTES["/games/:id"]))
    assert sum(sizes.values()) < FIRST_BOARD, sizes


@pytest.mark.parametrize("address", ROUTES)
def test_a_page_is_small(address: str) -> None:
    sizes = compressed(needed(ROUTES[address]))
    assert sum(sizes.values()) < PAGE, sizes


def test_the_frame_round_every_page_is_small() -> None:
    sizes = compressed(needed())
    assert sum(sizes.values()) < FRAME, sizes
    assert words(needed()) <= EVERYWHERE


@pytest.mark.parametrize("address", AREAS)
def test_a_page_comes_with_the_words_of_its_own_areas(address: str) -> None:
    assert words(needed(ROUTES[address])) - EVERYWHERE == AREAS[address]


def test_a_board_comes_without_the_pages_that_are_opened_from_it() -> None:
    modules = {module for script in needed(ROUTES["/games/:id"]) for module in chunks()[script]["modules"]}
    assert any(module.startswith("src/table/") for module in modules)
    others = "events|library|lobby|replays|accounts|home|learn"
    assert not [module for module in modules if re.match(rf"src/(pages/({others})|learn)/", module)]


def test_the_page_itself_has_no_script_or_style_in_it() -> None:
    page = (CLIENT / "index.html").read_text(encoding="utf-8")
    assert not re.search(r"<script(?![^>]*\bsrc=)", page)
    assert "<style" not in page
    assert " style=" not in page
