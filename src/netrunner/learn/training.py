"""Training of the value network: epochs over positions, a part of the games kept back to see what was learned."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import numpy as np

from netrunner.bots.encoding import PLACES
from netrunner.bots.network import CARDS, SHAPES, fresh
from netrunner.learn.course import KEPT_BACK, Course
from netrunner.learn.gradients import Slopes, log_loss, value_chances, value_slopes
from netrunner.learn.shards import PositionData

Array = Any
BATCH: Final = 1024
TESTED_AT_ONCE: Final = 8192
RATE: Final = 1e-3
DECAY: Final = 0.05
DROP: Final = 0.15  # the share of sums of the first layer that is left out, anew in every step
BLIND: Final = 0.3  # the same for the cards of a place: no deck is to be learned by heart
FACTS: Final = ("value mean", "value scale")  # of the positions, which are not learned
VALUE: Final = tuple(name for name in SHAPES if name.startswith("value") and name not in FACTS)


class Training(Course):
    """The value network on its way."""

    judged_by = "value test"

    def __init__(
        self, data: PositionData, seed: int, checkpoint: Path | None, start: Slopes | None = None, rate: float = RATE
    ) -> None:
        self.data = data
        weights = fresh(seed) if start is None else {name: np.array(value) for name, value in start.items()}
        if start is None:
            standardize(weights, data.positions)
        super().__init__(weights, VALUE, seed, checkpoint, rate, start_counts=start is not None)

    def rows(self, taken: Array) -> tuple[Array, Array]:
        """Some positions and how they ended, where training computes."""
        flat = self.device.bring(self.data.positions[taken]).astype(np.float32)
        return flat, self.device.bring(self.data.results[taken])

    def epoch(self, chance: np.random.Generator, rate: float) -> dict[str, float]:
        data = self.data
        if not len(data.positions):
            return {}
        bring = self.device.bring
        tested = data.games % KEPT_BACK == 0
        order = chance.permutation(np.flatnonzero(~tested))
        losses: list[float] = []
        for first in range(0, len(order) - len(order) % BATCH or len(order), BATCH):
            taken = np.sort(order[first : first + BATCH])
            flat, results = self.rows(taken)
            drop = (chance.random((len(taken), SHAPES["value 2"][0])) >= DROP).astype(np.float32) / (1 - DROP)
            blind = (chance.random((len(taken), len(PLACES))) >= BLIND).astype(np.float32) / (1 - BLIND)
            loss, slopes = value_slopes(self.weights, flat, results, bring(drop), bring(blind))
            self.adam.step(self.weights, slopes, rate, DECAY)
            losses.append(loss)
        return {"value": float(np.mean(losses)), **self.test()}

    def test(self) -> dict[str, float]:
        """The mean log loss on games that are not learned from, and how often the likelier side won."""
        tested = np.flatnonzero(self.data.games % KEPT_BACK == 0)
        if not len(tested):
            return {}
        losses = wrong = 0.0
        for first in range(0, len(tested), TESTED_AT_ONCE):
            flat, results = self.rows(tested[first : first + TESTED_AT_ONCE])
            chances = value_chances(self.weights, flat)
            losses += float(log_loss(chances, results).sum())
            wrong += float(((chances > 0.5) != (results > 0.5)).sum())
        return {"value test": losses / len(tested), "value right": 1 - wrong / len(tested)}


def standardize(weights: Slopes, positions: Array) -> None:
    """Numbers of a position are brought to about the same size."""
    if len(positions):
        numbers = positions[:: max(1, len(positions) // 50_000), CARDS:].astype(np.float32)
        weights["value mean"] = numbers.mean(0)
        weights["value scale"] = (1 / (numbers.std(0) + 0.05)).astype(np.float32)
