"""What was chosen and said in a game that keeps neither words nor a log: it is played once more to find out."""

from __future__ import annotations

from collections.abc import Sequence

from netrunner.engine.log import lines
from netrunner.engine.terms import SIDES
from netrunner.game import Game


class Retelling:
    """A game of its own, with a log, that follows another by the same choices. It goes on from where it was asked last,
    so that each choice is made once more and no oftener.

    >>> from netrunner import Deck
    >>> told = Retelling(Game.start(Deck.load("core-nbn"), Deck.load("core-anarch"), skip_empty_windows=True))
    >>> told.follow([0, 1])
    >>> told.chosen
    (['Keep'], ['Mulligan'])
    """

    __slots__ = ("chosen", "followed", "game")

    def __init__(self, game: Game) -> None:
        self.game = game
        self.followed = 0  # choices
        self.chosen: tuple[list[str], list[str]] = ([], [])  # those of each side, in words

    def follow(self, choices: Sequence[int]) -> None:
        """Make those of a game's choices that were not made yet."""
        for choice in choices[self.followed :]:
            decision = self.game.decision
            assert decision is not None
            self.chosen[SIDES.index(decision.side)].append(decision.options[choice].label)
            self.game.choose(choice)
        self.followed = len(choices)

    def said(self, mask: int) -> list[str]:
        """Every line of the log, as those who have the knowledge of these sides read it."""
        return [text for _, text in lines(self.game.state.log, mask)]

    def copy(self) -> Retelling:
        """One that goes on by other choices."""
        found = Retelling(self.game.clone())
        found.followed = self.followed
        found.chosen = (list(self.chosen[0]), list(self.chosen[1]))
        return found
