"""The PettingZoo parallel environment: both agents act at every step, and who has nothing to decide waits: action 0."""

from __future__ import annotations

from typing import Any, Final

from gymnasium import spaces
from pettingzoo import ParallelEnv  # type: ignore[import-untyped, unused-ignore]
from pettingzoo.utils.conversions import parallel_to_aec  # type: ignore[import-untyped, unused-ignore]

from netrunner.decks import Deck
from netrunner.env.aec import METADATA, Illegal, Table
from netrunner.env.layout import LONGEST, MAX_OPTIONS, SIDES
from netrunner.env.observation import Observation, observation_space, observe
from netrunner.game import Game

Steps = tuple[
    dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]
]  # fmt: skip

PARALLEL: Final = {**METADATA, "is_parallelizable": True}


class NetrunnerParallelEnv(ParallelEnv):  # type: ignore[misc, unused-ignore]
    """The same game in cycles. The settings are those of `NetrunnerEnv`; `max_cycles` truncates it."""

    metadata = PARALLEL

    def __init__(
        self,
        corp: str | Deck = "core-jinteki",
        runner: str | Deck = "core-shaper",
        *,
        illegal: Illegal = "wrap",
        max_cycles: int = LONGEST,
        render_mode: str | None = None,
    ) -> None:
        self.table = Table(corp, runner, illegal)
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        self.possible_agents = list(SIDES)
        self.agents: list[str] = []
        self.observation_spaces = {agent: observation_space() for agent in SIDES}
        self.action_spaces = {agent: spaces.Discrete(MAX_OPTIONS) for agent in SIDES}

    @property
    def game(self) -> Game:
        return self.table.game

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:  # type: ignore[type-arg, unused-ignore]
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self.table.deal(seed, options)
        self.cycles = 0
        self.agents = list(SIDES)
        return self.observations(), {agent: {} for agent in SIDES}

    def observations(self) -> dict[str, Observation]:
        found = {agent: observe(self.game, agent) for agent in SIDES}
        for agent in SIDES:
            if agent != self.table.decider:
                found[agent]["action_mask"][0] = 1
        return found

    def step(self, actions: dict[str, int]) -> Steps:
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in SIDES}
        decider = self.table.decider
        assert decider is not None, "the game is over: reset it"
        if not self.table.act(int(actions[decider])):
            infos[decider] = {"illegal": int(actions[decider])}
        self.cycles += 1
        over = self.table.over
        rewards = self.table.rewards() if over else dict.fromkeys(SIDES, 0.0)
        truncated = not over and self.cycles >= self.max_cycles
        if over or truncated:
            self.agents = []
        ends = dict.fromkeys(SIDES, over), dict.fromkeys(SIDES, truncated)
        return self.observations(), rewards, *ends, infos

    def render(self) -> str | None:
        if self.render_mode is None:
            return None
        return "\n".join(entry["text"] for entry in self.game.view("spectator")["log"][-10:])

    def close(self) -> None:
        """Nothing is held open."""


def in_cycles(**settings: Any) -> Any:
    """The parallel environment one agent at a time."""
    return parallel_to_aec(NetrunnerParallelEnv(**settings))
