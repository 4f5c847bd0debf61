"""An engine that fails now and then: games go on, and their logs have no holes."""

from __future__ import annotations

import logging
from random import Random
from typing import Any
from zlib import crc32

import pytest

from netrunner.engine.frame import Option
from netrunner.game import Game
from netrunner.server.live.game_history import GameHistory
from netrunner.server.live.record import read_record
from netrunner.server.live.room import Room
from tests.attack import LONGER
from tests.server.live.people import guest, start
from tests.server.live.test_trouble import numbers
from tests.server.running_server import Running

GAMES = 1 + 9 * LONGER
BACK = GameHistory.go_back
CHOICES = 60
CHOOSE = Game.choose
FAULTS = (KeyError, IndexError, AssertionError, AttributeError, StopIteration, RecursionError, ValueError)


@pytest.mark.parametrize("seed", range(GAMES))
def test_a_game_goes_on_although_the_engine_fails_every_tenth_time(
    server: Running, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, seed: int
) -> None:
    caplog.set_level(logging.CRITICAL)
    chance, faults = Random(seed), Random(seed)
    person = guest(server)
    failed = 0

    def choose(self: Game, option: Option) -> Any:
        nonlocal failed
        done = CHOOSE(self, option)
        if live and self.state.log is not None and faults.random() < 0.1:
            failed += 1
            raise faults.choice(FAULTS)("injected")
        return done

    live = False
    monkeypatch.setattr(Game, "choose", choose)
    one_by_one = Room.one_by_one

    async def with_faults(self: Room, do: Any, attempt: Any) -> None:
        def doing() -> Any:
            nonlocal live
            live = attempt["do"] != "bot"  # what a bot failed at once it never tries again
            try:
                return do()
            finally:
                live = False

        await one_by_one(self, doing, attempt)

    monkeypatch.setattr(Room, "one_by_one", with_faults)
    tried = made = 0
    try:
        while tried < CHOICES:  # in as many games as it takes: some are over soon
            game = start(server, person, "random", seed=seed + tried)
            person.player.enter(game)
            while tried < CHOICES and (room := person.player.my_turn(game))["result"] is None:
                option = chance.randrange(len(person.player.labels(game)))
                answer = person.player.ask("choose", room=game, decision=room["decision"], option=option)
                tried += 1
                made += answer["problem"] is None
            found = numbers(server, game)
            assert found == list(range(len(found)))
        assert failed > 0
        assert made == tried - failed, "what failed was made, or what did not was refused"
    finally:
        person.player.close()
        person.player.http.close()


@pytest.mark.parametrize("seed", range(GAMES))
def test_bots_find_another_choice_and_undos_fail_whole(
    server: Running, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, seed: int
) -> None:
    """What fails here fails always, as faults of an engine do: the bot has to choose something else."""
    caplog.set_level(logging.CRITICAL)
    chance, person = Random(seed), guest(server)
    failed = {"bot": 0, "choose": 0, "undo": 0}
    doing = ""

    def choose(self: Game, option: Option) -> Any:
        before = 0 if self.state.log is None else self.state.log.count
        first = self.state.options[0].key  # which always works: where nothing does, the game is given up
        fails = option.key != first and crc32(f"{seed} {before} {option.key}".encode()) % 4 == 0
        done = CHOOSE(self, option)
        if doing in failed and fails:
            failed[doing] += 1
            raise chance.choice(FAULTS)("injected")
        return done

    def go_back(self: GameHistory, to: int) -> None:
        BACK(self, to)
        if doing == "undo" and chance.random() < 0.3:
            failed[doing] += 1
            raise chance.choice(FAULTS)("injected")

    one_by_one = Room.one_by_one

    async def with_faults(self: Room, do: Any, attempt: Any) -> None:
        def noted() -> Any:
            nonlocal doing
            doing = attempt["do"]
            try:
                return do()
            finally:
                doing = ""

        await one_by_one(self, noted, attempt)

    monkeypatch.setattr(Game, "choose", choose)
    monkeypatch.setattr(GameHistory, "go_back", go_back)
    monkeypatch.setattr(Room, "one_by_one", with_faults)
    try:
        game = start(server, person, "random", seed=seed)
        person.player.enter(game)
        for _ in range(CHOICES):
            room = person.player.my_turn(game)
            if room["result"] is not None:
                break
            if chance.random() < 0.25:
                person.player.ask("undo", room=game)
            else:
                option = chance.randrange(len(person.player.labels(game)))
                person.player.ask("choose", room=game, decision=room["decision"], option=option)
        person.player.my_turn(game)
        assert min(failed.values()) > 0, failed
        found = numbers(server, game)
        assert found == list(range(len(found)))
        assert told(server, game) == server.app.state.host.rooms[game].match.game.digest()
    finally:
        person.player.close()
        person.player.http.close()


def told(server: Running, game: str) -> str:
    """The digest of a game as its log tells it."""
    stored = server.run(read_record(server.app.state.database, game))
    assert stored is not None
    return stored.match(lambda: 0.0).game.digest()
