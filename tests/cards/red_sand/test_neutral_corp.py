"""Red Sand Cycle: neutral Corp cards."""

import pytest

from netrunner.scenario import Scenario
from tests.cards import card

# -- Khondi Plaza ------------------------------------------------------------------------------------------------------


@card("Khondi Plaza")
def test_khondi_plaza_pays_for_ice_of_its_server() -> None:
    s = Scenario(
        corp={
            "servers": {
                "Server 1": {"root": ["Khondi Plaza+"], "ice": ["Enigma"]},
                "Server 2": {"root": ["PAD Campaign"], "ice": ["Enigma"]},
            },
            "credits": 1,
        },
        turn="runner",
    )
    assert s.card("Khondi Plaza").counters["credit"] == 2
    s.choose("Run Server 2")
    assert not s.can("Rez Enigma")
    s.pass_all()
    s.choose("Run Server 1")
    s.choose("Rez Enigma", side="corp")
    assert s.corp.credits == 0
    assert s.card("Khondi Plaza").counters.get("credit", 0) == 0


# -- Signal Jamming ----------------------------------------------------------------------------------------------------


def jamming(server: str = "HQ") -> Scenario:
    s = Scenario(
        corp={"servers": {"HQ": {"root": ["Signal Jamming+"], "ice": ["Ice Wall+"]}}},
        runner={"rig": ["Clone Chip"], "discard": ["Corroder"], "hand": ["Astrolabe"], "credits": 9},
        turn="runner",
    )
    s.choose(f"Run {server}")
    return s


@card("Signal Jamming")
def test_nothing_is_installed_until_the_run_ends() -> None:
    s = jamming()
    assert s.can("Use Clone Chip")
    s.choose("Use Signal Jamming", side="corp")
    assert "Signal Jamming" in s.corp.discard
    while s.run is not None:
        assert not s.can("Use Clone Chip")
        s.choose("Continue" if s.can("Continue") else s.options[0])
    s.pass_until("Install Astrolabe")
    s.install("Astrolabe")


@card("Signal Jamming")
def test_signal_jamming_works_only_in_a_run_on_its_server() -> None:
    s = jamming("Archives")
    while s.run is not None:
        assert not s.can("Use Signal Jamming")
        s.choose("Continue" if s.can("Continue") else "Pass")


# -- Self-Adapting Code Wall -------------------------------------------------------------------------------------------


@card("Self-Adapting Code Wall")
def test_its_strength_cannot_be_lowered() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Self-Adapting Code Wall+"]}}},
        runner={"rig": ["Ice Carver"]},
        turn="runner",
    )
    s.choose("Run HQ")
    assert s.card("Self-Adapting Code Wall").strength == 1
    s.pass_all()
    assert s.run is None
    assert s.accessed == []


# -- Owl ---------------------------------------------------------------------------------------------------------------


@card("Owl")
def test_owl_puts_a_program_on_top_of_the_stack() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Owl+"]}}},
        runner={"rig": ["Corroder", "Yog.0", "Kati Jones"], "deck": ["Diesel"]},
        turn="runner",
    )
    s.choose("Run HQ")
    s.pass_until("Yog.0")
    assert s.side == "corp"
    assert sorted(s.options) == ["Corroder", "Yog.0"]
    s.choose("Yog.0")
    assert s.runner.deck == ["Yog.0", "Diesel"]
    assert s.run is not None


# -- Whampoa Reclamation -----------------------------------------------------------------------------------------------


def whampoa(hand: list[str], discard: list[str]) -> Scenario:
    s = Scenario(
        corp={
            "servers": {"Server 1": {"root": ["Whampoa Reclamation+"]}},
            "hand": hand,
            "discard": discard,
            "deck": ["Enigma"],
        }
    )
    s.choose("Gain 1 credit")
    return s


@card("Whampoa Reclamation")
def test_whampoa_reclamation_puts_a_card_of_archives_under_rnd_once_a_turn() -> None:
    s = whampoa(["Snare!", "Hedge Fund"], ["Ice Wall"])
    s.choose("Use Whampoa Reclamation")
    s.choose("Snare!")
    assert sorted(s.options) == ["Ice Wall", "Snare!"]
    s.choose("Ice Wall")
    assert s.corp.deck == ["Enigma", "Ice Wall"]
    assert s.corp.discard == ["Snare!"]
    assert not s.state.cards[s.card("Snare!").id].faceup
    assert not s.can("Use Whampoa Reclamation")


@card("Whampoa Reclamation")
def test_the_card_trashed_for_it_may_be_the_one() -> None:
    s = whampoa(["Snare!"], [])
    s.choose("Use Whampoa Reclamation")
    if s.can("Snare!"):
        s.choose("Snare!")
    assert s.corp.deck == ["Enigma", "Snare!"]


@card("Whampoa Reclamation")
def test_whampoa_reclamation_needs_a_card_in_hq() -> None:
    assert not whampoa([], ["Ice Wall"]).can("Use Whampoa Reclamation")


# -- Mass Commercialization --------------------------------------------------------------------------------------------


@card("Mass Commercialization")
def test_mass_commercialization_pays_2_for_each_advanced_card() -> None:
    s = Scenario(
        corp={
            "hand": ["Mass Commercialization"],
            "servers": {
                "HQ": {"ice": [("Ice Wall", {"advancement": 3}), "Enigma"]},
                "Server 1": {"root": [("PAD Campaign", {"advancement": 1})]},
            },
            "credits": 0,
        }
    )
    s.play("Mass Commercialization")
    assert s.corp.credits == 4
    assert not Scenario(corp={"hand": ["Mass Commercialization"]}).can("Play Mass Commercialization")


# -- Rover Algorithm ---------------------------------------------------------------------------------------------------


@card("Rover Algorithm")
def test_rover_algorithm_makes_ice_stronger_each_time_it_is_passed() -> None:
    s = Scenario(
        corp={"hand": ["Rover Algorithm"], "servers": {"HQ": {"ice": ["Pop-up Window+", "Enigma"]}}, "clicks": 1},
        runner={"credits": 9},
    )
    s.play("Rover Algorithm")
    assert s.card("Rover Algorithm").host == "Pop-up Window"
    s.pass_until("Run HQ")
    for passed in (1, 2):
        s.choose("Run HQ")
        s.pass_until("Yes")
        s.choose("Yes")
        s.pass_all()
        assert s.card("Rover Algorithm").counters["power"] == passed
        assert s.card("Pop-up Window").strength == passed
    assert s.card("Enigma").strength == 2


@card("Rover Algorithm")
def test_rover_algorithm_needs_rezzed_ice() -> None:
    s = Scenario(corp={"hand": ["Rover Algorithm"], "servers": {"HQ": {"ice": ["Enigma"]}}})
    assert not s.can("Play Rover Algorithm")


# -- Conundrum ---------------------------------------------------------------------------------------------------------


@card("Conundrum")
@pytest.mark.parametrize(("breaker", "strength"), [("Corroder", 4), ("Crypsis", 7)])
def test_conundrum_is_stronger_while_an_ai_is_installed(breaker: str, strength: int) -> None:
    s = Scenario(corp={"servers": {"HQ": {"ice": ["Conundrum+"]}}}, runner={"rig": [breaker]}, turn="runner")
    assert s.card("Conundrum").strength == strength


@card("Conundrum")
def test_conundrum_trashes_a_program_takes_a_click_and_ends_the_run() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Conundrum+"]}}}, runner={"rig": ["Corroder", "Ninja"]}, turn="runner"
    )
    s.choose("Run HQ")
    s.pass_until("Ninja")
    assert s.side == "runner"
    s.choose("Ninja")
    assert s.runner.discard == ["Ninja"]
    assert s.runner.clicks == 2
    assert s.run is None


@card("Rover Algorithm")
def test_passing_derezzed_host_ice_counts_and_the_counter_leaves_with_its_host() -> None:
    s = Scenario(
        corp={"hand": ["Rover Algorithm", "Enigma"], "servers": {"HQ": {"ice": ["Ice Wall+"]}}, "credits": 9},
        runner={"rig": ["Crescentus", "Corroder"], "credits": 9},
    )
    s.play("Rover Algorithm")
    s.pass_until("Gain 1 credit")
    s.end_turn()
    s.choose("Run HQ")
    s.use("Corroder")
    s.choose("Use Crescentus")
    s.pass_all()
    assert not s.card("Ice Wall").rezzed
    assert s.card("Rover Algorithm").counters["power"] == 1
    s.pass_until("Run HQ")
    s.end_turn()
    s.choose("Install Enigma")
    s.choose("HQ")
    s.choose("Ice Wall")
    assert "Rover Algorithm" in s.corp.discard


@card("Signal Jamming")
@pytest.mark.parametrize("title", ["Hunting Grounds", "Harbinger"])
def test_signal_jamming_stops_facedown_installs(title: str) -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"root": ["Signal Jamming+"], "ice": ["Rototurret+"]}}},
        runner={"rig": [title], "deck": ["Diesel"] * 4},
        turn="runner",
    )
    s.choose("Run HQ")
    s.choose("Use Signal Jamming", side="corp")
    while s.run is not None:
        assert not s.can("Use Hunting Grounds: Install")
        s.choose("Pass")
    assert s.runner.discard == (["Harbinger"] if title == "Harbinger" else [])


@card("Signal Jamming", "NEXT Opal")
def test_the_corp_cannot_install_either() -> None:
    s = Scenario(
        corp={
            "servers": {"HQ": {"root": ["Signal Jamming+"], "ice": ["NEXT Opal+"]}},
            "hand": ["PAD Campaign"],
        },
        turn="runner",
    )
    s.choose("Run HQ")
    s.choose("Use Signal Jamming", side="corp")
    s.pass_until("Done")
    assert s.options == ["Done"], "asked all the same: HQ is hidden"


@card("Self-Adapting Code Wall")
def test_its_strength_can_be_raised_while_something_would_lower_it() -> None:
    s = Scenario(
        corp={
            "servers": {"HQ": {"root": ["Helheim Servers+"], "ice": ["Self-Adapting Code Wall+"]}},
            "hand": ["Hedge Fund", "Snare!"],
        },
        runner={"rig": ["Ice Carver"]},
        turn="runner",
    )
    s.choose("Run HQ")
    s.choose("Use Helheim Servers", side="corp")
    s.choose("Snare!")
    assert s.card("Self-Adapting Code Wall").strength == 3
