"""What can be taken back without asking: until something was seen, left to chance, or answered by the other side."""

from __future__ import annotations

from typing import Any

from netrunner import Deck, Game
from netrunner.engine.frame import Option
from netrunner.scenario import Scenario
from netrunner.server.live.document import LogLines, document
from netrunner.server.live.game_history import SeatHolder
from netrunner.server.live.match import Match
from netrunner.server.live.options import GameOptions


def at(s: Scenario) -> Match:
    """The position as a game between two people."""
    start = Game.start(Deck.load("core-weyland"), Deck.load("core-anarch"), seed=1)
    match = Match(
        "m", start.setup, {"corp": SeatHolder("A", "a"), "runner": SeatHolder("B", "b")}, GameOptions(), float
    )
    match.game = s.game
    match.marks.clear()
    match.positions.clear()
    return match


def choose(match: Match, side: str, label: str) -> None:
    labels = [option.label for option in labelled(match)]
    index = next(index for index, each in enumerate(labels) if each.startswith(label))
    match.choose(side, match.number, index)


def labelled(match: Match) -> list[Option]:
    match.game.state.label_options()
    return list(match.game.state.options)


def told(match: Match, side: str) -> dict[str, Any]:
    around = {"here": {"corp": True, "runner": True}, "spectators": 0, "chat": [], "table": None}
    found: dict[str, Any] = document(match, side, LogLines(side), "salt", around)
    return found


def workshop() -> Match:
    rig = ["Personal Workshop"]
    hand = ["Corroder", "Akamatsu Mem Chip"]
    return at(Scenario(runner={"rig": rig, "hand": hand, "credits": 5}, turn="runner"))


def test_an_ability_that_was_paid_for_is_cancelled_while_it_asks_something() -> None:
    match = workshop()
    choose(match, "runner", "Use Personal Workshop")
    assert match.game.state.players[1].clicks == 3
    assert match.cancellable("runner")
    assert match.undo("runner")[0] == "undo"
    assert match.game.state.players[1].clicks == 4


def test_what_is_done_is_taken_back_by_consent_only() -> None:
    match = workshop()
    choose(match, "runner", "Use Personal Workshop")
    choose(match, "runner", "Corroder")
    assert not match.cancellable("runner")
    assert match.undo("runner")[0] == "offer"


def test_what_has_been_seen_is_not_unseen() -> None:
    s = Scenario(
        runner={"rig": ["Djinn"], "hand": [], "deck": ["Medium", "Sure Gamble"], "credits": 5},
        turn="runner",
    )
    match = at(s)
    choose(match, "runner", "Use Djinn")
    assert match.decider == "runner"
    assert not match.cancellable("runner"), "the stack has been looked through"


def test_a_card_that_was_played_has_been_shown() -> None:
    s = Scenario(runner={"hand": ["Modded", "Corroder"], "credits": 5}, turn="runner")
    match = at(s)
    choose(match, "runner", "Play Modded")
    assert match.decider == "runner"
    assert not match.cancellable("runner")


def test_a_pass_is_taken_back_but_never_called_cancelled() -> None:
    s = Scenario(
        corp={
            "servers": {"Server 1": {"root": ["Jackson Howard+"]}},
            "hand": ["Ice Wall"],
            "deck": ["Hedge Fund"] * 5,
            "discard": ["Snare!"],
        },
        turn="runner",
    )
    match = at(s)
    for _ in range(4):
        choose(match, "runner", "Gain 1 credit")
    for _ in range(3):
        choose(match, "corp", "Pass")
    assert match.decider == "corp"
    assert match.cancellable("corp"), "nothing has been seen since"
    assert not told(match, "corp")["cancel"], "and nothing waits to be cancelled"
    choose(match, "corp", "Install")
    assert told(match, "corp")["cancel"]


def test_an_install_is_cancelled_while_it_asks_where_and_the_corp_is_told_of_nothing() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ice Wall+"]}, "R&D": {"ice": ["Enigma+"]}}},
        runner={"hand": ["Parasite", "Corroder", "Mimic"], "rig": ["Magnum Opus", "Ninja", "Crypsis"], "credits": 9},
        turn="runner",
    )
    match = at(s)
    before = told(match, "corp")
    for label in ("Install Parasite", "Install Mimic"):  # where it goes; what it takes the place of
        choose(match, "runner", label)
        assert told(match, "runner")["cancel"]
        seen = told(match, "corp")
        assert seen["view"]["runner"].pop("clicks") == 3
        assert seen == {**before, "view": {**before["view"], "runner": seen["view"]["runner"]}}
        assert seen["view"]["runner"].items() <= before["view"]["runner"].items()
        assert match.undo("runner")[0] == "undo"
    assert told(match, "corp") == before
    choose(match, "runner", "Install Parasite")
    choose(match, "runner", "Enigma")
    choose(match, "runner", "Ninja")  # in whose place it comes
    assert not match.cancellable("runner"), "it has come onto the table"
