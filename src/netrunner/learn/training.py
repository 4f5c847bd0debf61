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
from netrunner.bots.network import CARDS, SHAPES, UNIT, Network, fresh
from netrunner.learn.gradients import Adam, Slopes, policy_slopes, value_slopes
from netrunner.learn.shards import TrainingData

Array = Any
BATCH: Final = 1024
DECISIONS: Final = 256  # in a batch of the policy's
RATE: Final = 1e-3
DECAY: Final = 0.05
DROP: Final = 0.25  # the share of sums of the first layer that is left out, anew in every step
BLIND: Final = 0.4  # the same for the cards of a place: no deck is to be learned by heart
KEPT_BACK: Final = 10  # every so manieth game is for validation
VALUE: Final = tuple(name for name in SHAPES if name.startswith("value"))
POLICY: Final = tuple(name for name in SHAPES if name.startswith("policy"))


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
        self.best: dict[str, Slopes] = {}
        self.lowest = {"value": np.inf, "policy": np.inf}
        self.value_adam = Adam(VALUE, self.weights)
        self.policy_adam = Adam(POLICY, self.weights)
        if checkpoint is not None and checkpoint.exists():
            self.resume(checkpoint)
        elif start is not None:
            self.keep_best({**self.value_test(), **self.policy_test()})

    def standardize(self) -> None:
        """Numbers of a position are brought to about the same size."""
        if len(self.data.positions):
            numbers = self.data.positions[:: max(1, len(self.data.positions) // 50_000), CARDS:].astype(np.float32)
            self.weights["mean"] = numbers.mean(0)
            self.weights["scale"] = (1 / (numbers.std(0) + 0.05)).astype(np.float32)

    def epochs(self, count: int, seconds: float = 0) -> Iterator[dict[str, float]]:
        """Go over the data so many times in all; the losses after each. After so many seconds no epoch begins."""
        begun = monotonic()
        for epoch in range(len(self.curves), count):
            if seconds and monotonic() - begun > seconds:
                return
            chance = np.random.default_rng((self.seed, epoch))
            rate = self.rate * (0.51 + 0.49 * float(np.cos(np.pi * epoch / count)))
            row = {"epoch": float(epoch + 1), **self.value_epoch(chance, rate), **self.policy_epoch(chance, rate)}
            self.curves.append(row)
            self.keep_best(row)
            if self.checkpoint is not None:
                self.save(self.checkpoint)
            yield row

    def value_epoch(self, chance: np.random.Generator, rate: float) -> dict[str, float]:
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
            self.value_adam.step(self.weights, slopes, rate, DECAY)
            losses.append(loss)
        return {"value": float(np.mean(losses)), **self.value_test()}

    def value_test(self) -> dict[str, float]:
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

    def policy_epoch(self, chance: np.random.Generator, rate: float) -> dict[str, float]:
        data = self.data
        if not len(data.counts):
            return {}
        starts = np.concatenate(([0], np.cumsum(data.counts)))
        tested = data.decision_games % KEPT_BACK == 0
        order = chance.permutation(np.flatnonzero(~tested))
        losses: list[float] = []
        for first in range(0, len(order), DECISIONS):
            loss, slopes, _ = self.policy_batch(np.sort(order[first : first + DECISIONS]), starts)
            self.policy_adam.step(self.weights, slopes, rate, DECAY)
            losses.append(loss)
        return {"policy": float(np.mean(losses)), **self.policy_test()}

    def policy_test(self) -> dict[str, float]:
        """The error on games that are not learned from, and how much of the leads it explains: some is mere chance."""
        data = self.data
        held = np.flatnonzero(data.decision_games % KEPT_BACK == 0)
        if not len(held):
            return {}
        starts = np.concatenate(([0], np.cumsum(data.counts)))
        off = nothing = trusted = 0.0
        for first in range(0, len(held), 2048):
            loss, _, (leads, trust) = self.policy_batch(held[first : first + 2048], starts)
            weight = float(trust.sum())
            trusted += weight
            off += loss * weight
            nothing += float(np.sum(trust * (leads / UNIT) ** 2))
        return {"policy test": off / max(trusted, 1e-9), "policy explains": 1 - off / max(nothing, 1e-9)}

    def policy_batch(self, taken: Array, starts: Array) -> tuple[float, Slopes, tuple[Array, Array]]:
        data = self.data
        rows = np.concatenate([np.arange(starts[i], starts[i + 1]) for i in taken])
        options = data.options[rows].astype(np.float32)
        flat = data.decisions[taken].astype(np.float32)
        leads, trust = data.leads[rows].astype(np.float32), data.trust[rows].astype(np.float32)
        loss, slopes = policy_slopes(self.weights, flat, options, data.counts[taken], data.first[taken], leads, trust)
        return loss, slopes, (leads, trust)

    def keep_best(self, row: dict[str, float]) -> None:
        """Remember the weights of the epoch that did best on what was kept back."""
        for part, names in (("value", VALUE), ("policy", POLICY)):
            if row.get(f"{part} test", np.inf) < self.lowest[part]:
                self.lowest[part] = row[f"{part} test"]
                self.best[part] = {name: self.weights[name].copy() for name in names}

    def result(self) -> Slopes:
        """The weights to keep: the best of each network."""
        return {**self.weights, **self.best.get("value", {}), **self.best.get("policy", {})}

    def save(self, path: Path) -> None:
        packed: dict[str, Array] = {f"w {name}": value for name, value in self.weights.items()}
        for part in self.best.values():
            packed |= {f"best {name}": value for name, value in part.items()}
        for adam in (self.value_adam, self.policy_adam):
            packed |= {f"first {name}": value for name, value in adam.first.items()}
            packed |= {f"second {name}": value for name, value in adam.second.items()}
        packed["steps"] = np.array([self.value_adam.steps, self.policy_adam.steps])
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
        for part, names in (("value", VALUE), ("policy", POLICY)):
            tests = [row[f"{part} test"] for row in self.curves if f"{part} test" in row]
            if tests:
                self.lowest[part] = min(tests)
                self.best[part] = {name: found[f"best {name}"] for name in names}
        for adam, names in ((self.value_adam, VALUE), (self.policy_adam, POLICY)):
            for name in names:
                adam.first[name], adam.second[name] = found[f"first {name}"], found[f"second {name}"]
        self.value_adam.steps, self.policy_adam.steps = (int(steps) for steps in found["steps"])
