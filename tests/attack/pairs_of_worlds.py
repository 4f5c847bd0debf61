"""Pairs of worlds that look alike to one player: what they are told, and when, must be alike as well.

A game between two people is played at random with the usual stops and a clock. Beside it runs a second one, in which
what the reader cannot know has been dealt anew. The other player does the same in both, where both allow it. Where the
log tells the reader the same of both, who is asked, where the game stands and what the clocks show must be the same as
well: that is what decides which messages are sent, and when.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from copy import copy
from dataclasses import dataclass
from typing import Any

from netrunner import Deck
from netrunner.engine.window import Window
from netrunner.game import Game
from netrunner.server.live.document import LogLines, document
from netrunner.server.live.game_history import OTHER, SeatHolder
from netrunner.server.live.match import Match
from netrunner.server.live.options import GameOptions

NOBODY: dict[str, Any] = {"here": {"corp": True, "runner": True}, "spectators": 0, "chat": [], "table": None}
PEOPLE = {"corp": SeatHolder("Corp", "a"), "runner": SeatHolder("Runner", "b")}


@dataclass(frozen=True, slots=True)
class Difference:
    """What a reader was told in one world and not in the other; false where that is nothing."""

    seed: int
    reader: str
    key: str
    parts: tuple[str, ...]

    def __bool__(self) -> bool:
        return bool(self.parts)

    def __str__(self) -> str:
        return f"game {self.seed}: after {self.key!r} the {self.reader} can tell by {', '.join(self.parts)}"


class Time:
    """A clock that goes on by a second with every choice."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def __call__(self) -> float:
        return self.seconds


def seats_of(bot: str | None) -> dict[str, SeatHolder]:
    """Two people, or a person and a bot on a side."""
    return {side: SeatHolder("Bot", None, "rookie") if side == bot else PEOPLE[side] for side in PEOPLE}


def new_match(corp: Deck, runner: Deck, seed: int, now: Time, bot: str | None = None) -> Match:
    game = Game.start(corp, runner, seed=seed)
    made = Match("game", game.setup, seats_of(bot), GameOptions(clock=1800), now)
    made.begin()
    return made


def told(match: Match, reader: str, log: LogLines) -> dict[str, Any]:
    return document(match, reader, log, "salt", NOBODY)


def twin_of(match: Match, reader: str, seed: int, now: Time) -> Match:
    """The same match in another world that the reader thinks possible."""
    twin = Match(match.id, match.setup, dict(match.seats), match.options, now)
    twin.game = match.game.determinize(reader, seed=seed)
    twin.keys = list(match.keys)
    twin.entries = match.entries
    twin.numbers = dict(match.numbers)
    twin.declined = set(match.declined)
    assert twin.clock is not None
    assert match.clock is not None
    twin.clock.left = dict(match.clock.left)
    twin.clock.running, twin.clock.since = match.clock.running, match.clock.since
    return twin


def compare(corp: Deck, runner: Deck, seed: int, choices: int, bot: str | None = None) -> Iterator[Difference]:
    """Play one game; for every choice that was made in a pair of worlds, what differs. `bot`: the side that one plays,
    so that the other side alone reads, what follows from its own choices as well."""
    chance, now = random.Random(seed), Time()
    match = new_match(corp, runner, seed, now, bot)
    logs = {side: LogLines(side) for side in PEOPLE}
    for step in range(choices):
        if (side := match.decider) is None:
            return
        now.seconds += 1
        reader = OTHER[bot or side]
        keys = [option.key for option in match.game.state.options]
        key = chance.choice(keys)
        twin = twin_of(match, reader, step, now)
        log = logs[reader]
        log.read(match.game.state)
        twin_log = copy(log)  # what was told before the worlds part is the same in both, and read once
        legal = {option.key for option in twin.game.state.options} if twin.decider == side else set()
        match.choose_keys(side, match.number, [key])
        if key in legal:
            twin.choose_keys(side, twin.number, [key])
            here, there = pauses(match, reader, log), pauses(twin, reader, twin_log)
            if alike(here.pop("log"), there.pop("log")) and here.pop("cards") == there.pop("cards"):
                parts = tuple(part for part in here if here[part] != there[part])
                yield Difference(
                    seed, reader, key, parts or after_a_pass([(match, log), (twin, twin_log)], reader, here, now)
                )


def after_a_pass(
    worlds: list[tuple[Match, LogLines]], reader: str, before: dict[str, Any], now: Time
) -> tuple[str, ...]:
    """Where only one world asks at a window, a pass in it must change nothing that the reader is told."""
    asking = [(match, log) for match, log in worlds if isinstance(match.game.state.stack[-1], Window)]
    if len(asking) != 1:
        return ()
    ((asked, log),) = asking
    if asked.decider == reader or asked.decider is None:
        return ()
    now.seconds += 1
    asked.choose(asked.decider, asked.number, 0)
    after = pauses(asked, reader, log)
    return tuple(f"{part} after a pass" for part in before if before[part] != after[part])


def pauses(match: Match, reader: str, log: LogLines) -> dict[str, Any]:
    """What a reader is told of where the game stands and who is asked; not of the cards."""
    found = told(match, reader, log)
    view = found["view"]
    return {
        "log": found["log"],
        "cards": places(view),
        "length of the log": len(found["log"]),
        "clock": found["clock"],
        "step": view["step"],
        "turn": (view["turn"], view["active"]),
        "decision": (view["decision"] or {}).get("side"),
        "result": found["result"],
    }


def places(view: dict[str, Any]) -> list[Any]:
    """How many cards lie where: ice and other cards are told apart by where they are installed."""
    corp, runner = view["corp"], view["runner"]
    servers = [(len(server["ice"]), len(server["root"])) for server in corp["servers"]]
    counts = [(each["deck"], each["hand_count"], len(each["discard"]), len(each["scored"])) for each in (corp, runner)]
    return [servers, counts, len(runner["rig"])]


FOUND = ("accesses", "is revealed", "shuffles")
"""What the log says where another card was found in each world: accessed, shown, or searched for, so that everybody
sees what comes of it."""


def alike(one: list[Any], other: list[Any]) -> bool:
    """Whether the same is told, as far as the shorter goes: what one world tells more of, the other tells later. What
    is accessed or searched for is another card in each."""
    longer = max(one, other, key=len)[min(len(one), len(other)) :]
    return not any(word in line["text"] for line in longer for word in FOUND) and all(
        first == second for first, second in zip(one, other, strict=False)
    )
