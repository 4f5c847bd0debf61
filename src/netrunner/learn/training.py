"""Training of the value network: epochs over positions, a part of the games kept back to see what was learned."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import numpy as np

from netrunner.bots.encoding import PLACES
from netrunner.bots.network import CARDS, SHAPES, fresh
from netrunner.learn.arrays import Device
from netrunner.learn.course import KEPT_BACK, Course
from netrunner.learn.gradients import Slopes, log_loss, value_chances, value_slopes
from netrunner.learn.shards import PositionData

Array = Any
BATCH: Final = 2048
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
        self,
        data: PositionData,
        seed: int,
        checkpoint: Path | None,
        start: Slopes | None = None,
        rate: float = RATE,
        fading: float = 1.0,
    ) -> None:
        self.data = data
        self.fading = fading  # how much later turns count in what a position is taught; with 1 only who won does
        weights = fresh(seed) if start is None else {name: np.array(value) for name, value in start.items()}
        if start is None:
            standardize(weights, data.positions)
        device = Device()
        self.positions, self.results = device.bring(data.positions), device.bring(data.results)
        super().__init__(weights, VALUE, seed, checkpoint, rate, start_counts=start is not None)

    def rows(self, taken: Array) -> Array:
        """Some positions, where training computes."""
        return self.positions[self.device.bring(taken)].astype(np.float32)

    def aims(self) -> Array:
        """What each position is taught: who won or, where later turns fade, what the network says of the next position
        and, less and less, of those after it. That is much less left to luck."""
        if self.fading >= 1 or not self.curves:
            return self.results
        count = len(self.data.games)
        every = np.arange(count)
        chances = np.concatenate(
            [
                self.device.fetch(value_chances(self.weights, self.rows(every[first : first + TESTED_AT_ONCE])))
                for first in range(0, count, TESTED_AT_ONCE)
            ]
        )
        return self.device.bring(faded(chances, self.data.results, self.data.games, self.fading))

    def epoch(self, chance: np.random.Generator, rate: float) -> dict[str, float]:
        data = self.data
        if not len(data.positions):
            return {}
        bring = self.device.bring
        aims = self.aims()
        tested = data.games % KEPT_BACK == 0
        order = chance.permutation(np.flatnonzero(~tested))
        losses: list[float] = []
        for first in range(0, len(order) - len(order) % BATCH or len(order), BATCH):
            taken = np.sort(order[first : first + BATCH])
            wide = len(self.weights["value 2"])
            drop = (chance.random((len(taken), wide), np.float32) >= DROP).astype(np.float32) / (1 - DROP)
            blind = (chance.random((len(taken), len(PLACES))) >= BLIND).astype(np.float32) / (1 - BLIND)
            loss, slopes = value_slopes(self.weights, self.rows(taken), aims[bring(taken)], bring(drop), bring(blind))
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
            taken = tested[first : first + TESTED_AT_ONCE]
            results = self.results[self.device.bring(taken)]
            chances = value_chances(self.weights, self.rows(taken))
            losses += float(log_loss(chances, results).sum())
            wrong += float(((chances > 0.5) != (results > 0.5)).sum())
        return {"value test": losses / len(tested), "value right": 1 - wrong / len(tested)}


def faded(chances: Array, results: Array, games: Array, fading: float) -> Array:
    """For each position, in the order of the game: the chances at the next one and, fading, those after it."""
    found = np.empty(len(games), np.float32)
    later = 0.0
    for place in range(len(games) - 1, -1, -1):
        last = place + 1 == len(games) or games[place + 1] != games[place]
        later = float(results[place]) if last else (1 - fading) * float(chances[place + 1]) + fading * later
        found[place] = later
    return found


def standardize(weights: Slopes, positions: Array) -> None:
    """Numbers of a position are brought to about the same size."""
    if len(positions):
        numbers = positions[:: max(1, len(positions) // 50_000), CARDS:].astype(np.float32)
        weights["value mean"] = numbers.mean(0)
        weights["value scale"] = (1 / (numbers.std(0) + 0.05)).astype(np.float32)
