"""Rules Reference: Prevent, Avoid, Composite Effect, Batch Effects, Ordinal Events, Cost (prevented)."""

from netrunner.cards.vocabulary import (
    MEAT,
    NET,
    OPPONENT,
    PROGRAM,
    RUNNER,
    WOULD_DAMAGE,
    WOULD_TAG,
    WOULD_TRASH,
    Both,
    Choose,
    Cost,
    Damage,
    Filter,
    Gain,
    Place,
    Prevent,
    PreventDamage,
    Tag,
    Trash,
    Trigger,
    action,
    additional_cost,
    paid,
    whenever,
)
from netrunner.engine.definition import CardDef
from netrunner.engine.terms import DAMAGED, EACH_TURN, POWER, TAG_TAKEN, TRASHED
from netrunner.scenario import Scenario
from tests.engine.homemade import asset, by_title, operation, program_card, resource
from tests.rulings import ruling


def vest(amount: int = 2) -> CardDef:
    return resource("Vest", paid(Cost(1), PreventDamage(NET, amount=amount), prevents=WOULD_DAMAGE))


def alibi() -> CardDef:
    return resource("Alibi", paid(Cost(1), Prevent(WOULD_TAG, 1), prevents=WOULD_TAG))


def strike(amount: int) -> CardDef:
    return operation("Strike", Damage(NET, amount))


@ruling("RR/prevent/2", "RR/avoid/2", "RR/using-abilities/ex3")
def test_prevention_can_be_used_only_while_what_it_prevents_is_about_to_happen() -> None:
    s = Scenario(
        runner={"rig": ["Vest", "Alibi", "Decoy"]},
        turn="runner",
        skip_empty_windows=False,
        definitions=by_title(vest(), alibi()),
    )
    s.choose("Gain 1 credit")
    assert s.options == ["Pass"]
    reason = s.why_not("Use Decoy")
    assert reason is not None
    assert reason.rule in ("RR/prevent", "RR/using-abilities")


@ruling("RR/prevent/1")
def test_damage_can_be_prevented_in_part_and_the_rest_is_suffered() -> None:
    s = Scenario(
        corp={"hand": ["Strike"]},
        runner={"rig": ["Vest"], "hand": ["Blank"] * 5},
        definitions=by_title(vest(), strike(3)),
    )
    s.choose("Play Strike")
    assert s.side == "runner"
    assert len(s.runner.hand) == 5, "nothing has happened yet"
    s.choose("Use Vest")
    assert s.options == ["2", "1"]
    s.choose("1")
    assert s.can("Use Vest"), "there is damage left and it may be used again"
    s.choose("Pass")
    assert len(s.runner.hand) == 3


@ruling("RR/prevent/3", "RR/avoid/3")
def test_what_is_prevented_entirely_triggers_nothing() -> None:
    feast = asset("Feast", Trigger(DAMAGED, (Gain(7),)), Trigger(TAG_TAKEN, (Gain(70),)))
    lash = operation("Lash", Damage(NET, 1), Tag(1))
    s = Scenario(
        corp={"hand": ["Lash"], "servers": {"Server 1": {"root": ["Feast+"]}}},
        runner={"rig": ["Vest", "Alibi"], "hand": ["Blank"] * 5},
        definitions=by_title(vest(), alibi(), feast, lash),
    )
    s.choose("Play Lash")
    s.choose("Use Vest")
    s.choose("Use Alibi")
    assert s.runner.tags == 0
    assert s.corp.credits == 5
    assert len(s.runner.hand) == 5


@ruling("RR/composite-effect/1", "RR/composite-effect/ex1")
def test_either_half_of_a_composite_effect_can_be_prevented_before_any_of_it_happens() -> None:
    both = operation("Both", Both(Damage(NET, 1), Tag(1)))
    s = Scenario(
        corp={"hand": ["Both"]},
        runner={"rig": ["Vest", "Alibi"], "hand": ["Blank"] * 5},
        definitions=by_title(vest(), alibi(), both),
    )
    s.choose("Play Both")
    assert [label.partition(":")[0] for label in s.options] == ["Pass", "Use Vest", "Use Alibi"]
    s.choose("Use Alibi")
    assert (s.runner.tags, len(s.runner.hand)) == (0, 5), "the damage still waits"
    s.choose("Pass")
    assert (s.runner.tags, len(s.runner.hand)) == (0, 4)


@ruling("RR/must/3", "RR/must/ex3")
def test_a_chosen_tag_may_be_avoided_without_undoing_the_choice() -> None:
    s = Scenario(corp={"servers": {"HQ": {"ice": ["Data Raven+"]}}}, runner={"rig": ["Decoy"]}, turn="runner")
    s.choose("Run HQ")
    s.choose("Take 1 tag")
    s.choose("Use Decoy")
    assert s.runner.tags == 0
    assert s.run is not None


@ruling("RR/batch-effects/1", "RR/batch-effects/2", "RR/batch-effects/3", "RR/batch-effects/ex1")
def test_a_batch_is_chosen_first_and_then_trashed_at_once() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": [("Aggressive Secretary", {"advancement": 3})]}}},
        runner={"rig": ["Corroder", "Mimic"]},
        turn="runner",
    )
    s.choose("Run Server 1")
    s.choose("Continue")
    s.choose("Yes", side="corp")
    s.choose("Mimic")
    assert sorted(s.runner.discard) == ["Corroder", "Mimic"], "both that there are, each once"


def test_one_card_of_a_batch_can_be_saved() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": [("Aggressive Secretary", {"advancement": 2})]}}},
        runner={"rig": ["Corroder", "Mimic", "Sacrificial Construct"]},
        turn="runner",
    )
    s.choose("Run Server 1")
    s.choose("Continue")
    s.choose("Yes", side="corp")
    s.choose("Mimic")
    assert s.runner.discard == []
    s.choose("Use Sacrificial Construct", side="runner")
    s.choose("Corroder")
    assert sorted(s.runner.discard) == ["Mimic", "Sacrificial Construct"]
    assert s.runner.rig == ["Corroder"]


@ruling("RR/cost/2")
def test_a_trashing_that_is_a_cost_and_is_prevented_buys_nothing() -> None:
    fuse = program_card("Fuse", action(Cost(clicks=1, trash_self=True), Gain(9)))
    s = Scenario(runner={"rig": ["Fuse", "Sacrificial Construct"]}, turn="runner", definitions=by_title(fuse))
    s.choose("Use Fuse")
    s.choose("Use Sacrificial Construct")
    assert s.runner.credits == 5
    assert s.runner.rig == ["Fuse"]
    assert s.runner.clicks == 3, "what was paid is gone"


@ruling("RR/cost/2", "RR/additional-costs/3")
def test_damage_that_is_a_cost_and_is_prevented_steals_nothing() -> None:
    from tests.engine.homemade import agenda

    thorn = agenda("Thorn", additional_cost("steal", Cost(damage=((NET, 2),))))
    s = Scenario(
        corp={"hand": ["Thorn"]},
        runner={"rig": ["Vest"], "hand": ["Blank"] * 4},
        turn="runner",
        definitions=by_title(thorn, vest()),
    )
    s.choose("Run HQ")
    s.choose("Continue")
    s.choose("Steal Thorn")
    s.choose("Use Vest")
    s.choose("1")
    s.choose("Pass")
    assert len(s.runner.hand) == 3
    assert s.runner.scored == []


@ruling("RR/ordinal-events/2", "RR/ordinal-events/ex1a")
def test_damage_prevented_by_another_card_was_still_the_first_of_the_turn() -> None:
    s = Scenario(
        corp={"hand": ["Strike", "Strike"]},
        runner={"rig": ["Vest", "Net Shield"], "hand": ["Blank"] * 5},
        definitions=by_title(vest(), strike(1)),
    )
    s.choose("Play Strike")
    assert s.can("Use Net Shield")
    s.choose("Use Vest")
    assert len(s.runner.hand) == 5
    s.choose("Play Strike")
    assert not s.can("Use Net Shield"), "the first net damage of the turn is over"


def test_net_shield_works_again_next_turn() -> None:
    s = Scenario(
        corp={"hand": ["Strike", "Strike"]},
        runner={"rig": ["Net Shield"], "hand": ["Blank"] * 5, "credits": 9},
        definitions=by_title(strike(1)),
    )
    s.choose("Play Strike")
    s.choose("Use Net Shield")
    s.end_turn()
    s.end_turn()
    s.choose("Play Strike")
    assert s.can("Use Net Shield")


def test_prevention_needs_the_right_kind_of_damage() -> None:
    fist = operation("Fist", Damage(MEAT, 1))
    s = Scenario(
        corp={"hand": ["Fist"]}, runner={"rig": ["Vest"], "hand": ["Blank"] * 2}, definitions=by_title(vest(), fist)
    )
    s.choose("Play Fist")
    assert len(s.runner.hand) == 1


def test_damage_that_cannot_be_prevented_offers_no_prevention() -> None:
    doom = operation("Doom", Damage(NET, 1, preventable=False))
    s = Scenario(
        corp={"hand": ["Doom"]}, runner={"rig": ["Vest"], "hand": ["Blank"] * 2}, definitions=by_title(vest(), doom)
    )
    s.choose("Play Doom")
    assert len(s.runner.hand) == 1


@ruling("RR/trigger-steps/6")
def test_while_something_is_about_to_happen_no_other_paid_ability_can_be_used() -> None:
    still = resource("Still", paid(Cost(0), Gain(1)))
    s = Scenario(
        corp={"hand": ["Strike"]},
        runner={"rig": ["Vest", "Still"], "hand": ["Blank"] * 5},
        skip_empty_windows=False,
        definitions=by_title(vest(), strike(1), still),
    )
    s.choose("Play Strike")
    assert [label.partition(":")[0] for label in s.options] == ["Pass", "Use Vest"]


@ruling("RR/hosted/4")
def test_the_trashing_of_hosted_cards_with_their_host_cannot_be_prevented() -> None:
    s = Scenario(
        runner={
            "rig": ["Djinn", ("Datasucker", {"host": "Djinn"}), "Sacrificial Construct"],
            "tags": 1,
        },
        corp={"hand": ["Purge all"]},
        definitions=by_title(operation("Purge all", Choose(Filter(PROGRAM)), Trash())),
    )
    s.choose("Play Purge all")
    s.choose("Djinn")
    s.choose("Pass", side="runner")
    assert sorted(s.runner.discard) == ["Datasucker", "Djinn"]
    assert s.runner.rig == ["Sacrificial Construct"]


@ruling("RR/unique/2")
def test_the_trashing_of_an_older_unique_card_cannot_be_prevented() -> None:
    hero = program_card("Hero", paid(Cost(0), Place(POWER)))
    unique = CardDef("Solo", RUNNER, PROGRAM, unique=True, memory=1)
    saver = resource("Saver", paid(Cost(0), Prevent(WOULD_TRASH, who=Filter(PROGRAM)), prevents=WOULD_TRASH))
    s = Scenario(
        runner={"rig": ["Solo", "Saver"], "hand": ["Solo"]}, turn="runner", definitions=by_title(unique, saver, hero)
    )
    s.choose("Install Solo")
    s.choose("Done")
    assert s.can("Gain 1 credit")
    assert s.runner.discard == ["Solo"]


def test_the_corps_own_trashing_is_seen_as_its_deed() -> None:
    grief = resource("Grief", whenever(TRASHED, Gain(1), by=OPPONENT))
    cull = operation("Cull", Choose(Filter(PROGRAM)), Trash())
    s = Scenario(corp={"hand": ["Cull"]}, runner={"rig": ["Grief", "Mimic"]}, definitions=by_title(grief, cull))
    s.choose("Play Cull")
    assert s.runner.discard == ["Mimic"]
    assert s.runner.credits == 6 + 1, "Mimic by the Corp's operation, and the operation itself"


@ruling("RR/ordinal-events/2")
def test_an_avoided_tag_was_still_the_first_of_the_turn() -> None:
    feast = asset("Feast", Trigger(TAG_TAKEN, (Gain(7),), first=EACH_TURN))
    mark = operation("Mark", Tag(1))
    for avoided, gained in ((True, 0), (False, 7)):
        s = Scenario(
            corp={"hand": ["Mark"] * 2, "servers": {"Server 1": {"root": ["Feast+"]}}},
            runner={"rig": ["Alibi"]},
            definitions=by_title(alibi(), feast, mark),
        )
        for answer in ("Use Alibi" if avoided else "Pass", "Pass"):
            s.choose("Play Mark")
            s.choose(answer, side="runner")
        assert s.runner.tags == (1 if avoided else 2)
        assert s.corp.credits == 5 + gained
