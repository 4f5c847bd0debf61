"""What players agree on beside the rules: undo, draws, concession, the clock, chat."""

from __future__ import annotations

import hashlib
import time

import pytest

from netrunner.server.live import room as room_module
from netrunner.server.live.host import GameOptions, Host
from netrunner.server.live.room import Departure
from tests.server.live.people import Guest, start
from tests.server.running_server import Running

People = tuple[Guest, Guest, Guest]


def opened(server: Running, people: People, options: GameOptions | None = None) -> str:
    """A game in which both players have kept their hands and the Corp has to act."""
    corp, runner, _ = people
    game = start(server, corp, runner, options, seed=5)
    for person in people:
        person.player.enter(game)
    corp.player.choose(game, "Keep")
    runner.player.my_turn(game)
    runner.player.choose(game, "Keep")
    corp.player.my_turn(game)
    return game


def credits_of(person: Guest, game: str) -> int:
    return int(person.player.rooms[game]["view"]["corp"]["credits"])


def test_a_choice_is_taken_back_when_the_opponent_agrees(server: Running, people: People) -> None:
    corp, runner, watcher = people
    game = opened(server, people)
    before = credits_of(corp, game)
    corp.player.choose(game, "Gain 1 credit")
    assert credits_of(corp, game) == before + 1
    assert corp.player.ask("undo", room=game)["problem"] is None
    offer = runner.player.wait(game, lambda room: room["offer"] is not None)["offer"]
    assert offer == {
        "kind": "undo",
        "by": "corp",
        "what": "Gain 1 credit",
    }  # and no number, which would count what nobody sees
    assert runner.player.ask("accept", room=game)["problem"] is None
    for person in (corp, runner, watcher):
        person.player.wait(game, lambda room: room["view"]["corp"]["credits"] == before and room["offer"] is None)
        assert "gains 1 credit" not in person.player.rooms[game]["log"][-1]["text"]
    corp.player.choose(game, "Gain 1 credit")
    assert credits_of(corp, game) == before + 1


def test_a_choice_of_which_nothing_has_come_is_cancelled_without_asking(server: Running, people: People) -> None:
    corp, runner, _ = people
    game = opened(server, people)
    install = next(label for label in corp.player.labels(game) if label.startswith("Install "))
    assert not corp.player.rooms[game]["cancel"]
    corp.player.choose(game, install)
    assert corp.player.rooms[game]["cancel"], "only where it goes is left to say"
    assert corp.player.ask("undo", room=game)["problem"] is None
    assert runner.player.rooms[game]["offer"] is None
    assert install in corp.player.labels(game)
    corp.player.choose(game, "Gain 1 credit")
    assert not corp.player.rooms[game]["cancel"]


def test_an_undo_that_is_declined_changes_nothing(server: Running, people: People) -> None:
    corp, runner, _ = people
    game = opened(server, people)
    corp.player.choose(game, "Gain 1 credit")
    now = credits_of(corp, game)
    corp.player.ask("undo", room=game)
    runner.player.wait(game, lambda room: room["offer"] is not None)
    assert corp.player.ask("accept", room=game)["problem"]["message"] == "There is nothing for you to answer."
    assert runner.player.ask("decline", room=game)["problem"] is None
    corp.player.wait(game, lambda room: room["offer"] is None)
    assert credits_of(corp, game) == now


def test_a_game_can_be_conceded_and_is_over_for_everybody(server: Running, people: People) -> None:
    corp, runner, watcher = people
    game = opened(server, people)
    assert watcher.player.ask("concede", room=game)["problem"]["message"].startswith("You are watching")
    assert runner.player.ask("concede", room=game)["problem"] is None
    for person in people:
        room = person.player.wait(game, lambda room: room["result"] is not None)
        assert room["result"] == {"winner": "corp", "reason": "concession"}
        assert room["view"]["decision"] is None
    refused = corp.player.ask("choose", room=game, decision=2, option=0)
    assert refused["problem"]["message"] == "The game is over."


def test_a_game_can_be_claimed_from_a_player_who_is_gone_for_long(
    server: Running, people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    corp, runner, _ = people
    game = opened(server, people)
    room = server.app.state.host.rooms[game]
    early = runner.player.ask("claim", room=game)["problem"]["message"]
    assert early == "The game can be claimed when the other player has been gone for 180 seconds."
    corp.player.ask("leave", room=game)
    gone = runner.player.wait(game, lambda document: document["corp"]["gone"] is not None)["corp"]
    assert not gone["here"]
    assert runner.player.ask("claim", room=game)["problem"] is not None
    monkeypatch.setitem(room.gone, "corp", Departure(gone["gone"], time.monotonic() - 200))
    assert runner.player.ask("claim", room=game)["problem"] is None
    assert runner.player.wait(game, lambda document: document["result"] is not None)["result"] == {
        "winner": "runner",
        "reason": "absence",
    }


def test_who_never_comes_does_not_hold_the_other_up(
    server: Running, people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    corp, runner, _ = people
    game = start(server, corp, runner, seed=5)
    corp.player.enter(game)
    corp.player.choose(game, "Keep")
    assert corp.player.ask("claim", room=game)["problem"] is not None
    assert corp.player.rooms[game]["runner"]["gone"] is not None
    monkeypatch.setattr(room_module, "CLAIM", 0.0001)
    assert corp.player.ask("claim", room=game)["problem"] is None
    assert corp.player.wait(game, lambda room: room["result"] is not None)["result"]["winner"] == "corp"


@pytest.mark.parametrize("how", ["read again", "let go of"])
def test_who_is_gone_stays_gone_when_the_game_is_read_from_its_log(server: Running, people: People, how: str) -> None:
    corp, runner, _ = people
    game = opened(server, people)
    host: Host = server.app.state.host
    corp.player.ask("leave", room=game)
    runner.player.wait(game, lambda document: document["corp"]["gone"] is not None)
    before = host.rooms[game]
    before.gone["corp"] = Departure(before.gone["corp"].at, time.monotonic() - 200)

    async def read() -> None:
        if how == "read again":
            async with before.lock:
                await host.read_again(before)
        else:  # as when both have left for a while, or the server was started again
            before.close()
            host.forget(game)

    server.run(read())
    runner.player.enter(game)
    gone = host.rooms[game].gone
    assert list(gone) == ["corp"]
    assert (time.monotonic() - gone["corp"].since > 180) == (how == "read again")


def test_since_when_somebody_is_gone_goes_by_the_servers_clock(
    server: Running, people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Which pages are set by: a jump of the machine's own would hide the claim for as long."""
    corp, runner, _ = people
    game = opened(server, people)
    monkeypatch.setattr(server.app.state.host.rooms[game].match, "now", lambda: 1_000_000_000.0)
    corp.player.ask("leave", room=game)
    gone = runner.player.wait(game, lambda document: document["corp"]["gone"] is not None)["corp"]["gone"]
    assert gone == "2001-09-09T01:46:40+00:00"


def test_a_draw_needs_both_players(server: Running, people: People) -> None:
    corp, runner, _ = people
    game = opened(server, people)
    corp.player.ask("offer-draw", room=game)
    runner.player.wait(game, lambda room: room["offer"] is not None)
    runner.player.ask("accept", room=game)
    room = corp.player.wait(game, lambda room: room["result"] is not None)
    assert room["result"] == {"winner": None, "reason": "draw by agreement"}


def test_the_seed_is_committed_to_before_the_game_and_shown_after_it(server: Running, people: People) -> None:
    corp, _, watcher = people
    game = opened(server, people)
    room = watcher.player.rooms[game]
    assert room["seed"] is None
    assert room["salt"] is None
    committed = room["commitment"]
    corp.player.ask("concede", room=game)
    room = watcher.player.wait(game, lambda room: room["result"] is not None)
    assert hashlib.sha256(f"{room['seed']}:{room['salt']}".encode()).hexdigest() == committed
    assert room["seed"] == "5"


def test_who_runs_out_of_time_loses(server: Running, people: People) -> None:
    corp, runner, _ = people
    game = opened(server, people, GameOptions(clock=3600))
    clock = corp.player.rooms[game]["clock"]
    assert clock["running"] == "corp"
    match = server.app.state.host.rooms[game].match

    def nearly_out() -> None:
        match.clock.left["corp"] = 0.2
        match.clock.since = time.time()
        server.app.state.host.rooms[game].wind_timer()

    server.loop.call_soon_threadsafe(nearly_out)
    room = runner.player.wait(game, lambda room: room["result"] is not None)
    assert room["result"] == {"winner": "runner", "reason": "time"}


def test_time_runs_only_for_the_side_that_has_to_decide(
    server: Running, people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    corp, runner, _ = people
    moment = time.time()
    monkeypatch.setattr("netrunner.server.live.host.steady_time", lambda: moment)
    game = opened(server, people, GameOptions(clock=600, increment=2))
    for _ in range(3):
        moment += 20
        corp.player.choose(game, "Gain 1 credit")
    corp.player.choose(game, 0)  # one card too many
    room = runner.player.my_turn(game)
    assert room["clock"]["running"] == room["view"]["decision"]["side"] == "runner"
    assert room["clock"]["corp"] == 600 + 2 - 60 + 2, "the increment came back when the turn passed"
    assert room["clock"]["runner"] == 600 + 2


def test_nobody_is_told_that_a_player_has_changed_their_stops(server: Running, people: People) -> None:
    corp, runner, watcher = people
    game = opened(server, people, GameOptions(clock=600))
    for person in (corp, watcher):
        person.player.ask("ping")
        person.player.heard.clear()
    assert runner.player.ask("stops", room=game, windows=[])["problem"] is None
    for person in (corp, watcher):
        person.player.ask("ping")
        assert not [text for text in person.player.heard if '"clock"' in text]


def test_players_chat_and_spectators_read(server: Running, people: People) -> None:
    corp, _, watcher = people
    game = opened(server, people)
    assert corp.player.ask("say", room=game, text="  Have fun!  ")["problem"] is None
    room = watcher.player.wait(game, lambda room: bool(room["chat"]))
    assert (room["chat"][0]["name"], room["chat"][0]["text"]) == (corp.name, "Have fun!")


def test_those_who_watch_talk_among_themselves_until_the_game_is_over(server: Running, people: People) -> None:
    corp, runner, watcher = people
    game = opened(server, people)
    assert watcher.player.ask("say", room=game, text="Rez it!")["problem"] is None
    assert corp.player.ask("say", room=game, text="Hm.")["problem"] is None
    room = watcher.player.wait(game, lambda room: len(room["chat"]) == 2)
    assert [(line["text"], line.get("watching", False)) for line in room["chat"]] == [("Rez it!", True), ("Hm.", False)]
    for player in (corp, runner):
        room = player.player.wait(game, lambda room: bool(room["chat"]))
        assert [line["text"] for line in room["chat"]] == ["Hm."]
        assert "Rez it!" not in "".join(player.player.heard)
    assert corp.player.ask("concede", room=game)["problem"] is None
    room = runner.player.wait(game, lambda room: room["result"] is not None)
    assert [line["text"] for line in room["chat"]] == ["Rez it!", "Hm."]


def test_who_may_not_watch_says_nothing(server: Running, people: People) -> None:
    corp, runner, watcher = people
    game = start(server, corp, runner, options=GameOptions(spectators=False))
    assert "no spectators" in watcher.player.ask("say", room=game, text="Hello")["problem"]["message"]


def test_a_refusal_says_why_and_names_its_rule(server: Running, people: People) -> None:
    corp, runner, _ = people
    game = opened(server, people)
    answer = runner.player.ask("why-not", room=game, label="Run HQ")
    assert answer["legal"] is False
    assert answer["problem"]["rule"].startswith("RR/")
    assert corp.player.ask("why-not", room=game, label="Gain 1 credit")["legal"] is True
    answer = runner.player.ask("why-not", room=game, wish={"kind": "run", "server": "HQ"})
    assert (answer["legal"], answer["problem"]["rule"]) == (False, "RR/action-phase")
    assert corp.player.ask("why-not", room=game, wish={"kind": "credit"})["legal"] is True


def play_a_turn(server: Running, game: str, person: Guest) -> None:
    """Take credits until it is the opponent's turn, or the game is over."""
    start_turn = person.player.my_turn(game)["view"]["turn"]
    while (room := person.player.rooms[game])["result"] is None and room["view"]["turn"] == start_turn:
        if room["decision"] is None:
            person.player.listen()
            continue
        labels = person.player.labels(game)
        person.player.choose(game, next((each for each in labels if each in ("Gain 1 credit", "Pass")), labels[0]))


def test_when_time_is_called_both_sides_complete_a_turn_and_equal_points_are_a_draw(
    server: Running, people: People
) -> None:
    corp, runner, watcher = people
    game = opened(server, people, GameOptions(event="cup"))
    assert corp.player.ask("offer-draw", room=game)["problem"]["rule"] == "TR/intentional-round-split/1"
    host = server.app.state.host
    for _ in range(2):
        server.run(host.direct(game, "call-time"))
    assert corp.player.wait(game, lambda room: room["last_turn"] is not None)["last_turn"] == 2
    play_a_turn(server, game, corp)
    assert corp.player.rooms[game]["result"] is None
    play_a_turn(server, game, runner)
    over = watcher.player.wait(game, lambda room: room["result"] is not None)
    assert over["result"] == {"winner": None, "reason": "time called"}
    server.run(host.direct(game, "call-time"))
    server.run(host.direct(game, "stop"))


def test_a_leader_stops_a_game_that_counts_no_more(server: Running, people: People) -> None:
    corp, _, _ = people
    game = opened(server, people)
    server.run(server.app.state.host.direct(game, "stop"))
    over = corp.player.wait(game, lambda room: room["result"] is not None)
    assert over["result"] == {"winner": None, "reason": "stopped by a leader"}


def test_a_game_that_was_stopped_and_goes_on_again_has_given_nothing_away(server: Running, people: People) -> None:
    """A leader who takes a result back lets it go on: nobody has seen hands or the seed meanwhile."""
    game = opened(server, people)
    server.run(server.app.state.host.direct(game, "stop"))
    for person in people:
        over = person.player.wait(game, lambda room: room["result"] is not None)
        assert (over["seed"], over["salt"]) == (None, None)
        hidden = {"corp": "runner", "runner": "corp"}
        for side in ("corp", "runner") if over["seat"] is None else (hidden[over["seat"]],):
            assert not over["view"][side].get("hand")
    server.run(server.app.state.host.direct(game, "resume"))
    for person in people:
        person.player.wait(game, lambda room: room["result"] is None)
    people[0].player.choose(game, "Gain 1 credit")
