"""The game registered with OpenSpiel as "python_netrunner", when `pyspiel` is installed.

    import pyspiel
    import netrunner.env.spiel
    game = pyspiel.load_game("python_netrunner(corp=core-nbn,runner=core-anarch,seed=3)")

Parameters: `corp` and `runner` (decks, as `Deck.load` takes them), `seed`, and `deals`: 0 for the one game of that
seed, more for a first chance node with so many deals.
"""

from __future__ import annotations

import importlib
import importlib.util
from typing import Any, Final

from netrunner.env.state import MAX_OPTIONS, State

NAME: Final = "python_netrunner"
DEFAULTS: Final[dict[str, Any]] = {"corp": "core-jinteki", "runner": "core-shaper", "seed": 0, "deals": 0}
LONGEST: Final = 20_000


class Observer:
    """What a player is told, in words: with perfect recall everything so far, without it what is seen now."""

    def __init__(self, perfect_recall: bool) -> None:
        self.perfect_recall = perfect_recall
        self.tensor = None
        self.dict: dict[str, Any] = {}

    def set_from(self, state: Any, player: int) -> None:
        """There is no tensor: the PettingZoo environment has arrays."""

    def string_from(self, state: Any, player: int) -> str:
        inner: State = state.state
        return inner.information_state_string(player) if self.perfect_recall else inner.observation_string(player)


def game_type(pyspiel: Any) -> Any:
    kinds = pyspiel.GameType
    return kinds(
        short_name=NAME,
        long_name="Android: Netrunner",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=2,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=False,
        provides_factored_observation_string=False,
        parameter_specification=DEFAULTS,
    )


def game_info(pyspiel: Any, deals: int) -> Any:
    return pyspiel.GameInfo(
        num_distinct_actions=MAX_OPTIONS,
        max_chance_outcomes=deals,
        num_players=2,
        min_utility=-1.0,
        max_utility=1.0,
        utility_sum=0.0,
        max_game_length=LONGEST,
    )


def register() -> None:
    """Make the game known to OpenSpiel. The classes are made here, because their bases come with it."""
    try:
        pyspiel: Any = importlib.import_module("pyspiel")
    except ModuleNotFoundError as error:
        raise ModuleNotFoundError("OpenSpiel is not installed. Install it with: pip install open_spiel") from error
    kind = game_type(pyspiel)

    class SpielGame(pyspiel.Game):  # type: ignore[misc]
        """The game with its decks and its way of dealing."""

        def __init__(self, params: dict[str, Any] | None = None) -> None:
            self.settings = {**DEFAULTS, **(params or {})}
            super().__init__(kind, game_info(pyspiel, self.settings["deals"]), params or {})

        def new_initial_state(self) -> SpielState:
            return SpielState(self)

        def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
            return Observer(iig_obs_type is not None and iig_obs_type.perfect_recall)

    class SpielState(pyspiel.State):  # type: ignore[misc]
        """A state, as OpenSpiel asks for it."""

        def __init__(self, game: SpielGame) -> None:
            super().__init__(game)
            settings = game.settings
            self.state = State(settings["corp"], settings["runner"], seed=settings["seed"], deals=settings["deals"])

        def current_player(self) -> int:
            return self.state.current_player()

        def _legal_actions(self, player: int) -> list[int]:
            return self.state.legal_actions(player)

        def chance_outcomes(self) -> list[tuple[int, float]]:
            return self.state.chance_outcomes()

        def _apply_action(self, action: int) -> None:
            self.state.apply_action(action)

        def _action_to_string(self, player: int, action: int) -> str:
            return self.state.action_to_string(player, action)

        def is_terminal(self) -> bool:
            return self.state.is_terminal()

        def returns(self) -> list[float]:
            return self.state.returns()

        def __str__(self) -> str:
            return str(self.state)

    pyspiel.register_game(kind, SpielGame)


if importlib.util.find_spec("pyspiel") is not None:
    register()
