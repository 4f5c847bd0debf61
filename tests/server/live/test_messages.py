"""Messages that nobody should send: nothing breaks, nothing is lost, and everybody gets an answer."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from netrunner.server.live.socket import BURST, WAITING, Connection
from tests.server.live.client import Player
from tests.server.live.people import Guest, start
from tests.server.running import Running

People = tuple[Guest, Guest, Guest]

WORDS = st.sampled_from(
    ["enter", "leave", "choose", "shortcut", "why-not", "say", "undo", "accept", "stops", "pass-on", "ping", "rematch"]
)
LEAVES: st.SearchStrategy[Any] = (
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=30)
)
VALUES = LEAVES | st.lists(LEAVES, max_size=4) | st.dictionaries(st.text(max_size=8), LEAVES, max_size=4)


def test_a_message_that_cannot_be_read_is_answered_with_what_is_wrong(server: Running, people: People) -> None:
    player = people[0].player
    for text in ("", "nonsense", "[]", "{}", '{"message":{"do":"fly"}}', '{"message":{"do":"choose"}}', "9" * 20_000):
        player.socket.send(text)
        answer = player.listen()
        assert answer["tell"] == "answer"
        assert answer["problem"]["message"]
    assert player.ask("ping")["problem"] is None


def test_no_message_changes_a_game_unless_it_is_a_legal_choice(server: Running, people: People) -> None:
    corp, runner, watcher = people
    game = start(server, corp, runner, seed=4)
    for person in people:
        person.player.enter(game)
    before = server.app.state.host.rooms[game].match.game.digest()

    @settings(max_examples=120, deadline=None, suppress_health_check=list(HealthCheck), database=None)
    @given(
        WORDS,
        st.dictionaries(st.sampled_from(["decision", "option", "index", "label", "text", "windows", "extra"]), VALUES),
        st.sampled_from([game, "lobby", "nothing", "", "../etc", "event-1"]),
    )
    def send(do: str, fields: dict[str, Any], room: str) -> None:
        player = watcher.player if do in ("undo", "accept", "rematch") else runner.player
        player.socket.send(json.dumps({"ref": 1, "message": {"do": do, "room": room, **fields}}))
        while player.listen()["tell"] != "answer":
            pass

    send()
    runner.player.answers.clear()
    watcher.player.answers.clear()
    assert server.app.state.host.rooms[game].match.game.digest() == before
    assert (
        corp.player.ask("choose", room=game, decision=corp.player.rooms[game]["decision"], option=0)["problem"] is None
    )


def test_a_page_of_another_site_gets_no_socket(server: Running) -> None:
    with (
        pytest.raises(InvalidStatus) as refused,
        connect(server.socket_url, additional_headers={"Origin": "https://elsewhere.example"}),
    ):
        pass
    assert refused.value.response.status_code == 403


def test_a_client_that_sends_too_much_is_told_to_wait(
    server: Running, people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("netrunner.server.live.socket.RATE", 0.0)  # nothing recovers while the test looks
    player = people[0].player
    connection = next(iter(server.app.state.host.listeners[people[0].account]))
    connection.limited = True
    for _ in range(100):
        player.socket.send('{"ref":7,"message":{"do":"ping"}}')
    answers: list[Any] = []
    while len(answers) < 100:
        message = player.listen()
        if message["tell"] == "answer":
            answers.append(message["problem"])
    burst = int(BURST)
    assert answers[:burst] == [None] * burst
    assert all(problem["message"].startswith("That is too much") for problem in answers[burst:])


def connection_of(server: Running, person: Guest) -> Connection:
    found: Connection = next(iter(server.app.state.host.listeners[person.account]))
    return found


def rant(player: Player) -> None:
    for _ in range(3000):
        player.socket.send("rubbish")
    while True:
        player.listen()


def test_what_cannot_be_read_counts_too_and_who_goes_on_and_on_is_cut_off(
    server: Running, people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("netrunner.server.live.socket.RATE", 0.0)
    player = people[0].player
    connection_of(server, people[0]).limited = True
    with pytest.raises(ConnectionClosed) as closed:
        rant(player)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1008


def test_a_client_that_does_not_read_is_let_go_of_before_it_fills_the_memory(server: Running, people: People) -> None:
    connection = connection_of(server, people[0])

    async def write_much() -> tuple[int, bool]:
        most = 0
        for _ in range(100):
            connection.send("x" * 200_000)
            most = max(most, connection.waiting)
        return most, connection.ending

    most, ending = server.run(write_much())
    assert most <= WAITING
    assert ending


def test_one_account_opens_only_so_many_connections(
    server: Running, people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("netrunner.server.live.socket.SOCKETS_EACH", 1)
    other = Player(server, people[0].player.http)
    with pytest.raises(ConnectionClosed):
        other.listen()
    other.close()
    assert people[0].player.ask("ping")["problem"] is None
