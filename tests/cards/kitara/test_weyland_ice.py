"""Kitara Cycle: Weyland Consortium ice and upgrades."""

from collections.abc import Mapping

import pytest

from netrunner.scenario import Scenario
from tests.cards import card


def meet(servers: Mapping[str, object], server: str = "HQ", **runner: object) -> Scenario:
    s = Scenario(
        corp={"servers": servers, "credits": 0}, runner={"credits": 5, "hand": ["Diesel"] * 4, **runner}, turn="runner"
    )
    s.choose(f"Run {server}")
    return s


# -- Oduduwa -----------------------------------------------------------------------------------------------------------


@card("Oduduwa")
def test_oduduwa_grows_and_may_give_other_ice_as_many_tokens() -> None:
    servers = {"HQ": {"ice": ["Oduduwa+"]}, "R&D": {"ice": ["Enigma"]}, "Server 1": {"ice": ["Ice Wall+"]}}
    s = meet(servers, clicks=4)
    assert s.side == "corp"
    s.choose("Yes")
    assert len(s.options) == 2
    s.choose("Ice Wall")
    assert s.card("Oduduwa").counters["advancement"] == 1
    assert s.card("Ice Wall").counters["advancement"] == 1
    assert s.run is None
    s.choose("Run HQ")
    s.choose("Yes")
    s.choose("Enigma")
    assert s.card("Enigma").counters["advancement"] == 2
    s.choose("Run HQ")
    s.choose("No")
    assert s.card("Oduduwa").counters["advancement"] == 3
    assert len(s.state.subroutines(s.state.cards[s.card("Oduduwa").id])) == 2


@card("Oduduwa")
def test_oduduwa_alone_only_grows() -> None:
    s = meet({"HQ": {"ice": ["Oduduwa+"]}})
    assert s.card("Oduduwa").counters["advancement"] == 1
    assert s.run is None


# -- Masvingo ----------------------------------------------------------------------------------------------------------


@card("Masvingo")
def test_masvingo_gets_a_token_when_rezzed_and_a_subroutine_for_each() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": [("Masvingo", {"advancement": 1})]}}, "credits": 3},
        runner={"rig": ["Corroder"], "credits": 5},
        turn="runner",
    )
    s.choose("Run HQ")
    s.rez("Masvingo")
    assert s.card("Masvingo").counters["advancement"] == 2
    s.to_encounter()
    s.choose("Use Corroder: +1")
    s.use("Corroder: Break", "Subroutine 1")
    s.pass_all()
    assert s.run is None
    assert s.runner.credits == 3


@card("Masvingo")
def test_masvingo_can_be_advanced_and_has_no_subroutine_without_tokens() -> None:
    s = Scenario(corp={"servers": {"HQ": {"ice": ["Masvingo+"]}}})
    ice = s.state.cards[s.card("Masvingo").id]
    assert len(s.state.subroutines(ice)) == 0
    s.choose("Advance Masvingo")
    assert len(s.state.subroutines(s.state.cards[ice.id])) == 1


# -- Surveyor ----------------------------------------------------------------------------------------------------------


@card("Surveyor")
@pytest.mark.parametrize(("others", "base"), [(0, 2), (2, 6)])
def test_surveyor_is_as_strong_as_twice_the_ice_of_its_server(others: int, base: int) -> None:
    servers = {"HQ": {"ice": ["Surveyor+", *["Enigma"] * others]}, "R&D": {"ice": ["Ice Wall"]}}
    s = meet(servers, credits=2 * base)
    assert s.state.strength(s.state.cards[s.card("Surveyor").id]) == base
    s.bid(corp=0, runner=base - 1)
    assert s.runner.tags == 2
    s.bid(corp=0, runner=base)
    assert s.run is not None
    s = meet(servers, credits=2 * base)
    s.bid(corp=0, runner=base)
    assert s.runner.tags == 0
    s.bid(corp=0, runner=base - 1)
    assert s.run is None


# -- Forced Connection -------------------------------------------------------------------------------------------------


@card("Forced Connection")
@pytest.mark.parametrize(("bid", "tags"), [(2, 2), (3, 0)])
@pytest.mark.parametrize("where", ["HQ", "R&D", "Server 1"])
def test_forced_connection_traces_for_2_tags(where: str, bid: int, tags: int) -> None:
    zone = {"HQ": "hand", "R&D": "deck"}.get(where)
    corp: dict[str, object] = {zone: ["Forced Connection"]} if zone else {}
    if not zone:
        corp = {"servers": {where: {"root": ["Forced Connection"]}}}
    s = Scenario(corp={"credits": 0, **corp}, runner={"credits": 4}, turn="runner")
    s.choose(f"Run {where}")
    s.pass_until("4")
    s.bid(corp=0, runner=bid)
    assert s.runner.tags == tags
    assert s.card("Forced Connection").known_to == ["corp", "runner"]


@card("Forced Connection")
def test_forced_connection_does_nothing_from_archives() -> None:
    s = Scenario(corp={"discard": ["Forced Connection"]}, runner={"credits": 0}, turn="runner")
    s.run_on("Archives")
    assert s.runner.tags == 0


# -- Overseer Matrix ---------------------------------------------------------------------------------------------------


def overseer(server: str, *root: str, ice: tuple[str, ...] = (), **corp: object) -> Scenario:
    return Scenario(
        corp={"servers": {server: {"root": ["Overseer Matrix+", *root], "ice": list(ice)}}, "credits": 3, **corp},
        runner={"credits": 20},
        turn="runner",
    )


@card("Overseer Matrix")
def test_overseer_matrix_tags_for_a_credit_when_a_card_of_its_server_is_trashed() -> None:
    s = overseer("Server 1", "PAD Campaign+")
    s.access("Server 1")
    s.choose("Access PAD Campaign")
    s.choose("Trash PAD Campaign")
    assert s.side == "corp"
    s.choose("Yes")
    assert (s.runner.tags, s.corp.credits) == (1, 2)
    s.choose("Trash Overseer Matrix")
    s.choose("Yes")
    assert (s.runner.tags, s.corp.credits) == (2, 1), "it counts itself"


@card("Overseer Matrix")
def test_it_applies_in_the_run_in_which_it_was_trashed_and_not_after() -> None:
    s = overseer("Server 1", "PAD Campaign+")
    s.access("Server 1")
    s.choose("Access Overseer Matrix")
    s.choose("Trash Overseer Matrix")
    s.choose("No")
    assert s.runner.tags == 0
    s.choose("Trash PAD Campaign")
    s.choose("Yes")
    assert s.runner.tags == 1


@card("Overseer Matrix")
def test_the_corp_needs_a_credit_and_other_servers_do_not_count() -> None:
    s = Scenario(
        corp={
            "servers": {"Server 1": {"root": ["Overseer Matrix+"]}, "Server 2": {"root": ["PAD Campaign"]}},
            "credits": 3,
        },
        runner={"credits": 20},
        turn="runner",
    )
    s.access("Server 2")
    s.choose("Trash PAD Campaign")
    assert s.side == "runner"
    s = overseer("Server 1", credits=0)
    s.access("Server 1")
    s.choose("Trash Overseer Matrix")
    assert s.runner.tags == 0
    assert s.side == "runner"


@card("Overseer Matrix")
def test_in_the_root_of_hq_it_watches_the_cards_of_hq_and_not_the_root() -> None:
    s = overseer("HQ", hand=["PAD Campaign"])
    s.access("HQ")
    s.choose("Access a card from HQ")
    s.choose("Trash PAD Campaign")
    s.choose("Yes")
    assert s.runner.tags == 1
    s.choose("Trash Overseer Matrix")
    assert s.side == "runner", "a card in the root is not in the server"
    assert s.runner.tags == 1


@card("Overseer Matrix")
def test_ice_protects_a_server_and_is_not_in_it() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["Overseer Matrix+"], "ice": ["Ice Wall+"]}}, "credits": 3},
        runner={"rig": ["Corroder"], "hand": ["Knifed"], "credits": 9},
        turn="runner",
    )
    s.play("Knifed", "Server 1")
    s.use("Corroder: Break")
    assert s.corp.discard == ["Ice Wall"]
    assert s.side == "runner"
    assert s.runner.tags == 0


@card("Overseer Matrix")
def test_trashed_outside_of_a_run_it_counts_itself_but_not_what_comes_later() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["Overseer Matrix+", "PAD Campaign+"]}}, "credits": 3},
        runner={"rig": ["Political Operative"], "credits": 20, "hand": []},
        turn="runner",
    )
    s.choose("Gain 1 credit")
    s.choose("Use Political Operative")
    s.choose("Overseer Matrix")
    s.choose("Yes")
    assert s.runner.tags == 1
    s.access("Server 1")
    s.choose("Trash PAD Campaign")
    assert s.side == "runner"
    assert s.runner.tags == 1


@card("Oduduwa")
def test_the_runner_reads_which_of_several_unrezzed_pieces_has_got_the_tokens() -> None:
    s = meet({"HQ": {"ice": ["Oduduwa+", "Enigma", "Hunter"]}})
    s.choose("Yes")
    s.choose("Enigma")
    lines = [line["text"] for line in s.game.view("runner")["log"]]
    assert "1 advancement token is placed on ice protecting HQ (position 2 from outside)." in lines
    assert not any("Enigma" in line for line in lines)
