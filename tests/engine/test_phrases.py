"""Phrases that the golden texts of today's cards do not show: what the next cards will say."""

import pytest

from netrunner.cards.vocabulary import (
    AGENDA_COUNTER,
    ANY_ZONE,
    ANYONE,
    CHOSEN,
    CORP,
    DISCARD,
    GAME_BEGINS,
    HAND,
    MARGIN,
    NET,
    OPERATION,
    PLAYED,
    RUN_BEGINS,
    RUNNER,
    TAGGED,
    THIS,
    TOKENS,
    TOP,
    TURN_ENDS,
    UNTIL_TURN_ENDS,
    BadPublicity,
    Choose,
    CopyOf,
    Costs,
    Damage,
    Derez,
    Draw,
    Filter,
    Forbid,
    Gain,
    Guess,
    Happened,
    HostedOn,
    If,
    Install,
    May,
    Move,
    Not,
    Place,
    Tag,
    Trash,
    Trigger,
    Untag,
    Until,
    X,
    agenda,
    corp_card,
    each_turn,
    even_stolen,
    greatest,
    ice,
    program,
    runner_card,
    this_card,
    whenever,
)
from netrunner.engine.context import Context
from netrunner.engine.phrase import Voice, in_third_person, say, say_all, to_make
from netrunner.engine.phrases.abilities import ability_words
from netrunner.engine.phrases.nouns import noun, plural
from netrunner.scenario import Scenario

CORP_VOICE, RUNNER_VOICE = Voice(CORP), Voice(RUNNER)


@pytest.mark.parametrize(
    ("one", "many"),
    [
        ("piece of ice", "pieces of ice"),
        ("piece of grail ice from HQ", "pieces of grail ice from HQ"),
        ("rezzed asset, upgrade or piece of ice", "rezzed assets, upgrades or pieces of ice"),
        ("non-icebreaker program", "non-icebreaker programs"),
        ("non-AI icebreaker", "non-AI icebreakers"),
        ("another installed copy of this card", "other installed copies of this card"),
        ("card that can be advanced", "cards that can be advanced"),
        ("installed sysop, executive or clone", "installed sysops, executives or clones"),
        ("program with no virus counters", "programs with no virus counters"),
    ],
)
def test_every_noun_of_a_list_is_put_into_the_plural(one: str, many: str) -> None:
    assert plural(one) == many


@pytest.mark.parametrize(
    ("text", "made"),
    [
        ("the Corp loses 5 credits", "make the Corp lose 5 credits"),
        ("the Runner accesses a card", "make the Runner access a card"),
        (
            "instead of accessing cards, the Corp loses 5 credits",
            "instead of accessing cards, make the Corp lose 5 credits",
        ),
        ("the Runner encounters this ice", "make the Runner encounter this ice"),
        ("the Runner is now running on HQ", "the Runner is now running on HQ"),
        ("gain 1 credit", "gain 1 credit"),
    ],
)
def test_what_somebody_does_can_be_something_to_make_them_do(text: str, made: str) -> None:
    assert to_make(text) == made


def test_piles_of_one_owner_name_the_owner_once() -> None:
    assert RUNNER_VOICE.pile(HAND | DISCARD) == "your grip or heap"
    assert CORP_VOICE.pile(HAND | DISCARD, RUNNER) == "the Runner's grip or heap"
    assert CORP_VOICE.pile(HAND | DISCARD) == "HQ or Archives"


def test_a_description_names_its_subtypes_place_and_copies() -> None:
    assert noun(ice(subtype="bioroid", rezzed=True), CORP_VOICE) == "rezzed piece of bioroid ice"
    assert noun(program(HostedOn(THIS)), RUNNER_VOICE) == "hosted program"
    assert noun(agenda(CopyOf(THIS)), CORP_VOICE) == "another installed copy of this card"
    assert noun(runner_card(Costs("<=", 2), zone=HAND), RUNNER_VOICE) == "card in your grip with a cost of 2 or less"


def test_what_did_not_happen_is_denied() -> None:
    played = Happened(PLAYED, Filter(OPERATION, CopyOf(THIS), zone=ANY_ZONE))
    assert say(Not(played), CORP_VOICE) == "no other copy of this card was played this turn"
    assert say(Not(Happened(RUN_BEGINS, side=RUNNER)), RUNNER_VOICE) == "you did not make a run this turn"


def test_what_nobody_may_do_with_a_card_cannot_be_done_to_it() -> None:
    words = say(Until(UNTIL_TURN_ENDS, Forbid("rez", this_card()), of=CHOSEN), CORP_VOICE)
    assert words == "until the end of the turn, it cannot be rezzed"


def test_cards_that_leave_a_hand_go_to_their_owners_piles() -> None:
    bounce = (Choose(runner_card()), Move(CHOSEN, to=HAND))
    assert say_all(bounce, CORP_VOICE) == "Add an installed Runner card to the Runner's grip"
    assert say_all(bounce, RUNNER_VOICE) == "Add an installed Runner card to your grip"


def test_as_many_cards_as_x_are_chosen() -> None:
    assert say(Choose(corp_card(zone=HAND), X), CORP_VOICE) == "choose X cards in HQ"


def test_a_choice_and_what_may_follow_it_are_one_sentence_each() -> None:
    ability = each_turn(Trash(THIS), Draw(2), optional=True)
    words = ability_words(ability, RUNNER_VOICE)
    assert words == "When your turn begins, you may trash this card. If you do, draw 2 cards."


def test_what_is_counted_over_a_number_is_counted_so() -> None:
    each = Place(AGENDA_COUNTER, greatest(0, TOKENS - 3))
    every = Place(AGENDA_COUNTER, greatest(0, TOKENS - 3) // 2)
    assert say(each, CORP_VOICE) == "place 1 agenda counter on this card for each advancement token on it over 3"
    assert say(every, CORP_VOICE) == "place 1 agenda counter on this card for every 2 advancement tokens on it over 3"


def test_installed_cards_of_one_side_go_to_its_piles_though_no_side_is_named() -> None:
    bounce = (Choose(program()), Move(CHOSEN, to=TOP))
    assert say_all(bounce, CORP_VOICE) == "Put an installed program on top of the Runner's stack"


def test_a_turn_that_is_anybodys_ends() -> None:
    assert ability_words(Trigger(TURN_ENDS, Derez(THIS)), CORP_VOICE) == "When a turn ends, derez this card."


def test_an_aloof_voice_speaks_of_both_sides() -> None:
    reward = (Gain(1), If(TAGGED, BadPublicity(1)), May(Draw(1)))
    assert say_all(reward, Voice(CORP)) == (
        "Gain 1 credit. If the Runner is tagged, take 1 bad publicity. You may draw 1 card"
    )
    assert say_all(reward, Voice(CORP, aloof=True)) == (
        "The Corp gains 1 credit. If the Runner is tagged, the Corp takes 1 bad publicity. The Corp may draw 1 card"
    )
    assert say_all((If(TAGGED, Untag(1), otherwise=Tag(1)),), Voice(RUNNER, aloof=True)) == (
        "If the Runner is tagged, the Runner removes 1 tag; otherwise, the Runner takes 1 tag"
    )


def test_what_a_card_says_to_its_owner_is_retold_for_others() -> None:
    words = "You may pay 1 credit. If you do, look at cards that you have or are in your grip, unless you cannot"
    assert in_third_person(words, RUNNER) == (
        "The Runner may pay 1 credit. If the Runner does, look at cards that the Runner has or are in the Runner's "
        "grip, unless the Runner cannot"
    )
    assert in_third_person("You and the Runner spend credits", CORP) == "The Corp and the Runner spend credits"
    assert in_third_person("It is up to you", CORP) == "It is up to the Corp"


def test_an_amount_is_reckoned_with_from_either_side() -> None:
    assert say(1 + X, CORP_VOICE) == say(X + 1, CORP_VOICE)
    assert say(5 - X, CORP_VOICE) == "5 minus X"
    ctx = Context(0, 0, CORP, CORP, x=2)
    g = Scenario().state
    assert [amount.value(g, ctx) for amount in (1 + X, X + 1, 5 - X, X - 5)] == [3, 3, 3, -3]


def test_a_share_is_told_apart_from_what_is_added_to_it() -> None:
    assert say(Tag(1 + MARGIN // 3), CORP_VOICE).endswith("divided by 3, rounded down, plus 1")


def test_what_may_be_done_is_not_allowed_twice() -> None:
    head_start = whenever(GAME_BEGINS, Choose(ice(zone=HAND), up_to=True), Install(CHOSEN), optional=True, by=ANYONE)
    assert ability_words(head_start, CORP_VOICE).startswith(
        "When the game begins, before the first turn, you may install a piece of ice"
    )


def test_an_ability_that_acts_in_the_runners_score_area_says_so() -> None:
    words = ability_words(even_stolen(each_turn(Gain(1))), CORP_VOICE)
    assert words.endswith("gain 1 credit. This is so while this card is in the Runner's score area, too.")


def test_the_number_spent_on_a_guess_is_x() -> None:
    assert say(Guess(Damage(NET, X), most=2), CORP_VOICE).endswith("do X net damage, where X is the number you spent")
