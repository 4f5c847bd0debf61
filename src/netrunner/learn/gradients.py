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


def value_layers(
    w: Slopes, flat: Array, drop: Array | None = None, blind: Array | None = None
) -> tuple[Array, Array, Array, Array, Array]:
    """What the layers of the value network say of some positions: cards, what goes in, both sums, chances of the Corp.
    `drop` are factors for what the first layer says, `blind` for what of the cards in each place goes in."""
    cards = flat[:, :CARDS].reshape(-1, CARD_SIZE)
    numbers = np.clip((flat[:, CARDS:] - w["value mean"]) * w["value scale"], -5, 5)
    state = np.concatenate(((cards @ w["value embedding"]).reshape(len(flat), -1), numbers), axis=1)
    if blind is not None:
        state[:, :EMBEDDED] *= blind
    one = np.maximum(state @ w["value 1"] + w["value 1 bias"], 0)
    if drop is not None:
        one = one * drop
    two = np.maximum(one @ w["value 2"] + w["value 2 bias"], 0)
    logit = np.clip((two @ w["value 3"] + w["value 3 bias"])[:, 0], -30, 30)
    return cards, state, one, two, 1 / (1 + np.exp(-logit))


def value_chances(w: Slopes, flat: Array) -> Array:
    """The Corp's chances in some positions."""
    return value_layers(w, flat)[-1]


def log_loss(chances: Array, results: Array) -> Array:
    return -(results * np.log(chances + 1e-9) + (1 - results) * np.log(1 - chances + 1e-9))


def value_slopes(
    w: Slopes, flat: Array, results: Array, drop: Array | None = None, blind: Array | None = None
) -> tuple[float, Slopes]:
    """The log loss of the value network on some positions, and its slopes. `drop` are factors for what the first layer
    says, `blind` for the cards in each place."""
    seen = None if blind is None else np.repeat(blind, EMBEDDING, axis=1)
    cards, state, one, two, guess = value_layers(w, flat, drop, seen)
    loss = float(log_loss(guess, results).mean())
    slope = ((guess - results) / len(flat))[:, None].astype(np.float32)
    found: Slopes = {"value 3": two.T @ slope, "value 3 bias": slope.sum(0)}
    slope = (slope @ w["value 3"].T) * (two > 0)
    found["value 2"], found["value 2 bias"] = one.T @ slope, slope.sum(0)
    slope = (slope @ w["value 2"].T) * (one > 0)
    if drop is not None:
        slope = slope * drop
    found["value 1"], found["value 1 bias"] = state.T @ slope, slope.sum(0)
    back = slope @ w["value 1"][:EMBEDDED].T
    if seen is not None:
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
