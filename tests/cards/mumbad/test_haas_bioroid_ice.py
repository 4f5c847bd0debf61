"""Mumbad Cycle: Haas-Bioroid ice."""

from netrunner.scenario import Scenario
from tests.cards import card

# -- Vikram 1.0 --------------------------------------------------------------------------------------------------------


def vikram(**runner: object) -> Scenario:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Vikram 1.0+", "Ice Wall+"]}}, "hand": ["Hedge Fund"], "credits": 0},
        runner={"rig": ["Corroder"], "credits": 9, "hand": ["Blank"] * 5, **runner},
        turn="runner",
    )
    s.choose("Run HQ")
    return s


@card("Vikram 1.0")
def test_vikrams_first_subroutine_forbids_programs_for_the_rest_of_the_run() -> None:
    s = vikram()
    s.choose("Pass")
    s.bid(corp=0, runner=4)
    s.bid(corp=0, runner=4)
    assert s.runner.brain_damage == 0
    s.pass_all()
    assert s.accessed == []  # nothing could be done about Ice Wall
    s = vikram()
    s.use("Vikram 1.0", "Subroutine 1")
    s.choose("Pass")
    s.bid(corp=0, runner=4)
    s.bid(corp=0, runner=4)
    s.to_encounter()
    assert s.can("Use Corroder")


@card("Vikram 1.0")
def test_each_successful_trace_of_vikram_does_a_brain_damage() -> None:
    s = vikram(credits=0)
    s.use("Vikram 1.0", "Subroutine 2")
    assert s.runner.clicks == 2
    s.choose("Pass")
    assert s.runner.brain_damage == 1
    s = vikram(credits=0)
    s.choose("Pass")
    assert s.runner.brain_damage == 2


# -- Brainstorm --------------------------------------------------------------------------------------------------------


def brainstorm(hand: int) -> Scenario:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Brainstorm+"]}}, "hand": ["Hedge Fund"]},
        runner={"hand": ["Blank"] * hand, "rig": ["Mimic"], "credits": 9},
        turn="runner",
    )
    s.choose("Run HQ")
    return s


@card("Brainstorm")
def test_brainstorm_gains_a_subroutine_for_each_card_in_the_grip() -> None:
    s = brainstorm(3)
    s.use("Mimic", "Subroutine 1")
    s.choose("Pass")
    assert s.runner.brain_damage == 2  # the number was fixed as the ice was encountered
    assert len(s.runner.hand) == 1


@card("Brainstorm")
def test_brainstorm_does_nothing_to_an_empty_grip_and_loses_its_subroutines() -> None:
    s = brainstorm(0)
    s.pass_all()
    assert s.result is None
    assert s.accessed == ["Hedge Fund"]
    s = brainstorm(1)
    s.pass_all()
    assert s.runner.brain_damage == 1
    s.run_on("HQ")
    assert s.runner.brain_damage == 1  # nothing was in the grip, and what the ice had gained is gone


# -- Ravana 1.0 --------------------------------------------------------------------------------------------------------


@card("Ravana 1.0")
def test_ravana_resolves_subroutines_of_other_rezzed_bioroid_ice() -> None:
    s = Scenario(
        corp={
            "servers": {
                "HQ": {"ice": ["Ravana 1.0+"]},
                "R&D": {"ice": ["Ichi 1.0+", "Viktor 1.0", "Enigma+"]},
            },
        },
        runner={"rig": ["Corroder"], "hand": ["Blank"] * 3},
        turn="runner",
    )
    s.choose("Run HQ")
    s.choose("Pass")
    assert [label for label in s.options if "Ichi" not in label] == []
    assert len(s.options) == 3
    s.choose(s.options[0])
    assert s.runner.discard == ["Corroder"]
    s.choose(s.options[2])
    s.bid(corp=0, runner=0)
    assert s.runner.brain_damage == 1


@card("Ravana 1.0")
def test_ravana_alone_does_nothing_and_can_be_broken_by_clicks() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ravana 1.0+"]}, "R&D": {"ice": ["Viktor 1.0"]}}, "hand": ["Hedge Fund"]},
        turn="runner",
    )
    s.choose("Run HQ")
    assert s.can("Use Ravana 1.0")
    s.pass_all()
    assert s.accessed == ["Hedge Fund"]


@card("Ravana 1.0")
def test_two_ravanas_alone_make_a_loop_that_the_corp_ends() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ravana 1.0+"]}, "R&D": {"ice": ["Ravana 1.0+"]}}, "hand": ["Hedge Fund"]},
        turn="runner",
    )
    s.choose("Run HQ")
    s.choose("Pass")
    asked = 0
    while s.side == "corp":
        if s.prompt == "This would go on for ever: how many times does it happen?":
            asked += 1
            s.choose("7")
        else:
            s.choose(s.options[-1])
    assert asked > 0
    s.pass_all()
    assert s.accessed == ["Hedge Fund"]


# -- Magnet ------------------------------------------------------------------------------------------------------------


def magnet(ice: list[object], rig: list[object]) -> Scenario:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Magnet"]}, "R&D": {"ice": ice}}, "credits": 9},
        runner={"rig": rig, "credits": 9},
        turn="runner",
    )
    s.choose("Run HQ")
    s.rez("Magnet")
    return s


@card("Magnet")
def test_magnet_takes_a_program_from_other_ice_and_blanks_it() -> None:
    s = magnet(["Enigma+"], [("Parasite", {"host": "Enigma", "virus": 1}), "Corroder"])
    assert s.card("Magnet").hosted == ["Parasite"]
    assert s.card("Enigma").strength == 2
    assert s.card("Magnet").strength == 3
    s.pass_all()
    s.next_turn()
    assert s.card("Parasite").counters.get("virus", 0) == 1  # no more counters


@card("Magnet")
def test_magnet_ends_the_run_and_does_without_a_program() -> None:
    s = magnet(["Ice Wall+"], ["Corroder"])
    assert s.card("Magnet").hosted == []
    s.pass_all()
    assert s.accessed == []


@card("Magnet")
def test_the_corp_chooses_the_program_for_magnet() -> None:
    s = magnet(
        ["Ice Wall+", "Enigma+"],
        [("Parasite", {"host": "Ice Wall"}), ("Pawn", {"host": "Enigma"})],
    )
    assert s.side == "corp"
    s.choose("Pawn")
    assert s.card("Magnet").hosted == ["Pawn"]
    assert s.card("Ice Wall").hosted == ["Parasite"]
