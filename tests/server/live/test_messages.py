"""Messages that nobody should send: nothing breaks, nothing is lost, and everybody gets an answer."""

from __future__ import annotations

import json
from contextlib import ExitStack
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from netrunner.server.live.socket import WAITING, Connection
from netrunner.server.security.connection_quota import ConnectionQuota
from netrunner.server.security.rate_limits import RATES, RateLimits
from netrunner.server.security.token_buckets import TokenBuckets
from tests.server.live.client import Player
from tests.server.live.people import Guest, start
from tests.server.running_server import PATIENCE, Running, until

People = tuple[Guest, Guest, Guest]

WORDS = st.sampled_from(
    ["enter", "leave", "choose", "shortcut", "why-not", "say", "undo", "accept", "stops", "pass-on", "ping"]
)
LEAVES: st.SearchStrategy[Any] = (
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=30)
)
VALUES = LEAVES | st.lists(LEAVES, max_size=4) | st.dictionaries(st.text(max_size=8), LEAVES, max_size=4)


def test_a_message_that_cannot_be_read_is_answered_with_what_is_wrong(server: Running, people: People) -> None:
    player = people[0].player
    for text in (
        "",
        "nonsense",
        "[]",
        "{}",
        '{"message":{"do":"rematch","room":"1"}}',
        '{"message":{"do":"choose"}}',
        '{"message":{"do":"why-not","room":"1"}}',
        '{"message":{"do":"why-not","room":"1","label":"Run HQ","wish":{"kind":"run","server":"HQ"}}}',
        '{"message":{"do":"why-not","room":"1","wish":{"kind":"dance"}}}',
        "9" * 20_000,
    ):
        player.socket.send(text)
        answer = player.listen()
        assert answer["tell"] == "answer"
        message = answer["problem"]["message"]
        assert message.endswith(".")
        assert not message.endswith("..")
        assert "Value error" not in message
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
        st.dictionaries(
            st.sampled_from(["decision", "option", "index", "label", "wish", "text", "windows", "extra"]), VALUES
        ),
        st.sampled_from([game, "lobby", "nothing", "", "../etc", "event-1"]),
    )
    def send(do: str, fields: dict[str, Any], room: str) -> None:
        player = watcher.player if do in ("undo", "accept") else runner.player
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
        connect(server.socket_url, additional_headers={"Origin": "https://elsewhere.example"}, open_timeout=PATIENCE),
    ):
        pass
    assert refused.value.response.status_code == 403


@pytest.fixture
def counting(server: Running, monkeypatch: pytest.MonkeyPatch) -> RateLimits:
    """What is done over WebSockets counts, and nothing recovers while the test looks."""
    limits: RateLimits = server.app.state.limits
    monkeypatch.setattr(limits, "own", TokenBuckets(lambda: 0.0))
    monkeypatch.setattr(limits, "enabled", True)
    return limits


@pytest.mark.usefixtures("counting")
def test_a_client_that_sends_too_much_is_told_to_wait_on_whichever_connection(server: Running, people: People) -> None:
    burst = RATES["message"].burst
    player, other = people[0].player, Player(server, people[0].player.http)
    for _ in range(burst + 40):
        player.socket.send('{"ref":7,"message":{"do":"ping"}}')
    answers: list[Any] = []
    while len(answers) < burst + 40:
        message = player.listen()
        if message["tell"] == "answer":
            answers.append(message["problem"])
    assert answers[:burst] == [None] * burst
    assert all(problem["message"].startswith("That is too much") for problem in answers[burst:])
    assert other.ask("ping")["problem"]["message"].startswith("That is too much")
    other.close()
    assert people[1].player.ask("ping")["problem"] is None


def rant(player: Player) -> None:
    """Go on and on. Every answer is heard, so that nothing is on its way when we are cut off and the last word too."""
    for _ in range(3000):
        player.socket.send("rubbish")
        player.listen()


@pytest.mark.usefixtures("counting")
def test_what_cannot_be_read_counts_too_and_who_goes_on_and_on_is_cut_off(server: Running, people: People) -> None:
    with pytest.raises(ConnectionClosed) as closed:
        rant(people[0].player)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1008


@pytest.mark.usefixtures("counting")
def test_who_talks_too_much_at_the_table_is_asked_to_wait(server: Running, people: People) -> None:
    corp, runner, _ = people
    game = start(server, corp, runner)
    runner.player.enter(game)
    burst = RATES["chat"].burst
    answers = [runner.player.ask("say", room=game, text=f"{n}")["problem"] for n in range(burst + 2)]
    assert answers[:burst] == [None] * burst
    assert all("too often" in problem["message"] for problem in answers[burst:])
    assert len(server.app.state.host.rooms[game].chat) == burst


def test_nobody_makes_the_server_read_one_game_after_the_other(
    server: Running, people: People, counting: RateLimits
) -> None:
    """A game that is not in memory is played again from its log: that costs."""
    watcher = people[2].player
    burst = RATES["game"].burst
    for number in range(burst):
        assert watcher.ask("enter", room=f"nothing{number}")["problem"]["message"] == "There is no such game."
    watcher.others.clear()
    assert "too often" in watcher.ask("enter", room="one0more")["problem"]["message"]
    assert watcher.others == [], "it is not gone: who asks again later gets in"
    counting.enabled = False
    game = start(server, people[0], people[1])
    counting.enabled = True
    watcher.enter(game)


def test_nor_by_acting_in_games_that_it_has_not_entered(server: Running, people: People, counting: RateLimits) -> None:
    watcher = people[2].player
    burst = RATES["game"].burst
    said = [watcher.ask("concede", room=f"nothing{number}")["problem"]["message"] for number in range(burst + 1)]
    assert said[:burst] == ["There is no such game."] * burst
    assert "too often" in said[burst]


def connection_of(server: Running, person: Guest) -> Connection:
    found: Connection = next(iter(server.app.state.host.listeners[person.account]))
    return found


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


def wait_for_places(server: Running, most: int) -> None:
    """Until no more connections than these are held open by anybody: who hangs up is gone a moment later."""
    quota: ConnectionQuota = server.app.state.connection_quota
    until(lambda: max([*quota.taken.values()], default=0) <= most)


@pytest.mark.parametrize(
    ("name", "words"),
    [("ACCOUNT", "You have 2 connections"), ("ADDRESS", "from your address"), ("STRANGERS", "from your address")],
)
def test_only_so_many_connections_are_held_open(
    server: Running, monkeypatch: pytest.MonkeyPatch, name: str, words: str
) -> None:
    wait_for_places(server, 0)
    monkeypatch.setattr(server.app.state.connection_quota, "enabled", True)
    monkeypatch.setattr(f"netrunner.server.security.connection_quota.{name}", 2)
    with ExitStack() as stack:
        http = stack.enter_context(server.client())
        if name == "ACCOUNT":
            http.put("/api/me/settings", json={}).raise_for_status()
        held = [Player(server, http) for _ in range(2)]
        for player in held:
            stack.callback(player.close)
        with pytest.raises(InvalidStatus) as refused:
            Player(server, http)
        assert refused.value.response.status_code == 429
        assert words in json.loads(refused.value.response.body)["message"]
        assert held[1].ask("ping")["problem"] is None
        held[0].close()
        wait_for_places(server, 1)
        again = Player(server, http)
        stack.callback(again.close)
        assert again.ask("ping")["problem"] is None
    wait_for_places(server, 0)
    assert not server.app.state.connection_quota.taken
