"""The master: a search whose judgement was learned.

A policy network says which options a strong player would consider; a value network says how likely the Corp wins. Each
round deals a world from what the side knows, tries every candidate in it, plays on as the rookie until a turn is over,
and asks the value network who is ahead there. All candidates meet the same worlds, so that luck cancels out; one that
falls behind is dropped, and one must lead clearly to be preferred to what the policy would choose. With little time it
does what the policy says.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp, sqrt
from random import Random
from time import perf_counter
from typing import Final

import numpy as np

from netrunner.bots.bot import Searcher, View, Worlds
from netrunner.bots.encoding import OPEN, Array, encode
from netrunner.bots.network import Network, load
from netrunner.bots.option_encoding import encode_options
from netrunner.bots.rookie import best, scores
from netrunner.engine.frame import O_NO, O_YES
from netrunner.engine.payment import Payment
from netrunner.engine.reaction import Reaction
from netrunner.engine.state import State
from netrunner.engine.terms import CORP
from netrunner.engine.window import Window

TURNS: Final = 2  # that a simulation looks ahead: to the start of the side's next turn
LONGEST: Final = 300  # decisions in one simulation
SURE: Final = 7.0  # credits by which the rookie's best option must lead to be taken without a search
SURE_IN_WINDOW: Final = 0.9  # the same in windows between actions, which are many and seldom matter
TEMPERATURE: Final = 1.5  # of the rookie's part in the prior, in credits
WIDEST: Final = 6  # options that are considered
LEAST: Final = 0.015  # of the prior that an option must have to be considered
TRIAL: Final = 4  # worlds in which a candidate is tried before it can be dropped
PATIENCE: Final = 1.5  # standard errors by which a candidate must fall behind to be dropped
SCEPTICISM: Final = 0.7  # standard errors by which a candidate must lead the first choice
CAUTION: Final = 0.003  # variance assumed beside the measured one while there are few rounds


class Candidate:
    """An option, and how it did against the first choice in the same worlds."""

    __slots__ = ("index", "lead", "rounds", "spread")

    def __init__(self, index: int) -> None:
        self.index = index
        self.rounds = 0
        self.lead = 0.0  # the sum of the differences
        self.spread = 0.0  # the sum of their squares

    def note(self, difference: float) -> None:
        self.rounds += 1
        self.lead += difference
        self.spread += difference * difference

    def bound(self, sureness: float) -> float:
        """The mean lead, so many standard errors up or down."""
        if not self.rounds:
            return 0.0
        mean = self.lead / self.rounds
        variance = max(self.spread / self.rounds - mean * mean, 0.0) + CAUTION / self.rounds
        return mean + sureness * sqrt(variance / self.rounds)


class Master(Searcher):
    """Searches for so many seconds of a clock, or so many simulations, at each decision."""

    def __init__(
        self,
        seconds: float = 0.0,
        simulations: int = 0,
        clock: Callable[[], float] = perf_counter,
        network: Network | None = None,
        turns: int = TURNS,
        policy: float = 0.5,
    ) -> None:
        if seconds <= 0 and simulations <= 0:
            raise ValueError("The master needs seconds or simulations to think with.")
        self.seconds = seconds
        self.simulations = simulations
        self.clock = clock
        self.turns = turns
        self.policy = policy  # the policy network's part in the prior; the rest is the rookie's
        self._network = network

    @property
    def network(self) -> Network:
        if self._network is None:
            self._network = load()
        return self._network

    def search(self, view: View, labels: Sequence[str], chance: Random, worlds: Worlds) -> int:
        start = self.clock()
        if len(labels) == 1:
            return 0
        first = worlds(0).state
        values = scores(first)
        order = sorted(values, reverse=True)
        if order[0] - order[1] > sure(first):
            return values.index(order[0])
        prior = self.prior(first, values)
        ranked = sorted(range(len(values)), key=lambda i: -prior[i])
        field = [
            Candidate(i) for i in ranked[:WIDEST] if prior[i] >= LEAST or (i == ranked[0]) or order[0] - values[i] < 1
        ]
        incumbent = field[0]
        done = 0
        while len(field) > 1 and not self.enough(start, done):
            done += self.round(field, chance.getrandbits(48), worlds, first.turn + self.turns)
            field = [c for c in field if c is incumbent or c.rounds < TRIAL or c.bound(PATIENCE) > 0]
        return max(field, key=lambda candidate: candidate.bound(-SCEPTICISM)).index

    def prior(self, g: State, values: list[float]) -> list[float]:
        """How likely each option is to be chosen, before any search."""
        top = max(values)
        weights = [exp(max(-20.0, (value - top) / TEMPERATURE)) for value in values]
        total = sum(weights)
        likely = [weight / total for weight in weights]
        if self.policy:
            seen = encode(g, g.decider())
            learned = self.network.policy(seen.flat(), encode_options(g, seen, values))
            likely = [
                (1 - self.policy) * one + self.policy * float(other) for one, other in zip(likely, learned, strict=True)
            ]
        return likely

    def round(self, field: list[Candidate], seed: int, worlds: Worlds, until: int) -> int:
        """Try every candidate in the same world; the number of simulations that took."""
        world = worlds(seed).state
        side = world.decider()
        ends: list[State] = []
        for number, candidate in enumerate(field):
            g = world.clone() if number + 1 < len(field) else world
            g.choose(g.options[candidate.index])
            play_on(g, until)
            ends.append(g)
        chances = self.judge(ends)
        if side != CORP:
            chances = [1.0 - value for value in chances]
        for candidate, value in zip(field, chances, strict=True):
            candidate.note(value - chances[0])
        return len(field)

    def judge(self, ends: list[State]) -> list[float]:
        """The Corp's chances: known where the game is over, estimated elsewhere."""
        open_ends = [number for number, g in enumerate(ends) if not g.reason]
        chances = [0.5 if g.winner < 0 else 1.0 if g.winner == CORP else 0.0 for g in ends]
        if open_ends:
            rows: Array = np.stack([encode(ends[number], OPEN).flat() for number in open_ends])
            for number, value in zip(open_ends, self.network.values(rows), strict=True):
                chances[number] = float(value)
        return chances

    def enough(self, start: float, done: int) -> bool:
        if self.simulations:
            return done >= self.simulations
        return done > 1 and self.clock() - start >= self.seconds


def play_on(g: State, until: int) -> None:
    """Play on as the rookie until a turn begins."""
    steps = 0
    while not g.reason and g.turn < until and steps < LONGEST:
        options = g.options
        g.choose(options[best(g)] if len(options) > 1 else options[0])
        steps += 1


def sure(g: State) -> float:
    """By how many credits an option must lead to need no search."""
    frame = g.stack[-1]
    if isinstance(frame, Payment | Reaction) and g.options[0].kind not in (O_YES, O_NO):
        return -1.0
    return SURE_IN_WINDOW if isinstance(frame, Window) and g.run_at < 0 else SURE
