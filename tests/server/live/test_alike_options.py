"""Nobody is asked which of several cards that are alike is forfeited."""

from __future__ import annotations

from typing import Any

import pytest

from netrunner.scenario import Scenario
from netrunner.server.live.game_history import SeatHolder
from netrunner.server.live.match import Match
from tests.server.live.positions import BOT_RUNS, PEOPLE, match_of, play, told


def archer_rezzed(scored: list[Any], seats: dict[str, SeatHolder] = PEOPLE) -> Match:
    """The Corp rezzes Archer, for which an agenda is forfeited, as the Runner approaches it."""
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Archer"]}}, "scored": scored, "credits": 9, "hand": ["Hedge Fund"]},
        runner={"hand": ["Diesel"] * 3},
        turn="runner",
        skip_empty_windows=False,
    )
    s.choose("Run HQ")
    for _ in range(9):
        if s.can("Rez Archer"):
            break
        s.choose("Continue" if s.can("Continue") else "Pass")
    made = match_of(s, seats)
    play(made, "Rez Archer")
    return made


def prompt(made: Match) -> str:
    assert made.game.decision is not None
    return made.game.decision.prompt


@pytest.mark.parametrize("seats", [PEOPLE, BOT_RUNS])
def test_one_of_two_copies_is_forfeited_without_a_question(seats: dict[str, SeatHolder]) -> None:
    made = archer_rezzed(["Hostile Takeover", "Hostile Takeover"], seats)
    assert "forfeit" not in prompt(made)
    view = told(made, "corp")["view"]
    assert [card["title"] for card in view["corp"]["scored"]] == ["Hostile Takeover"]
    ice = [card for server in view["corp"]["servers"] for card in server["ice"]]
    assert [(card["title"], card["rezzed"]) for card in ice] == [("Archer", True)]
    assert any(key.startswith("card:") for key in made.keys), "the engine was answered, and the record says so"


@pytest.mark.parametrize(
    "scored",
    [
        ["Hostile Takeover", "Priority Requisition"],
        ["Hostile Takeover", "Hostile Takeover", "Priority Requisition"],
        [("Project Atlas", {"agenda": 1}), "Project Atlas"],
    ],
)
def test_agendas_that_differ_are_asked_about(scored: list[Any]) -> None:
    made = archer_rezzed(scored)
    assert prompt(made) == "Archer: choose an agenda to forfeit."


def test_what_was_answered_is_taken_back_with_the_rez() -> None:
    made = archer_rezzed(["Hostile Takeover", "Hostile Takeover"], BOT_RUNS)
    made.undo("corp")
    view = told(made, "corp")["view"]
    assert len(view["corp"]["scored"]) == 2
    assert "Rez Archer" in [option["label"] for option in view["decision"]["options"]]
    assert view["corp"]["credits"] == 9


def test_a_copy_that_was_scored_this_turn_is_told_from_another() -> None:
    s = Scenario(
        corp={
            "servers": {
                "Server 1": {"root": [("Hostile Takeover", {"advancement": 2})]},
                "Server 2": {"root": ["Corporate Town"]},
            },
            "scored": ["Hostile Takeover"],
            "credits": 9,
        },
        skip_empty_windows=False,
    )
    made = match_of(s)
    play(made, "Gain 1 credit")
    play(made, "Score Hostile Takeover")
    play(made, "Rez Corporate Town")
    assert prompt(made) == "Corporate Town: choose an agenda to forfeit."


def test_the_record_has_the_answer_after_the_choice() -> None:
    made = archer_rezzed(["Hostile Takeover", "Hostile Takeover"])
    assert [key.partition(":")[0] for key in made.keys][:2] == ["rez", "card"]
