"""Decks that an opponent may have brought."""

from collections import Counter
from random import Random

import pytest

from netrunner.cards.facts import all_facts
from netrunner.decks.opponent_guess import guess, influence

IDENTITIES = {
    "Jinteki: Personal Evolution": "corp",
    "NBN: Making News": "corp",
    "Weyland Consortium: Building a Better World": "corp",
    "Noise: Hacker Extraordinaire": "runner",
    'Kate "Mac" McCaffrey: Digital Tinker': "runner",
}


@pytest.mark.parametrize(("identity", "side"), IDENTITIES.items())
@pytest.mark.parametrize("seed", range(4))
def test_a_guess_is_a_deck_that_could_be(identity: str, side: str, seed: int) -> None:
    titles = Counter(guess(identity, side, {}, 45, 0, Random(seed)))
    facts = {title: all_facts()[title] for title in titles}
    mine = all_facts()[identity]
    assert titles.total() == 45
    assert {card.side for card in facts.values()} == {side}
    assert all(titles[title] <= card.deck_limit for title, card in facts.items())
    spent = sum(titles[title] * (influence(mine, card) or 0) for title, card in facts.items())
    assert spent <= (mine.influence_limit or 0)
    points = sum(titles[title] * (card.points or 0) for title, card in facts.items())
    assert 20 <= points <= 22 if side == "corp" else points == 0


def test_what_was_seen_is_counted() -> None:
    identity = "Jinteki: Personal Evolution"
    seen = {"Nisei MK II": 3, "Priority Requisition": 3, "Snare!": 3, "Archer": 3, "Enigma": 2}
    titles = Counter(guess(identity, "corp", seen, 30, 1, Random(2)))
    assert titles.total() == 30
    assert not {"Nisei MK II", "Priority Requisition", "Snare!", "Archer"} & set(titles)
    assert titles["Enigma"] <= 1
    assert sum(count * (all_facts()[title].points or 0) for title, count in titles.items()) <= 5


def test_there_is_ice_enough_for_the_ice_on_the_table() -> None:
    titles = guess("NBN: Making News", "corp", {"Enigma": 3, "Wall of Static": 3}, 14, 12, Random(1))
    assert sum(all_facts()[title].type == "ice" for title in titles) >= 12


def test_the_same_chance_gives_the_same_guess_and_any_number_can_be_asked_for() -> None:
    cards = guess("NBN: Making News", "corp", {}, 200, 0, Random(3))
    assert len(cards) == 200
    assert cards == guess("NBN: Making News", "corp", {}, 200, 0, Random(3))
