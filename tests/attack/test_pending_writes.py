"""Whatever people do while something is being written, and whether or not it can be: nobody is shown what is not in the
log, and everybody who stays is shown all that is."""

from __future__ import annotations

import asyncio
import copy
import json
import random
from datetime import UTC, datetime
from typing import Any, cast

from pydantic import TypeAdapter

from netrunner import Deck
from netrunner.game import Game
from netrunner.server.errors import DatabaseTimeout, Refused
from netrunner.server.live import wire
from netrunner.server.live.document import LogLines, document
from netrunner.server.live.game_history import SeatHolder
from netrunner.server.live.journal import JournalError
from netrunner.server.live.match import Entry, Match
from netrunner.server.live.options import GameOptions
from netrunner.server.live.patch import apply
from netrunner.server.live.room import Room
from netrunner.server.live.stops import WINDOWS
from tests.attack import LONGER
from tests.attack.traffic import VirtualLoop
from tests.event_loop import run_on

SEATS = {"corp": SeatHolder("Corp", "a"), "runner": SeatHolder("Runner", "b")}
ACCOUNTS = ("a", "b", "c", None)
NOBODY: dict[str, Any] = {"here": {"corp": True, "runner": True}, "spectators": 0, "chat": [], "table": None}
GAMES, ACTIONS = 2 + 38 * LONGER, 250
TOLD = ("view", "log", "offer", "result", "stops", "orders", "decision", "cancel")
MESSAGE: TypeAdapter[Any] = TypeAdapter(wire.ClientMessage)


class Disk:
    """A log that takes a while, and sometimes does not take an entry or does not say whether it has."""

    def __init__(self, setup: dict[str, Any], chance: random.Random) -> None:
        self.chance = chance
        self.entries: list[Entry] = []
        self.failed = 0
        self.match = Match("game", setup, SEATS, GameOptions(), lambda: 0.0)

    def keep(self, entry: Entry) -> None:
        self.entries.append(copy.deepcopy(entry))
        self.match.apply(*copy.deepcopy(entry))

    async def write(self, game: str, number: int, kind: str, data: dict[str, Any], *rest: Any) -> None:
        await asyncio.sleep(self.chance.random() * 0.05)
        assert number == len(self.entries), "somebody writes after a hole"
        fate = self.chance.random()
        if fate > 0.06:
            self.keep((kind, data))
        if fate <= 0.09:  # some of what is written, too, is not answered
            self.failed += 1
            error = JournalError("the disk is full")
            error.__cause__ = OSError("full") if fate <= 0.03 else DatabaseTimeout("nothing was said")
            raise error

    async def say(self, *line: str) -> datetime:
        await asyncio.sleep(self.chance.random() * 0.02)
        return datetime.fromtimestamp(0, UTC)


class Watcher:
    """Somebody who compares every word with what is on the disk at that moment."""

    def __init__(self, account: str | None, disk: Disk) -> None:
        self.account = account
        self.disk = disk
        self.told: Any = None
        self.number, self.session = -1, ""
        self.heard = 0
        self.busy = asyncio.Lock()
        self.catching_up = False
        """They are told patch by patch what they have missed."""

    def send(self, text: str) -> None:
        message = json.loads(text)
        if message["tell"] == "snapshot":
            self.told, self.session = message["document"], message["session"]
        else:
            assert message["number"] == self.number + 1, "a patch is missing"
            self.told = apply(self.told, message["operations"])
        self.number = message["number"]
        self.heard += 1
        if not self.catching_up:
            self.compare()

    def compare(self) -> None:
        perspective = self.disk.match.seat_of(self.account) or "spectator"
        kept = json.loads(json.dumps(document(self.disk.match, perspective, LogLines(perspective), "salt", NOBODY)))
        assert {part: self.told[part] for part in TOLD} == {part: kept[part] for part in TOLD}

    def abandon(self) -> None:
        raise AssertionError("nobody is slow here")

    def follows(self, game: str) -> bool:
        return True


class Hall:
    """A room, and another in its place when its game has to be read again."""

    def __init__(self, setup: dict[str, Any], chance: random.Random) -> None:
        self.setup = setup
        self.disk = Disk(setup, chance)
        self.people = [Watcher(account, self.disk) for account in ACCOUNTS]
        self.room = self.opened(Match("game", setup, SEATS, GameOptions(), lambda: 0.0))
        if (passed := self.room.match.begin()) is not None:
            self.disk.keep(passed)

    def opened(self, match: Match) -> Room:
        room = Room(match, "salt", None, cast(Any, self.disk), cast(Any, None), cast(Any, Noted()))
        room.on_failure = self.read_again
        return room

    async def read_again(self, room: Room, why: str) -> None:
        room.close()
        await asyncio.sleep(0.01)
        match = Match("game", self.setup, SEATS, GameOptions(), lambda: 0.0)
        for entry in copy.deepcopy(self.disk.entries):
            match.apply(*entry)
        self.room = self.opened(match)
        self.room.announce(why)
        for listener in room.listeners:
            await self.room.enter(listener, None, None)


class Noted:
    def note(self, error: Exception, *_: Any) -> None:
        raise error


def wish(chance: random.Random, room: Room, account: str | None) -> dict[str, Any]:
    """Something that a client may ask for, sensible or not."""
    match = room.match
    side = match.seat_of(account)
    if side is not None and match.decider == side and chance.random() < 0.6:
        option = chance.randrange(len(match.game.state.options) + (chance.random() < 0.1))
        return {"do": "choose", "decision": match.number, "option": option}
    windows = sorted(chance.sample(sorted(WINDOWS), 5))
    return chance.choice(
        [
            {"do": chance.choice(["undo", "offer-draw", "decline", "withdraw", "claim"])},
            {"do": "accept"} if match.offer is not None and match.offer.kind == "undo" else {"do": "decline"},
            {"do": "stops", "windows": windows},
            {"do": "orders", "titles": chance.choice([[], ["Hades Shard"], ["Subliminal Messaging"]])},
            {"do": "yields", "titles": chance.choice([[], ["Corroder"]])},
            {"do": "look-back", "line": chance.randrange(20)},
            {"do": "why-not", "wish": {"kind": chance.choice(["credit", "purge", "run", "use"]), "card": 7}},
            {"do": "shortcut", "decision": match.number, "index": 0},
            {"do": "pass-on", "decision": match.number},
            {"do": "choose", "decision": chance.randrange(30), "option": 0},
        ]
    )


async def do(hall: Hall, chance: random.Random) -> None:
    """One action of somebody, after those that they are busy with: a connection is served message by message."""
    person = chance.choice([*hall.people, *hall.people[:2]])
    async with person.busy:
        await do_now(hall, person, chance)


async def do_now(hall: Hall, person: Watcher, chance: random.Random) -> None:
    room = hall.room
    try:
        kind = chance.random()
        if kind < 0.08:
            room.leave(person)
        elif kind < 0.25:
            room.leave(person)  # the connection was lost
            person.catching_up = True
            try:
                await room.enter(person, person.number if chance.random() < 0.7 else None, person.session)
                person.compare()
            finally:
                person.catching_up = False
        elif kind < 0.3 and person.account is not None:
            await room.say(person.account, "Somebody", "well played")
        else:
            message = MESSAGE.validate_python({**wish(chance, room, person.account), "room": "game"})
            answer = await room.handle(person.account, message)
            if "moment" in answer:
                assert answer["moment"]["view"]["decision"] is None
    except Refused:
        pass


async def play(seed: int) -> tuple[int, int, int]:
    chance = random.Random(seed)
    setup = Game.start(Deck.load("core-jinteki"), Deck.load("core-shaper"), seed=seed).setup
    hall = Hall(setup, chance)
    for person in hall.people:
        await hall.room.enter(person, None, None)
    actions = []
    for _ in range(ACTIONS):
        actions.append(asyncio.create_task(do(hall, chance)))
        await asyncio.sleep(chance.random() * 0.04)
    await asyncio.gather(*actions)
    await asyncio.sleep(1.0)
    assert hall.room.match.entries == len(hall.disk.entries)
    for person in hall.people:
        if person in hall.room.listeners:
            person.compare()
    hall.room.close()
    return len(hall.disk.entries), hall.disk.failed, sum(person.heard for person in hall.people)


def test_nobody_is_shown_what_is_not_written_whatever_they_do_meanwhile() -> None:
    written = failed = heard = 0
    for seed in range(GAMES):
        found = run_on(VirtualLoop(), play(seed))
        written, failed, heard = written + found[0], failed + found[1], heard + found[2]
    print(f"{written} entries, {failed} not answered, {heard} messages")
    assert written > 30 * GAMES
    assert failed > 2 * GAMES
