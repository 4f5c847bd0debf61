"""Choosing by label, and passing the windows in which nobody wants to act."""

from __future__ import annotations

from netrunner.engine.explain import why_not
from netrunner.engine.frame import (
    O_CARD,
    O_CONTINUE,
    O_CREDIT,
    O_DONE,
    O_KEEP,
    O_NO,
    O_NO_ACTION,
    O_PASS,
    Option,
)
from netrunner.engine.log import lines
from netrunner.engine.reason import IllegalChoice, Reason
from netrunner.engine.state import State
from netrunner.engine.terms import SIDES
from netrunner.engine.turn import Turn
from netrunner.game import Game, Result

PASSIVE = (O_PASS, O_CONTINUE, O_NO_ACTION, O_NO, O_DONE, O_KEEP)
PATIENCE = 500


class IllegalLabel(IllegalChoice):
    """A label that is not legal now, with the reason and what is."""


class PlayByLabel:
    """A game that is played by the labels of its options."""

    def __init__(self, game: Game) -> None:
        self.game = game

    @property
    def state(self) -> State:
        return self.game.state

    @property
    def side(self) -> str | None:
        """Who decides now, or None when the game is over."""
        who = self.state.decider()
        return None if who < 0 else SIDES[who]

    @property
    def options(self) -> list[str]:
        """The legal labels now."""
        decision = self.game.decision
        return [] if decision is None else decision.labels

    @property
    def prompt(self) -> str:
        decision = self.game.decision
        return "" if decision is None else decision.prompt

    def match(self, label: str) -> int | None:
        """The option a label means: exactly it, else the only one that starts with it. "Use X" alone means the first
        ability of X when several could be used."""
        wanted = label.casefold()
        found = self.options
        for i, name in enumerate(found):
            if name.casefold() == wanted:
                return i
        starts = [i for i, name in enumerate(found) if name.casefold().startswith(wanted)]
        if len(starts) == 1:
            return starts[0]
        if starts and all(found[i].casefold().partition(":")[0] == wanted for i in starts):
            return starts[0]
        return None

    def choose(self, label: str, side: str | None = None) -> None:
        """Choose by label. With `side`, first pass other windows until that side can do it."""
        if side is not None:
            self._pass_to(label, side)
        index = self.match(label)
        if index is None:
            raise IllegalLabel(self._refusal(label))
        self.game.choose(index)

    def _pass_to(self, label: str, side: str) -> None:
        if side not in SIDES:
            raise IllegalLabel(f"{side!r} is not a side: use 'corp' or 'runner'.")
        for _ in range(PATIENCE):
            if self.side == side and self.match(label) is not None:
                return
            passing = self._passing()
            if passing is None or self.side is None:
                break
            self.game.choose(passing)
        raise IllegalLabel(self._refusal(label))

    def _passing(self) -> Option | None:
        """The option that does nothing and goes on, if there is one."""
        for option in self.state.options:
            if option.kind in (O_PASS, O_CONTINUE, O_NO_ACTION, O_NO):
                return option
        return None

    def _refusal(self, label: str) -> str:
        if self.side is None:
            return f"{label!r}: the game is over."
        reason = self.why_not(label)
        why = "it could mean several of the options" if reason is None else str(reason)
        return f"{label!r} is not possible now: {why}. {self.side} may choose: {', '.join(self.options)}."

    def can(self, label: str) -> bool:
        return self.match(label) is not None

    def why_not(self, label: str) -> Reason | None:
        """Why a label is not legal now; None when it is."""
        return why_not(self.state, label)

    def pass_until(self, label: str) -> None:
        """Pass windows until a label is offered."""
        for _ in range(PATIENCE):
            if self.match(label) is not None:
                return
            passing = self._passing()
            if passing is None:
                break
            self.game.choose(passing)
        raise IllegalLabel(self._refusal(label))

    def pass_all(self) -> None:
        """Go on passively until an action or a discard is due, or the game is over."""
        turn = self.state.turn
        for _ in range(PATIENCE):
            if self.side is None or self._acting() or self.state.turn != turn:
                return
            self.game.choose(self._default())

    def _acting(self) -> bool:
        return isinstance(self.state.stack[-1], Turn)

    def _default(self) -> Option:
        """The most passive option: pass, decline, or else the first."""
        options = self.state.options
        for kind in PASSIVE:
            for option in options:
                if option.kind == kind:
                    return option
        return options[0]

    def end_turn(self) -> None:
        """Spend the remaining clicks on credits, pass, and discard from the right as needed."""
        turn = self.state.turn
        while self.side is not None and self.state.turn == turn:
            options = self.state.options
            if self._acting() and options[0].kind == O_CREDIT:
                self.game.choose(options[0])
            elif self._acting() and options[0].kind == O_CARD:
                self.game.choose(options[-1])
            else:
                self.game.choose(self._default())

    @property
    def result(self) -> Result | None:
        return self.game.result

    @property
    def log(self) -> list[str]:
        """Every line of the log, with everything shown."""
        return [text for _, text in lines(self.state.log, 3)]
