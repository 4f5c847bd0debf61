"""Creation and Control: operations and ice of Haas-Bioroid."""

import pytest

from netrunner.scenario import Scenario
from tests.cards import card

GRIP = ["Sure Gamble"] * 5


# -- Bioroid Efficiency Research ---------------------------------------------------------------------------------------


def efficient(ice: list[str], **runner: object) -> Scenario:
    return Scenario(
        corp={"hand": ["Bioroid Efficiency Research"], "servers": {"HQ": {"ice": ice}}, "credits": 3},
        runner={"hand": GRIP, **runner},
    )


@card("Bioroid Efficiency Research")
def test_bioroid_efficiency_research_rezzes_a_bioroid_at_no_cost_and_stays_on_it() -> None:
    s = efficient(["Heimdall 1.0", "Ice Wall"])
    s.play("Bioroid Efficiency Research", "Heimdall 1.0")
    assert s.card("Heimdall 1.0").rezzed
    assert s.corp.credits == 0  # the play cost
    assert s.card("Heimdall 1.0").hosted == ["Bioroid Efficiency Research"]
    assert s.corp.discard == []


@card("Bioroid Efficiency Research")
def test_bioroid_efficiency_research_chooses_among_unrezzed_bioroids() -> None:
    s = efficient(["Heimdall 1.0", "Ichi 1.0", "Viktor 1.0+", "Enigma"])
    s.choose("Play Bioroid Efficiency Research")
    assert sorted(s.options) == ["Heimdall 1.0", "Ichi 1.0"]


@card("Bioroid Efficiency Research")
@pytest.mark.parametrize("ice", [["Enigma"], ["Heimdall 1.0+"], []])
def test_bioroid_efficiency_research_needs_an_unrezzed_bioroid(ice: list[str]) -> None:
    assert not efficient(ice).can("Play Bioroid Efficiency Research")


@card("Bioroid Efficiency Research")
def test_the_bioroid_is_derezzed_when_all_its_subroutines_are_broken() -> None:
    s = efficient(["Viktor 1.0"])
    s.play("Bioroid Efficiency Research")
    s.end_turn()
    s.choose("Run HQ")
    s.choose("Use Viktor 1.0", side="runner")
    s.choose("Subroutine 1")
    assert s.card("Viktor 1.0").rezzed
    s.choose("Use Viktor 1.0", side="runner")
    assert not s.card("Viktor 1.0").rezzed
    assert s.corp.discard == ["Bioroid Efficiency Research"]
    s.pass_all()
    assert s.runner.brain_damage == 0
    assert s.card("Viktor 1.0").zone == "play"


@card("Bioroid Efficiency Research")
def test_the_bioroid_stays_rezzed_while_a_subroutine_is_left() -> None:
    s = efficient(["Viktor 1.0"])
    s.play("Bioroid Efficiency Research")
    s.end_turn()
    s.choose("Run HQ")
    s.choose("Use Viktor 1.0", side="runner")
    s.choose("Subroutine 1")
    s.pass_all()
    assert s.card("Viktor 1.0").rezzed
    assert s.card("Viktor 1.0").hosted == ["Bioroid Efficiency Research"]
    s.choose("Run HQ")  # another encounter begins anew
    s.choose("Use Viktor 1.0", side="runner")
    s.choose("Subroutine 2")
    s.pass_all()
    assert s.card("Viktor 1.0").rezzed


@card("Bioroid Efficiency Research")
def test_bioroid_efficiency_research_goes_with_the_ice() -> None:
    s = Scenario(
        corp={
            "hand": ["Bioroid Efficiency Research", "Ice Wall"],
            "servers": {"HQ": {"ice": ["Viktor 1.0"]}},
            "credits": 9,
        }
    )
    s.play("Bioroid Efficiency Research")
    s.install("Ice Wall", "HQ", "Viktor 1.0")
    assert sorted(s.corp.discard) == ["Bioroid Efficiency Research", "Viktor 1.0"]


# -- Successful Demonstration ------------------------------------------------------------------------------------------


def demonstration() -> Scenario:
    return Scenario(
        corp={
            "hand": ["Successful Demonstration"],
            "servers": {"HQ": {"ice": ["Ice Wall+"]}},
            "deck": ["Hedge Fund"] * 9,
            "credits": 2,
        },
        runner={"hand": GRIP},
        turn="runner",
    )


@card("Successful Demonstration")
def test_successful_demonstration_gains_seven_credits_after_an_unsuccessful_run() -> None:
    s = demonstration()
    s.run_on("HQ")
    s.end_turn()
    s.play("Successful Demonstration")
    assert s.corp.credits == 7


@card("Successful Demonstration")
def test_successful_demonstration_needs_an_unsuccessful_run_in_the_last_turn() -> None:
    s = demonstration()
    s.run_on("R&D")
    s.end_turn()
    assert not s.can("Play Successful Demonstration")
    s = demonstration()
    s.run_on("HQ")
    s.end_turn()
    s.end_turn()
    s.end_turn()
    assert not s.can("Play Successful Demonstration")  # that was the turn before


# -- Minelayer ---------------------------------------------------------------------------------------------------------


def minelayer(hand: list[str], ice: list[str] | None = None, server: str = "R&D") -> Scenario:
    s = Scenario(
        corp={
            "hand": hand,
            "servers": {server: {"ice": ice or ["Minelayer+"], "root": ["PAD Campaign"] if "Server" in server else []}},
            "credits": 0,
            "deck": ["Hedge Fund"] * 5,
        },
        turn="runner",
    )
    s.choose(f"Run {server}")
    return s


@card("Minelayer")
def test_minelayer_installs_ice_as_the_outermost_at_no_cost() -> None:
    s = minelayer(["Ice Wall", "Hedge Fund"], ["Enigma", "Minelayer+", "Wall of Static"])
    s.pass_until("Ice Wall")
    assert s.options == ["Ice Wall", "Done"]
    s.choose("Ice Wall")
    s.choose("Done")
    assert s.corp.servers["R&D"]["ice"] == ["Ice Wall", "Enigma", "Minelayer", "Wall of Static"]
    assert not s.card("Ice Wall").rezzed
    assert s.corp.credits == 0
    s.pass_all()
    assert s.accessed == ["Hedge Fund"]  # the run goes on with what is inside of Minelayer
    assert sum("approaches" in line for line in s.log) == 4  # three pieces of ice and the server


@card("Minelayer")
def test_minelayer_may_be_declined_and_asks_without_ice_too() -> None:
    s = minelayer(["Ice Wall"])
    s.pass_until("Done")
    s.choose("Done")
    assert s.corp.servers["R&D"]["ice"] == ["Minelayer"]
    s = minelayer(["Hedge Fund"])
    s.pass_until("Done")
    assert s.options == ["Done"]


@card("Minelayer")
def test_minelayer_protecting_a_remote_server_installs_there() -> None:
    s = minelayer(["Ice Wall"], server="Server 1")
    s.pass_until("Ice Wall")
    s.choose("Ice Wall")
    s.choose("Done")
    assert s.corp.servers["Server 1"]["ice"] == ["Ice Wall", "Minelayer"]


@card("Minelayer")
def test_ice_may_be_trashed_for_what_minelayer_installs() -> None:
    s = minelayer(["Ice Wall"], ["Enigma", "Minelayer+"])
    s.pass_until("Ice Wall")
    s.choose("Ice Wall")
    s.choose("Enigma")
    s.choose("Done")
    assert s.corp.servers["R&D"]["ice"] == ["Ice Wall", "Minelayer"]
    assert s.corp.discard == ["Enigma"]


# -- Zed 1.0 -----------------------------------------------------------------------------------------------------------


def zed(ice: list[str], rig: list[str] | None = None, **corp: object) -> Scenario:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ice, "root": corp.pop("root", [])}}, "credits": 20, **corp},
        runner={"hand": GRIP, "rig": rig or [], "credits": 20, "clicks": 4},
        turn="runner",
    )
    s.choose("Run HQ")
    return s


@card("Zed 1.0")
def test_zed_does_nothing_to_a_runner_who_spent_no_click() -> None:
    s = zed(["Zed 1.0+"])
    s.pass_all()
    assert s.runner.brain_damage == 0


@card("Zed 1.0")
def test_zed_does_brain_damage_for_each_subroutine_left_once_a_click_was_spent() -> None:
    s = zed(["Zed 1.0+"])
    s.choose("Use Zed 1.0", side="runner")
    s.choose("Subroutine 2")
    s.pass_all()
    assert s.runner.brain_damage == 1


@card("Zed 1.0")
def test_zed_counts_clicks_spent_on_other_ice_of_the_run() -> None:
    s = zed(["Heimdall 1.0+", "Zed 1.0+"])
    for _ in range(3):
        s.choose("Use Heimdall 1.0", side="runner")
        if s.options[0].startswith("Subroutine"):
            s.choose(s.options[0])
    s.pass_all()
    assert s.runner.brain_damage == 2


@card("Zed 1.0")
def test_zed_does_not_count_another_run_or_credits() -> None:
    s = zed(["Viktor 1.0+"], ["Femme Fatale"])
    s.choose("Use Viktor 1.0", side="runner")
    s.choose("Subroutine 1")
    s.pass_all()
    assert s.runner.brain_damage == 0
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Viktor 1.0+"]}, "R&D": {"ice": ["Zed 1.0+"]}}},
        runner={"hand": GRIP, "rig": ["Mimic"], "credits": 9},
        turn="runner",
    )
    s.choose("Run HQ")
    s.choose("Use Viktor 1.0", side="runner")
    s.choose("Subroutine 1")
    s.pass_all()
    s.choose("Run R&D")
    s.choose("Use Mimic", side="runner")
    s.choose("Subroutine 1")
    s.pass_all()
    assert s.runner.brain_damage == 0


@card("Zed 1.0")
def test_zed_counts_a_click_whose_break_was_prevented() -> None:
    s = zed(["Zed 1.0+"], root=["Tyr's Hand+"])
    s.choose("Use Zed 1.0", side="runner")
    s.choose("Subroutine 1")
    s.choose("Use Tyr's Hand", side="corp")
    s.pass_all()
    assert s.runner.brain_damage == 2


@card("Zed 1.0")
def test_zed_counts_a_click_that_heinlein_grid_sees_too() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"ice": ["Zed 1.0+"], "root": ["Heinlein Grid+", "PAD Campaign"]}}},
        runner={"hand": GRIP, "credits": 5},
        turn="runner",
    )
    s.choose("Run Server 1")
    s.choose("Use Zed 1.0", side="runner")
    s.choose("Subroutine 1")
    s.pass_all()
    assert (s.runner.credits, s.runner.brain_damage) == (0, 1)


@card("Zed 1.0")
def test_zed_can_be_broken_with_clicks() -> None:
    s = zed(["Zed 1.0+"])
    s.choose("Use Zed 1.0", side="runner")
    s.choose("Subroutine 1")
    s.choose("Use Zed 1.0", side="runner")
    s.pass_all()
    assert (s.runner.brain_damage, s.runner.clicks) == (0, 1)
