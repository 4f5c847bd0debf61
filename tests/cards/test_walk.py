"""The walk that every card goes finds what it is there to find."""

from collections import Counter

import pytest

from netrunner.cards.facts import find
from netrunner.scenario import Scenario
from tests.cards.walk import CORP, RUNNER, chosen, positions, walk


@pytest.mark.parametrize(
    ("title", "labels"),
    [
        ("Hedge Fund", {"Play Hedge Fund"}),
        ("Magnum Opus", {"Install Magnum Opus", "Use Magnum Opus: Gain 2 credits"}),
        ("Priority Requisition", {"Install Priority Requisition", "Score Priority Requisition"}),
    ],
)
def test_a_walk_takes_what_its_card_offers(title: str, labels: set[str]) -> None:
    card = find(title)
    done = {label for position in positions(card) for label in walk(card, position)}
    assert labels <= done


def test_every_type_of_card_is_put_where_it_can_be() -> None:
    titles = ("Ice Wall", "PAD Campaign", "Nisei MK II", "Hedge Fund", "Corroder", "Sure Gamble", "Noise", "Weyland")
    counts = Counter(len(list(positions(find(title, pack="core")))) for title in titles)
    assert counts == {1: 2, 2: 5, 3: 1}


def test_a_credit_from_nowhere_stops_a_walk(monkeypatch: pytest.MonkeyPatch) -> None:
    choose = chosen

    def forging(s: Scenario, index: int) -> str:
        key = choose(s, index)
        s.state.players[0].credits += 1
        return key

    card = find("Hedge Fund")
    position = next(positions(card))
    monkeypatch.setattr("tests.cards.walk.chosen", forging)
    with pytest.raises(AssertionError, match="credits in circulation"):
        walk(card, position)


def test_a_position_that_a_clone_does_not_reach_stops_a_walk(monkeypatch: pytest.MonkeyPatch) -> None:
    choose = chosen

    def tagging(s: Scenario, index: int) -> str:
        key = choose(s, index)
        s.state.players[1].tags += 1
        return key

    card = find("Hedge Fund")
    position = next(positions(card))
    monkeypatch.setattr("tests.cards.walk.chosen", tagging)
    with pytest.raises(AssertionError):
        walk(card, position)


def test_the_table_of_the_walk_is_a_position_by_itself() -> None:
    s = Scenario(corp=CORP, runner=RUNNER)
    assert (s.side, s.corp.clicks, s.runner.tags) == ("corp", 3, 1)
