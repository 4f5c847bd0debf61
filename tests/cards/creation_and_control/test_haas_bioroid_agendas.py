"""Creation and Control: agendas and assets of Haas-Bioroid."""

import pytest

from netrunner.scenario import Scenario
from tests.cards import card

PET = "Director Haas' Pet Project"


# -- Director Haas' Pet Project ----------------------------------------------------------------------------------------


def pet_project(hand: list[str], discard: list[object] | None = None, **servers: object) -> Scenario:
    """The Corp has scored the agenda and has 1 credit."""
    s = Scenario(
        corp={
            "hand": hand,
            "discard": discard or [],
            "servers": {"Server 1": {"root": [(PET, {"advancement": 3}), "Akitaro Watanabe"]}, **servers},
            "credits": 0,
            "deck": ["Hedge Fund"] * 5,
        }
    )
    s.choose("Gain 1 credit")
    s.choose(f"Score {PET}")
    return s


@card("Director Haas' Pet Project")
def test_pet_project_builds_a_new_remote_server_at_no_cost() -> None:
    s = pet_project(["Ice Wall", "Enigma", "PAD Campaign", "Hedge Fund"])
    assert sorted(s.options) == ["Done", "Enigma", "Ice Wall", "PAD Campaign"]  # operations are not installed
    s.choose("Ice Wall")
    s.choose("Enigma")
    s.choose("Done")  # nothing is trashed for it
    s.choose("PAD Campaign")
    assert s.corp.servers["Server 2"] == {"ice": ["Enigma", "Ice Wall"], "root": ["PAD Campaign"]}
    assert s.corp.credits == 1
    assert s.corp.hand == ["Hedge Fund"]
    assert not s.can("Hedge Fund")


@card("Director Haas' Pet Project")
def test_pet_project_installs_from_archives_too() -> None:
    s = pet_project(["PAD Campaign"], ["Enigma", "Hedge Fund"])
    assert sorted(s.options) == ["Done", "Enigma", "PAD Campaign"]
    s.choose("Enigma")
    s.choose("PAD Campaign")
    assert s.corp.servers["Server 2"] == {"ice": ["Enigma"], "root": ["PAD Campaign"]}
    assert s.corp.discard == ["Hedge Fund"]


@card("Director Haas' Pet Project")
def test_pet_project_installs_three_cards_at_most() -> None:
    s = pet_project(["Ice Wall"] * 5)
    for _ in range(3):
        s.choose("Ice Wall")
        if s.can("Done") and s.prompt.startswith("You may trash"):
            s.choose("Done")
    assert s.corp.servers["Server 2"]["ice"] == ["Ice Wall"] * 3
    assert len(s.corp.hand) == 2


@card("Director Haas' Pet Project")
def test_pet_project_may_be_declined_at_once_or_later() -> None:
    s = pet_project(["Ice Wall", "Enigma"])
    s.choose("Done")
    assert "Server 2" not in s.corp.servers
    s = pet_project(["Ice Wall", "Enigma"])
    s.choose("Ice Wall")
    s.choose("Done")
    assert s.corp.servers["Server 2"]["ice"] == ["Ice Wall"]
    assert s.corp.hand == ["Enigma"]


@card("Director Haas' Pet Project")
def test_a_second_asset_of_pet_project_takes_the_place_of_the_first() -> None:
    s = pet_project(["PAD Campaign", "Adonis Campaign"])
    s.choose("PAD Campaign")
    s.choose("Adonis Campaign")
    assert s.corp.servers["Server 2"]["root"] == ["Adonis Campaign"]
    assert s.corp.discard == ["PAD Campaign"]


@card("Director Haas' Pet Project")
def test_pet_project_asks_though_nothing_in_hq_can_be_installed() -> None:
    s = pet_project(["Hedge Fund"])
    assert s.options == ["Done"]
    s.choose("Done")
    assert s.corp.scored == [PET]


@card("Director Haas' Pet Project")
def test_pet_project_does_not_use_servers_there_are() -> None:
    s = pet_project(["Ice Wall", "Enigma"])
    s.choose("Ice Wall")
    s.choose("Enigma")
    if s.can("Done"):
        s.choose("Done")
    assert s.corp.servers["Server 1"]["ice"] == []
    assert len(s.corp.servers["Server 2"]["ice"]) == 2


# -- Project Wotan -----------------------------------------------------------------------------------------------------


@card("Project Wotan")
def test_project_wotan_gets_three_agenda_counters() -> None:
    s = Scenario(corp={"servers": {"Server 1": {"root": [("Project Wotan", {"advancement": 5})]}}})
    s.choose("Gain 1 credit")
    s.choose("Score Project Wotan")
    assert s.card("Project Wotan").counters["agenda"] == 3


def wotan(ice: list[str], counters: int = 3) -> Scenario:
    """A run on HQ at the first window of the first approach."""
    s = Scenario(
        corp={
            "scored": [("Project Wotan", {"agenda": counters})],
            "servers": {"HQ": {"ice": ice}},
            "hand": ["Hedge Fund"],
            "credits": 20,
        },
        runner={"clicks": 4, "credits": 9, "hand": ["Sure Gamble"] * 5},
        turn="runner",
    )
    s.choose("Run HQ")
    return s


@card("Project Wotan")
def test_project_wotan_gives_the_approached_bioroid_another_subroutine_for_the_run() -> None:
    s = wotan(["Zed 1.0+"])
    s.choose("Use Project Wotan", side="corp")
    assert s.card("Project Wotan").counters["agenda"] == 2
    s.to_encounter()
    assert s.side == "runner"
    s.choose("Use Zed 1.0")
    assert len(s.options) == 3
    assert s.options[2] == "Subroutine 3: End the run"
    s.choose("Subroutine 1")
    s.pass_all()
    assert s.accessed == []
    assert "The run is ended." in s.log
    s.choose("Run HQ")  # it was for the remainder of that run
    while s.can("Use Project Wotan"):
        s.choose("Pass")
    s.to_encounter()
    s.choose("Use Zed 1.0")
    assert len(s.options) == 2


@card("Project Wotan")
def test_project_wotan_can_be_used_more_than_once() -> None:
    s = wotan(["Zed 1.0+"], 2)
    s.choose("Use Project Wotan", side="corp")
    s.choose("Use Project Wotan", side="corp")
    assert not s.can("Use Project Wotan")
    assert s.card("Project Wotan").counters["agenda"] == 0
    s.to_encounter()
    s.choose("Use Zed 1.0", side="runner")
    assert len(s.options) == 4


@card("Project Wotan")
@pytest.mark.parametrize("ice", [["Ice Wall+"], ["Zed 1.0"], []])
def test_project_wotan_needs_a_rezzed_bioroid_being_approached(ice: list[str]) -> None:
    s = wotan(ice)
    assert not s.can("Use Project Wotan")


@card("Project Wotan")
def test_project_wotan_works_on_a_bioroid_rezzed_during_the_approach() -> None:
    s = wotan(["Zed 1.0"])
    s.choose("Rez Zed 1.0", side="corp")
    s.choose("Use Project Wotan", side="corp")
    s.pass_all()
    assert s.accessed == []


@card("Project Wotan")
def test_project_wotan_does_nothing_once_the_ice_is_encountered() -> None:
    s = wotan(["Zed 1.0+"])
    s.to_encounter()
    while s.can("Pass"):
        assert not s.can("Use Project Wotan")
        s.choose("Pass")
    s.pass_all()
    assert s.accessed == ["Hedge Fund"]  # nothing of Zed 1.0 ends the run


@card("Project Wotan")
def test_project_wotan_needs_a_counter_and_a_run() -> None:
    s = wotan(["Zed 1.0+"], 0)
    assert not s.can("Use Project Wotan")
    s = Scenario(
        corp={"scored": [("Project Wotan", {"agenda": 3})], "servers": {"HQ": {"ice": ["Zed 1.0+"]}}},
        skip_empty_windows=False,
    )
    s.choose("Gain 1 credit")
    assert not s.can("Use Project Wotan")


# -- Alix T4LB07 -------------------------------------------------------------------------------------------------------


@card("Alix T4LB07")
def test_alix_gets_a_counter_for_each_install_and_turns_them_into_credits() -> None:
    s = Scenario(
        corp={
            "servers": {"Server 1": {"root": ["Alix T4LB07+"]}},
            "hand": ["Ice Wall", "PAD Campaign"],
            "credits": 0,
        }
    )
    s.install("Ice Wall", "HQ")
    assert s.card("Alix T4LB07").counters["power"] == 1
    s.install("PAD Campaign", "New server")
    assert s.card("Alix T4LB07").counters["power"] == 2
    s.choose("Use Alix T4LB07")
    assert (s.corp.credits, s.corp.clicks) == (4, 0)
    assert s.corp.discard == ["Alix T4LB07"]


@card("Alix T4LB07")
def test_alix_counts_no_installs_of_the_runner_and_none_while_unrezzed() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["Alix T4LB07"]}}, "hand": ["Ice Wall"], "credits": 5},
        runner={"hand": ["Corroder"]},
    )
    s.install("Ice Wall", "HQ")
    s.choose("Rez Alix T4LB07")
    assert s.card("Alix T4LB07").counters["power"] == 0
    s.end_turn()
    s.install("Corroder")
    assert s.card("Alix T4LB07").counters["power"] == 0


@card("Alix T4LB07", "Bioroid Efficiency Research")
def test_alix_does_not_count_a_condition_counter() -> None:
    s = Scenario(
        corp={
            "servers": {"Server 1": {"root": ["Alix T4LB07+"]}, "HQ": {"ice": ["Heimdall 1.0"]}},
            "hand": ["Bioroid Efficiency Research"],
        }
    )
    s.play("Bioroid Efficiency Research")
    assert s.card("Heimdall 1.0").rezzed
    assert s.card("Alix T4LB07").counters["power"] == 0  # as FAQ/card/oversight-ai/1 has it


@card("Alix T4LB07")
def test_alix_without_counters_or_clicks_cannot_be_used() -> None:
    s = Scenario(corp={"servers": {"Server 1": {"root": ["Alix T4LB07+"]}}})
    assert not s.can("Use Alix T4LB07")
    s = Scenario(
        corp={"servers": {"Server 1": {"root": [("Alix T4LB07+", {"power": 2})]}}}, runner={"credits": 9}, turn="runner"
    )
    assert not s.can("Use Alix T4LB07")


# -- Haas Arcology AI --------------------------------------------------------------------------------------------------


@card("Haas Arcology AI")
def test_haas_arcology_ai_can_be_advanced_only_while_unrezzed() -> None:
    s = Scenario(corp={"servers": {"Server 1": {"root": ["Haas Arcology AI"]}}})
    s.choose("Advance")
    assert s.card("Haas Arcology AI").counters["advancement"] == 1
    s.choose("Rez Haas Arcology AI")
    assert not s.can("Advance")


@card("Haas Arcology AI")
def test_haas_arcology_ai_gives_a_click_for_a_token_once_a_turn() -> None:
    s = Scenario(corp={"servers": {"Server 1": {"root": [("Haas Arcology AI+", {"advancement": 2})]}}})
    s.choose("Use Haas Arcology AI")
    assert s.corp.clicks == 4
    assert s.card("Haas Arcology AI").counters["advancement"] == 1
    assert not s.can("Use Haas Arcology AI")
    s.next_turn()
    s.choose("Use Haas Arcology AI")
    assert s.corp.clicks == 4
    s.next_turn()
    assert not s.can("Use Haas Arcology AI")  # there is no token left


# -- Thomas Haas -------------------------------------------------------------------------------------------------------


@card("Thomas Haas")
@pytest.mark.parametrize("face", ["Thomas Haas", "Thomas Haas+"])
def test_thomas_haas_can_be_advanced(face: str) -> None:
    s = Scenario(corp={"servers": {"Server 1": {"root": [face]}}})
    s.choose("Advance Thomas Haas")
    assert s.card("Thomas Haas").counters["advancement"] == 1


@card("Thomas Haas")
def test_thomas_haas_is_trashed_for_two_credits_a_token() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": [("Thomas Haas+", {"advancement": 3})]}}, "credits": 0},
        turn="runner",
    )
    s.choose("Run Server 1")
    s.choose("Use Thomas Haas", side="corp")
    assert s.corp.credits == 6
    assert s.corp.discard == ["Thomas Haas"]


@card("Thomas Haas")
def test_thomas_haas_without_tokens_or_unrezzed_cannot_be_used() -> None:
    for root in ("Thomas Haas+", ("Thomas Haas", {"advancement": 2})):
        s = Scenario(corp={"servers": {"Server 1": {"root": [root]}}, "credits": 0}, skip_empty_windows=False)
        s.choose("Gain 1 credit")
        assert not s.can("Use Thomas Haas")
