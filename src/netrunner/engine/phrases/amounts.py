"""Phrases of amounts: numbers, counts, "for each", and how many of what."""

from __future__ import annotations

import re
from typing import Any, Final

from netrunner.engine import amount as amounts
from netrunner.engine import card_amount, game_amount
from netrunner.engine import reference as refs
from netrunner.engine.amount import Amount, Arithmetic, ChosenX, LastAmount
from netrunner.engine.effects.choosing import ANY_NUMBER
from netrunner.engine.effects.counters import counter_noun
from netrunner.engine.effects.money import ALL
from netrunner.engine.filter import INSIDE, PROTECTING, Filter
from netrunner.engine.memory import UnusedMemory
from netrunner.engine.phrase import Phrase, Voice, phrase, say
from netrunner.engine.phrases.events import happening
from netrunner.engine.phrases.nouns import each, fixed, has, noun, plural, server_words, type_words, with_article
from netrunner.engine.reference import Ref
from netrunner.engine.terms import (
    ANY_SERVER,
    ANY_ZONE,
    CORP,
    DAMAGE_NAMES,
    DAMAGED,
    LAST_TURN,
    RUN,
    RUN_SUCCESSFUL,
    RUNNER,
    TURN,
)


def some(who: Filter | Ref, voice: Voice, count: int | Amount = 1, up_to: bool = False, at_least: int = 0) -> str:
    """So many cards: "a program", "2 programs", "up to 3 cards", "any number of cards", "1 program for each tag"."""
    if at_least and isinstance(who, Filter) and count == ANY_NUMBER:
        return f"{at_least} or more {plural(noun(who, voice))}"
    if isinstance(who, Ref):
        if isinstance(who, refs.HostedHere) and count == 1 and not up_to:
            return "a hosted card"
        if isinstance(who, refs.Moved) and count == 1:
            return f"{'up to ' if up_to else ''}1 of those cards"
        if isinstance(who, (refs.Top, refs.Bottom)) and who.amount == count == 1:
            return say(who, voice)
        if isinstance(count, int) and count == 1:
            return f"{'up to ' if up_to else ''}1 of {say(who, voice)}"
        return f"{'any number' if count == ANY_NUMBER else count} of {say(who, voice)}"
    if isinstance(count, int):
        if count == ANY_NUMBER:
            return f"any number of {from_several(plural(noun(who, voice)))}"
        if count == 1:
            return f"up to 1 {noun(who, voice)}" if up_to else say(who, voice)
        return f"{'up to ' if up_to else ''}{count} {from_several(plural(noun(who, voice)))}"
    limit = "up to " if up_to else ""
    if isinstance(count, ChosenX):
        return f"{limit}X {plural(noun(who, voice))}"
    return limit + for_each(count, noun(who, voice), voice)


def from_several(text: str, link: str = " and/or ") -> str:
    """Several cards may be from several piles: "in HQ and/or Archives"; all of them are: "in your grip and heap"."""
    return re.sub(r"\b(HQ|grip) or (R&D|Archives|stack|heap)\b", rf"\1{link}\2", text)


def number(amount: int | Amount, voice: Voice) -> str:
    """An amount as a value: "3", "X", "the number of tags the Runner has"."""
    if isinstance(amount, int):
        return str(amount)
    value = VALUES.get(type(amount))
    if value is not None:
        return value(amount, voice)
    return f"the number of {plural_noun(say(amount, voice))}"


def plural_noun(text: str) -> str:
    """The plural of what an amount counts, whose noun comes first."""
    found = UNITS.search(text)
    return plural(text) if found is None else f"{text[: found.end()]}s{text[found.end() :]}"


UNITS: Final = re.compile(r"\b(?:counter|token|tag|credit|card|point|encounter|subroutine|unit|click|time)\b")


def many(amount: int | Amount, one: str, voice: Voice, several: str = "") -> str:
    """ "2 credits", "X credits", "1 tag for each advancement token on this card", "twice that many"."""
    several = several or one + "s"
    if isinstance(amount, int):
        if amount == ALL:
            return f"all {several}"
        return f"{amount} {one if amount == 1 else several}"
    if isinstance(amount, ChosenX):
        return f"X {several}"
    return for_each(amount, one, voice, several)


def for_each(amount: Amount, one: str, voice: Voice, several: str = "") -> str:
    several = several or plural(one)
    over = over_some(amount)
    if over is not None:
        token, limit, step = say(over[0], voice), over[1], over[2]
        return f"1 {one} for {f'each {token}' if step == 1 else f'every {step} {plural_noun(token)}'} over {limit}"
    divided = for_every(amount, voice)
    if divided:
        return f"1 {one} {divided}"
    times: int | Amount = 1
    counted: Amount = amount
    if isinstance(amount, Arithmetic) and amount.sign == "*" and isinstance(amount.right, Amount):
        times = amount.left
        counted = amount.right
    if isinstance(counted, Arithmetic) and counted.sign == "+" and isinstance(counted.left, card_amount.Count):
        if isinstance(counted.right, int) and times == 1:
            return f"{many(counted.right, one, voice, several)} and {for_each(counted.left, one, voice, several)}"
    if (isinstance(counted, Arithmetic) and after_some(counted) is None) or type(counted) in BY_VALUE:
        return f"{several} equal to {number(amount, voice)}"
    return f"{number(times, voice)} {one if times in (1, -1) else several} for {each(say(counted, voice))}"


def for_every(amount: int | Amount, voice: Voice) -> str:
    """ "for every 2 cards in the Runner's grip", of what is counted and divided; "" for any other amount."""
    if not isinstance(amount, Arithmetic) or amount.sign != "//" or not isinstance(amount.right, int):
        return ""
    counted = amount.left
    if isinstance(counted, (int, Arithmetic)) or type(counted) in BY_VALUE:
        return ""
    return f"for every {amount.right} {plural_noun(say(counted, voice))}"


@phrase(Arithmetic)
def arithmetic(amount: Arithmetic, voice: Voice) -> str:
    counted = after_some(amount)
    if counted is not None:
        first, _, rest = say(counted[0], voice).partition(" on ")
        return f"{first} after the {'first' if counted[1] == 1 else f'first {counted[1]}'} on {rest}"
    return value_of_arithmetic(amount, voice)


def after_some(amount: Amount) -> tuple[Amount, int] | None:
    """What is counted after the first so many: max(0, counters - 1)."""
    if isinstance(amount, Arithmetic) and amount.sign == "max" and amount.left == 0:
        inner = amount.right
        if isinstance(inner, Arithmetic) and inner.sign == "-" and isinstance(inner.right, int):
            return (inner.left, inner.right) if isinstance(inner.left, card_amount.Counters) else None
    return None


def over_some(amount: Amount) -> tuple[Amount, int, int] | None:
    """What is counted over a number, and how many of them at a time: max(0, tokens - 3) // 2."""
    every = 1
    counted: int | Amount = amount
    if isinstance(amount, Arithmetic) and amount.sign == "//" and isinstance(amount.right, int):
        counted, every = amount.left, amount.right
    if isinstance(counted, Arithmetic) and counted.sign == "max" and counted.left == 0:
        inner = counted.right
        if isinstance(inner, Arithmetic) and inner.sign == "-" and isinstance(inner.right, int):
            if isinstance(inner.left, amounts.EventAmount):
                return inner.left, inner.right, every
    return None


def value_of_arithmetic(amount: Arithmetic, voice: Voice) -> str:
    left, right = number(amount.left, voice), number(amount.right, voice)
    if amount.sign == "*" and isinstance(amount.left, int):
        return f"minus {right}" if amount.left == -1 else f"{amount.left} times {right}"
    if amount.sign == "//":
        return f"{left} divided by {right}, rounded down"
    if amount.sign == "max" and amount.left == 0:
        return right
    words = {"+": "plus", "-": "minus", "*": "times"}.get(amount.sign)
    if words is None:
        return f"the {'smaller' if amount.sign == 'min' else 'greater'} of {left} and {right}"
    return f"{left}{',' if left.endswith('rounded down') else ''} {words} {right}"


@phrase(card_amount.Count)
def count(amount: card_amount.Count, voice: Voice) -> str:
    if isinstance(amount.who, refs.HostedHere):
        return "hosted card"
    return noun(amount.who, voice) if isinstance(amount.who, Filter) else f"card among {say(amount.who, voice)}"


@phrase(card_amount.CountServers)
def count_servers(amount: card_amount.CountServers, voice: Voice) -> str:
    kind = re.sub("^an? ", "", server_words(amount.server))
    who = amount.having
    if who is None:
        return kind
    places = {PROTECTING: "protecting it", INSIDE: "installed in it"}
    where = places.get(who.place, "in, in the root of or protecting it")
    return f"{kind} with {with_article(type_words(who.types))} {where}"


@phrase(card_amount.Counters)
def counters_words(amount: card_amount.Counters, voice: Voice) -> str:
    return f"{counter_noun(amount.counter)} on {say(amount.on, voice)}"


@phrase(game_amount.Times)
def times_words(amount: game_amount.Times, voice: Voice) -> str:
    if amount.event == RUN_SUCCESSFUL and not amount.adding:
        where = "" if amount.server == ANY_SERVER else f" on {server_words(amount.server)}"
        since = since_words(amount.since, amount.side, voice)
        return f"successful run {voice.pronoun(RUNNER)} made{where} {since}"
    if amount.event == DAMAGED and amount.adding:
        kind = f"{DAMAGE_NAMES[amount.what]} damage" if amount.what >= 0 else "damage"
        suffered = f"point of {kind} {voice.pronoun(RUNNER)} suffered"
        return f"{suffered} {since_words(amount.since, amount.side, voice)}"
    clause = happening(amount.event, amount.who, amount.side, amount.server, voice, past=True, what=amount.what)
    if amount.zone != ANY_ZONE:
        clause += f" from {voice.pile(amount.zone, CORP)}"
    what = {"points": "printed agenda point on cards", "amount": "unit"}.get(amount.adding, "time")
    joined = f"{what} when {clause}" if what == "time" else f"{what} of which {clause}"
    return f"{joined} {since_words(amount.since, amount.side, voice)}"


def since_words(since: int, side: int, voice: Voice) -> str:
    if since == LAST_TURN:
        owner = voice.who(side).strip()
        return f"during {'their' if owner else 'your'} last turn"
    return {TURN: "this turn", RUN: "during this run"}.get(since, "this game")


PLAIN_AMOUNTS: Final = {
    amounts.ChosenX: "X",
    game_amount.EncountersThisRun: "encounter of this run",
    game_amount.TurnNumber: "number of this turn",
}


for _amount, _text in PLAIN_AMOUNTS.items():
    phrase(_amount)(fixed(_text))


@phrase(game_amount.Tags)
def tags(amount: game_amount.Tags, voice: Voice) -> str:
    return f"tag {voice.pronoun(RUNNER)} {has(voice, RUNNER)}"


@phrase(game_amount.BadPublicityCount)
def bad_publicity_count(amount: game_amount.BadPublicityCount, voice: Voice) -> str:
    return f"bad publicity {voice.pronoun(CORP)} {has(voice, CORP)}"


@phrase(UnusedMemory)
def unused_memory(amount: UnusedMemory, voice: Voice) -> str:
    return f"unused memory unit {voice.pronoun(RUNNER)} {has(voice, RUNNER)}"


@phrase(LastAmount)
def last_amount(amount: LastAmount, voice: Voice) -> str:
    return amount.noun


@phrase(amounts.EventAmount)
def event_amount(amount: amounts.EventAmount, voice: Voice) -> str:
    return amount.noun


OF_AGENDAS: Final = ("agenda points", "advancement requirement")


def of_cards(what: str) -> Phrase:
    """ "its strength", "the strength of this card"."""

    def words(amount: Any, voice: Voice) -> str:
        owner = say(amount.ref, voice)
        if owner == refs.PAID_CARDS and what in OF_AGENDAS:
            owner = "the forfeited agenda"
        return f"its {what}" if owner == "it" else f"the {what} of {owner}"

    return words


def of_side(what: str) -> Phrase:
    """ "your credits", "the Corp's credits"."""

    def words(amount: Any, voice: Voice) -> str:
        return f"{voice.owns(amount.side)} {what}"

    return words


VALUES: Final[dict[type, Phrase]] = {
    ChosenX: lambda amount, voice: "X",
    Arithmetic: value_of_arithmetic,
    LastAmount: lambda amount, voice: f"the number of {plural_noun(amount.noun)}",
    card_amount.CostOf: of_cards("printed cost"),
    card_amount.RezCostOf: of_cards("rez cost"),
    card_amount.TrashCostOf: of_cards("trash cost"),
    card_amount.StrengthOf: of_cards("strength"),
    card_amount.PointsOf: of_cards("agenda points"),
    card_amount.RequirementOf: of_cards("advancement requirement"),
    game_amount.CreditsOf: of_side("credits"),
    game_amount.ClicksOf: of_side("clicks left"),
    game_amount.ScoreOf: of_side("agenda points"),
    game_amount.HandSizeOf: of_side("maximum hand size"),
    game_amount.Link: lambda amount, voice: f"{voice.owns(RUNNER)} link",
    card_amount.SubroutinesOn: lambda amount, voice: f"the number of subroutines on {say(amount.ref, voice)}",
    game_amount.EncounterNumber: lambda amount, voice: "the number of this encounter",
    game_amount.BadPublicityCount: lambda amount, voice: f"{voice.owns(CORP)} bad publicity",
}


BY_VALUE: Final[frozenset[type]] = frozenset(
    {
        card_amount.CostOf,
        card_amount.RezCostOf,
        card_amount.TrashCostOf,
        card_amount.StrengthOf,
        card_amount.PointsOf,
        card_amount.RequirementOf,
        game_amount.HandSizeOf,
        game_amount.Link,
        game_amount.EncounterNumber,
    }
)


EACH_NOUNS: Final[dict[type, str]] = {
    game_amount.CreditsOf: "credit",
    game_amount.ClicksOf: "unspent click",
    game_amount.ScoreOf: "agenda point",
}


for _value in BY_VALUE:
    phrase(_value)(VALUES[_value])


@phrase(card_amount.SubroutinesOn)
def subroutines_on(amount: card_amount.SubroutinesOn, voice: Voice) -> str:
    resolved = " that resolved" if amount.resolved else ""
    return f"{'unbroken ' if amount.unbroken else ''}subroutine on {say(amount.ref, voice)}{resolved}"


def each_of_side(one: str) -> Phrase:
    """ "agenda point you have", "credit in the Runner's credit pool"."""

    def words(amount: Any, voice: Voice) -> str:
        if isinstance(amount, game_amount.CreditsOf):
            return f"{one} in {voice.owns(amount.side)} credit pool"
        return f"{one} {voice.pronoun(amount.side)} {has(voice, amount.side)}"

    return words


for _side_amount, _text in EACH_NOUNS.items():
    phrase(_side_amount)(each_of_side(_text))
