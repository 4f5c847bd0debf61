"""What the front page, the README and the documents say about the pool is what the registry counts."""

import re
from pathlib import Path

import pytest

from netrunner.cards.facts import all_facts
from netrunner.cards.registry import implemented
from netrunner.decks.bundled_decks import DeckCollection, bundled

ROOT = Path(__file__).resolve().parents[2]
CLAIM = re.compile(r"whole pool\s+plays:\s+([\d,]+)\s+of\s+([\d,]+)\s+titles")
NUMBERS = {6: "six", 14: "fourteen"}


@pytest.mark.parametrize("page", ["README.md", "CHANGELOG.md", "docs/playing.md", "web/src/text/en/home.ts"])
def test_the_numbers_of_the_sentence_are_true(page: str) -> None:
    claims = CLAIM.findall((ROOT / page).read_text(encoding="utf-8"))
    playing = sum(implemented(title) for title in all_facts())
    assert claims == [(f"{playing:,}", f"{len(all_facts()):,}")]


def test_the_whole_pool_plays() -> None:
    assert [title for title in all_facts() if not implemented(title)] == []


@pytest.mark.parametrize("page", ["README.md", "CHANGELOG.md"])
def test_the_decks_that_come_with_it_are_as_many_as_said(page: str) -> None:
    said = " ".join((ROOT / page).read_text(encoding="utf-8").split())
    champions, archetypes = (
        NUMBERS[len(bundled(collection))] for collection in (DeckCollection.CHAMPIONS, DeckCollection.ARCHETYPES)
    )
    assert f"{champions} decks of world champions" in said or f"{champions} world champions' decks" in said
    assert f"{archetypes} archetypes" in said
