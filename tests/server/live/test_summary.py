"""A finished game in numbers."""

from __future__ import annotations

from netrunner.engine.view import MASKS
from netrunner.game import Game
from netrunner.scenario import Scenario
from netrunner.server.live.document import told
from netrunner.server.live.summary import summary


def stolen() -> Scenario:
    """A Runner who has spent three clicks of four: on a credit, a card, and the run that wins."""
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["Priority Requisition"]}}},
        runner={"deck": ["Sure Gamble"] * 5, "scored": ["Priority Requisition", "Hostile Takeover"]},
        turn="runner",
    )
    s.choose("Gain 1 credit")
    s.choose("Draw 1 card")
    s.choose("Run Server 1")
    while s.game.decision is not None:
        s.choose(next(label for label in ("Steal Priority Requisition", "Continue", *s.options) if s.can(label)))
    return s


def test_clicks_spent_are_counted_by_side() -> None:
    numbers = summary(stolen().game.state)
    assert (numbers["runner"]["clicks"], numbers["corp"]["clicks"]) == (3, 0)
    assert (numbers["runner"]["credits"], numbers["runner"]["cards"], numbers["runner"]["runs"]) == (1, 1, 1)


def test_a_turning_point_names_the_line_of_the_log_that_tells_of_it() -> None:
    game: Game = stolen().game
    steal = next(point for point in summary(game.state)["turning"] if point["kind"] == "steal")
    lines = [entry["text"] for entry in game.view("both")["log"]]
    assert "steal" in lines[steal["line"]]
    assert "Priority Requisition" in lines[steal["line"]]


def test_clicks_are_counted_and_not_told() -> None:
    state = stolen().game.state
    for perspective in MASKS:
        beats = told(state, perspective)
        assert "click" not in {beat["kind"] for beat in beats}
        assert [beat["number"] for beat in beats] == list(range(1, len(beats) + 1))
