"""The slopes of what the choice network is taught by contrasts, worked out by hand.

The network's answer, on top of the policy's score, shall be how likely the side wins with each option, up to what all
options of the decision have in common. Errors are squared; options count less, the worse the policy thinks of them.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from netrunner.bots.choice_network import EMBEDDING, WIDE
from netrunner.bots.choice_numbers import OPTION_SIZE, PLACES
from netrunner.bots.policy import KINDS

Array = Any
Slopes = dict[str, Array]
UNIT: Final = 0.01  # of a game: one unit of the network's answer
FAR: Final = 4.0  # credits behind the best at which an option counts for a third


class Lesson:
    """Some contrasts of one side, as arrays of one kind of number. `scale`: credits in a unit of the answer."""

    def __init__(self, found: dict[str, Array], scale: float, kind: Any = np.float32) -> None:
        self.state = found["state"].astype(kind)
        self.cards = found["cards"].astype(kind)
        self.options = found["options"].astype(kind)
        self.rows = found["rows"].astype(kind)
        kinds = found["kinds"]
        self.kinds = (kinds[:, :, None] == found["every kind"]).astype(kind)
        there = (kinds < len(KINDS)).astype(kind)
        scores = found["scores"].astype(kind)
        best = np.max(np.where(there > 0, scores, -1e9), axis=1, keepdims=True)
        weights = there * np.exp(np.maximum(scores - best, -20.0) / FAR)
        self.weights = weights / weights.sum(1, keepdims=True)
        self.base = scores / scale
        self.values = found["values"].astype(kind) / UNIT

    def centred(self, numbers: Array) -> Array:
        """Without what all options of a decision have in common."""
        return numbers - (numbers * self.weights).sum(1, keepdims=True)


def contrast_slopes(w: Slopes, lesson: Lesson) -> tuple[float, Slopes]:
    """The mean squared error in units, and its slopes."""
    count, many = lesson.base.shape
    places = len(PLACES)
    table = w["cards"][:places].reshape(places * EMBEDDING, WIDE)
    embedded = (lesson.cards @ w["embedding"]).reshape(count, places * EMBEDDING)
    known = lesson.rows.reshape(count * many, -1) @ w["embedding"]
    options = lesson.options.reshape(-1, OPTION_SIZE)
    kinds = lesson.kinds.reshape(-1, len(KINDS))
    first = options @ w["options"] + kinds @ w["kinds"] + known @ w["cards"][places]
    shared = lesson.state @ w["state"] + embedded @ table + w["first bias"]
    first = np.maximum(first.reshape(count, many, WIDE) + shared[:, None], 0).reshape(-1, WIDE)
    second = np.maximum(first @ w["second"] + w["second bias"], 0)
    answer = (second @ w["answer"]).reshape(count, many)
    error = lesson.centred(lesson.base + answer - lesson.values)
    loss = float((lesson.weights * error * error).sum() / count)

    slope = (2 / count * lesson.weights * error).reshape(-1)
    found: Slopes = {"answer": second.T @ slope}
    back = slope[:, None] * w["answer"] * (second > 0)
    found["second"], found["second bias"] = first.T @ back, back.sum(0)
    back = (back @ w["second"].T) * (first > 0)
    found["options"] = options.T @ back
    found["kinds"] = kinds.T @ back
    of_decision = back.reshape(count, many, WIDE).sum(1)
    found["first bias"] = of_decision.sum(0)
    found["state"] = lesson.state.T @ of_decision
    of_places = (embedded.T @ of_decision).reshape(places, EMBEDDING, WIDE)
    found["cards"] = np.concatenate((of_places, (known.T @ back)[None]))
    of_cards = (of_decision @ table.T).reshape(-1, EMBEDDING)
    found["embedding"] = lesson.cards.reshape(len(of_cards), -1).T @ of_cards
    found["embedding"] += lesson.rows.reshape(count * many, -1).T @ (back @ w["cards"][places].T)
    return loss, {name: value.astype(w[name].dtype) for name, value in found.items()}


def baseline(lesson: Lesson) -> float:
    """The error without a network: of the policy's scores alone."""
    error = lesson.centred(lesson.base - lesson.values)
    return float((lesson.weights * error * error).sum() / len(error))
