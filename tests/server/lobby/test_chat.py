"""Chat in the lobby and at tables."""

from __future__ import annotations

from pathlib import Path

import httpx

from netrunner.server.security.rate_limits import RATES
from tests.server.lobby.people import ask, guest, hear, me, member, socket
from tests.server.lobby.test_tables import at, opened
from tests.server.running_server import Running, running


def test_what_is_said_in_the_lobby_everybody_reads(server: Running, visitor: httpx.Client) -> None:
    with guest(server) as client:
        answer = client.post("/api/rooms/lobby/messages", json={"text": "  Who plays\n a <b>game</b>? \u202e"})
        assert answer.status_code == 201
        last = visitor.get("/api/rooms/lobby/messages").json()["messages"][-1]
        assert last == answer.json()
        assert (last["text"], last["name"]) == ("Who plays a <b>game</b>?", me(client)["name"])


def test_those_in_the_lobby_are_told_of_a_message(server: Running, visitor: httpx.Client) -> None:
    with guest(server) as client, socket(server, visitor) as connection:
        ask(connection, do="enter", room="lobby")
        client.post("/api/rooms/lobby/messages", json={"text": "Hello."})
        assert hear(connection, "lobby") == {"tell": "lobby"}


def test_the_last_hundred_lines_are_served(server: Running) -> None:
    with guest(server) as client:
        for number in range(102):
            client.post("/api/rooms/lobby/messages", json={"text": f"line {number}"}).raise_for_status()
        lines = [line["text"] for line in client.get("/api/rooms/lobby/messages").json()["messages"]]
        assert (len(lines), lines[0], lines[-1]) == (100, "line 2", "line 101")


def test_a_tables_chat_is_for_those_who_sit_at_it(server: Running, visitor: httpx.Client) -> None:
    with member(server) as owner, member(server) as friend:
        table = opened(owner)
        room = f"/api/rooms/{table['id']}/messages"
        assert visitor.get(room).status_code == 403
        assert friend.post(room, json={"text": "Hi."}).status_code == 403
        at(friend, table, "join").raise_for_status()
        friend.post(room, json={"text": "Ready?"}).raise_for_status()
        assert [line["text"] for line in owner.get(room).json()["messages"]] == ["Ready?"]


def test_what_is_no_message_is_refused(server: Running) -> None:
    with guest(server) as client:
        for text in ("", "   ", "\u200b\n", "x" * 501):
            assert client.post("/api/rooms/lobby/messages", json={"text": text}).status_code == 422
        assert client.post("/api/rooms/nosuchroom/messages", json={"text": "Hi."}).status_code == 404
        assert client.get("/api/rooms/Bad-Room/messages").status_code == 422


def test_who_says_too_much_at_once_is_asked_to_wait(tmp_path: Path) -> None:
    with running(tmp_path, limits=True) as server:
        server.stop_counting_time()
        with guest(server) as client:  # who has said one thing already
            answers = [client.post("/api/rooms/lobby/messages", json={"text": f"{n}"}).status_code for n in range(12)]
        left = RATES["chat"].burst - 1
        assert answers == [201] * left + [429] * (12 - left)
