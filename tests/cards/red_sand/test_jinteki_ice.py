"""Red Sand Cycle: Jinteki ice."""

import pytest

from netrunner.scenario import Scenario
from tests.cards import card


def meet(*ice: str, corp: dict[str, object] | None = None, **runner: object) -> Scenario:
    servers = {"HQ": {"ice": [f"{ice[0]}+", *ice[1:]]}, **dict((corp or {}).pop("more", {}))}  # type: ignore[call-overload]
    s = Scenario(
        corp={"credits": 0, "hand": [], "servers": servers, **(corp or {})},
        runner={"credits": 9, "hand": ["Diesel"] * 4, **runner},
        turn="runner",
    )
    s.choose("Run HQ")
    return s


# -- Kakugo ------------------------------------------------------------------------------------------------------------


@card("Kakugo")
def test_passing_kakugo_costs_a_net_damage() -> None:
    s = meet("Kakugo", rig=["Corroder"])
    s.use("Corroder")
    s.pass_until("Jack out")
    assert len(s.runner.hand) == 3


@card("Kakugo")
def test_kakugo_ends_the_run_and_then_was_not_passed() -> None:
    s = meet("Kakugo")
    s.pass_all()
    assert s.run is None
    assert len(s.runner.hand) == 4


@card("Kakugo")
def test_bypassing_kakugo_is_passing_it() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Kakugo+"]}}},
        runner={"hand": ["Inside Job", *["Diesel"] * 3], "credits": 9},
        turn="runner",
    )
    s.play("Inside Job", "HQ")
    s.pass_until("Jack out")
    assert len(s.runner.hand) == 2


@card("Kakugo")
def test_unrezzed_kakugo_does_nothing() -> None:
    s = meet("Ice Wall", "Kakugo", rig=["Corroder"])
    s.use("Corroder")
    s.pass_all()
    assert len(s.runner.hand) == 4


# -- Bloom -------------------------------------------------------------------------------------------------------------


@card("Bloom")
def test_bloom_installs_ice_elsewhere_and_directly_behind_itself() -> None:
    s = meet(
        "Bloom",
        "Enigma",
        corp={"hand": ["Ice Wall", "Quandary", "Hedge Fund"], "more": {"R&D": {"ice": ["Wall of Static"]}}},
    )
    s.pass_until("Ice Wall")
    assert s.side == "corp"
    assert sorted(s.options) == ["Done", "Ice Wall", "Quandary"]
    s.choose("Ice Wall")
    assert "HQ" not in s.options
    assert "New server" in s.options
    s.choose("R&D")
    if s.can("Done"):
        s.choose("Done")
    assert s.corp.servers["R&D"]["ice"] == ["Ice Wall", "Wall of Static"]
    s.choose("Quandary")
    if s.can("Done"):
        s.choose("Done")
    assert s.corp.servers["HQ"]["ice"] == ["Bloom", "Quandary", "Enigma"]
    assert s.corp.credits == 0
    s.pass_until("Jack out")
    assert s.run is not None
    assert s.run.ice == "Quandary"


@card("Bloom")
def test_bloom_may_install_nothing_and_tells_nothing_about_hq() -> None:
    s = meet("Bloom", corp={"hand": ["Hedge Fund"]})
    s.pass_until("Done")
    s.choose("Done")
    s.choose("Done")
    assert s.corp.servers["HQ"]["ice"] == ["Bloom"]


# -- Mirāju ------------------------------------------------------------------------------------------------------------


def miraju(*more: str, archives: tuple[str, ...] = ("Ice Wall",), **runner: object) -> Scenario:
    return meet(
        "Mirāju",
        *more,
        corp={"hand": ["Snare!", "Hedge Fund"], "deck": ["Enigma"], "more": {"Archives": {"ice": list(archives)}}},
        **runner,
    )


@card("Mirāju")
def test_breaking_miraju_leads_to_archives_and_derezzes_it() -> None:
    s = miraju("Enigma", rig=["Gordian Blade"])
    s.to_encounter()
    s.choose(next(option for option in s.options if "reak" in option))
    s.pass_until("Jack out")
    assert s.run is not None
    assert s.run.server == "Archives"
    assert s.run.ice == "Ice Wall"
    assert not s.card("Mirāju").rezzed
    s.pass_all()
    assert s.accessed == []


@card("Mirāju")
@card("TL;DR")
@pytest.mark.parametrize(("broken", "server"), [("Subroutine 1", "Archives"), ("Subroutine 2", "HQ")])
def test_the_second_copy_of_the_subroutine_of_miraju_is_not_printed(broken: str, server: str) -> None:
    s = Scenario(
        corp={"hand": ["Hedge Fund"], "deck": ["Blank"], "servers": {"HQ": {"ice": ["TL;DR+", "Mirāju+"]}}},
        runner={"rig": ["Gordian Blade"], "credits": 9},
        turn="runner",
    )
    s.choose("Run HQ")
    s.pass_until("Use Gordian Blade: Break")
    assert s.run is not None
    assert s.run.ice == "Mirāju", "TL;DR is too strong, and has resolved"
    s.choose("Use Gordian Blade: Break")
    s.choose(broken)
    s.pass_all()
    assert f"The run on {server} is successful." in s.log
    assert s.card("Mirāju").rezzed == (server == "HQ")


@card("Mirāju")
def test_without_ice_archives_is_approached() -> None:
    s = miraju("Enigma", archives=(), rig=["Gordian Blade"])
    s.to_encounter()
    s.choose(next(option for option in s.options if "reak" in option))
    s.pass_until("Jack out")
    assert s.run is not None
    assert (s.run.server, s.phase) == ("Archives", "approach server")


@card("Mirāju")
@pytest.mark.parametrize("draws", [True, False])
def test_unbroken_it_lets_the_corp_draw_and_shuffles_a_card_back(draws: bool) -> None:
    s = miraju()
    s.pass_until("Yes")
    assert s.side == "corp"
    s.choose("Yes" if draws else "No")
    s.choose("Snare!")
    assert s.run is not None
    assert s.run.server == "HQ"
    assert s.card("Mirāju").rezzed
    assert "Snare!" in s.corp.deck
    assert len(s.corp.hand) == 2 if draws else 1
    assert not any("Snare!" in line for line in s.game.view("runner")["log"])


# -- Metamorph ---------------------------------------------------------------------------------------------------------


def metamorph() -> Scenario:
    s = meet(
        "Metamorph",
        "Ice Wall",
        corp={
            "more": {
                "R&D": {"ice": ["Enigma+"], "root": ["Ash 2X3ZB9CY"]},
                "Server 1": {"root": [("PAD Campaign", {"advancement": 1}), "Crisium Grid"]},
                "Server 2": {"root": ["Priority Requisition"]},
            }
        },
    )
    s.pass_until(next(iter(s.options)) if s.side == "corp" else "Pass")
    assert s.side == "corp"
    return s


@card("Metamorph")
def test_metamorph_swaps_two_other_pieces_of_ice() -> None:
    s = metamorph()
    s.choose(next(option for option in s.options if "other than ice" not in option))
    assert sorted(s.options) == ["Enigma", "Ice Wall"]
    s.choose("Ice Wall")
    assert s.corp.servers["HQ"]["ice"] == ["Metamorph", "Enigma"]
    assert s.corp.servers["R&D"]["ice"] == ["Ice Wall"]
    assert s.card("Enigma").rezzed
    assert not s.card("Ice Wall").rezzed


@card("Metamorph")
def test_metamorph_swaps_two_cards_that_are_not_ice() -> None:
    s = metamorph()
    s.choose(next(option for option in s.options if "other than ice" in option))
    s.choose("PAD Campaign")
    assert sorted(s.options) == ["Crisium Grid", "Priority Requisition"], "an asset cannot come to a central server"
    s.choose("Priority Requisition")
    assert s.corp.servers["Server 1"]["root"] == ["Priority Requisition", "Crisium Grid"]
    assert s.corp.servers["Server 2"]["root"] == ["PAD Campaign"]
    assert s.card("PAD Campaign").counters["advancement"] == 1


@card("Metamorph")
def test_an_agenda_cannot_join_an_asset() -> None:
    s = metamorph()
    s.choose(next(option for option in s.options if "other than ice" in option))
    s.choose("Crisium Grid")
    assert "Priority Requisition" not in s.options, "it would be beside PAD Campaign"
    s.choose("Ash 2X3ZB9CY")
    assert s.corp.servers["R&D"]["root"] == ["Crisium Grid"]


@card("Metamorph")
def test_metamorph_does_not_swap_itself() -> None:
    s = meet("Metamorph", "Ice Wall")
    s.pass_until("Jack out")
    assert s.corp.servers["HQ"]["ice"] == ["Metamorph", "Ice Wall"]


# -- Sand Storm --------------------------------------------------------------------------------------------------------


@card("Sand Storm")
def test_sand_storm_carries_the_runner_to_another_server_and_is_trashed() -> None:
    s = meet("Sand Storm", "Enigma", corp={"more": {"R&D": {"ice": ["Ice Wall", "Quandary"]}}})
    s.pass_until("R&D")
    assert s.side == "corp"
    assert sorted(s.options) == ["Archives", "R&D"]
    s.choose("R&D")
    assert s.corp.discard == ["Sand Storm"]
    s.pass_until("Jack out")
    assert s.run is not None
    assert s.run.server == "R&D"
    assert s.run.ice == "Ice Wall"


@card("Sand Storm")
def test_sand_storm_leads_to_a_server_without_ice() -> None:
    s = meet("Sand Storm", corp={"deck": ["Hedge Fund"]})
    s.pass_until("R&D")
    s.choose("R&D")
    s.pass_all()
    assert s.accessed == ["Hedge Fund"]


@card("Mirāju")
def test_miraju_before_archives_is_approached_again() -> None:
    s = Scenario(
        corp={"servers": {"Archives": {"ice": ["Mirāju+"]}}, "credits": 0},
        runner={"rig": ["Gordian Blade"], "credits": 9},
        turn="runner",
    )
    s.choose("Run Archives")
    s.to_encounter()
    s.choose(next(option for option in s.options if "reak" in option))
    s.pass_until("Jack out")
    assert s.run is not None
    assert (s.run.server, s.phase) == ("Archives", "approach ice")
    assert not s.card("Mirāju").rezzed


@card("Sand Storm")
def test_a_remote_server_of_nothing_but_sand_storm_is_gone() -> None:
    s = Scenario(corp={"servers": {"Server 1": {"ice": ["Sand Storm+"]}}, "deck": ["Hedge Fund"]}, turn="runner")
    s.choose("Run Server 1")
    s.pass_until("R&D")
    s.choose("R&D")
    s.pass_all()
    assert s.accessed == ["Hedge Fund"]
    assert "Server 1" not in s.corp.servers


# -- Subroutines that are resolved from elsewhere ----------------------------------------------------------------------


def wormhole(other: str) -> Scenario:
    """The Runner runs into Wormhole, which protects HQ; the other ice protects R&D."""
    return meet("Wormhole", corp={"hand": ["Quandary"], "more": {"R&D": {"ice": [f"{other}+"]}}})


@card("Bloom")
def test_another_server_is_one_that_bloom_does_not_protect() -> None:
    s = wormhole("Bloom")
    s.choose("Bloom, subroutine 1")
    s.choose("Quandary")
    assert sorted(s.options) == ["Archives", "HQ", "New server"]


@card("Sand Storm")
def test_the_run_moves_with_sand_storm_whatever_ice_the_runner_is_at() -> None:
    s = wormhole("Sand Storm")
    assert sorted(s.options) == ["Archives", "HQ"], "Sand Storm protects R&D"
    s.choose("Archives")
    assert s.corp.discard == ["Sand Storm"]
    s.pass_until("Jack out")
    assert s.run is not None
    assert (s.run.server, s.phase) == ("Archives", "approach server")


@card("Sand Storm", "Marcus Batty")
def test_approached_ice_is_not_encountered_once_the_run_has_moved() -> None:
    s = Scenario(
        corp={
            "servers": {
                "HQ": {"ice": ["Tollbooth+", "Sand Storm+"], "root": ["Marcus Batty+"]},
                "R&D": {"ice": ["Enigma"]},
            },
            "credits": 1,
        },
        runner={"credits": 9},
        turn="runner",
    )
    s.choose("Run HQ")
    s.choose("Use Marcus Batty", side="corp")
    s.bid(corp=1, runner=0)
    s.choose("Sand Storm")
    s.choose("R&D")
    s.pass_until("Jack out")
    assert s.run is not None
    assert s.run.server == "R&D"
    assert s.run.ice == "Enigma"
    assert s.runner.credits == 9, "nothing was paid at Tollbooth"
