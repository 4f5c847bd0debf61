"""What any card that plays must stand, whatever it says."""

import pytest

from netrunner.cards.behaviour import BOOK
from netrunner.cards.facts import all_facts
from netrunner.cards.registry import load_behaviour
from netrunner.scenario import Scenario
from tests.cards.walk import positions, walk

load_behaviour()


@pytest.mark.parametrize("title", sorted(BOOK))
def test_a_card_plays_wherever_it_can_be(title: str) -> None:
    card = all_facts()[title]
    labels = [label for position in positions(card) for label in walk(card, position)]
    if card.type == "agenda":
        assert f"Score {title}" in labels


@pytest.mark.parametrize("title", sorted(title for title in BOOK if all_facts()[title].type != "identity"))
def test_a_card_in_hand_can_be_played_or_installed_or_there_is_a_rule_against_it(title: str) -> None:
    card = all_facts()[title]
    corp, runner, turn, _ = next(positions(card))
    s = Scenario(corp=corp, runner=runner, turn=turn)
    label = f"{'Play' if card.type in ('operation', 'event') else 'Install'} {title}"
    reason = s.why_not(label)
    assert (reason is None) == s.can(label)
    assert reason is None or (reason.rule and reason.message)
