"""A client for tests: one WebSocket, the documents of the rooms it is in, and everything it was ever told."""

from __future__ import annotations

import json
import time
from contextlib import ExitStack
from typing import Any, Protocol

import httpx
from websockets.sync.client import ClientConnection, connect

from netrunner.server.live.patch import apply
from tests.server.running_server import PATIENCE


class Address(Protocol):
    """Where a server is reached."""

    @property
    def url(self) -> str: ...

    @property
    def socket_url(self) -> str: ...


class Player:
    """Somebody at a table."""

    def __init__(self, server: Address, http: httpx.Client) -> None:
        self.server = server
        self.http = http
        self.refs = 0
        self.heard: list[str] = []
        self.others: list[dict[str, Any]] = []
        self.rooms: dict[str, dict[str, Any]] = {}
        self.numbers: dict[str, int] = {}
        self.sessions: dict[str, str] = {}
        self.answers: dict[int, dict[str, Any]] = {}
        self.socket: ClientConnection
        self.connect()

    def connect(self) -> None:
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        headers = {"Origin": self.server.url} | ({"Cookie": cookie} if cookie else {})
        self.stack = ExitStack()
        self.socket = self.stack.enter_context(
            connect(
                self.server.socket_url,
                additional_headers=headers,
                max_size=2**24,
                max_queue=None,  # who does not listen for a while still answers the server's pings
                ping_interval=None,
                open_timeout=PATIENCE,
            )
        )

    def close(self) -> None:
        self.stack.close()

    def move(self, server: Address) -> None:
        """Connect to another worker, as the same person."""
        self.close()
        self.server = server
        self.connect()

    def wait_for_session(self, game: str, before: str) -> None:
        """Listen until the room has begun a new life."""
        while self.sessions[game] == before:
            self.listen()

    def listen(self, seconds: float = PATIENCE) -> dict[str, Any]:
        """The next message, already taken in."""
        text = self.socket.recv(timeout=seconds)
        assert isinstance(text, str)
        self.heard.append(text)
        message: dict[str, Any] = json.loads(text)
        if message["tell"] == "snapshot":
            self.rooms[message["room"]] = message["document"]
            self.numbers[message["room"]] = message["number"]
            self.sessions[message["room"]] = message["session"]
        elif message["tell"] == "patch":
            room = message["room"]
            assert message["number"] == self.numbers[room] + 1, "a patch is missing"
            self.numbers[room] = message["number"]
            self.rooms[room] = apply(self.rooms[room], message["operations"])
        elif message["tell"] == "answer":
            self.answers[message["ref"]] = message
        else:
            self.others.append(message)
        return message

    def ask(self, do: str, **fields: Any) -> dict[str, Any]:
        """Send a message; the answer to it."""
        self.refs += 1
        ref = self.refs
        self.socket.send(json.dumps({"ref": ref, "message": {"do": do, **fields}}))
        while ref not in self.answers:
            self.listen()
        return self.answers.pop(ref)

    def enter(self, game: str, **fields: Any) -> dict[str, Any]:
        answer = self.ask("enter", room=game, **fields)
        assert answer["problem"] is None, answer
        return self.rooms[game]

    def wait(self, game: str, until: Any, seconds: float = PATIENCE) -> dict[str, Any]:
        """Listen until something is so of the room's document."""
        deadline = time.monotonic() + seconds
        while not until(self.rooms[game]):
            left = deadline - time.monotonic()
            assert left > 0, "it did not happen"
            self.listen(left)
        return self.rooms[game]

    def catch_up(self, game: str) -> None:
        """Hear everything that a player of the game was told before now: the answer comes from where it is played."""
        self.ask("why-not", room=game, label="Keep")

    def my_turn(self, game: str) -> dict[str, Any]:
        """The room when it is for this player to decide, or the game is over."""
        return self.wait(game, lambda room: room["decision"] is not None or room["result"] is not None)

    def labels(self, game: str) -> list[str]:
        decision = self.rooms[game]["view"]["decision"]
        return [option["label"] for option in decision["options"]]

    def choose(self, game: str, label: str | int) -> None:
        index = label if isinstance(label, int) else self.labels(game).index(label)
        answer = self.ask("choose", room=game, decision=self.rooms[game]["decision"], option=index)
        assert answer["problem"] is None, answer
