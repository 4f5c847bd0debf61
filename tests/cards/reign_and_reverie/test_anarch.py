"""Reign and Reverie: Anarch."""

import pytest

from netrunner.scenario import Scenario
from tests.cards import card

GNAT = 'Nathaniel "Gnat" Hall: One-of-a-Kind'

# -- Nathaniel "Gnat" Hall ---------------------------------------------------------------------------------------------


@card('Nathaniel "Gnat" Hall: One-of-a-Kind')
@pytest.mark.parametrize(("cards", "gained"), [(0, 1), (2, 1), (3, 0)])
def test_gnat_gains_a_credit_with_two_or_fewer_cards(cards: int, gained: int) -> None:
    s = Scenario(runner={"identity": GNAT, "hand": ["Diesel"] * cards, "credits": 5}, turn="corp")
    s.end_turn()
    assert s.side == "runner"
    assert s.runner.credits == 5 + gained


# -- Divide and Conquer ------------------------------------------------------------------------------------------------


def divided(**corp: object) -> Scenario:
    table = {"hand": ["Hedge Fund"], "deck": ["Ice Wall", "Enigma"], "discard": ["PAD Campaign"], **corp}
    s = Scenario(corp=table, runner={"hand": ["Divide and Conquer"], "credits": 3}, turn="runner")
    s.play("Divide and Conquer")
    return s


@card("Divide and Conquer")
def test_divide_and_conquer_accesses_archives_then_hq_then_the_top_of_rnd() -> None:
    s = divided()
    assert s.run is not None
    assert s.run.server == "Archives"
    s.pass_all()
    assert s.accessed == ["PAD Campaign", "Hedge Fund", "Ice Wall"]
    assert s.run is None
    assert s.runner.discard == ["Divide and Conquer"]


@card("Divide and Conquer")
def test_divide_and_conquer_goes_on_though_archives_is_empty() -> None:
    s = divided(discard=[])
    s.pass_all()
    assert s.accessed == ["Hedge Fund", "Ice Wall"]


@card("Divide and Conquer")
def test_divide_and_conquer_accesses_nothing_else_if_the_run_fails() -> None:
    s = divided(servers={"Archives": {"ice": ["Ice Wall+"]}})
    s.pass_all()
    assert s.accessed == []


@card("Divide and Conquer")
def test_divide_and_conquer_leaves_roots_alone_and_counts_additional_accesses() -> None:
    s = Scenario(
        corp={
            "hand": ["Hedge Fund"],
            "deck": ["Ice Wall", "Enigma", "Wall of Static"],
            "servers": {"R&D": {"root": ["Akitaro Watanabe"]}},
        },
        runner={"hand": ["Divide and Conquer"], "credits": 3, "rig": ["R&D Interface"]},
        turn="runner",
    )
    s.play("Divide and Conquer")
    s.pass_all()
    assert s.accessed == ["Hedge Fund", "Ice Wall", "Enigma"]


@card("Divide and Conquer")
def test_divide_and_conquer_waits_for_the_accesses_of_its_own_run() -> None:
    s = Scenario(
        corp={"hand": ["Hedge Fund"], "deck": ["Ice Wall"], "discard": ["PAD Campaign"]},
        runner={"hand": ["Divide and Conquer"], "credits": 3, "rig": ["Hades Shard"]},
        turn="runner",
    )
    s.play("Divide and Conquer")
    s.pass_until("Use Hades Shard")
    s.use("Hades Shard")
    s.pass_all()
    assert s.accessed == ["PAD Campaign", "PAD Campaign", "Hedge Fund", "Ice Wall"]


# -- Guinea Pig --------------------------------------------------------------------------------------------------------


@card("Guinea Pig")
def test_guinea_pig_trashes_the_grip_and_gains_10_credits() -> None:
    s = Scenario(runner={"hand": ["Guinea Pig", "Diesel", "Corroder"], "credits": 4}, turn="runner")
    s.play("Guinea Pig")
    assert s.runner.hand == []
    assert s.runner.credits == 10
    assert sorted(s.runner.discard) == ["Corroder", "Diesel", "Guinea Pig"]


@card("Guinea Pig")
def test_guinea_pig_needs_no_other_card_but_4_credits() -> None:
    s = Scenario(runner={"hand": ["Guinea Pig"], "credits": 4}, turn="runner")
    s.play("Guinea Pig")
    assert s.runner.credits == 10
    assert not Scenario(runner={"hand": ["Guinea Pig"], "credits": 3}, turn="runner").can("Play Guinea Pig")


# -- Hijacked Router ---------------------------------------------------------------------------------------------------


@card("Hijacked Router")
def test_hijacked_router_takes_a_credit_for_each_server_created() -> None:
    s = Scenario(
        corp={"hand": ["PAD Campaign", "Ice Wall", "Enigma"], "credits": 5},
        runner={"rig": ["Hijacked Router"]},
    )
    s.install("Enigma", "New server")
    assert s.corp.credits == 4
    s.install("Ice Wall", "Server 1")
    assert s.corp.credits == 3, "that server was there: only the ice is paid for"
    s.install("PAD Campaign", "New server")
    assert s.corp.credits == 2


@card("Hijacked Router")
@pytest.mark.parametrize(("answer", "credits_", "left"), [("Yes", 2, []), ("No", 5, ["Hijacked Router"])])
def test_hijacked_router_may_be_trashed_in_archives(answer: str, credits_: int, left: list[str]) -> None:
    s = Scenario(corp={"credits": 5}, runner={"rig": ["Hijacked Router"]}, turn="runner")
    s.choose("Run Archives")
    s.pass_until(answer)
    s.choose(answer)
    assert s.corp.credits == credits_
    assert s.runner.rig == left


@card("Hijacked Router")
def test_hijacked_router_is_not_asked_about_elsewhere() -> None:
    s = Scenario(corp={"credits": 5, "hand": ["Hedge Fund"]}, runner={"rig": ["Hijacked Router"]}, turn="runner")
    s.run_on("HQ")
    assert s.corp.credits == 5
    assert s.runner.rig == ["Hijacked Router"]


# -- Cradle ------------------------------------------------------------------------------------------------------------


@card("Cradle")
@pytest.mark.parametrize(("cards", "strength"), [(0, 5), (3, 2), (6, -1)])
def test_cradle_has_less_strength_for_each_card_in_the_grip(cards: int, strength: int) -> None:
    s = Scenario(runner={"rig": ["Cradle"], "hand": ["Diesel"] * cards}, turn="runner")
    assert s.card("Cradle").strength == strength


@card("Cradle")
def test_cradle_breaks_any_number_of_code_gate_subroutines_for_2_credits() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Enigma+"]}}},
        runner={"rig": ["Cradle"], "hand": ["Diesel"] * 3, "credits": 2},
        turn="runner",
    )
    s.choose("Run HQ")
    s.use("Cradle", "Subroutine 1", "Subroutine 2")
    assert s.runner.credits == 0
    s.pass_all()
    assert s.runner.clicks == 3


@card("Cradle")
def test_cradle_is_too_weak_with_a_full_grip() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Enigma+"]}}},
        runner={"rig": ["Cradle"], "hand": ["Diesel"] * 4, "credits": 2},
        turn="runner",
    )
    s.run_on("HQ")
    assert s.runner.credits == 2
    assert s.accessed == []


# -- District 99 -------------------------------------------------------------------------------------------------------


@card("District 99")
def test_district_99_counts_the_first_program_or_hardware_trashed_each_turn() -> None:
    s = Scenario(
        corp={"hand": ["Hedge Fund"], "servers": {"HQ": {"ice": ["Rototurret+"]}}},
        runner={"rig": ["District 99", "Corroder", "Mimic"]},
        turn="runner",
    )
    s.choose("Run HQ")
    s.pass_until("Corroder")
    s.choose("Corroder")
    s.choose("Yes")
    assert s.card("District 99").counters["power"] == 1
    s.choose("Run HQ")
    s.pass_all()
    assert "Mimic" not in s.runner.rig
    assert s.card("District 99").counters["power"] == 1, "once a turn"


@card("District 99")
def test_district_99_counts_a_card_trashed_from_the_grip() -> None:
    s = Scenario(runner={"rig": ["District 99"], "hand": ["Guinea Pig", "Diesel", "Corroder"]}, turn="runner")
    s.play("Guinea Pig", "Yes")
    assert s.card("District 99").counters["power"] == 1


@card("District 99")
def test_district_99_counts_once_what_is_trashed_together() -> None:
    s = Scenario(runner={"rig": ["District 99"], "hand": ["Guinea Pig", "Mimic", "Corroder"]}, turn="runner")
    s.play("Guinea Pig", "Yes")
    assert s.card("District 99").counters["power"] == 1
    assert s.can("Gain 1 credit"), "nothing more is asked"


@card("District 99")
def test_district_99_counts_no_facedown_card() -> None:
    s = Scenario(
        runner={"rig": ["District 99", "Chop Bot 3000", ("Corroder", {"facedown": True})], "deck": ["Diesel"] * 3},
        turn="corp",
    )
    s.end_turn()
    s.choose("Yes")
    s.choose("Corroder")
    assert s.runner.discard == ["Corroder"]
    assert s.card("District 99").counters["power"] == 0


@card("District 99")
def test_district_99_counts_no_event() -> None:
    s = Scenario(runner={"rig": ["District 99"], "hand": ["Guinea Pig", "Diesel"]}, turn="runner")
    s.play("Guinea Pig")
    assert s.options != ["Yes", "No"]
    assert s.card("District 99").counters["power"] == 0


@card("District 99")
def test_district_99_recovers_a_card_of_the_identitys_faction() -> None:
    s = Scenario(
        runner={
            "identity": GNAT,
            "rig": [("District 99", {"power": 3})],
            "discard": ["Mimic", "Corroder", "Diesel", "Sure Gamble"],
        },
        turn="runner",
    )
    s.choose("Use District 99")
    assert sorted(s.options) == ["Corroder", "Mimic"]
    s.choose("Mimic")
    assert s.runner.hand == ["Mimic"]
    assert s.runner.clicks == 3
    assert s.card("District 99").counters["power"] == 0
    assert not s.can("Use District 99")


@card("District 99")
def test_district_99_cannot_be_used_without_such_a_card_or_three_counters() -> None:
    s = Scenario(
        runner={"identity": GNAT, "rig": [("District 99", {"power": 3})], "discard": ["Diesel"]}, turn="runner"
    )
    assert not s.can("Use District 99")
    s = Scenario(runner={"identity": GNAT, "rig": [("District 99", {"power": 2})], "discard": ["Mimic"]}, turn="runner")
    assert not s.can("Use District 99")
