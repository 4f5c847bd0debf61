"""Games that teach the choice network: the policy with its network against itself, option by option.

A game keeps each decision that was open: what the network was shown, how likely each option was, which one was drawn,
and by how much the Corp's chances changed from the action it belongs to on, fading, as the critic sees it.
"""

from __future__ import annotations

import random
from math import exp
from typing import Any, Final

import numpy as np

from netrunner.bots.card_vector import CARD_SIZE
from netrunner.bots.choice_network import CARDS, GRAIN, ChoiceNetwork, Decision
from netrunner.bots.choice_numbers import PLACES
from netrunner.bots.encoding import OPEN, encode
from netrunner.bots.network import Network
from netrunner.bots.policy import CLEAR, weigh
from netrunner.bots.rookie import best, scores
from netrunner.engine.state import State
from netrunner.engine.terms import CORP
from netrunner.engine.turn import Turn
from netrunner.game import Game
from netrunner.learn.actor_critic import LONGEST, RANDOM_DECKS
from netrunner.learn.matches import training_decks
from netrunner.learn.tune import deck, match

Array = Any
AGAINST_ROOKIE: Final = 4  # every so manieth game one side is a rookie
CERTAIN: Final = 0.99  # who takes an option that surely learns nothing from it
USUAL: Final = 0.07  # the change of chances that counts as one


class Choice:
    """An option that was drawn, from what, and what came of it."""

    __slots__ = ("base", "credit", "decision", "drawn", "likelihood", "moment", "side")

    def __init__(self, decision: Decision, base: Array, drawn: int, likelihood: float, side: int, moment: int) -> None:
        self.decision = decision
        self.base = base  # what the options are worth without the network, in grains
        self.drawn = drawn
        self.likelihood = likelihood
        self.side = side
        self.moment = moment
        self.credit = 0.0


class SelfPlay:
    """Plays games with weights that change."""

    def __init__(self, rows: list[list[float]]) -> None:
        self.rows = rows
        self.networks: list[ChoiceNetwork] = []

    def game(self, number: int) -> tuple[list[Choice], list[Array], int, int]:
        """The choices of a game, the position at the start of each turn and action, who won, and the side that learned
        against a rookie (-1: both learned)."""
        chance = random.Random(f"choices:{number}")
        if number % RANDOM_DECKS == 0:
            decks = training_decks(number)
        else:
            names = match(number)
            decks = deck(names[0]), deck(names[1])
        g = Game.start(*decks, seed=number, skip_empty_windows=True, log=False).state
        alone = number // AGAINST_ROOKIE % 2 if number % AGAINST_ROOKIE == 1 else -1
        choices: list[Choice] = []
        positions: list[Array] = []
        turn = -1
        for _ in range(LONGEST):
            if g.reason:
                break
            if g.turn != turn or isinstance(g.stack[-1], Turn):
                turn = g.turn
                positions.append(encode(g, OPEN).flat())
            if len(g.options) == 1:
                g.choose(g.options[0])
            elif alone >= 0 and g.decider() != alone:
                g.choose(g.options[best(g)])
            else:
                g.choose(g.options[self.draw(g, chance, choices, len(positions) - 1)])
        return choices, positions, g.winner if g.reason else -1, alone

    def draw(self, g: State, chance: random.Random, choices: list[Choice], moment: int) -> int:
        side = g.decider()
        weighed = weigh(g, scores(g), self.rows[side])
        if len(weighed.options) == 1:
            return weighed.options[0]
        if weighed.lead() > CLEAR:
            return weighed.best()
        decision = Decision(g, weighed, side)
        base = np.asarray(weighed.scores) / GRAIN
        logits = (base + self.networks[side].corrections(decision) / GRAIN).tolist()
        top = max(logits)
        likely = [exp(max(-30.0, value - top)) for value in logits]
        total = sum(likely)
        drawn = chance.choices(range(len(likely)), likely)[0]
        if max(likely) < CERTAIN * total:
            choices.append(Choice(decision, base, drawn, likely[drawn] / total, side, moment))
        return weighed.options[drawn]


def played(number: int, player: SelfPlay, critic: Network, fading: float) -> tuple[list[Choice], Array, int, int]:
    """A game, each of its choices with its credit; the positions at the start of turns, who won, who learned alone."""
    choices, positions, winner, alone = player.game(number)
    stacked = np.stack(positions)
    if winner >= 0:
        credit = credits(critic.values(stacked), winner, fading)
        for choice in choices:
            choice.credit = credit[choice.moment] * (1.0 if choice.side == CORP else -1.0)
    else:
        choices = []
    return choices, stacked, winner, alone


def credits(chances: Array, winner: int, fading: float) -> list[float]:
    """What each moment of a game is credited with: how the Corp's chances changed in it and, fading, later."""
    found: list[float] = []
    after, later = 1.0 if winner == CORP else 0.0, 0.0
    for chance in reversed(chances.tolist()):
        later = after - chance + fading * later
        found.append(later)
        after = chance
    found.reverse()
    return found


class Batch:
    """Choices of one side as arrays."""

    def __init__(self, choices: list[Choice]) -> None:
        self.count = len(choices)
        self.state = np.stack([choice.decision.state for choice in choices])
        rows = CARDS.rows
        many = len(PLACES)
        order: list[int] = []
        starts: list[int] = []
        for choice in choices:
            filed: list[list[int]] = [[0] for _ in range(many)]  # row 0 in each, so that none is empty
            for place, card in zip(choice.decision.places, choice.decision.cards, strict=True):
                filed[place].append(card)
            for pile in filed:
                starts.append(len(order))
                order.extend(pile)
        self.cards = np.add.reduceat(rows[order], starts, axis=0).reshape(self.count, many * CARD_SIZE)
        self.sizes = np.array([len(choice.decision.kinds) for choice in choices])
        self.starts = np.concatenate(([0], np.cumsum(self.sizes)[:-1]))
        self.of = np.repeat(np.arange(self.count), self.sizes)
        self.kinds = np.array([kind for choice in choices for kind in choice.decision.kinds])
        self.option_cards = np.array([card for choice in choices for card in choice.decision.option_cards])
        self.options = np.concatenate([choice.decision.options for choice in choices])
        self.base = np.concatenate([choice.base for choice in choices]).astype(np.float32)
        self.drawn = self.starts + np.array([choice.drawn for choice in choices])
        self.likelihood = np.array([choice.likelihood for choice in choices], np.float32)
        self.credit = np.array([choice.credit for choice in choices], np.float32) / USUAL
