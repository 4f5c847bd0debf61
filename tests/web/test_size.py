"""The client is small: all of it, compressed, within its budget."""

from __future__ import annotations

import gzip
import re

import pytest

from netrunner.server.client_files import CLIENT

BUDGET = 200 * 1024


def test_the_whole_client_is_under_its_budget_when_compressed() -> None:
    if not (CLIENT / "index.html").is_file():
        pytest.skip("The client is not built: run `make client`.")
    sizes = {
        file.name: len(gzip.compress(file.read_bytes(), 9))
        for file in CLIENT.rglob("*")
        if file.suffix in (".js", ".css", ".html", ".svg")
    }
    largest = sorted(sizes.items(), key=lambda item: -item[1])[:8]
    assert sum(sizes.values()) < BUDGET, f"{sum(sizes.values())} bytes; the largest: {largest}"


def test_no_file_of_the_client_has_a_script_or_a_style_in_the_page_itself() -> None:
    if not (CLIENT / "index.html").is_file():
        pytest.skip("The client is not built: run `make client`.")
    page = (CLIENT / "index.html").read_text(encoding="utf-8")
    assert not re.search(r"<script(?![^>]*\bsrc=)", page)
    assert "<style" not in page
    assert " style=" not in page
