"""People who come to the lobby, and what they bring."""

from __future__ import annotations

import json
import uuid
from typing import Any

import httpx
from sqlalchemy import create_engine
from sqlalchemy.orm import Session
from sqlalchemy.pool import NullPool
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from netrunner.decks import Deck
from netrunner.server.storage.schema import DeckRow, DeckVersionRow, GameRow, TableRow, new_id
from tests.server.running_server import PATIENCE, Running, renew


def guest(server: Running) -> httpx.Client:
    """A visitor who has become a guest by saying something."""
    client = server.client()
    client.post("/api/rooms/lobby/messages", json={"text": "Hello."}).raise_for_status()
    renew(client)
    return client


def member(server: Running) -> httpx.Client:
    """Somebody with an account."""
    client = server.client()
    name = f"m{uuid.uuid4().hex[:12]}"
    client.post("/api/accounts", json={"name": name, "password": "correct horse battery"}).raise_for_status()
    renew(client)
    return client


def me(client: httpx.Client) -> dict[str, Any]:
    account: dict[str, Any] = client.get("/api/me").json()["account"]
    return account


def store(server: Running) -> Session:
    """A way past the server, straight into its database."""
    address = f"sqlite:///{server.settings.data / 'netrunner.sqlite3'}"
    engine = create_engine(address, poolclass=NullPool, connect_args={"timeout": PATIENCE})
    return Session(engine, expire_on_commit=False)


def keep(server: Running, client: httpx.Client, deck: Deck) -> str:
    """Put a deck among the decks that somebody keeps."""
    row = DeckRow(
        id=new_id(), account_id=me(client)["id"], name=deck.name, side=deck.side, identity=deck.identity or ""
    )
    with store(server) as session, session.begin():
        session.add(row)
        session.flush()
        session.add(DeckVersionRow(deck_id=row.id, number=1, identity=deck.identity or "", cards=dict(deck.cards)))
    return row.id


def game_row(server: Running, game: str) -> GameRow:
    with store(server) as session:
        return session.get_one(GameRow, game)


def table_row(server: Running, table: str) -> TableRow:
    with store(server) as session:
        return session.get_one(TableRow, table)


def socket(server: Running, client: httpx.Client) -> ClientConnection:
    """Somebody's WebSocket."""
    cookies = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
    return connect(
        server.socket_url,
        additional_headers={"Cookie": cookies},
        origin=Origin(server.url),
        proxy=None,
        max_queue=None,
        ping_interval=None,
        open_timeout=PATIENCE,
    )


def hear(connection: ClientConnection, tell: str) -> dict[str, Any]:
    """The next message of a kind."""
    while True:
        message: dict[str, Any] = json.loads(connection.recv(PATIENCE))
        if message["tell"] == tell:
            return message


def ask(connection: ClientConnection, **message: Any) -> dict[str, Any]:
    """Send a message and wait for the answer to it."""
    connection.send(json.dumps({"ref": 1, "message": message}))
    return hear(connection, "answer")


def concede(server: Running, client: httpx.Client, game: str) -> None:
    """End a game."""
    with socket(server, client) as connection:
        ask(connection, do="enter", room=game)
        assert ask(connection, do="concede", room=game)["problem"] is None
