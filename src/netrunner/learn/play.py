"""One game that the value network learns from: who plays it, and what is kept of it."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Any, Final

import numpy as np

from netrunner.bots.ace import Ace
from netrunner.bots.bot import PositionBot, worlds_of
from netrunner.bots.encoding import OPEN, encode
from netrunner.bots.policy import Policy
from netrunner.bots.rookie import best
from netrunner.engine.state import State
from netrunner.engine.terms import CORP, SIDES
from netrunner.game import Game
from netrunner.learn.matches import teaching_decks

LARGEST: Final = 1000.0  # of what is kept of a number: half precision has no place for the credits of a loop
LONGEST: Final = 2500  # choices; a game that is not over then teaches nothing

Array = Any


class Style:
    """How a game is played: by whom, and how much is left to chance."""

    def __init__(self, pilot: str, slips: float = 0.03, seconds: float = 0.0) -> None:
        self.pilot = pilot  # "rookie", "ace" (who searches) or "policy"
        self.slips = slips  # the share of choices that are made by chance
        self.seconds = seconds  # for each decision of one who searches

    def chooser(self, game: Game, chance: random.Random, policy: Policy | None) -> Callable[[State], int]:
        if self.pilot == "ace":
            ace = Ace(seconds=self.seconds, clock=time.process_time)
            return lambda g: asked(ace, game, chance)
        return best if policy is None else policy.choice


STYLES: Final = {
    "rookie": Style("rookie"),
    "ace": Style("ace", slips=0.02, seconds=0.03),
    "policy": Style("policy"),
}


class TrainingExamples:
    """What is kept of games: the positions at the starts of turns, in order, with how the game ended."""

    def __init__(self) -> None:
        self.positions: list[Array] = []
        self.results: list[float] = []
        self.games: list[int] = []


def play(number: int, style: Style, kept: TrainingExamples, policy: Policy | None = None) -> bool:
    """Play the game of a number and keep what it teaches. False when it was not over in time: then nothing is kept."""
    game = Game.start(*teaching_decks(number), seed=number, skip_empty_windows=True, log=False)
    g = game.state
    chance = random.Random(f"game:{number}")
    choose = style.chooser(game, chance, policy)
    turn = -1
    found: list[Array] = []
    for _ in range(LONGEST):
        if g.reason:
            break
        if g.turn != turn:
            turn = g.turn
            found.append(np.clip(encode(g, OPEN).flat(), -LARGEST, LARGEST).astype(np.float16))
        if len(g.options) == 1:
            index = 0
        elif chance.random() < style.slips:
            index = chance.randrange(len(g.options))
        else:
            index = choose(g)
        g.choose(g.options[index])
    if not g.reason or g.winner < 0:
        return False
    kept.positions += found
    kept.results += [1.0 if g.winner == CORP else 0.0] * len(found)
    kept.games += [number] * len(found)
    return True


def asked(player: PositionBot, game: Game, chance: random.Random) -> int:
    """What a player who searches chooses. Lists are open in these games, as between players who know the field."""
    g = game.state
    return player.pick(len(g.options), chance, worlds_of(game, SIDES[g.decider()], open_lists=True))
