"""What cannot be written did not happen, whoever did it, and everybody is told where the game really stands."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from sqlalchemy import select
from websockets.exceptions import ConnectionClosed

from netrunner.server.errors import DatabaseTimeout, Refused
from netrunner.server.live import bot_turns, wire
from netrunner.server.live.host import Host
from netrunner.server.live.journal import Journal, JournalError, PendingWrite
from netrunner.server.live.room import ANEW, UNKNOWN, UNSAVED, Room
from netrunner.server.storage.schema import EntryRow
from tests.server.live.people import Guest, start
from tests.server.live.test_agreement import opened
from tests.server.running_server import Running

People = tuple[Guest, Guest, Guest]
Write = Callable[..., Awaitable[None]]
REAL: Write = Journal.write


def room_of(server: Running, game: str) -> Room:
    host: Host = server.app.state.host
    return host.rooms[game]


def failing(kinds: set[str], times: int = 1) -> Write:
    """A disk that is full for a moment."""
    left = times

    async def write(self: Journal, game: str, number: int, kind: str, *rest: Any) -> None:
        nonlocal left
        if kind in kinds and left > 0:
            left -= 1
            await asyncio.sleep(0.05)
            raise JournalError("the disk is full")
        await REAL(self, game, number, kind, *rest)

    return write


def numbers(server: Running, game: str) -> list[int]:
    async def read() -> list[int]:
        async with server.app.state.database.sessions() as session:
            query = select(EntryRow.number).where(EntryRow.game_id == game).order_by(EntryRow.number)
            return list((await session.scalars(query)).all())

    return server.run(read())


def listen_on(person: Guest) -> None:
    while True:
        person.player.listen()


def test_a_bot_whose_choice_could_not_be_written_chooses_again_before_everybody(
    server: Running, people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    person = people[0]
    game = start(server, "random", person, seed=3)
    person.player.enter(game)
    person.player.my_turn(game)
    before = person.player.sessions[game]
    own = room_of(server, game).match.entries

    async def write(self: Journal, name: str, number: int, kind: str, *rest: Any) -> None:
        """The person's own choice is written; the bot's answer is not."""
        if number == own + 1:
            monkeypatch.setattr(Journal, "write", REAL)
            raise JournalError("the disk is full")
        await REAL(self, name, number, kind, *rest)

    monkeypatch.setattr(Journal, "write", write)
    while person.player.sessions[game] == before:
        room = person.player.my_turn(game)
        if room["decision"] is not None and person.player.sessions[game] == before:
            own = room_of(server, game).match.entries
            person.player.choose(game, 0)
    person.player.my_turn(game)
    assert numbers(server, game) == list(range(len(numbers(server, game))))


def test_a_bot_that_can_choose_only_one_thing_chooses_it_again_when_it_could_not_be_written(
    server: Running, people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A full disk, or a database that is away for a moment, ends no game and makes no bot play worse."""
    person = people[0]
    game = start(server, "random", person, seed=3)
    person.player.enter(game)
    person.player.my_turn(game)
    host: Host = server.app.state.host
    left, waited = 4, []

    async def write(self: Journal, name: str, number: int, kind: str, data: Any, *rest: Any) -> None:
        nonlocal left
        if data["side"] == "corp" and left > 0:
            left -= 1
            raise JournalError("the disk is full")
        await REAL(self, name, number, kind, data, *rest)

    def soon(unsaved: int) -> float:
        waited.append(unsaved)
        return 0.0

    async def first(*_: Any) -> tuple[str, float]:
        return host.rooms[game].match.game.state.options[0].key, 0.0

    monkeypatch.setattr(Journal, "write", write)
    monkeypatch.setattr(host.bot_processes, "choose", first)
    monkeypatch.setattr(bot_turns, "patience", soon)
    monkeypatch.setattr(bot_turns.BotTurns, "any_key", lambda _: "")  # there is nothing else
    while left or not waited:
        assert person.player.my_turn(game)["result"] is None
        person.player.choose(game, 0)
        person.player.my_turn(game)
    assert waited == [1, 2, 3, 4], "the longer it lasts the less often it is tried"
    assert host.rooms[game].unsaved == 0
    assert numbers(server, game) == list(range(len(numbers(server, game))))


def test_who_waits_behind_a_failure_does_not_write_after_a_hole(
    server: Running, people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    corp, runner, _ = people
    game = opened(server, people)
    room = room_of(server, game)
    monkeypatch.setattr(Journal, "write", failing({"stops"}))

    async def both() -> tuple[Any, ...]:
        ask = [wire.Stops(do="stops", room=game, windows=[]), wire.Stops(do="stops", room=game, windows=["run [2.1]"])]
        return await asyncio.gather(
            room.handle(corp.account, ask[0]), room.handle(runner.account, ask[1]), return_exceptions=True
        )

    answers = server.run(both())
    assert [answer.status for answer in answers if isinstance(answer, Refused)] == [503, 503]
    assert numbers(server, game) == list(range(len(numbers(server, game))))
    assert room_of(server, game) is not room
    for person in (corp, runner):
        person.player.wait_for_session(game, room.session)
        assert person.player.ask("stops", room=game, windows=[])["problem"] is None
    assert numbers(server, game) == list(range(len(numbers(server, game))))


def test_when_the_log_cannot_be_read_either_everybody_is_asked_to_come_again(
    server: Running, people: People, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    corp, runner, watcher = people
    game = opened(server, people)

    async def unreadable(*_: object) -> None:
        raise OSError("the database is away")

    monkeypatch.setattr(Journal, "write", failing({"concede"}))
    monkeypatch.setattr("netrunner.server.live.host.read_record", unreadable)
    with pytest.raises(ConnectionClosed):
        corp.player.ask("concede", room=game)
    for person in (runner, watcher):
        with pytest.raises(ConnectionClosed):
            listen_on(person)
    monkeypatch.undo()
    for person in (corp, runner, watcher):
        person.player.move(server)
        assert person.player.enter(game)["result"] is None
    assert "A request failed." not in caplog.messages, "hanging up is no failure"


def test_who_gets_no_answer_from_the_database_is_told_so_before_the_game_is_read_again(
    server: Running, people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It hangs: to read the game again would wait for it as well."""
    corp, runner, _ = people
    game = opened(server, people)
    asked = []

    def silent(*_: Any) -> None:
        raise DatabaseTimeout("the database did not answer")

    async def reading(*_: Any) -> None:
        asked.append("read")
        await asyncio.sleep(0.2)
        raise DatabaseTimeout("the database did not answer")

    with monkeypatch.context() as patch:
        patch.setattr("netrunner.server.live.journal.put", silent)
        patch.setattr("netrunner.server.live.host.read_record", reading)
        assert corp.player.ask("concede", room=game)["problem"]["message"] == UNKNOWN
        with pytest.raises(ConnectionClosed):
            listen_on(corp)
        with pytest.raises(ConnectionClosed):
            listen_on(runner)
    assert asked
    for person in (corp, runner):
        person.player.move(server)
        assert person.player.enter(game)["result"] is None
    assert numbers(server, game) == list(range(len(numbers(server, game))))


def test_a_batch_that_is_not_answered_is_not_tried_entry_by_entry(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    tried = []

    def silent(_: Any, batch: list[PendingWrite]) -> None:
        tried.append(len(batch))
        raise DatabaseTimeout("the database did not answer")

    async def write() -> list[BaseException | None]:
        journal = Journal(server.app.state.database)
        writes = [journal.write(f"game{number}", 0, "choose", {}) for number in range(5)]
        return await asyncio.gather(*writes, return_exceptions=True)

    monkeypatch.setattr("netrunner.server.live.journal.put", silent)
    told = server.run(write())
    assert tried == [5]
    assert all(isinstance(error, JournalError) for error in told)


def test_what_was_done_is_told_although_nobody_waits_for_the_answer(server: Running, people: People) -> None:
    corp, runner, _ = people
    game = opened(server, people)
    room = room_of(server, game)

    async def hang_up() -> None:
        asking = asyncio.create_task(room.handle(corp.account, wire.Act(do="concede", room=game)))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        asking.cancel()
        with pytest.raises(asyncio.CancelledError):
            await asking

    server.run(hang_up())
    runner.player.wait(game, lambda document: document["result"] is not None)
    assert room.over


def test_nothing_is_shown_or_explained_before_it_is_written(
    server: Running, people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who knew what was tried, and did not happen, would know what the deck holds."""
    corp, runner, _ = people
    game = start(server, corp, runner, seed=4)
    corp.player.enter(game)
    runner.player.enter(game)

    async def look() -> tuple[bool, list[Any]]:
        writing, go_on = asyncio.Event(), asyncio.Event()

        async def write(*entry: Any) -> None:
            writing.set()
            await go_on.wait()
            raise JournalError("the disk is full")

        monkeypatch.setattr(Journal, "write", write)
        room = room_of(server, game)
        choice = wire.Choose(do="choose", room=game, decision=room.match.number, option=0)
        keeps = asyncio.create_task(room.handle(corp.account, choice))
        await writing.wait()
        line = room.match.game.state.log
        assert line is not None
        questions = (
            (runner.account, wire.LookBack(do="look-back", room=game, line=line.count - 1)),
            (corp.account, wire.WhyNot(do="why-not", room=game, label="Mulligan")),
        )
        asked = [asyncio.create_task(room.handle(account, question)) for account, question in questions]
        await asyncio.sleep(0.1)
        early = any(task.done() for task in asked)
        go_on.set()
        return early, await asyncio.gather(keeps, *asked, return_exceptions=True)

    early, answers = server.run(look())
    assert not early
    assert [str(answer) for answer in answers] == [UNSAVED, ANEW, ANEW]
    assert numbers(server, game) == list(range(len(numbers(server, game))))
