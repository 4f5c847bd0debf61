"""Matches that have come to the position of a scenario, and what their readers are told."""

from __future__ import annotations

from typing import Any, Final

from netrunner import Deck, Game
from netrunner.engine.terms import CORP, RUNNER
from netrunner.scenario import Scenario
from netrunner.server.live.document import LogLines, document
from netrunner.server.live.game_history import SeatHolder
from netrunner.server.live.match import Match
from netrunner.server.live.options import GameOptions
from netrunner.server.live.standing_orders import first_orders

PEOPLE: Final = {"corp": SeatHolder("Corp", "a"), "runner": SeatHolder("Runner", "b")}
BOT_RUNS: Final = {**PEOPLE, "runner": SeatHolder("Rookie", None, "rookie")}
BOT_GUARDS: Final = {**PEOPLE, "corp": SeatHolder("Rookie", None, "rookie")}
NOBODY: Final[dict[str, Any]] = {
    "here": {"corp": True, "runner": True},
    "spectators": 0,
    "chat": [],
    "table": None,
}


def match_of(s: Scenario, seats: dict[str, SeatHolder] = PEOPLE) -> Match:
    """A match that has come to the position of a scenario."""
    setup = Game.start(Deck.load("core-weyland"), Deck.load("core-anarch"), seed=1).setup
    made = Match("game", setup, seats, GameOptions(), lambda: 0.0)
    made.game = s.game
    made.orders = {"corp": first_orders(s.state, CORP), "runner": first_orders(s.state, RUNNER)}
    return made


def play(made: Match, label: str) -> None:
    decision = made.game.decision
    assert decision is not None
    made.choose(decision.side, made.number, decision.labels.index(label))


def told(made: Match, reader: str) -> dict[str, Any]:
    """All that a reader is told."""
    return document(made, reader, LogLines(reader), "salt", NOBODY)
