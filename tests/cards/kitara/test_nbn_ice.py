"""Kitara Cycle: NBN ice and operations."""

import pytest

from netrunner.scenario import Scenario
from tests.cards import card


def meet(ice: str, **runner: object) -> Scenario:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": [f"{ice}+"]}}, "credits": 0},
        runner={"credits": 5, "clicks": 2, **runner},
        turn="runner",
    )
    s.choose("Run HQ")
    return s


def after_runner(corp: dict[str, object], *moves: str, **runner: object) -> Scenario:
    """The Runner does something with the only click and the Corp's turn begins."""
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["PAD Campaign+"]}}, **corp},
        runner={"clicks": 1, "credits": 9, **runner},
        turn="runner",
    )
    for move in moves:
        s.choose(move)
        if move == "Run Server 1":
            s.pass_until("Trash PAD Campaign")
    s.pass_until("Gain 1 credit")
    assert s.side == "corp"
    return s


@card("Endless EULA")
def test_endless_eula_ends_the_run_unless_6_credits_are_paid_one_by_one() -> None:
    s = meet("Endless EULA", credits=6)
    for _ in range(6):
        s.choose("Yes")
    assert s.runner.credits == 0
    assert s.run is not None
    s = meet("Endless EULA", credits=5)
    for _ in range(5):
        s.choose("Yes")
    assert s.run is None
    s = meet("Endless EULA", credits=5)
    s.choose("No")
    assert (s.run, s.runner.credits) == (None, 5)


@card("Sandman")
def test_sandman_adds_2_installed_cards_to_the_grip() -> None:
    s = meet("Sandman", rig=["Medium", "Wyldside", "Desperado"])
    assert s.side == "corp"
    s.choose("Wyldside")
    s.choose("Desperado")
    assert s.runner.hand == ["Wyldside", "Desperado"]
    assert s.runner.rig == ["Medium"]
    assert s.run is not None


# -- Jua ---------------------------------------------------------------------------------------------------------------


@card("Jua")
def test_jua_forbids_installing_for_the_turn_and_puts_1_of_2_cards_on_the_stack() -> None:
    s = meet("Jua", rig=["Medium", "Wyldside", "Desperado"], hand=["Magnum Opus"], deck=["Diesel"], clicks=3)
    assert s.side == "corp"
    s.choose("Medium")
    s.choose("Wyldside")
    assert s.side == "runner"
    assert s.options == ["Medium", "Wyldside"]
    s.choose("Wyldside")
    assert s.runner.deck == ["Wyldside", "Diesel"]
    s.pass_until("Jack out")
    s.choose("Jack out")
    assert not s.can("Install Magnum Opus")
    s.next_turn()
    assert s.can("Install Magnum Opus")


@card("Jua")
def test_jua_with_a_single_card_to_choose_does_nothing() -> None:
    s = meet("Jua", rig=["Medium"], deck=["Diesel"])
    assert s.runner.rig == ["Medium"]
    assert s.run is not None


@card("Jua")
def test_breaking_the_subroutine_saves_no_installs() -> None:
    s = meet("Jua", rig=["Femme Fatale", "Wyldside"], hand=["Magnum Opus"], credits=9, clicks=3)
    s.use("Femme Fatale: +1")
    s.use("Femme Fatale: Break")
    s.pass_until("Jack out")
    s.choose("Jack out")
    assert not s.can("Install Magnum Opus")


# -- operations --------------------------------------------------------------------------------------------------------


@card("Self-Growth Program")
def test_self_growth_program_returns_2_cards_of_a_tagged_runner() -> None:
    s = Scenario(corp={"hand": ["Self-Growth Program"]}, runner={"tags": 1, "rig": ["Medium", "Wyldside", "Desperado"]})
    s.play("Self-Growth Program", "Medium", "Desperado")
    assert s.runner.hand == ["Medium", "Desperado"]
    assert s.runner.rig == ["Wyldside"]
    s = Scenario(corp={"hand": ["Self-Growth Program"]}, runner={"tags": 1, "rig": ["Medium"]})
    s.play("Self-Growth Program")
    assert s.runner.hand == ["Medium"]


@card("Self-Growth Program")
@pytest.mark.parametrize("order", [("Scheherazade", "Medium"), ("Medium", "Scheherazade")])
def test_what_leaves_together_with_its_host_is_not_trashed(order: tuple[str, str]) -> None:
    rig = ["Scheherazade", ("Medium", {"host": "Scheherazade"}), "Corroder"]
    s = Scenario(corp={"hand": ["Self-Growth Program"]}, runner={"tags": 1, "rig": rig, "hand": []})
    s.play("Self-Growth Program", *order)
    assert sorted(s.runner.hand) == ["Medium", "Scheherazade"]
    assert not any("Medium is trashed" in line for line in s.log)


@card("Self-Growth Program")
@pytest.mark.parametrize(("tags", "rig"), [(0, ["Medium"]), (1, [])])
def test_self_growth_program_needs_a_tag_and_a_card(tags: int, rig: list[str]) -> None:
    s = Scenario(corp={"hand": ["Self-Growth Program"]}, runner={"tags": tags, "rig": rig})
    assert not s.can("Play Self-Growth Program")


@card("Market Forces")
@pytest.mark.parametrize(("tags", "credits_", "lost"), [(1, 9, 3), (2, 9, 6), (3, 4, 4)])
def test_market_forces_moves_3_credits_for_each_tag(tags: int, credits_: int, lost: int) -> None:
    s = Scenario(corp={"hand": ["Market Forces"], "credits": 0}, runner={"tags": tags, "credits": credits_})
    s.choose("Play Market Forces")
    assert s.runner.credits == credits_ - lost
    assert s.corp.credits == lost
    assert s.runner.tags == tags


@card("Market Forces")
def test_market_forces_needs_a_tag() -> None:
    assert not Scenario(corp={"hand": ["Market Forces"]}).can("Play Market Forces")


def threat() -> Scenario:
    s = after_runner(
        {"hand": ["Threat Assessment"]},
        "Run Server 1",
        "Trash PAD Campaign",
        rig=["Magnum Opus", "Wyldside"],
        deck=["Diesel"],
    )
    s.choose("Play Threat Assessment")
    s.choose("Magnum Opus")
    return s


@card("Threat Assessment")
def test_threat_assessment_moves_a_card_to_the_stack_or_gives_2_tags() -> None:
    s = threat()
    assert s.side == "runner"
    s.choose("Put")
    assert s.runner.deck == ["Magnum Opus", "Diesel"]
    assert s.runner.tags == 0
    assert s.card("Threat Assessment").zone == "removed from the game"
    s = threat()
    s.choose("Take 2 tags")
    assert (s.runner.tags, s.runner.deck) == (2, ["Diesel"])
    assert s.card("Threat Assessment").zone == "removed from the game"


@card("Threat Assessment")
def test_threat_assessment_needs_a_trashed_corp_card() -> None:
    s = after_runner({"hand": ["Threat Assessment"]}, "Gain 1 credit", rig=["Magnum Opus"])
    assert not s.can("Play Threat Assessment")


@card("Standard Procedure")
@pytest.mark.parametrize(("named", "gained"), [("event", 4), ("program", 2), ("resource", 0)])
def test_standard_procedure_gains_2_for_each_card_of_the_named_type(named: str, gained: int) -> None:
    s = after_runner(
        {"hand": ["Standard Procedure"], "deck": ["Ice Wall"] * 3, "credits": 0},
        "Run Archives",
        hand=["Diesel", "Corroder", "Sure Gamble"],
    )
    before = s.corp.credits
    s.play("Standard Procedure", named)
    assert s.corp.credits == before + gained
    assert s.card("Corroder").known_to == ["corp", "runner"] or any("reveals Corroder" in line for line in s.log)


@card("Standard Procedure")
def test_standard_procedure_needs_a_successful_run() -> None:
    s = after_runner({"hand": ["Standard Procedure"]}, "Gain 1 credit", hand=["Diesel"])
    assert not s.can("Play Standard Procedure")
