"""Sessions and their cookies."""

from __future__ import annotations

from datetime import timedelta
from http.cookies import SimpleCookie
from pathlib import Path

import httpx
from sqlalchemy import update

from netrunner.server.accounts.sweeper import YOUNG, sweep
from netrunner.server.sessions.sessions import COOKIE, LIFETIME, digest
from netrunner.server.storage.database import now
from netrunner.server.storage.schema import AccountRow, GameRow, SessionRow
from tests.server.accounts.people import PASSWORD, guest, keep_game, member, new_name, read
from tests.server.running_server import Running, running


def cookies_of(answer: httpx.Response) -> SimpleCookie:
    found: SimpleCookie = SimpleCookie()
    for header in answer.headers.get_list("Set-Cookie"):
        found.load(header)
    return found


def set_expiry(server: Running, client: httpx.Client, left: timedelta) -> str:
    """Make a session run out after so long; the hash it is kept under."""
    token = server.app.state.sessions.token_in(client.cookies[COOKIE])

    async def change() -> None:
        query = update(SessionRow).where(SessionRow.token_hash == digest(token)).values(expires_at=now() + left)
        async with server.app.state.database.begin() as transaction:
            await transaction.execute(query)

    server.run(change())
    return digest(token)


def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(visitor: httpx.Client) -> None:
    answer = visitor.post("/api/accounts", json={"name": new_name(), "password": PASSWORD})
    morsel = cookies_of(answer)[COOKIE]
    assert morsel["httponly"] is True
    assert morsel["samesite"] == "Lax"
    assert morsel["path"] == "/"
    assert morsel["domain"] == ""
    assert int(morsel["max-age"]) == LIFETIME.total_seconds()
    assert not morsel["secure"]
    assert answer.headers["X-CSRF-Token"] == answer.json()["csrf"]


def test_a_site_on_https_sends_its_cookie_nowhere_else(tmp_path: Path) -> None:
    with running(tmp_path, secure=True) as server, server.anonymous() as client:
        token = client.get("/api/me").json()["csrf"]
        headers = {"X-CSRF-Token": token, "Origin": server.url.replace("http:", "https:")}
        answer = client.post("/api/accounts", json={"name": new_name(), "password": PASSWORD}, headers=headers)
        assert answer.status_code == 201
        morsel = cookies_of(answer)[f"__Host-{COOKIE}"]
        assert morsel["secure"] is True
        assert morsel["path"] == "/"
        assert answer.headers["Strict-Transport-Security"].startswith("max-age=")


def test_signing_out_takes_the_cookie_away(server: Running) -> None:
    client, _ = member(server)
    morsel = cookies_of(client.delete("/api/session"))[COOKIE]
    assert (morsel.value, morsel["max-age"]) == ("", "0")
    client.close()


def test_a_cookie_that_we_did_not_sign_is_nobodys(server: Running) -> None:
    client, _ = member(server)
    good = client.cookies[COOKIE]
    said, _, signature = good.rpartition(".")
    # The last letter holds bits that do not count; the first is all signature.
    forged = f"{said}.{'a' if signature[0] != 'a' else 'b'}{signature[1:]}"
    for bad in (forged, good.upper(), "x", "x" * 5000, "e30.e30", ""):
        with server.anonymous() as thief:
            answer = thief.get("/api/me", headers={"Cookie": f"{COOKIE}={bad}"})
            assert answer.status_code == 200
            assert answer.json()["account"] is None
    client.close()


def test_a_session_that_has_run_out_is_nobodys_and_is_swept(server: Running) -> None:
    client, _ = member(server)
    kept = set_expiry(server, client, timedelta(seconds=-1))
    assert client.get("/api/me").json()["account"] is None
    assert read(server, SessionRow, kept) is not None
    server.run(sweep(server.app.state.database, server.app.state.sessions))
    assert read(server, SessionRow, kept) is None
    client.close()


def test_a_session_that_is_used_goes_on(server: Running) -> None:
    client, account = member(server)
    kept = set_expiry(server, client, timedelta(days=3))
    answer = client.get("/api/me")
    assert int(cookies_of(answer)[COOKIE]["max-age"]) == LIFETIME.total_seconds()
    assert read(server, SessionRow, kept).expires_at > now() + LIFETIME - timedelta(minutes=1)
    assert "Set-Cookie" not in client.get("/api/me").headers
    assert client.get("/api/me").json()["account"]["id"] == account["id"]
    client.close()


def test_a_guest_who_cannot_come_back_is_forgotten_and_their_games_stay(server: Running) -> None:
    lost, playing, here = guest(server), guest(server), guest(server)
    game = keep_game(server, lost[1].id, None)
    keep_game(server, None, playing[1].id, status="playing")

    async def grow_old() -> None:
        ids = [account.id for _, account in (lost, playing, here)]
        query = update(AccountRow).where(AccountRow.id.in_(ids)).values(created_at=now() - YOUNG - timedelta(hours=1))
        async with server.app.state.database.begin() as transaction:
            await transaction.execute(query)

    server.run(grow_old())
    set_expiry(server, lost[0], timedelta(seconds=-1))
    set_expiry(server, playing[0], timedelta(seconds=-1))
    server.run(sweep(server.app.state.database, server.app.state.sessions))
    assert read(server, AccountRow, lost[1].id) is None
    assert read(server, AccountRow, playing[1].id) is not None
    assert read(server, AccountRow, here[1].id) is not None
    assert read(server, GameRow, game).corp_account is None
    for client, _ in (lost, playing, here):
        client.close()


def test_a_stranger_whose_request_is_refused_still_becomes_one_guest(server: Running) -> None:
    with server.client() as client:
        refused = client.post("/api/play", json={"deck": "no-such-deck"})
        assert refused.status_code in (404, 422)
        assert "Set-Cookie" in refused.headers
        first = client.get("/api/me").json()["account"]["id"]
        client.post("/api/play", json={"deck": "no-such-deck"})
        assert client.get("/api/me").json()["account"]["id"] == first
