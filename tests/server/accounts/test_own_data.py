"""What somebody may do with what is kept of them: change it, take it away, have it deleted."""

from __future__ import annotations

import httpx
import pytest
from sqlalchemy import update

from netrunner.server.accounts.deletion import NAMELESS
from netrunner.server.accounts.preferences import Preferences, read_preferences
from netrunner.server.live.stops import DEFAULTS, WINDOWS
from netrunner.server.sessions.sessions import COOKIE
from netrunner.server.storage.schema import AccountRow, DeckRow, DeckVersionRow, GameRow, MessageRow
from tests.server.accounts.people import PASSWORD, guest, keep, keep_deck, keep_game, member, read
from tests.server.live import people as table
from tests.server.live.client import Player
from tests.server.running_server import Running


def test_settings_are_kept_for_the_next_time(server: Running, visitor: httpx.Client) -> None:
    client, account = member(server)
    settings = client.get("/api/me").json()["settings"]
    assert settings["corp_stops"] == list(DEFAULTS["corp"])
    wish = settings | {"theme": "dark", "pace": "fast", "sound": True, "runner_stops": list(WINDOWS)}
    assert client.put("/api/me/settings", json=wish).json() == wish
    assert client.get("/api/me").json()["settings"] == wish
    back = visitor.post("/api/session", json={"name": account["name"], "password": PASSWORD}).json()
    assert back["settings"] == wish
    client.close()


def test_a_stranger_who_keeps_settings_becomes_a_guest(visitor: httpx.Client) -> None:
    assert visitor.put("/api/me/settings", json={"theme": "light"}).status_code == 200
    me = visitor.get("/api/me").json()
    assert me["account"]["guest"] is True
    assert me["settings"]["theme"] == "light"


def test_settings_that_do_not_exist_are_refused(visitor: httpx.Client) -> None:
    for wish in (
        {"theme": "pink"},
        {"colour": "pink"},
        {"corp_stops": ["run [9.9]"]},
        {"corp_stops": ["run [2.3]"] * 41},
    ):
        assert visitor.put("/api/me/settings", json=wish).status_code == 422


def test_settings_of_another_version_of_the_program_do_no_harm(server: Running) -> None:
    client, account = member(server)

    async def change() -> None:
        old = {"theme": "dark", "pace": "breathless", "gone": 1, "corp_stops": ["run [9.9]"]}
        async with server.app.state.database.begin() as transaction:
            await transaction.execute(update(AccountRow).where(AccountRow.id == account["id"]).values(settings=old))

    server.run(change())
    assert client.get("/api/me").json()["settings"] == Preferences(theme="dark").model_dump()
    client.close()


def test_what_was_never_kept_is_as_it_comes() -> None:
    assert read_preferences({}) == Preferences()


def test_everything_that_is_kept_can_be_taken_away(server: Running) -> None:
    client, account = member(server)
    game = keep_game(server, account["id"], None)
    deck = keep_deck(server, account["id"])
    version = DeckVersionRow(deck_id=deck, number=1, identity="Jinteki: Personal Evolution", cards={"Snare!": 3})
    server.run(keep(server, version))
    server.run(keep(server, MessageRow(room="lobby", account_id=account["id"], name="x", text="Hello.")))
    answer = client.get("/api/me/export")
    assert answer.headers["Content-Disposition"].startswith("attachment")
    kept = answer.json()
    assert kept["name"] == account["name"]
    assert [one["id"] for one in kept["games"]] == [game]
    assert kept["decks"][0]["versions"][0]["cards"] == {"Snare!": 3}
    assert [line["text"] for line in kept["chat"]] == ["Hello."]
    assert "argon2" not in answer.text
    client.close()


@pytest.mark.parametrize("format", ["", "of-another-version"])
def test_a_deck_whose_format_is_not_known_is_read_as_a_standard_one(server: Running, format: str) -> None:
    client, account = member(server)
    deck = keep_deck(server, account["id"], format)
    server.run(keep(server, DeckVersionRow(deck_id=deck, number=1, identity="", cards={"Snare!": 3})))
    copied = client.post(f"/api/decks/{deck}/copy").json()
    assert copied["format"] == client.get(f"/api/decks/{deck}").json()["format"] == "standard"
    assert [one["format"] for one in client.get("/api/decks").json()["decks"]] == ["standard"] * 2
    assert [one["format"] for one in client.get("/api/me/export").json()["decks"]] == ["standard"] * 2
    client.close()


def test_somebody_who_has_done_nothing_has_nothing_to_take_away(visitor: httpx.Client) -> None:
    assert visitor.get("/api/me/export").status_code == 404
    assert visitor.post("/api/me/deletion", json={}).status_code == 404


def test_a_deleted_account_leaves_its_games_without_its_name(server: Running, visitor: httpx.Client) -> None:
    client, account = member(server)
    game = keep_game(server, account["id"], None, corp_name=account["name"])
    deck = keep_deck(server, account["id"])
    message = MessageRow(room="lobby", account_id=account["id"], name=account["name"], text="Hello.")
    server.run(keep(server, message))
    for wrong in ({}, {"password": "not the password"}):
        refused = client.post("/api/me/deletion", json=wrong)
        assert (refused.status_code, refused.json()["field"]) == (403, "password")
    gone = client.post("/api/me/deletion", json={"password": PASSWORD})
    assert gone.status_code == 200
    assert gone.json()["account"] is None
    assert COOKIE not in client.cookies
    row = read(server, GameRow, game)
    assert (row.corp_account, row.corp_name) == (None, NAMELESS)
    assert read(server, DeckRow, deck) is None
    assert read(server, AccountRow, account["id"]) is None
    assert read(server, MessageRow, message.id) is None
    assert visitor.get(f"/api/people/{account['name']}").status_code == 404
    assert visitor.post("/api/session", json={"name": account["name"], "password": PASSWORD}).status_code == 401
    client.close()


def test_a_guest_may_be_forgotten_without_a_password(server: Running) -> None:
    client, account = guest(server)
    assert client.post("/api/me/deletion", json={}).status_code == 200
    assert read(server, AccountRow, account.id) is None
    client.close()


def test_who_leaves_for_good_concedes_what_they_play(server: Running) -> None:
    leaver, stayer = guest(server), table.guest(server)
    sitting = table.Guest(leaver[1].id, leaver[1].name, Player(server, leaver[0]))
    game = table.start(server, stayer, sitting)
    stayer.player.ask("enter", room=game)
    assert leaver[0].post("/api/me/deletion", json={}).status_code == 200
    row = read(server, GameRow, game)
    assert (row.status, row.winner, row.runner_name) == ("finished", "corp", NAMELESS)
    for person in (sitting, stayer):
        person.player.close()
        person.player.http.close()


def leave(client: httpx.Client) -> httpx.Response:
    return client.post("/api/me/deletion", json={"password": PASSWORD})


def do(client: httpx.Client, slug: str, command: str, **fields: object) -> None:
    answer = client.post(f"/api/events/{slug}/actions", json={"action": {"do": command, **fields}})
    assert answer.status_code == 200, answer.text


def test_an_organiser_hands_their_event_over_before_they_go(server: Running) -> None:
    client, account = member(server)
    other, heir = member(server)
    slug = client.post("/api/events", json={"name": "The cup"}).json()["slug"]
    do(client, slug, "enrol", names=["Ann", "Bob"])
    refused = leave(client)
    assert refused.status_code == 409
    assert "You organise “The cup”, which is not over. Hand the event over" in refused.json()["message"]
    assert client.get("/api/me").json()["account"]["name"] == account["name"]
    do(client, slug, "staff", name=heir["name"], role="organizer")
    assert leave(client).status_code == 200
    do(other, slug, "enrol", names=["Cid"])
    assert leave(other).status_code == 409
    client.close()
    other.close()


def test_an_event_that_nobody_waits_for_keeps_nobody(server: Running) -> None:
    client, _ = member(server)
    slug = client.post("/api/events", json={"name": "Nobody came"}).json()["slug"]
    assert leave(client).status_code == 409
    do(client, slug, "registration", open=False)
    old = client.post("/api/events", json={"name": "Long ago", "date": "2018-07-01"}).json()["slug"]
    do(client, old, "enrol", names=["Ann", "Bob"])
    assert leave(client).status_code == 200
    client.close()
