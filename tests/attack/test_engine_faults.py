"""An engine that fails now and then: games go on, and their logs have no holes."""

from __future__ import annotations

import logging
from random import Random
from typing import Any

import pytest

from netrunner.engine.frame import Option
from netrunner.game import Game
from tests.attack import LONGER
from tests.server.live.people import guest, start
from tests.server.live.test_trouble import numbers
from tests.server.running_server import Running

GAMES = 1 + 9 * LONGER
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
    try:
        game = start(server, person, "random", seed=seed)
        person.player.enter(game)
        room_class = type(server.app.state.host.rooms[game])
        one_by_one = room_class.one_by_one

        async def with_faults(self: Any, do: Any, attempt: Any) -> None:
            def doing() -> Any:
                nonlocal live
                live = attempt["do"] != "bot"  # what a bot failed at once it never tries again
                try:
                    return do()
                finally:
                    live = False

            await one_by_one(self, doing, attempt)

        monkeypatch.setattr(room_class, "one_by_one", with_faults)
        made = 0
        for _ in range(CHOICES):
            room = person.player.my_turn(game)
            if room["result"] is not None:
                break
            option = chance.randrange(len(person.player.labels(game)))
            answer = person.player.ask("choose", room=game, decision=room["decision"], option=option)
            made += answer["problem"] is None
        assert made > CHOICES / 3
        assert failed > 0
        found = numbers(server, game)
        assert found == list(range(len(found)))
    finally:
        person.player.close()
        person.player.http.close()
