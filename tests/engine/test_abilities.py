"""Rules Reference: Abilities, Trigger Steps, Simultaneous Effects, Chain Reactions, Ordinal Events, "Must"."""

from netrunner.cards.vocabulary import (
    CORP,
    EACH_TURN,
    HARDWARE,
    HQ,
    INSTALLED,
    RUN_SUCCESSFUL,
    RUNNER,
    TAGGED,
    THIS,
    TURN_BEGINS,
    VIRUS,
    YOU,
    Choose,
    Cost,
    Counters,
    Draw,
    Filter,
    Gain,
    If,
    Lose,
    OneOf,
    PayTo,
    Place,
    Static,
    Tag,
    Trash,
    Trigger,
    action,
    each_turn,
    paid,
    whenever,
)
from netrunner.engine.ability import Paid
from netrunner.engine.definition import CardDef
from netrunner.engine.terms import DREW, Q_HAND_SIZE, TAG_TAKEN
from netrunner.scenario import Scenario
from tests.engine.homemade import asset, by_title, event, operation, program_card, resource, upgrade
from tests.rulings import ruling


def lender(title: str, amount: int) -> CardDef:
    return resource(title, each_turn(Gain(amount)))


@ruling("RR/simultaneous-effects/2", "RR/trigger-steps/3", "RR/trigger-steps/4", "RR/conditional-abilities/4")
def test_the_player_whose_turn_it_is_triggers_first_and_each_orders_their_own() -> None:
    mine = resource("Mine", whenever(RUN_SUCCESSFUL, Gain(1)))
    other = resource("Other", whenever(RUN_SUCCESSFUL, Gain(2)))
    theirs = asset("Theirs", Trigger(RUN_SUCCESSFUL, (Lose(who=RUNNER),)))
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["Theirs+"]}}},
        runner={"rig": ["Mine", "Other"], "credits": 0},
        turn="runner",
        definitions=by_title(mine, other, theirs),
    )
    s.choose("Run HQ")
    s.choose("Continue")
    assert s.side == "runner"
    assert sorted(s.options) == ["Mine", "Other"], "the Corp's waits until both are done"
    s.choose("Other")
    assert s.runner.credits == 0, "and then takes everything"


@ruling("RR/simultaneous-effects/3", "RR/conditional-abilities/5", "RR/conditional-abilities/6")
def test_an_optional_ability_may_be_triggered_before_a_required_one() -> None:
    s = Scenario(
        runner={"rig": ["Aesop's Pawnshop", "Wyldside", "Access to Globalsec"]},
        corp={"clicks": 1},
    )
    s.choose("Gain 1 credit")
    assert sorted(s.options) == ["Aesop's Pawnshop", "Wyldside"]
    s.choose("Aesop's Pawnshop")
    assert s.options == ["Yes", "No"]


@ruling("RR/trigger-steps/8", "RR/trigger-steps/ex1")
def test_an_ability_whose_card_is_gone_before_it_triggers_does_nothing() -> None:
    s = Scenario(runner={"rig": ["Aesop's Pawnshop", "Wyldside"]}, corp={"clicks": 1})
    s.choose("Gain 1 credit")
    s.choose("Aesop's Pawnshop")
    s.choose("Yes")
    assert s.runner.discard == ["Wyldside"]
    assert s.runner.credits == 8
    assert s.runner.hand == [], "Wyldside drew nothing"
    assert s.runner.clicks == 4, "and took no click"


@ruling("RR/trigger-steps/5")
def test_an_ability_that_has_triggered_resolves_though_its_card_is_gone() -> None:
    ember = resource("Ember", each_turn(Trash(THIS), Gain(4)))
    s = Scenario(runner={"rig": ["Ember"]}, corp={"clicks": 1}, definitions=by_title(ember))
    s.choose("Gain 1 credit")
    assert s.runner.discard == ["Ember"]
    assert s.runner.credits == 9


@ruling("RR/conditional-abilities/1")
def test_a_card_that_becomes_active_too_late_does_not_see_the_condition() -> None:
    late = resource("Late", whenever(INSTALLED, Gain(5), who=Filter(HARDWARE)))
    s = Scenario(runner={"hand": ["Akamatsu Mem Chip", "Late"]}, turn="runner", definitions=by_title(late))
    s.choose("Install Akamatsu Mem Chip")
    s.choose("Install Late")
    assert s.runner.credits == 4


@ruling("RR/conditional-abilities/2")
def test_a_conditional_ability_resolves_once_for_each_time_its_condition_is_met() -> None:
    echo = resource("Echo", whenever(RUN_SUCCESSFUL, Gain(1)))
    s = Scenario(runner={"rig": ["Echo"]}, turn="runner", definitions=by_title(echo))
    for _ in range(2):
        s.choose("Run Archives")
        s.choose("Continue")
    assert s.runner.credits == 7


@ruling("RR/chain-reactions/1")
def test_a_chain_reaction_resolves_before_the_ability_goes_on() -> None:
    chain = resource("Chain", whenever(DREW, Lose(who=RUNNER)))
    trip = event("Trip", Draw(1), Gain(3))
    s = Scenario(runner={"rig": ["Chain"], "hand": ["Trip"]}, turn="runner", definitions=by_title(chain, trip))
    s.choose("Play Trip")
    assert s.runner.credits == 3, "all lost between the two effects, then three gained"


@ruling("RR/chain-reactions/1")
def test_the_newest_chained_ability_resolves_first() -> None:
    first = resource("First", whenever(DREW, Gain(1), Tag(1), Lose(who=RUNNER)))
    second = resource("Second", Trigger(TAG_TAKEN, (Gain(10),)))
    s = Scenario(runner={"rig": ["First", "Second"], "credits": 0}, turn="runner", definitions=by_title(first, second))
    s.choose("Draw 1 card")
    assert s.runner.credits == 0, "the ten came before First took everything"


@ruling("RR/conditional-abilities/7")
def test_a_once_per_turn_ability_is_optional_and_works_once_each_turn() -> None:
    tap = resource("Tap", Trigger(RUN_SUCCESSFUL, (Gain(3),), by=YOU, optional=True, once_per_turn=True))
    s = Scenario(runner={"rig": ["Tap"]}, turn="runner", definitions=by_title(tap))
    for answer, money in (("No", 5), ("Yes", 8)):
        s.choose("Run Archives")
        s.choose("Continue")
        s.choose(answer)
        assert s.runner.credits == money
    s.choose("Run Archives")
    s.choose("Continue")
    assert s.run is None, "not asked a third time"
    s.end_turn()
    s.end_turn()
    s.choose("Run Archives")
    s.choose("Continue")
    assert s.can("Yes"), "a new turn"


def test_a_paid_ability_limited_to_once_per_turn_says_so() -> None:
    sip = resource("Sip", Paid(Cost(0), (Gain(1),), once_per_turn=True))
    s = Scenario(runner={"rig": ["Sip"]}, turn="runner", skip_empty_windows=False, definitions=by_title(sip))
    s.choose("Gain 1 credit")
    s.choose("Use Sip")
    assert not s.can("Use Sip")
    reason = s.why_not("Use Sip")
    assert reason is not None
    assert reason.rule == "RR/conditional-abilities"


@ruling("RR/ordinal-events/1")
def test_the_first_time_each_turn_means_that_time_even_if_the_card_came_later() -> None:
    herald = resource("Herald", Trigger(RUN_SUCCESSFUL, (Gain(4),), by=YOU, server=HQ, first=EACH_TURN))
    s = Scenario(runner={"hand": ["Herald"]}, turn="runner", definitions=by_title(herald))
    s.choose("Run HQ")
    s.choose("Continue")
    s.choose("Install Herald")
    s.choose("Run HQ")
    s.choose("Continue")
    assert s.runner.credits == 5, "the second run is not the first"


@ruling("RR/if-when-vs-when-if/1")
def test_a_requirement_of_the_condition_must_hold_when_it_is_met() -> None:
    tagger = resource("Tagger", each_turn(Tag(1)))
    when_if = resource("Early", Trigger(TURN_BEGINS, (Gain(3),), by=YOU, when=TAGGED))
    s = Scenario(runner={"rig": ["Tagger", "Early"]}, corp={"clicks": 1}, definitions=by_title(tagger, when_if))
    s.choose("Gain 1 credit")
    assert s.runner.tags == 1
    assert s.runner.credits == 5


@ruling("RR/if-when-vs-when-if/2")
def test_a_requirement_of_the_effect_is_read_as_it_resolves() -> None:
    tagger = resource("Tagger", each_turn(Tag(1)))
    if_then = resource("Late", each_turn(If(TAGGED, Gain(3))))
    s = Scenario(runner={"rig": ["Tagger", "Late"]}, corp={"clicks": 1}, definitions=by_title(tagger, if_then))
    s.choose("Gain 1 credit")
    s.choose("Tagger")
    assert s.runner.credits == 8


@ruling("RR/constant-abilities/2", "RR/simultaneous-effects/4", "RR/constant-abilities/3")
def test_constant_abilities_add_up_while_their_cards_are_active_and_their_conditions_hold() -> None:
    more = resource("More", Static(Q_HAND_SIZE, 2))
    less = resource("Less", Static(Q_HAND_SIZE, -1, when=TAGGED))
    s = Scenario(runner={"rig": ["More", "More", "Less"]}, definitions=by_title(more, less))
    assert s.runner.hand_size == 9
    s.give("runner", tags=1)
    assert s.runner.hand_size == 8


@ruling("RR/must/2")
def test_a_must_between_two_effects_offers_only_what_can_be_done() -> None:
    press = operation("Press", OneOf((Lose(2, RUNNER),), (Choose(Filter(side=RUNNER)), Trash()), by=RUNNER))
    s = Scenario(corp={"hand": ["Press"] * 2}, runner={"credits": 3}, definitions=by_title(press))
    s.choose("Play Press")
    assert s.runner.credits == 1, "there was no card to trash, so no choice"


@ruling("RR/if-able/1", "RR/cost/1")
def test_a_payment_if_able_is_made_in_full_or_not_at_all() -> None:
    s = Scenario(corp={"servers": {"HQ": {"ice": ["Tollbooth+"]}}}, runner={"credits": 2}, turn="runner")
    s.choose("Run HQ")
    assert s.run is None
    assert s.runner.credits == 2
    s = Scenario(corp={"servers": {"HQ": {"ice": ["Tollbooth+"]}}}, runner={"credits": 3}, turn="runner")
    s.choose("Run HQ")
    assert s.runner.credits == 0
    assert any("ays 3 credits" in line for line in s.log), "there is no choice not to pay"


@ruling("RR/self-referential-language/1")
def test_an_ability_that_names_its_own_card_means_that_copy() -> None:
    seed = program_card("Seed", action(Cost(clicks=1), Place(VIRUS)), Static(Q_HAND_SIZE, Counters(VIRUS)))
    s = Scenario(runner={"rig": ["Seed", "Seed"]}, turn="runner", definitions=by_title(seed))
    s.choose(s.options[[label.startswith("Use Seed") for label in s.options].index(True)])
    assert sorted(card.counters["virus"] for card in s.cards("Seed")) == [0, 1]
    assert s.runner.hand_size == 6


@ruling("RR/uninstall/4")
def test_a_card_installed_again_remembers_nothing() -> None:
    tap = resource("Tap", paid(Cost(0), Gain(1)))
    s = Scenario(runner={"rig": [("Tap", {"power": 2})], "hand": ["Tap"]}, turn="runner", definitions=by_title(tap))
    old = s.cards("Tap")[0]
    before = s.state.cards[old.id].instance
    from netrunner.engine.moves import to_hand
    from netrunner.engine.placement import install_runner

    to_hand(s.state, old.id)
    install_runner(s.state, old.id)
    assert s.state.cards[old.id].instance != before
    assert old.counters["power"] == 0


def test_femme_fatale_forgets_its_ice_when_it_is_installed_again() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ice Wall"]}}}, runner={"hand": ["Femme Fatale"], "credits": 20}, turn="runner"
    )
    s.choose("Install Femme Fatale")
    card = s.state.cards[s.card("Femme Fatale").id]
    assert card.chosen == (s.state.cards[s.card("Ice Wall").id].instance,)
    from netrunner.engine.moves import to_hand

    to_hand(s.state, card.id)
    assert s.state.cards[card.id].chosen == ()


@ruling("RR/nested-costs/1")
def test_a_nested_cost_that_cannot_be_paid_gives_nothing() -> None:
    toll = upgrade("Toll", each_turn(PayTo(Cost(3), Gain(10))))
    for money, after in ((3, 10), (2, 2)):
        s = Scenario(
            corp={"credits": money, "servers": {"HQ": {"root": ["Toll+"]}}},
            runner={"clicks": 1},
            turn="runner",
            definitions=by_title(toll),
        )
        s.choose("Gain 1 credit")
        assert s.corp.credits == after


def test_an_optional_ability_that_could_do_nothing_is_not_asked() -> None:
    wish = resource("Wish", Trigger(TURN_BEGINS, (PayTo(Cost(9), Gain(20)),), by=YOU, optional=True))
    s = Scenario(runner={"rig": ["Wish"]}, corp={"clicks": 1}, definitions=by_title(wish))
    s.choose("Gain 1 credit")
    assert s.can("Run HQ")
    assert s.state.players[CORP].credits == 6
