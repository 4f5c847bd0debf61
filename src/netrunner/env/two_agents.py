"""What the AEC and the parallel environment share: one game that is dealt again and again, and how agents see it."""

from __future__ import annotations

from random import Random
from typing import Any, Final, Literal

from gymnasium import spaces

from netrunner.decks import Deck
from netrunner.engine.log import lines
from netrunner.engine.terms import SIDES
from netrunner.engine.view import MASKS
from netrunner.env.layout import AGENTS, MAX_OPTIONS
from netrunner.env.observation import observation_space
from netrunner.game import Game

Illegal = Literal["wrap", "lose"]
METADATA: Final = {"name": "netrunner_v0", "render_modes": ["ansi"]}
SHOWN: Final = 10  # lines of the log


class RepeatedGame:
    """A game that is dealt anew whenever it is asked for, and what follows from an agent's action in it. `log`: keep
    what is said at the table, where somebody will read it."""

    def __init__(self, corp: str | Deck, runner: str | Deck, illegal: Illegal, log: bool) -> None:
        if illegal not in ("wrap", "lose"):
            raise ValueError(f"illegal={illegal!r} is not known: use 'wrap' or 'lose'.")
        self.decks = (loaded(corp), loaded(runner))
        self.illegal: Illegal = illegal
        self.log = log
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
        seed = self.random.getrandbits(52)
        self.game = Game.start(*self.decks, seed=seed, skip_empty_windows=True, log=self.log)
        self.broken = None

    @property
    def decider(self) -> str | None:
        who = self.game.state.decider()
        return None if who < 0 or self.broken else SIDES[who]

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
            return dict.fromkeys(AGENTS, 0.0)
        return {side: 1.0 if side == winner else -1.0 for side in AGENTS}


def loaded(deck: str | Deck) -> Deck:
    return Deck.load(deck) if isinstance(deck, str) else deck


class TwoAgents:
    """The Corp and the Runner as PettingZoo sees them: their spaces, the game they play, and how it is shown."""

    repeated: RepeatedGame
    render_mode: str | None

    def prepare(self, corp: str | Deck, runner: str | Deck, illegal: Illegal, render_mode: str | None) -> None:
        self.repeated = RepeatedGame(corp, runner, illegal, log=render_mode is not None)
        self.render_mode = render_mode
        self.possible_agents = list(AGENTS)
        self.observation_spaces = {agent: observation_space() for agent in AGENTS}
        self.action_spaces = {agent: spaces.Discrete(MAX_OPTIONS) for agent in AGENTS}

    @property
    def game(self) -> Game:
        """The whole game. For looking on, not for the agents."""
        return self.repeated.game

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:  # type: ignore[type-arg, unused-ignore]
        return self.action_spaces[agent]

    def render(self) -> str | None:
        """With the mode "ansi": the last lines of the log, as a spectator reads them."""
        if self.render_mode is None:
            return None
        return "\n".join(text for _, text in lines(self.game.state.log, MASKS["spectator"], SHOWN))

    def close(self) -> None:
        """Nothing is held open."""
