"""The Corp cards of Magnum Opus: each card's own text."""

import pytest

from netrunner.scenario import Scenario
from tests.cards import card

# -- Embolus -----------------------------------------------------------------------------------------------------------


def embolus(power: int, credits_: int = 5, server: str = "Server 1") -> Scenario:
    root = [("Embolus+", {"power": power})]
    return Scenario(corp={"servers": {server: {"root": root}}, "credits": credits_}, turn="runner")


@card("Embolus")
def test_embolus_gets_a_power_counter_for_a_credit_as_the_turn_begins() -> None:
    s = embolus(0)
    s.end_turn()
    s.choose("Yes")
    assert s.card("Embolus").counters["power"] == 1
    assert s.corp.credits == 4
    no = embolus(0)
    no.end_turn()
    no.choose("No")
    assert no.card("Embolus").counters["power"] == 0
    poor = embolus(0, credits_=0)
    poor.end_turn()
    assert not poor.can("Yes")


@card("Embolus")
def test_every_successful_run_takes_a_power_counter_off_embolus() -> None:
    s = embolus(2)
    s.run_on("HQ")
    assert s.card("Embolus").counters["power"] == 1
    s.run_on("Archives")
    s.run_on("R&D")
    assert s.card("Embolus").counters["power"] == 0


@card("Embolus")
def test_embolus_ends_a_run_on_its_server_for_a_power_counter() -> None:
    s = embolus(1)
    s.choose("Run Server 1")
    s.choose("Use Embolus", side="corp")
    assert s.run is None
    assert s.card("Embolus").counters["power"] == 0
    other = embolus(1)
    other.choose("Run HQ")
    assert other.run is not None
    other.pass_all()
    assert "The run is ended." not in other.log
    assert not embolus(1).can("Use Embolus")


# -- Border Control ----------------------------------------------------------------------------------------------------


@card("Border Control")
def test_border_control_gains_a_credit_for_each_ice_and_ends_the_run() -> None:
    s = Scenario(
        corp={
            "servers": {"HQ": {"ice": ["Border Control+", "Ice Wall", "Enigma"]}, "R&D": {"ice": ["Ice Wall"]}},
            "credits": 0,
        },
        runner={"credits": 0},
        turn="runner",
    )
    s.choose("Run HQ")
    while s.run is not None:
        s.choose("Continue" if s.can("Continue") else "Pass")
    assert s.corp.credits == 3
    assert "The run is ended." in s.log


@card("Border Control")
def test_border_control_can_be_trashed_to_end_a_run_on_its_server_only() -> None:
    servers = {"HQ": {"ice": ["Enigma+", "Border Control+"]}}
    s = Scenario(corp={"servers": servers}, runner={"rig": ["Yog.0"], "credits": 5}, turn="runner")
    s.choose("Run HQ")
    s.choose("Use Border Control", side="corp")
    assert s.run is None
    assert s.corp.discard == ["Border Control"]
    other = Scenario(corp={"servers": servers}, turn="runner")
    other.choose("Run R&D")
    assert not other.can("Use Border Control")
    other.pass_all()
    assert "The run on R&D is successful." in other.log


# -- Slot Machine ------------------------------------------------------------------------------------------------------


def slots(*deck: str) -> Scenario:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Slot Machine+"]}}, "credits": 0},
        runner={"deck": ["Account Siphon", *deck], "rig": ["Cyberfeeder"], "credits": 5},
        turn="runner",
    )
    s.choose("Run HQ")
    return s


@card("Slot Machine")
@pytest.mark.parametrize(
    ("cards", "gained", "tokens"),
    [
        (("Corroder", "Diesel", "Armitage Codebusting"), 0, False),
        (("Corroder", "Diesel", "Mimic"), 3, False),
        (("Corroder", "Yog.0", "Mimic"), 3, True),
        (("Corroder",), 0, False),
        ((), 0, False),
    ],
)
def test_slot_machine_pays_for_revealed_cards_of_the_same_type(
    cards: tuple[str, ...], gained: int, tokens: bool
) -> None:
    s = slots(*cards, *(["Sure Gamble"] if len(cards) == 3 else []))
    if tokens:
        assert s.options == ["Slot Machine", "Cyberfeeder"], "any installed card"
        s.choose("Cyberfeeder", side="corp")
        assert s.card("Cyberfeeder").counters["advancement"] == 3
    s.pass_all()
    assert s.corp.credits == gained
    assert s.runner.credits == 2
    assert s.runner.deck[-1] == "Account Siphon", "what was on top is at the bottom"


@card("Slot Machine")
def test_slot_machine_reveals_the_next_three_cards_and_not_the_one_it_moves() -> None:
    s = slots("Corroder", "Diesel", "Mimic", "Sure Gamble")
    assert [line for line in s.log if line.endswith("revealed.")] == [
        "Corroder is revealed.",
        "Diesel is revealed.",
        "Mimic is revealed.",
    ]
    assert s.runner.deck == ["Corroder", "Diesel", "Mimic", "Sure Gamble", "Account Siphon"]
    assert s.card("Account Siphon").known_to == []
    assert s.card("Mimic").known_to == ["corp", "runner"]


@card("Slot Machine")
def test_the_runner_loses_what_there_is_to_slot_machine() -> None:
    s = Scenario(corp={"servers": {"HQ": {"ice": ["Slot Machine+"]}}}, runner={"credits": 2, "deck": []}, turn="runner")
    s.choose("Run HQ")
    assert s.runner.credits == 0


@card("Slot Machine", "Orion")
def test_a_subroutine_of_slot_machine_finds_no_revealed_cards_outside_its_encounter() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Orion+"]}, "R&D": {"ice": ["Slot Machine+"]}}, "credits": 0},
        runner={"deck": ["Diesel"] * 5},
        turn="runner",
    )
    s.choose("Run HQ")
    s.choose("Slot Machine, subroutine 2")
    assert s.corp.credits == 0


# -- Timely Public Release ---------------------------------------------------------------------------------------------

OUTSIDE = "Install a piece of ice from HQ or Archives for the outermost position protecting a server"
INSIDE = "Choose a piece of ice protecting a server"


def timely(agenda: int = 1, **corp: object) -> Scenario:
    servers = {"HQ": {"ice": ["Hunter", "Wall of Static"]}}
    return Scenario(
        corp={"scored": [("Timely Public Release", {"agenda": agenda})], "servers": servers, "credits": 0, **corp},
        turn="runner",
    )


@card("Timely Public Release")
def test_timely_public_release_is_scored_with_a_counter() -> None:
    root = [("Timely Public Release", {"advancement": 3})]
    s = Scenario(corp={"servers": {"Server 1": {"root": root}}})
    s.choose("Advance Timely Public Release")
    s.choose("Score Timely Public Release")
    assert s.card("Timely Public Release").counters["agenda"] == 1


@card("Timely Public Release")
def test_timely_public_release_installs_ice_outermost_or_inside_other_ice_for_nothing() -> None:
    s = timely(hand=["Ice Wall"])
    s.choose("Gain 1 credit")
    s.choose("Use Timely Public Release", side="corp")
    s.choose(OUTSIDE)
    s.choose("Ice Wall")
    s.choose("HQ")
    s.choose("Done")  # nothing makes room for it
    assert s.corp.servers["HQ"]["ice"] == ["Ice Wall", "Hunter", "Wall of Static"]
    assert s.corp.credits == 0
    for outer, order in (
        ("Hunter", ["Hunter", "Ice Wall", "Wall of Static"]),
        ("Wall of Static", ["Hunter", "Wall of Static", "Ice Wall"]),
    ):
        inside = timely(hand=["Ice Wall"])
        inside.choose("Gain 1 credit")
        inside.choose("Use Timely Public Release", side="corp")
        inside.choose(INSIDE)
        inside.choose(outer)
        if inside.can("Ice Wall"):
            inside.choose("Ice Wall")
        inside.choose("Done")
        assert inside.corp.servers["HQ"]["ice"] == order
        assert not inside.card("Ice Wall").rezzed
        assert inside.card("Timely Public Release").counters["agenda"] == 0


@card("Timely Public Release")
def test_timely_public_release_takes_ice_from_archives_in_the_middle_of_a_run() -> None:
    s = timely(hand=["Hedge Fund"], discard=["Enigma"])
    s.choose("Run HQ")
    s.choose("Use Timely Public Release", side="corp")
    s.choose(INSIDE)
    s.choose("Hunter")
    if s.can("Enigma"):
        s.choose("Enigma")
    s.choose("Done")
    assert s.corp.servers["HQ"]["ice"] == ["Hunter", "Enigma", "Wall of Static"]
    assert s.run is not None
    assert s.run.ice == "Enigma", "Hunter was passed, and it comes next"
    assert s.run.phase == "approach ice"


@card("Timely Public Release")
def test_timely_public_release_needs_a_counter_and_ice() -> None:
    for s in (timely(0, hand=["Ice Wall"]), timely(hand=["Hedge Fund"])):
        s.choose("Gain 1 credit")
        assert not s.can("Use Timely Public Release")
        assert s.side == "runner"


@card("Timely Public Release")
def test_timely_public_release_can_protect_a_new_server() -> None:
    s = timely(hand=["Ice Wall"])
    s.choose("Gain 1 credit")
    s.choose("Use Timely Public Release", side="corp")
    s.choose(OUTSIDE)
    s.choose("Ice Wall")
    s.choose("New server")
    assert s.corp.servers["Server 1"]["ice"] == ["Ice Wall"]


# -- Hired Help --------------------------------------------------------------------------------------------------------


def hired(*scored: str, spec: str = "Hired Help+") -> Scenario:
    return Scenario(
        corp={"servers": {"Server 1": {"root": [spec]}}, "scored": ["Hostile Takeover"]},
        runner={"scored": list(scored), "hand": ["Dirty Laundry"]},
        turn="runner",
    )


@card("Hired Help")
def test_a_run_on_the_server_of_hired_help_costs_an_agenda() -> None:
    s = hired("Private Security Force", "Priority Requisition")
    s.choose("Run Server 1")
    assert sorted(s.options) == ["Priority Requisition", "Private Security Force"], "the Runner's own"
    s.choose("Private Security Force")
    assert s.runner.scored == ["Priority Requisition"]
    assert s.runner.score == 3
    assert s.corp.discard == ["Private Security Force"]
    assert s.run is not None
    assert s.run.server == "Server 1"


@card("Hired Help")
def test_without_an_agenda_the_server_of_hired_help_cannot_be_run() -> None:
    s = hired()
    assert not s.can("Run Server 1")
    assert s.can("Run HQ")
    s.choose("Play Dirty Laundry")
    assert "Server 1" not in s.options
    assert hired(spec="Hired Help").can("Run Server 1"), "not rezzed"


@card("Hired Help")
def test_after_a_successful_run_on_hq_hired_help_is_ignored() -> None:
    s = hired("Private Security Force")
    s.run_on("R&D")
    assert s.can("Run Server 1")
    s.run_on("HQ")
    s.choose("Run Server 1")
    assert s.runner.scored == ["Private Security Force"]
    assert s.run is not None


@card("Hired Help", "Fan Site")
def test_a_runner_card_that_became_an_agenda_can_be_trashed_for_hired_help() -> None:
    root = [("Hostile Takeover", {"advancement": 2})]
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["Hired Help+"]}, "Server 2": {"root": root}}, "clicks": 1},
        runner={"rig": ["Fan Site"], "hand": ["Dirty Laundry"]},
    )
    s.choose("Gain 1 credit")
    s.pass_until("Score Hostile Takeover")
    s.choose("Score Hostile Takeover")
    s.pass_until("Run HQ")
    s.play("Dirty Laundry", "Server 1")
    assert s.runner.discard == ["Fan Site"], "to its owner's pile"
    assert s.runner.scored == []
    assert s.phase == "approach server"


@card("The Board", "Notoriety")
def test_the_board_lowers_the_points_of_a_runner_card_that_became_an_agenda() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["The Board+"]}}}, runner={"hand": ["Notoriety"]}, turn="runner"
    )
    for server in ("HQ", "R&D", "Archives"):
        s.run_on(server)
    s.play("Notoriety")
    assert s.runner.scored == ["Notoriety"]
    assert s.runner.score == 0
