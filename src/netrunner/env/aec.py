"""The PettingZoo AEC environment: the agent who has a decision acts, by the place of an option.

The agents are "corp" and "runner". The winner is rewarded with 1, the loser with -1, when the game ends.
"""

from __future__ import annotations

from typing import Any, ClassVar

from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from netrunner.decks import Deck
from netrunner.env.layout import AGENTS, LONGEST
from netrunner.env.observation import Observation, observe
from netrunner.env.two_agents import METADATA, Illegal, TwoAgents


class NetrunnerEnv(TwoAgents, AECEnv):  # type: ignore[misc, unused-ignore]
    """Android: Netrunner for two agents.

    `corp` and `runner` are decks as `Deck.load` takes them; `reset(options={"corp": ..., "runner": ...})` changes them.
    An action that the mask forbids is counted on from the first option ("wrap") or loses the game ("lose"). A game of
    `max_choices` is truncated.
    """

    metadata: ClassVar[dict[str, Any]] = {**METADATA, "is_parallelizable": False}

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
        self.prepare(corp, runner, illegal, render_mode)
        self.max_choices = max_choices

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.repeated.deal(seed, options)
        self.choices = 0
        self.agents = list(AGENTS)
        self.rewards = dict.fromkeys(AGENTS, 0.0)
        self._cumulative_rewards = dict.fromkeys(AGENTS, 0.0)
        self.terminations = dict.fromkeys(AGENTS, False)
        self.truncations = dict.fromkeys(AGENTS, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in AGENTS}
        self.agent_selection = self.repeated.decider or AGENTS[0]

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
        legal = self.repeated.act(action)
        self.infos[agent] = {} if legal else {"illegal": int(action)}
        self.choices += 1
        over = self.repeated.over
        self.rewards = self.repeated.rewards() if over else dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, over)
        self.truncations = dict.fromkeys(self.agents, not over and self.choices >= self.max_choices)
        self.agent_selection = self.repeated.decider or self.agents[0]
        self._accumulate_rewards()


def ordered(**settings: Any) -> Any:
    """The environment in the wrapper that refuses steps before a reset."""
    settings.pop("max_cycles", None)
    return OrderEnforcingWrapper(NetrunnerEnv(**settings))
