"""A full disk: what cannot be saved does not happen, everybody is told so, and it goes on when there is room."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from netrunner.server.live.match import Match
from tests.server.live.people import guest, start
from tests.server.running_server import Running, renew

if os.name != "posix":
    pytest.skip("needs a limit on the size of files", allow_module_level=True)


@contextmanager
def full_disk() -> Iterator[None]:
    """No file of this process can be written any more."""
    import resource

    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (1, limits[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)


def match_of(server: Running, game: str) -> Match:
    match: Match = server.app.state.host.rooms[game].match
    return match


def test_nothing_is_lost_while_the_disk_is_full(server: Running) -> None:
    corp, runner = guest(server), guest(server)
    game = start(server, corp, runner, seed=3)
    for person in (corp, runner):
        person.player.enter(game)
        renew(person.player.http)
    before = match_of(server, game).game.digest()
    with full_disk():
        wish = {"room": game, "decision": corp.player.rooms[game]["decision"], "option": 0}
        refusal = corp.player.ask("choose", **wish)["problem"]
        assert refusal["message"] == "That could not be saved and did not happen. Try again."
        answer = runner.player.http.put("/api/me/settings", json={"theme": "dark"})
        assert answer.status_code == 503
        assert "nothing was changed" in answer.json()["message"]
        assert answer.headers["Retry-After"] == "5"
        assert match_of(server, game).game.digest() == before
    corp.player.my_turn(game)
    corp.player.choose(game, 0)
    assert match_of(server, game).game.digest() != before
    assert runner.player.http.get("/api/me").json()["settings"]["theme"] == "system"
    assert runner.player.http.put("/api/me/settings", json={"theme": "dark"}).status_code == 200
    for person in (corp, runner):
        person.player.close()
        person.player.http.close()
