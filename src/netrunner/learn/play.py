"""One game that is learned from: who plays it, and what is kept of it."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Any, Final

import numpy as np

from netrunner.bots.ace import Ace
from netrunner.bots.bot import PositionBot, worlds_of
from netrunner.bots.encoding import OPEN, encode
from netrunner.bots.master import WIDEST, Candidate, Master
from netrunner.bots.network import Network
from netrunner.bots.option_encoding import encode_options
from netrunner.bots.rookie import best, scores
from netrunner.bots.search import HARMFUL, sure_lead, worth_considering
from netrunner.engine.state import State
from netrunner.engine.terms import CORP, SIDES
from netrunner.game import Game
from netrunner.learn.matches import training_decks

LONGEST: Final = 2500  # choices; a game that is not over then teaches nothing
ROUNDS: Final = 6  # worlds in which the candidates of a decision are compared
RIVALS: Final = 3  # candidates that are compared with the first choice
DOUBT: Final = 0.02  # error of a measured lead, beside that of chance

Array = Any


class Style:
    """How a game is played: by whom, how much is left to chance, and what is kept of it."""

    def __init__(
        self, pilot: str, slips: float = 0.05, between: float = 0.05, studied: float = 0.0, seconds: float = 0.0
    ) -> None:
        self.pilot = pilot  # "rookie", "ace" (who searches) or "policy" (the master without a search)
        self.slips = slips  # the share of choices that are made by chance
        self.between = between  # the share of positions inside turns that are kept; those at their start always are
        self.studied = studied  # the share of open decisions whose options are compared
        self.seconds = seconds  # for each decision of one who searches

    def chooser(self, game: Game, chance: random.Random, network: Network | None) -> Callable[[State], int]:
        if self.pilot == "ace":
            ace = Ace(seconds=self.seconds, clock=time.process_time)
            return lambda g: asked(ace, game, chance)
        if self.pilot == "policy":
            master = Master(simulations=1, network=network)
            return lambda g: master.first_choice(g)
        return best


STYLES: Final = {
    "rookie": Style("rookie"),
    "ace": Style("ace", slips=0.02, seconds=0.03),
    "study": Style("rookie", studied=0.25, between=0.0),
    "policy": Style("policy", slips=0.03),
    "policy-study": Style("policy", slips=0.03, studied=0.25, between=0.0),
}


class TrainingExamples:
    """What is kept of games: positions with how they ended, and decisions with what was measured of their options."""

    def __init__(self) -> None:
        self.positions: list[Array] = []
        self.results: list[float] = []
        self.games: list[int] = []
        self.decisions: list[Array] = []
        self.decision_games: list[int] = []
        self.options: list[Array] = []
        self.counts: list[int] = []
        self.first: list[int] = []
        self.leads: list[float] = []
        self.trust: list[float] = []

    def position(self, g: State) -> None:
        self.positions.append(encode(g, OPEN).flat().astype(np.float16))

    def decision(self, g: State, number: int, values: list[float], field: list[Candidate]) -> None:
        """A decision as the side that decides sees it, and what each candidate leads the first one by."""
        seen = encode(g, g.decider())
        self.decisions.append(seen.flat().astype(np.float16))
        self.decision_games.append(number)
        self.options.append(encode_options(g, seen, values).astype(np.float16))
        self.counts.append(len(g.options))
        self.first.append(field[0].index)
        leads, trust = [0.0] * len(g.options), [0.0] * len(g.options)
        for candidate in field[1:]:
            leads[candidate.index] = candidate.lead / candidate.rounds
            trust[candidate.index] = DOUBT**2 / (DOUBT**2 + candidate.error() ** 2)
        self.leads += leads
        self.trust += trust


def play(number: int, style: Style, kept: TrainingExamples, network: Network | None = None) -> bool:
    """Play the game of a number and keep what it teaches. False when it was not over in time: then only its decisions
    are kept."""
    corp, runner = training_decks(number)
    game = Game.start(corp, runner, seed=number, skip_empty_windows=True, log=False)
    g = game.state
    chance = random.Random(f"game:{number}")
    choose = style.chooser(game, chance, network)
    judge = Master(simulations=1, network=network) if style.studied else None
    turn = -1
    found = TrainingExamples()
    for _ in range(LONGEST):
        if g.reason:
            break
        if g.turn != turn or (style.between and chance.random() < style.between):
            turn = g.turn
            found.position(g)
        if len(g.options) == 1:
            g.choose(g.options[0])
            continue
        if judge is not None and chance.random() < style.studied:
            study(game, number, chance, judge, kept)
        if chance.random() < style.slips:
            index = chance.randrange(len(g.options))
        else:
            index = choose(g)
        g.choose(g.options[index])
    if not g.reason or g.winner < 0:
        return False
    kept.positions += found.positions
    kept.results += [1.0 if g.winner == CORP else 0.0] * len(found.positions)
    kept.games += [number] * len(found.positions)
    return True


def study(game: Game, number: int, chance: random.Random, judge: Master, kept: TrainingExamples) -> None:
    """Compare some options of a decision in a few worlds, if it is an open one."""
    g = game.state
    values = scores(g)
    order = sorted(values, reverse=True)
    if order[0] - order[1] > sure_lead(g):
        return
    field = [Candidate(index) for index in worth_considering(values, WIDEST, HARMFUL)]
    if len(field) < 2:
        return
    rivals = field[1:]
    if len(rivals) > RIVALS:
        rivals = chance.sample(rivals, RIVALS)
    field = [field[0], *rivals]
    worlds = worlds_of(game, SIDES[g.decider()], open_lists=True)
    for _ in range(ROUNDS):
        judge.round(field, chance.getrandbits(48), worlds, g.turn)
    kept.decision(g, number, values, field)


def asked(player: PositionBot, game: Game, chance: random.Random) -> int:
    """What a player who searches chooses. Lists are open in these games, as between players who know the field."""
    g = game.state
    return player.pick(len(g.options), chance, worlds_of(game, SIDES[g.decider()], open_lists=True))
