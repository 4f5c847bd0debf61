"""The arithmetic of ratings."""

from __future__ import annotations

import math

import pytest

from netrunner.server.ratings.glicko import NARROWEST, SETTLED, START, WIDEST, Rating, after, expected, rested


def test_the_example_of_glickmans_paper_comes_out() -> None:
    rating = after(Rating(1500, 200), [(Rating(1400, 30), 1.0), (Rating(1550, 100), 0.0), (Rating(1700, 300), 0.0)])
    assert rating.value == pytest.approx(1464, abs=0.5)
    assert rating.deviation == pytest.approx(151.4, abs=0.1)


def test_the_shares_that_both_expect_add_up_to_one_game() -> None:
    strong, weak = Rating(1700, 80), Rating(1500, 80)
    assert expected(strong, weak) + expected(weak, strong) == pytest.approx(1)
    assert expected(strong, weak) > 0.7


@pytest.mark.parametrize("points", [0.0, 0.5, 1.0])
def test_a_game_between_equals_moves_both_by_the_same(points: float) -> None:
    one, other = Rating(1600, 90), Rating(1600, 90)
    gained = after(one, [(other, points)]).value - one.value
    lost = after(other, [(one, 1 - points)]).value - other.value
    assert gained == pytest.approx(-lost)
    assert math.copysign(1, gained) == math.copysign(1, points - 0.5) or gained == 0


def test_a_surprise_moves_more_than_what_was_expected() -> None:
    strong, weak = Rating(1800, 100), Rating(1400, 100)
    assert after(weak, [(strong, 1.0)]).value - weak.value > 4 * (after(strong, [(weak, 1.0)]).value - strong.value)


def test_a_rating_settles_with_games_and_never_becomes_quite_sure() -> None:
    rating, opponent = Rating(), Rating(START, 60)
    assert not rating.settled
    for game in range(500):
        rating = after(rating, [(opponent, game % 2)])
    assert rating.settled
    assert rating.deviation == NARROWEST
    assert rating.value == pytest.approx(START, abs=20)


def test_who_does_not_play_is_known_less_and_less() -> None:
    rating = Rating(1650, 50)
    assert rested(rating, 0) == rating
    assert rested(rating, -3) == rating  # a clock that went back
    assert rested(rating, 90).deviation > SETTLED
    assert rested(rating, 730).deviation == pytest.approx(WIDEST)
    assert rested(rating, 10_000) == Rating(1650, WIDEST)
