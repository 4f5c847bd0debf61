"""The Corp is asked after an action of its own where it could rez what it has installed. Nobody else can tell that it
is: not by changing stops, nor by what becomes of an offer."""

from __future__ import annotations

from typing import Any

import pytest

from netrunner import Deck, Game
from netrunner.scenario import Scenario
from netrunner.server.errors import Refused
from netrunner.server.live.document import LogLines, document
from netrunner.server.live.game_history import SeatHolder
from netrunner.server.live.match import Entry, Match
from netrunner.server.live.options import GameOptions
from netrunner.server.live.stops import AFTER_ACTION, DEFAULTS

ASSET, AGENDA = "PAD Campaign", "Priority Requisition"
PEOPLE = {"corp": SeatHolder("Corp", "a"), "runner": SeatHolder("Runner", "b")}
NOBODY: dict[str, Any] = {"here": {"corp": True, "runner": True}, "spectators": 0, "chat": [], "table": None}


def match_of(s: Scenario) -> Match:
    setup = Game.start(Deck.load("core-weyland"), Deck.load("core-anarch"), seed=1).setup
    made = Match("game", setup, PEOPLE, GameOptions(clock=1800), lambda: 0.0)
    made.game = s.game
    return made


def play(made: Match, label: str) -> Entry:
    decision = made.game.decision
    assert decision is not None
    return made.choose(decision.side, made.number, decision.labels.index(label))


def installed(title: str) -> Match:
    """The Corp has just installed a card; the Runner could act whenever there is a window."""
    made = match_of(Scenario(corp={"hand": [title]}, runner={"rig": ["Self-modifying Code"]}, skip_empty_windows=False))
    play(made, f"Install {title}")
    play(made, "New server")
    return made


def pass_if_asked(made: Match) -> None:
    assert made.decider == "corp"
    if made.game.decision is not None and "Pass" in made.game.decision.labels:
        play(made, "Pass")


def told(made: Match) -> Any:
    found = document(made, "runner", LogLines("runner"), "salt", NOBODY)
    decision = found["view"]["decision"] or {}
    return found["log"], found["offer"], found["clock"], found["view"]["step"], decision.get("side"), found["stops"]


@pytest.mark.parametrize("title", [ASSET, AGENDA])
def test_a_stop_that_the_runner_sets_holds_from_the_next_action_on(title: str) -> None:
    made = installed(title)
    made.set_stops("runner", [*DEFAULTS["runner"], AFTER_ACTION])
    pass_if_asked(made)
    assert made.decider == "corp", "nothing tells the Runner that the Corp has passed"
    play(made, "Gain 1 credit")
    pass_if_asked(made)
    assert made.decider == "runner"
    assert AFTER_ACTION in told(made)[-1]


def test_the_stop_holds_as_late_when_the_game_is_read_again() -> None:
    made = installed(ASSET)
    entries = [made.set_stops("runner", [*DEFAULTS["runner"], AFTER_ACTION]), play(made, "Pass")]
    again = installed(ASSET)
    for entry in entries:
        assert entry is not None
        again.apply(*entry)
    assert again.heeded == made.heeded
    assert AFTER_ACTION not in again.heeded["runner"]
    play(again, "Gain 1 credit")
    assert AFTER_ACTION in again.heeded["runner"]


@pytest.mark.parametrize("offer", ["draw by the Runner", "draw by the Corp", "undo by the Corp"])
def test_an_offer_stays_while_nobody_sees_that_the_corp_goes_on(offer: str) -> None:
    asset, agenda = installed(ASSET), installed(AGENDA)
    for made in (asset, agenda):
        if offer.startswith("draw"):
            made.offer_draw(offer.split()[-1].lower())
        else:
            made.undo("corp")
        before = told(made)
        pass_if_asked(made)
        assert told(made) == before
        assert made.offer is not None
    assert told(asset) == told(agenda)
    for made in (asset, agenda):
        play(made, "Gain 1 credit")
        assert made.offer is None


def test_an_offer_to_take_back_goes_on_after_a_pass_that_nobody_sees() -> None:
    made = installed(ASSET)
    entries = [made.undo("corp"), play(made, "Pass"), made.answer("runner", accept=True)]
    again = installed(ASSET)
    for entry in entries:
        again.apply(*entry)
    for match in (made, again):
        assert match.game.decision is not None
        assert match.game.decision.labels == ["New server"]


def approached(*ice: str) -> Match:
    """The Runner runs Archives past unrezzed ice elsewhere, to the approach of the server."""
    servers = {name: {"ice": [title]} for name, title in zip(("HQ", "R&D", "Server 1"), ice, strict=False)}
    made = match_of(Scenario(corp={"servers": servers, "credits": 9}, turn="runner", skip_empty_windows=False))
    made.set_stops("runner", [])
    return made


def run(made: Match) -> None:
    play(made, "Run Archives")
    if made.game.decision is not None and "Continue" in made.game.decision.labels:
        play(made, "Continue")


def test_what_unrezzed_ice_could_have_done_is_not_told_by_an_offer_to_take_that_back() -> None:
    """Without Formicary there is a pause, which the Corp passes; with it, the Corp says no."""
    words = []
    for title in ("Formicary", "Ice Wall"):
        made = approached(title)
        made.set_stops("corp", ["run [5.3]"])
        run(made)
        assert made.decider == "corp"
        play(made, "No" if title == "Formicary" else "Pass")
        while made.decider == "corp":
            play(made, "Pass")
        mark = next(mark for mark in made.marks if mark.side == "corp")
        chosen = made.chosen_after(mark.before)
        assert chosen is not None
        words.append((chosen.words(made.game.state, 2), chosen.words(made.game.state, 1)))
    assert words == [("Pass", "No"), ("Pass", "Pass")]


@pytest.mark.parametrize("copies", [1, 2])
def test_the_corp_is_not_asked_about_unrezzed_ice_where_it_does_not_stop_however_many_there_are(copies: int) -> None:
    made, other = approached(*["Formicary"] * copies), approached(*["Ice Wall"] * copies)
    for match in (made, other):
        match.set_stops("corp", [])
        run(match)
    assert made.decider == other.decider == "runner"
    assert told(made) == told(other)


@pytest.mark.parametrize("copies", [1, 2, 3])
def test_a_bot_is_asked_about_unrezzed_ice_once_however_much_of_it_there_is(copies: int) -> None:
    """What it is asked takes it some time, which everybody sees."""
    made = approached(*["Formicary"] * copies)
    made.seats = {**PEOPLE, "corp": SeatHolder("Rookie", None, "rookie")}
    run(made)
    pauses = 0
    while made.decider == "corp" and made.game.decision is not None and "No" in made.game.decision.labels:
        play(made, "No")
        pauses += 1
    assert pauses == 1


def test_a_second_offer_is_refused_while_the_first_stays() -> None:
    made = installed(ASSET)
    made.offer_draw("runner")
    play(made, "Pass")
    with pytest.raises(Refused, match="offer to be answered"):
        made.offer_draw("corp")


def test_who_passes_on_is_not_stopped_by_what_unrezzed_ice_did_not_do() -> None:
    """The Runner passes until something happens: that the Corp declines Formicary is nothing that has happened."""
    stood = []
    for title in ("Formicary", "Ice Wall"):
        servers = {"Archives": {"ice": ["Enigma"]}, "HQ": {"ice": [title]}}
        s = Scenario(
            corp={"servers": servers, "credits": 9},
            runner={"rig": ["Self-modifying Code"], "credits": 9},
            turn="runner",
            skip_empty_windows=False,
        )
        made = match_of(s)
        play(made, "Run Archives")
        made.pass_on("runner", made.number)
        while made.decider == "corp":
            decision = made.game.decision
            assert decision is not None
            play(made, "No" if "No" in decision.labels else "Pass")
        stood.append(told(made))
    assert stood[0] == stood[1]
