"""One game that is learned from: who plays it, and what is kept of it."""

from __future__ import annotations

import random
import time
from typing import Any, Final

import numpy as np

from netrunner.bots.ace import Ace
from netrunner.bots.bot import Searcher, worlds_of
from netrunner.bots.encoding import OPEN, encode
from netrunner.bots.master import Master
from netrunner.bots.network import Network
from netrunner.bots.option_encoding import encode_options
from netrunner.bots.rookie import best, scores
from netrunner.engine.state import State
from netrunner.engine.terms import CORP, SIDES
from netrunner.game import Game
from netrunner.learn.matches import training_decks

LONGEST: Final = 2500  # choices; a game that is not over then teaches nothing

Array = Any


class Style:
    """How a game is played: by whom, how much is left to chance, and which positions are kept."""

    def __init__(
        self, pilot: str, slips: float, seconds: float, between: float, decisions: float, policy: float = 0.0
    ) -> None:
        self.pilot = pilot  # "rookie", "ace" or "master"
        self.slips = slips  # the share of choices that are made by chance
        self.seconds = seconds  # for each decision of a player who searches
        self.between = between  # the share of positions inside turns that are kept; those at their start always are
        self.decisions = decisions  # the share of decisions of a player who searches that are kept
        self.policy = policy  # the part of the policy network in what the master considers

    def player(self, network: Network | None) -> Searcher | None:
        if self.pilot == "ace":
            return Ace(seconds=self.seconds, clock=time.process_time)
        if self.pilot == "master":
            return Master(seconds=self.seconds, clock=time.process_time, network=network, policy=self.policy)
        return None


STYLES: Final = {
    "rookie": Style("rookie", slips=0.05, seconds=0, between=0.05, decisions=0),
    "ace": Style("ace", slips=0.02, seconds=0.03, between=0.1, decisions=0.7),
    "first": Style("master", slips=0.03, seconds=0.015, between=0.1, decisions=0.7),
    "master": Style("master", slips=0.02, seconds=0.02, between=0.1, decisions=0.7, policy=0.5),
}


class Kept:
    """What is kept of games: positions with how they ended, and decisions with what was chosen."""

    def __init__(self) -> None:
        self.positions: list[Array] = []
        self.results: list[float] = []
        self.games: list[int] = []
        self.decisions: list[Array] = []
        self.options: list[Array] = []
        self.counts: list[int] = []
        self.chosen: list[int] = []

    def position(self, g: State) -> None:
        self.positions.append(encode(g, OPEN).flat().astype(np.float16))

    def decision(self, g: State, index: int) -> None:
        """What was chosen, seen as the side that decides sees it."""
        seen = encode(g, g.decider())
        self.decisions.append(seen.flat().astype(np.float16))
        self.options.append(encode_options(g, seen, scores(g)).astype(np.float16))
        self.counts.append(len(g.options))
        self.chosen.append(index)


def play(number: int, style: Style, kept: Kept, network: Network | None = None) -> bool:
    """Play the game of a number and keep what it teaches. False when it was not over in time, and nothing is kept."""
    corp, runner = training_decks(number)
    game = Game.start(corp, runner, seed=number, skip_empty_windows=True)
    g = game.state
    g.log = None
    chance = random.Random(f"game:{number}")
    player = style.player(network)
    found = Kept()
    turn = -1
    for _ in range(LONGEST):
        if g.reason:
            break
        if g.turn != turn or chance.random() < style.between:
            turn = g.turn
            found.position(g)
        if len(g.options) == 1:
            g.choose(g.options[0])
            continue
        if chance.random() < style.slips:
            index = chance.randrange(len(g.options))
        elif player is None:
            index = best(g)
        else:
            index = asked(player, game, chance)
            if chance.random() < style.decisions:
                found.decision(g, index)
        g.choose(g.options[index])
    if not g.reason or g.winner < 0:
        return False
    won = 1.0 if g.winner == CORP else 0.0
    kept.positions += found.positions
    kept.results += [won] * len(found.positions)
    kept.games += [number] * len(found.positions)
    kept.decisions += found.decisions
    kept.options += found.options
    kept.counts += found.counts
    kept.chosen += found.chosen
    return True


def asked(player: Searcher, game: Game, chance: random.Random) -> int:
    """What a player who searches chooses. Lists are open in these games, as between players who know the field."""
    side = SIDES[game.state.decider()]
    worlds = worlds_of(game, side, open_lists=True)
    labels = [option.key for option in game.state.options]
    return player.search({"side": side}, labels, chance, worlds)
