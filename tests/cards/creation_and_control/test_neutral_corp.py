"""Creation and Control: neutral Corp cards."""

import pytest

from netrunner.scenario import Scenario
from tests.cards import card

# -- Gila Hands Arcology -----------------------------------------------------------------------------------------------


@card("Gila Hands Arcology")
def test_gila_hands_arcology_gives_three_credits_for_two_clicks() -> None:
    s = Scenario(corp={"scored": ["Gila Hands Arcology"], "credits": 0})
    s.choose("Use Gila Hands Arcology")
    assert (s.corp.credits, s.corp.clicks) == (3, 1)
    assert not s.can("Use Gila Hands Arcology")  # one click is not enough


@card("Gila Hands Arcology")
def test_gila_hands_arcology_is_no_use_while_installed_or_stolen() -> None:
    s = Scenario(corp={"servers": {"Server 1": {"root": ["Gila Hands Arcology"]}}})
    assert not s.can("Use Gila Hands Arcology")
    s = Scenario(runner={"scored": ["Gila Hands Arcology"]})
    assert not s.can("Use Gila Hands Arcology")


# -- Levy University ---------------------------------------------------------------------------------------------------


def university(deck: list[str], credits_: int = 1, face: str = "Levy University+") -> Scenario:
    return Scenario(corp={"servers": {"Server 1": {"root": [face]}}, "deck": deck, "credits": credits_})


@card("Levy University")
def test_levy_university_finds_ice_shows_it_and_shuffles() -> None:
    s = university(["Hedge Fund", "Ice Wall", "Enigma"])
    s.choose("Use Levy University")
    assert sorted(s.options) == ["Enigma", "Ice Wall"]
    s.choose("Enigma")
    assert s.corp.hand == ["Enigma"]
    assert s.card("Enigma").known_to == ["corp", "runner"]
    assert (s.corp.credits, s.corp.clicks) == (0, 2)
    assert "The Corp shuffles R&D." in s.log


@card("Levy University")
def test_levy_university_costs_a_click_and_a_credit() -> None:
    assert not university(["Ice Wall"], 0).can("Use Levy University")
    assert not university(["Ice Wall"], face="Levy University").can("Use Levy University")
    s = university(["Hedge Fund"])
    s.choose("Use Levy University")  # R&D may hold ice for all that anybody knows; it is shuffled
    assert s.corp.hand == []
    assert s.corp.credits == 0


# -- Server Diagnostics ------------------------------------------------------------------------------------------------


def diagnostics(hand: list[str], face: str = "Server Diagnostics+") -> Scenario:
    return Scenario(
        corp={
            "servers": {"Server 1": {"root": [face]}},
            "hand": hand,
            "deck": ["Hedge Fund"] * 9,
            "credits": 0,
        },
        runner={"hand": ["Corroder"]},
    )


@card("Server Diagnostics")
def test_server_diagnostics_gives_two_credits_each_turn() -> None:
    s = diagnostics([])
    s.next_turn()
    assert s.corp.credits == 2 + 3  # three clicks for credits before


@card("Server Diagnostics")
def test_server_diagnostics_is_trashed_when_ice_is_installed() -> None:
    s = diagnostics(["Ice Wall", "PAD Campaign"])
    s.install("PAD Campaign", "New server")
    assert s.card("Server Diagnostics").zone == "play"
    s.install("Ice Wall", "HQ")
    assert s.corp.discard == ["Server Diagnostics"]


@card("Server Diagnostics")
def test_unrezzed_server_diagnostics_does_nothing() -> None:
    s = diagnostics(["Ice Wall"], "Server Diagnostics")
    s.install("Ice Wall", "HQ")
    assert s.card("Server Diagnostics").zone == "play"
    s.next_turn()
    assert s.corp.credits == 2


# -- Bastion, Datapike -------------------------------------------------------------------------------------------------


@card("Bastion")
def test_bastion_ends_the_run() -> None:
    s = Scenario(corp={"servers": {"HQ": {"ice": ["Bastion+"]}}, "hand": ["Hedge Fund"]}, turn="runner")
    s.run_on("HQ")
    assert s.accessed == []
    assert "The run is ended." in s.log


def datapike(credits_: int, *broken: str) -> Scenario:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Datapike+"]}}, "hand": ["Hedge Fund"]},
        runner={"rig": ["Yog.0"], "credits": credits_},
        turn="runner",
    )
    s.choose("Run HQ")
    for subroutine in broken:
        s.use("Yog.0", subroutine)
    s.pass_all()
    return s


@card("Datapike")
@pytest.mark.parametrize(("credits_", "left", "lines"), [(5, 3, 1), (2, 0, 1), (1, 1, 1)])
def test_datapike_takes_two_credits_and_ends_the_run(credits_: int, left: int, lines: int) -> None:
    s = datapike(credits_)
    assert s.runner.credits == left
    assert s.log.count("The run is ended.") == lines
    assert s.accessed == []


@card("Datapike")
def test_datapike_ends_the_run_of_a_runner_who_cannot_pay() -> None:
    s = datapike(2, "Subroutine 2")
    assert (s.runner.credits, s.accessed) == (0, ["Hedge Fund"])
    s = datapike(1, "Subroutine 2")
    assert (s.runner.credits, s.accessed) == (1, [])
    s = datapike(2, "Subroutine 1")
    assert (s.runner.credits, s.accessed) == (2, [])
