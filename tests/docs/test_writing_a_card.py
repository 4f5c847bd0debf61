"""The guide to writing a card is true: its blocks run in order, its cards say what it shows, its test passes."""

import re
import types
from collections.abc import Iterator
from pathlib import Path

import pytest

from docs import generate
from netrunner.cards import registry
from netrunner.cards.behaviour import BOOK
from netrunner.cards.registry import load_behaviour, text

GUIDE = (Path(generate.__file__).parent / "writing-a-card.md").read_text(encoding="utf-8")
BLOCK = re.compile(r"^```(python|text)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
UNLIKE = {"Beanstalk Royalties"}
"""Written otherwise in the guide, to show something."""


def shown() -> dict[str, str]:
    """The texts that the guide shows, by title."""
    texts: dict[str, list[str]] = {}
    title = ""
    for kind, block in BLOCK.findall(GUIDE):
        if kind == "text":
            for line in block.splitlines():
                if line.startswith("    "):
                    texts[title].append(line[4:])
                else:
                    title = line
                    texts[title] = []
    return {title: "\n".join(lines) for title, lines in texts.items()}


@pytest.fixture
def guide() -> Iterator[types.ModuleType]:
    """A module made of the guide's blocks, which enter their cards into an empty book."""
    load_behaviour()
    before = dict(BOOK)
    BOOK.clear()
    registry.definition.cache_clear()
    module = types.ModuleType("writing_a_card")
    try:
        for kind, block in BLOCK.findall(GUIDE):
            if kind == "python":
                exec(compile(block, "docs/writing-a-card.md", "exec"), module.__dict__)
        yield module
    finally:
        BOOK.clear()
        BOOK.update(before)
        registry.definition.cache_clear()


def test_every_card_of_the_guide_is_shown(guide: types.ModuleType) -> None:
    assert list(BOOK) == list(shown())


@pytest.mark.parametrize("title", shown())
def test_a_card_says_what_the_guide_shows(guide: types.ModuleType, title: str) -> None:
    assert text(title) == shown()[title]


def test_the_card_that_no_pool_has_says_what_the_guide_shows(guide: types.ModuleType) -> None:
    shown = re.findall(r"^render\((\w+)\)  # (.+)$", GUIDE, re.MULTILINE)
    assert shown
    for name, words in shown:
        assert guide.render(getattr(guide, name)) == words


def test_the_test_of_the_guide_passes(guide: types.ModuleType) -> None:
    tests = [value for name, value in vars(guide).items() if name.startswith("test_")]
    assert len(tests) == 2
    for prove in tests:
        prove()


@pytest.mark.parametrize("title", sorted(shown().keys() - UNLIKE))
def test_the_guide_writes_a_card_as_the_pool_does(title: str) -> None:
    assert text(title) == shown()[title]
