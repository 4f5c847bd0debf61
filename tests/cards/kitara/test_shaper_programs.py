"""The Shaper programs of the Kitara Cycle."""

import pytest

from netrunner.cards.vocabulary import RND, AccessFrom
from netrunner.scenario import Scenario
from tests.cards import card
from tests.engine.homemade import by_title, event

# -- Upya --------------------------------------------------------------------------------------------------------------


@card("Upya")
def test_upya_gathers_counters_on_rnd() -> None:
    s = Scenario(corp={"deck": ["Blank"] * 5, "hand": ["Blank"]}, runner={"rig": ["Upya"]}, turn="runner")
    s.run_on("HQ")
    for answer in ("Yes", "No"):
        s.choose("Run R&D")
        s.pass_until("Yes")
        s.choose(answer)
        s.pass_all()
    assert s.card("Upya").counters["power"] == 1


@card("Upya")
def test_upya_turns_counters_into_clicks_once_a_turn() -> None:
    s = Scenario(runner={"rig": [("Upya", {"power": 6})]}, turn="runner")
    s.use("Upya")
    assert s.runner.clicks == 5
    assert s.card("Upya").counters["power"] == 3
    assert not s.can("Use Upya")
    few = Scenario(runner={"rig": [("Upya", {"power": 2})]}, turn="runner")
    assert not few.can("Use Upya")


# -- Takobi ------------------------------------------------------------------------------------------------------------


def takobi(counters: int, *rig: str) -> Scenario:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ice Wall+", "Tollbooth"]}}, "hand": ["Blank"], "credits": 0},
        runner={"rig": [("Takobi", {"power": counters}), *rig], "credits": 9},
        turn="runner",
    )
    s.choose("Run HQ")
    s.to_encounter()
    return s


@card("Takobi")
@pytest.mark.parametrize(("answer", "counters"), [("Yes", 1), ("No", 0)])
def test_takobi_gathers_counters_of_broken_ice(answer: str, counters: int) -> None:
    s = takobi(0, "Corroder")
    s.use("Corroder: Break")
    s.choose(answer)
    assert s.card("Takobi").counters["power"] == counters


@card("Takobi")
def test_takobi_boosts_an_icebreaker_for_the_encounter() -> None:
    s = takobi(3, "Corroder", "Mimic", "Crypsis")
    s.use("Takobi")
    assert sorted(s.options) == ["Corroder", "Mimic"]
    s.choose("Mimic")
    assert s.card("Mimic").strength == 6
    assert s.card("Takobi").counters["power"] == 1
    s.use("Corroder: Break")
    s.choose("No")
    s.pass_all()
    assert s.card("Mimic").strength == 3


@card("Takobi")
def test_takobi_needs_an_encounter_and_two_counters() -> None:
    s = takobi(1, "Corroder")
    assert not s.can("Use Takobi")
    idle = Scenario(runner={"rig": [("Takobi", {"power": 4}), "Corroder"]}, turn="runner")
    assert not idle.can("Use Takobi")


# -- Nyashia -----------------------------------------------------------------------------------------------------------


@card("Nyashia")
def test_nyashia_is_installed_with_three_counters() -> None:
    s = Scenario(runner={"hand": ["Nyashia"], "credits": 2}, turn="runner")
    s.install("Nyashia")
    assert s.card("Nyashia").counters["power"] == 3


@card("Nyashia")
@pytest.mark.parametrize(("answer", "seen", "left"), [("Yes", 2, 0), ("No", 1, 1)])
def test_nyashia_accesses_a_card_more_for_a_counter(answer: str, seen: int, left: int) -> None:
    s = Scenario(
        corp={"deck": ["Blank"] * 5, "hand": ["Blank"] * 3}, runner={"rig": [("Nyashia", {"power": 1})]}, turn="runner"
    )
    s.run_on("HQ")
    assert len(s.accessed) == 1
    s.choose("Run R&D")
    s.pass_until("Yes")
    s.choose(answer)
    s.pass_all()
    assert len(s.accessed) == 1 + seen
    assert s.card("Nyashia").counters["power"] == left


@card("Nyashia")
def test_nyashia_needs_a_counter() -> None:
    s = Scenario(corp={"deck": ["Blank"] * 5}, runner={"rig": [("Nyashia", {"power": 0})]}, turn="runner")
    s.choose("Run R&D")
    while s.run is not None:
        assert not s.can("Yes")
        s.choose("Continue" if s.can("Continue") else s.options[-1])
    assert len(s.accessed) == 1


@card("Nyashia")
def test_nyashia_counts_for_accesses_outside_a_run_too() -> None:
    probe = event("Probe", AccessFrom(RND, 2))
    s = Scenario(
        corp={"deck": ["Blank"] * 5},
        runner={"rig": [("Nyashia", {"power": 1})], "hand": ["Probe"]},
        turn="runner",
        definitions=by_title(probe),
    )
    s.play("Probe", "Yes")
    s.pass_all()
    assert len(s.accessed) == 3
    assert s.card("Nyashia").counters["power"] == 0


# -- Laamb, Engolo -----------------------------------------------------------------------------------------------------


def meets(title: str, ice: str, credits: int = 20, rounds: int = 1) -> Scenario:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": [f"{ice}+"] * rounds}}, "hand": ["Blank"]},
        runner={"rig": [title], "credits": credits},
        turn="runner",
    )
    s.choose("Run HQ")
    return s


@card("Laamb")
@card("Engolo")
@pytest.mark.parametrize(("title", "subtype"), [("Laamb", "barrier"), ("Engolo", "code gate")])
def test_an_icebreaker_makes_ice_its_own(title: str, subtype: str) -> None:
    s = meets(title, "Rototurret")
    s.choose("Yes")
    assert subtype in s.card("Rototurret").subtypes
    s.use(f"{title}: Break", "Subroutine 1")
    s.choose("Subroutine 2") if s.can("Subroutine 2") else s.use(f"{title}: Break")
    assert s.runner.credits == 20 - 2 - 2
    s.pass_all()
    assert s.accessed == ["Blank"]
    assert subtype not in s.card("Rototurret").subtypes


@card("Laamb")
@card("Engolo")
@pytest.mark.parametrize("title", ["Laamb", "Engolo"])
def test_an_icebreaker_paints_ice_once_a_turn(title: str) -> None:
    s = meets(title, "Eli 1.0", rounds=2)
    s.choose("Yes")
    s.pass_until("Pass")
    while s.can(f"Use {title}: +"):
        if s.can(f"Use {title}: Break"):
            break
        s.use(f"{title}: +")
    s.use(f"{title}: Break", "Subroutine 1")
    s.choose("Subroutine 2") if s.can("Subroutine 2") else s.use(f"{title}: Break")
    s.choose("Pass")
    while s.run is not None and s.run.phase != "encounter ice":
        assert not s.can("Yes")
        s.choose("Continue" if s.can("Continue") else "Pass")
    assert not s.can("Yes")


@card("Laamb")
@card("Engolo")
@pytest.mark.parametrize("title", ["Laamb", "Engolo"])
def test_an_icebreaker_is_not_asked_without_credits(title: str) -> None:
    s = meets(title, "Rototurret", credits=1)
    assert not s.can("Yes")


@card("Laamb")
@card("Engolo")
@pytest.mark.parametrize(
    ("title", "ice", "price", "strength"), [("Laamb", "Wall of Static", 3, 8), ("Engolo", "Enigma", 2, 6)]
)
def test_an_icebreaker_is_boosted(title: str, ice: str, price: int, strength: int) -> None:
    s = meets(title, ice)
    s.choose("No")
    before = s.runner.credits
    s.use(f"{title}: +")
    assert s.card(title).strength == strength
    assert s.runner.credits == before - price


@card("Laamb")
@card("Engolo")
@pytest.mark.parametrize(("title", "ice"), [("Laamb", "Wall of Static"), ("Engolo", "Quandary")])
def test_an_icebreaker_that_was_not_used_is_asked_about_again(title: str, ice: str) -> None:
    s = meets(title, ice, rounds=2)
    s.choose("No")
    if not s.can(f"Use {title}: Break"):
        s.use(f"{title}: +")
    s.use(f"{title}: Break")
    s.choose("Pass")
    s.pass_until("Yes")
    assert s.options == ["Yes", "No"]


@card("Laamb")
@card("Engolo")
@card("Flame-out")
@pytest.mark.parametrize(("title", "left"), [("Laamb", 7), ("Engolo", 7)])
def test_flame_out_pays_for_what_its_program_does_to_ice(title: str, left: int) -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Rototurret+"]}}, "hand": ["Blank"]},
        runner={"rig": [("Flame-out", {"credit": 9}), (title, {"host": "Flame-out"})], "credits": 0},
        turn="runner",
    )
    s.choose("Run HQ")
    s.choose("Yes")
    assert s.card("Flame-out").counters["credit"] == left
