"""Numbers move the way that wins, the same games are played again, and a log is gone on from."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from netrunner.bots.tuning import corp_tuning, use_tuned
from netrunner.engine.terms import CORP, RUNNER
from netrunner.learn import tune
from netrunner.learn.matches import HELD_BACK, match


@pytest.fixture(autouse=True)
def numbers_stay() -> Iterator[None]:
    before = tune.numbers()
    yield
    for side, values in before.items():
        tune.use(side, values)


def test_a_number_moves_the_way_that_won() -> None:
    values = {"corp": {"up": 2.0, "even": 1.0}, "runner": {"down": 3.0}}
    one = tune.Round(values, 0)
    for number in range(4000):
        ups = tune.signs(values, number)
        corp = ups["corp"]["up"] > 0 if number % 4 else ups["runner"]["down"] > 0
        one.winners.append(CORP if corp else RUNNER)
    effects = one.effects()
    assert effects["corp"]["up"] > 0.6
    assert abs(effects["corp"]["even"]) < 4 * one.error()
    assert effects["runner"]["down"] < -0.15
    after = one.next()
    assert after["corp"]["up"] > 2.0 * 1.3
    assert after["runner"]["down"] < 3.0 / 1.3
    assert 0.85 < after["corp"]["even"] < 1.15


def test_a_number_that_is_nothing_moves_too() -> None:
    assert tune.moved(0.0, 1) > 0 > tune.moved(0.0, -1)
    assert tune.moved(2.0, 0) == 2.0


def test_a_log_is_gone_on_from(tmp_path: Path) -> None:
    whole, parts = tmp_path / "whole.json", tmp_path / "parts.json"
    list(tune.tune(whole, rounds=2, games=3))
    for side, values in tune.load(whole)[0].values.items():
        tune.use(side, values)
    list(tune.tune(parts, rounds=1, games=2))
    list(tune.tune(parts, rounds=2, games=3))
    assert tune.load(whole) == tune.load(parts)


def test_held_back_decks_are_not_tuned_with() -> None:
    names = {name for number in range(300) for name in match(number)}
    assert not names & HELD_BACK
    assert any(name.startswith("core-") for name in names)
    assert any(not name.startswith("core-") for name in names)


def test_a_check_plays_both_sides_of_each_game() -> None:
    values = tune.numbers()
    (line,) = tune.check(values, values, games=4)
    assert line.startswith("2/4 = 50.0 %"), "against itself a rookie wins every game once"


def test_an_unknown_number_is_refused() -> None:
    with pytest.raises(ValueError, match="no number 'luck'"):
        tune.use("corp", {"luck": 1.0})


def test_the_tuned_numbers_are_in_use() -> None:
    corp_tuning.ice_on_hq = -1.0
    use_tuned()
    tuned = tune.numbers()["corp"]["ice_on_hq"]
    assert tuned == -1.0 or tuned > 0
