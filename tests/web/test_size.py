"""The client is small: what a first board needs, and every other area, compressed, within its budget."""

from __future__ import annotations

import gzip
import re

import pytest

from netrunner.server.client_files import CLIENT

AREA = 60 * 1000
FIRST_BOARD = 150 * 1000
NOT_BUILT = "The client is not built: run `make client`."


def test_every_area_is_under_its_budget_as_browsers_get_it() -> None:
    """With Brotli, which every browser asks for on https and on this machine. An area is fetched when it is opened."""
    if not (CLIENT / "index.html").is_file():
        pytest.skip(NOT_BUILT)
    sizes = {file.name: file.stat().st_size for file in CLIENT.rglob("*.br")}
    assert len(sizes) > 5
    assert {name: size for name, size in sizes.items() if size >= AREA} == {}


def test_what_a_first_board_needs_is_small_even_without_brotli() -> None:
    """Only the areas that a game needs are fetched for it; a browser on plain http gets them with gzip."""
    if not (CLIENT / "index.html").is_file():
        pytest.skip(NOT_BUILT)
    areas = ("index", "kit", "cards", "table", "style", "look", "rolldown")
    files = [file for file in CLIENT.rglob("*") if file.suffix in (".js", ".css") and file.name.startswith(areas)]
    size = sum(len(gzip.compress(file.read_bytes(), 9)) for file in files)
    assert size < FIRST_BOARD, f"{size} bytes"


def test_no_file_of_the_client_has_a_script_or_a_style_in_the_page_itself() -> None:
    if not (CLIENT / "index.html").is_file():
        pytest.skip(NOT_BUILT)
    page = (CLIENT / "index.html").read_text(encoding="utf-8")
    assert not re.search(r"<script(?![^>]*\bsrc=)", page)
    assert "<style" not in page
    assert " style=" not in page
