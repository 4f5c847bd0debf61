"""Honor and Profit: neutral Corp cards."""

import pytest

from netrunner.scenario import Scenario
from tests.cards import card

# -- Plan B ------------------------------------------------------------------------------------------------------------


def plan_b(tokens: int, hand: list[str]) -> Scenario:
    s = Scenario(
        corp={"hand": hand, "servers": {"Server 1": {"root": [("Plan B", {"advancement": tokens})]}}},
        runner={"credits": 1},
        turn="runner",
    )
    s.access("Server 1")
    return s


@card("Plan B")
def test_plan_b_can_be_advanced() -> None:
    s = Scenario(corp={"servers": {"Server 1": {"root": ["Plan B"]}}})
    s.choose("Advance Plan B")
    assert s.card("Plan B").counters["advancement"] == 1


@card("Plan B")
def test_plan_b_scores_an_agenda_from_hq_with_enough_tokens() -> None:
    s = plan_b(3, ["House of Knives", "Priority Requisition", "Hedge Fund"])
    assert s.side == "corp"
    s.choose("Yes")
    assert s.options == ["House of Knives"]  # the other one needs 5
    s.choose("House of Knives")
    assert s.corp.scored == ["House of Knives"]
    assert s.card("House of Knives").counters["agenda"] == 3  # it was scored, not just added
    assert s.corp.hand == ["Priority Requisition", "Hedge Fund"]
    assert "The Corp reveals House of Knives from HQ." in s.log
    s.choose("Trash Plan B")
    assert s.corp.discard == ["Plan B"]


@card("Plan B")
def test_plan_b_takes_an_agenda_that_needs_fewer_tokens_too() -> None:
    s = plan_b(5, ["House of Knives", "Priority Requisition", "Hedge Fund"])
    s.choose("Yes")
    assert sorted(s.options) == ["House of Knives", "Priority Requisition"]


@card("Plan B")
def test_the_question_of_plan_b_does_not_tell_what_is_in_hq() -> None:
    s = plan_b(2, ["Hedge Fund", "Priority Requisition"])
    assert s.side == "corp"
    assert s.options == ["No"]
    s.choose("No")
    assert s.corp.scored == []


@card("Plan B")
def test_the_corp_may_decline_plan_b() -> None:
    s = plan_b(3, ["House of Knives"])
    s.choose("No")
    assert s.corp.hand == ["House of Knives"]
    assert s.corp.scored == []


@card("Plan B")
def test_plan_b_goes_by_the_requirement_as_it_is_now() -> None:
    s = Scenario(
        corp={
            "hand": ["Medical Breakthrough"],
            "scored": ["Medical Breakthrough"],
            "servers": {"Server 1": {"root": [("Plan B", {"advancement": 3})]}},
        },
        turn="runner",
    )
    s.access("Server 1")
    s.choose("Yes")
    s.choose("Medical Breakthrough")
    assert s.corp.score == 4


@card("Plan B")
@pytest.mark.parametrize("where", ["HQ", "R&D"])
def test_plan_b_without_tokens_scores_nothing(where: str) -> None:
    s = Scenario(
        corp={
            "hand": ["Plan B"] if where == "HQ" else ["House of Knives"],
            "deck": ["Plan B"] if where == "R&D" else ["Hedge Fund"],
        },
        turn="runner",
    )
    s.access(where)
    assert s.side == "runner"  # the Corp is not asked, and learns nothing
    assert s.card("Plan B").known_to == (["corp", "runner"] if where == "HQ" else ["runner"])
    s.pass_all()
    assert s.accessed == ["Plan B"]
    assert s.corp.scored == []


# -- Guard -------------------------------------------------------------------------------------------------------------


@card("Guard")
def test_guard_ends_the_run() -> None:
    s = Scenario(corp={"servers": {"HQ": {"ice": ["Guard+"]}}}, turn="runner")
    s.run_on("HQ")
    assert s.accessed == []


@card("Guard")
def test_guard_cannot_be_bypassed() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Guard+"]}}, "hand": ["Hedge Fund"]},
        runner={"hand": ["Inside Job"]},
        turn="runner",
    )
    s.play("Inside Job", "HQ")
    s.pass_all()
    assert s.accessed == []


@card("Guard")
def test_femme_fatale_is_not_asked_for_a_bypass_of_guard() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Guard+"]}}, "hand": ["Hedge Fund"]},
        runner={"hand": ["Femme Fatale"], "credits": 20},
        turn="runner",
    )
    s.install("Femme Fatale")
    s.choose("Run HQ")
    assert s.options != ["Yes", "No"]
    s.use("Femme Fatale: Break")  # it can be broken
    s.pass_all()
    assert s.accessed == ["Hedge Fund"]


@card("Guard")
def test_ice_beside_guard_can_be_bypassed() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ice Wall+"]}, "R&D": {"ice": ["Guard+"]}}, "hand": ["Hedge Fund"]},
        runner={"hand": ["Inside Job"]},
        turn="runner",
    )
    s.play("Inside Job", "HQ")
    s.pass_all()
    assert s.accessed == ["Hedge Fund"]


# -- Rainbow -----------------------------------------------------------------------------------------------------------


@card("Rainbow")
def test_rainbow_ends_the_run() -> None:
    s = Scenario(corp={"servers": {"HQ": {"ice": ["Rainbow+"]}}, "hand": ["Hedge Fund"]}, turn="runner")
    s.run_on("HQ")
    assert s.accessed == []


@card("Rainbow")
@pytest.mark.parametrize(("breaker", "boosts"), [("Corroder", 2), ("Gordian Blade", 2), ("Ninja", 1)])
def test_rainbow_is_a_barrier_a_code_gate_and_a_sentry(breaker: str, boosts: int) -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Rainbow+"]}}, "hand": ["Hedge Fund"]},
        runner={"rig": [breaker], "credits": 20},
        turn="runner",
    )
    assert set(s.card("Rainbow").subtypes) == {"sentry", "code gate", "barrier"}
    s.choose("Run HQ")
    s.to_encounter()
    for _ in range(boosts):
        s.use(f"{breaker}: +")
    s.use(f"{breaker}: Break")
    s.pass_all()
    assert s.accessed == ["Hedge Fund"]


# -- Diversified Portfolio ---------------------------------------------------------------------------------------------


@card("Diversified Portfolio")
def test_diversified_portfolio_pays_for_each_remote_server_with_a_card_in_it() -> None:
    s = Scenario(
        corp={
            "hand": ["Diversified Portfolio"],
            "servers": {
                "HQ": {"root": ["Crisium Grid"], "ice": ["Ice Wall"]},
                "Server 1": {"root": ["PAD Campaign+", "SanSan City Grid"], "ice": ["Enigma"]},
                "Server 2": {"root": ["Hostile Takeover"]},
                "Server 3": {"ice": ["Ice Wall"]},  # nothing in it
            },
            "credits": 1,
        }
    )
    s.play("Diversified Portfolio")
    assert s.corp.credits == 2


@card("Diversified Portfolio")
def test_diversified_portfolio_cannot_be_played_for_nothing() -> None:
    s = Scenario(corp={"hand": ["Diversified Portfolio"], "servers": {"Server 1": {"ice": ["Ice Wall"]}}, "credits": 5})
    assert not s.can("Play Diversified Portfolio")


# -- Fast Track --------------------------------------------------------------------------------------------------------


@card("Fast Track")
def test_fast_track_finds_an_agenda_reveals_it_and_shuffles() -> None:
    s = Scenario(
        corp={
            "hand": ["Fast Track"],
            "deck": ["Hedge Fund", "Priority Requisition", "Hostile Takeover", "Ice Wall"],
        }
    )
    s.choose("Play Fast Track")
    assert sorted(s.options) == ["Hostile Takeover", "Priority Requisition"]
    s.choose("Priority Requisition")
    assert s.corp.hand == ["Priority Requisition"]
    assert s.card("Priority Requisition").known_to == ["corp", "runner"]
    assert "The Corp shuffles R&D." in s.log
    assert len(s.corp.deck) == 3


@card("Fast Track")
def test_fast_track_may_find_nothing() -> None:
    s = Scenario(corp={"hand": ["Fast Track"], "deck": ["Hedge Fund"] * 4})
    s.choose("Play Fast Track")
    assert s.corp.hand == []
    assert s.corp.discard == ["Fast Track"]
    assert "The Corp shuffles R&D." in s.log
