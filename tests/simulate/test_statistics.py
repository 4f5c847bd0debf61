"""The numbers: intervals, comparisons and ratings against values known from elsewhere."""

from collections import Counter
from math import isclose

import pytest

from netrunner.simulate import Batch, play
from netrunner.simulate.comparison import Comparison, compared
from netrunner.simulate.confidence import Rate, chance_of_better, paired_interval, quantile, wilson
from netrunner.simulate.elo import ratings


@pytest.mark.parametrize(
    ("count", "of", "low", "high"),
    [(81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0.0, 0.1611), (1, 29, 0.0061, 0.1718)],
)
def test_wilson_intervals_agree_with_newcombe_1998(count: int, of: int, low: float, high: float) -> None:
    assert wilson(count, of) == pytest.approx((low, high), abs=5e-5)


def test_a_rate_of_everything_or_nothing_keeps_its_end() -> None:
    assert Rate(10, 10).interval[1] == 1.0
    assert Rate(0, 10).interval[0] == 0.0
    assert str(Rate(50, 100)) == "50.0 % (40.4–59.6 %)"


def test_the_chance_of_being_better_is_exact_and_meets_its_approximation() -> None:
    assert chance_of_better(1, 0) == 0.75
    assert isclose(chance_of_better(30, 50) + chance_of_better(50, 30), 1)
    assert isclose(chance_of_better(2020, 1979), chance_of_better(2020, 1980), abs_tol=0.01)


def test_a_paired_interval_is_never_of_no_width() -> None:
    low, high = paired_interval(0, 0, 100)
    assert low < 0 < high


def test_quantiles_are_of_what_was_counted() -> None:
    counter = Counter({3: 1, 5: 8, 10: 1})
    assert [quantile(counter, share) for share in (0.05, 0.5, 0.9, 1)] == [3, 5, 5, 10]
    with pytest.raises(ValueError, match="nothing"):
        quantile({}, 0.5)


def test_a_comparison_says_how_sure_it_is() -> None:
    verdicts = []
    for gained, lost in ((0, 0), (6, 4), (60, 20), (20, 60)):
        comparison = Comparison(("old", "new"), "corp")
        for _ in range(gained):
            comparison.add(False, True)
        for _ in range(lost):
            comparison.add(True, False)
        comparison.add(True, True)
        verdicts.append(comparison.verdict)
    assert verdicts == [
        "old and new won the same games: nothing tells them apart.",
        "It could be chance: new is better than old with only 73 % certainty.",
        "new is better than old: 99.9 % sure.",
        "old is better than new: 99.9 % sure.",
    ]


@pytest.mark.parametrize("side", ["corp", "runner"])
def test_a_deck_compared_with_itself_wins_the_same_games(side: str) -> None:
    same = ["core-jinteki", "core-jinteki"] if side == "corp" else ["core-shaper", "core-shaper"]
    others = ["core-shaper", "core-anarch"] if side == "corp" else ["core-jinteki", "core-nbn"]
    corps, runners = (same, others) if side == "corp" else (others, same)
    batch = Batch.of(corps, runners, games=3)
    found = compared(batch, side, [play(batch, number) for number in range(batch.total)])
    assert (found.pairs, found.gained, found.lost) == (6, 0, 0)
    assert found.as_json()["second_is_better"] == 0.5


def test_a_rating_difference_is_what_the_score_says() -> None:
    strong, weak = ratings(["weak", "strong"], {("strong", "weak"): (640, 1000)})
    assert (strong.name, weak.name) == ("strong", "weak")
    assert strong.elo - weak.elo == pytest.approx(100, abs=1)  # 64 % is 100 points
    assert strong.elo + weak.elo == pytest.approx(3000)
    assert 0 < strong.margin < 15


def test_who_won_everything_still_has_a_rating() -> None:
    results = {("a", "b"): (20.0, 20), ("a", "c"): (20.0, 20), ("b", "c"): (10.0, 20)}
    rated = ratings(["a", "b", "c"], results)
    assert rated[0].name == "a"
    assert 1700 < rated[0].elo < 3000
    assert rated[1].elo == pytest.approx(rated[2].elo)
    assert rated[0].margin > rated[1].margin
    assert (rated[0].score, rated[0].games) == (40, 40)


def test_more_games_make_ratings_surer() -> None:
    few = ratings(["a", "b"], {("a", "b"): (12.0, 20)})[0].margin
    many = ratings(["a", "b"], {("a", "b"): (1200.0, 2000)})[0].margin
    assert many < few / 5
