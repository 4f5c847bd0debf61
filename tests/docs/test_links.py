"""What the pages point to is there: files, headings, and the folders and modules they name."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.docs.pages import PAGES, ROOT, name_of, prose

LINK = re.compile(r"!?\[[^\]]*\]\(([^)\s]+)\)")
HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)
NAMED = re.compile(r"`((?:\.ci|bench|docs|src|tests|tools|web)/[\w./-]*)`")
BUILT = ("src/netrunner/server/client", "web/node_modules")


def anchor(heading: str) -> str:
    """The address of a heading as code hosts make it: small letters, no punctuation, dashes for spaces."""
    plain = re.sub(r"[`*_]|\[([^\]]*)\]\([^)]*\)", r"\1", heading).strip().lower()
    return re.sub(r"[^\w\- ]", "", plain).replace(" ", "-")


def broken(page: Path, text: str) -> list[str]:
    """The links of a page that lead nowhere."""
    found = []
    for target in LINK.findall(text):
        if re.match(r"[a-z]+:", target):
            continue
        path, _, place = target.partition("#")
        goal = (page.parent / path).resolve() if path else page
        if not goal.exists() or (place and place not in map(anchor, HEADING.findall(prose(goal)))):
            found.append(target)
    return found


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_every_link_leads_somewhere(page: Path) -> None:
    assert broken(page, prose(page)) == []


def test_a_link_to_a_page_or_a_heading_that_is_not_there_is_found() -> None:
    text = (
        "[a](docs/README.md) [b](docs/nowhere.md) [c](#nowhere) [d](docs/hosting.md#nowhere) [e](https://example.org)"
    )
    assert broken(ROOT / "README.md", text) == ["docs/nowhere.md", "#nowhere", "docs/hosting.md#nowhere"]


@pytest.mark.parametrize("page", [page for page in PAGES if page.name != "rules-coverage.md"], ids=name_of)
def test_every_folder_and_file_that_a_page_names_is_there(page: Path) -> None:
    named = {path for path in NAMED.findall(prose(page)) if not path.startswith(BUILT)}
    assert sorted(path for path in named if not (ROOT / path).exists()) == []


@pytest.mark.parametrize("page", [page for page in PAGES if page.parent.name == "docs"], ids=name_of)
def test_the_index_of_the_documentation_names_every_page(page: Path) -> None:
    index = ROOT / "docs" / "README.md"
    if page != index:
        assert f"]({page.name})" in prose(index)
