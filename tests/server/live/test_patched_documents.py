"""What somebody has pieced together from patches is at every moment what they would be shown anew."""

from __future__ import annotations

import asyncio
import json
import random
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any, cast

import pytest

from netrunner import Deck
from netrunner.engine.beat import TURNS_TOLD
from netrunner.engine.beat import beats as every_beat
from netrunner.engine.view import MASKS
from netrunner.game import Game
from netrunner.learn.random_decks import random_deck
from netrunner.server.live import wire
from netrunner.server.live.channel import CHARACTERS_KEPT, PATCHES_KEPT, Channel
from netrunner.server.live.document import BeatList, LogLines, document
from netrunner.server.live.game_history import SeatHolder
from netrunner.server.live.match import Match
from netrunner.server.live.options import GameOptions
from netrunner.server.live.patch import apply, diff
from netrunner.server.live.room import Room
from tests.event_loop import run

SEATS = {"corp": SeatHolder("Corp", "a"), "runner": SeatHolder("Runner", "b")}
ACTIONS = 90


@dataclass(eq=False)
class Reader:
    """Somebody who pieces together what they are told."""

    account: str | None
    document: Any = None
    number: int = -1
    patches: int = 0

    def send(self, text: str) -> None:
        message = json.loads(text)
        if message["tell"] == "snapshot":
            self.document = message["document"]
        else:
            assert message["number"] == self.number + 1
            self.document = apply(self.document, message["operations"])
            self.patches += 1
        self.number = message["number"]

    def abandon(self) -> None:
        raise AssertionError("nobody is slow here")

    def follows(self, game: str) -> bool:
        return True


class Paper:
    """A journal that keeps nothing."""

    async def write(self, *entry: Any) -> None:
        await asyncio.sleep(0)

    async def say(self, *line: Any) -> datetime:
        return datetime.fromtimestamp(0, UTC)


class NoFaults:
    def note(self, error: Exception, *_: Any) -> None:
        raise error


@dataclass
class Table:
    """A room with everybody in it who can be there."""

    room: Room
    readers: dict[str, Reader] = field(default_factory=dict)

    async def fill(self) -> None:
        watching = "both" if self.room.match.options.visible_hands else "spectator"
        for perspective, account in (("corp", "a"), ("runner", "b"), (watching, None)):
            self.readers[perspective] = Reader(account)
            await self.room.enter(self.readers[perspective], None, None)

    def check(self) -> None:
        for perspective, reader in self.readers.items():
            lines, around = LogLines(perspective), self.room.around()
            fresh = document(self.room.match, perspective, lines, self.room.salt, around)
            assert reader.document == json.loads(json.dumps(fresh)), perspective
            assert self.room.channels[perspective].document == fresh


def table(corp: Deck, runner: Deck, seed: int, options: GameOptions) -> Table:
    match = Match("game", Game.start(corp, runner, seed=seed).setup, SEATS, options, lambda: 0.0)
    match.begin()
    return Table(Room(match, "salt", None, cast(Any, Paper()), cast(Any, None), cast(Any, NoFaults())))


async def play(at: Table, chance: random.Random) -> None:
    """Choices, what is taken back, what is said and set, until the game is over or everybody has seen enough."""
    await at.fill()
    room = at.room
    for _ in range(ACTIONS):
        match = room.match
        if match.result is not None:
            break
        accounts = {side: str(seat.account) for side, seat in match.seats.items()}
        fate = chance.random()
        if fate < 0.04 and match.marks:
            side = match.marks[-1].side
            if match.offer is None:
                await room.handle(accounts[side], wire.Act(do="undo", room="game"))
            if match.offer is not None:
                other = "corp" if match.offer.by == "runner" else "runner"
                await room.handle(accounts[other], wire.Act(do="accept", room="game"))
        elif fate < 0.08:
            await room.say("a", "Corp", f"line {chance.random()}")
        elif fate < 0.11:
            windows = chance.sample(["run [2.3]", "run [5.3]", "corp turn [1.2]"], 2)
            await room.handle(accounts["corp"], wire.Stops(do="stops", room="game", windows=windows))
        else:
            assert match.decider is not None
            option = chance.randrange(len(match.game.state.options))
            choose = wire.Choose(do="choose", room="game", decision=match.number, option=option)
            await room.handle(accounts[match.decider], choose)
        at.check()
    if room.match.result is None:
        await room.handle("a", wire.Act(do="concede", room="game"))
        at.check()
    assert all(reader.patches > 20 for reader in at.readers.values())
    room.close()


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("hands", [False, True], ids=["", "visible-hands"])
def test_patched_documents_are_those_that_are_made_anew(seed: int, hands: bool) -> None:
    chance = random.Random(seed)
    if seed % 2:
        decks = random_deck("corp", chance), random_deck("runner", chance)
    else:
        decks = Deck.load("core-jinteki"), Deck.load("core-shaper")
    run(play(table(*decks, seed, GameOptions(visible_hands=hands)), chance))


def test_a_new_document_takes_over_what_has_not_changed() -> None:
    old = {"corp": {"hand": [{"id": 1}, {"id": 2}]}, "runner": {"credits": 5}, "log": [{"text": "a"}]}
    new = {"corp": {"hand": [{"id": 1}, {"id": 3}]}, "runner": {"credits": 5}, "log": [{"text": "a"}, {"text": "b"}]}
    operations = diff(old, new)
    assert operations == [("set", ["corp", "hand", 1, "id"], 3), ("add", ["log"], [{"text": "b"}])]
    assert new["runner"] is old["runner"]
    assert cast(Any, new)["corp"]["hand"][0] is cast(Any, old)["corp"]["hand"][0]
    assert apply(json.loads(json.dumps(old)), operations) == new


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ({"a": 1}, {"b": 1}),
        ({"a": [1, 2, 3]}, {"a": [1, 2]}),
        ({"a": [1, 2]}, {"a": [2, 1, 3]}),
        ({"a": None}, {"a": {}}),
        ({"a": []}, {"a": {}}),
        ({"a": {"b": [{"c": 1}, {"d": "x"}]}}, {"a": {"b": [{"c": 2, "e": None}, {"d": "x"}]}}),
        ({"a": 1}, {"a": 1}),
        ([1], {"a": 1}),
    ],
)
def test_operations_turn_one_document_into_the_other(old: Any, new: Any) -> None:
    wanted = json.loads(json.dumps(new))
    operations = diff(json.loads(json.dumps(old)), new)
    assert new == wanted
    assert apply(json.loads(json.dumps(old)), operations) == wanted
    assert bool(operations) == (old != wanted)


def test_beats_are_those_of_the_last_turns_also_after_going_back() -> None:
    """Brought up to date choice by choice, and made at once: the same."""
    setup = Game.start(Deck.load("core-nbn"), Deck.load("core-criminal"), seed=4).setup
    match = Match("game", setup, SEATS, GameOptions(), lambda: 0.0)
    match.begin()
    chance = random.Random(2)
    kept = {perspective: BeatList(perspective) for perspective in ("corp", "runner", "spectator", "both")}
    back = 0
    for _ in range(150):
        if match.result is not None:
            break
        assert match.decider is not None
        if chance.random() < 0.1 and len(match.keys) > 3:
            match.go_back(len(match.keys) - chance.randrange(3))
            back += 1
        else:
            match.choose(match.decider, match.number, chance.randrange(len(match.game.state.options)))
        for perspective, beats in kept.items():
            state = match.game.state
            assert beats.read(state) == every_beat(state.beats, MASKS[perspective], state.turn - TURNS_TOLD + 1)
            assert beats.read(match.game.state) is beats.read(match.game.state)
    assert back > 5


def test_no_more_patches_are_kept_than_a_snapshot_would_be_long() -> None:
    channel = Channel("corp")
    for number in range(1, 300):
        channel.number = number
        channel.keep("x" * 10)
    assert [number for number, _ in channel.patches] == list(range(300 - PATCHES_KEPT, 300))
    channel.number = 300
    channel.keep("y" * CHARACTERS_KEPT)
    assert [number for number, _ in channel.patches] == [300]
    assert channel.characters == CHARACTERS_KEPT
