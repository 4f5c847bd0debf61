"""The ace: information-set Monte Carlo tree search.

Every round deals a world from what the side knows, makes it as likely as what was done says (`beliefs`) and tries each
candidate in it: down a tree of choices by PUCT, with the rookie's numbers as prior, then on as the rookie for a round
of turns or two, to what the evaluation judges: who looks further judges better but sees less clearly, so that it takes
time to be worth it.
The trees belong to the information set: what is hidden differs from world to world, and a choice counts only where it
is legal. Candidates are compared with the rookie's own choice in the same worlds, so that luck cancels out; one that
falls behind is dropped, and one must lead by more than its error to be preferred: the more rivals there are, and the
less the rookie thinks of it, the clearer. What harms whoever does it is no candidate.
"""

from __future__ import annotations

from collections.abc import Callable
from math import exp, sqrt
from random import Random
from time import perf_counter
from typing import Final

from netrunner.bots.beliefs import Beliefs
from netrunner.bots.bot import PositionBot, Worlds
from netrunner.bots.evaluation import win_chance
from netrunner.bots.rookie import scores
from netrunner.bots.search import HARMFUL, PATIENCE, CandidateRecord, Thoughts, play_on, sure_lead, worth_considering
from netrunner.engine.frame import Option
from netrunner.engine.install import DESTINATION, Install
from netrunner.engine.setup import Mulligans
from netrunner.engine.state import State
from netrunner.engine.terms import CORP, RUNNER
from netrunner.engine.window import Window

NEAR: Final = 2  # turns that a simulation looks ahead: to the start of the side's next turn
FAR: Final = 4  # the same where there is time: to the start of the turn after that
TIME: Final = 0.1  # seconds that are enough to look far
MANY: Final = 40  # simulations that are
TEMPERATURE: Final = 1.5  # of the prior, in credits
EXPLORE: Final = 0.25
WIDEST: Final = 6  # options that are considered at the root
TRIAL: Final = 4  # worlds in which a candidate is tried before it can be dropped
SCEPTICISM: Final = 1.15  # standard errors by which a candidate must lead the rookie's choice
CROWD: Final = 0.04  # standard errors more for every further rival: among many, one leads by luck
RESPECT: Final = 0.002  # lead that is asked for besides, for every credit that the rookie thinks a candidate worse
HARM_IN_WINDOW: Final = -0.95  # as HARMFUL, where nothing need be done
HARM_ON_INSTALL: Final = -0.01  # the same for what is trashed before an install: it is one's own
CAUTION: Final = 0.01  # variance assumed beside the measured one while there are few rounds
DOUBT: Final = 0.03  # what an option that was never tried is thought to be worse than its parent

Key = tuple[int, str, int, int]
Evaluation = Callable[[State], float]
"""The chance that the Corp wins a world."""


class Edge:
    """A choice at a node: how likely the rookie makes it, how often it was tried, and what came of it."""

    __slots__ = ("child", "prior", "total", "visits")

    def __init__(self, prior: float) -> None:
        self.prior = prior
        self.visits = 0
        self.total = 0.0
        self.child: Node | None = None


class Node:
    """A decision in the tree."""

    __slots__ = ("edges", "total", "visits")

    def __init__(self) -> None:
        self.edges: dict[Key, Edge] = {}
        self.visits = 0
        self.total = 0.0


def key_of(g: State, option: Option) -> Key:
    """What an option is, whatever world it is offered in: cards go by their titles."""
    title = g.cards[option.card].definition.title if option.card >= 0 else ""
    return (option.kind, title, option.card if not title else g.cards[option.card].server, option.arg)


def priors(values: list[float]) -> list[float]:
    """The rookie's numbers as probabilities."""
    top = max(values)
    weights = [exp(max(-20.0, (value - top) / TEMPERATURE)) for value in values]
    total = sum(weights, 0.0)
    return [weight / total for weight in weights]


def offered(node: Node, g: State, thoughts: Thoughts) -> list[Edge]:
    """The edges of the options in this world, made where they are missing."""
    keys = [key_of(g, option) for option in g.options]
    edges = node.edges
    if any(key not in edges for key in keys):
        for key, prior in zip(keys, priors(thoughts(g)), strict=True):
            if key not in edges:
                edges[key] = Edge(prior)
    return [edges[key] for key in keys]


def select(node: Node, edges: list[Edge]) -> int:
    """PUCT: what did well, and what the rookie likes and was tried little."""
    guess = node.total / node.visits - DOUBT if node.visits else 0.5
    reach = EXPLORE * sqrt(node.visits + 1)
    found, top = 0, -1e9
    for i, edge in enumerate(edges):
        mean = edge.total / edge.visits if edge.visits else guess
        value = mean + reach * edge.prior / (1 + edge.visits)
        if value > top:
            found, top = i, value
    return found


def simulate(
    root: Node, g: State, stops: list[int], evaluate: Evaluation, thoughts: Thoughts, pilot: Thoughts
) -> float:
    """One walk down the tree, one playout, and the result carried back: the chance that the Corp wins, as it is judged
    on average at the turns of `stops`."""
    node = root
    path: list[tuple[Node, Edge, int]] = []
    while not g.reason and g.turn < stops[-1]:
        if len(g.options) == 1:
            g.choose(g.options[0])
            continue
        edges = offered(node, g, thoughts)
        index = select(node, edges)
        edge = edges[index]
        path.append((node, edge, g.decider()))
        g.choose(g.options[index])
        if edge.child is None:
            edge.child = Node()
            break
        node = edge.child
    chance = 0.0
    for stop in stops:
        play_on(g, stop, pilot)
        chance += evaluate(g) / len(stops)
    for visited, edge, side in path:
        value = chance if side == CORP else 1.0 - chance
        visited.visits += 1
        visited.total += value
        edge.visits += 1
        edge.total += value
    return chance


def sure(g: State) -> float:
    """By how much an option must lead to need no search. What a hand is worth shows later than it looks."""
    return -1.0 if isinstance(g.stack[-1], Mulligans) else sure_lead(g)


class Candidate(CandidateRecord):
    """An option that may be better than the rookie's own choice."""

    __slots__ = ("gap", "tree")

    def __init__(self, index: int, gap: float = 0.0) -> None:
        super().__init__(index)
        self.gap = gap  # what the rookie thinks it worse by than its own choice, in credits
        self.tree = Node()  # what follows it

    def bound(self, sureness: float) -> float:
        """The mean lead, so many standard errors up or down."""
        if not self.rounds:
            return 0.0
        mean = self.lead / self.rounds
        variance = max(self.spread / self.rounds - mean * mean, 0.0) + CAUTION / self.rounds
        return mean + sureness * sqrt(variance / self.rounds)


def candidates(g: State, values: list[float]) -> list[Candidate]:
    """The options that may be best, the rookie's own choice first: none that does harm to whoever does it."""
    frame = g.stack[-1]
    floor = HARMFUL
    if isinstance(frame, Window):
        floor = HARM_IN_WINDOW
    elif isinstance(frame, Install) and frame.stage != DESTINATION:
        floor = HARM_ON_INSTALL
    found = worth_considering(values, WIDEST, floor)
    return [Candidate(i, values[found[0]] - values[i]) for i in found]


class Ace(PositionBot):
    """Searches for so many seconds of a clock, or so many simulations, at each decision."""

    def __init__(
        self,
        seconds: float = 0.0,
        simulations: int = 0,
        clock: Callable[[], float] = perf_counter,
        evaluate: Evaluation = win_chance,
        thoughts: Thoughts = scores,
        horizons: tuple[int, ...] = (),
        pilot: Thoughts | None = None,
    ) -> None:
        if seconds <= 0 and simulations <= 0:
            raise ValueError("The ace needs seconds or simulations to think with.")
        self.seconds = seconds
        self.simulations = simulations
        self.clock = clock
        enough = simulations >= MANY if simulations else seconds >= TIME
        self.horizons = horizons or (FAR if enough else NEAR,)  # turns ahead at which a playout is judged
        self.evaluate = evaluate
        self.thoughts = thoughts
        self.pilot = pilot or thoughts  # who plays on where the tree ends

    def pick(self, options: int, chance: Random, worlds: Worlds) -> int:
        start = self.clock()
        if options == 1:
            return 0
        first = worlds(0).state
        values = self.thoughts(first)
        ranked = sorted(range(len(values)), key=values.__getitem__, reverse=True)
        if values[ranked[0]] - values[ranked[1]] > sure(first):
            return ranked[0]
        field = candidates(first, values)
        incumbent = field[0]
        sceptical = SCEPTICISM + CROWD * (len(field) - 2)
        beliefs = Beliefs(first) if first.decider() == RUNNER else None
        stops = [first.turn + turns for turns in self.horizons]
        done = 0
        while len(field) > 1 and not self.enough(start, done):
            world = worlds(chance.getrandbits(48)).state
            if beliefs is not None:
                beliefs.impose(world)
            done += self.round(field, world, stops)
            field = [c for c in field if c is incumbent or c.rounds < TRIAL or c.bound(PATIENCE) > 0]
        found, top = incumbent, 0.0
        for candidate in field:
            if candidate is not incumbent:
                lead = candidate.bound(-sceptical) - RESPECT * candidate.gap
                if lead > top:
                    found, top = candidate, lead
        return found.index

    def round(self, field: list[Candidate], world: State, stops: list[int]) -> int:
        """Try every candidate in a world; the number of simulations that took."""
        side = world.decider()
        yardstick = 0.0
        for number, candidate in enumerate(field):
            g = world.clone() if number + 1 < len(field) else world
            g.choose(g.options[candidate.index])
            value = simulate(candidate.tree, g, stops, self.evaluate, self.thoughts, self.pilot)
            if side != CORP:
                value = 1.0 - value
            if number == 0:
                yardstick = value
            candidate.note(value - yardstick)
        return len(field)

    def enough(self, start: float, done: int) -> bool:
        if self.simulations:
            return done >= self.simulations
        return done > 1 and self.clock() - start >= self.seconds
