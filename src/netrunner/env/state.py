"""The game as OpenSpiel knows games: players 0 (the Corp) and 1 (the Runner), actions by number, and a few questions.

Chance is settled by the seed, or explicitly: with `deals` the first node is a chance node that picks one of so many
equally likely seeds. Everything random in a game follows from its seed, and no player can see it. What was said is not
kept: whoever asks for it has the game played once more (`retelling`).
"""

from __future__ import annotations

import json
from random import Random
from typing import Any, Final

from netrunner.decks import Deck
from netrunner.engine.terms import SIDES
from netrunner.engine.view import MASKS
from netrunner.env.retelling import Retelling
from netrunner.game import Game

CHANCE: Final = -1
TERMINAL: Final = -4
MAX_OPTIONS: Final = 128
"""Actions: the place of an option in the decision, as in the PettingZoo environment."""


class State:
    """A state of the game.

    >>> state = State(seed=7)
    >>> state.current_player(), state.legal_actions(), state.action_to_string(0, 1)
    (0, [0, 1], 'Mulligan')
    >>> child = state.clone()
    >>> child.apply_action(0)
    >>> child.current_player(), state.current_player(), child.history()
    (1, 0, [0])
    """

    def __init__(
        self, corp: str | Deck = "core-jinteki", runner: str | Deck = "core-shaper", *, seed: int = 0, deals: int = 0
    ) -> None:
        self._corp = Deck.load(corp) if isinstance(corp, str) else corp
        self._runner = Deck.load(runner) if isinstance(runner, str) else runner
        self._seed = seed
        self._deals = deals
        self._history: list[int] = []
        self._game: Game | None = None if deals else self._dealt(seed, log=False)
        self._retelling: Retelling | None = None

    def _dealt(self, seed: int, log: bool) -> Game:
        return Game.start(self._corp, self._runner, seed=seed, skip_empty_windows=True, log=log)

    def _retold(self) -> Retelling:
        """What was chosen and said so far."""
        if self._retelling is None:
            self._retelling = Retelling(self._dealt(self.game.setup["seed"], log=True))
        self._retelling.follow(self._history[1:] if self._deals else self._history)
        return self._retelling

    @property
    def game(self) -> Game:
        """The whole game, without its log: for looking on, not for the players."""
        if self._game is None:
            raise ValueError("Nothing is dealt yet: chance has to act first.")
        return self._game

    def current_player(self) -> int:
        """0 the Corp, 1 the Runner, -1 chance, -4 nobody: the game is over."""
        if self._game is None:
            return CHANCE
        who = self._game.state.decider()
        return TERMINAL if who < 0 else who

    def is_chance_node(self) -> bool:
        return self._game is None

    def is_terminal(self) -> bool:
        return self._game is not None and bool(self._game.state.reason)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The deals, each as likely as the others."""
        return [(deal, 1 / self._deals) for deal in range(self._deals)] if self._game is None else []

    def legal_actions(self, player: int | None = None) -> list[int]:
        """What can be done now; nothing for a player who does not decide."""
        now = self.current_player()
        if player not in (None, now) or now == TERMINAL:
            return []
        if now == CHANCE:
            return list(range(self._deals))
        return list(range(min(MAX_OPTIONS, len(self.game.state.options))))

    def action_to_string(self, player: int, action: int) -> str:
        """The option in words, as people read it; only for the player who decides."""
        if player == CHANCE:
            return f"Deal {action}"
        decision = self.game.decision
        if decision is None or player != self.current_player():
            return str(action)
        return decision.options[action].label

    def apply_action(self, action: int) -> None:
        if action not in self.legal_actions():
            raise ValueError(f"Action {action} is not legal here. Legal: {self.legal_actions()}.")
        if self._game is None:
            self._game = self._dealt(Random(f"{self._seed}:{action}").getrandbits(52), log=False)
        else:
            self._game.choose(action)
        self._history.append(action)

    def history(self) -> list[int]:
        """The actions so far, chance's included."""
        return list(self._history)

    def returns(self) -> list[float]:
        """1 for the winner and -1 for the loser; zeros before the end and for a draw."""
        result = None if self._game is None else self._game.result
        if result is None or result.winner is None:
            return [0.0, 0.0]
        return [1.0 if side == result.winner else -1.0 for side in SIDES]

    def information_state_string(self, player: int) -> str:
        """Everything a player knows and has known: own choices, all that was said, the table as it is seen now."""
        if self._game is None:
            return ""
        told = self._retold()
        known = {"chosen": told.chosen[player], "log": told.said(1 << player), "view": self._view(player)}
        return json.dumps(known, ensure_ascii=False)

    def observation_string(self, player: int) -> str:
        """What a player sees now."""
        return "" if self._game is None else json.dumps(self._view(player), ensure_ascii=False)

    def _view(self, player: int) -> dict[str, Any]:
        return self.game.view(SIDES[player], log=False)

    def clone(self) -> State:
        """An independent copy."""
        copy = object.__new__(State)
        copy._corp, copy._runner = self._corp, self._runner
        copy._seed = self._seed
        copy._deals = self._deals
        copy._history = list(self._history)
        copy._game = None if self._game is None else self._game.clone()
        copy._retelling = None if self._retelling is None else self._retelling.copy()
        return copy

    def __deepcopy__(self, memo: dict[int, Any]) -> State:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        return rebuilt, (self._corp.write(), self._runner.write(), self._seed, self._deals, self._history)

    def __str__(self) -> str:
        if self._game is None:
            return "Nothing is dealt yet."
        return "\n".join(self._retold().said(MASKS["both"]))


def rebuilt(corp: str, runner: str, seed: int, deals: int, history: list[int]) -> State:
    """A state from how it came about: how states are pickled."""
    state = State(corp, runner, seed=seed, deals=deals)
    for action in history:
        state.apply_action(action)
    return state
