"""A card that only its player knows asks nobody between two people: what was said beforehand is done."""

from __future__ import annotations

import pytest

from netrunner.engine.card import Card
from netrunner.engine.terms import CORP, RUNNER
from netrunner.scenario import Scenario
from netrunner.server.errors import Refused
from netrunner.server.live.document import LogLines, document
from netrunner.server.live.game_history import SeatHolder
from netrunner.server.live.host import Host
from netrunner.server.live.match import Match
from tests.server.live import positions
from tests.server.live.people import Guest, start
from tests.server.live.positions import BOT_GUARDS, BOT_RUNS, NOBODY, PEOPLE, play
from tests.server.running_server import Running

FACEDOWN = ("Subliminal Messaging", "facedown")


def match_of(s: Scenario, seats: dict[str, SeatHolder]) -> Match:
    """A match that has come to the position of a scenario, in which nobody stops in windows."""
    made = positions.match_of(s, seats)
    made.set_stops("corp", [])
    made.set_stops("runner", [])
    return made


def prompt(made: Match) -> str:
    assert made.game.decision is not None
    return made.game.decision.prompt


def told(made: Match, reader: str) -> object:
    found = positions.told(made, reader)
    view = found["view"]
    return found["log"], found["orders"], view["step"], (view["decision"] or {}).get("side"), view["runner"]["rig"]


def running(grip: str, seats: dict[str, SeatHolder] = PEOPLE, rig: tuple[str, ...] = ()) -> Match:
    """The Runner is about to run Archives with one card in the grip."""
    s = Scenario(
        corp={"discard": ["Hedge Fund"]},
        runner={"hand": [grip], "rig": list(rig)},
        turn="runner",
        skip_empty_windows=False,
    )
    return match_of(s, seats)


def run(made: Match, until: str = "") -> None:
    """Run Archives to the end, or until a question."""
    play(made, "Run Archives")
    while made.game.state.run() is not None and (not until or until not in prompt(made)):
        labels = made.game.decision.labels if made.game.decision else []
        play(made, "Continue" if "Continue" in labels else labels[0])


@pytest.mark.parametrize("rig", [(), ("Desperado",), ("Desperado", "John Masanori")])
def test_a_shard_in_the_grip_makes_no_pause(rig: tuple[str, ...]) -> None:
    """Neither its own question nor the order of several abilities tells that one is there."""
    shard, other = running("Hades Shard", rig=rig), running("Sure Gamble", rig=rig)
    for made in (shard, other):
        play(made, "Run Archives")
    while other.game.state.run() is not None:
        assert told(shard, "corp") == told(other, "corp")
        decision = other.game.decision
        assert decision is not None
        assert shard.game.decision is not None
        assert shard.game.decision.labels == decision.labels
        label = "Continue" if "Continue" in decision.labels else decision.labels[0]
        play(shard, label)
        play(other, label)
    assert shard.game.state.run() is None
    assert [card.definition.title for card in hand(shard, RUNNER)][:1] == ["Hades Shard"]


@pytest.mark.parametrize("rig", [(), ("Desperado",)])
def test_a_shard_is_installed_where_its_player_has_said_so(rig: tuple[str, ...]) -> None:
    made = running("Hades Shard", rig=rig)
    assert made.orders["runner"] == {"Hades Shard": False}
    made.set_orders("runner", ["Hades Shard"])
    run(made)
    assert sorted(titles(made, "rig")) == sorted([*rig, "Hades Shard"])


def test_against_a_bot_a_person_is_asked_and_the_bot_is_not() -> None:
    person = running("Hades Shard", BOT_GUARDS)
    run(person, until="Hades Shard")
    assert person.decider == "runner"
    assert document(person, "runner", LogLines("runner"), "salt", NOBODY)["orders"] == {}
    bot = running("Hades Shard", BOT_RUNS)
    run(bot)
    assert titles(bot, "rig") == []


def turn_of(*copies: object, seats: dict[str, SeatHolder] = PEOPLE) -> Match:
    """The Runner has one click left and has made no run."""
    s = Scenario(
        corp={"discard": list(copies), "deck": ["Hedge Fund"] * 3},
        runner={"clicks": 1},
        turn="runner",
        skip_empty_windows=False,
    )
    return match_of(s, seats)


@pytest.mark.parametrize("seats", [PEOPLE, BOT_GUARDS])
def test_a_facedown_subliminal_messaging_comes_back_unless_its_player_said_no(seats: dict[str, SeatHolder]) -> None:
    made = turn_of(FACEDOWN, seats=seats)
    assert made.orders["corp"] == {"Subliminal Messaging": True}
    play(made, "Gain 1 credit")
    assert sorted(card.definition.title for card in hand(made, CORP)) == ["Hedge Fund", "Subliminal Messaging"]
    kept = turn_of(FACEDOWN, seats=seats)
    kept.set_orders("corp", [])
    play(kept, "Gain 1 credit")
    assert [card.definition.title for card in hand(kept, CORP)] == ["Hedge Fund"]


def test_a_faceup_one_asks() -> None:
    made = turn_of("Subliminal Messaging")
    play(made, "Gain 1 credit")
    assert "Subliminal Messaging" in prompt(made)
    assert made.decider == "corp"


def test_declining_for_a_facedown_copy_leaves_the_question_about_a_faceup_one() -> None:
    made = turn_of(FACEDOWN, "Subliminal Messaging")
    made.set_orders("corp", [])
    play(made, "Gain 1 credit")
    assert "Subliminal Messaging" in prompt(made)
    play(made, "Yes")
    assert sorted(card.definition.title for card in hand(made, CORP)) == ["Hedge Fund", "Subliminal Messaging"]
    g = made.game.state
    assert [g.cards[cid].faceup for cid in g.players[CORP].discard] == [False]


def test_orders_are_kept_in_the_log_and_are_nobody_elses_business() -> None:
    made = running("Hades Shard")
    before = told(made, "corp")
    entry = made.set_orders("runner", ["Hades Shard", "Hades Shard"])
    assert entry == ("orders", {"side": "runner", "titles": ["Hades Shard"]})
    assert told(made, "corp") == before
    again = running("Hades Shard")
    again.apply(*entry)
    assert again.orders["runner"] == {"Hades Shard": True}
    assert made.set_orders("runner", ["Hades Shard"]) is None, "what changes nothing is not written"
    with pytest.raises(Refused, match=r"'Corroder' takes no standing order in your deck. These do: Hades Shard\."):
        made.set_orders("runner", ["Corroder"])
    with pytest.raises(Refused, match=r"None of your cards does\."):
        made.set_orders("corp", ["Hades Shard"])


def hand(made: Match, side: int) -> list[Card]:
    g = made.game.state
    return [g.cards[cid] for cid in g.players[side].hand]


def titles(made: Match, pile: str) -> list[str]:
    g = made.game.state
    return [g.cards[cid].definition.title for cid in getattr(g.players[RUNNER], pile)]


def test_orders_come_over_the_socket_reach_nobody_else_and_outlive_the_server(
    server: Running, people: tuple[Guest, Guest, Guest]
) -> None:
    corp, runner, watcher = people
    game = start(server, corp, runner, decks=("core-jinteki", "worlds-2015-runner"))
    assert runner.player.enter(game)["orders"] == {"Hades Shard": False}
    assert corp.player.enter(game)["orders"] == {}
    assert watcher.player.enter(game)["orders"] == {}
    corp.player.ask("ping")
    corp.player.heard.clear()
    used = {"Hades Shard": True}
    assert runner.player.ask("orders", room=game, titles=["Hades Shard"])["problem"] is None
    runner.player.wait(game, lambda room: room["orders"] == used)
    corp.player.ask("ping")
    assert not any("Shard" in text or '"patch"' in text for text in corp.player.heard), "nothing is sent to the other"
    host: Host = server.app.state.host
    host.rooms[game].close()
    host.forget(game)
    assert runner.player.enter(game)["orders"] == used
