"""Data and Destiny: the ice of NBN, and neutral ice."""

import pytest

from netrunner.engine.ability import Subroutine
from netrunner.engine.definition import CardDef
from netrunner.engine.effects.money import Gain
from netrunner.engine.terms import CORP, ICE
from netrunner.scenario import Scenario
from tests.cards import card

# -- News Hound --------------------------------------------------------------------------------------------------------


@card("News Hound")
def test_news_hound_ends_the_run_only_while_a_current_is_active() -> None:
    s = Scenario(corp={"servers": {"HQ": {"ice": ["News Hound+"]}}, "hand": ["Hedge Fund"]}, turn="runner")
    s.choose("Run HQ")
    s.bid(0, 0)
    assert s.runner.tags == 1
    s.pass_all()
    assert s.accessed == ["Hedge Fund"]


@card("News Hound")
@pytest.mark.parametrize("side", ["corp", "runner"])
def test_news_hound_gains_its_subroutine_with_a_current_of_either_side(side: str) -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["News Hound+"]}}, "hand": ["Enhanced Login Protocol", "Hedge Fund"]},
        runner={"hand": ["Employee Strike"]},
        turn=side,
    )
    s.choose("Play Enhanced Login Protocol" if side == "corp" else "Play Employee Strike")
    if side == "corp":
        s.end_turn()
    s.choose("Run HQ")
    s.bid(0, 3)
    assert s.runner.tags == 0
    assert s.run is None, "the second subroutine"
    assert s.accessed == []


# -- Resistor ----------------------------------------------------------------------------------------------------------


@card("Resistor")
def test_resistor_is_as_strong_as_the_runner_has_tags() -> None:
    s = Scenario(corp={"servers": {"HQ": {"ice": ["Resistor+"]}}}, runner={"tags": 3}, turn="runner")
    assert s.card("Resistor").strength == 3
    s.choose("Remove 1 tag")
    assert s.card("Resistor").strength == 2
    s.choose("Run HQ")
    assert s.prompt.startswith("Trace [4]")
    s.bid(0, 3)
    assert s.run is None


@card("Resistor")
def test_resistor_does_nothing_when_its_trace_fails() -> None:
    s = Scenario(corp={"servers": {"HQ": {"ice": ["Resistor+"]}}}, turn="runner")
    s.choose("Run HQ")
    s.bid(0, 4)
    assert s.run is not None


# -- Special Offer -----------------------------------------------------------------------------------------------------


@card("Special Offer")
def test_special_offer_pays_and_is_trashed() -> None:
    s = Scenario(corp={"servers": {"HQ": {"ice": ["Special Offer+"]}}, "hand": ["Hedge Fund"]}, turn="runner")
    s.run_on("HQ")
    assert s.corp.credits == 10
    assert s.corp.discard == ["Special Offer"]
    assert s.accessed == ["Hedge Fund"], "the run goes on"


# -- TL;DR -------------------------------------------------------------------------------------------------------------

PAYS = CardDef("Pays", CORP, ICE, abilities=(Subroutine((Gain(1),)), Subroutine((Gain(10),))))
PLAIN = CardDef("Plain", CORP, ICE, strength=2, abilities=(Subroutine((Gain(1),)),))


def too_long(*ice: str, rig: tuple[str, ...] = ()) -> Scenario:
    return Scenario(
        corp={"servers": {"HQ": {"ice": list(ice)}}, "hand": ["Hedge Fund"], "credits": 0},
        runner={"rig": list(rig), "credits": 9, "clicks": 3},
        turn="runner",
        definitions={"Pays": PAYS, "Plain": PLAIN},
    )


@card("TL;DR")
def test_tldr_doubles_each_subroutine_of_the_next_ice_after_its_original() -> None:
    s = too_long("TL;DR+", "Pays+", "Pays+")
    s.run_on("HQ")
    lines = [line for line in s.log if line.startswith("Pays: ")]
    gained = ["Pays: The Corp gains 1 credit."] * 2 + ["Pays: The Corp gains 10 credits."] * 2
    assert lines == [*gained, "Pays: The Corp gains 1 credit.", "Pays: The Corp gains 10 credits."], "only the next ice"


@card("TL;DR")
def test_broken_tldr_does_nothing() -> None:
    s = too_long("TL;DR+", "Pays+", rig=("GS Striker M1",))
    s.choose("Run HQ")
    s.use("GS Striker M1: +3 strength")
    s.use("GS Striker M1: Break")
    s.pass_all()
    assert s.corp.credits == 11


@card("TL;DR")
def test_tldr_lasts_for_its_run_only() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["TL;DR+"]}, "R&D": {"ice": ["Pays+"]}}, "credits": 0},
        turn="runner",
        definitions={"Pays": PAYS},
    )
    s.run_on("HQ")
    s.run_on("R&D")
    assert s.corp.credits == 11


@card("TL;DR")
def test_two_tldrs_before_one_another() -> None:
    s = too_long("TL;DR+", "TL;DR+", "Plain+")
    s.run_on("HQ")
    assert s.corp.credits == 4, "the second resolves twice: two doublings"


@card("TL;DR")
def test_both_copies_can_be_broken() -> None:
    s = too_long("TL;DR+", "Ice Wall+", rig=("Corroder",))
    s.choose("Run HQ")
    s.pass_until("Use Corroder")
    while s.run is not None and s.run.ice == "TL;DR":
        s.choose("Pass")
        s.pass_until("Use Corroder")
    s.use("Corroder: Break")
    if not s.can("Use Corroder: Break"):
        s.choose(s.options[0])
    s.use("Corroder: Break")
    s.pass_all()
    assert s.accessed == ["Hedge Fund"]
    assert s.runner.credits == 7


@card("TL;DR", "Special Offer")
def test_ice_that_its_first_copy_trashes_resolves_no_second() -> None:
    s = too_long("TL;DR+", "Special Offer+")
    s.run_on("HQ")
    assert s.corp.credits == 5
    assert s.accessed == ["Hedge Fund"]


@card("TL;DR", "Security Nexus")
def test_bypassed_ice_was_the_next_one() -> None:
    s = too_long("TL;DR+", "Ice Wall+", "Plain+", rig=("Security Nexus",))
    s.choose("Run HQ")
    s.choose("No")
    s.pass_until("Yes")
    s.choose("Yes")
    s.bid(0, 4)
    s.pass_all()
    assert s.corp.credits == 1, "Plain resolves once"


# -- Turnpike ----------------------------------------------------------------------------------------------------------


@card("Turnpike")
def test_turnpike_takes_a_credit_and_traces() -> None:
    s = Scenario(corp={"servers": {"HQ": {"ice": ["Turnpike+"]}}}, turn="runner")
    s.choose("Run HQ")
    assert s.runner.credits == 4
    assert s.prompt.startswith("Trace [5]")
    s.bid(0, 4)
    assert s.runner.tags == 1


@card("Turnpike")
def test_turnpike_takes_nothing_from_a_runner_who_has_nothing() -> None:
    s = Scenario(corp={"servers": {"HQ": {"ice": ["Turnpike+"]}}}, runner={"credits": 0}, turn="runner")
    s.choose("Run HQ")
    s.bid(0, 0)
    assert s.runner.tags == 1
    assert s.run is not None


# -- Assassin ----------------------------------------------------------------------------------------------------------


@card("Assassin")
def test_assassin_does_damage_and_trashes_a_program() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Assassin+"]}}},
        runner={"rig": ["Cache", "Yog.0"], "hand": ["Sure Gamble"] * 4, "credits": 4},
        turn="runner",
    )
    s.choose("Run HQ")
    assert s.prompt.startswith("Trace [5]")
    s.bid(0, 0)
    assert len(s.runner.hand) == 1
    assert s.prompt.startswith("Trace [4]")
    s.bid(0, 0)
    s.choose("Yog.0")
    assert s.runner.rig == ["Cache"]
    assert s.run is not None


@card("Assassin")
def test_assassin_fails_with_its_traces() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Assassin+"]}}},
        runner={"rig": ["Yog.0"], "hand": ["Sure Gamble"] * 4, "credits": 9},
        turn="runner",
    )
    s.choose("Run HQ")
    s.bid(0, 5)
    s.bid(0, 4)
    assert len(s.runner.hand) == 4
    assert s.runner.rig == ["Yog.0"]
