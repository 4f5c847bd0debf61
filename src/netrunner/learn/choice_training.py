"""Teach the choice network by games: rounds of self-play in several processes, and a few steps after each.

Every process plays its games, keeps its choices and works out their slopes; here the slopes are added up, the weights
follow them (Adam), and the critic learns from the positions who won while the next games are played.
"""

from __future__ import annotations

from collections.abc import Iterator
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from time import monotonic
from typing import Any, Final

import numpy as np

from netrunner.bots.choice_network import SHAPES, ChoiceNetwork
from netrunner.bots.network import Network
from netrunner.engine.terms import CORP, SIDES
from netrunner.garbage_collection import collect_rarely
from netrunner.learn.actor_critic import CriticLessons
from netrunner.learn.choice_slopes import Slopes, choice_slopes
from netrunner.learn.choices import Batch, Choice, SelfPlay, played
from netrunner.learn.gradients import Adam

Array = Any
STEPS: Final = 5  # that are taken after each round
SHARE: Final = 0.5  # of the choices that each step is taken from
KEPT_POSITIONS: Final = 5  # of how many positions the critic learns one
WATCHING: Final = 8  # rounds at the start in which only the critic learns
DECAY: Final = 0.003  # of the weights
MOVED: Final = 0.01  # how far likelihoods should move in a round (KL): the rate follows
RATES: Final = (1e-4, 3e-3)


class Learner:
    """Plays in a process of its own, and says what its choices taught."""

    def __init__(self, rows: list[list[float]]) -> None:
        self.player = SelfPlay(rows)
        self.choices: tuple[list[Choice], list[Choice]] = ([], [])

    def play(self, first: int, games: int, weights: list[Slopes], critic: Slopes, fading: float) -> dict[str, Any]:
        self.player.networks = [ChoiceNetwork(each) for each in weights]
        network = Network(critic)
        self.choices = ([], [])
        positions: list[Array] = []
        results: list[float] = []
        alone = [[0, 0], [0, 0]]
        corp = 0
        for number in range(first, first + games):
            choices, stacked, winner, side = played(number, self.player, network, fading)
            for choice in choices:
                self.choices[choice.side].append(choice)
            if winner < 0:
                continue
            if side >= 0:
                alone[side][0] += 1
                alone[side][1] += winner == side
            corp += winner == CORP
            positions.append(stacked[number % KEPT_POSITIONS :: KEPT_POSITIONS].astype(np.float16))
            results.extend([1.0 if winner == CORP else 0.0] * len(positions[-1]))
        return {
            "positions": np.concatenate(positions),
            "results": np.array(results, np.float32),
            "alone": alone,
            "corp": corp,
            "games": games,
            "credit": float(np.std([c.credit for part in self.choices for c in part])),
        }

    def slopes(self, weights: list[Slopes], seed: int) -> list[tuple[Slopes, int, float, float]]:
        """The slopes of both sides over a share of the choices."""
        found = []
        for side in range(len(SIDES)):
            chance = np.random.default_rng((seed, side))
            choices = self.choices[side]
            taken = [choices[i] for i in np.flatnonzero(chance.random(len(choices)) < SHARE)]
            slopes, moved, openness = choice_slopes(weights[side], Batch(taken))
            found.append((slopes, len(taken), moved, openness))
        return found


def work(connection: Connection, rows: list[list[float]]) -> None:
    collect_rarely()
    learner = Learner(rows)
    while (asked := connection.recv()) is not None:
        name, arguments = asked
        connection.send(getattr(learner, name)(*arguments))


class ChoiceLessons:
    """The weights on their way, with the critic's."""

    def __init__(self, checkpoint: Path, start: Network, rate: float = 1e-3) -> None:
        self.checkpoint = checkpoint
        self.rows = start.weights["policy"].tolist()
        self.critic = CriticLessons({name: np.array(value) for name, value in start.weights.items()})
        self.weights: list[Slopes] = [
            {name: np.array(value) for name, value in each.items()} for each in start.choices()
        ]
        self.mean = [{name: value.copy() for name, value in each.items()} for each in self.weights]
        self.adams = [Adam(SHAPES, each) for each in self.weights]
        self.rounds = 0
        self.next = 0
        self.rate = rate
        if checkpoint.exists():
            self.resume()

    def result(self) -> dict[str, Array]:
        """The weights to keep: those of the critic, and of the networks on average over the last steps."""
        found: dict[str, Array] = dict(self.critic.weights)
        for side, mean in zip(SIDES, self.mean, strict=True):
            found |= {f"{side} choice {name}": mean[name] for name in SHAPES}
        return found

    def packed(self) -> dict[str, Any]:
        found: dict[str, Any] = {f"critic {name}": value for name, value in self.critic.weights.items()}
        for side in range(len(SIDES)):
            for name in SHAPES:
                found[f"{side} {name}"] = self.weights[side][name]
                found[f"{side} mean {name}"] = self.mean[side][name]
                found[f"{side} first {name}"] = self.adams[side].first[name]
                found[f"{side} second {name}"] = self.adams[side].second[name]
        found["counts"] = np.array([self.rounds, self.next, self.adams[0].steps])
        found["rate"] = np.array(self.rate)
        return found

    def save(self) -> None:
        unfinished = self.checkpoint.with_suffix(".part")
        self.checkpoint.parent.mkdir(parents=True, exist_ok=True)
        with unfinished.open("wb") as file:
            np.savez(file, **self.packed())
        unfinished.replace(self.checkpoint)

    def resume(self) -> None:
        with np.load(self.checkpoint) as file:
            for name in self.critic.weights:
                self.critic.weights[name] = file[f"critic {name}"]
            for side in range(len(SIDES)):
                for name in SHAPES:
                    self.weights[side][name] = file[f"{side} {name}"]
                    self.mean[side][name] = file[f"{side} mean {name}"]
                    self.adams[side].first[name] = file[f"{side} first {name}"]
                    self.adams[side].second[name] = file[f"{side} second {name}"]
            self.rounds, self.next, steps = (int(value) for value in file["counts"])
            self.rate = float(file["rate"])
        for adam in self.adams:
            adam.steps = steps

    def adapt(self, moved: float) -> None:
        """Go faster where likelihoods hardly moved in a round, slower where they moved far."""
        if moved > 1.5 * MOVED:
            self.rate = max(RATES[0], self.rate / 1.3)
        elif moved < MOVED / 1.5:
            self.rate = min(RATES[1], self.rate * 1.1)

    def step(self, found: list[list[tuple[Slopes, int, float, float]]], rate: float) -> tuple[float, float]:
        """Follow what all processes found; how far likelihoods had moved, and how open choices are."""
        moves, open_ = [], []
        for side, (weights, adam, mean) in enumerate(zip(self.weights, self.adams, self.mean, strict=True)):
            parts = [one[side] for one in found]
            count = max(1, sum(part[1] for part in parts))
            adam.step(weights, {name: sum(part[0][name] for part in parts) / count for name in SHAPES}, rate, DECAY)
            share = max(0.005, 1 / (adam.steps + 1))
            for name in SHAPES:
                mean[name] += share * (weights[name] - mean[name])
            moves.append(float(np.mean([part[2] for part in parts])))
            open_.append(float(np.mean([part[3] for part in parts])))
        return float(np.mean(moves)), float(np.mean(open_))


def teach(
    lessons: ChoiceLessons, rounds: int, games: int, processes: int, fading: float, seconds: float = 0
) -> Iterator[str]:
    """So many rounds of so many games; says how each went. After so many seconds no round begins."""
    begun = monotonic()
    context = get_context("spawn")
    links: list[Connection] = []
    for _ in range(processes):
        here, there = context.Pipe()
        context.Process(target=work, args=(there, lessons.rows), daemon=True).start()
        links.append(here)

    def ask(name: str, arguments: list[tuple[Any, ...]]) -> None:
        for link, each in zip(links, arguments, strict=True):
            link.send((name, each))

    part = max(1, games // processes)
    taught = ""
    fresh_positions: tuple[Array, Array] | None = None
    while lessons.rounds < rounds and not (seconds and monotonic() - begun > seconds):
        starts = [lessons.next + i * part for i in range(processes)]
        ask("play", [(first, part, lessons.weights, lessons.critic.weights, fading) for first in starts])
        lessons.next += part * processes
        if fresh_positions is not None:
            falling = 0.1 + 0.9 * (1 - lessons.rounds / rounds)
            loss, right = lessons.critic.teach(*fresh_positions, 3e-4 * falling, lessons.rounds)
            taught = f"critic {loss:.3f} ({100 * right:.1f} % right), "
        found = [link.recv() for link in links]
        fresh_positions = (
            np.concatenate([one["positions"] for one in found]),
            np.concatenate([one["results"] for one in found]),
        )
        falling = 0.15 + 0.85 * (1 - lessons.rounds / rounds)
        moved = openness = 0.0
        for step in range(STEPS if lessons.rounds >= WATCHING else 0):
            seed = (lessons.rounds * STEPS + step) * processes
            ask("slopes", [(lessons.weights, seed + i) for i in range(processes)])
            moved, openness = lessons.step([link.recv() for link in links], lessons.rate * falling)
        if lessons.rounds >= WATCHING:
            lessons.adapt(moved)
        lessons.rounds += 1
        lessons.save()
        against = [
            f"{sum(one['alone'][side][1] for one in found)}/{sum(one['alone'][side][0] for one in found)}"
            for side in range(len(SIDES))
        ]
        spread = float(np.mean([one["credit"] for one in found]))
        share = 100 * sum(one["corp"] for one in found) / sum(one["games"] for one in found)
        yield (
            f"{lessons.rounds}: {lessons.next} games, {taught}against rookies {' '.join(against)}, the Corp's share "
            f"{share:.1f} %, moved {moved:.4f} at {lessons.rate:.5f}, open {openness:.3f}, "
            f"credit {spread:.4f}, {monotonic() - begun:.0f} s"
        )
    for link in links:
        link.send(None)
