"""The server is killed again and again while somebody plays: every choice that was acknowledged is still there."""

from __future__ import annotations

from pathlib import Path
from random import Random

from tests.attack import LONGER
from tests.server.live.client import Player
from tests.server.running_server import renew
from tests.server.server_process import Worker

KILLS = 2 + 18 * LONGER
CHOICES = 8


def test_no_acknowledged_choice_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    chance = Random(1)
    worker = Worker(tmp_path)
    http = worker.client()
    try:
        game = new_game(http)
        player = Player(worker, http)
        player.enter(game)
        made = 0
        for _ in range(KILLS):
            for _ in range(chance.randint(1, CHOICES)):
                room = player.my_turn(game)
                if room["result"] is not None:
                    game, made = new_game(http), 0
                    player.enter(game)
                    continue
                assert room["decision"] == made, "the log has what was acknowledged, and nothing else"
                player.choose(game, chance.randrange(len(player.labels(game))))
                made += 1
            worker.kill()
            worker = Worker(tmp_path, port=worker.port)
            player.move(worker)
            room = player.enter(game)
            if room["decision"] is not None:
                assert room["decision"] == made
        player.close()
    finally:
        http.close()
        worker.stop()


def new_game(http: object) -> str:
    answer = http.post("/api/play", json={"side": "corp", "bot": "random", "pace": "instant"})  # type: ignore[attr-defined]
    assert answer.is_success, answer.text
    renew(http)  # type: ignore[arg-type]
    return str(answer.json()["game"])
