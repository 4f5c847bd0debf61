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


# -- Officer Frank -----------------------------------------------------------------------------------------------------


def frank(hand: list[str], **corp: object) -> Scenario:
    """The Runner has just suffered damage in their own turn."""
    s = Scenario(
        corp={"hand": hand, "servers": {"Archives": {"ice": ["Odd Ice+"]}}, **corp},
        runner={"rig": ["Officer Frank"], "hand": ["Blank"] * 3},
        turn="runner",
        definitions=ice_that(Damage(MEAT, 1)),
    )
    s.choose("Run Archives")
    return s


@card("Officer Frank")
def test_officer_frank_makes_the_corp_trash_two_random_cards_of_hq() -> None:
    s = frank(["Ice Wall", "Enigma", "Hedge Fund"])
    s.pass_until("Use Officer Frank")
    s.choose("Use Officer Frank")
    assert s.runner.credits == 4
    assert s.runner.discard.count("Officer Frank") == 1
    assert len(s.corp.hand) == 1
    assert len(s.corp.discard) == 2
    assert all(not look.faceup for title in s.corp.discard for look in s.cards(title) if look.zone == "discard")


@card("Officer Frank")
def test_officer_frank_makes_the_corp_trash_what_it_has() -> None:
    s = frank(["Ice Wall"])
    s.pass_until("Use Officer Frank")
    s.choose("Use Officer Frank")
    assert s.corp.discard == ["Ice Wall"]


@card("Officer Frank")
def test_officer_frank_needs_meat_damage_this_turn() -> None:
    s = Scenario(
        corp={"hand": ["Ice Wall"], "servers": {"HQ": {"ice": ["Odd Ice+"]}}},
        runner={"rig": ["Officer Frank"], "hand": ["Blank"] * 3},
        turn="runner",
        definitions=ice_that(Damage(NET, 1)),
    )
    s.choose("Run HQ")
    while s.run is not None:
        assert not s.can("Use Officer Frank")
        s.choose(s.options[-1])
    assert len(s.runner.hand) == 2
    s = frank(["Ice Wall"])
    s.pass_all()
    s.end_turn()
    assert not s.can("Use Officer Frank")


@card("Officer Frank")
def test_officer_frank_answers_in_the_turn_of_the_corp() -> None:
    s = Scenario(
        corp={"hand": ["Scorched Earth", "Ice Wall", "Enigma"], "credits": 9},
        runner={"rig": ["Officer Frank"], "hand": ["Blank"] * 5, "tags": 1},
    )
    s.choose("Play Scorched Earth")
    s.choose("Use Officer Frank", side="runner")
    assert s.corp.hand == []
    told = [line["text"] for line in s.game.view("runner")["log"]]
    assert not any("Ice Wall" in line or "Enigma" in line for line in told)


@card("Officer Frank")
def test_officer_frank_costs_a_credit() -> None:
    s = frank(["Ice Wall"])
    s.give("runner", credits=-5)
    while s.run is not None:
        assert not s.can("Use Officer Frank")
        s.choose(s.options[-1])


# -- Dean Lister -------------------------------------------------------------------------------------------------------


@card("Dean Lister")
def test_dean_lister_makes_an_icebreaker_as_strong_as_the_grip_is_large_for_the_run() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Enigma", "Enigma"]}}},
        runner={"rig": ["Dean Lister", "Mimic", "Corroder"], "hand": ["Diesel", "Sure Gamble", "Blank"]},
        turn="runner",
    )
    assert not s.can("Use Dean Lister")
    s.choose("Run HQ")
    s.use("Dean Lister", "Corroder")
    assert s.card("Corroder").strength == 5
    assert s.card("Mimic").strength == 3
    assert s.runner.discard == ["Dean Lister"]
    s.place("runner", "hand", "Diesel")
    assert s.card("Corroder").strength == 6, "it counts the grip as it is"
    s.pass_all()
    assert s.card("Corroder").strength == 2


@card("Dean Lister")
def test_dean_lister_is_used_only_during_a_run_and_with_an_icebreaker() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Enigma"]}}},
        runner={"rig": ["Dean Lister", "Sahasrara"], "hand": ["Blank"]},
        turn="runner",
    )
    s.choose("Run HQ")
    while s.run is not None:
        assert not s.can("Use Dean Lister")
        s.choose(s.options[-1])


# -- The Shadow Net ----------------------------------------------------------------------------------------------------


def shadow_net(heap: list[str], **runner: object) -> Scenario:
    return Scenario(
        runner={"rig": ["The Shadow Net"], "discard": heap, "scored": ["Hostile Takeover"], "credits": 0, **runner},
        turn="runner",
    )


@card("The Shadow Net")
def test_the_shadow_net_plays_an_event_of_the_heap_at_no_cost() -> None:
    s = shadow_net(["Sure Gamble", "Corroder", "Diesel"])
    s.use("The Shadow Net", "Sure Gamble")
    assert s.runner.credits == 9
    assert s.runner.clicks == 3
    assert s.runner.scored == []
    assert s.card("Hostile Takeover").zone == "removed from the game"
    assert "Sure Gamble" in s.runner.discard, "it comes back to the heap"
    assert not s.can("Use The Shadow Net"), "there is no agenda left"


@card("The Shadow Net")
def test_the_shadow_net_plays_a_run_event() -> None:
    s = shadow_net(["Dirty Laundry", "Diesel"])
    s.use("The Shadow Net", "Dirty Laundry", "Archives")
    s.pass_all()
    assert s.runner.credits == 5
    assert sorted(s.runner.discard) == ["Diesel", "Dirty Laundry"]


@card("The Shadow Net")
def test_the_shadow_net_plays_nothing_while_cards_cannot_leave_the_heap() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["Blacklist+"]}}},
        runner={"rig": ["The Shadow Net"], "discard": ["Diesel"], "scored": ["Hostile Takeover"]},
        turn="runner",
    )
    assert not s.can("Use The Shadow Net")


@card("The Shadow Net")
def test_the_shadow_net_ignores_additional_costs() -> None:
    s = shadow_net(["SYN Attack"], clicks=1)
    s.use("The Shadow Net")
    assert s.runner.clicks == 0
    assert len(s.corp.hand) >= 4, "it had no two cards to discard"


@card("The Shadow Net")
def test_for_the_shadow_net_x_is_nothing() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ice Wall+"]}}},
        runner={
            "rig": ["The Shadow Net"],
            "discard": ["Brute-Force-Hack"],
            "scored": ["Hostile Takeover"],
            "credits": 9,
        },
        turn="runner",
    )
    assert not s.can("Use The Shadow Net"), "no ice has a rez cost of 0"


@card("The Shadow Net")
def test_the_shadow_net_needs_an_event_and_an_agenda() -> None:
    s = shadow_net(["Corroder"])
    assert not s.can("Use The Shadow Net")
    s = shadow_net(["Diesel"], scored=[])
    assert not s.can("Use The Shadow Net")
    s = shadow_net(["Fisk Investment Seminar"])
    assert not s.can("Use The Shadow Net"), "its click is not the first one any more"
