"""An exception of the engine: nothing came of what was tried, everybody is told, and the game goes on from its log."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest
from sqlalchemy import select, update
from sqlalchemy.exc import OperationalError
from websockets.exceptions import ConnectionClosed

from netrunner.engine.frame import Option
from netrunner.game import Game
from netrunner.server import executors
from netrunner.server.live import document, wire
from netrunner.server.live.host import Host
from netrunner.server.live.journal import Journal, JournalError
from netrunner.server.live.match import UNREADABLE
from netrunner.server.live.record import StoredGame
from netrunner.server.live.room import SERVER_NAME, Room
from netrunner.server.storage.schema import EntryRow, GameRow
from tests.server.live.people import Guest, start
from tests.server.live.test_agreement import opened
from tests.server.live.test_trouble import numbers
from tests.server.running_server import Running, until

People = tuple[Guest, Guest, Guest]
CHOOSE = Game.choose


def breaking(kind: str) -> Callable[..., Any]:
    """An engine that half does something and then fails, as a faulty card makes it."""

    def choose(self: Game, option: Option) -> Any:
        if option.key.startswith(kind):
            self.state.players[0].credits += 5
            raise KeyError("no such card")
        return CHOOSE(self, option)

    return choose


def kept_faults(server: Running, game: str) -> list[dict[str, Any]]:
    folder = server.settings.data / "faults"
    return [json.loads(path.read_text()) for path in sorted(folder.glob(f"{game}-*.json"))]


def faults(server: Running, doing: str) -> float:
    with server.anonymous() as visitor:
        text = visitor.get("/metrics").text
    lines = [line for line in text.splitlines() if line.startswith(f'netrunner_faults_total{{doing="{doing}"}}')]
    return float(lines[0].split()[-1]) if lines else 0.0


def to_the_first_click(game: str, corp: Guest) -> None:
    corp.player.my_turn(game)
    while "Gain 1 credit" not in corp.player.labels(game):
        corp.player.choose(game, 0)
        corp.player.my_turn(game)


def opened_at_a_click(server: Running, people: People) -> str:
    corp, runner, _ = people
    game = start(server, corp, runner, seed=5)
    for person in people:
        person.player.enter(game)
    for person in (corp, runner):
        person.player.my_turn(game)
        person.player.choose(game, "Keep")
    to_the_first_click(game, corp)
    return game


def test_what_the_engine_fails_at_did_not_happen_and_both_are_told(
    server: Running, people: People, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    corp, runner, _ = people
    game = opened_at_a_click(server, people)
    corp.player.catch_up(game)
    before = json.dumps(corp.player.rooms[game]["view"])
    written, counted = numbers(server, game), faults(server, "choose")
    monkeypatch.setattr(Game, "choose", breaking("credit"))
    with caplog.at_level(logging.ERROR, "netrunner.live"):
        answer = corp.player.ask(
            "choose",
            room=game,
            decision=corp.player.rooms[game]["decision"],
            option=corp.player.labels(game).index("Gain 1 credit"),
        )
    assert answer["problem"]["message"].startswith("The server made an error")
    for person in people:
        room = person.player.wait(game, lambda room: room["chat"])
        assert room["chat"][-1]["name"] == SERVER_NAME
        assert room["chat"][-1]["text"].endswith(
            "It did not happen: the game stands where it stood before. The error has been noted."
        )
    assert json.dumps(corp.player.rooms[game]["view"]) == before, "nothing of it can be seen"
    assert numbers(server, game) == written
    assert faults(server, "choose") == counted + 1
    assert "KeyError" in caplog.text
    (record,) = kept_faults(server, game)
    assert "KeyError" in record["error"]
    repeated = Game.replay({key: record[key] for key in record if key not in ("attempt", "error")})
    assert repeated.decision is not None
    with pytest.raises(KeyError):
        repeated.choose(repeated.state.options[record["attempt"]["option"]])
    monkeypatch.undo()
    corp.player.my_turn(game)
    corp.player.choose(game, "Gain 1 credit")
    runner.player.catch_up(game)
    assert numbers(server, game) == list(range(len(written) + 1)), "the log has no hole"


def test_nobody_is_told_what_could_not_be_shown_to_everybody(
    server: Running, people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The Corp's own view of it can be written, the Runner's cannot."""
    corp, runner, _ = people
    game = opened_at_a_click(server, people)
    written = numbers(server, game)
    view = Game.view

    def broken(self: Game, side: str, **rest: Any) -> Any:
        if side == "runner" and self.state.players[0].clicks < 3:
            raise AttributeError("a view that fails")
        return view(self, side, **rest)

    monkeypatch.setattr(Game, "view", broken)
    answer = corp.player.ask(
        "choose",
        room=game,
        decision=corp.player.rooms[game]["decision"],
        option=corp.player.labels(game).index("Gain 1 credit"),
    )
    assert answer["problem"]["message"].startswith("The server made an error")
    runner.player.wait(game, lambda room: room["chat"])
    assert runner.player.rooms[game]["view"]["corp"]["clicks"] == 3
    assert numbers(server, game) == written


def test_a_bot_at_whose_choice_the_engine_fails_chooses_something_else(
    server: Running, people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    person = people[0]
    game = start(server, person, "rookie", seed=2)
    person.player.enter(game)
    host: Host = server.app.state.host
    tried: list[str] = []

    def choose(self: Game, option: Option) -> Any:
        if self in (match.game for match in (room.match for room in host.rooms.values())):
            decision = self.decision
            if decision is not None and decision.side == "runner" and option.key.startswith("keep"):
                tried.append(option.key)
                raise KeyError("no such card")
        return CHOOSE(self, option)

    monkeypatch.setattr(Game, "choose", choose)
    person.player.my_turn(game)
    person.player.choose(game, "Keep")
    person.player.my_turn(game)
    assert person.player.rooms[game]["result"] is None
    assert len(tried) <= 1, "what failed is not tried again"


def test_a_game_in_which_nothing_can_be_chosen_for_a_bot_ends(
    server: Running, people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    person = people[0]
    game = start(server, person, "rookie", seed=2)
    person.player.enter(game)

    def choose(self: Game, option: Option) -> Any:
        if self.decision is not None and self.decision.side == "runner":
            raise KeyError("no such card")
        return CHOOSE(self, option)

    person.player.my_turn(game)
    monkeypatch.setattr(Game, "choose", choose)
    person.player.choose(game, "Keep")
    until(lambda: row_of(server, game).status == "finished")
    assert row_of(server, game).reason == UNREADABLE
    while not person.player.others:
        person.player.listen()
    assert person.player.others[-1]["tell"] == "gone"
    assert "Its record is kept" in person.player.others[-1]["problem"]["message"]


def row_of(server: Running, game: str) -> GameRow:
    async def read() -> GameRow:
        async with server.app.state.database.sessions() as session:
            found: GameRow = (await session.scalars(select(GameRow).where(GameRow.id == game))).one()
            return found

    return server.run(read())


def spoil(server: Running, game: str) -> None:
    async def change() -> None:
        async with server.app.state.database.begin() as session:
            spoilt = {"side": "corp", "keys": ["a rule that was:0:0:0"]}
            await session.execute(update(EntryRow).where(EntryRow.game_id == game).values(data=spoilt))
        server.app.state.host.rooms.pop(game).close()

    server.run(change())


def test_a_game_that_can_no_longer_be_read_is_over_and_its_record_can_be_had(server: Running, people: People) -> None:
    corp = people[0]
    game = opened(server, people)
    spoil(server, game)
    assert corp.player.ask("enter", room=game)["problem"] is not None
    row = row_of(server, game)
    assert (row.status, row.winner, row.reason) == ("finished", None, UNREADABLE)
    record = corp.player.http.get(f"/api/games/{game}/record")
    assert record.is_success
    assert record.json()["choices"]
    for what in ("replay/corp", "transcript"):
        shown = corp.player.http.get(f"/api/games/{game}/{what}")
        assert shown.status_code == 410
        assert shown.json()["message"].endswith("Its record can be downloaded.")


def test_a_question_that_the_engine_fails_at_is_answered_and_the_socket_stays(
    server: Running, people: People, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    corp = people[0]
    game = opened(server, people)

    def fail(*_: object) -> None:
        raise KeyError("no such card")

    monkeypatch.setattr(Game, "why_not", fail)
    answer = corp.player.ask("why-not", room=game, label="Run HQ")
    assert answer["problem"]["message"].startswith("The server made an error")
    assert "KeyError" in caplog.text
    monkeypatch.setattr(Room, "handle", fail)
    answer = corp.player.ask("why-not", room=game, label="Run HQ")
    assert answer["problem"]["message"].startswith("The server made an error")
    monkeypatch.undo()
    assert corp.player.ask("why-not", room=game, label="Run HQ")["legal"] is not None


def test_who_comes_in_while_a_choice_is_being_written_does_not_see_it_yet(
    server: Running, people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither they nor anybody else hears of it before it is on the disk."""
    corp, runner, watcher = people
    game = opened_at_a_click(server, people)
    clicks = runner.player.rooms[game]["view"]["corp"]["clicks"]
    begun, go_on = asyncio.Event(), asyncio.Event()

    async def write(*_: object) -> None:
        begun.set()
        await go_on.wait()
        raise JournalError("the disk is full")

    monkeypatch.setattr(Journal, "write", write)
    host: Host = server.app.state.host
    room = host.rooms[game]

    class Ear:
        account: str | None = None

        def __init__(self) -> None:
            self.heard: list[str] = []

        def send(self, text: str) -> None:
            self.heard.append(text)

        def abandon(self) -> None:
            self.heard.append("abandoned")

        def follows(self, game: str) -> bool:
            return True

    ear, leaver = Ear(), Ear()

    async def play() -> None:
        await room.enter(leaver, None, None)
        index = [option.key.partition(":")[0] for option in room.match.game.state.options].index("credit")
        wish = wire.Choose(do="choose", room=game, decision=room.match.number, option=index)
        asking = asyncio.create_task(room.handle(corp.account, wish))
        await begun.wait()
        entering = asyncio.create_task(room.enter(ear, None, None))
        room.leave(leaver)
        await asyncio.sleep(0.05)
        assert ear.heard == []
        monkeypatch.undo()
        go_on.set()
        await asyncio.gather(asking, entering, return_exceptions=True)

    server.run(play())
    for person in (runner, watcher):
        person.player.catch_up(game) if person is runner else person.player.ask("ping")
        assert all(f'"clicks"],{clicks - 1}' not in text for text in person.player.heard), (
            "a choice was told that was not written"
        )


def test_a_game_that_a_busy_server_does_not_read_goes_on_later(
    server: Running, people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    corp = people[0]
    game = opened(server, people)

    async def forget() -> None:
        server.app.state.host.rooms.pop(game).close()

    server.run(forget())
    with monkeypatch.context() as busy:
        busy.setitem(executors.WAITING, "games", -executors.THREADS["games"])
        assert "too much to do" in corp.player.ask("enter", room=game)["problem"]["message"]
    assert row_of(server, game).status == "playing"
    assert corp.player.ask("enter", room=game).get("problem") is None


def test_a_game_that_the_machine_has_no_files_left_for_goes_on_later(
    server: Running, people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    corp = people[0]
    game = opened(server, people)

    async def forget() -> None:
        server.app.state.host.rooms.pop(game).close()

    def fail(*_: object) -> None:
        raise OSError(24, "Too many open files")

    server.run(forget())
    with monkeypatch.context() as full:
        full.setattr(StoredGame, "match", fail)
        assert "just now" in corp.player.ask("enter", room=game)["problem"]["message"]
    assert row_of(server, game).status == "playing"
    assert corp.player.ask("enter", room=game).get("problem") is None


def test_a_game_whose_end_cannot_be_shown_is_over_nonetheless(
    server: Running, people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else nobody could leave it: not by conceding, and not to another table."""
    corp, runner, _ = people
    game = opened(server, people)

    def fail(*_: object) -> None:
        raise KeyError("no such numbers")

    with monkeypatch.context() as broken:
        broken.setattr(document, "summary", fail)
        answer = corp.player.ask("concede", room=game)
        assert answer["problem"] is None
        assert row_of(server, game).status == "finished"
        until(lambda: kept_faults(server, game))
        with suppress(ConnectionClosed):
            while True:  # until they are asked to come again
                runner.player.listen()
        runner.player.connect()
        assert "cannot show this game" in runner.player.ask("enter", room=game)["problem"]["message"]
    assert runner.player.enter(game)["result"] == {"winner": "runner", "reason": "concession"}
    assert numbers(server, game) == list(range(len(numbers(server, game))))


def test_what_follows_from_the_end_of_a_game_does_not_undo_it(
    server: Running, people: People, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The database goes away just when the end is written: it is acknowledged, and the rest is made up for later."""
    corp = people[0]
    game = opened(server, people)

    class Away:
        async def __aenter__(self) -> None:
            raise OperationalError("SELECT", {}, Exception("the database is away"))

        async def __aexit__(self, *_: object) -> None:
            pass

    write = Journal.write

    async def and_go(*args: Any) -> None:
        await write(*args)
        monkeypatch.setattr(server.app.state.database, "sessions", Away)

    monkeypatch.setattr(Journal, "write", and_go)
    assert corp.player.ask("concede", room=game)["problem"] is None
    monkeypatch.undo()
    assert "has to wait" in caplog.text
    assert corp.player.rooms[game]["result"] is not None


@pytest.mark.parametrize("how", ["leave", "say"])
def test_what_cannot_be_shown_between_choices_goes_the_way_of_every_fault(
    server: Running, people: People, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, how: str
) -> None:
    """Somebody leaves, or says something: everybody is told of it, and one time that fails."""
    corp, runner, watcher = people
    game = opened_at_a_click(server, people)
    counted = faults(server, "show")
    room = server.app.state.host.rooms[game]
    view, failures = Game.view, 1

    def broken(self: Game, side: str, **rest: Any) -> Any:
        nonlocal failures
        if failures and side == "runner":
            failures -= 1
            raise AttributeError("a view that fails")
        return view(self, side, **rest)

    monkeypatch.setattr(Game, "view", broken)
    with caplog.at_level(logging.ERROR, "netrunner.live"):
        if how == "leave":
            assert watcher.player.ask("leave", room=game)["problem"] is None
        else:
            assert corp.player.ask("say", room=game, text="Hello")["problem"] is None
        for person in (corp, runner):
            room_now = person.player.wait(game, lambda room: any(line["name"] == SERVER_NAME for line in room["chat"]))
            assert "read again and goes on" in room_now["chat"][-1]["text"]
    assert "AttributeError" in caplog.text
    assert faults(server, "show") == counted + 1
    assert kept_faults(server, game)[-1]["attempt"] == {"do": "show"}
    assert server.app.state.host.rooms[game] is not room
    corp.player.my_turn(game)
    corp.player.choose(game, "Gain 1 credit")
    runner.player.catch_up(game)


def test_a_patch_that_cannot_be_made_leaves_the_game_playable(
    server: Running, people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The choice is written, so it is acknowledged; who could not be told gets the whole table anew."""
    corp, runner, _ = people
    game = opened_at_a_click(server, people)
    show, failures = Room.show, 1

    def broken(self: Room, channel: Any, new: Any) -> None:
        nonlocal failures
        if failures and channel.perspective == "runner":
            failures -= 1
            raise TypeError("no such difference")
        show(self, channel, new)

    monkeypatch.setattr(Room, "show", broken)
    written = numbers(server, game)
    corp.player.choose(game, "Gain 1 credit")
    assert len(numbers(server, game)) == len(written) + 1
    runner.player.wait(game, lambda room: room["view"]["corp"]["clicks"] == 2)
    corp.player.my_turn(game)
    corp.player.choose(game, "Gain 1 credit")
    runner.player.wait(game, lambda room: room["view"]["corp"]["clicks"] == 1)


def test_looking_back_at_what_the_engine_fails_at_is_refused_and_noted(
    server: Running, people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    corp = people[0]
    game = opened_at_a_click(server, people)

    def fail(*_: object) -> None:
        raise StopIteration("no such option")

    monkeypatch.setattr("netrunner.server.live.room.position_at", fail)
    answer = corp.player.ask("look-back", room=game, line=1)
    assert "cannot answer that" in answer["problem"]["message"]
    assert kept_faults(server, game)[-1]["attempt"]["do"] == "look-back"
