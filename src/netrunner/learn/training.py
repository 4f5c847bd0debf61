"""Training: epochs over shards, a part of the games kept back to see what was learned, and a checkpoint after each.

The same data and seed give the same weights on the same machine. Training that was broken off goes on from its
checkpoint.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from time import monotonic
from typing import Any, Final

import numpy as np

from netrunner.bots.encoding import PLACES
from netrunner.bots.network import CARDS, SHAPES, Network, fresh
from netrunner.learn.gradients import Adam, Slopes, value_slopes
from netrunner.learn.shards import TrainingData

Array = Any
BATCH: Final = 1024
RATE: Final = 1e-3
DECAY: Final = 0.05
DROP: Final = 0.25  # the share of sums of the first layer that is left out, anew in every step
BLIND: Final = 0.4  # the same for the cards of a place: no deck is to be learned by heart
KEPT_BACK: Final = 10  # every so manieth game is for validation
FACTS: Final = ("value mean", "value scale")  # of the positions, which are not learned
VALUE: Final = tuple(name for name in SHAPES if name.startswith("value") and name not in FACTS)


class Training:
    """Weights on their way, and the course of the losses."""

    def __init__(
        self, data: TrainingData, seed: int, checkpoint: Path | None, start: Slopes | None = None, rate: float = RATE
    ) -> None:
        self.data = data
        self.seed = seed
        self.checkpoint = checkpoint
        self.rate = rate  # of the first epoch; it falls to nothing
        self.curves: list[dict[str, float]] = []
        self.weights = fresh(seed) if start is None else {name: np.array(value) for name, value in start.items()}
        if start is None:
            self.standardize()
        self.best: Slopes = {}
        self.lowest = np.inf
        self.adam = Adam(VALUE, self.weights)
        if checkpoint is not None and checkpoint.exists():
            self.resume(checkpoint)
        elif start is not None:
            self.keep_best(self.test())

    def standardize(self) -> None:
        """Numbers of a position are brought to about the same size."""
        if len(self.data.positions):
            numbers = self.data.positions[:: max(1, len(self.data.positions) // 50_000), CARDS:].astype(np.float32)
            self.weights["value mean"] = numbers.mean(0)
            self.weights["value scale"] = (1 / (numbers.std(0) + 0.05)).astype(np.float32)

    def epochs(self, count: int, seconds: float = 0) -> Iterator[dict[str, float]]:
        """Go over the data so many times in all; the losses after each. After so many seconds no epoch begins."""
        begun = monotonic()
        for epoch in range(len(self.curves), count):
            if seconds and monotonic() - begun > seconds:
                return
            chance = np.random.default_rng((self.seed, epoch))
            rate = self.rate * (0.51 + 0.49 * float(np.cos(np.pi * epoch / count)))
            row = {"epoch": float(epoch + 1), **self.epoch(chance, rate)}
            self.curves.append(row)
            self.keep_best(row)
            if self.checkpoint is not None:
                self.save(self.checkpoint)
            yield row

    def epoch(self, chance: np.random.Generator, rate: float) -> dict[str, float]:
        data = self.data
        if not len(data.positions):
            return {}
        tested = data.games % KEPT_BACK == 0
        order = chance.permutation(np.flatnonzero(~tested))
        losses: list[float] = []
        for first in range(0, len(order) - len(order) % BATCH or len(order), BATCH):
            taken = np.sort(order[first : first + BATCH])
            flat = data.positions[taken].astype(np.float32)
            drop = (chance.random((len(taken), SHAPES["value 2"][0])) >= DROP).astype(np.float32) / (1 - DROP)
            blind = (chance.random((len(taken), len(PLACES))) >= BLIND).astype(np.float32) / (1 - BLIND)
            loss, slopes = value_slopes(self.weights, flat, data.results[taken], drop, blind)
            self.adam.step(self.weights, slopes, rate, DECAY)
            losses.append(loss)
        return {"value": float(np.mean(losses)), **self.test()}

    def test(self) -> dict[str, float]:
        """The mean log loss on games that are not learned from, and how often the likelier side won."""
        data = self.data
        tested = np.flatnonzero(data.games % KEPT_BACK == 0)
        if not len(tested):
            return {}
        losses = right = 0.0
        for first in range(0, len(tested), 8192):
            taken = tested[first : first + 8192]
            results = data.results[taken]
            flat = data.positions[taken].astype(np.float32)
            loss, _ = value_slopes(self.weights, flat, results)
            losses += loss * len(taken)
            right += float(np.sum((self.guess(flat) > 0.5) == (results > 0.5)))
        return {"value test": losses / len(tested), "value right": right / len(tested)}

    def guess(self, flat: Array) -> Array:
        return Network(self.weights).values(flat)

    def keep_best(self, row: dict[str, float]) -> None:
        """Remember the weights of the epoch that did best on what was kept back."""
        if row.get("value test", np.inf) < self.lowest:
            self.lowest = row["value test"]
            self.best = {name: self.weights[name].copy() for name in VALUE}

    def result(self) -> Slopes:
        """The weights to keep: the best."""
        return {**self.weights, **self.best}

    def save(self, path: Path) -> None:
        packed: dict[str, Array] = {f"w {name}": value for name, value in self.weights.items()}
        packed |= {f"best {name}": value for name, value in self.best.items()}
        packed |= {f"first {name}": value for name, value in self.adam.first.items()}
        packed |= {f"second {name}": value for name, value in self.adam.second.items()}
        packed["steps"] = np.array(self.adam.steps)
        packed["curves"] = np.array(json.dumps(self.curves))
        unfinished = path.with_suffix(".part")
        with unfinished.open("wb") as file:
            np.savez(file, **packed)
        unfinished.replace(path)

    def resume(self, path: Path) -> None:
        with np.load(path) as file:
            found = {name: file[name] for name in file.files}
        self.curves = json.loads(str(found["curves"]))
        for name in SHAPES:
            self.weights[name] = found[f"w {name}"]
        tests = [row["value test"] for row in self.curves if "value test" in row]
        if tests:
            self.lowest = min(tests)
            self.best = {name: found[f"best {name}"] for name in VALUE}
        for name in VALUE:
            self.adam.first[name], self.adam.second[name] = found[f"first {name}"], found[f"second {name}"]
        self.adam.steps = int(found["steps"])
