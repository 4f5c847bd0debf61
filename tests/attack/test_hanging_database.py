"""PostgreSQL hangs: it neither answers nor closes its connections. Everybody is told so soon, and nothing is lost."""

from __future__ import annotations

import time
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.attack import LONGER
from tests.attack.hanging import hanging
from tests.attack.test_kills import new_game
from tests.server.live.client import Player
from tests.server.server_process import Worker
from tests.server.services import postgres_server

SOON = 10.0
"""Seconds in which everybody is answered."""
ASLEEP = 18.0
ROUNDS = 2

if not LONGER:
    pytest.skip(
        "takes a minute: `make attack` runs it (tests/server/storage has what is quick)", allow_module_level=True
    )


def come_back(player: Player, game: str) -> None:
    """As the client does: connect again until the game is there."""
    deadline = time.monotonic() + 30
    while True:
        try:
            player.move(player.server)
            if player.ask("enter", room=game)["problem"] is None:
                return
        except (ConnectionClosed, InvalidStatus):
            pass
        assert time.monotonic() < deadline, "the game did not come back"
        time.sleep(0.5)


def test_everybody_is_told_soon_and_play_goes_on_when_it_wakes(tmp_path: Path) -> None:
    with postgres_server(tmp_path) as address:
        worker = Worker(tmp_path, environment={"DATABASE_URL": address})
        try:
            with worker.client() as http:
                game = new_game(http)
                player = Player(worker, http)
                player.enter(game)
                for _ in range(ROUNDS):
                    for _ in range(4):
                        player.my_turn(game)
                        player.choose(game, 0)
                    player.my_turn(game)
                    known = player.rooms[game]["decision"]
                    with hanging(address):
                        began = time.monotonic()
                        answer = player.ask("choose", room=game, decision=known, option=0)
                        waited = [time.monotonic() - began]
                        assert "does not answer" in answer["problem"]["message"]
                        for _ in range(3):
                            began = time.monotonic()
                            refusal = http.get("/api/me")
                            waited.append(time.monotonic() - began)
                            assert refusal.status_code == 503, refusal.text
                            assert "does not answer" in refusal.json()["message"]
                        assert max(waited) < SOON, waited
                        print("answered after", [f"{seconds:.1f}" for seconds in waited])
                        time.sleep(max(0.0, ASLEEP - sum(waited)))
                    began = time.monotonic()
                    come_back(player, game)
                    player.my_turn(game)
                    print("went on after", f"{time.monotonic() - began:.1f}")
                    assert player.rooms[game]["decision"] in (known, known + 1), "what was acknowledged is there"
                player.close()
        finally:
            status = worker.stop()
    assert status == 0
