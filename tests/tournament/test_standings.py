"""Tournament Regulations IV.7.b: tiebreakers, in exact fractions."""

from fractions import Fraction

from hypothesis import given, settings
from hypothesis import strategies as st

from netrunner.tournament.standings import Tally, standings, strength
from tests.rulings import ruling
from tests.tournament.events import custom, event, play_round


def field(*tallies: Tally) -> dict[int, Tally]:
    return {tally.id: tally for tally in tallies}


@ruling("TR/tiebreakers/1")
def test_points_come_first_and_strengths_break_ties_in_order() -> None:
    table = field(
        Tally(1, "more points", points=9, rounds=3, opponents=[5]),
        Tally(2, "strong opponent", points=6, rounds=3, opponents=[4]),
        Tally(3, "weak opponent", points=6, rounds=3, opponents=[5]),
        Tally(4, "strong", points=18, rounds=3, opponents=[2]),
        Tally(5, "weak", points=0, rounds=3, opponents=[3]),
    )
    assert [standing.name for standing in standings(table)] == [
        "strong",
        "more points",
        "strong opponent",
        "weak opponent",
        "weak",
    ]


@ruling("TR/tiebreakers/2")
def test_strength_of_schedule_is_the_mean_of_the_opponents_points_a_round() -> None:
    table = field(
        Tally(1, "A", opponents=[2, 3]),
        Tally(2, "B", points=13, rounds=6),
        Tally(3, "C", points=5, rounds=4),
    )
    assert strength(table[1], table) == (Fraction(13, 6) + Fraction(5, 4)) / 2 == Fraction(41, 24)


@ruling("TR/tiebreakers/3")
def test_extended_strength_is_the_mean_of_the_opponents_strengths_and_breaks_the_next_tie() -> None:
    table = field(
        Tally(1, "A", points=6, rounds=2, opponents=[3]),
        Tally(2, "B", points=6, rounds=2, opponents=[4]),
        Tally(3, "C", points=4, rounds=2, opponents=[1, 5]),
        Tally(4, "D", points=4, rounds=2, opponents=[2, 6]),
        Tally(5, "E", points=0, rounds=2, opponents=[3]),
        Tally(6, "F", points=2, rounds=2, opponents=[4]),
    )
    ranked = {standing.name: standing for standing in standings(table)}
    assert ranked["A"].sos == ranked["B"].sos == 2
    assert ranked["A"].esos == Fraction(3, 2)
    assert ranked["B"].esos == 2
    assert ranked["B"].rank < ranked["A"].rank


@ruling("TR/tiebreakers/4")
def test_the_last_ties_are_broken_by_a_lot_that_is_drawn_once() -> None:
    orders = set()
    for seed in range(8):
        made = event(4, seed=str(seed))
        order = [standing.id for standing in made.event.standings()]
        assert order == [standing.id for standing in made.event.standings()]
        assert all(standing.by_lot for standing in made.event.standings())
        orders.add(tuple(order))
        play_round(made, lambda match: (3, 3))
        assert [standing.id for standing in made.event.standings()] == order
    assert len(orders) > 3


@ruling("TR/tiebreakers/4")
def test_a_lot_never_overrides_a_tiebreaker() -> None:
    table = field(
        Tally(1, "A", lot=1, points=3, rounds=1, opponents=[]),
        Tally(2, "B", lot=9, points=3, rounds=1, opponents=[3]),
        Tally(3, "C", lot=5, points=0, rounds=3, opponents=[2]),
    )
    table[3].points = 1
    assert [standing.name for standing in standings(table)] == ["B", "A", "C"]


def test_a_bye_counts_in_points_and_rounds_and_is_no_opponent() -> None:
    made = event(5)
    play_round(made)
    lucky = next(match.first for match in made.event.round.matches if match.second is None)
    tally = made.event.tallies()[lucky]
    assert (tally.points, tally.rounds, tally.opponents) == (6, 1, [])
    standing = next(standing for standing in made.event.standings() if standing.id == lucky)
    assert standing.sos == standing.esos == 0


def test_fractions_tie_exactly_where_decimals_would_not() -> None:
    table = field(
        Tally(1, "A", lot=2, points=3, rounds=1, opponents=[3, 4, 5]),
        Tally(2, "B", lot=1, points=3, rounds=1, opponents=[5, 4, 3]),
        Tally(3, "C", points=1, rounds=10),
        Tally(4, "D", points=2, rounds=10),
        Tally(5, "E", points=3, rounds=10),
    )
    one, two = standings(table)[:2]
    assert one.sos == two.sos
    assert 0.1 + 0.2 + 0.3 != 0.3 + 0.2 + 0.1
    assert one.name == "B"


def test_standings_as_json_hold_exact_fractions() -> None:
    table = field(Tally(1, "A", points=6, rounds=1, opponents=[2]), Tally(2, "B", points=13, rounds=6, opponents=[1]))
    assert standings(table)[1].as_json() == {
        "rank": 2,
        "id": 1,
        "name": "A",
        "points": 6,
        "rounds": 1,
        "sos": "13/6",
        "esos": "6",
    }


@settings(max_examples=20, deadline=None)
@given(st.integers(4, 12), st.integers(0, 99))
def test_everyone_has_one_rank_and_the_order_is_by_merit(players: int, seed: int) -> None:
    made = custom(players, swiss=3, seed=str(seed))
    for _ in range(2):
        play_round(made, lambda match: [(6, 0), (3, 3), (4, 1)][(match.table + seed) % 3])
    table = made.event.standings()
    assert [standing.rank for standing in table] == list(range(1, players + 1))
    merits = [(standing.points, standing.sos, standing.esos) for standing in table]
    assert merits == sorted(merits, reverse=True)
