"""The slopes that were worked out by hand are those that small changes of the weights show."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from netrunner.bots.encoding import FLAT_SIZE, PLACES
from netrunner.bots.network import SHAPES, Network, fresh
from netrunner.bots.option_encoding import OPTION_SIZE
from netrunner.learn.gradients import Adam, policy_slopes, value_slopes

Array = Any
NUDGE = 1e-5


def weights() -> dict[str, Array]:
    """In double precision, and with last layers large enough to matter."""
    found = {name: value.astype(np.float64) for name, value in fresh(3).items()}
    for name in ("value 3", "policy 3"):
        found[name] *= 10
    return found


def compare(w: dict[str, Array], slopes: dict[str, Array], loss: Callable[[], float]) -> None:
    chance = np.random.default_rng(1)
    for name, slope in slopes.items():
        for _ in range(4):
            place = tuple(chance.integers(0, size) for size in w[name].shape)
            before = w[name][place]
            w[name][place] = before + NUDGE
            up = loss()
            w[name][place] = before - NUDGE
            down = loss()
            w[name][place] = before
            assert slope[place] == pytest.approx((up - down) / (2 * NUDGE), rel=1e-3, abs=1e-6), name


@pytest.mark.parametrize("dropping", [False, True])
def test_the_slopes_of_the_value_network(dropping: bool) -> None:
    chance = np.random.default_rng(0)
    w = weights()
    flat, results = chance.normal(size=(6, FLAT_SIZE)), chance.integers(0, 2, 6).astype(float)
    drop = chance.integers(0, 2, (6, SHAPES["value 2"][0])).astype(float) if dropping else None
    blind = chance.integers(0, 2, (6, len(PLACES))).astype(float) if dropping else None
    loss, slopes = value_slopes(w, flat, results, drop, blind)
    assert set(slopes) == {name for name in SHAPES if name.startswith("value")}
    compare(w, slopes, lambda: value_slopes(w, flat, results, drop, blind)[0])
    if not dropping:
        guess = Network(w).values(flat.astype(np.float32))
        assert loss == pytest.approx(-np.mean(np.log(np.where(results > 0.5, guess, 1 - guess))), rel=1e-3)


def test_the_slopes_of_the_policy_network() -> None:
    chance = np.random.default_rng(0)
    w = weights()
    counts, first = np.array([3, 2, 5, 2, 1]), np.array([1, 0, 4, 1, 0])
    flat, options = chance.normal(size=(5, FLAT_SIZE)), chance.normal(size=(13, OPTION_SIZE))
    leads, trust = 0.1 * chance.normal(size=13), chance.random(13)
    _, slopes = policy_slopes(w, flat, options, counts, first, leads, trust)
    assert set(slopes) == {name for name in SHAPES if name.startswith("policy")}
    compare(w, slopes, lambda: policy_slopes(w, flat, options, counts, first, leads, trust)[0])


def test_a_policy_that_says_what_was_measured_has_no_loss() -> None:
    chance = np.random.default_rng(0)
    w = weights()
    flat, options = chance.normal(size=(1, FLAT_SIZE)), chance.normal(size=(4, OPTION_SIZE))
    said = Network(w).advantages(flat[0].astype(np.float32), options.astype(np.float32))
    loss, _ = policy_slopes(w, flat, options, np.array([4]), np.array([2]), said - said[2], np.ones(4))
    assert loss < 1e-6


def test_steps_lead_down() -> None:
    w = {"a": np.array([[3.0]])}
    adam = Adam(["a"], w)
    for _ in range(400):
        adam.step(w, {"a": 2 * (w["a"] - 1)}, rate=0.05, decay=0.0)
    assert w["a"][0, 0] == pytest.approx(1.0, abs=0.05)
