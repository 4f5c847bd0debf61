"""The bots know the vocabulary: every verb has a price or a reason for having none, every reference and amount is
read."""

import inspect
import sys
from collections.abc import Iterator

import pytest

from netrunner import cards
from netrunner.bots.prices import UNKNOWN
from netrunner.bots.reading import AMOUNTS, REFERENCES, Reading
from netrunner.bots.worth import UNPRICED, WORTHS, own_context, total, worth
from netrunner.cards.families import FAMILIES, words_of
from netrunner.cards.registry import definition
from netrunner.engine.ability import Trigger
from netrunner.engine.amount import LOST, Amount, X, least
from netrunner.engine.card_amount import Count, Counters
from netrunner.engine.condition import Condition
from netrunner.engine.constant import Forbid
from netrunner.engine.context import Context
from netrunner.engine.cost import Cost
from netrunner.engine.effect import Effect
from netrunner.engine.effects.base import OnCards, UpTo
from netrunner.engine.effects.branching import ForEach, If, OneOf, Repeat
from netrunner.engine.effects.choosing import Choose
from netrunner.engine.effects.contests import Psi
from netrunner.engine.effects.counters import Remove
from netrunner.engine.effects.drawing import Discard, Draw
from netrunner.engine.effects.harm import BadPublicity, Damage, Harm, Tag
from netrunner.engine.effects.installing import Install
from netrunner.engine.effects.lasting import Until
from netrunner.engine.effects.looking import RevealUntil
from netrunner.engine.effects.money import Gain, Lose, LoseClicks
from netrunner.engine.effects.moving import SHUFFLED, Move, Trash
from netrunner.engine.effects.paying import MustPay, PayTo, Unless
from netrunner.engine.effects.runs import EndRun
from netrunner.engine.effects.scoring import TriggerScored
from netrunner.engine.effects.searching import Search
from netrunner.engine.effects.turns import ExtraTurn
from netrunner.engine.filter import Filter
from netrunner.engine.position import Position
from netrunner.engine.reference import CHOSEN, MOVED, THIS, Chosen, Each, Ref, Top
from netrunner.engine.state import State
from netrunner.engine.structure import program
from netrunner.engine.terms import (
    ADVANCEMENT,
    CORP,
    DECK,
    DISCARD,
    HAND,
    ICE,
    NET,
    PROGRAM,
    RUN_ENDED,
    RUNNER,
    SCORED,
    UNTIL_RUN_ENDS,
    VIRUS,
)
from netrunner.scenario import Scenario

BASES = (Harm, OnCards, UpTo)
"""What verbs have in common: no verbs themselves."""
MODULES = [f"netrunner.engine.{module}" for modules in FAMILIES.values() for module in modules]


def words(base: type) -> Iterator[type]:
    """The classes of a kind that the modules of the language define, and those of the words that are objects."""
    for name in MODULES:
        module = sys.modules[name]
        for value in vars(module).values():
            if not inspect.isclass(value) and isinstance(value, base):
                value = type(value)
            if inspect.isclass(value) and issubclass(value, base) and value is not base and value not in BASES:
                yield value


def test_every_verb_has_a_price_or_a_reason_for_having_none() -> None:
    verbs = {verb.__name__: verb for verb in words(Effect)}
    assert len(verbs) > 60
    assert [name for name, verb in sorted(verbs.items()) if verb not in WORTHS and name not in UNPRICED] == []
    assert [name for name in UNPRICED if name not in verbs] == [], "no such verb any more"
    assert [name for name in UNPRICED if verbs[name] in WORTHS] == [], "priced after all"


def test_every_reference_is_read() -> None:
    assert sorted({ref.__name__ for ref in words(Ref) if ref not in REFERENCES}) == []


def test_every_amount_is_read() -> None:
    assert sorted({amount.__name__ for amount in words(Amount) if amount not in AMOUNTS}) == []


def test_the_modules_of_the_language_are_where_the_words_are() -> None:
    """What these tests walk is all there is: each word of the vocabulary that is a verb, reference or amount."""
    for module in (module for modules in FAMILIES.values() for module in modules):
        for word in words_of(module):
            value = getattr(sys.modules[f"netrunner.engine.{module}"], word)
            kind = value if inspect.isclass(value) else type(value)
            for base in (Effect, Ref, Amount):
                if issubclass(kind, base) and kind is not base:
                    assert kind in set(words(base)), word


# -- prices by structure ---------------------------------------------------------------------------------------------


def table(**more: object) -> Scenario:
    return Scenario(
        corp={
            "credits": 5,
            "hand": ["Hedge Fund"] * 3,
            "deck": ["Enigma"] * 5,
            "servers": {"HQ": {"ice": ["Ice Wall+"]}},
        },
        runner={
            "credits": 5,
            "hand": ["Sure Gamble"] * 3,
            "deck": ["Diesel"] * 5,
            "discard": ["Corroder"],
            "rig": ["Gordian Blade", "Cyberfeeder"],
            **more,
        },
        turn="runner",
    )


def price(s: Scenario, side: int, *effects: Effect) -> float:
    g = s.state
    return worth(program(effects), g, own_context(g, g.players[side].identity))


HEAP = Filter(side=RUNNER, zone=DISCARD)
GRIP = Filter(side=RUNNER, zone=HAND)
RIG = Filter(side=RUNNER)


def test_what_a_move_is_worth_depends_on_where_the_card_is() -> None:
    s = table()
    recovered = price(s, RUNNER, Choose(HEAP), Move(CHOSEN, to=HAND))
    assert recovered == pytest.approx(2.6)
    assert recovered > price(s, RUNNER, Choose(HEAP), Move(CHOSEN, to=SHUFFLED)) > 0
    assert price(s, RUNNER, Choose(RIG), Move(CHOSEN, to=HAND)) < 0
    assert price(s, CORP, Choose(RIG), Move(CHOSEN, to=HAND)) > 0
    found = Filter(side=RUNNER, zone=DECK)
    assert price(s, RUNNER, Search(found), Move(CHOSEN, to=HAND)) == price(s, RUNNER, Search(found))


def test_a_named_choice_is_priced_by_its_own_name() -> None:
    s = table()
    both = (Choose(RIG, name="rig"), Choose(HEAP))
    assert price(s, RUNNER, *both, Move(CHOSEN, to=HAND)) > 0
    assert price(s, RUNNER, *both, Move(Chosen("rig"), to=HAND)) < 0


def test_installing_for_less_is_worth_what_is_saved() -> None:
    s = table()
    plain = price(s, RUNNER, Choose(GRIP), Install(CHOSEN))
    assert plain == pytest.approx(2.0)
    assert price(s, RUNNER, Choose(GRIP), Install(CHOSEN, less=3)) == pytest.approx(4.7)
    assert price(s, RUNNER, Repeat(3, Choose(GRIP, up_to=True), Install(CHOSEN))) == pytest.approx(5.0)


def test_trashing_is_worth_the_best_of_the_opponents_cards() -> None:
    s = table()
    assert price(s, CORP, Choose(Filter(PROGRAM)), Trash(CHOSEN)) > 5
    assert price(s, RUNNER, Choose(Filter(PROGRAM)), Trash(CHOSEN)) == -1.0
    assert price(s, CORP, Trash(Top(1, RUNNER))) == 1.0
    assert price(s, CORP, Trash(Top(3, RUNNER))) == 2.0
    assert price(s, RUNNER, Trash(Top(1, RUNNER))) == -1.0
    assert price(s, CORP, Trash(THIS)) == 0.0
    assert price(s, CORP, Trash(Each(RIG))) > price(s, CORP, Choose(RIG), Trash(CHOSEN))


def test_a_choice_made_before_branches_is_known_in_them() -> None:
    s = table()
    both = (Choose(Filter(PROGRAM)), OneOf(Trash(CHOSEN), Gain(1)))
    assert price(s, CORP, *both) > 5
    assert price(s, CORP, Choose(Filter(PROGRAM)), If(Always(), Trash(CHOSEN))) > 5
    assert price(s, CORP, ForEach(Filter(PROGRAM), Trash(CHOSEN))) > 5


def test_what_the_opponent_does_counts_the_other_way() -> None:
    s = table()
    for effect, other in (
        (Gain(2), Gain(2, who=RUNNER)),
        (Draw(2), Draw(2, who=RUNNER)),
        (Lose(2, who=RUNNER), Lose(2)),
        (Discard(1, who=RUNNER), Discard(1)),
        (LoseClicks(2, who=RUNNER), LoseClicks(2)),
        (ExtraTurn(), ExtraTurn(who=RUNNER)),
    ):
        assert price(s, CORP, other) <= 0 < price(s, CORP, effect)
    assert price(s, RUNNER, LoseClicks(2)) == 2 * price(s, RUNNER, LoseClicks(1))


def test_who_may_pay_does_what_hurts_less() -> None:
    s = table()
    assert price(s, CORP, Unless(Cost(1), EndRun())) == pytest.approx(1.0)
    assert price(s, CORP, Unless(Cost(3), Tag(1))) == pytest.approx(2.5)
    assert price(s, CORP, Unless(Cost(9), EndRun())) == 100.0
    assert price(s, CORP, MustPay(Cost(3), EndRun())) == 3.0
    assert price(s, CORP, MustPay(Cost(6), EndRun())) == 100.0
    assert price(s, CORP, MustPay(Cost(tags=1))) == 2.5


def test_a_nested_cost_counts_all_that_is_paid() -> None:
    s = table()
    assert price(s, RUNNER, PayTo(Cost(2), Gain(5))) == pytest.approx(3.0)
    assert price(s, RUNNER, PayTo(Cost(damage=((NET, 1),)), Gain(5))) == pytest.approx(3.7)
    assert price(s, RUNNER, PayTo(Cost(trash=GRIP, trash_count=2), Gain(5))) == pytest.approx(2.6)
    assert price(s, RUNNER, PayTo(Cost(top_cards=2, tags=1), Gain(5))) == pytest.approx(1.5)
    assert price(s, RUNNER, PayTo(Cost(Count(RIG)), Gain(5))) == pytest.approx(3.0)


def test_a_guess_does_not_frighten_more_than_a_run() -> None:
    s = table()
    assert price(s, CORP, Psi(EndRun())) == pytest.approx(5.0)
    assert price(s, CORP, Psi(Gain(2), same=Gain(4))) == pytest.approx(3.0)


def test_abilities_for_a_while_are_worth_a_little() -> None:
    s = table()
    assert price(s, CORP, Until(UNTIL_RUN_ENDS, Forbid("jack out"))) == UNKNOWN
    assert price(s, CORP, Until(UNTIL_RUN_ENDS, Trigger(RUN_ENDED, Damage(NET, 3)))) == pytest.approx(1.5)


def test_amounts_that_depend_on_what_comes_first_are_guessed() -> None:
    s = table()
    g = s.state
    ctx = own_context(g, g.players[RUNNER].identity)
    r = Reading(g, ctx)
    assert r.number(LOST) == r.number(X) == 2
    assert r.number(2 * LOST) == 4
    assert r.number(least(3, Count(RIG))) == 2
    assert r.number(Counters(ADVANCEMENT)) == 0
    ctx.amount = 3
    assert r.number(2 * LOST) == 6


def test_cards_that_are_hidden_are_not_counted() -> None:
    """Whatever the Corp holds, the estimate is the same."""
    estimates = []
    for hand in (["Enigma"] * 3, ["Hedge Fund"] * 3):
        s = Scenario(corp={"hand": hand}, turn="runner")
        r = Reading(s.state, own_context(s.state, s.state.players[CORP].identity))
        estimates.append(r.number(Count(Filter(ICE, side=CORP, zone=HAND))))
    assert estimates == [1, 1]


def test_what_was_moved_is_what_was_chosen() -> None:
    s = table()
    r = Reading(s.state, own_context(s.state, s.state.players[RUNNER].identity))
    total((Choose(HEAP),), r)
    assert r.pick(MOVED) == r.pick(CHOSEN)
    assert (r.pick(CHOSEN).zone, r.pick(CHOSEN).owner) == (DISCARD, RUNNER)


def test_counters_are_missed_where_they_were() -> None:
    s = table(rig=[("Datasucker", {"virus": 3})])
    virus = Filter(PROGRAM, subtype="virus", side=RUNNER)
    assert price(s, CORP, Choose(virus), Remove(VIRUS, 2, off=CHOSEN)) == 2.0
    assert price(s, RUNNER, Remove(VIRUS, 2)) == -2.0


class Always(Condition):
    """A condition that holds."""

    __slots__ = ()

    def holds(self, g: Position, ctx: Context) -> bool:
        return True


class Odd(Effect):
    """An effect of a card's own module, with a program in it."""

    __slots__ = ("effects",)

    def __init__(self, *effects: Effect) -> None:
        self.effects = program(effects)


class Bare(Effect):
    """An effect of a card's own module that holds nothing."""

    __slots__ = ()


def test_an_effect_of_a_cards_own_is_worth_what_is_in_it_or_a_little() -> None:
    s = table()
    assert price(s, CORP, Odd(Gain(3))) == 3.0
    assert price(s, CORP, Bare()) == UNKNOWN


def test_every_card_has_a_finite_price() -> None:
    s = table()
    g: State = s.state
    for title in cards:
        if not cards[title].implemented:
            continue
        printed = definition(title)
        for effects in (printed.play, *(getattr(a, "effects", ()) for a in printed.abilities)):
            for side in (CORP, RUNNER):
                identity = g.cards[g.players[side].identity]
                value = worth(effects, g, Context(identity.id, identity.instance, side, side))
                assert abs(value) < 1000, printed.title


def test_an_agenda_that_does_again_what_it_did_is_worth_that() -> None:
    s = Scenario(corp={"scored": ["Hostile Takeover", "Private Security Force"], "credits": 0})
    scored = Filter(side=CORP, zone=SCORED)
    again = price(s, CORP, Choose(scored), TriggerScored(CHOSEN))
    assert again == pytest.approx(price(s, CORP, Gain(7), BadPublicity(1)))
    assert price(table(), CORP, Choose(scored), TriggerScored(CHOSEN)) == 0.0


def test_what_is_revealed_from_the_deck_is_priced_by_what_is_done_with_it() -> None:
    s = table()
    ice = Filter(ICE, side=CORP, zone=DECK)
    assert price(s, CORP, RevealUntil(ice)) == 0.0
    assert price(s, CORP, RevealUntil(ice), Install(CHOSEN, free=True, rezzed=True)) > 0
