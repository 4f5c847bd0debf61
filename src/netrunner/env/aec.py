"""The PettingZoo AEC environment: the agent who has a decision acts, by the place of an option.

The agents are "corp" and "runner". The winner is rewarded with 1, the loser with -1, when the game ends.
"""

from __future__ import annotations

from random import Random
from typing import Any, Final, Literal

from gymnasium import spaces
from pettingzoo import AECEnv  # type: ignore[import-untyped, unused-ignore]
from pettingzoo.utils.wrappers import OrderEnforcingWrapper  # type: ignore[import-untyped, unused-ignore]

from netrunner.decks import Deck
from netrunner.env.layout import LONGEST, MAX_OPTIONS, SIDES
from netrunner.env.observation import Observation, observation_space, observe
from netrunner.game import Game

Illegal = Literal["wrap", "lose"]
METADATA: Final = {"name": "netrunner_v0", "render_modes": ["ansi"], "is_parallelizable": False}


class Table:
    """A game that goes on and on: what the AEC and the parallel environment have in common."""

    def __init__(self, corp: str | Deck, runner: str | Deck, illegal: Illegal) -> None:
        if illegal not in ("wrap", "lose"):
            raise ValueError(f"illegal={illegal!r} is not known: use 'wrap' or 'lose'.")
        self.decks = (loaded(corp), loaded(runner))
        self.illegal: Illegal = illegal
        self.random = Random(0)
        self.game: Game
        self.broken: str | None = None
        """The agent that lost by an illegal action."""

    def deal(self, seed: int | None, options: dict[str, Any] | None) -> None:
        """A new game. Without a seed, the next one that follows from the last seed given."""
        if seed is not None:
            self.random = Random(seed)
        if options and ("corp" in options or "runner" in options):
            self.decks = (loaded(options.get("corp", self.decks[0])), loaded(options.get("runner", self.decks[1])))
        self.game = Game.start(*self.decks, seed=self.random.getrandbits(52), skip_empty_windows=True)
        self.broken = None

    @property
    def decider(self) -> str | None:
        decision = self.game.decision
        return None if decision is None or self.broken else decision.side

    @property
    def over(self) -> bool:
        return self.decider is None

    def act(self, action: int) -> bool:
        """Choose for the deciding agent; False when the action was illegal."""
        choices = min(len(self.game.state.options), MAX_OPTIONS)
        legal = 0 <= action < choices
        if not legal and self.illegal == "lose":
            self.broken = self.decider
        else:
            self.game.choose(int(action) % choices)
        return legal

    def rewards(self) -> dict[str, float]:
        """1 for the winner and -1 for the loser of a game that is over."""
        result = self.game.result
        winner = result.winner if result is not None else {"corp": "runner", "runner": "corp"}.get(self.broken or "")
        if winner is None:
            return dict.fromkeys(SIDES, 0.0)
        return {side: 1.0 if side == winner else -1.0 for side in SIDES}


def loaded(deck: str | Deck) -> Deck:
    return Deck.load(deck) if isinstance(deck, str) else deck


class NetrunnerEnv(AECEnv):  # type: ignore[misc, unused-ignore]
    """Android: Netrunner for two agents.

    `corp` and `runner` are decks as `Deck.load` takes them; `reset(options={"corp": ..., "runner": ...})` changes them.
    An action that the mask forbids is counted on from the first option ("wrap") or loses the game ("lose"). A game of
    `max_choices` is truncated.
    """

    metadata = METADATA

    def __init__(
        self,
        corp: str | Deck = "core-jinteki",
        runner: str | Deck = "core-shaper",
        *,
        illegal: Illegal = "wrap",
        max_choices: int = LONGEST,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.table = Table(corp, runner, illegal)
        self.max_choices = max_choices
        self.render_mode = render_mode
        self.possible_agents = list(SIDES)
        self.observation_spaces = {agent: observation_space() for agent in SIDES}
        self.action_spaces = {agent: spaces.Discrete(MAX_OPTIONS) for agent in SIDES}

    @property
    def game(self) -> Game:
        """The whole game. For looking on, not for the agents."""
        return self.table.game

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:  # type: ignore[type-arg, unused-ignore]
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.table.deal(seed, options)
        self.choices = 0
        self.agents = list(SIDES)
        self.rewards = dict.fromkeys(SIDES, 0.0)
        self._cumulative_rewards = dict.fromkeys(SIDES, 0.0)
        self.terminations = dict.fromkeys(SIDES, False)
        self.truncations = dict.fromkeys(SIDES, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in SIDES}
        self.agent_selection = self.table.decider or SIDES[0]

    def observe(self, agent: str) -> Observation:
        return observe(self.game, agent)

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError("An agent that is still playing cannot act with None.")
        self._cumulative_rewards[agent] = 0.0
        legal = self.table.act(action)
        self.infos[agent] = {} if legal else {"illegal": int(action)}
        self.choices += 1
        over = self.table.over
        self.rewards = self.table.rewards() if over else dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, over)
        self.truncations = dict.fromkeys(self.agents, not over and self.choices >= self.max_choices)
        self.agent_selection = self.table.decider or self.agents[0]
        self._accumulate_rewards()

    def render(self) -> str | None:
        """With the mode "ansi": the last lines of the log, as a spectator reads them."""
        if self.render_mode is None:
            return None
        return "\n".join(entry["text"] for entry in self.game.view("spectator")["log"][-10:])

    def close(self) -> None:
        """Nothing is held open."""


def ordered(**settings: Any) -> Any:
    """The environment in the wrapper that refuses steps before a reset."""
    settings.pop("max_cycles", None)
    return OrderEnforcingWrapper(NetrunnerEnv(**settings))
