"""Creation and Control: hardware and resources of the Shapers."""

import pytest

from netrunner.engine.terms import RUNNER
from netrunner.scenario import Scenario
from tests.cards import card

# -- Monolith ----------------------------------------------------------------------------------------------------------


def monolith(hand: list[str], credits_: int = 18, **runner: object) -> Scenario:
    s = Scenario(runner={"hand": ["Monolith", *hand], "credits": credits_, **runner}, turn="runner")
    s.choose("Install Monolith")
    return s


@card("Monolith")
def test_monolith_installs_three_programs_for_four_credits_less_each() -> None:
    s = monolith(["Corroder", "Gordian Blade", "Magnum Opus", "Diesel", "Mimic"], 19)
    assert sorted(s.options) == ["Corroder", "Done", "Gordian Blade", "Magnum Opus", "Mimic"]
    s.choose("Magnum Opus")  # 5 - 4
    assert s.runner.credits == 0
    s.choose("Corroder")
    s.choose("Done")  # trashing nothing for it
    s.choose("Gordian Blade")
    s.choose("Done")
    assert sorted(s.runner.rig) == ["Corroder", "Gordian Blade", "Magnum Opus", "Monolith"]
    assert s.runner.hand == ["Diesel", "Mimic"]
    assert not s.can("Mimic")


@card("Monolith")
def test_monolith_may_install_fewer_programs_or_none() -> None:
    s = monolith(["Corroder", "Mimic"])
    s.choose("Done")
    assert s.runner.rig == ["Monolith"]
    s = monolith(["Corroder", "Mimic"])
    s.choose("Mimic")
    s.choose("Done")
    assert sorted(s.runner.rig) == ["Mimic", "Monolith"]


@card("Monolith")
def test_monolith_offers_only_programs_that_can_be_paid_for() -> None:
    s = monolith(["Magnum Opus", "Mimic"])
    assert s.options == ["Mimic", "Done"]


@card("Monolith")
def test_monolith_gives_three_memory_before_the_programs_come() -> None:
    rig = ["Corroder", "Corroder", "Mimic", "Mimic"]
    s = monolith(["Magnum Opus", "Gordian Blade"], 19, rig=rig)
    s.choose("Magnum Opus")
    s.choose("Done")
    s.choose("Gordian Blade")
    s.choose("Done")
    assert sorted(s.runner.rig) == sorted([*rig, "Magnum Opus", "Gordian Blade", "Monolith"])


@card("Monolith")
def test_one_console_only() -> None:
    s = Scenario(runner={"hand": ["Monolith"], "rig": ["The Toolbox"], "credits": 30}, turn="runner")
    assert not s.can("Install Monolith")


def snared(hand: list[str]) -> Scenario:
    """3 net damage is coming."""
    s = Scenario(
        corp={"hand": ["Snare!"], "credits": 4},
        runner={"rig": ["Monolith"], "hand": hand, "credits": 0},
        turn="runner",
    )
    s.choose("Run HQ")
    s.choose("Yes", side="corp")
    return s


@card("Monolith")
def test_monolith_prevents_net_damage_by_trashing_programs_from_the_grip() -> None:
    s = snared(["Corroder", "Mimic", "Diesel"])
    s.choose("Use Monolith")
    s.choose("Corroder")
    s.choose("Use Monolith")
    assert not s.can("Use Monolith")  # no program is left
    s.pass_all()
    assert s.runner.hand == []
    assert sorted(s.runner.discard) == ["Corroder", "Diesel", "Mimic"]
    assert s.state.winner < 0


@card("Monolith")
def test_monolith_needs_a_program_in_the_grip() -> None:
    s = snared(["Diesel"] * 4)
    assert not s.can("Use Monolith")


@card("Monolith")
def test_monolith_prevents_brain_but_not_meat_damage() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Heimdall 1.0+"]}}},
        runner={"rig": ["Monolith"], "hand": ["Corroder", "Diesel"]},
        turn="runner",
    )
    s.choose("Run HQ")
    s.choose("Use Monolith", side="runner")
    s.pass_all()
    assert s.runner.brain_damage == 0
    assert s.runner.hand == ["Diesel"]
    s = Scenario(
        corp={"hand": ["Scorched Earth"]},
        runner={"rig": ["Monolith"], "hand": ["Corroder"] * 5, "tags": 1, "credits": 9},
    )
    s.play("Scorched Earth")
    assert s.runner.hand == ["Corroder"]


@card("Monolith")
@pytest.mark.parametrize("hand", [["Diesel", "Sure Gamble"], ["Magnum Opus", "Diesel"], ["Mimic", "Diesel"]])
def test_the_question_of_monolith_does_not_tell_what_is_in_the_grip(hand: list[str]) -> None:
    s = monolith(hand)
    assert s.prompt.startswith("Monolith: you may install a program")
    assert s.options == (["Mimic", "Done"] if "Mimic" in hand else ["Done"])
    s.choose("Done")
    assert s.prompt.startswith("Take an action")


@card("Monolith")
def test_monolith_asks_again_after_the_last_program_but_not_about_an_empty_grip() -> None:
    s = monolith(["Mimic", "Diesel"])
    s.choose("Mimic")
    assert s.options == ["Done"]
    s = monolith(["Mimic"])
    s.choose("Mimic")
    assert s.prompt.startswith("Take an action")


@card("Monolith")
@pytest.mark.parametrize("hand", [["Diesel"] * 4, ["Mimic", *["Diesel"] * 3], ["Mimic"] * 4])
def test_the_chance_to_use_monolith_does_not_tell_what_is_in_the_grip(hand: list[str]) -> None:
    s = snared(hand)
    assert s.side == "runner"
    assert s.prompt.startswith("About to happen: 3 net damage")
    assert s.can("Use Monolith") == ("Mimic" in hand)
    if "Mimic" in hand:
        s.choose("Use Monolith")
        assert s.prompt == "Monolith: choose a card to trash as a cost."  # also where there is only one
        s.choose("Mimic")
    assert s.prompt.startswith("About to happen")
    s.choose("Pass")
    assert len(s.runner.hand) == 1


# -- Clone Chip --------------------------------------------------------------------------------------------------------


def clone_chip(discard: list[str], credits_: int = 9, **runner: object) -> Scenario:
    s = Scenario(
        runner={"rig": ["Clone Chip"], "discard": discard, "credits": credits_ - 1, **runner},
        turn="runner",
        skip_empty_windows=False,
    )
    s.choose("Gain 1 credit", side="runner")
    return s


@card("Clone Chip")
def test_clone_chip_installs_a_program_from_the_heap_for_its_cost() -> None:
    s = clone_chip(["Corroder", "Diesel", "Gordian Blade"], 4)
    s.choose("Use Clone Chip", side="runner")
    assert sorted(s.options) == ["Corroder", "Gordian Blade"]
    s.choose("Gordian Blade")
    assert s.runner.rig == ["Gordian Blade"]
    assert s.runner.credits == 0
    assert sorted(s.runner.discard) == ["Clone Chip", "Corroder", "Diesel"]


@card("Clone Chip")
def test_clone_chip_needs_a_program_in_the_heap_that_can_be_paid_for() -> None:
    assert not clone_chip(["Diesel"]).can("Use Clone Chip")
    assert not clone_chip(["Corroder"], 1).can("Use Clone Chip")
    assert not clone_chip([], hand=["Corroder"]).can("Use Clone Chip")


@card("Clone Chip")
def test_clone_chip_can_be_used_in_the_middle_of_a_run() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ice Wall+"]}}, "hand": ["Hedge Fund"]},
        runner={"rig": ["Clone Chip"], "discard": ["Corroder"], "credits": 9},
        turn="runner",
    )
    s.choose("Run HQ")
    s.to_encounter()
    s.choose("Use Clone Chip", side="runner")
    s.choose("Use Corroder: Break")
    s.pass_all()
    assert s.accessed == ["Hedge Fund"]


# -- Omni-drive --------------------------------------------------------------------------------------------------------


@card("Omni-drive")
def test_omni_drive_hosts_a_program_of_one_memory_unit_which_takes_up_none() -> None:
    s = Scenario(
        runner={
            "rig": ["Omni-drive", "Magnum Opus", "Gordian Blade", "Mimic"],
            "hand": ["Corroder", "Sneakdoor Beta"],
            "credits": 9,
        },
        turn="runner",
    )
    s.install("Corroder", "Omni-drive")
    assert s.card("Corroder").host == "Omni-drive"
    assert len(s.runner.rig) == 5
    s.choose("Install Sneakdoor Beta")
    assert not s.can("Omni-drive")  # 2 memory units


@card("Omni-drive")
def test_omni_drive_hosts_a_single_program() -> None:
    s = Scenario(
        runner={
            "rig": ["Omni-drive", ("Corroder", {"host": "Omni-drive"})],
            "hand": ["Mimic"],
            "credits": 9,
        },
        turn="runner",
    )
    s.choose("Install Mimic")
    s.choose("Omni-drive")
    assert s.options == ["Corroder"] or s.runner.discard == ["Corroder"]  # it makes room
    assert s.card("Mimic").host == "Omni-drive"
    assert s.runner.discard == ["Corroder"]


def driving(*rig: object) -> Scenario:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ice Wall+"]}}, "hand": ["Hedge Fund"]},
        runner={"rig": ["Omni-drive", *rig], "credits": 0},
        turn="runner",
    )
    s.choose("Run HQ")
    return s


@card("Omni-drive")
def test_the_credit_of_omni_drive_pays_for_the_hosted_program_only() -> None:
    s = driving(("Corroder", {"host": "Omni-drive"}))
    s.choose("Use Corroder: Break", side="runner")
    s.pass_all()
    assert s.accessed == ["Hedge Fund"]
    assert s.card("Omni-drive").counters["credit"] == 0
    s = driving("Corroder")
    s.pass_all()
    assert s.accessed == []
    assert s.card("Omni-drive").counters["credit"] == 1


@card("Omni-drive")
def test_the_credit_of_omni_drive_comes_back_each_turn() -> None:
    s = driving(("Corroder", {"host": "Omni-drive"}))
    s.choose("Use Corroder: Break", side="runner")
    s.pass_all()
    s.next_turn()
    assert s.card("Omni-drive").counters["credit"] == 1


@card("Omni-drive")
def test_the_credit_of_omni_drive_does_not_pay_for_installing() -> None:
    s = Scenario(runner={"rig": ["Omni-drive"], "hand": ["Corroder"], "credits": 1}, turn="runner")
    assert not s.can("Install Corroder")


# -- Professional Contacts, Borrowed Satellite -------------------------------------------------------------------------


@card("Professional Contacts")
def test_professional_contacts_gives_a_credit_and_a_card_for_a_click() -> None:
    s = Scenario(runner={"rig": ["Professional Contacts"], "deck": ["Diesel"] * 2, "credits": 0}, turn="runner")
    s.choose("Use Professional Contacts")
    assert (s.runner.credits, s.runner.clicks, s.runner.hand) == (1, 3, ["Diesel"])
    s.choose("Use Professional Contacts")
    s.choose("Use Professional Contacts")  # the stack is empty: a credit is something
    assert (s.runner.credits, s.runner.hand) == (3, ["Diesel", "Diesel"])


@card("Borrowed Satellite")
def test_borrowed_satellite_gives_link_and_hand_size() -> None:
    s = Scenario(runner={"hand": ["Borrowed Satellite"], "rig": ["Borrowed Satellite"], "credits": 3}, turn="runner")
    assert (s.state.link(), s.state.hand_size(RUNNER)) == (1, 6)
    s.install("Borrowed Satellite")
    assert (s.state.link(), s.state.hand_size(RUNNER)) == (2, 7)


# -- Ice Analyzer ------------------------------------------------------------------------------------------------------


@card("Ice Analyzer")
def test_ice_analyzer_gets_a_credit_for_each_piece_of_ice_rezzed() -> None:
    s = Scenario(
        corp={
            "servers": {"HQ": {"ice": ["Ice Wall", "Enigma"]}, "Server 1": {"root": ["PAD Campaign"]}},
            "credits": 9,
        },
        runner={"rig": ["Ice Analyzer"]},
        turn="runner",
    )
    s.choose("Run HQ")
    s.rez("PAD Campaign")
    assert s.card("Ice Analyzer").counters["credit"] == 0
    s.rez("Ice Wall")
    assert s.card("Ice Analyzer").counters["credit"] == 1


@card("Ice Analyzer")
def test_ice_analyzer_counts_ice_rezzed_by_a_card() -> None:
    s = Scenario(
        corp={"hand": ["Oversight AI"], "servers": {"HQ": {"ice": ["Ice Wall"]}}, "credits": 9},
        runner={"rig": ["Ice Analyzer"]},
    )
    s.play("Oversight AI")
    assert s.card("Ice Analyzer").counters["credit"] == 1


@card("Ice Analyzer")
@pytest.mark.parametrize(("title", "can"), [("Corroder", True), ("Access to Globalsec", False)])
def test_credits_on_ice_analyzer_install_programs_only(title: str, can: bool) -> None:
    s = Scenario(
        runner={"rig": [("Ice Analyzer", {"credit": 2})], "hand": [title], "credits": 0},
        turn="runner",
    )
    assert s.can(f"Install {title}") == can
    if can:
        s.choose(f"Install {title}")
        assert s.runner.rig == ["Ice Analyzer", "Corroder"]
        assert s.card("Ice Analyzer").counters["credit"] == 0
        s.next_turn()
        assert s.card("Ice Analyzer").counters["credit"] == 0  # they do not come back
