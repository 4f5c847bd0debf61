"""Signing up, in and out."""

from __future__ import annotations

import httpx
import pytest
from argon2 import PasswordHasher
from sqlalchemy import update

from netrunner.server.sessions.sessions import COOKIE
from netrunner.server.storage.schema import AccountRow, DeckRow, EventMemberRow, EventRow, GameRow, SessionRow
from tests.server.accounts.people import PASSWORD, guest, keep, keep_deck, keep_game, member, new_name, read, sign_up
from tests.server.running_server import QUICK, Running


def sign_in(client: httpx.Client, name: str, password: str = PASSWORD) -> httpx.Response:
    return client.post("/api/session", json={"name": name, "password": password})


def who(client: httpx.Client) -> str | None:
    account = client.get("/api/me").json()["account"]
    return None if account is None else account["name"]


@pytest.fixture
def in_earnest(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """Passwords are hashed as a real server does it; the servers of tests are quicker."""
    hasher = PasswordHasher()
    monkeypatch.setattr(server.app.state.passwords, "hasher", hasher)
    monkeypatch.setattr(server.app.state.passwords, "decoy", hasher.hash(new_name()))


def test_a_stranger_is_nobody_until_they_do_something(visitor: httpx.Client) -> None:
    me = visitor.get("/api/me").json()
    assert me["account"] is None
    assert me["games"] == 0
    assert len(me["csrf"]) == 64
    assert COOKIE not in visitor.cookies


def test_somebody_signs_up_signs_out_and_signs_in_again(visitor: httpx.Client) -> None:
    name = new_name()
    account = sign_up(visitor, name)
    assert account["name"] == name
    assert account["guest"] is False
    assert who(visitor) == name
    out = visitor.delete("/api/session")
    assert out.status_code == 200
    assert out.json()["account"] is None
    assert who(visitor) is None
    back = sign_in(visitor, name.upper())
    assert back.status_code == 200
    assert back.json()["account"] == account


def test_a_name_is_given_once(server: Running, visitor: httpx.Client) -> None:
    other, account = member(server)
    answer = visitor.post("/api/accounts", json={"name": account["name"].upper(), "password": PASSWORD})
    assert answer.status_code == 409
    assert answer.json()["field"] == "name"
    assert who(visitor) is None
    other.close()


def test_a_bad_name_or_password_is_refused_with_its_field(visitor: httpx.Client) -> None:
    bad_name = visitor.post("/api/accounts", json={"name": "a/b", "password": PASSWORD})
    assert (bad_name.status_code, bad_name.json()["field"]) == (422, "name")
    bad_password = visitor.post("/api/accounts", json={"name": new_name(), "password": "1234567890"})
    assert (bad_password.status_code, bad_password.json()["field"]) == (422, "password")
    missing = visitor.post("/api/accounts", json={"name": new_name()})
    assert (missing.status_code, missing.json()["field"]) == (422, "password")


def test_a_guest_keeps_their_games_when_they_sign_up(server: Running) -> None:
    client, account = guest(server)
    game = keep_game(server, account.id, None, corp_name=account.name)
    deck = keep_deck(server, account.id)
    assert client.get("/api/me").json()["games"] == 1
    name = new_name()
    signed_up = sign_up(client, name)
    assert signed_up["id"] == account.id
    assert read(server, GameRow, game).corp_name == name
    assert read(server, DeckRow, deck).account_id == account.id
    assert client.get("/api/me").json()["games"] == 1
    client.close()


def test_a_guest_who_signs_in_brings_their_games_and_decks_along(server: Running) -> None:
    other, account = member(server)
    client, visiting = guest(server)
    corp, runner = keep_game(server, visiting.id, None), keep_game(server, None, visiting.id)
    imported = keep_game(server, None, None, imported_by=visiting.id)
    deck = keep_deck(server, visiting.id)
    assert sign_in(client, account["name"]).json()["games"] == 2
    assert read(server, GameRow, corp).corp_account == account["id"]
    assert read(server, GameRow, corp).corp_name == account["name"]
    assert read(server, GameRow, runner).runner_account == account["id"]
    assert read(server, GameRow, imported).imported_by == account["id"]
    assert read(server, DeckRow, deck).account_id == account["id"]
    client.close()
    other.close()


def test_a_game_against_oneself_keeps_two_seats(server: Running) -> None:
    other, account = member(server)
    client, visiting = guest(server)
    game = keep_game(server, visiting.id, account["id"])
    sign_in(client, account["name"])
    row = read(server, GameRow, game)
    assert (row.corp_account, row.runner_account) == (visiting.id, account["id"])
    client.close()
    other.close()


def test_a_place_in_a_tournament_moves_unless_the_account_has_one_there(server: Running) -> None:
    other, account = member(server)
    client, visiting = guest(server)
    events = [EventRow(slug=f"{visiting.id}-{number}", name="A tournament") for number in (1, 2)]
    for event in events:
        server.run(keep(server, event))
        server.run(keep(server, EventMemberRow(event_id=event.id, account_id=visiting.id, role="player")))
    server.run(keep(server, EventMemberRow(event_id=events[1].id, account_id=account["id"], role="judge")))
    assert sign_in(client, account["name"]).status_code == 200
    assert read(server, EventMemberRow, (events[0].id, account["id"])).role == "player"
    assert read(server, EventMemberRow, (events[1].id, account["id"])).role == "judge"
    client.close()
    other.close()


def test_every_way_in_gives_a_new_session_and_ends_the_old_one(server: Running) -> None:
    """A token that somebody else planted, or saw, is worth nothing once its bearer has signed in or up."""
    client, _ = guest(server)
    seen = [client.cookies[COOKIE]]
    name = new_name()
    sign_up(client, name)
    seen.append(client.cookies[COOKIE])
    assert sign_in(client, name).status_code == 200
    seen.append(client.cookies[COOKIE])
    assert len(set(seen)) == 3
    for planted in seen[:2]:
        with server.anonymous() as thief:
            thief.cookies.set(COOKIE, planted)
            assert who(thief) is None
    assert who(client) == name
    client.close()


def test_signing_out_ends_the_session_and_not_only_the_cookie(server: Running) -> None:
    client, _ = member(server)
    stolen = client.cookies[COOKIE]
    assert client.delete("/api/session").status_code == 200
    assert COOKIE not in client.cookies
    with server.anonymous() as thief:
        thief.cookies.set(COOKIE, stolen)
        assert who(thief) is None
    client.close()


def test_a_wrong_password_and_an_unknown_name_are_answered_alike(server: Running, visitor: httpx.Client) -> None:
    other, account = member(server)
    wrong = sign_in(visitor, account["name"], "not the password")
    unknown = sign_in(visitor, new_name(), "not the password")
    impossible = sign_in(visitor, "no/such\u202ename", "not the password")
    assert wrong.status_code == unknown.status_code == impossible.status_code == 401
    assert wrong.json() == unknown.json() == impossible.json()
    other.close()


@pytest.mark.usefixtures("in_earnest")
def test_an_unknown_name_takes_as_long_as_a_wrong_password(
    server: Running, visitor: httpx.Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What takes long is comparing with a hash: that is done once for each, with the same parameters."""
    other, account = member(server)
    compared: list[str] = []
    verify = PasswordHasher.verify

    def noted(self: PasswordHasher, kept: str, password: str) -> bool:
        compared.append(kept.rpartition("$")[0].rpartition("$")[0])
        return verify(self, kept, password)

    monkeypatch.setattr(PasswordHasher, "verify", noted)
    for name in (account["name"], new_name(), "no/such\u202ename"):
        sign_in(visitor, name, "not the password")
    assert compared == ["$argon2id$v=19$m=65536,t=3,p=4"] * 3
    other.close()


def test_nobody_signs_in_as_a_guest(server: Running, visitor: httpx.Client) -> None:
    client, account = guest(server)
    key = read(server, AccountRow, account.id).name_key
    for name in (account.name, key):
        assert sign_in(visitor, name, "whatever it may be").status_code == 401
    client.close()


def test_a_changed_password_ends_all_other_sessions(server: Running, visitor: httpx.Client) -> None:
    client, account = member(server)
    assert sign_in(visitor, account["name"]).status_code == 200
    before = client.cookies[COOKIE]
    wrong = client.put("/api/me/password", json={"old": "not the password", "new": "the moon eats wyrm"})
    assert (wrong.status_code, wrong.json()["field"]) == (403, "old")
    weak = client.put("/api/me/password", json={"old": PASSWORD, "new": "1234567890"})
    assert (weak.status_code, weak.json()["field"]) == (422, "new")
    assert who(visitor) == account["name"]
    done = client.put("/api/me/password", json={"old": PASSWORD, "new": "the moon eats wyrm"})
    assert done.status_code == 200
    assert client.cookies[COOKIE] != before
    assert who(client) == account["name"]
    assert who(visitor) is None
    assert sign_in(visitor, account["name"]).status_code == 401
    assert sign_in(visitor, account["name"], "the moon eats wyrm").status_code == 200
    client.close()


def test_a_guest_has_no_password_to_change(server: Running) -> None:
    client, _ = guest(server)
    assert client.put("/api/me/password", json={"old": "x", "new": "the moon eats wyrm"}).status_code == 401
    client.close()


@pytest.mark.usefixtures("in_earnest")
def test_a_password_that_was_hashed_with_other_parameters_is_hashed_anew(
    server: Running, visitor: httpx.Client
) -> None:
    client, account = member(server)
    old = QUICK.hash(PASSWORD)

    async def weaken() -> None:
        async with server.app.state.database.begin() as transaction:
            await transaction.execute(update(AccountRow).where(AccountRow.id == account["id"]).values(password=old))

    server.run(weaken())
    assert sign_in(visitor, account["name"]).status_code == 200
    assert "m=65536" in read(server, AccountRow, account["id"]).password
    client.close()


def test_the_database_keeps_neither_password_nor_token(server: Running) -> None:
    client, account = member(server)
    token = server.app.state.sessions.token_in(client.cookies[COOKIE])
    assert read(server, AccountRow, account["id"]).password.startswith("$argon2id$")
    assert read(server, SessionRow, token) is None
    client.close()


@pytest.mark.parametrize("lookalike", ["{}1ce", "\u0430{}ice", "{}-ice"], ids=["a digit", "another script", "a dash"])
def test_nobody_signs_up_with_a_name_that_looks_like_a_leaders(server: Running, lookalike: str) -> None:
    start = new_name().replace(" ", "")[:12].lower() + "al"
    leader, account = member(server, f"{start}ice")
    stranger = server.client()
    wish = {"name": lookalike.format(start)[:24], "password": PASSWORD}
    event = EventRow(slug=account["id"], name="A tournament")
    server.run(keep(server, event))
    server.run(keep(server, EventMemberRow(event_id=event.id, account_id=account["id"], role="leader")))
    refused = stranger.post("/api/accounts", json=wish)
    if lookalike.startswith("\u0430"):
        assert refused.status_code == 422, "scripts that look alike are not mixed in the first place"
    else:
        assert refused.status_code == 409
        assert refused.json()["field"] == "name"
        assert "leads an event" in refused.text
    leader.close()
    stranger.close()
