"""Data and Destiny: neutral Runner cards."""

import pytest

from netrunner.scenario import Scenario
from tests.cards import card

# -- Employee Strike ---------------------------------------------------------------------------------------------------


@card("Employee Strike")
def test_employee_strike_blanks_the_corps_identity_until_an_agenda_is_scored() -> None:
    s = Scenario(
        corp={
            "identity": "NBN: The World is Yours*",
            "servers": {"Server 1": {"root": [("Project Beale", {"advancement": 3})]}},
        },
        runner={"hand": ["Employee Strike"], "clicks": 1},
        turn="runner",
    )
    assert s.corp.hand_size == 6
    s.choose("Play Employee Strike")
    assert s.corp.hand_size == 5
    assert s.card("Employee Strike").zone == "resolving"
    s.choose("Score Project Beale", side="corp")
    assert s.corp.hand_size == 6
    assert s.runner.discard == ["Employee Strike"]


@card("Employee Strike")
def test_employee_strike_stays_when_an_agenda_is_stolen_and_goes_with_another_current() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["Project Beale"]}}, "hand": ["Surveillance Sweep"]},
        runner={"hand": ["Employee Strike"], "clicks": 2},
        turn="runner",
    )
    s.choose("Play Employee Strike")
    s.run_on("Server 1")
    assert s.runner.scored == ["Project Beale"]
    assert s.runner.discard == []
    s.choose("Play Surveillance Sweep")
    assert s.runner.discard == ["Employee Strike"]


@card("Employee Strike", "SYNC: Everything, Everywhere")
def test_a_blank_identity_cannot_be_flipped_and_keeps_its_recurring_credits_from_use() -> None:
    s = Scenario(
        corp={"identity": "SYNC: Everything, Everywhere"},
        runner={"hand": ["Employee Strike"], "tags": 1, "credits": 3},
        turn="runner",
    )
    s.choose("Play Employee Strike")
    assert s.can("Remove 1 tag"), "for 2 credits"
    s.end_turn()
    assert not s.can("Use SYNC")


# -- Windfall ----------------------------------------------------------------------------------------------------------


@card("Windfall")
@pytest.mark.parametrize(
    ("title", "gained"),
    [("Corroder", 2), ("Desperado", 3), ("Kati Jones", 2), ("Sure Gamble", 0), ("Dirty Laundry", 0)],
)
def test_windfall_pays_the_install_cost_of_the_trashed_card(title: str, gained: int) -> None:
    s = Scenario(runner={"hand": ["Windfall"], "deck": [title], "credits": 0}, turn="runner")
    s.choose("Play Windfall")
    assert title in s.runner.discard
    assert s.runner.credits == gained


@card("Windfall")
def test_windfall_shuffles_first() -> None:
    found = set()
    for seed in range(12):
        s = Scenario(runner={"hand": ["Windfall"], "deck": ["Corroder", "Desperado"]}, turn="runner", seed=seed)
        s.choose("Play Windfall")
        found.add(s.runner.discard[0])
    assert found == {"Corroder", "Desperado"}


@card("Windfall")
def test_windfall_needs_a_stack() -> None:
    assert not Scenario(runner={"hand": ["Windfall"], "deck": []}, turn="runner").can("Play Windfall")


# -- Technical Writer --------------------------------------------------------------------------------------------------


@card("Technical Writer")
def test_technical_writer_collects_for_hardware_and_programs() -> None:
    s = Scenario(
        runner={
            "rig": ["Technical Writer"],
            "hand": ["Corroder", "Desperado", "Kati Jones"],
            "credits": 9,
            "clicks": 5,
        },
        turn="runner",
    )
    assert not s.can("Use Technical Writer"), "there is nothing to take"
    for title in ("Corroder", "Desperado", "Kati Jones"):
        s.install(title)
    assert s.card("Technical Writer").counters["credit"] == 2, "not for a resource"
    before = s.runner.credits
    s.choose("Use Technical Writer")
    assert s.runner.credits == before + 2
    assert s.runner.clicks == 1
    assert s.runner.discard == ["Technical Writer"]


@card("Technical Writer", "Apex: Invasive Predator")
def test_a_card_installed_facedown_is_neither() -> None:
    s = Scenario(
        runner={"identity": "Apex: Invasive Predator", "rig": ["Technical Writer"], "hand": ["Corroder"]}, turn="corp"
    )
    s.end_turn()
    s.choose("Yes")
    assert s.card("Technical Writer").counters["credit"] == 0
