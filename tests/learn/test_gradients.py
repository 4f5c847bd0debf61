"""The slopes that were worked out by hand are those that small changes of the weights show."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from netrunner.bots.encoding import FLAT_SIZE, PLACES
from netrunner.bots.network import SHAPES, Network, fresh
from netrunner.learn.gradients import Adam, value_slopes
from netrunner.learn.training import VALUE

Array = Any
NUDGE = 1e-5


def weights() -> dict[str, Array]:
    """In double precision, and with a last layer large enough to matter."""
    found = {name: value.astype(np.float64) for name, value in fresh(3).items()}
    found["value 3"] *= 10
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
    assert set(slopes) == set(VALUE)
    compare(w, slopes, lambda: value_slopes(w, flat, results, drop, blind)[0])
    if not dropping:
        guess = Network(w).values(flat.astype(np.float32))
        assert loss == pytest.approx(-np.mean(np.log(np.where(results > 0.5, guess, 1 - guess))), rel=1e-3)


def test_steps_lead_down() -> None:
    w = {"a": np.array([[3.0]])}
    adam = Adam(["a"], w)
    for _ in range(400):
        adam.step(w, {"a": 2 * (w["a"] - 1)}, rate=0.05, decay=0.0)
    assert w["a"][0, 0] == pytest.approx(1.0, abs=0.05)
