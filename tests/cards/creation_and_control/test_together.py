"""Creation and Control: its cards together with others."""

import pytest

from netrunner.engine.terms import CORP
from netrunner.scenario import Scenario
from tests.cards import card

GRIP = ["Sure Gamble"] * 5


# -- the Corp ----------------------------------------------------------------------------------------------------------


@card("Cerebral Imaging: Infinite Frontiers")
def test_what_increases_the_hand_size_counts_beside_the_credits_of_cerebral_imaging() -> None:
    corp = {
        "identity": "Cerebral Imaging: Infinite Frontiers",
        "credits": 3,
        "servers": {"HQ": {"root": ["Research Station+"]}},
    }
    assert Scenario(corp=corp).state.hand_size(CORP) == 5


@card("Zed 1.0")
def test_zed_counts_the_clicks_of_always_be_running() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Zed 1.0+"]}}},
        runner={"hand": GRIP, "rig": ["Always Be Running"]},
        turn="runner",
    )
    s.choose("Run HQ")
    s.choose("Use Always Be Running", side="runner")
    s.choose("Subroutine 1")
    s.pass_all()
    assert s.runner.brain_damage == 1


@card("Zed 1.0", "Minelayer")
def test_zed_counts_clicks_spent_on_ice_that_is_gone() -> None:
    s = Scenario(
        corp={"hand": ["Enigma"], "servers": {"HQ": {"ice": ["Viktor 1.0+", "Minelayer+", "Zed 1.0+"]}}, "credits": 0},
        runner={"hand": GRIP},
        turn="runner",
    )
    s.choose("Run HQ")
    s.use("Viktor 1.0", "Subroutine 2")
    s.pass_until("Enigma")
    s.choose("Enigma")
    s.choose("Viktor 1.0")
    s.choose("Done")
    s.pass_all()
    assert s.runner.brain_damage == 1 + 2


@card("Minelayer")
def test_minelayer_itself_may_be_trashed_for_what_it_installs() -> None:
    s = Scenario(
        corp={"hand": ["Enigma"], "servers": {"R&D": {"ice": ["Minelayer+", "Ice Wall"]}}, "credits": 0},
        turn="runner",
    )
    s.choose("Run R&D")
    s.pass_until("Enigma")
    assert (
        s.prompt
        == "Minelayer: you may install a piece of ice from HQ protecting this server, ignoring the install cost."
    )
    s.choose("Enigma")
    s.choose("Minelayer")
    s.choose("Done")
    assert s.corp.servers["R&D"]["ice"] == ["Enigma", "Ice Wall"]
    assert s.log[-1] == "The Runner approaches Ice Wall protecting R&D."


@card("Minelayer", "Server Diagnostics")
def test_ice_that_minelayer_installs_trashes_server_diagnostics() -> None:
    root = ["Server Diagnostics+"]
    s = Scenario(
        corp={"hand": ["Enigma"], "servers": {"Server 1": {"ice": ["Minelayer+"], "root": root}}}, turn="runner"
    )
    s.choose("Run Server 1")
    s.pass_until("Enigma")
    s.choose("Enigma")
    s.choose("Done")
    assert s.corp.discard == ["Server Diagnostics"]
    assert s.run is not None  # the server is still there


@card("Bioroid Efficiency Research", "Project Wotan")
def test_a_subroutine_of_project_wotan_must_be_broken_too() -> None:
    s = Scenario(
        corp={
            "hand": ["Bioroid Efficiency Research"],
            "scored": [("Project Wotan", {"agenda": 1})],
            "servers": {"HQ": {"ice": ["Viktor 1.0"]}},
        },
        runner={"hand": GRIP},
    )
    s.play("Bioroid Efficiency Research")
    s.end_turn()
    s.choose("Run HQ")
    s.choose("Use Project Wotan", side="corp")
    s.use("Viktor 1.0", "Subroutine 1")
    s.use("Viktor 1.0", "Subroutine 2")
    assert s.card("Viktor 1.0").rezzed
    s.use("Viktor 1.0")
    assert not s.card("Viktor 1.0").rezzed


@card("Successful Demonstration")
def test_jacking_out_is_an_unsuccessful_run_for_successful_demonstration() -> None:
    s = Scenario(
        corp={
            "hand": ["Successful Demonstration"],
            "servers": {"HQ": {"ice": ["Enigma", "Ice Wall"]}},
            "deck": ["Hedge Fund"] * 5,
            "credits": 2,
        },
        turn="runner",
    )
    s.choose("Run HQ")
    s.pass_until("Jack out")
    s.choose("Jack out")
    s.run_on("R&D")  # a successful run besides does not matter
    s.end_turn()
    assert s.can("Play Successful Demonstration")


@card("Successful Demonstration", "Thomas Haas")
def test_a_run_whose_server_is_gone_is_neither_successful_nor_unsuccessful() -> None:
    s = Scenario(
        corp={
            "hand": ["Successful Demonstration"],
            "servers": {"Server 1": {"root": [("Thomas Haas+", {"advancement": 1})]}},
            "deck": ["Hedge Fund"] * 5,
        },
        turn="runner",
    )
    s.choose("Run Server 1")
    s.choose("Use Thomas Haas", side="corp")
    s.pass_all()
    s.end_turn()
    assert not s.can("Play Successful Demonstration")


@card("Director Haas' Pet Project")
def test_the_runner_does_not_see_what_pet_project_installs_from_hq() -> None:
    title = "Director Haas' Pet Project"
    s = Scenario(
        corp={
            "hand": ["PAD Campaign", "Adonis Campaign", "Heinlein Grid"],
            "servers": {"Server 1": {"root": [(title, {"advancement": 3})]}},
            "credits": 0,
        }
    )
    s.choose("Gain 1 credit")
    s.choose(f"Score {title}")
    s.choose("PAD Campaign")
    s.choose("Adonis Campaign")
    s.choose("Heinlein Grid")
    s.choose("Done")
    assert s.corp.servers["Server 1"]["root"] == ["Adonis Campaign", "Heinlein Grid"]  # the first server was gone
    lines = [line["text"] for line in s.game.view("runner")["log"]]
    assert not any(name in line for line in lines for name in ("PAD", "Adonis", "Heinlein"))
    assert s.card("PAD Campaign").known_to == ["corp"]


@card("Haas Arcology AI")
def test_haas_arcology_ai_rezzed_gets_no_tokens_as_a_card_that_can_be_advanced() -> None:
    for root, can in (("Haas Arcology AI", True), ("Haas Arcology AI+", False)):
        s = Scenario(corp={"hand": ["Shipment from SanSan"], "servers": {"Server 1": {"root": [root]}}})
        assert s.can("Play Shipment from SanSan") == can


@card("Haas Arcology AI")
def test_each_haas_arcology_ai_may_be_used_once_a_turn() -> None:
    root = [("Haas Arcology AI+", {"advancement": 2})]
    s = Scenario(corp={"servers": {"Server 1": {"root": root}, "Server 2": {"root": root}}})
    s.choose("Use Haas Arcology AI (Server 1)")
    s.choose("Use Haas Arcology AI")
    assert s.corp.clicks == 5
    assert not s.can("Use Haas Arcology AI")


@card("Datapike")
def test_datapike_takes_the_credits_of_bad_publicity_too() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Datapike+"]}}, "hand": ["Hedge Fund"], "bad_publicity": 1},
        runner={"rig": ["Yog.0"], "credits": 1},
        turn="runner",
    )
    s.choose("Run HQ")
    s.use("Yog.0", "Subroutine 2")
    s.pass_all()
    assert (s.runner.credits, s.accessed) == (0, ["Hedge Fund"])


# -- the Runner --------------------------------------------------------------------------------------------------------


@card("Exile: Streethawk")
def test_exile_draws_for_a_program_that_scavenge_installs_from_the_heap() -> None:
    s = Scenario(
        runner={
            "identity": "Exile: Streethawk",
            "rig": ["Mimic"],
            "hand": ["Scavenge"],
            "discard": ["Corroder"],
            "deck": ["Diesel"] * 3,
        },
        turn="runner",
    )
    s.play("Scavenge", "Corroder")
    assert (s.runner.rig, s.runner.hand) == (["Corroder"], ["Diesel"])


@card("Escher")
def test_both_players_can_follow_which_ice_escher_moves() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ice Wall"]}, "R&D": {"ice": ["Enigma", "Wall of Static"]}}, "credits": 0},
        runner={"hand": ["Escher"], "credits": 3},
        turn="runner",
    )
    s.play("Escher")
    while not s.prompt.startswith("Escher"):
        s.choose("Continue" if s.can("Continue") else "Pass")
    s.choose("unrezzed ice (outermost, HQ)")
    s.choose("unrezzed ice (innermost, R&D)")
    s.choose("Done")
    s.choose("unrezzed ice (innermost, R&D)")
    lines = [line["text"] for line in s.game.view("runner")["log"]]
    assert "The place “outermost, HQ” is taken by ice from “innermost, R&D”." in lines
    assert "The place “innermost, R&D” is taken by ice from “outermost, HQ”." in lines


@card("Levy AR Lab Access")
def test_levy_ar_lab_access_played_from_the_heap_is_removed_from_the_game_too() -> None:
    s = Scenario(
        runner={
            "rig": ["Same Old Thing"],
            "discard": ["Levy AR Lab Access", "Corroder"],
            "hand": ["Mimic"],
            "deck": ["Diesel"] * 5,
            "credits": 5,
        },
        turn="runner",
    )
    s.choose("Use Same Old Thing")
    assert s.card("Levy AR Lab Access").zone == "removed from the game"
    assert len(s.runner.hand) == 5
    assert sorted([*s.runner.hand, *s.runner.deck]) == sorted(["Corroder", "Mimic", "Same Old Thing", *["Diesel"] * 5])


@card("Atman", "Cloak", "Sahasrara")
@pytest.mark.parametrize(("rig", "most"), [("Cloak", "3"), ("Sahasrara", "4"), ("Omni-drive", "2")])
def test_what_pays_for_using_icebreakers_pays_for_the_counters_of_atman(rig: str, most: str) -> None:
    s = Scenario(runner={"hand": ["Atman"], "rig": [rig], "credits": 5}, turn="runner")
    s.choose("Install Atman")
    while not s.can("Yes"):
        s.choose(next(label for label in ("Done", "Rig", "Sahasrara") if s.can(label)))
    s.choose("Yes")
    assert s.options[-1] == most  # Sahasrara pays for the install only, Omni-drive for what it hosts


@card("Atman", "Omni-drive")
def test_the_credit_of_omni_drive_pays_for_the_counters_of_a_hosted_atman() -> None:
    s = Scenario(runner={"hand": ["Atman"], "rig": ["Omni-drive"], "credits": 5}, turn="runner")
    s.install("Atman", "Omni-drive", "Yes", "3")
    assert s.card("Atman").counters["power"] == 3
    assert (s.runner.credits, s.card("Omni-drive").counters["credit"]) == (0, 0)


@card("Chakana")
def test_two_chakanas_make_agendas_harder_by_two() -> None:
    virus = {"virus": 3}
    s = Scenario(
        corp={"servers": {"Server 1": {"root": [("Priority Requisition", {"advancement": 6})]}}},
        runner={"rig": [("Chakana", virus), ("Chakana", virus)]},
        skip_empty_windows=False,
    )
    s.choose("Gain 1 credit", side="corp")
    assert not s.can("Score Priority Requisition")
    s.choose("Advance Priority Requisition", side="corp")
    s.choose("Score Priority Requisition", side="corp")
    assert s.corp.scored == ["Priority Requisition"]


@card("Chakana")
def test_chakana_counts_a_run_whose_access_is_replaced() -> None:
    s = Scenario(corp={"deck": ["Hedge Fund"] * 5}, runner={"rig": ["Chakana"], "hand": ["Indexing"]}, turn="runner")
    s.play("Indexing")
    s.pass_all()
    assert s.card("Chakana").counters["virus"] == 1


@card("Cyber-Cypher", "Self-modifying Code")
def test_cyber_cypher_found_in_an_encounter_may_choose_the_attacked_server() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"ice": ["Enigma+"], "root": ["PAD Campaign"]}}},
        runner={"rig": ["Self-modifying Code"], "deck": ["Cyber-Cypher"], "credits": 9},
        turn="runner",
    )
    s.choose("Run Server 1")
    s.to_encounter()
    s.choose("Use Self-modifying Code", side="runner")
    s.choose("Cyber-Cypher")
    s.choose("Server 1")
    assert s.can("Use Cyber-Cypher: Break")
    assert s.game.view("corp")["runner"]["rig"][0]["chosen_server"] == "Server 1"


@card("Clone Chip")
def test_clone_chip_makes_room_in_memory() -> None:
    s = Scenario(
        runner={"rig": ["Clone Chip", "Magnum Opus", "Mimic", "Mimic"], "discard": ["Corroder"], "credits": 3},
        turn="runner",
        skip_empty_windows=False,
    )
    s.choose("Gain 1 credit", side="runner")
    s.choose("Use Clone Chip")
    assert "Done" not in s.options
    s.choose("Magnum Opus")
    s.choose("Done")
    assert sorted(s.runner.rig) == ["Corroder", "Mimic", "Mimic"]


@card("Clone Chip")
def test_blacklist_keeps_the_heap_from_clone_chip() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["Blacklist+"]}}},
        runner={"rig": ["Clone Chip"], "discard": ["Corroder"], "credits": 9},
        turn="runner",
        skip_empty_windows=False,
    )
    s.choose("Gain 1 credit", side="runner")
    assert not s.can("Use Clone Chip")


@card("Ice Analyzer")
def test_ice_analyzer_counts_ice_that_is_installed_and_rezzed() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Howler+"]}}, "discard": ["Viktor 1.0"]},
        runner={"rig": ["Ice Analyzer"], "hand": GRIP},
        turn="runner",
    )
    s.choose("Run HQ")
    s.pass_until("Viktor 1.0")
    s.choose("Viktor 1.0")
    assert s.card("Ice Analyzer").counters["credit"] == 1


@card("Inti")
def test_inti_is_not_made_stronger_outside_a_run() -> None:
    s = Scenario(runner={"rig": ["Inti"], "credits": 9}, turn="runner", skip_empty_windows=False)
    s.choose("Gain 1 credit", side="runner")
    assert not s.can("Use Inti")
