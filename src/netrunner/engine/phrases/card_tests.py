"""Phrases of the tests that a filter makes of a card."""

from __future__ import annotations

from typing import Final

from netrunner.engine import amount as amounts
from netrunner.engine import card_test as tests
from netrunner.engine import reference as refs
from netrunner.engine.amount import Amount
from netrunner.engine.effects.counters import counter_noun
from netrunner.engine.phrase import Voice, phrase, say
from netrunner.engine.phrases.amounts import number, plural_noun
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


@phrase(tests.Among)
def among(test: tests.Among, voice: Voice) -> str:
    if isinstance(test.ref, refs.EncounteredIce):
        return "being encountered"
    if isinstance(test.ref, refs.ApproachedIce):
        return "being approached"
    if isinstance(test.ref, refs.Host):
        return "that hosts this card"
    if isinstance(test.ref, refs.Remembered):
        return "chosen "
    return f"among {say(test.ref, voice)}"


@phrase(tests.NotAmong)
def not_among(test: tests.NotAmong, voice: Voice) -> str:
    return f"other than {say(test.ref, voice)}"


@phrase(tests.HostedOn)
def hosted_on(test: tests.HostedOn, voice: Voice) -> str:
    if isinstance(test.ref, refs.Each):
        return f"hosted on {say(test.ref.who, voice)}"
    return "hosted " if isinstance(test.ref, refs.This) else f"hosted on {say(test.ref, voice)}"


@phrase(tests.HostsNone)
def hosts_none(test: tests.HostsNone, voice: Voice) -> str:
    return f"that hosts no {noun(test.who, voice).removeprefix('installed ')}"


@phrase(tests.CopyOf)
def copy_of(test: tests.CopyOf, voice: Voice) -> str:
    return f"that is {'a' if test.itself else 'another'} copy of {say(test.ref, voice)}"


@phrase(tests.HasCopy)
def has_copy(test: tests.HasCopy, voice: Voice) -> str:
    place = " ".join(place_words(test.who, voice)) if not test.who.tests else ""
    return f"of which there is another copy {place or f'among {plural(noun(test.who, voice))}'}"


@phrase(tests.Innermost)
def innermost(test: tests.Innermost, voice: Voice) -> str:
    return "innermost "


@phrase(tests.FirstEncountered)
def first_met(test: tests.FirstEncountered, voice: Voice) -> str:
    return "that the Runner encounters first each turn"


@phrase(tests.SameType)
def same_type(test: tests.SameType, voice: Voice) -> str:
    return f"of the same type as {say(test.ref, voice)}"


SIGNS: Final = {">=": "at least", "<=": "at most", "==": "exactly", ">": "more than", "<": "less than", "!=": "not"}


@phrase(tests.Costs)
def costs(test: tests.Costs, voice: Voice) -> str:
    return f"with a {'rez ' if test.now else ''}cost of {limit_words(test.sign, test.amount, voice)}"


def limit_words(sign: str, amount: int | Amount, voice: Voice) -> str:
    """ "0 or less", "at most the number of …"."""
    after = {"<=": " or less", ">=": " or more", "==": ""}.get(sign) if isinstance(amount, int) else None
    return f"{SIGNS[sign]} {number(amount, voice)}" if after is None else f"{amount}{after}"


@phrase(tests.Strong)
def strong(test: tests.Strong, voice: Voice) -> str:
    return f"with a strength of {limit_words(test.sign, test.amount, voice)}"


@phrase(tests.Worth)
def worth(test: tests.Worth, voice: Voice) -> str:
    if isinstance(test.amount, amounts.Counters) and test.sign == "==":
        return f"worth exactly as many agenda points as there are {plural_noun(say(test.amount, voice))}"
    return f"worth {limit_words(test.sign, test.amount, voice)} agenda point{'' if test.amount == 1 else 's'}"


@phrase(tests.HasCounters)
def has_counters(test: tests.HasCounters, voice: Voice) -> str:
    name = counter_noun(test.counter)
    if test.sign == ">=" and test.amount == 1:
        return f"with at least 1 {name}"
    if test.amount == 0 and test.sign in ("==", "<="):
        return f"with no {name}s"
    return f"with {SIGNS[test.sign]} {number(test.amount, voice)} {name}s"


@phrase(tests.ScoredBy)
def scored_by(test: tests.ScoredBy, voice: Voice) -> str:
    return f"in {voice.owns(test.side)} score area"


@phrase(tests.InstalledThisTurn)
def installed_this_turn(test: tests.InstalledThisTurn, voice: Voice) -> str:
    return "that was installed this turn"


@phrase(tests.HappenedTo)
def happened_to(test: tests.HappenedTo, voice: Voice) -> str:
    from netrunner.engine.phrases.events import happening

    if test.event == BROKE_SUBROUTINE:
        return f"used to break a subroutine during this {'run' if test.since == RUN else 'turn'}"
    if test.event == REZZED:
        return f"rezzed during this {'run' if test.since == RUN else 'turn'}"
    if test.event == PASSED_ICE:
        return f"that {voice.pronoun(RUNNER)} passed during {'the last run' if test.since == RUN else 'this turn'}"
    clause = happening(test.event, None, test.side, ANY_SERVER, voice, past=True, what=test.what)
    return f"that {clause} on this turn" if test.event == PLACED else f"to which this happened this turn: {clause}"


@phrase(tests.OfNamedType)
def of_named_type(test: tests.OfNamedType, voice: Voice) -> str:
    return "of the named type" if set(test.names) & set(TYPE_NAMES.values()) else "of the named subtype"


@phrase(tests.RezzedThisTurn)
def rezzed_this_turn(test: tests.RezzedThisTurn, voice: Voice) -> str:
    return "that was rezzed this turn"


@phrase(tests.CanBeAdvanced)
def can_be_advanced(test: tests.CanBeAdvanced, voice: Voice) -> str:
    return "that can be advanced"


@phrase(tests.Outermost)
def outermost(test: tests.Outermost, voice: Voice) -> str:
    return "outermost "


@phrase(tests.Named)
def named(test: tests.Named, voice: Voice) -> str:
    return "that is a copy of the named card"


phrase(tests.CanBeTrashed)(lambda test, voice: "that can be trashed")


@phrase(tests.AccessedFrom)
def accessed_from(test: tests.AccessedFrom, voice: Voice) -> str:
    return f"accessed from {server_words(test.server)}"


@phrase(tests.InOrProtecting)
def in_or_protecting(test: tests.InOrProtecting, voice: Voice) -> str:
    return f"in or protecting {server_words(test.server)}{' (this card included)' if test.itself else ''}"


@phrase(tests.CouldBeRezzed)
def could_be_rezzed(test: tests.CouldBeRezzed, voice: Voice) -> str:
    return "that you could rez"


@phrase(tests.OfFaction)
def of_faction(test: tests.OfFaction, voice: Voice) -> str:
    own = f"of {'your' if test.side == NOBODY else voice.owns(test.side)} identity's faction"
    if test.other:
        return f"that is not {test.faction or own}"
    return f"{test.faction} " if test.faction else own


@phrase(tests.Exchangeable)
def exchangeable(test: tests.Exchangeable, voice: Voice) -> str:
    return "installed "


@phrase(tests.Either)
def either(test: tests.Either, voice: Voice) -> str:
    return f"that is {' or '.join(say(who, voice) for who in test.filters)}"
