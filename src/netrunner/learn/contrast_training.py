"""Training from contrasts: the weights of the policy by least squares, then the networks that correct it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import numpy as np

from netrunner.bots import choice_network
from netrunner.bots.policy import GENERAL, KINDS, SIZE, WIDTH
from netrunner.engine.terms import SIDES
from netrunner.learn.arrays import Device
from netrunner.learn.contrast_slopes import UNIT, Lesson, baseline, contrast_slopes
from netrunner.learn.contrasts import NOTHING, SHAPES
from netrunner.learn.course import KEPT_BACK, Course
from netrunner.learn.gradients import Slopes
from netrunner.learn.shards import columns

Array = Any
BATCH: Final = 1024
RATE: Final = 1e-3
DECAY: Final = 0.02
NAMES: Final = tuple(name for name in choice_network.SHAPES if name != "scale")
CLOSE: Final = 3.0  # credits within which scores tell what one credit is worth
LEAST_WORTH: Final = 0.001  # of a game, that a credit is taken to be worth at least
SPREADS: Final = (0.05, 0.1, 0.2, 0.4, 0.8)  # units that weights of the policy may usually have, tried one by one


class ContrastData:
    """The contrasts of one side, in shards."""

    def __init__(self, paths: Sequence[Path], side: int) -> None:
        whole = columns(paths, {name: shape for name, (shape, _) in SHAPES.items()})
        kinds = whole["kinds"]
        if not np.all((kinds < len(KINDS)) | (kinds == NOTHING)) or np.any(kinds[:, 0] == NOTHING):
            raise ValueError("Some shards are damaged: they hold decisions between options that there are not.")
        mine = np.flatnonzero(whole["sides"] == side)
        self.columns = {name: value[mine] for name, value in whole.items()}
        tested = self.columns["games"] % KEPT_BACK == 0
        self.taught, self.tested = np.flatnonzero(~tested), np.flatnonzero(tested)
        if not len(self.taught):
            raise ValueError(f"The shards hold no decision of the {SIDES[side]} to learn from: more games have some.")

    def lesson(self, taken: Array, scale: float, device: Device, kind: Any = np.float32) -> Lesson:
        found = {name: device.bring(value[taken]) for name, value in self.columns.items()}
        found["every kind"] = device.bring(np.arange(len(KINDS), dtype=np.uint8))
        return Lesson(found, scale, kind)

    def leave_out(self, added: Array, scale: float) -> None:
        """Take from the values what weights of the policy, in credits, say of them."""
        weights = np.concatenate((np.asarray(added, np.float32).reshape(len(KINDS), WIDTH), np.zeros((1, WIDTH))))
        kinds = np.minimum(self.columns["kinds"], len(KINDS))
        for first in range(0, len(kinds), BATCH):
            part = slice(first, first + BATCH)
            of_options = weights[kinds[part]]
            flags = self.columns["flags"][part].astype(np.float32)
            options = self.columns["options"][part, :, : WIDTH - GENERAL].astype(np.float32)
            credits = np.einsum("dok,dk->do", of_options[:, :, :GENERAL], flags)
            credits += (of_options[:, :, GENERAL:] * options).sum(2)
            self.columns["values"][part] -= (UNIT * credits / scale).astype(np.float32)

    def worth_of_a_credit(self) -> float:
        """How much of a game goes with a credit of the policy's scores, among options that are close."""
        scores, values, kinds = (self.columns[name][self.taught] for name in ("scores", "values", "kinds"))
        there = kinds < len(KINDS)
        best = np.where(there, scores, -np.inf).max(1, keepdims=True)
        close = there & (scores > best - CLOSE)
        count = np.maximum(close.sum(1, keepdims=True), 1)
        x = np.where(close, scores - np.where(close, scores, 0).sum(1, keepdims=True) / count, 0)
        y = np.where(close, values - np.where(close, values, 0).sum(1, keepdims=True) / count, 0)
        return max(LEAST_WORTH, float((x * y).sum() / max(1e-9, float((x * x).sum()))))


class ChoiceTraining(Course):
    """The network of one side on its way."""

    judged_by = "choice test"

    def __init__(
        self, data: ContrastData, weights: Slopes, seed: int, checkpoint: Path | None = None, rate: float = RATE
    ) -> None:
        self.data = data
        self.scale = float(weights["scale"][0])
        super().__init__(weights, NAMES, seed, checkpoint, rate, start_counts=True)

    def epoch(self, chance: np.random.Generator, rate: float) -> dict[str, float]:
        order = chance.permutation(self.data.taught)
        losses: list[float] = []
        for first in range(0, len(order) - len(order) % BATCH or len(order), BATCH):
            lesson = self.data.lesson(np.sort(order[first : first + BATCH]), self.scale, self.device)
            loss, slopes = contrast_slopes(self.weights, lesson)
            self.adam.step(self.weights, slopes, rate, DECAY)
            losses.append(loss - baseline(lesson))
        return {"choice": float(np.mean(losses)) if losses else 0.0, **self.test()}

    def test(self) -> dict[str, float]:
        """By how much the squared error on games kept back is above that of the policy alone, in squared units: what is
        below nothing was learned."""
        tested = self.data.tested
        total = 0.0
        for first in range(0, len(tested), BATCH):
            taken = tested[first : first + BATCH]
            lesson = self.data.lesson(taken, self.scale, self.device)
            total += (contrast_slopes(self.weights, lesson)[0] - baseline(lesson)) * len(taken)
        return {"choice test": total / max(1, len(tested))}


def fit_policy(data: ContrastData, scale: float) -> tuple[Array, dict[float, float]]:
    """What to add to the weights of the policy, in credits, by least squares with a spread that weights usually have;
    and by how much the error on games kept back changes with each spread that was tried."""
    device = Device()
    products, sums, noise = normal_equations(data, data.taught, scale, device)
    tested = normal_equations(data, data.tested, scale, device)
    found: dict[float, Array] = {}
    errors: dict[float, float] = {}
    for spread in SPREADS:
        ridge = products + np.eye(SIZE) * noise / spread**2
        found[spread] = np.linalg.solve(ridge, sums)
        w = found[spread]
        errors[spread] = float(w @ tested[0] @ w - 2 * w @ tested[1]) / max(1, len(data.tested))
    best = min(errors, key=errors.__getitem__)
    return (found[best] * scale).astype(np.float32), errors


def normal_equations(data: ContrastData, taken: Array, scale: float, device: Device) -> tuple[Array, Array, float]:
    """Of the circumstances of options and what their scores lack, in units; the mean of the squares of that."""
    products = device.bring(np.zeros((SIZE, SIZE), np.float64))
    sums = device.bring(np.zeros(SIZE, np.float64))
    squares = 0.0
    for first in range(0, len(taken), BATCH):
        part = taken[first : first + BATCH]
        lesson = data.lesson(part, scale, device)
        count, many = lesson.base.shape
        flags = device.bring(data.columns["flags"][part]).astype(np.float32)
        whole = np.concatenate(
            (np.repeat(flags[:, None], many, axis=1), lesson.options[:, :, : WIDTH - GENERAL]), axis=2
        )
        rows = (lesson.kinds[:, :, :, None] * whole[:, :, None, :]).reshape(count, many, SIZE)
        rows = rows - (rows * lesson.weights[:, :, None]).sum(1, keepdims=True)
        lacking = lesson.centred(lesson.values - lesson.base)
        rows = rows.reshape(-1, SIZE)
        weighted = rows * lesson.weights.reshape(-1, 1)
        products += weighted.T @ rows
        sums += weighted.T @ lacking.reshape(-1)
        squares += float((lesson.weights * lacking * lacking).sum())
    return device.fetch(products), device.fetch(sums), squares / max(1, len(taken))


def scale_of(data: ContrastData) -> float:
    """Credits that a unit of a network's answer is worth."""
    return UNIT / data.worth_of_a_credit()
