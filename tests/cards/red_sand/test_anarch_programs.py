"""The Anarch programs of the Red Sand Cycle."""

import pytest

from netrunner.scenario import Scenario
from tests.cards import card


def meeting(title: str, ice: str, **runner: object) -> Scenario:
    """The Runner encounters a piece of ice with a program installed."""
    s = Scenario(
        corp={"servers": {"HQ": {"ice": [f"{ice}+"]}}, "hand": ["Blank"], "deck": ["Hedge Fund"] * 9},
        runner={"rig": [title], "credits": 9, **runner},
        turn="runner",
    )
    s.choose("Run HQ")
    s.to_encounter()
    return s


# -- Berserker ---------------------------------------------------------------------------------------------------------


@card("Berserker")
@pytest.mark.parametrize(("ice", "strength"), [("Ice Wall", 3), ("Eli 1.0", 4), ("Heimdall 1.0", 5), ("Enigma", 2)])
def test_berserker_grows_with_the_subroutines_of_a_barrier(ice: str, strength: int) -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": [f"{ice}+"]}}},
        runner={"rig": ["Berserker"], "credits": 9, "hand": ["Diesel"] * 3},
        turn="runner",
        skip_empty_windows=False,
    )
    s.choose("Run HQ")
    s.to_encounter()
    assert s.card("Berserker").strength == strength
    s.pass_all()
    assert s.card("Berserker").strength == 2


@card("Berserker")
def test_berserker_breaks_up_to_two_subroutines_of_a_barrier() -> None:
    s = meeting("Berserker", "Eli 1.0")
    s.use("Berserker", "Subroutine 1", "Subroutine 2")
    assert s.runner.credits == 7
    s.pass_all()
    assert s.accessed == ["Blank"]
    one = meeting("Berserker", "Eli 1.0")
    one.use("Berserker", "Subroutine 1", "Done")
    one.pass_all()
    assert one.accessed == [], "the other one ends the run"


# -- Persephone --------------------------------------------------------------------------------------------------------


@card("Persephone")
def test_persephone_breaks_sentries() -> None:
    s = meeting("Persephone", "Neural Katana")
    s.use("Persephone: +1 strength")
    s.use("Persephone: +1 strength")
    s.use("Persephone: Break")
    assert s.runner.credits == 5
    assert not meeting("Persephone", "Ice Wall").can("Use Persephone: Break")


@card("Persephone")
def test_persephone_trashes_r_and_d_for_the_subroutines_that_resolved() -> None:
    s = meeting("Persephone", "Data Raven", deck=["Diesel"] * 5)
    while not s.can("Yes"):
        s.choose(next(option for option in s.options if option in ("Pass", "Continue", "0", "Take 1 tag", "Done")))
    assert s.prompt.startswith("Persephone")
    s.choose("Yes")
    assert s.runner.discard == ["Diesel"]
    assert s.corp.discard == ["Hedge Fund"]


@card("Persephone")
def test_persephone_counts_only_what_resolved() -> None:
    s = meeting("Persephone", "Shadow", deck=["Diesel"] * 5, credits=20)
    while s.card("Persephone").strength < s.card("Shadow").strength:
        s.use("Persephone: +1 strength")
    s.use("Persephone: Break", "Subroutine 1")
    while not s.can("Yes"):
        s.choose("0" if s.can("0") else "Continue" if s.can("Continue") else "Pass")
    s.choose("Yes")
    assert s.corp.discard == ["Hedge Fund"]


@card("Persephone")
def test_persephone_trashes_a_card_for_each_subroutine() -> None:
    s = meeting("Persephone", "Komainu", deck=["Diesel"] * 5, hand=["Diesel"] * 3)
    s.pass_until("Yes")
    s.choose("Yes")
    assert s.corp.discard == ["Hedge Fund"] * 3
    assert not any(look.faceup for look in s.cards("Hedge Fund"))


@card("Persephone")
def test_persephone_may_decline() -> None:
    s = meeting("Persephone", "Shadow", deck=["Diesel"] * 5)
    while not s.can("Yes"):
        s.choose("0" if s.can("0") else "Continue" if s.can("Continue") else "Pass")
    s.choose("No")
    s.pass_all()
    assert s.runner.discard == []
    assert s.corp.discard == []


@card("Persephone")
@pytest.mark.parametrize("deck", [[], ["Diesel"]])
def test_persephone_needs_a_stack_and_something_that_resolved(deck: list[str]) -> None:
    s = meeting("Persephone", "Neural Katana", deck=deck, credits=20)
    if deck:
        s.use("Persephone: +1 strength")
        s.use("Persephone: +1 strength")
        s.use("Persephone: Break")
    else:
        s = meeting("Persephone", "Shadow", deck=deck)
    while s.run is not None:
        assert not s.can("Yes")
        s.choose(next(o for o in ("0", "Continue", "Pass", "No action", s.options[0]) if s.can(o)))
    assert s.corp.discard == []


@card("Persephone")
def test_persephone_minds_sentries_only() -> None:
    s = meeting("Persephone", "Pop-up Window", deck=["Diesel"] * 5)
    while s.run is not None:
        assert not s.can("Yes") or not s.prompt.startswith("Persephone")
        s.choose(next(o for o in ("Continue", "Pass", "No action", s.options[0]) if s.can(o)))


# -- God of War --------------------------------------------------------------------------------------------------------


@card("God of War")
def test_god_of_war_takes_a_tag_for_two_virus_counters() -> None:
    s = Scenario(runner={"rig": ["God of War"]}, turn="corp")
    s.end_turn()
    s.choose("Yes")
    assert s.runner.tags == 1
    assert s.card("God of War").counters["virus"] == 2


@card("God of War")
def test_god_of_war_may_decline() -> None:
    s = Scenario(runner={"rig": ["God of War"]}, turn="corp")
    s.end_turn()
    s.choose("No")
    assert s.runner.tags == 0
    assert s.card("God of War").counters["virus"] == 0


@card("God of War")
def test_god_of_war_gets_nothing_for_a_tag_that_is_avoided() -> None:
    s = Scenario(runner={"rig": ["God of War", "Decoy"]}, turn="corp")
    s.end_turn()
    s.choose("Yes")
    s.choose("Use Decoy")
    assert s.runner.tags == 0
    assert s.card("God of War").counters["virus"] == 0


@card("God of War")
@pytest.mark.parametrize("ice", ["Ice Wall", "Pop-up Window", "Neural Katana"])
def test_god_of_war_breaks_any_ice_for_its_counters(ice: str) -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": [f"{ice}+"]}}},
        runner={"rig": [("God of War", {"virus": 1})], "credits": 9},
        turn="runner",
    )
    s.choose("Run HQ")
    s.to_encounter()
    boosts = 0
    while s.card("God of War").strength < s.card(ice).strength:
        assert not s.can("Use God of War: Break")
        s.use("God of War: +1 strength")
        boosts += 1
    before = s.runner.credits
    s.use("God of War: Break")
    assert s.card("God of War").counters["virus"] == 0
    assert s.runner.credits == before
    assert boosts == s.card(ice).strength
