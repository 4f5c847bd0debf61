"""Teach the policy (`bots/policy`) by games against itself, with a value network as its critic.

In each game both sides draw their choices by what the policy thinks of them. At the start of every turn the critic, to
whom all is open, says how likely the Corp wins; what a side did in a turn is credited with how these chances changed in
that turn and, fading, in those after it. The weights follow the slope of what was chosen, times that credit. The critic
learns from the same games who won. Games are numbered, and the number seeds decks, shuffles and choices; a checkpoint
after every round is gone on from.

Choices are left to chance only a little (`TEMPERATURE`): a policy that is taught while it errs much learns to live with
its errors, and plays worse than before when it errs no more.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from math import exp
from multiprocessing import get_context
from pathlib import Path
from time import monotonic
from typing import Any, Final

import numpy as np

from netrunner.bots.encoding import OPEN, PLACES, encode
from netrunner.bots.network import SHAPES, Network, arrays_in
from netrunner.bots.policy import SIZE, Policy, weigh
from netrunner.bots.rookie import best, scores
from netrunner.engine.state import State
from netrunner.engine.terms import CORP, RUNNER, SIDES
from netrunner.game import Game
from netrunner.garbage_collection import collect_rarely
from netrunner.learn.gradients import Adam, value_slopes
from netrunner.learn.matches import deck, match, teaching_decks
from netrunner.learn.training import BATCH, BLIND, DECAY, DROP, VALUE
from netrunner.learn.tune import CHECKED
from netrunner.simulate.confidence import wilson

Array = Any
TEMPERATURE: Final = 0.15  # credits: how far choices are left to chance
FADING: Final = 0.75  # what of a change of chances is credited to the turn before
LONGEST: Final = 4000  # choices in a game
AGAINST_ROOKIE: Final = 4  # every so manieth game one side is a rookie
KEPT: Final = 120_000  # positions that the critic learns from


class Played:
    """What a game taught: the slopes by turn and side, the positions at the starts of turns, and who won."""

    def __init__(self) -> None:
        self.slopes: list[tuple[int, int, Array]] = []  # turn, side, slope
        self.turns: list[int] = []
        self.positions: list[Array] = []
        self.winner = -1


def play(number: int, learned: tuple[list[float], list[float]]) -> Played:
    """A game of the policy against itself or a rookie."""
    chance = random.Random(f"policy:{number}")
    g = Game.start(*teaching_decks(number), seed=number, skip_empty_windows=True, log=False).state
    learning = [True, True]
    if number % AGAINST_ROOKIE == 1:
        learning[number // AGAINST_ROOKIE % 2] = False
    played = Played()
    slopes: list[list[float] | None] = [None, None]
    turn = -1
    for _ in range(LONGEST):
        if g.reason:
            break
        if g.turn != turn:
            keep_slopes(played, turn, slopes)
            turn = g.turn
            played.turns.append(turn)
            played.positions.append(encode(g, OPEN).flat())
        g.choose(g.options[chosen(g, learned, learning, slopes, chance)])
    keep_slopes(played, turn, slopes)
    played.winner = g.winner if g.reason else -1
    return played


def keep_slopes(played: Played, turn: int, slopes: list[list[float] | None]) -> None:
    for side, slope in enumerate(slopes):
        if slope is not None:
            played.slopes.append((turn, side, np.asarray(slope, np.float32)))
        slopes[side] = None


def chosen(
    g: State,
    learned: tuple[list[float], list[float]],
    learning: list[bool],
    slopes: list[list[float] | None],
    chance: random.Random,
) -> int:
    """Draw an option by the policy, and note what its likelihood depends on."""
    if len(g.options) == 1:
        return 0
    side = g.decider()
    if not learning[side]:
        return best(g)
    weighed = weigh(g, scores(g), learned[side])
    if len(weighed.options) == 1:
        return weighed.options[0]
    top = max(weighed.scores)
    likely = [exp(max(-30.0, (score - top) / TEMPERATURE)) for score in weighed.scores]
    total = sum(likely)
    picked = chance.choices(range(len(likely)), likely)[0]
    slope = slopes[side]
    if slope is None:
        slope = slopes[side] = [0.0] * SIZE
    for place, share in enumerate(likely):
        factor = (1.0 if place == picked else 0.0) - share / total
        if factor > 1e-3 or factor < -1e-3:
            weighed.add_slope(slope, place, factor)
    return weighed.options[picked]


def credits(played: Played, chances: Array) -> dict[int, float]:
    """What each turn is credited with: how the Corp's chances changed in it and, fading, later."""
    ends = [*(float(value) for value in chances[1:]), 1.0 if played.winner == CORP else 0.0]
    changes = [end - float(start) for start, end in zip(chances, ends, strict=True)]
    found: dict[int, float] = {}
    later = 0.0
    for turn, change in zip(reversed(played.turns), reversed(changes), strict=True):
        later = change + FADING * later
        found[turn] = later
    return found


def play_part(
    first: int, games: int, learned: tuple[list[float], list[float]], critic: dict[str, Array]
) -> tuple[Array, Array, Array, Array, int, list[float]]:
    """Some games: the summed slopes of both sides and of their squares, positions with results, games, credits."""
    collect_rarely()
    network = Network(critic)
    total = np.zeros((2, SIZE), np.float64)
    squares = np.zeros((2, SIZE), np.float64)
    positions: list[Array] = []
    results: list[float] = []
    spread: list[float] = []
    done = 0
    for number in range(first, first + games):
        played = play(number, learned)
        if played.winner < 0:
            continue
        done += 1
        credit = credits(played, network.values(np.stack(played.positions)))
        sums = np.zeros((2, SIZE), np.float32)
        for turn, side, slope in played.slopes:
            sums[side] += slope * (credit[turn] if side == CORP else -credit[turn])
        total += sums
        squares += sums * sums
        spread.append(sum(abs(value) for value in credit.values()) / len(credit))
        positions.extend(position.astype(np.float16) for position in played.positions)
        results.extend([1.0 if played.winner == CORP else 0.0] * len(played.positions))
    return total, squares, np.stack(positions), np.asarray(results, np.float32), done, spread


class CriticLessons:
    """The value network on its way, and the last positions that it learned from."""

    def __init__(self, weights: dict[str, Array]) -> None:
        self.weights = weights
        self.adam = Adam(VALUE, weights)
        self.positions = np.zeros((0, 0), np.float16)
        self.results = np.zeros(0, np.float32)

    def teach(self, positions: Array, results: Array, rate: float, seed: int) -> tuple[float, float]:
        """A pass over new positions and as many old ones; the loss on the new before, and who was thought likelier."""
        guess = np.concatenate(
            [
                Network(self.weights).values(positions[i : i + 4096].astype(np.float32))
                for i in range(0, len(positions), 4096)
            ]
        )
        loss = float(-np.mean(results * np.log(guess + 1e-9) + (1 - results) * np.log(1 - guess + 1e-9)))
        right = float(np.mean((guess > 0.5) == (results > 0.5)))
        chance = np.random.default_rng(seed)
        if len(self.results):
            old = chance.choice(len(self.results), min(len(self.results), len(results)), replace=False)
            flat = np.concatenate((positions, self.positions[old]))
            target = np.concatenate((results, self.results[old]))
        else:
            flat, target = positions, results
        order = chance.permutation(len(target))
        for first in range(0, len(order) - BATCH + 1, BATCH):
            taken = order[first : first + BATCH]
            drop = (chance.random((len(taken), SHAPES["value 2"][0])) >= DROP).astype(np.float32) / (1 - DROP)
            blind = (chance.random((len(taken), len(PLACES))) >= BLIND / 2).astype(np.float32) / (1 - BLIND / 2)
            _, slopes = value_slopes(self.weights, flat[taken].astype(np.float32), target[taken], drop, blind)
            self.adam.step(self.weights, slopes, rate, DECAY)
        keep = slice(-KEPT, None)
        self.positions = (np.concatenate((self.positions, positions)) if len(self.results) else positions)[keep]
        self.results = np.concatenate((self.results, results))[keep]
        return loss, right


class Lessons:
    """Weights on their way: the policy's, the critic's, and the steps that were taken."""

    def __init__(self, checkpoint: Path, start: Network) -> None:
        self.checkpoint = checkpoint
        self.critic = CriticLessons({name: np.array(value) for name, value in start.weights.items()})
        self.rows = self.critic.weights["policy"].astype(np.float64)
        self.mean = self.rows.copy()  # of the weights over the last steps
        self.first = np.zeros((2, SIZE))
        self.second = np.zeros((2, SIZE))
        self.steps = 0
        self.next = 0
        if checkpoint.exists():
            self.resume()

    def resume(self) -> None:
        """Go on from the checkpoint. `ValueError` says that it is none of such lessons."""
        found = arrays_in(self.checkpoint)
        wanted = dict.fromkeys(("rows", "mean", "first", "second"), (2, SIZE))
        wanted |= {f"critic {name}": value.shape for name, value in self.critic.weights.items()}
        if any(name not in found or found[name].shape != shape for name, shape in {**wanted, "counts": (2,)}.items()):
            raise ValueError(f"{self.checkpoint.name} is no checkpoint of this training.")
        self.rows, self.mean, self.first, self.second = (found[name] for name in ("rows", "mean", "first", "second"))
        self.steps, self.next = (int(value) for value in found["counts"])
        for name in self.critic.weights:
            self.critic.weights[name] = found[f"critic {name}"]

    def save(self) -> None:
        unfinished = self.checkpoint.with_suffix(".part")
        self.checkpoint.parent.mkdir(parents=True, exist_ok=True)
        packed: dict[str, Any] = {f"critic {name}": value for name, value in self.critic.weights.items()}
        packed |= {"rows": self.rows, "mean": self.mean, "first": self.first, "second": self.second}
        packed["counts"] = np.array([self.steps, self.next])
        with unfinished.open("wb") as file:
            np.savez(file, **packed)
        unfinished.replace(self.checkpoint)

    def result(self) -> dict[str, Array]:
        """The weights to keep."""
        return {**self.critic.weights, "policy": self.mean.astype(np.float32)}

    def step(self, slope: Array, squares: Array, games: int, rate: float) -> None:
        """Follow the slope: each weight by how clear its slope is, rarely used ones less."""
        slope = slope / games
        self.steps += 1
        self.first += 0.1 * (slope - self.first)
        self.second += 0.02 * (squares / games - self.second)
        first = self.first / (1 - 0.9**self.steps)
        size = np.sqrt(self.second / (1 - 0.98**self.steps))
        usual = np.median(size[size > 0]) if np.any(size > 0) else 1.0
        self.rows += rate * first / (size + usual) * games**0.5
        share = max(0.03, 1 / self.steps)
        self.mean += share * (self.rows - self.mean)


def teach(lessons: Lessons, rounds: int, games: int, processes: int, rate: float, seconds: float = 0) -> Iterator[str]:
    """So many rounds of so many games; says how each went."""
    begun = monotonic()
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
        while lessons.steps < rounds and not (seconds and monotonic() - begun > seconds):
            learned = lessons.rows[0].tolist(), lessons.rows[1].tolist()
            part = games // (2 * processes)
            waiting = [
                pool.submit(play_part, lessons.next + i * part, part, learned, lessons.critic.weights)
                for i in range(2 * processes)
            ]
            found = [future.result() for future in waiting]
            lessons.next += 2 * processes * part
            played = sum(one[4] for one in found)
            falling = 0.1 + 0.9 * (1 - lessons.steps / rounds)
            lessons.step(sum(one[0] for one in found), sum(one[1] for one in found), played, rate * falling)
            results = np.concatenate([one[3] for one in found])
            loss, right = lessons.critic.teach(
                np.concatenate([one[2] for one in found]), results, 3e-4 * falling, lessons.steps
            )
            lessons.save()
            spread = float(np.mean([value for one in found for value in one[5]]))
            yield (
                f"{lessons.steps}: {lessons.next} games, critic {loss:.3f} ({100 * right:.1f} % right), "
                f"the Corp's share {100 * float(np.mean(results)):.1f} %, credit {spread:.3f}, "
                f"weights {float(np.abs(lessons.rows).mean()):.3f}, {monotonic() - begun:.0f} s"
            )


def check(policy: Policy, games: int, first: int = CHECKED) -> str:
    """How the policy does against the rookie, either side of the same games."""
    wins = [0, 0]
    for number in range(first, first + games // 2):
        for side in (CORP, RUNNER):
            names = match(number)
            g = Game.start(deck(names[0]), deck(names[1]), seed=number, skip_empty_windows=True, log=False).state
            for _ in range(LONGEST):
                if g.reason:
                    break
                g.choose(g.options[policy.choice(g) if g.decider() == side else best(g)])
            wins[side] += bool(g.reason) and g.winner == side
    low, high = wilson(sum(wins), games)
    share = "  ".join(f"as the {name} {200 * won / games:.1f} %" for name, won in zip(SIDES, wins, strict=True))
    return f"{sum(wins)}/{games} = {100 * sum(wins) / games:.1f} % ({100 * low:.1f}–{100 * high:.1f})  {share}"
