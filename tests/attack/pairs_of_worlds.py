"""Pairs of worlds that look alike to one player: what they are told, and when, must be alike as well.

A game between two people is played at random with the usual stops and a clock. Beside it runs a second one, in which
what the reader cannot know has been dealt anew. The other player does the same in both, where both allow it. What the
reader's document says is then compared: it is all that decides which messages are sent, how large, and when.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from netrunner import Deck
from netrunner.game import Game
from netrunner.server.live.document import LogLines, document
from netrunner.server.live.game_history import OTHER, SeatHolder
from netrunner.server.live.match import Match
from netrunner.server.live.options import GameOptions

NOBODY: dict[str, Any] = {"here": {"corp": True, "runner": True}, "spectators": 0, "chat": [], "table": None}
PEOPLE = {"corp": SeatHolder("Corp", "a"), "runner": SeatHolder("Runner", "b")}


@dataclass(frozen=True, slots=True)
class Difference:
    """What a reader was told in one world and not in the other."""

    seed: int
    reader: str
    key: str
    parts: tuple[str, ...]

    def __str__(self) -> str:
        return f"game {self.seed}: after {self.key!r} the {self.reader} can tell by {', '.join(self.parts)}"


class Time:
    """A clock that goes on by a second with every choice."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def __call__(self) -> float:
        return self.seconds


def new_match(corp: Deck, runner: Deck, seed: int, now: Time) -> Match:
    game = Game.start(corp, runner, seed=seed)
    made = Match("game", game.setup, dict(PEOPLE), GameOptions(clock=1800), now)
    made.begin()
    return made


def told(match: Match, reader: str) -> dict[str, Any]:
    return document(match, reader, LogLines(reader), "salt", NOBODY)


def twin_of(match: Match, reader: str, seed: int, now: Time) -> Match:
    """The same match in another world that the reader thinks possible."""
    twin = Match(match.id, match.setup, dict(PEOPLE), match.options, now)
    twin.game = match.game.determinize(reader, seed=seed)
    twin.keys = list(match.keys)
    twin.entries = match.entries
    twin.numbers = dict(match.numbers)
    assert twin.clock is not None
    assert match.clock is not None
    twin.clock.left = dict(match.clock.left)
    twin.clock.running, twin.clock.since = match.clock.running, match.clock.since
    return twin


def compare(corp: Deck, runner: Deck, seed: int, choices: int) -> Iterator[Difference | None]:
    """Play one game; for every choice that was made in a pair of worlds, what differs, or None."""
    chance, now = random.Random(seed), Time()
    match = new_match(corp, runner, seed, now)
    for step in range(choices):
        if (side := match.decider) is None:
            return
        now.seconds += 1
        reader = OTHER[side]
        keys = [option.key for option in match.game.state.options]
        key = chance.choice(keys)
        twin = twin_of(match, reader, step, now)
        legal = {option.key for option in twin.game.state.options} if twin.decider == side else set()
        match.choose_keys(side, match.number, [key])
        if key in legal:
            twin.choose_keys(side, twin.number, [key])
            here, there = told(match, reader), told(twin, reader)
            if shown(key):
                parts = tuple(part for part in here if here[part] != there[part])
                yield Difference(seed, reader, key, parts) if parts else None


def shown(key: str) -> bool:
    """Whether a choice does the same in both worlds for all that the reader can see: what is installed facedown does,
    and so does what involves no hidden card at all; what is played or rezzed is another card in each world."""
    return key.partition(":")[0] in ("install", "server", "credit", "pass", "end", "done", "continue", "advance")
