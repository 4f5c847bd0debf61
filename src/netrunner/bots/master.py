"""The master: a search whose judgement was learned.

A policy network says how much better one option is than another, as the side that decides sees the position; a value
network says how likely the Corp wins a world. Each round deals a world from what the side knows, tries every candidate
in it, plays on as the rookie, and asks the value network who is ahead when this turn is over, and again when the next
one is. All candidates meet the same worlds, so that luck cancels out. What the policy thinks counts like so many
rounds: with little time it decides alone, and with much time the search does.
"""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from random import Random
from time import perf_counter
from typing import Final

try:
    import numpy as np
except ModuleNotFoundError as error:
    raise ModuleNotFoundError("The master needs NumPy. Install it with: pip install 'netrunner[learn]'") from error

from netrunner.bots.bot import PositionBot, Worlds
from netrunner.bots.encoding import OPEN, Array, encode
from netrunner.bots.network import Network, load
from netrunner.bots.option_encoding import encode_options
from netrunner.bots.rookie import scores
from netrunner.bots.search import HARMFUL, PATIENCE, CandidateRecord, play_on, sure_lead, worth_considering
from netrunner.engine.state import State
from netrunner.engine.terms import CORP

TURNS: Final = 2  # that a simulation looks ahead: to the start of the side's next turn
NEAR: Final = 0.4  # the share of the judgement when this turn is over; the rest is that at the end of the look ahead
WIDEST: Final = 8  # options that are considered
FIELD: Final = 4  # options that are tried
CONVICTION: Final = 10.0  # rounds that the policy's opinion counts for
SPREAD: Final = 0.1  # what a lead differs by from world to world, until that is known
TRIAL: Final = 3  # rounds before a candidate can be dropped


class Candidate(CandidateRecord):
    """An option that may be better than the policy's choice."""

    __slots__ = ("opinion",)

    def __init__(self, index: int, opinion: float = 0.0) -> None:
        super().__init__(index)
        self.opinion = opinion  # the lead that the policy thinks it has

    def variance(self) -> float:
        """Of the lead in one world, drawn to the usual one while few are known."""
        mean = self.lead / max(1, self.rounds)
        return (self.spread - self.rounds * mean * mean + 4 * SPREAD**2) / (self.rounds + 4)

    def error(self) -> float:
        """The standard error of the measured lead."""
        return sqrt(self.variance() / max(1, self.rounds))

    def belief(self, conviction: float) -> float:
        """The lead, all in all: the policy's opinion counts like so many rounds."""
        return (conviction * self.opinion + self.lead) / (conviction + self.rounds)

    def hope(self, conviction: float) -> float:
        """The most that the lead can be expected to be."""
        return self.belief(conviction) + PATIENCE * sqrt(self.variance() / (conviction + self.rounds))


class Master(PositionBot):
    """Searches for so many seconds of a clock, or so many simulations, at each decision."""

    def __init__(
        self,
        seconds: float = 0.0,
        simulations: int = 0,
        clock: Callable[[], float] = perf_counter,
        network: Network | None = None,
        turns: int = TURNS,
        near: float = NEAR,
        conviction: float = CONVICTION,
    ) -> None:
        if seconds <= 0 and simulations <= 0:
            raise ValueError("The master needs seconds or simulations to think with.")
        self.seconds = seconds
        self.simulations = simulations
        self.clock = clock
        self.turns = turns
        self.near = near
        self.conviction = conviction
        self._network = network

    @property
    def network(self) -> Network:
        if self._network is None:
            self._network = load()
        return self._network

    def pick(self, options: int, chance: Random, worlds: Worlds) -> int:
        start = self.clock()
        if options == 1:
            return 0
        first = worlds(0).state
        field = self.field(first)[:FIELD]
        conviction = self.conviction
        done = 0
        while len(field) > 1 and not self.enough(start, done):
            done += self.round(field, chance.getrandbits(48), worlds, first.turn)
            leader = field[0]
            field = [c for c in field if c is leader or c.rounds < TRIAL or c.hope(conviction) > 0]
        return max(field, key=lambda candidate: candidate.belief(conviction)).index

    def field(self, g: State) -> list[Candidate]:
        """The options that may be best, the policy's choice first. One alone where there is nothing to think about."""
        values = scores(g)
        order = sorted(values, reverse=True)
        if order[0] - order[1] > sure_lead(g):
            return [Candidate(values.index(order[0]))]
        found = worth_considering(values, WIDEST, HARMFUL)
        if len(found) == 1:
            return [Candidate(found[0])]
        seen = encode(g, g.decider())
        opinions = self.network.advantages(seen.flat(), encode_options(g, seen, values))
        found.sort(key=lambda index: -float(opinions[index]))
        top = float(opinions[found[0]])
        return [Candidate(index, float(opinions[index]) - top) for index in found]

    def first_choice(self, g: State) -> int:
        """What the policy would do without a search. It looks only at what the side that decides knows."""
        return self.field(g)[0].index if len(g.options) > 1 else 0

    def round(self, field: list[Candidate], seed: int, worlds: Worlds, turn: int) -> int:
        """Try every candidate in the same world, from a turn on; the number of simulations that took."""
        world = worlds(seed).state
        side = world.decider()
        rows: list[Array | float] = []
        for number, candidate in enumerate(field):
            g = world.clone() if number + 1 < len(field) else world
            g.choose(g.options[candidate.index])
            play_on(g, turn + 1)
            rows.append(self.look(g) if self.near else 0.0)
            play_on(g, turn + self.turns)
            rows.append(self.look(g))
        chances = self.judge(rows)
        leads = [(1 - self.near) * chances[i + 1] + self.near * chances[i] for i in range(0, len(chances), 2)]
        for candidate, value in zip(field, leads, strict=True):
            candidate.note(value - leads[0] if side == CORP else leads[0] - value)
        return len(field)

    def look(self, g: State) -> Array | float:
        """The Corp's chances where the game is over, else what the value network is to be shown."""
        if g.reason:
            return 0.5 if g.winner < 0 else 1.0 if g.winner == CORP else 0.0
        return encode(g, OPEN).flat()

    def judge(self, looks: list[Array | float]) -> list[float]:
        """The Corp's chances in each case."""
        shown = [look for look in looks if not isinstance(look, float)]
        said = iter(self.network.values(np.stack(shown)) if shown else ())
        return [look if isinstance(look, float) else float(next(said)) for look in looks]

    def enough(self, start: float, done: int) -> bool:
        if self.simulations:
            return done >= self.simulations
        return self.clock() - start >= self.seconds
