"""The PettingZoo parallel environment: both agents act at every step, and who has nothing to decide waits: action 0."""

from __future__ import annotations

from typing import Any, ClassVar

from pettingzoo import ParallelEnv
from pettingzoo.utils.conversions import parallel_to_aec

from netrunner.decks import Deck
from netrunner.env.layout import AGENTS, LONGEST
from netrunner.env.observation import Observation, observe
from netrunner.env.two_agents import METADATA, Illegal, TwoAgents

Steps = tuple[
    dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]
]  # fmt: skip


class NetrunnerParallelEnv(TwoAgents, ParallelEnv):  # type: ignore[misc, unused-ignore]
    """The same game in cycles. The settings are those of `NetrunnerEnv`; `max_cycles` truncates it."""

    metadata: ClassVar[dict[str, Any]] = {**METADATA, "is_parallelizable": True}

    def __init__(
        self,
        corp: str | Deck = "core-jinteki",
        runner: str | Deck = "core-shaper",
        *,
        illegal: Illegal = "wrap",
        max_cycles: int = LONGEST,
        render_mode: str | None = None,
    ) -> None:
        self.prepare(corp, runner, illegal, render_mode)
        self.max_cycles = max_cycles
        self.agents: list[str] = []

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self.repeated.deal(seed, options)
        self.cycles = 0
        self.agents = list(AGENTS)
        return self.observations(), {agent: {} for agent in AGENTS}

    def observations(self) -> dict[str, Observation]:
        found = {agent: observe(self.game, agent) for agent in AGENTS}
        for agent in AGENTS:
            if agent != self.repeated.decider:
                found[agent]["action_mask"][0] = 1
        return found

    def step(self, actions: dict[str, int]) -> Steps:
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in AGENTS}
        decider = self.repeated.decider
        assert decider is not None, "the game is over: reset it"
        if not self.repeated.act(int(actions[decider])):
            infos[decider] = {"illegal": int(actions[decider])}
        self.cycles += 1
        over = self.repeated.over
        rewards = self.repeated.rewards() if over else dict.fromkeys(AGENTS, 0.0)
        truncated = not over and self.cycles >= self.max_cycles
        if over or truncated:
            self.agents = []
        ends = dict.fromkeys(AGENTS, over), dict.fromkeys(AGENTS, truncated)
        return self.observations(), rewards, *ends, infos


def in_cycles(**settings: Any) -> Any:
    """The parallel environment one agent at a time."""
    return parallel_to_aec(NetrunnerParallelEnv(**settings))
