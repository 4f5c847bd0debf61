"""People with accounts, and games they have played."""

from __future__ import annotations

import itertools
import secrets
from datetime import timedelta
from typing import Any

import httpx

from netrunner.server.sessions.guests import new_guest
from netrunner.server.sessions.sessions import COOKIE, Account
from netrunner.server.storage.database import now
from netrunner.server.storage.schema import DeckRow, GameRow, new_id
from tests.server.running_server import Running, renew

PASSWORD = "wyrm eats the moon"
moments = itertools.count()


def new_name() -> str:
    return f"Person {secrets.token_hex(5)}"


def sign_up(client: httpx.Client, name: str | None = None, password: str = PASSWORD) -> dict[str, Any]:
    """Sign up; what the server says of them."""
    answer = client.post("/api/accounts", json={"name": name or new_name(), "password": password})
    assert answer.status_code == 201, answer.text
    account: dict[str, Any] = answer.json()["account"]
    return account


def member(server: Running, name: str | None = None) -> tuple[httpx.Client, dict[str, Any]]:
    """Somebody who has signed up."""
    client = server.client()
    return client, sign_up(client, name)


def guest(server: Running) -> tuple[httpx.Client, Account]:
    """Somebody who plays without an account."""
    account = server.run(new_guest(server.app.state.database))
    client = server.client()
    client.cookies.set(COOKIE, server.run(server.app.state.sessions.open(account.id)), domain="127.0.0.1")
    renew(client)
    return client, account


def keep_game(
    server: Running, corp: str | None, runner: str | None, winner: str | None = "corp", **changes: Any
) -> str:
    """A game that was played: in the database, and nowhere else."""
    row = GameRow(
        **{
            "id": new_id(),
            "created_at": now() - timedelta(days=1) + timedelta(seconds=next(moments)),
            "finished_at": now(),
            "setup": {},
            "salt": "",
            "options": {"game": {"private": False}, "bots": {"corp": None, "runner": None}},
            "corp_account": corp,
            "runner_account": runner,
            "corp_name": "The Corp's player",
            "runner_name": "The Runner's player",
            "corp_identity": "Jinteki: Personal Evolution",
            "runner_identity": 'Kate "Mac" McCaffrey: Digital Tinker',
            "status": "finished",
            "winner": winner,
            "reason": "agenda points",
            "turns": 12,
        }
        | changes
    )
    server.run(keep(server, row))
    return row.id


def keep_deck(server: Running, account: str, format: str = "") -> str:
    row = DeckRow(
        id=new_id(),
        account_id=account,
        name="Mine",
        side="corp",
        identity="Jinteki: Personal Evolution",
        format=format,
    )
    server.run(keep(server, row))
    return row.id


async def keep(server: Running, row: Any) -> None:
    async with server.app.state.database.begin() as transaction:
        transaction.add(row)


def read(server: Running, kind: type[Any], key: Any) -> Any:
    """A row as it is in the database now."""

    async def get() -> Any:
        async with server.app.state.database.sessions() as session:
            return await session.get(kind, key)

    return server.run(get())
