"""The Anarch cards of the Genesis cycle that stay on the table: an identity, icebreakers and resources."""

import pytest

from netrunner.scenario import Scenario
from tests.cards import card

WHIZZARD = "Whizzard: Master Gamer"


# -- Whizzard: Master Gamer --------------------------------------------------------------------------------------------


@card("Whizzard: Master Gamer")
def test_whizzard_trashes_cards_with_three_recurring_credits() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["PAD Campaign"]}}},
        runner={"identity": WHIZZARD, "credits": 1},
        turn="runner",
    )
    assert s.card(WHIZZARD).counters["credit"] == 3
    s.access("Server 1")
    s.choose("Trash PAD Campaign (4 credits)")
    assert s.corp.discard == ["PAD Campaign"]
    assert s.runner.credits == 0
    assert s.card(WHIZZARD).counters["credit"] == 0
    s.next_turn()
    assert s.card(WHIZZARD).counters["credit"] == 3


@card("Whizzard: Master Gamer")
def test_the_credits_of_whizzard_pay_for_nothing_else() -> None:
    s = Scenario(
        corp={"hand": ["NAPD Contract"]},
        runner={"identity": WHIZZARD, "hand": ["Access to Globalsec"], "credits": 0},
        turn="runner",
    )
    assert not s.can("Install Access to Globalsec")
    s.access("HQ")
    assert not s.can("Steal NAPD Contract")  # 4 credits that these are not for


# -- Morning Star ------------------------------------------------------------------------------------------------------


@card("Morning Star")
def test_morning_star_breaks_any_number_of_barrier_subroutines_for_one_credit() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Wall of Thorns+"]}}},
        runner={"rig": ["Morning Star"], "credits": 3, "hand": ["Easy Mark"] * 3},
        turn="runner",
    )
    s.choose("Run HQ")
    s.use("Morning Star", "Subroutine 2", "Subroutine 1")
    assert s.runner.credits == 2
    s.pass_all()
    assert len(s.runner.hand) == 3
    assert "The run on HQ is successful." in s.log


@card("Morning Star")
def test_morning_star_may_break_only_some_of_them() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Wall of Thorns+"]}}},
        runner={"rig": ["Morning Star"], "hand": ["Easy Mark"] * 3},
        turn="runner",
    )
    s.choose("Run HQ")
    s.use("Morning Star", "Subroutine 1", "Done")
    s.pass_all()
    assert len(s.runner.hand) == 3
    assert s.run is None
    assert "The run is unsuccessful." in s.log


@card("Morning Star")
@pytest.mark.parametrize("ice", ["Heimdall 1.0+", "Enigma+"])
def test_morning_star_needs_a_barrier_of_its_strength(ice: str) -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": [ice]}}}, runner={"rig": ["Morning Star"], "credits": 20}, turn="runner"
    )
    s.choose("Run HQ")
    assert not s.can("Use Morning Star")


# -- Force of Nature ---------------------------------------------------------------------------------------------------


@card("Force of Nature")
def test_force_of_nature_breaks_up_to_two_code_gate_subroutines_for_two_credits() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Enigma+"]}}},
        runner={"rig": ["Force of Nature"], "credits": 3},
        turn="runner",
    )
    s.choose("Run HQ")
    assert not s.can("Use Force of Nature: break")
    s.use("Force of Nature: +1 strength")
    s.use("Force of Nature: break", "Subroutine 1", "Subroutine 2")
    assert s.runner.credits == 0
    s.pass_all()
    assert "The run on HQ is successful." in s.log
    assert s.runner.clicks == 3


@card("Force of Nature")
def test_force_of_nature_may_break_one_subroutine_and_no_barrier() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Enigma+"]}, "R&D": {"ice": ["Ice Wall+"]}}},
        runner={"rig": ["Force of Nature"], "credits": 9},
        turn="runner",
    )
    s.choose("Run HQ")
    s.use("Force of Nature: +1 strength")
    s.use("Force of Nature: break", "Subroutine 2", "Done")
    s.pass_all()
    assert s.runner.clicks == 2  # the first subroutine took one
    s.choose("Run R&D")
    assert not s.can("Use Force of Nature: break")


# -- Liberated Account -------------------------------------------------------------------------------------------------


@card("Liberated Account")
def test_liberated_account_gives_four_credits_a_click_and_is_trashed_when_it_is_empty() -> None:
    s = Scenario(runner={"hand": ["Liberated Account"], "credits": 6, "clicks": 5}, turn="runner")
    s.install("Liberated Account")
    assert s.card("Liberated Account").counters["credit"] == 16
    for taken in (4, 8, 12):
        s.use("Liberated Account")
        assert s.runner.credits == taken
        assert s.card("Liberated Account").counters["credit"] == 16 - taken
    assert s.runner.rig == ["Liberated Account"]
    s.use("Liberated Account")
    assert s.runner.credits == 16
    assert s.runner.discard == ["Liberated Account"]


@card("Liberated Account")
def test_liberated_account_gives_what_is_left() -> None:
    s = Scenario(runner={"rig": [("Liberated Account", {"credit": 3})], "credits": 0}, turn="runner")
    s.use("Liberated Account")
    assert s.runner.credits == 3
    assert s.runner.discard == ["Liberated Account"]


# -- Xanadu ------------------------------------------------------------------------------------------------------------


@card("Xanadu")
def test_xanadu_makes_all_ice_dearer_to_rez() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ice Wall"]}, "R&D": {"ice": ["Enigma"]}}, "credits": 3},
        runner={"rig": ["Xanadu"]},
        turn="runner",
    )
    s.choose("Run R&D")
    assert not s.can("Rez Enigma")
    s.pass_all()
    s.choose("Run HQ")
    s.rez("Ice Wall")
    assert s.corp.credits == 1


@card("Xanadu")
def test_xanadu_does_not_concern_other_cards() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["PAD Campaign"]}}, "credits": 2},
        runner={"rig": ["Xanadu"]},
        turn="runner",
    )
    s.choose("Run HQ")
    s.rez("PAD Campaign")
    assert s.corp.credits == 0
