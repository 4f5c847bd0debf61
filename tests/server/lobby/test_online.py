"""Who is online."""

from __future__ import annotations

from tests.server.lobby.people import guest, me, member, socket
from tests.server.lobby.test_games import begun
from tests.server.running_server import Running, until


def test_people_are_named_guests_are_counted_and_players_are_marked(server: Running) -> None:
    with member(server) as one, member(server) as other, guest(server) as stranger:
        names = {client: me(client)["name"] for client in (one, other)}
        with socket(server, one), socket(server, other), socket(server, stranger):
            told = one.get("/api/online").json()
            assert {person["name"] for person in told["people"]} == set(names.values())
            assert told["guests"] == 1
            assert not any(person["playing"] for person in told["people"])
            begun(one, other)
            playing = one.get("/api/online").json()["people"]
            assert all(person["playing"] for person in playing)
        until(lambda: one.get("/api/online").json() == {"people": [], "guests": 0})
