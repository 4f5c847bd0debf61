"""The texts that people read, against the golden files."""

import json
from pathlib import Path

import pytest

from netrunner.cards.behaviour import BOOK
from netrunner.cards.registry import definition, load_behaviour, text
from netrunner.engine.ability import Trigger
from netrunner.engine.effects.branching import May, OneOf
from netrunner.engine.effects.choosing import Choose
from netrunner.engine.effects.paying import Unless
from netrunner.engine.phrase import Voice, say_all
from netrunner.engine.structure import Program, walk
from tests.cards import texts

BLANK = {"Sunny Lebeau: Security Specialist", "Vanity Project"}
"""The cards of the pool that have no rule text."""

SHARED = Path(__file__).resolve().parents[3] / "shared" / "cards"


def test_every_card_says_what_the_golden_files_say() -> None:
    found = texts.differences()
    assert found == [], "read the differences; if they are meant: python -m tests.cards.texts --write"


def test_every_card_that_plays_is_in_a_golden_file_once() -> None:
    load_behaviour()
    lines = [line for content in texts.written().values() for line in content.splitlines()]
    titles = [line for line in lines if line and not line.startswith(("#", " "))]
    assert sorted(titles) == sorted(BOOK)


def test_every_question_that_a_card_asks_has_words() -> None:
    """Words of its own spare a card the rendering of its text, not that of its questions."""
    load_behaviour()
    for title in BOOK:
        card = definition(title)
        for root in (*card.abilities, card.play):
            for _, part in walk(root):
                if isinstance(part, Program):
                    for place, effect in enumerate(part.effects):
                        if isinstance(effect, (Choose, May, OneOf, Unless)):
                            assert say_all(part.effects[place : place + 2], Voice(card.side)), title
                elif isinstance(part, Trigger) and part.optional and not part.prompt:
                    assert say_all(part.effects, Voice(card.side)), title


def test_a_card_has_text_unless_it_is_printed_without() -> None:
    load_behaviour()
    assert {title for title in BOOK if not text(title)} == BLANK & BOOK.keys()


@pytest.mark.skipif(not SHARED.exists(), reason="the public card data is not at hand")
def test_the_blank_cards_are_those_without_printed_text() -> None:
    cards = json.loads((SHARED / "cards.json").read_text(encoding="utf-8"))
    assert {card["title"] for card in cards if not card.get("text")} == BLANK


def test_a_difference_is_shown_line_by_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(texts, "FOLDER", tmp_path / "texts")
    texts.write()
    assert texts.differences() == []
    core = tmp_path / "texts" / "core.txt"
    core.write_text(core.read_text(encoding="utf-8").replace("Gain 9 credits", "Gain 10 credits"), encoding="utf-8")
    core.with_name("no-such-cycle.txt").write_text("Hedge Fond\n", encoding="utf-8")
    found = texts.differences()
    assert "-Hedge Fond" in found
    assert any(line.startswith("-") and "Gain 10" in line for line in found)
    texts.write()
    assert texts.differences() == []
