"""Creation and Control: programs of the Shapers."""

import pytest

from netrunner.scenario import Scenario
from tests.cards import card

# -- Atman -------------------------------------------------------------------------------------------------------------


def atman(credits_: int, *answers: str) -> Scenario:
    s = Scenario(runner={"hand": ["Atman"], "credits": credits_}, turn="runner")
    s.install("Atman", *answers)
    return s


@card("Atman")
def test_atman_gets_a_counter_and_strength_for_each_credit_paid() -> None:
    s = atman(7, "Yes", "3")
    assert s.card("Atman").counters["power"] == 3
    assert s.card("Atman").strength == 3
    assert s.runner.credits == 1


@card("Atman")
def test_atman_may_be_installed_without_counters() -> None:
    s = atman(7, "No")
    assert s.card("Atman").counters["power"] == 0
    assert s.card("Atman").strength == 0
    assert s.runner.credits == 4
    s = atman(7, "Yes", "0")
    assert s.runner.credits == 4
    s = Scenario(runner={"hand": ["Atman"], "credits": 5}, turn="runner")
    s.install("Atman", "Yes")
    assert s.options == ["0", "1", "2"]


def breaking(ice: str, power: int, **runner: object) -> Scenario:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": [ice]}}, "hand": ["Hedge Fund"], "credits": 9},
        runner={"rig": [("Atman", {"power": power})], "credits": 3, **runner},
        turn="runner",
    )
    s.choose("Run HQ")
    return s


@card("Atman")
@pytest.mark.parametrize(("ice", "power", "can"), [("Enigma+", 2, True), ("Enigma+", 3, False), ("Enigma+", 1, False)])
def test_atman_breaks_ice_of_exactly_its_strength(ice: str, power: int, can: bool) -> None:
    s = breaking(ice, power)
    if can:
        s.choose("Use Atman", side="runner")
        s.choose("Subroutine 2")
        s.pass_all()
        assert s.runner.credits == 2
        assert s.accessed == ["Hedge Fund"]
    else:
        s.pass_all()
        assert s.accessed == []


@card("Atman")
@pytest.mark.parametrize("ice", ["Ice Wall+", "Enigma+", "Rototurret+"])
def test_atman_breaks_every_kind_of_ice(ice: str) -> None:
    power = {"Ice Wall+": 1, "Enigma+": 2, "Rototurret+": 0}[ice]
    s = breaking(ice, power)
    s.to_encounter()
    assert s.can("Use Atman")


@card("Atman")
def test_atman_reads_the_strength_of_the_ice_as_it_is() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": [("Ice Wall+", {"advancement": 1})]}}, "hand": ["Hedge Fund"]},
        runner={"rig": [("Atman", {"power": 1}), "Datasucker"], "credits": 3},
        turn="runner",
    )
    s.choose("Run HQ")
    s.pass_all()
    assert s.accessed == []  # strength 2


# -- Cloak, Dagger -----------------------------------------------------------------------------------------------------


def cloaked(*rig: object, ice: str = "Ice Wall+", credits_: int = 0) -> Scenario:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": [ice]}}, "hand": ["Hedge Fund"]},
        runner={"rig": ["Cloak", *rig], "credits": credits_},
        turn="runner",
    )
    s.choose("Run HQ")
    return s


@card("Cloak")
def test_cloak_pays_for_icebreakers_once_a_turn() -> None:
    s = cloaked("Corroder")
    s.choose("Use Corroder: Break", side="runner")
    s.pass_all()
    assert s.accessed == ["Hedge Fund"]
    assert s.card("Cloak").counters["credit"] == 0
    s.next_turn()
    assert s.card("Cloak").counters["credit"] == 1


@card("Cloak")
def test_cloak_pays_for_nothing_else() -> None:
    s = Scenario(runner={"rig": ["Cloak"], "hand": ["Mimic", "Corroder"], "credits": 1}, turn="runner")
    assert not s.can("Install Corroder")
    s = Scenario(runner={"rig": ["Cloak", "Self-modifying Code"], "credits": 0}, turn="runner")
    s.choose("Gain 1 credit")
    assert not s.can("Use Self-modifying Code")


@card("Dagger")
def test_dagger_breaks_sentries_for_a_credit() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Rototurret+"]}}, "hand": ["Hedge Fund"]},
        runner={"rig": ["Dagger"], "credits": 2},
        turn="runner",
    )
    s.choose("Run HQ")
    s.choose("Use Dagger: Break", side="runner")
    s.choose("Subroutine 1")
    s.choose("Use Dagger: Break", side="runner")
    s.pass_all()
    assert s.accessed == ["Hedge Fund"]
    assert s.runner.credits == 0


@card("Dagger")
def test_dagger_does_not_break_other_ice() -> None:
    s = cloaked("Dagger", ice="Ice Wall+", credits_=5)
    s.to_encounter()
    s.choose("Use Dagger: +5 strength", side="runner")
    assert not s.can("Use Dagger: Break")


@card("Dagger")
def test_dagger_is_boosted_only_by_a_credit_from_a_stealth_card() -> None:
    s = cloaked("Dagger", ice="Ichi 1.0+", credits_=9)
    s.to_encounter()
    s.choose("Use Dagger: +5 strength", side="runner")
    assert s.card("Dagger").strength == 5
    assert s.runner.credits == 9
    assert s.card("Cloak").counters["credit"] == 0
    assert not s.can("Use Dagger: +5 strength")  # credits of the pool will not do
    s.choose("Use Dagger: Break", side="runner")
    assert s.can("Subroutine 1")


# -- Chakana -----------------------------------------------------------------------------------------------------------


@card("Chakana")
def test_chakana_gets_a_counter_for_each_successful_run_on_rnd() -> None:
    s = Scenario(
        corp={"deck": ["Hedge Fund"] * 5, "servers": {"HQ": {"ice": []}, "Archives": {"ice": ["Ice Wall+"]}}},
        runner={"rig": ["Chakana"], "credits": 0},
        turn="runner",
    )
    s.run_on("R&D")
    assert s.card("Chakana").counters["virus"] == 1
    s.run_on("HQ")
    assert s.card("Chakana").counters["virus"] == 1
    s.run_on("R&D")
    assert s.card("Chakana").counters["virus"] == 2


@card("Chakana")
def test_chakana_counts_no_run_that_is_stopped() -> None:
    s = Scenario(
        corp={"deck": ["Hedge Fund"] * 5, "servers": {"R&D": {"ice": ["Ice Wall+"]}}},
        runner={"rig": ["Chakana"]},
        turn="runner",
    )
    s.run_on("R&D")
    assert s.card("Chakana").counters["virus"] == 0


@card("Chakana")
@pytest.mark.parametrize(("counters", "can"), [(2, True), (3, False), (4, False)])
def test_chakana_makes_agendas_harder_with_three_counters(counters: int, can: bool) -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": [("Priority Requisition", {"advancement": 5})]}}, "credits": 5},
        runner={"rig": [("Chakana", {"virus": counters})]},
        skip_empty_windows=False,
    )
    s.choose("Gain 1 credit", side="corp")
    assert s.can("Score Priority Requisition") == can
    if not can:
        s.choose("Advance Priority Requisition", side="corp")
        s.choose("Score Priority Requisition", side="corp")
        assert s.corp.scored == ["Priority Requisition"]


@card("Chakana")
def test_a_purge_makes_agendas_easy_again() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": [("Priority Requisition", {"advancement": 5})]}}, "credits": 5},
        runner={"rig": [("Chakana", {"virus": 3})]},
    )
    s.choose("Purge virus counters")
    s.choose("Score Priority Requisition", side="corp")
    assert s.corp.scored == ["Priority Requisition"]


# -- Cyber-Cypher ------------------------------------------------------------------------------------------------------


def cypher(chosen: str, server: str, ice: str = "Enigma+", credits_: int = 9) -> Scenario:
    s = Scenario(
        corp={
            "servers": {
                "HQ": {"ice": [ice]},
                "Server 1": {"ice": [ice], "root": ["PAD Campaign"]},
            },
            "hand": ["Hedge Fund"],
        },
        runner={"hand": ["Cyber-Cypher"], "credits": credits_ + 2},
        turn="runner",
    )
    s.choose("Install Cyber-Cypher")
    assert s.options == ["HQ", "R&D", "Archives", "Server 1"]
    s.choose(chosen)
    s.choose(f"Run {server}", side="runner")
    return s


@card("Cyber-Cypher")
@pytest.mark.parametrize("server", ["HQ", "Server 1"])
def test_cyber_cypher_breaks_code_gates_on_the_chosen_server(server: str) -> None:
    s = cypher(server, server)
    s.to_encounter()
    s.choose("Use Cyber-Cypher: +1 strength", side="runner")
    assert s.card("Cyber-Cypher").strength == 5
    s.choose("Use Cyber-Cypher: Break", side="runner")
    s.choose("Subroutine 2")
    s.pass_until("Continue")
    assert s.phase == "approach server"


@card("Cyber-Cypher")
def test_cyber_cypher_breaks_code_gates_only() -> None:
    s = cypher("HQ", "HQ", "Ice Wall+")
    s.to_encounter()
    s.choose("Use Cyber-Cypher: +1 strength", side="runner")
    assert not s.can("Use Cyber-Cypher: Break")


@card("Cyber-Cypher")
@pytest.mark.parametrize(("chosen", "server"), [("R&D", "HQ"), ("HQ", "Server 1"), ("Server 1", "HQ")])
def test_cyber_cypher_cannot_be_used_elsewhere(chosen: str, server: str) -> None:
    s = cypher(chosen, server)
    while s.run is not None:
        assert not s.can("Use Cyber-Cypher: +1 strength")
        assert not s.can("Use Cyber-Cypher: Break")
        s.choose("Continue" if s.can("Continue") else "Pass")
    assert s.accessed == []


@card("Cyber-Cypher")
def test_a_new_server_is_not_the_server_that_cyber_cypher_chose() -> None:
    s = Scenario(
        corp={
            "servers": {"Server 1": {"root": ["PAD Campaign"]}},
            "hand": ["Enigma", "Adonis Campaign"],
            "deck": ["Hedge Fund"] * 9,
            "credits": 20,
        },
        runner={"hand": ["Cyber-Cypher"], "credits": 20},
        turn="runner",
    )
    s.install("Cyber-Cypher", "Server 1")
    s.choose("Run Server 1", side="runner")
    s.choose("Trash PAD Campaign", side="runner")
    s.pass_all()
    assert "Server 1" not in s.corp.servers
    s.end_turn()
    s.install("Adonis Campaign", "New server")
    s.choose("Install Enigma", side="corp")
    s.choose("Server 1")
    s.end_turn()
    s.choose("Run Server 1", side="runner")
    s.rez("Enigma")
    while s.run is not None:
        assert not s.can("Use Cyber-Cypher: Break")
        s.choose("Continue" if s.can("Continue") else "Pass")
    assert "The run is ended." in s.log


@card("Cyber-Cypher")
def test_cyber_cypher_cannot_be_boosted_outside_a_run() -> None:
    s = Scenario(runner={"hand": ["Cyber-Cypher"], "credits": 9}, turn="runner", skip_empty_windows=False)
    s.install("Cyber-Cypher", "HQ")
    assert not s.can("Use Cyber-Cypher")


# -- Paricia -----------------------------------------------------------------------------------------------------------


@card("Paricia")
def test_paricia_pays_for_trashing_assets() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["Adonis Campaign"]}}},
        runner={"rig": ["Paricia"], "credits": 1},
        turn="runner",
    )
    s.access("Server 1")
    s.choose("Trash Adonis Campaign")
    while s.can("Paricia"):
        s.choose("Paricia")
    assert s.corp.discard == ["Adonis Campaign"]
    assert (s.runner.credits, s.card("Paricia").counters["credit"]) == (0, 0)
    s.next_turn()
    assert s.card("Paricia").counters["credit"] == 2


@card("Paricia")
def test_paricia_pays_for_assets_in_hq_too_but_not_for_upgrades() -> None:
    s = Scenario(corp={"hand": ["PAD Campaign"]}, runner={"rig": ["Paricia"], "credits": 2}, turn="runner")
    s.access("HQ")
    assert s.can("Trash PAD Campaign")
    s = Scenario(corp={"hand": ["Akitaro Watanabe"]}, runner={"rig": ["Paricia"], "credits": 2}, turn="runner")
    s.access("HQ")
    assert not s.can("Trash Akitaro Watanabe")


# -- Self-modifying Code -----------------------------------------------------------------------------------------------


def modify(deck: list[str], credits_: int = 9, **runner: object) -> Scenario:
    s = Scenario(
        runner={"rig": ["Self-modifying Code"], "deck": deck, "credits": credits_ - 1, **runner},
        turn="runner",
        skip_empty_windows=False,
    )
    s.choose("Gain 1 credit", side="runner")
    return s


@card("Self-modifying Code")
def test_self_modifying_code_installs_a_program_from_the_stack() -> None:
    s = modify(["Diesel", "Corroder", "Gordian Blade"], 6)
    s.choose("Use Self-modifying Code", side="runner")
    assert sorted(s.options) == ["Corroder", "Gordian Blade"]
    s.choose("Gordian Blade")
    assert s.runner.rig == ["Gordian Blade"]
    assert s.runner.credits == 0  # 2, and 4
    assert s.runner.discard == ["Self-modifying Code"]
    assert sorted(s.runner.deck) == ["Corroder", "Diesel"]
    assert "The Runner shuffles the stack." in s.log


@card("Self-modifying Code")
def test_self_modifying_code_finds_only_what_can_be_paid_for() -> None:
    s = modify(["Corroder", "Gordian Blade"], 4)
    s.choose("Use Self-modifying Code", side="runner")
    s.choose("Corroder")
    assert s.runner.rig == ["Corroder"]
    s = modify(["Gordian Blade"], 4)
    s.choose("Use Self-modifying Code", side="runner")
    assert s.runner.rig == []
    assert s.runner.deck == ["Gordian Blade"]
    assert s.runner.credits == 2


@card("Self-modifying Code")
def test_a_search_does_not_tell_that_only_one_card_of_the_stack_fits() -> None:
    s = modify(["Corroder", "Diesel"], 4)
    s.choose("Use Self-modifying Code", side="runner")
    assert s.options == ["Corroder"]


@card("Self-modifying Code")
def test_self_modifying_code_costs_two_credits() -> None:
    assert not modify(["Mimic"], 1).can("Use Self-modifying Code")


@card("Self-modifying Code")
def test_self_modifying_code_makes_room_in_memory_for_what_it_installs() -> None:
    s = modify(["Magnum Opus"], 7, rig=["Self-modifying Code", "Corroder", "Mimic"])
    s.choose("Use Self-modifying Code", side="runner")
    s.choose("Magnum Opus")
    if s.can("Done"):
        s.choose("Done")
    assert sorted(s.runner.rig) == ["Corroder", "Magnum Opus", "Mimic"]


@card("Self-modifying Code")
def test_self_modifying_code_can_be_used_in_an_encounter() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ice Wall+"]}}, "hand": ["Hedge Fund"]},
        runner={"rig": ["Self-modifying Code"], "deck": ["Corroder"], "credits": 5},
        turn="runner",
    )
    s.choose("Run HQ")
    s.to_encounter()
    s.choose("Use Self-modifying Code", side="runner")
    s.choose("Corroder")
    s.choose("Use Corroder: Break")
    s.pass_all()
    assert s.accessed == ["Hedge Fund"]


# -- Sahasrara ---------------------------------------------------------------------------------------------------------


@card("Sahasrara")
def test_sahasrara_pays_for_installing_programs() -> None:
    s = Scenario(runner={"rig": ["Sahasrara"], "hand": ["Corroder", "Clone Chip"], "credits": 0}, turn="runner")
    assert not s.can("Install Clone Chip")
    s.choose("Install Corroder")
    assert sorted(s.runner.rig) == ["Corroder", "Sahasrara"]
    assert s.card("Sahasrara").counters["credit"] == 0
    s.next_turn()
    assert s.card("Sahasrara").counters["credit"] == 2


@card("Sahasrara")
def test_sahasrara_does_not_pay_for_a_program_it_is_trashed_for() -> None:
    rig = ["Sahasrara", "Magnum Opus", "Mimic"]
    s = Scenario(runner={"rig": rig, "hand": ["Corroder"], "credits": 2}, turn="runner")
    s.choose("Install Corroder")
    s.choose("Sahasrara")  # to make room: its credits are gone with it
    s.choose("Done")
    assert s.runner.credits == 0
    assert sorted(s.runner.rig) == ["Corroder", "Magnum Opus", "Mimic"]


@card("Sahasrara")
def test_sahasrara_whose_credits_are_needed_cannot_make_room() -> None:
    rig = ["Sahasrara", "Magnum Opus", "Mimic"]
    s = Scenario(runner={"rig": rig, "hand": ["Corroder"], "credits": 0}, turn="runner")
    s.choose("Install Corroder")
    assert sorted(s.options) == ["Magnum Opus", "Mimic"]
    s.choose("Mimic")
    assert "Sahasrara" not in s.options
    if s.can("Done"):
        s.choose("Done")
    assert sorted(s.runner.rig) == ["Corroder", "Magnum Opus", "Sahasrara"]


@card("Sahasrara")
def test_another_program_makes_room_for_what_sahasrara_pays_for() -> None:
    rig = ["Sahasrara", *[("Parasite", {"host": "Enigma"})] * 3]
    corp = {"servers": {"HQ": {"ice": ["Enigma+"]}}}
    s = Scenario(corp=corp, runner={"rig": rig, "hand": ["Corroder"], "credits": 0}, turn="runner")
    s.choose("Install Corroder")
    assert "Sahasrara" not in s.options
    s.choose(s.options[0])
    assert s.runner.discard == ["Parasite"]


@card("Sahasrara")
def test_sahasrara_cannot_be_trashed_in_vain_though_spending_is_watched() -> None:
    rig = ["Sahasrara", "Net Mercur"]
    s = Scenario(runner={"rig": rig, "hand": ["Corroder"], "credits": 0}, turn="runner")
    s.choose("Install Corroder")
    while s.runner.rig == rig:
        assert not s.can("Sahasrara") or s.prompt.startswith("Choose where to take")
        s.choose(s.options[0])
    assert sorted(s.runner.rig) == ["Corroder", "Net Mercur", "Sahasrara"]


@card("Sahasrara", "Omni-drive")
def test_a_host_from_which_sahasrara_would_be_trashed_is_no_place_for_what_it_pays_for() -> None:
    rig = ["Omni-drive", ("Sahasrara", {"host": "Omni-drive"})]
    s = Scenario(runner={"rig": rig, "hand": ["Corroder"], "credits": 0}, turn="runner")
    s.choose("Install Corroder")
    assert s.card("Corroder").host is None  # there is no other place
    assert sorted(s.runner.rig) == ["Corroder", "Omni-drive", "Sahasrara"]
    s = Scenario(runner={"rig": rig, "hand": ["Corroder"], "credits": 2}, turn="runner")
    s.install("Corroder", "Omni-drive")
    assert s.card("Corroder").host == "Omni-drive"
    assert (s.runner.credits, s.runner.discard) == (0, ["Sahasrara"])


@card("Sahasrara")
def test_the_host_of_a_sahasrara_whose_credits_are_needed_cannot_make_room() -> None:
    rig = ["Djinn", ("Sahasrara", {"host": "Djinn"}), "Magnum Opus", "Mimic"]
    s = Scenario(runner={"rig": rig, "hand": ["Corroder"], "credits": 0}, turn="runner")
    s.choose("Install Corroder")
    assert sorted(s.options) == ["Magnum Opus", "Mimic"]  # with Djinn goes what it hosts


# -- Inti --------------------------------------------------------------------------------------------------------------


@card("Inti")
def test_inti_breaks_barriers_and_stays_strong_for_the_run() -> None:
    s = Scenario(
        corp={
            "servers": {"HQ": {"ice": [("Ice Wall+", {"advancement": 1}), ("Ice Wall+", {"advancement": 1})]}},
            "hand": ["Hedge Fund"],
        },
        runner={"rig": ["Inti"], "credits": 4},
        turn="runner",
    )
    s.choose("Run HQ")
    s.to_encounter()
    assert not s.can("Use Inti: Break")
    s.choose("Use Inti: +1 strength")
    s.choose("Use Inti: Break")
    s.choose("Use Inti: Break", side="runner")
    s.pass_all()
    assert s.accessed == ["Hedge Fund"]
    assert s.runner.credits == 0
    assert s.card("Inti").strength == 1


@card("Inti")
def test_inti_breaks_barriers_only() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Enigma+"]}}, "hand": ["Hedge Fund"]},
        runner={"rig": ["Inti"], "credits": 9},
        turn="runner",
    )
    s.choose("Run HQ")
    s.to_encounter()
    s.choose("Use Inti: +1 strength", side="runner")
    assert not s.can("Use Inti: Break")
