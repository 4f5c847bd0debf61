"""Rules Reference: the Golden Rules, Abilities, Trigger Steps, Using Abilities, Additional, Effect, Damage, "Must"."""

import pytest

from netrunner.cards.vocabulary import (
    CORP,
    DAMAGED,
    ICE,
    MEAT,
    NET,
    POWER,
    RUN_SUCCESSFUL,
    RUNNER,
    TRASHED,
    USED,
    WOULD_DAMAGE,
    WOULD_TAG,
    Choose,
    Cost,
    Damage,
    DuringRun,
    Filter,
    Gain,
    Prevent,
    PreventDamage,
    Rez,
    Tag,
    Trash,
    Trigger,
    of_its_own,
    paid,
    program,
    subroutine,
    whenever,
)
from netrunner.engine.ability import Paid
from netrunner.engine.constant import MoreDamage, MoreTags
from netrunner.engine.definition import CardDef
from netrunner.scenario import Scenario
from tests.engine.homemade import agenda, asset, by_title, event, ice_card, operation, resource
from tests.rulings import ruling


def vest(amount: int = 2, kind: int = NET) -> CardDef:
    return resource("Vest", paid(Cost(1), PreventDamage(kind, amount=amount), prevents=WOULD_DAMAGE))


@ruling("RR/golden-rules/2")
def test_a_card_beats_the_rules_it_contradicts() -> None:
    for plays, trashed in ((True, ["Hedge Fund"]), (False, [])):
        s = Scenario(corp={"hand": ["Hedge Fund"]}, runner={"hand": ["Demolition Run"]}, turn="runner")
        if plays:
            s.play("Demolition Run", "HQ")
        else:
            s.choose("Run HQ")
        s.choose("Continue")
        assert s.can("Trash Hedge Fund") == plays, "by the rules a card without a trash cost stays"
        if plays:
            s.choose("Trash Hedge Fund")
        s.pass_all()
        assert s.corp.discard == trashed


@ruling("RR/triggered-abilities/1", "RR/triggered-abilities/3")
def test_a_triggered_ability_needs_its_cost_or_its_condition_and_what_its_card_demands() -> None:
    cards = (
        resource("Phone", Paid(Cost(2), (Gain(3),), when=DuringRun(), once_per_turn=True)),
        resource("Bell", whenever(RUN_SUCCESSFUL, Gain(7))),
    )
    s = Scenario(
        runner={"rig": ["Phone", "Bell"], "credits": 1},
        turn="runner",
        skip_empty_windows=False,
        definitions=by_title(*cards),
    )
    s.choose("Gain 1 credit")
    assert not s.can("Use Phone"), "two credits are there, but no run"
    s.choose("Pass")
    s.choose("Pass")
    assert s.runner.credits == 2, "and no run was successful"
    s.choose("Run HQ")
    s.choose("Use Phone", side="runner")
    assert s.runner.credits == 3
    assert not s.can("Use Phone"), "once a turn"
    s.pass_until("Continue")
    s.choose("Continue")
    s.pass_all()
    assert s.runner.credits == 10
    poor = Scenario(
        runner={"rig": ["Phone"], "credits": 1}, turn="runner", skip_empty_windows=False, definitions=by_title(*cards)
    )
    poor.choose("Run HQ")
    assert not poor.can("Use Phone"), "the cost cannot be paid"


@ruling("RR/triggered-abilities/2", "RR/trigger-steps/1", "RR/trigger-steps/7")
def test_a_triggered_ability_resolves_unless_it_is_prevented_whatever_happens_to_its_card() -> None:
    bomb = asset("Bomb", Paid(Cost(2, trash_self=True), (Damage(NET, 2),)))
    mourner = asset("Mourner", Trigger(TRASHED, (Gain(9),)))
    for answer, left in (("Use Vest", 4), ("Pass", 2)):
        s = Scenario(
            corp={"servers": {"Server 1": {"root": ["Bomb+"]}, "Server 2": {"root": ["Mourner+"]}}},
            runner={"rig": ["Vest", "Sacrificial Construct"], "hand": ["Blank"] * 4},
            turn="runner",
            skip_empty_windows=False,
            definitions=by_title(bomb, mourner, vest()),
        )
        s.choose("Gain 1 credit")
        s.choose("Use Bomb", side="corp")
        assert s.corp.discard == ["Bomb"]
        assert s.corp.credits == 5 - 2 + 9, "the cost is paid, and an ability met by it has already resolved"
        assert len(s.runner.hand) == 4, "but this one has only triggered"
        assert [label.partition(":")[0] for label in s.options] == ["Pass", "Use Vest"], "nothing else can stop it"
        s.choose(answer)
        assert len(s.runner.hand) == left, "resolved: now the game has changed"


@ruling("RR/trigger-steps/1", "RR/trigger-steps/7")
def test_conditional_abilities_are_met_together_and_change_the_game_only_as_each_resolves() -> None:
    cards = (resource("One", whenever(RUN_SUCCESSFUL, Gain(1))), resource("Ten", whenever(RUN_SUCCESSFUL, Gain(10))))
    s = Scenario(runner={"rig": ["One", "Ten"], "credits": 0}, turn="runner", definitions=by_title(*cards))
    s.access("Archives")
    assert (sorted(s.options), s.runner.credits) == (["One", "Ten"], 0)
    s.choose("Ten")
    assert s.runner.credits == 11


@ruling("RR/paid-abilities/2")
@pytest.mark.parametrize(
    ("cost", "left"),
    [
        (Cost(2), (3, 4, 2, True)),
        (Cost(clicks=2), (5, 2, 2, True)),
        (Cost(counter=POWER, counters=2), (5, 4, 0, True)),
        (Cost(trash_self=True), (5, 4, 0, False)),
        (Cost(1, clicks=1, counter=POWER, counters=1, trash_self=True), (4, 3, 0, False)),
    ],
)
def test_clicks_credits_counters_and_cards_are_trigger_costs_alone_and_together(
    cost: Cost, left: tuple[int, int, int, bool]
) -> None:
    tool = resource("Tool", Paid(cost, (Damage(NET, 1),)))
    s = Scenario(
        runner={"rig": [("Tool", {"power": 2})], "hand": ["Blank"] * 3, "clicks": 5 if not cost.clicks else 4},
        turn="runner",
        skip_empty_windows=False,
        definitions=by_title(tool),
    )
    if not cost.clicks:
        s.choose("Draw 1 card")
    hand = len(s.runner.hand)
    s.choose("Use Tool")
    s.pass_all()
    assert len(s.runner.hand) == hand - 1
    in_rig = s.runner.rig == ["Tool"]
    assert (s.runner.credits, s.runner.clicks, s.card("Tool").counters["power"], in_rig) == left


@ruling("RR/trigger-steps/2", "RR/using-abilities/1")
def test_paid_abilities_and_optional_ones_are_used_and_required_or_declined_ones_are_not() -> None:
    tally = resource("Tally", whenever(USED, Gain(100)))
    cards = (
        tally,
        resource("Phone", paid(Cost(1), Gain(2))),
        resource("May", whenever(RUN_SUCCESSFUL, Gain(3), optional=True)),
        resource("Must", whenever(RUN_SUCCESSFUL, Gain(5))),
    )

    def play(rig: list[str]) -> Scenario:
        s = Scenario(
            corp={"hand": ["Hedge Fund"]},
            runner={"rig": ["Tally", *rig], "credits": 1},
            turn="runner",
            definitions=by_title(*cards),
        )
        s.choose("Run HQ")
        return s

    s = play(["Phone"])
    s.choose("Use Phone")
    assert s.runner.credits == 102
    for answer, credits_left in (("Yes", 104), ("No", 1)):
        s = play(["May"])
        s.choose("Continue")
        s.choose(answer)
        assert s.runner.credits == credits_left, "declined, it is not used"
    s = play(["Must"])
    s.choose("Continue")
    assert s.runner.credits == 6, "no choice, so nobody uses it"
    s = Scenario(
        corp={"hand": ["Hedge Fund"]},
        runner={"rig": ["Tally", ("Imp", {"virus": 1})], "credits": 1},
        turn="runner",
        definitions=by_title(*cards),
    )
    s.access("HQ")
    s.choose("Use Imp")
    assert s.runner.credits == 101, "an option that neither a condition nor a trigger cost brought about"
    assert s.corp.discard == ["Hedge Fund"]


@ruling("RR/additional/1", "RR/prevent/4")
def test_additional_damage_comes_with_the_damage_and_is_prevented_with_it() -> None:
    for prevented, left in ((5, 6), (2, 3)):
        s = Scenario(
            corp={"hand": ["Scorched Earth"], "scored": ["The Cleaners"]},
            runner={"hand": ["Blank"] * 6, "rig": ["Vest"], "tags": 1, "credits": 1},
            definitions=by_title(vest(prevented, MEAT)),
        )
        s.choose("Play Scorched Earth")
        s.choose("Use Vest")
        if s.can(str(prevented)):
            s.choose(str(prevented))
        s.pass_all()
        assert len(s.runner.hand) == left, "one batch of five, and no sixth point afterwards"
    s = Scenario(
        corp={"hand": ["Scorched Earth"], "scored": ["The Cleaners"]}, runner={"hand": ["Blank"] * 4, "tags": 1}
    )
    s.choose("Play Scorched Earth")
    assert s.result is not None
    assert s.result.reason == "flatline"


@ruling("RR/avoid/4", "RR/additional/1")
def test_additional_tags_come_with_the_tag_and_are_avoided_with_it() -> None:
    cards = (
        asset("Register", MoreTags(1)),
        operation("Summons", Tag(1)),
        resource("Alibi", paid(Cost(1), Prevent(WOULD_TAG, 2), prevents=WOULD_TAG)),
        resource("Excuse", paid(Cost(1), Prevent(WOULD_TAG, 1), prevents=WOULD_TAG)),
    )
    for card, tags in (("Alibi", 0), ("Excuse", 1), ("Wyldside", 2)):
        s = Scenario(
            corp={"hand": ["Summons"], "servers": {"Server 1": {"root": ["Register+"]}}, "clicks": 2},
            runner={"rig": [card], "credits": 1},
            definitions=by_title(*cards),
        )
        s.choose("Play Summons")
        if card != "Wyldside":
            s.choose(f"Use {card}")
            if s.can("2"):
                s.choose("2")
        assert s.runner.tags == tags, "both at once, not the second one after the first is settled"
        assert s.can("Gain 1 credit")


@ruling("RR/damage/2")
def test_damage_that_is_done_is_suffered_but_damage_that_is_suffered_need_not_be_done() -> None:
    nurse = resource("Nurse", Trigger(DAMAGED, (Gain(10),)))
    cards = (operation("Hit", Damage(MEAT, 1)), operation("Hurt", Damage(MEAT, 1, suffer=True)), nurse)
    for title, left in (("Hit", 2), ("Hurt", 3)):
        s = Scenario(
            corp={"hand": [title], "scored": ["The Cleaners"]},
            runner={"hand": ["Blank"] * 4, "rig": ["Nurse"]},
            definitions=by_title(*cards),
        )
        s.choose(f"Play {title}")
        assert s.runner.credits == 15, "suffered either way"
        assert len(s.runner.hand) == left, "The Cleaners add to damage that is done"


@ruling("RR/effect/2")
def test_the_player_an_effect_names_does_it_and_without_a_name_the_owner_of_the_card() -> None:
    target = Filter(ICE, side=CORP)
    cards = (event("Raze", Choose(target), Trash()), event("Blackmail", Choose(target, by=CORP), Trash(by=CORP)))
    for title, left in (("Raze", 2), ("Blackmail", 3)):
        s = Scenario(
            corp={"servers": {"HQ": {"ice": ["Ice Wall"]}, "Server 1": {"root": ["Hostile Infrastructure+"]}}},
            runner={"hand": [title] + ["Blank"] * 3},
            turn="runner",
            definitions=by_title(*cards),
        )
        s.choose(f"Play {title}")
        s.pass_all()
        assert s.corp.discard == ["Ice Wall"]
        assert len(s.runner.hand) == left, "net damage only when the Runner trashed it"


@ruling("RR/choosing-cards/ex1")
def test_a_program_to_be_trashed_is_an_installed_one() -> None:
    grind = ice_card("Grind", subroutine(Choose(program(), by=RUNNER), Trash(by=RUNNER)))
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Grind+"]}}},
        runner={"rig": ["Wyldside", "Magnum Opus", "Djinn"], "hand": ["Mimic"], "deck": ["Ninja"]},
        turn="runner",
        definitions=by_title(grind),
    )
    s.choose("Run HQ")
    s.pass_until("Djinn")
    assert (s.side, sorted(s.options)) == ("runner", ["Djinn", "Magnum Opus"]), "and there is no way round it"
    s.choose("Djinn")
    assert s.runner.discard == ["Djinn"]
    assert s.runner.hand == ["Mimic"]


@ruling("RR/must/4")
def test_a_single_must_forces_no_additional_cost_but_a_choice_of_two_cannot_be_dodged_by_declining_it() -> None:
    order = event("Order", Choose(Filter(ICE, side=CORP, rezzed=False)), Rez(must=True))
    corp = {"scored": ["Hostile Takeover"], "servers": {"HQ": {"ice": ["Archer"]}}, "credits": 9}
    s = Scenario(corp=corp, runner={"hand": ["Order"]}, turn="runner", definitions=by_title(order))
    s.choose("Play Order")
    s.choose("No", side="corp")
    assert not s.card("Archer").rezzed
    assert s.corp.scored == ["Hostile Takeover"]
    assert s.corp.servers["HQ"]["ice"] == ["Archer"], "declined without a penalty"
    s = Scenario(corp=corp, runner={"hand": ["Forged Activation Orders"]}, turn="runner")
    s.choose("Play Forged Activation Orders")
    assert s.options == ["Rez Archer", "Trash Archer"], "no third way"
    s.choose("Rez Archer")
    assert not s.can("No")
    s.pass_all()
    assert s.card("Archer").rezzed
    assert s.corp.scored == []


@ruling("RR/self-referential-language/2")
def test_copied_text_that_names_its_own_card_does_nothing_while_the_rest_of_it_works() -> None:
    charter = agenda("Charter", MoreDamage(MEAT, 1), of_its_own(paid(Cost(clicks=1), Gain(9))))
    s = Scenario(corp={"scored": ["Charter"]}, definitions=by_title(charter))
    assert s.can("Use Charter"), "on its own card it means that card"
    s = Scenario(
        corp={"hand": ["Media Blitz", "Scorched Earth"], "credits": 9},
        runner={"scored": ["Charter"], "tags": 1, "hand": ["Blank"] * 7},
        definitions=by_title(charter),
    )
    s.choose("Play Media Blitz")
    assert not any(label.startswith("Use") for label in s.options)
    s.choose("Play Scorched Earth")
    assert len(s.runner.hand) == 2, "what names no card works as the current's own"
