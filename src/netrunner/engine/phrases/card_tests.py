"""Phrases of the tests that a filter makes of a card."""

from __future__ import annotations

from typing import Final

from netrunner.engine import card_amount
from netrunner.engine import reference as refs
from netrunner.engine.amount import Amount
from netrunner.engine.card_tests.base import Either
from netrunner.engine.card_tests.history import FirstEncountered, HappenedTo, InstalledThisTurn, RezzedThisTurn
from netrunner.engine.card_tests.legality import CanBeAdvanced, CanBeTrashed, CouldBeRezzed
from netrunner.engine.card_tests.others import Among, CopyOf, Exchangeable, HasCopy, NotAmong, SameType
from netrunner.engine.card_tests.places import (
    AccessedFrom,
    HostedOn,
    HostsNone,
    Innermost,
    InOrProtecting,
    Outermost,
    ScoredBy,
)
from netrunner.engine.card_tests.values import Costs, HasCounters, Named, OfFaction, OfNamedType, Strong, Unique, Worth
from netrunner.engine.effects.counters import counter_noun
from netrunner.engine.phrase import Voice, phrase, say
from netrunner.engine.phrases.amounts import number, plural_noun
from netrunner.engine.phrases.events import happening
from netrunner.engine.phrases.nouns import noun, place_words, plural, server_words
from netrunner.engine.terms import (
    ANY_SERVER,
    BROKE_SUBROUTINE,
    NOBODY,
    PASSED_ICE,
    PLACED,
    REZZED,
    RUN,
    RUNNER,
    TYPE_NAMES,
)


@phrase(Among)
def among(test: Among, voice: Voice) -> str:
    if isinstance(test.ref, refs.EncounteredIce):
        return "being encountered"
    if isinstance(test.ref, refs.ApproachedIce):
        return "being approached"
    if isinstance(test.ref, refs.Host):
        return "that hosts this card"
    if isinstance(test.ref, refs.Remembered):
        return "chosen "
    return f"among {say(test.ref, voice)}"


@phrase(NotAmong)
def not_among(test: NotAmong, voice: Voice) -> str:
    return f"other than {say(test.ref, voice)}"


@phrase(HostedOn)
def hosted_on(test: HostedOn, voice: Voice) -> str:
    if isinstance(test.ref, refs.Each):
        return f"hosted on {say(test.ref.who, voice)}"
    return "hosted " if isinstance(test.ref, refs.This) else f"hosted on {say(test.ref, voice)}"


@phrase(HostsNone)
def hosts_none(test: HostsNone, voice: Voice) -> str:
    return f"that hosts no {noun(test.who, voice).removeprefix('installed ')}"


@phrase(CopyOf)
def copy_of(test: CopyOf, voice: Voice) -> str:
    return f"that is {'a' if test.itself else 'another'} copy of {say(test.ref, voice)}"


@phrase(HasCopy)
def has_copy(test: HasCopy, voice: Voice) -> str:
    place = " ".join(place_words(test.who, voice)) if not test.who.tests else ""
    return f"of which there is another copy {place or f'among {plural(noun(test.who, voice))}'}"


@phrase(Innermost)
def innermost(test: Innermost, voice: Voice) -> str:
    return "innermost "


@phrase(FirstEncountered)
def first_met(test: FirstEncountered, voice: Voice) -> str:
    return "that the Runner encounters first each turn"


@phrase(SameType)
def same_type(test: SameType, voice: Voice) -> str:
    return f"of the same type as {say(test.ref, voice)}"


SIGNS: Final = {">=": "at least", "<=": "at most", "==": "exactly", ">": "more than", "<": "less than", "!=": "not"}


@phrase(Costs)
def costs(test: Costs, voice: Voice) -> str:
    return f"with a {'rez ' if test.now else ''}cost of {limit_words(test.sign, test.amount, voice)}"


def limit_words(sign: str, amount: int | Amount, voice: Voice) -> str:
    """ "0 or less", "at most the number of …"."""
    after = {"<=": " or less", ">=": " or more", "==": ""}.get(sign) if isinstance(amount, int) else None
    return f"{SIGNS[sign]} {number(amount, voice)}" if after is None else f"{amount}{after}"


@phrase(Strong)
def strong(test: Strong, voice: Voice) -> str:
    return f"with a strength of {limit_words(test.sign, test.amount, voice)}"


@phrase(Worth)
def worth(test: Worth, voice: Voice) -> str:
    if isinstance(test.amount, card_amount.Counters) and test.sign == "==":
        return f"worth exactly as many agenda points as there are {plural_noun(say(test.amount, voice))}"
    return f"worth {limit_words(test.sign, test.amount, voice)} agenda point{'' if test.amount == 1 else 's'}"


@phrase(HasCounters)
def has_counters(test: HasCounters, voice: Voice) -> str:
    name = counter_noun(test.counter)
    if test.sign == ">=" and test.amount == 1:
        return f"with at least 1 {name}"
    if test.amount == 0 and test.sign in ("==", "<="):
        return f"with no {name}s"
    return f"with {SIGNS[test.sign]} {number(test.amount, voice)} {name}s"


@phrase(ScoredBy)
def scored_by(test: ScoredBy, voice: Voice) -> str:
    return f"in {voice.owns(test.side)} score area"


@phrase(InstalledThisTurn)
def installed_this_turn(test: InstalledThisTurn, voice: Voice) -> str:
    return "that was installed this turn"


@phrase(HappenedTo)
def happened_to(test: HappenedTo, voice: Voice) -> str:
    if test.event == BROKE_SUBROUTINE:
        return f"used to break a subroutine during this {'run' if test.since == RUN else 'turn'}"
    if test.event == REZZED:
        return f"rezzed during this {'run' if test.since == RUN else 'turn'}"
    if test.event == PASSED_ICE:
        return f"that {voice.pronoun(RUNNER)} passed during {'the last run' if test.since == RUN else 'this turn'}"
    clause = happening(test.event, None, test.side, ANY_SERVER, voice, past=True, what=test.what)
    return f"that {clause} on this turn" if test.event == PLACED else f"to which this happened this turn: {clause}"


@phrase(OfNamedType)
def of_named_type(test: OfNamedType, voice: Voice) -> str:
    return "of the named type" if set(test.names) & set(TYPE_NAMES.values()) else "of the named subtype"


@phrase(RezzedThisTurn)
def rezzed_this_turn(test: RezzedThisTurn, voice: Voice) -> str:
    return "that was rezzed this turn"


@phrase(CanBeAdvanced)
def can_be_advanced(test: CanBeAdvanced, voice: Voice) -> str:
    return "that can be advanced"


@phrase(Outermost)
def outermost(test: Outermost, voice: Voice) -> str:
    return "outermost "


@phrase(Named)
def named(test: Named, voice: Voice) -> str:
    return "that is a copy of the named card"


phrase(CanBeTrashed)(lambda test, voice: "that can be trashed")


@phrase(AccessedFrom)
def accessed_from(test: AccessedFrom, voice: Voice) -> str:
    return f"accessed from {server_words(test.server)}"


@phrase(InOrProtecting)
def in_or_protecting(test: InOrProtecting, voice: Voice) -> str:
    return f"in or protecting {server_words(test.server)}{' (this card included)' if test.itself else ''}"


@phrase(CouldBeRezzed)
def could_be_rezzed(test: CouldBeRezzed, voice: Voice) -> str:
    return "that you could rez"


@phrase(OfFaction)
def of_faction(test: OfFaction, voice: Voice) -> str:
    own = f"of {'your' if test.side == NOBODY else voice.owns(test.side)} identity's faction"
    if test.other:
        return f"that is not {test.faction or own}"
    return f"{test.faction} " if test.faction else own


@phrase(Unique)
def unique(test: Unique, voice: Voice) -> str:
    return "that is unique"


@phrase(Exchangeable)
def exchangeable(test: Exchangeable, voice: Voice) -> str:
    return "installed "


@phrase(Either)
def either(test: Either, voice: Voice) -> str:
    return f"that is {' or '.join(say(who, voice) for who in test.filters)}"
