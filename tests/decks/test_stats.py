"""The numbers: exact odds against brute force, composition, drawings."""

import json
from collections.abc import Sequence
from fractions import Fraction
from itertools import combinations
from xml.etree import ElementTree

import pytest

from netrunner.cards.facts import find
from netrunner.decks import Deck, DeckError
from netrunner.decks.stats import deck_stats, hypergeometric
from netrunner.decks.stats.breaker_suite import COMMON_ICE
from netrunner.decks.stats.composition import composition
from netrunner.decks.stats.deck_odds import by_turn, chances
from netrunner.decks.stats.page import html_page, svg_file, tables


def hands(cards: Sequence[str], draws: int) -> list[tuple[str, ...]]:
    return list(combinations(cards, draws))


def share(found: Sequence[bool]) -> Fraction:
    return Fraction(sum(found), len(found))


def test_odds_agree_with_counting_every_hand() -> None:
    pile = ["a", "a", "b", "ab", "x", "x", "x", "x"]
    cards = {"a": 2, "b": 1, "ab": 1, "x": 4}
    for draws in range(len(pile) + 1):
        every = [tuple(pile[i] for i in hand) for hand in combinations(range(len(pile)), draws)]
        assert hypergeometric.at_least_one(8, 2, draws) == share(["a" in hand for hand in every])
        assert hypergeometric.at_least(2, 8, 4, draws) == share([hand.count("x") >= 2 for hand in every])
        both = [any("a" in card for card in hand) and any("b" in card for card in hand) for hand in every]
        assert hypergeometric.all_of(cards, [{"a", "ab"}, {"b", "ab"}], draws) == share(both)


def test_points_agree_with_counting_every_hand() -> None:
    pile = [3, 3, 2, 1, 0, -1, -1, -1]  # -1: no agenda
    for draws in range(len(pile) + 1):
        every = [sum(max(pile[i], 0) for i in hand) for hand in combinations(range(len(pile)), draws)]
        spread = hypergeometric.points_distribution({3: 2, 2: 1, 1: 1, 0: 1}, len(pile), draws)
        assert spread == {total: Fraction(every.count(total), len(every)) for total in set(every)}


def test_a_mulligan_is_counted_exactly() -> None:
    """Seven cards, a hand of five, one draw: every order of hand, draw, second hand and second draw."""
    deck = Deck.build("Noise", {"Corroder": 1, "Mimic": 1, "Diesel": 5})
    pile = ["Corroder", "Mimic", *["Diesel"] * 5]
    every = [(hand, draw) for hand in combinations(range(7), 5) for draw in range(7) if draw not in hand]

    def seen(wanted: set[str], hand: tuple[int, ...], draw: int) -> bool:
        return wanted <= {pile[i] for i in (*hand, draw)}

    for groups, keep in (([{"Corroder"}], {"Corroder"}), ([{"Corroder"}, {"Mimic"}], {"Corroder", "Mimic"})):
        wanted = set().union(*groups)
        fresh = share([seen(wanted, *way) for way in every])
        total = Fraction(0)
        for hand, draw in every:
            kept = any(pile[i] in keep for i in hand)
            total += Fraction(int(seen(wanted, hand, draw))) if kept else fresh
        assert by_turn(deck, groups, 1, 1, keep) == total / len(every)


def test_known_chances() -> None:
    deck = Deck.build("Noise", {"Corroder": 3, "Sure Gamble": 3, "Diesel": 39})
    none = Fraction(42 * 41 * 40 * 39 * 38, 45 * 44 * 43 * 42 * 41)
    assert chances(deck).openings[0].plain == 1 - none == Fraction(431, 1419)
    fracter = chances(deck, draws_per_turn=0).breakers[0]
    first = Fraction(431, 1419)
    assert fracter.chances[1] == first + (1 - first) * first
    assert list(fracter.chances.values()) == [fracter.chances[1]] * len(fracter.chances)


def test_andromeda_draws_nine() -> None:
    assert chances(Deck.build("Andromeda", {"Sure Gamble": 45})).hand == 9


def test_a_small_deck_has_odds_too() -> None:
    assert chances(Deck.build("Noise", {"Corroder": 1})).breakers[0].chances[1] == 1
    assert chances(Deck.build(None, {"Ice Wall": 1})).accesses[0].any_agenda == 0


def test_composition_counts_what_is_there() -> None:
    made = composition(Deck.load("core-jinteki"))
    assert made.types == {"ice": 20, "asset": 12, "agenda": 9, "operation": 7, "upgrade": 1}
    assert {kind.kind: kind.count for kind in made.ice} == {"barrier": 6, "code gate": 7, "sentry": 5, "other": 2}
    assert made.ice[0].mean_strength == 4
    assert made.economy == {"Melange Mining Corp.": 2, "PAD Campaign": 3, "Hedge Fund": 3}
    assert (made.agenda_points, sum(made.agendas.values())) == (21, 9)
    assert sum(made.costs.values()) == 49 - 9
    runner = composition(Deck.build("Noise", {"Gordian Blade": 2, "Corroder": 1, "Bribery": 1}))
    assert runner.influence == {"Gordian Blade": 6, "Bribery": 2}
    assert runner.breakers == {"fracter": {"Corroder": 1}, "decoder": {"Gordian Blade": 2}}
    assert list(runner.costs) == ["2", "4", "X"]


@pytest.mark.parametrize("name", ["core-jinteki", "core-shaper"])
def test_the_drawings_are_well_formed_and_stand_alone(name: str) -> None:
    deck = Deck.load(name)
    stats = deck_stats(Deck(deck.identity, deck.entries, name='<b>&"name"'))
    assert ElementTree.fromstring(svg_file(stats)).tag.endswith("svg")
    page = html_page(stats)
    assert "<b>&" not in page
    assert "http" not in page.replace("http://www.w3.org/2000/svg", "")
    assert all(caption in page.replace("&amp;", "&") for caption, _, _ in tables(stats))
    json.dumps(stats.as_json())


def test_the_breaker_table_takes_its_prices_from_outside() -> None:
    deck = Deck.build("Noise", {"Corroder": 2, "Mimic": 1, "Diesel": 3})
    prices = {("Corroder", "Ice Wall"): 1, ("Mimic", "Rototurret"): 1}
    stats = deck_stats(deck, break_cost=lambda breaker, ice: prices.get((breaker, ice)))
    assert stats.suite is not None
    row = next(row for row in stats.suite if row.ice == "Ice Wall")
    assert (row.costs, row.cheapest) == ({"Corroder": 1, "Mimic": None}, 1)
    assert ["Ice Wall", "1", "–"] in tables(stats)[-1][2]
    assert deck_stats(deck).suite is None
    assert deck_stats(Deck.build("Noise", {"Diesel": 3}), break_cost=lambda *_: 0).suite == ()
    assert all(find(ice).type == "ice" for ice in COMMON_ICE)


def test_a_deck_without_cards_has_no_numbers() -> None:
    with pytest.raises(DeckError, match="no cards to count"):
        deck_stats(Deck.build("Noise", {}))
