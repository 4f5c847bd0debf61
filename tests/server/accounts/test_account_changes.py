"""Accounts that change while their games go on."""

from __future__ import annotations

import pytest
from websockets.exceptions import ConnectionClosed

from netrunner.server.sessions.account_changes import AccountChange, AccountChanges, SessionsEnded
from netrunner.server.storage.schema import EntryRow
from tests.server.accounts.people import PASSWORD, guest, member, new_name, sign_up
from tests.server.live import people as table
from tests.server.live.client import Player
from tests.server.running_server import Running


def test_a_guest_who_signs_up_goes_on_with_their_game(server: Running) -> None:
    client, account = guest(server)
    sitting = table.Guest(account.id, account.name, Player(server, client))
    game = table.start(server, sitting, "random")
    name = new_name()
    sign_up(client, name)
    again = Player(server, client)
    assert again.ask("enter", room=game)["problem"] is None
    assert again.rooms[game]["seat"] == "corp"
    assert again.rooms[game]["corp"]["name"] == name
    again.close()
    sitting.player.close()
    client.close()


def test_a_guest_who_signs_in_takes_their_seat_along(server: Running) -> None:
    other, account = member(server)
    client, visiting = guest(server)
    sitting = table.Guest(visiting.id, visiting.name, Player(server, client))
    game = table.start(server, sitting, "random")
    assert client.post("/api/session", json={"name": account["name"], "password": PASSWORD}).status_code == 200
    again = Player(server, client)
    again.ask("enter", room=game)
    assert again.rooms[game]["seat"] == "corp"
    assert again.rooms[game]["corp"] == {
        "name": account["name"],
        "account": account["id"],
        "bot": None,
        "here": True,
        "gone": None,
    }
    again.close()
    sitting.player.close()
    client.close()
    other.close()


def test_a_session_that_ends_takes_its_sockets_along(server: Running) -> None:
    client, account = member(server)
    elsewhere = server.client()
    elsewhere.post("/api/session", json={"name": account["name"], "password": PASSWORD}).raise_for_status()
    player = Player(server, elsewhere)
    client.put("/api/me/password", json={"old": PASSWORD, "new": "the moon eats wyrm"}).raise_for_status()
    with pytest.raises(ConnectionClosed, match="session has ended"):
        player.listen()
    player.close()
    client.close()
    elsewhere.close()


def test_a_game_begins_with_the_stops_that_somebody_likes(server: Running) -> None:
    client, account = guest(server)
    client.put("/api/me/settings", json={"corp_stops": ["run [5.3]"]}).raise_for_status()
    sitting = table.Guest(account.id, account.name, Player(server, client))
    game = table.start(server, sitting, "random")
    sitting.player.ask("enter", room=game)
    assert sitting.player.rooms[game]["stops"] == ["run [5.3]"]
    sitting.player.close()
    client.close()


def test_an_account_is_deleted_although_one_of_its_games_cannot_be_read_any_more(server: Running) -> None:
    client, account = guest(server)
    sitting = table.Guest(account.id, account.name, Player(server, client))
    game, other = table.start(server, sitting, "random"), table.start(server, sitting, "random")

    async def spoil() -> None:
        async with server.app.state.database.begin() as session:
            spoilt = {"side": "corp", "keys": ["a rule that was:0:0:0"]}
            session.add(EntryRow(game_id=game, number=900, kind="choose", data=spoilt))
        server.app.state.host.rooms.pop(game).close()

    server.run(spoil())
    assert client.post("/api/me/deletion", json={}).status_code == 200
    assert client.get(f"/api/games/{other}").json()["result"]["reason"] == "concession"
    sitting.player.close()
    client.close()


def test_a_change_is_followed_by_the_others_when_one_cannot(server: Running) -> None:
    changes = AccountChanges()
    heard: list[AccountChange] = []

    async def fails(change: AccountChange) -> None:
        raise OSError("away")

    async def hears(change: AccountChange) -> None:
        heard.append(change)

    changes.on_change(fails)
    changes.on_change(hears)
    server.run(changes.tell(SessionsEnded("somebody")))
    assert heard == [SessionsEnded("somebody")]
