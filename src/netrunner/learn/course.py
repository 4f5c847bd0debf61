"""What every training shares: epochs whose steps grow shorter, the best weights by what was kept back, a checkpoint.

The same data and seed give the same weights on the same machine. Training that was broken off goes on from its
checkpoint.
"""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from pathlib import Path
from time import monotonic
from typing import Any

import numpy as np

from netrunner.bots.network import arrays_in
from netrunner.learn.arrays import Device
from netrunner.learn.gradients import Adam, Slopes

Array = Any
KEPT_BACK = 10  # every so manieth game is for validation


class Course(ABC):
    """Weights on their way, and the course of the losses. A training says how an epoch and a test go."""

    judged_by = ""  # the figure of a test that is to be low

    def __init__(
        self, weights: Slopes, names: Sequence[str], seed: int, checkpoint: Path | None, rate: float, start_counts: bool
    ) -> None:
        self.device = Device()
        self.seed = seed
        self.checkpoint = checkpoint
        self.rate = rate  # of the first epoch; it falls to nothing
        self.names = names
        self.curves: list[dict[str, float]] = []
        self.weights = self.device.bring_all(weights)
        self.best: Slopes = {}
        self.lowest = np.inf
        self.adam = Adam(names, self.weights)
        if checkpoint is not None and checkpoint.exists():
            self.resume(checkpoint)
        elif start_counts:
            self.keep_best(self.test())

    @abstractmethod
    def epoch(self, chance: np.random.Generator, rate: float) -> dict[str, float]:
        """Go over the data once, and test."""

    @abstractmethod
    def test(self) -> dict[str, float]:
        """The figures on what was kept back."""

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

    def keep_best(self, row: dict[str, float]) -> None:
        """Remember the weights of the epoch that did best on what was kept back."""
        if row.get(self.judged_by, np.inf) < self.lowest:
            self.lowest = row[self.judged_by]
            self.best = {name: self.device.fetch(self.weights[name]).copy() for name in self.names}

    def result(self) -> Slopes:
        """The weights to keep: the best."""
        return {**self.device.fetch_all(self.weights), **self.best}

    def save(self, path: Path) -> None:
        fetch = self.device.fetch
        packed: dict[str, Array] = {f"w {name}": fetch(value) for name, value in self.weights.items()}
        packed |= {f"best {name}": value for name, value in self.best.items()}
        packed |= {f"first {name}": fetch(value) for name, value in self.adam.first.items()}
        packed |= {f"second {name}": fetch(value) for name, value in self.adam.second.items()}
        packed["lowest"] = np.array(self.lowest)
        packed["steps"] = np.array(self.adam.steps)
        packed["curves"] = np.array(json.dumps(self.curves))
        path.parent.mkdir(parents=True, exist_ok=True)
        unfinished = path.with_suffix(".part")
        with unfinished.open("wb") as file:
            np.savez(file, **packed)
        unfinished.replace(path)

    def resume(self, path: Path) -> None:
        """Go on from a checkpoint. `ValueError` says that it is none of this training."""
        found = arrays_in(path)
        wanted = {f"w {name}": value.shape for name, value in self.weights.items()}
        wanted |= {"lowest": (), "steps": (), "curves": ()}
        wanted |= {f"{part} {name}": self.weights[name].shape for part in ("first", "second") for name in self.names}
        if any(name not in found or found[name].shape != shape for name, shape in wanted.items()):
            raise ValueError(f"{path.name} is no checkpoint of this training.")
        bring = self.device.bring
        self.curves = json.loads(str(found["curves"]))
        for name in self.weights:
            self.weights[name] = bring(found[f"w {name}"])
        self.lowest = float(found["lowest"])
        self.best = {name: found[f"best {name}"] for name in self.names if f"best {name}" in found}
        for name in self.names:
            self.adam.first[name] = bring(found[f"first {name}"])
            self.adam.second[name] = bring(found[f"second {name}"])
        self.adam.steps = int(found["steps"])
