"""The way back for somebody who has forgotten their password."""

from __future__ import annotations

import asyncio
from typing import Any

import httpx

from netrunner.server.accounts.authentication import Origin
from netrunner.server.accounts.recovery import new_code, read_code
from netrunner.server.storage.schema import AccountRow, GameRow
from tests.server.accounts.people import PASSWORD, guest, keep_game, member, new_name, read
from tests.server.accounts.test_authentication import sign_in, who
from tests.server.running_server import Running

NEW = "another moon for the wyrm"


def sign_up(client: httpx.Client) -> dict[str, Any]:
    """Sign up; what the server says, the recovery code too."""
    answer = client.post("/api/accounts", json={"name": new_name(), "password": PASSWORD})
    assert answer.status_code == 201, answer.text
    admitted: dict[str, Any] = answer.json()
    return admitted


def recover(client: httpx.Client, name: str, code: str, password: str = NEW) -> httpx.Response:
    return client.post("/api/recovery", json={"name": name, "code": code, "password": password})


def test_a_code_is_read_however_it_is_typed() -> None:
    code = new_code()
    assert len(read_code(code)) == 20
    assert read_code(f" {code.upper().replace('-', ' ')} ") == read_code(code)
    assert new_code() != code


def test_a_forgotten_password_is_replaced_with_the_code_that_was_shown(server: Running) -> None:
    client, elsewhere = server.client(), server.client()
    admitted = sign_up(client)
    name, code = admitted["account"]["name"], admitted["recovery_code"]
    kept = read(server, AccountRow, admitted["account"]["id"]).recovery
    assert kept.startswith("$argon2id$")
    assert read_code(code) not in kept
    back = recover(elsewhere, name.upper(), code.upper().replace("-", " "))
    assert back.status_code == 200, back.text
    assert who(elsewhere) == name
    assert who(client) is None, "whoever was signed in before is not any more"
    assert sign_in(client, name).status_code == 401
    assert sign_in(client, name, NEW).status_code == 200
    client.close()
    elsewhere.close()


def test_a_code_is_good_once_and_the_next_one_comes_with_the_answer(server: Running, visitor: httpx.Client) -> None:
    admitted = sign_up(visitor)
    name, code = admitted["account"]["name"], admitted["recovery_code"]
    following = recover(visitor, name, code).json()["recovery_code"]
    assert following != code
    again = recover(visitor, name, code, "a third password")
    assert (again.status_code, again.json()["field"]) == (401, "code")
    assert recover(visitor, name, following, "a third password").status_code == 200


def test_nothing_tells_whether_a_name_is_taken(server: Running, visitor: httpx.Client) -> None:
    other, account = member(server)
    wrong = recover(visitor, account["name"], new_code())
    nobody = recover(visitor, new_name(), new_code())
    assert wrong.status_code == nobody.status_code == 401
    assert wrong.json() == nobody.json()
    other.close()


def test_an_account_without_a_code_is_opened_by_none(server: Running, visitor: httpx.Client) -> None:
    admitted = sign_up(visitor)
    name = admitted["account"]["name"]

    async def forget() -> None:
        async with server.app.state.database.begin() as transaction:
            row = await transaction.get(AccountRow, admitted["account"]["id"])
            row.recovery = None

    server.run(forget())
    assert visitor.get("/api/me").json()["recoverable"] is False
    for code in (admitted["recovery_code"], "-", "\0"):
        assert recover(visitor, name, code).status_code == 401


def test_a_bad_new_password_is_refused_and_spends_nothing(visitor: httpx.Client) -> None:
    admitted = sign_up(visitor)
    name, code = admitted["account"]["name"], admitted["recovery_code"]
    bad = recover(visitor, name, code, "1234567890")
    assert (bad.status_code, bad.json()["field"]) == (422, "password")
    assert recover(visitor, name, code).status_code == 200


def test_one_code_used_twice_at_once_sets_one_password(server: Running) -> None:
    client = server.client()
    admitted = sign_up(client)
    name, code = admitted["account"]["name"], admitted["recovery_code"]
    authentication = server.app.state.authentication

    async def both() -> list[Any]:
        wishes = (
            authentication.recover(None, None, name, code, f"password number {each}", Origin("192.0.2.1"))
            for each in ("one", "two")
        )
        return await asyncio.gather(*wishes, return_exceptions=True)

    refused = [answer for answer in server.run(both()) if isinstance(answer, Exception)]
    assert [str(error) for error in refused] == [
        "The name or the recovery code is not right, or the code has been used."
    ]
    client.close()


def test_a_new_code_is_made_with_the_password_and_replaces_the_old_one(server: Running) -> None:
    client = server.client()
    admitted = sign_up(client)
    name, old = admitted["account"]["name"], admitted["recovery_code"]
    assert client.get("/api/me").json()["recoverable"] is True
    refused = client.post("/api/me/recovery", json={"password": "not the password"})
    assert (refused.status_code, refused.json()["field"]) == (403, "password")
    new = client.post("/api/me/recovery", json={"password": PASSWORD}).json()["code"]
    stranger = server.client()
    assert recover(stranger, name, old).status_code == 401
    assert recover(stranger, name, new).status_code == 200
    client.close()
    stranger.close()


def test_a_guest_who_finds_the_way_back_brings_their_games(server: Running) -> None:
    owner = server.client()
    admitted = sign_up(owner)
    client, account = guest(server)
    game = keep_game(server, account.id, None)
    assert recover(client, admitted["account"]["name"], admitted["recovery_code"]).status_code == 200
    assert read(server, GameRow, game).corp_account == admitted["account"]["id"]
    client.close()
    owner.close()


def test_guests_have_no_code_and_get_none(server: Running) -> None:
    client, _ = guest(server)
    assert client.post("/api/me/recovery", json={"password": PASSWORD}).status_code == 401
    client.close()
