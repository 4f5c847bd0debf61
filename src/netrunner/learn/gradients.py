"""The slopes of the value network's loss, worked out by hand, and the steps that follow them (Adam)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

import numpy as np

from netrunner.bots.card_vector import CARD_SIZE
from netrunner.bots.encoding import PLACES
from netrunner.bots.network import CARDS, EMBEDDING

Array = Any
Slopes = dict[str, Array]
EMBEDDED: Final = len(PLACES) * EMBEDDING


def value_slopes(
    w: Slopes, flat: Array, results: Array, drop: Array | None = None, blind: Array | None = None
) -> tuple[float, Slopes]:
    """The log loss of the value network on some positions, and its slopes. `drop` are factors for what the first layer
    says, `blind` for the cards in each place."""
    cards = flat[:, :CARDS].reshape(-1, CARD_SIZE)
    numbers = np.clip((flat[:, CARDS:] - w["value mean"]) * w["value scale"], -5, 5)
    state = np.concatenate(((cards @ w["value embedding"]).reshape(len(flat), -1), numbers), axis=1)
    if blind is not None:
        seen = np.repeat(blind, EMBEDDING, axis=1)
        state[:, :EMBEDDED] *= seen
    one = np.maximum(state @ w["value 1"] + w["value 1 bias"], 0)
    if drop is not None:
        one = one * drop
    two = np.maximum(one @ w["value 2"] + w["value 2 bias"], 0)
    logit = np.clip((two @ w["value 3"] + w["value 3 bias"])[:, 0], -30, 30)
    guess = 1 / (1 + np.exp(-logit))
    loss = float(-np.mean(results * np.log(guess + 1e-9) + (1 - results) * np.log(1 - guess + 1e-9)))
    slope = ((guess - results) / len(flat))[:, None].astype(np.float32)
    found: Slopes = {"value 3": two.T @ slope, "value 3 bias": slope.sum(0)}
    slope = (slope @ w["value 3"].T) * (two > 0)
    found["value 2"], found["value 2 bias"] = one.T @ slope, slope.sum(0)
    slope = (slope @ w["value 2"].T) * (one > 0)
    if drop is not None:
        slope = slope * drop
    found["value 1"], found["value 1 bias"] = state.T @ slope, slope.sum(0)
    back = slope @ w["value 1"][:EMBEDDED].T
    if blind is not None:
        back = back * seen
    found["value embedding"] = cards.T @ back.reshape(-1, EMBEDDING)
    return loss, found


class Adam:
    """Steps down the slopes, longer where they have been steady, with decay of the weights (but not of biases)."""

    def __init__(self, names: Iterable[str], weights: Slopes) -> None:
        self.first = {name: np.zeros_like(weights[name]) for name in names}
        self.second = {name: np.zeros_like(weights[name]) for name in names}
        self.steps = 0

    def step(self, weights: Slopes, slopes: Slopes, rate: float, decay: float) -> None:
        self.steps += 1
        correction = (1 - 0.999**self.steps) ** 0.5 / (1 - 0.9**self.steps)
        for name, slope in slopes.items():
            first, second = self.first[name], self.second[name]
            first += 0.1 * (slope - first)
            second += 0.001 * (slope * slope - second)
            if weights[name].ndim > 1:
                weights[name] *= 1 - rate * decay
            weights[name] -= (rate * correction) * first / (np.sqrt(second) + 1e-8)
