"""The neutral Runner cards of Terminal Directive: each card's own text, and the rulings that concern it."""

from netrunner.engine.ability import Subroutine
from netrunner.engine.definition import CardDef
from netrunner.engine.effects.branching import Both
from netrunner.engine.effects.harm import Damage
from netrunner.engine.terms import BRAIN, CORP, ICE, MEAT, NET
from netrunner.scenario import Scenario
from tests.cards import card
from tests.rulings import ruling


def ice_that(*effects: object) -> dict[str, CardDef]:
    return {"Odd Ice": CardDef("Odd Ice", CORP, ICE, abilities=(Subroutine(effects),))}  # type: ignore[arg-type]


# -- Biometric Spoofing ------------------------------------------------------------------------------------------------


@card("Biometric Spoofing")
def test_biometric_spoofing_prevents_two_damage_of_any_kind() -> None:
    for kind in (NET, MEAT, BRAIN):
        s = Scenario(
            corp={"servers": {"HQ": {"ice": ["Odd Ice+"]}}},
            runner={"rig": ["Biometric Spoofing"], "hand": ["Blank"] * 4},
            turn="runner",
            definitions=ice_that(Damage(kind, 3)),
        )
        s.choose("Run HQ")
        s.choose("Use Biometric Spoofing")
        assert len(s.runner.hand) == 3
        assert s.runner.discard.count("Biometric Spoofing") == 1


@card("Biometric Spoofing")
def test_biometric_spoofing_may_split_its_points_between_kinds() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Odd Ice+"]}}},
        runner={"rig": ["Biometric Spoofing"], "hand": ["Blank"] * 5},
        turn="runner",
        definitions=ice_that(Both(Damage(NET, 2), Damage(BRAIN, 1))),
    )
    s.choose("Run HQ")
    s.use("Biometric Spoofing", "brain damage")
    assert s.runner.brain_damage == 0
    assert len(s.runner.hand) == 4, "1 brain and 1 net damage were prevented"


@card("Biometric Spoofing")
def test_biometric_spoofing_needs_damage_to_prevent() -> None:
    s = Scenario(runner={"rig": ["Biometric Spoofing"]}, turn="runner")
    s.choose("Gain 1 credit")
    assert not s.can("Use Biometric Spoofing")


@card("Biometric Spoofing")
@ruling("RR/for-each/ex1a")
def test_damage_for_each_of_something_is_one_batch_that_biometric_spoofing_can_prevent() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Cortex Lock+"]}}},
        runner={"rig": ["Biometric Spoofing", "Corroder", "Mimic"], "hand": ["Blank"] * 3},
        turn="runner",
    )
    assert s.runner.memory == 2
    s.choose("Run HQ")
    s.pass_until("Use Biometric Spoofing")
    s.choose("Use Biometric Spoofing")
    s.pass_all()
    assert len(s.runner.hand) == 3, "2 net damage for 2 unused memory units, prevented at once"


# -- Process Automation ------------------------------------------------------------------------------------------------


@card("Process Automation")
def test_process_automation_gains_two_credits_and_draws_a_card() -> None:
    s = Scenario(runner={"hand": ["Process Automation"], "credits": 0}, turn="runner")
    s.choose("Play Process Automation")
    assert s.runner.credits == 2
    assert len(s.runner.hand) == 1


@card("Process Automation")
@ruling("RR/cannot/ex1")
def test_process_automation_can_be_played_when_no_card_can_be_drawn_but_diesel_cannot() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Lockdown+"]}}},
        runner={"hand": ["Process Automation", "Diesel"], "credits": 0},
        turn="runner",
    )
    assert s.can("Play Diesel")
    s.run_on("HQ")
    assert not s.can("Play Diesel")
    s.choose("Play Process Automation")
    assert s.runner.credits == 2
    assert s.runner.hand == ["Diesel"]
