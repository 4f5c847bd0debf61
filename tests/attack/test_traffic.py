"""What a room sends tells nothing that is hidden: how many messages, how long they are, and when."""

from __future__ import annotations

import pytest

from tests.attack import LONGER
from tests.attack.traffic import Plan, Told, compare, random_decks

PLANS = {
    "a bot is the Corp": Plan(bot=("corp", "random"), clock=1800),
    "a bot is the Runner": Plan(bot=("runner", "rookie")),
    "somebody watches a bot": Plan(bot=("corp", "ace" if LONGER else "rookie"), watching=True),
    "two people": Plan(clock=1800),
    "two people, and somebody watches": Plan(watching=True),
}
FIRST, GAMES, CHOICES = 4, 1 + 5 * LONGER, 30 + 170 * LONGER


@pytest.mark.parametrize("name", PLANS)
def test_decks_of_all_cards_tell_nothing_by_the_number_size_and_time_of_messages(name: str) -> None:
    found: list[Told] = []
    for seed in range(FIRST, FIRST + GAMES):
        found += compare(random_decks(seed), seed, CHOICES, PLANS[name])
    print(f"{name}: {len(found)} comparisons")
    assert len(found) > 15 * GAMES, "hardly anything was compared"
    assert [str(each) for each in found if each] == []


SECRETS = frozenset({"Eden Shard", "Hades Shard", "Utopia Shard", "Subliminal Messaging", "Formicary"})
"""Cards that have their chance while only their player knows them."""


def test_cards_that_only_their_player_knows_tell_nothing_whatever_was_said_about_them_beforehand() -> None:
    found: list[Told] = []
    for seed in range(GAMES):
        found += compare(random_decks(seed, SECRETS), seed, CHOICES, Plan(clock=1800, increment=5))
    print(f"secret cards: {len(found)} comparisons")
    assert len(found) > 15 * GAMES, "hardly anything was compared"
    assert [str(each) for each in found if each] == []


def test_a_bot_declines_as_fast_what_only_it_can_see_as_where_there_is_nothing() -> None:
    """Formicary asks its owner as a server is approached. Without it there is a pause in its place."""
    decks = random_decks(29, favoured=frozenset({"Formicary"}))
    found = compare(decks, 29, 12, Plan(bot=("corp", "rookie")))
    assert [str(each) for each in found if each] == []
