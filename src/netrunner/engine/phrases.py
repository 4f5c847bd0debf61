"""Every phrase of the language that cards are written in, in our own words: one for each reference, verb, amount,
condition, event, query, cost and kind of ability. What is missing here is missing from a card, and a test says so."""

from __future__ import annotations

import re
from typing import Final

from netrunner.engine import amount as amounts
from netrunner.engine import card_test as tests
from netrunner.engine import condition as conditions
from netrunner.engine import reference as refs
from netrunner.engine.amount import Amount, Arithmetic, ChosenX, LastAmount
from netrunner.engine.condition import TAGGED
from netrunner.engine.cost import Cost
from netrunner.engine.effects import (
    branching,
    choosing,
    contests,
    conversion,
    counters,
    harm,
    ice,
    lasting,
    money,
    piles,
    prevention,
    runs,
    swapping,
    table,
)
from netrunner.engine.effects.choosing import ANY_NUMBER
from netrunner.engine.effects.counters import counter_noun
from netrunner.engine.effects.money import ALL
from netrunner.engine.filter import INSIDE, PROTECTING, Filter
from netrunner.engine.memory import UnusedMemory
from netrunner.engine.phrase import JOINS, Voice, capital, lower, phrase, say, say_all
from netrunner.engine.reference import Ref
from netrunner.engine.structure import Part, Program
from netrunner.engine.terms import (
    ADVANCEMENT,
    AGENDA,
    ANY_SERVER,
    ANY_ZONE,
    ARCHIVES,
    ATTACKED,
    CENTRAL,
    CORP,
    DAMAGE_NAMES,
    DECK,
    DISCARD,
    HAND,
    HOSTED,
    HQ,
    ICE,
    LAST_TURN,
    NEW_SERVER,
    NOBODY,
    PLAY,
    REMEMBERED_SERVER,
    REMOTE,
    REMOVED,
    RND,
    RUN,
    RUNNER,
    SCORED,
    THIS_SERVER,
    TURN,
    TYPE_NAMES,
    UNTIL_ENCOUNTER_ENDS,
    UNTIL_NAMES,
    WOULD_BAD_PUBLICITY,
    WOULD_BREAK,
    WOULD_EXPOSE,
    WOULD_JACK_OUT,
    WOULD_TAG,
    WOULD_TRASH,
)

# -- nouns -------------------------------------------------------------------------------------------------------------

SERVERS: Final = {
    HQ: "HQ",
    RND: "R&D",
    ARCHIVES: "Archives",
    CENTRAL: "a central server",
    REMOTE: "a remote server",
    THIS_SERVER: "this server",
    ATTACKED: "the attacked server",
    REMEMBERED_SERVER: "the chosen server",
    NEW_SERVER: "a new server",
    ANY_SERVER: "a server",
}


def server_words(server: int) -> str:
    return SERVERS[server]


def with_article(noun: str) -> str:
    if noun.startswith(("another ", "the ", "this ", "its ", "host ", "X ", "each ", "your ")):
        return noun
    return f"an {noun}" if noun[0].lower() in "aeiou" and not noun.startswith(("uni", "one")) else f"a {noun}"


def type_words(types: int) -> str:
    """ "program or piece of hardware"; "card" for any type."""
    names = [TYPE_NAMES[bit] for bit in TYPE_NAMES if types & bit]
    names = list(dict.fromkeys(names))
    if not names:
        return "card"
    nouns = {"ice": "piece of ice", "hardware": "piece of hardware"}
    names.sort(key=lambda name: name in nouns)
    return listed([nouns.get(name, name) for name in names], "or")


def listed(names: list[str], word: str) -> str:
    """ "a, b or c"."""
    if len(names) < 2:
        return "".join(names)
    return f"{', '.join(names[:-1])} {word} {names[-1]}"


def plural(noun: str) -> str:
    """The plural of a noun, whatever follows it."""
    for one in (
        "piece of",
        "copy of",
        "program",
        "card",
        "resource",
        "agenda",
        "asset",
        "upgrade",
        "icebreaker",
        "event",
    ):
        if one in noun and f"{one}s" not in noun:
            many = {"piece of": "pieces of", "copy of": "copies of"}.get(one, one + "s")
            return noun.replace(one, many, 1).removeprefix("another ").replace("this card", "this card")
    for one in ("operation", "identity", "connection", "advertisement", "sysop"):
        if one in noun:
            return noun.replace(one, one[:-1] + "ies" if one.endswith("y") else one + "s", 1)
    return noun + "s"


def noun(who: Filter, voice: Voice) -> str:
    """A description without an article: "rezzed piece of ice protecting this server"."""
    if who.words:
        return who.words
    before: list[str] = []
    after: list[str] = []
    for test in who.tests:
        text = say(test, voice)
        (before if text.endswith(" ") else after).append(text.strip())
    if who.other:
        before.insert(0, "another")
    installed = who.zone == PLAY and not who.types & ICE and who.face < 0 and who.server == ANY_SERVER and not who.place
    if installed and not any(text.startswith(("hosted", "that is")) for text in after):
        before.append("installed")
    if who.face >= 0:
        before.append(("unrezzed", "rezzed")[who.face] if who.zone == PLAY else ("facedown", "faceup")[who.face])
    if who.not_subtype:
        before.append(f"non-{who.not_subtype}")
    if who.any_subtype:
        before.append(listed(list(who.any_subtype), "or"))
    if who.subtype:
        before.append(who.subtype)
    if not who.types and who.side != NOBODY and who.zone & (PLAY | HOSTED) and not who.subtype:
        before.append(("Corp", "Runner")[who.side])
    kind = who.title or type_words(who.types)
    if not (who.subtype in ("icebreaker", "console") and who.types) and not (who.any_subtype and not who.types):
        before.append(kind)
    after.extend(place_words(who, voice))
    return " ".join([*before, *after])


def place_words(who: Filter, voice: Voice) -> list[str]:
    words: list[str] = []
    if who.server != ANY_SERVER or who.place:
        if who.place == PROTECTING or (who.types == ICE and who.place != INSIDE):
            words.append(f"protecting {server_words(who.server)}")
        else:
            words.append(f"in {server_words(who.server)}")
    piles_named = who.zone & (HAND | DECK | DISCARD)
    if who.zone != ANY_ZONE and piles_named:
        words.append(f"in {voice.pile(piles_named, who.side)}")
    if who.zone == SCORED and not any(isinstance(test, tests.ScoredBy) for test in who.tests):
        words.append("in a score area")
    return words


@phrase(Filter)
def filter_words(who: Filter, voice: Voice) -> str:
    return with_article(noun(who, voice))


def some(who: Filter | Ref, voice: Voice, count: int | Amount = 1, up_to: bool = False) -> str:
    """So many cards: "a program", "2 programs", "up to 3 cards", "any number of cards", "1 program for each tag"."""
    if isinstance(who, Ref):
        if isinstance(count, int) and count == 1:
            return f"{'up to ' if up_to else ''}1 of {say(who, voice)}"
        return f"{'any number' if count == ANY_NUMBER else count} of {say(who, voice)}"
    if isinstance(count, int):
        if count == ANY_NUMBER:
            return f"any number of {plural(noun(who, voice))}"
        if count == 1:
            return f"up to 1 {noun(who, voice)}" if up_to else say(who, voice)
        return f"{'up to ' if up_to else ''}{count} {plural(noun(who, voice))}"
    return for_each(count, noun(who, voice), voice)


def cards_in(who: Filter | Ref, voice: Voice) -> str:
    """Cards as the subject of a sentence that speaks of all of them."""
    return say(who, voice) if isinstance(who, Ref) else f"each {noun(who, voice)}"


# -- tests of cards ----------------------------------------------------------------------------------------------------


@phrase(tests.Among)
def among(test: tests.Among, voice: Voice) -> str:
    if isinstance(test.ref, refs.EncounteredIce):
        return "being encountered"
    if isinstance(test.ref, refs.Host):
        return "that hosts this card"
    if isinstance(test.ref, refs.Remembered):
        return "that was chosen"
    return f"among {say(test.ref, voice)}"


@phrase(tests.NotAmong)
def not_among(test: tests.NotAmong, voice: Voice) -> str:
    return f"other than {say(test.ref, voice)}"


@phrase(tests.HostedOn)
def hosted_on(test: tests.HostedOn, voice: Voice) -> str:
    return f"hosted on {say(test.ref, voice)}"


@phrase(tests.Hosts)
def hosts(test: tests.Hosts, voice: Voice) -> str:
    return f"that hosts {say(test.who, voice)}"


@phrase(tests.HostsNone)
def hosts_none(test: tests.HostsNone, voice: Voice) -> str:
    return f"that hosts no {noun(test.who, voice).removeprefix('installed ')}"


@phrase(tests.CopyOf)
def copy_of(test: tests.CopyOf, voice: Voice) -> str:
    return f"that is a copy of {say(test.ref, voice)}"


@phrase(tests.SameType)
def same_type(test: tests.SameType, voice: Voice) -> str:
    return f"of the same type as {say(test.ref, voice)}"


SIGNS: Final = {">=": "at least", "<=": "at most", "==": "exactly", ">": "more than", "<": "less than", "!=": "not"}


@phrase(tests.Costs)
def costs(test: tests.Costs, voice: Voice) -> str:
    return f"with a cost of {SIGNS[test.sign]} {number(test.amount, voice)}"


@phrase(tests.Strong)
def strong(test: tests.Strong, voice: Voice) -> str:
    return f"with a strength of {SIGNS[test.sign]} {number(test.amount, voice)}"


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


@phrase(tests.RezzedThisTurn)
def rezzed_this_turn(test: tests.RezzedThisTurn, voice: Voice) -> str:
    return "that was rezzed this turn"


@phrase(tests.CanBeAdvanced)
def can_be_advanced(test: tests.CanBeAdvanced, voice: Voice) -> str:
    return "that can be advanced"


@phrase(tests.HasTrashCost)
def has_trash_cost(test: tests.HasTrashCost, voice: Voice) -> str:
    return "with a trash cost"


@phrase(tests.AccessedFrom)
def accessed_from(test: tests.AccessedFrom, voice: Voice) -> str:
    return f"accessed from {server_words(test.server)}"


@phrase(tests.OfFaction)
def of_faction(test: tests.OfFaction, voice: Voice) -> str:
    return f"{test.faction} " if test.faction else "of your identity's faction"


@phrase(tests.Either)
def either(test: tests.Either, voice: Voice) -> str:
    return f"that is {' or '.join(say(who, voice) for who in test.filters)}"


# -- references --------------------------------------------------------------------------------------------------------

PLAIN_REFS: Final = {
    refs.This: "this card",
    refs.Host: "its host",
    refs.HostedHere: "the cards hosted on this card",
    refs.Moved: "it",
    refs.EventCard: "it",
    refs.AccessedCard: "the card being accessed",
    refs.EncounteredIce: "the ice being encountered",
    refs.CurrentIce: "that ice",
    refs.Remembered: "the chosen card",
    refs.Looked: "those cards",
}


def plain(text: str) -> object:
    return lambda thing, voice: text


for _kind, _text in PLAIN_REFS.items():
    phrase(_kind)(lambda thing, voice, _text=_text: _text)


@phrase(refs.Chosen)
def chosen(ref: refs.Chosen, voice: Voice) -> str:
    return f"the {ref.name}" if ref.name else "it"


@phrase(refs.Top)
def top(ref: refs.Top, voice: Voice) -> str:
    pile = voice.pile(DECK, ref.side)
    if ref.amount == 1:
        return f"the top card of {pile}"
    return f"the top {number(ref.amount, voice)} cards of {pile}"


@phrase(refs.Bottom)
def bottom(ref: refs.Bottom, voice: Voice) -> str:
    pile = voice.pile(DECK, ref.side)
    return f"the bottom card of {pile}" if ref.amount == 1 else f"the bottom {ref.amount} cards of {pile}"


@phrase(refs.Each)
def each_card(ref: refs.Each, voice: Voice) -> str:
    return f"all {plural(noun(ref.who, voice))}"


@phrase(refs.Identity)
def identity(ref: refs.Identity, voice: Voice) -> str:
    return f"{voice.owns(ref.side)} identity"


# -- amounts -----------------------------------------------------------------------------------------------------------


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
    for word in (
        "counter",
        "token",
        "tag",
        "credit",
        "card",
        "point",
        "encounter",
        "subroutine",
        "unit",
        "click",
        "time",
    ):
        if word in text:
            return text.replace(word, word + "s", 1)
    return plural(text)


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
    times: int | Amount = 1
    counted: Amount = amount
    if isinstance(amount, Arithmetic) and amount.sign == "*" and isinstance(amount.right, Amount):
        times = amount.left
        counted = amount.right
    if (isinstance(counted, Arithmetic) and after_some(counted) is None) or type(counted) in BY_VALUE:
        return f"{several} equal to {number(amount, voice)}"
    return f"{number(times, voice)} {one if times in (1, -1) else several} for each {say(counted, voice)}"


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
            return (inner.left, inner.right) if isinstance(inner.left, amounts.Counters) else None
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
    return f"{left} {words} {right}"


@phrase(amounts.Count)
def count(amount: amounts.Count, voice: Voice) -> str:
    return noun(amount.who, voice) if isinstance(amount.who, Filter) else f"card among {say(amount.who, voice)}"


@phrase(amounts.Counters)
def counters_words(amount: amounts.Counters, voice: Voice) -> str:
    return f"{counter_noun(amount.counter)} on {say(amount.on, voice)}"


@phrase(amounts.Times)
def times_words(amount: amounts.Times, voice: Voice) -> str:
    from netrunner.engine.phrases_of_abilities import happening

    clause = happening(amount.event, amount.who, amount.side, amount.server, voice, past=True)
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
    amounts.Tags: "tag the Runner has",
    amounts.BadPublicityCount: "bad publicity the Corp has",
    amounts.BrainDamage: "brain damage the Runner has suffered",
    amounts.EncountersThisRun: "encounter of this run",
    UnusedMemory: "unused memory unit",
}
for _kind, _text in PLAIN_AMOUNTS.items():
    phrase(_kind)(lambda thing, voice, _text=_text: _text)


@phrase(LastAmount)
def last_amount(amount: LastAmount, voice: Voice) -> str:
    return amount.noun


@phrase(amounts.EventAmount)
def event_amount(amount: amounts.EventAmount, voice: Voice) -> str:
    return amount.noun


def of_cards(what: str) -> object:
    def words(amount: object, voice: Voice) -> str:
        owner = say(amount.ref, voice)  # type: ignore[attr-defined]
        return f"its {what}" if owner == "it" else f"the {what} of {owner}"

    return words


def of_side(what: str) -> object:
    def words(amount: object, voice: Voice) -> str:
        return f"{voice.owns(amount.side)} {what}"  # type: ignore[attr-defined]

    return words


VALUES: Final = {
    ChosenX: lambda amount, voice: "X",
    Arithmetic: value_of_arithmetic,
    LastAmount: lambda amount, voice: f"the number of {plural_noun(amount.noun)}",
    amounts.CostOf: of_cards("printed cost"),
    amounts.RezCostOf: of_cards("rez cost"),
    amounts.TrashCostOf: of_cards("trash cost"),
    amounts.StrengthOf: of_cards("strength"),
    amounts.PointsOf: of_cards("agenda points"),
    amounts.RequirementOf: of_cards("advancement requirement"),
    amounts.CreditsOf: of_side("credits"),
    amounts.ClicksOf: of_side("clicks left"),
    amounts.ScoreOf: of_side("agenda points"),
    amounts.HandSizeOf: of_side("maximum hand size"),
    amounts.Link: lambda amount, voice: f"{voice.owns(RUNNER)} link",
    amounts.SubroutinesOn: lambda amount, voice: f"the number of subroutines on {say(amount.ref, voice)}",
    amounts.EncounterNumber: lambda amount, voice: "the number of this encounter",
    amounts.BadPublicityCount: lambda amount, voice: f"{voice.owns(CORP)} bad publicity",
}
BY_VALUE: Final = {
    amounts.CostOf,
    amounts.RezCostOf,
    amounts.TrashCostOf,
    amounts.StrengthOf,
    amounts.PointsOf,
    amounts.RequirementOf,
    amounts.HandSizeOf,
    amounts.Link,
    amounts.EncounterNumber,
}
EACH_NOUNS: Final = {
    amounts.CreditsOf: "credit",
    amounts.ClicksOf: "unspent click",
    amounts.ScoreOf: "agenda point",
}
for _kind in (*BY_VALUE, amounts.SubroutinesOn):
    if _kind is amounts.SubroutinesOn:
        phrase(_kind)(lambda amount, voice: f"subroutine on {say(amount.ref, voice)}")
    else:
        phrase(_kind)(lambda amount, voice, _kind=_kind: VALUES[_kind](amount, voice))
for _kind, _text in EACH_NOUNS.items():
    phrase(_kind)(lambda amount, voice, _text=_text: f"{_text} {voice.pronoun(amount.side)} {has(voice, amount.side)}")


def has(voice: Voice, side: int) -> str:
    return "has" if voice.who(side) else "have"


# -- conditions --------------------------------------------------------------------------------------------------------


@phrase(conditions.All)
def all_of(condition: conditions.All, voice: Voice) -> str:
    return listed([say(part, voice) for part in condition.conditions], "and")


@phrase(conditions.Some)
def some_of(condition: conditions.Some, voice: Voice) -> str:
    return listed([say(part, voice) for part in condition.conditions], "or")


@phrase(conditions.Not)
def not_so(condition: conditions.Not, voice: Voice) -> str:
    inner = condition.condition
    if isinstance(inner, conditions.Any):
        return f"there is no {noun(inner.who, voice)}"
    if isinstance(inner, conditions.Happened):
        return happened(inner, voice, never=True)
    if isinstance(inner, conditions.From):
        return f"it does not come from {voice_pile(inner.zones, voice)}"
    if isinstance(inner, conditions.RunningOn):
        return f"the Runner is not running on {server_words(inner.server)}"
    if isinstance(inner, conditions.AllBroken):
        return "not all of its subroutines were broken"
    if isinstance(inner, conditions.Found) and isinstance(inner.ref, refs.HostedHere):
        return "this card hosts nothing"
    if inner is TAGGED:
        return "the Runner is not tagged"
    if isinstance(inner, conditions.Is):
        return f"{say(inner.ref, voice)} is not {say(inner.who, voice)}"
    return f"it is not so that {say(inner, voice)}"


@phrase(conditions.Compare)
def compare_words(condition: conditions.Compare, voice: Voice) -> str:
    left, sign, right = condition.left, condition.sign, condition.right
    if isinstance(left, amounts.Tags):
        if right == 1 and sign == ">=":
            return "you are tagged" if voice.side == RUNNER else "the Runner is tagged"
        return f"{voice.pronoun(RUNNER)} {has(voice, RUNNER)} {SIGNS[sign]} {number(right, voice)} tags"
    if isinstance(left, (amounts.Counters, amounts.Count)) and isinstance(right, int):
        what = say(left, voice)
        if right == 0 and sign in ("==", "<="):
            return f"there is no {what}" if isinstance(left, amounts.Count) else f"there are no {plural_noun(what)}"
        one = right == 1 and sign in (">=", "==")
        return f"there {'is' if one else 'are'} {SIGNS[sign]} {right} {what if one else plural_noun(what)}"
    if isinstance(left, (amounts.CreditsOf, amounts.ScoreOf, amounts.ClicksOf)):
        unit = EACH_NOUNS[type(left)]
        amount = f"{SIGNS[sign]} {number(right, voice)} {unit}s" if isinstance(right, int) else ""
        if not amount:
            amount = f"{ {'>': 'more', '<': 'fewer'}.get(sign, SIGNS[sign]) } {unit}s than {right_owner(right, voice)}"
        return f"{voice.pronoun(left.side)} {has(voice, left.side)} {amount}"
    return f"{number(left, voice)} is {SIGNS[sign]} {number(right, voice)}"


def right_owner(amount: int | Amount, voice: Voice) -> str:
    side = getattr(amount, "side", NOBODY)
    return voice.pronoun(side)


@phrase(conditions.Is)
def is_words(condition: conditions.Is, voice: Voice) -> str:
    return f"{say(condition.ref, voice)} is {say(condition.who, voice)}"


@phrase(conditions.Found)
def found(condition: conditions.Found, voice: Voice) -> str:
    if isinstance(condition.ref, refs.HostedHere):
        return "this card hosts a card"
    if isinstance(condition.ref, refs.Moved):
        return "you do"
    return "you do" if isinstance(condition.ref, refs.Chosen) else f"there is {say(condition.ref, voice)}"


@phrase(conditions.Any)
def any_words(condition: conditions.Any, voice: Voice) -> str:
    return f"there is {say(condition.who, voice)}"


@phrase(conditions.Happened)
def happened_words(condition: conditions.Happened, voice: Voice) -> str:
    return happened(condition, voice)


def happened(condition: conditions.Happened, voice: Voice, never: bool = False) -> str:
    from netrunner.engine.phrases_of_abilities import happening

    clause = happening(condition.event, condition.who, condition.side, condition.server, voice, past=True, never=never)
    times = "" if condition.times == 1 else f" at least {condition.times} times"
    return f"{clause}{times} {since_words(condition.since, condition.side, voice)}"


def voice_pile(zones: int, voice: Voice) -> str:
    if zones == PLAY:
        return "play"
    return voice.pile(zones, CORP if voice.side == NOBODY else voice.side)


@phrase(conditions.From)
def from_words(condition: conditions.From, voice: Voice) -> str:
    return "it is installed" if condition.zones == PLAY else f"it comes from {voice_pile(condition.zones, voice)}"


@phrase(conditions.DuringRun)
def during_run(condition: conditions.DuringRun, voice: Voice) -> str:
    return "this run is in progress" if condition.own else "a run is in progress"


@phrase(conditions.RunningOn)
def running_on(condition: conditions.RunningOn, voice: Voice) -> str:
    return f"{'you are' if voice.side == RUNNER else 'the Runner is'} running on {server_words(condition.server)}"


@phrase(conditions.TurnOf)
def turn_of(condition: conditions.TurnOf, voice: Voice) -> str:
    return f"it is {voice.owns(condition.side)} turn"


@phrase(conditions.BrokeWithThis)
def broke_with_this(condition: conditions.BrokeWithThis, voice: Voice) -> str:
    what = "every subroutine on it" if condition.all_of_them else "a subroutine"
    return f"you used this card to break {what}"


phrase(conditions.TraceSucceeded)(lambda condition, voice: "the trace is successful")
phrase(conditions.AllBroken)(lambda condition, voice: "all of its subroutines were broken")


# -- costs -------------------------------------------------------------------------------------------------------------


@phrase(Cost)
def cost_words(cost: Cost, voice: Voice) -> str:
    """ "click, 2 credits, trash this card"."""
    parts: list[str] = []
    if cost.x:
        parts.append("X credits")
    if cost.clicks:
        parts.append("click" if cost.clicks == 1 else f"{cost.clicks} clicks")
    if cost.more is not None:
        parts.append(many(cost.more, "credit", voice))
    if cost.credits or not (parts or cost.other_parts()):
        stealth = " from a stealth card" if cost.stealth == 1 else " from stealth cards" if cost.stealth else ""
        parts.append(("1 credit" if cost.credits == 1 else f"{cost.credits} credits") + stealth)
    if cost.counters:
        where = "any" if cost.from_any else "hosted"
        one = f"{where} {counter_noun(cost.counter)}"
        parts.append(one if cost.counters == 1 else f"{cost.counters} {one}s")
    if cost.trash is not None:
        shown = "reveal and trash" if cost.trash.zone == HAND else "trash"
        parts.append(f"{shown} {some(cost.trash, voice, cost.trash_count)}")
    if cost.forfeit_self:
        parts.append("forfeit this agenda")
    if cost.forfeit:
        parts.append("forfeit an agenda" if cost.forfeit == 1 else f"forfeit {cost.forfeit} agendas")
    parts.extend(f"suffer {amount} {DAMAGE_NAMES[kind]} damage" for kind, amount in cost.damage)
    if cost.tags:
        parts.append(f"take {cost.tags} tag{'' if cost.tags == 1 else 's'}")
    if cost.untag:
        parts.append(f"remove {cost.untag} tag{'' if cost.untag == 1 else 's'}")
    if cost.bad_publicity:
        parts.append(f"remove {cost.bad_publicity} bad publicity")
    if cost.top_cards:
        parts.append(
            f"trash the top {'card' if cost.top_cards == 1 else f'{cost.top_cards} cards'} of {voice.pile(DECK)}"
        )
    if cost.trash_self:
        parts.append("trash this card")
    if cost.return_self:
        parts.append(f"return this card to {voice.pile(HAND)}")
    if cost.remove_self:
        parts.append("remove this card from the game")
    return ", ".join(parts)


def to_pay(cost: Cost, voice: Voice) -> str:
    """A cost as something to do: "pay 3 credits", "spend a click and trash this card"."""
    text = say(cost, voice)
    if cost.clicks and not cost.other_parts():
        spent = "1 click" if cost.clicks == 1 else f"{cost.clicks} clicks"
        return f"spend {spent}" + (f" and {many(cost.credits, 'credit', voice)}" if cost.credits else "")
    if cost.credits or cost.x or cost.more is not None:
        return f"pay {text.replace(', ', ' and ')}"
    return f"spend {text}" if cost.counters and not cost.trash_self else text


# -- verbs -------------------------------------------------------------------------------------------------------------


@phrase(money.Gain)
def gain(effect: money.Gain, voice: Voice) -> str:
    return f"{voice.verb(effect.who, 'gain')} {many(effect.amount, 'credit', voice)}"


@phrase(money.Lose)
def lose(effect: money.Lose, voice: Voice) -> str:
    owner = "their" if voice.who(effect.who) else "your"
    if effect.amount == ALL:
        return f"{voice.verb(effect.who, 'lose')} all credits in {owner} credit pool"
    able = ", if able" if effect.all_or_none else ""
    limit = "up to " if effect.up_to else ""
    return f"{voice.verb(effect.who, 'lose')} {limit}{many(effect.amount, 'credit', voice)}{able}"


@phrase(money.Take)
def take(effect: money.Take, voice: Voice) -> str:
    amount = "any number of credits" if effect.up_to else many(effect.amount, "credit", voice)
    return f"take {amount} from {say(effect.off, voice)}"


@phrase(money.GainClicks)
def gain_clicks(effect: money.GainClicks, voice: Voice) -> str:
    return f"{voice.verb(effect.who, 'gain')} {many(effect.amount, 'click', voice)}"


@phrase(money.LoseClicks)
def lose_clicks(effect: money.LoseClicks, voice: Voice) -> str:
    return f"{voice.verb(effect.who, 'lose')} {many(effect.amount, 'click', voice)}, if able"


@phrase(choosing.Choose)
def choose(effect: choosing.Choose, voice: Voice) -> str:
    what = some(effect.who, voice, effect.count, effect.up_to)
    chance = " at random" if effect.at_random else ""
    return f"{voice.verb(effect.by, 'choose')} {what}{chance}"


def choose_and_do(effect: choosing.Choose, following: Part, voice: Voice) -> str:
    """ "Trash an installed program" instead of "Choose an installed program. Trash it"."""
    if effect.name or not isinstance(following, JOINABLE):
        return ""
    if effect.by != NOBODY and getattr(following, "by", NOBODY) != effect.by:
        return ""
    text = say(following, voice)
    if len(re.findall(r"\bit\b", text)) != 1:
        return ""
    what = some(effect.who, voice, effect.count, effect.up_to) + (" at random" if effect.at_random else "")
    if effect.count != 1 and isinstance(following, counters.Place):
        what = f"each of {what}"
    return re.sub(r"\bit\b", lambda match: what, text)


JOINS[choosing.Choose] = choose_and_do


@phrase(choosing.Remember)
def remember(effect: choosing.Remember, voice: Voice) -> str:
    return ""


@phrase(choosing.ChooseServer)
def choose_server(effect: choosing.ChooseServer, voice: Voice) -> str:
    return f"choose {server_words(effect.server)}"


@phrase(choosing.ChooseNumber)
def choose_number(effect: choosing.ChooseNumber, voice: Voice) -> str:
    limits = " and ".join(number(limit, voice) for limit in effect.limits)
    return f"choose a number for X, at most {limits}"


phrase(choosing.NameCard)(lambda effect, voice: "name a card")


JOINABLE: Final = (
    counters.Place,
    counters.Remove,
    counters.MoveCounters,
    piles.Move,
    piles.Trash,
    piles.Reveal,
    table.Install,
    table.Host,
    table.Rez,
    table.Derez,
    table.Expose,
    table.Score,
    table.Forfeit,
    table.Play,
    swapping.Swap,
    lasting.GainSubtypes,
)
"""What one chooses cards for."""


def part(program: Program, voice: Voice) -> str:
    """A program inside a sentence."""
    return lower(say_all(program, voice))


@phrase(branching.OneOf)
def one_of(effect: branching.OneOf, voice: Voice) -> str:
    if effect.by == NOBODY or not voice.who(effect.by):
        return " or ".join(part(branch, voice) for branch in effect.branches)
    theirs = Voice(effect.by)
    words = " or ".join(part(branch, theirs) for branch in effect.branches)
    return f"{voice.who(effect.by)}must either {words}".replace("your ", "their ")


@phrase(branching.May)
def may(effect: branching.May, voice: Voice) -> str:
    who = voice.who(effect.by) or "you "
    words = part(effect.effects, Voice(effect.by) if voice.who(effect.by) else voice)
    return f"{who}may {words}"


@phrase(branching.If)
def if_words(effect: branching.If, voice: Voice) -> str:
    text = f"if {say(effect.condition, voice)}, {part(effect.effects, voice)}"
    return f"{text}; otherwise, {part(effect.otherwise, voice)}" if effect.otherwise else text


@phrase(branching.PayTo)
def pay_to(effect: branching.PayTo, voice: Voice) -> str:
    return f"{to_pay(effect.cost, voice)} to {part(effect.effects, voice)}"


@phrase(branching.Pay)
def pay_words(effect: branching.Pay, voice: Voice) -> str:
    return to_pay(effect.cost, voice)


@phrase(branching.MustPay)
def must_pay(effect: branching.MustPay, voice: Voice) -> str:
    who = voice.who(effect.who) or "you "
    return f"{who}must {to_pay(effect.cost, voice)}, if able; otherwise, {part(effect.otherwise, voice)}"


@phrase(branching.Unless)
def unless(effect: branching.Unless, voice: Voice) -> str:
    who = voice.pronoun(effect.who)
    verb = to_pay(effect.cost, Voice(effect.who))
    first, _, rest = verb.partition(" ")
    return f"{part(effect.effects, voice)} unless {who} {third(first) if voice.who(effect.who) else first} {rest}"


def third(stem: str) -> str:
    """The third person of a verb."""
    return stem + "es" if stem.endswith(("s", "sh", "ch", "x")) else stem + "s"


@phrase(branching.Both)
def both(effect: branching.Both, voice: Voice) -> str:
    return listed([say(one, voice) for one in effect.parts], "and")


@phrase(branching.ForEach)
def for_each_card(effect: branching.ForEach, voice: Voice) -> str:
    return f"for each of {say(effect.ref, voice)}: {part(effect.effects, voice)}"


@phrase(branching.Repeat)
def repeat(effect: branching.Repeat, voice: Voice) -> str:
    steps = effect.effects.effects
    first = steps[0]
    if isinstance(first, choosing.Choose) and len(steps) > 1:
        again = f"up to {number(effect.count, voice)} times" if effect.count != ANY_NUMBER else "any number of times"
        once = part(effect.effects, voice)
        return f"{again}, {once}"
    return f"{number(effect.count, voice)} times: {part(effect.effects, voice)}"


@phrase(branching.Along)
def along(effect: branching.Along, voice: Voice) -> str:
    return say_all(effect.effects, voice)


@phrase(lasting.Until)
def until(effect: lasting.Until, voice: Voice) -> str:
    from netrunner.engine.phrases_of_abilities import clause

    subject = "this card" if isinstance(effect.of, refs.This) else say(effect.of, voice)
    words = listed([clause(ability, voice, subject) for ability in effect.abilities], "and")
    return f"{UNTIL_NAMES[effect.until]}, {words}"


@phrase(lasting.GainSubtypes)
def gain_subtypes(effect: lasting.GainSubtypes, voice: Voice) -> str:
    return f"{say(effect.what, voice)} gains {listed(list(effect.subtypes), 'and')} {UNTIL_NAMES[effect.until]}"


@phrase(harm.Damage)
def damage(effect: harm.Damage, voice: Voice) -> str:
    name = f"{DAMAGE_NAMES[effect.kind]} damage"
    words = many(effect.amount, name, voice, name)
    cannot = " (it cannot be prevented)" if not effect.preventable else ""
    if effect.suffer:
        return f"{voice.verb(RUNNER, 'suffer') if voice.side != NOBODY else 'suffer'} {words}{cannot}"
    return f"do {words}{cannot}"


@phrase(harm.Tag)
def tag(effect: harm.Tag, voice: Voice) -> str:
    verb = "take" if voice.side == RUNNER else "give the Runner"
    return f"{verb} {many(effect.amount, 'tag', voice)}" + ("" if effect.avoidable else " that cannot be avoided")


@phrase(harm.Untag)
def untag(effect: harm.Untag, voice: Voice) -> str:
    verb = "remove" if voice.side == RUNNER else "the Runner loses"
    return f"{verb} {many(effect.amount, 'tag', voice)}"


@phrase(harm.BadPublicity)
def bad_publicity(effect: harm.BadPublicity, voice: Voice) -> str:
    verb = "give the Corp" if voice.side == RUNNER else "take"
    return f"{verb} {many(effect.amount, 'bad publicity', voice, 'bad publicity')}"


@phrase(harm.RemoveBadPublicity)
def remove_bad_publicity(effect: harm.RemoveBadPublicity, voice: Voice) -> str:
    limit = "up to " if effect.up_to else ""
    return f"remove {limit}{many(effect.amount, 'bad publicity', voice, 'bad publicity')}"


@phrase(counters.Place)
def place(effect: counters.Place, voice: Voice) -> str:
    return f"place {many(effect.amount, counter_noun(effect.counter), voice)} on {say(effect.on, voice)}"


@phrase(counters.Remove)
def remove(effect: counters.Remove, voice: Voice) -> str:
    name = counter_noun(effect.counter)
    if isinstance(effect.off, refs.This):
        return f"remove {many(effect.amount, f'hosted {name}', voice)}"
    return f"remove {many(effect.amount, name, voice)} from {say(effect.off, voice)}"


@phrase(counters.MoveCounters)
def move_counters(effect: counters.MoveCounters, voice: Voice) -> str:
    limit = "up to " if effect.up_to else ""
    what = many(effect.amount, counter_noun(effect.counter), voice)
    return f"move {limit}{what} from {say(effect.off, voice)} to {say(effect.on, voice)}"


phrase(counters.Purge)(lambda effect, voice: "purge virus counters")


@phrase(piles.Draw)
def draw(effect: piles.Draw, voice: Voice) -> str:
    return f"{voice.verb(effect.who, 'draw')} {many(effect.amount, 'card', voice)}"


@phrase(piles.Discard)
def discard(effect: piles.Discard, voice: Voice) -> str:
    chance = " at random" if effect.at_random else ""
    pile = voice.pile(HAND, voice.side if effect.who == NOBODY else effect.who)
    return f"{voice.verb(effect.who, 'discard')} {many(effect.amount, 'card', voice)} from {pile}{chance}"


@phrase(piles.Move)
def move(effect: piles.Move, voice: Voice) -> str:
    what = say(effect.what, voice)
    shown = f"reveal {what} and " if effect.reveal else ""
    it = "it" if effect.reveal else what
    owner = RUNNER if "Runner" in what else voice.side
    where = {
        HAND: f"add {it} to {owners_pile(effect.what, HAND, owner, voice)}",
        piles.TOP: f"put {it} on the top of {owners_pile(effect.what, DECK, owner, voice)}",
        piles.BOTTOM: f"put {it} on the bottom of {owners_pile(effect.what, DECK, owner, voice)}",
        piles.SHUFFLED: f"shuffle {it} into {owners_pile(effect.what, DECK, owner, voice)}",
        DISCARD: f"put {it} into {owners_pile(effect.what, DISCARD, owner, voice)}",
        REMOVED: f"remove {it} from the game",
        SCORED: score_words(effect, it, voice),
    }[effect.to]
    return shown + where


def owners_pile(what: Ref, zone: int, owner: int, voice: Voice) -> str:
    if isinstance(what, (refs.Chosen, refs.EventCard, refs.Each)) and voice.side == NOBODY:
        return {HAND: "its owner's hand", DECK: "its owner's deck", DISCARD: "its owner's discard pile"}[zone]
    return voice.pile(zone, owner)


def score_words(effect: piles.Move, it: str, voice: Voice) -> str:
    worth = f" as an agenda worth {effect.worth} agenda point{'' if effect.worth == 1 else 's'}" if effect.worth else ""
    return f"add {it} to {voice.owns(effect.area)} score area{worth}"


@phrase(piles.Trash)
def trash(effect: piles.Trash, voice: Voice) -> str:
    free = " at no cost" if isinstance(effect.what, refs.AccessedCard) else ""
    cannot = "" if effect.preventable else " (this cannot be prevented)"
    return f"{voice.verb(effect.by, 'trash')} {say(effect.what, voice)}{free}{cannot}"


@phrase(piles.Reveal)
def reveal(effect: piles.Reveal, voice: Voice) -> str:
    return f"reveal {say(effect.what, voice)}"


@phrase(piles.Look)
def look(effect: piles.Look, voice: Voice) -> str:
    return f"{voice.verb(effect.who, 'look')} at {say(effect.what, voice)}"


@phrase(piles.Arrange)
def arrange(effect: piles.Arrange, voice: Voice) -> str:
    if isinstance(effect.what, refs.Looked):
        return "put the rest of those cards back in any order"
    return f"look at {say(effect.what, voice)} and put them back in any order"


@phrase(piles.Shuffle)
def shuffle(effect: piles.Shuffle, voice: Voice) -> str:
    return f"{voice.verb(effect.who, 'shuffle')} {voice.pile(DECK, effect.who)}"


@phrase(piles.Search)
def search(effect: piles.Search, voice: Voice) -> str:
    zone = effect.who.zone
    plain_who = noun(effect.who, voice).removesuffix(
        f" in {voice.pile(zone & (HAND | DECK | DISCARD), effect.who.side)}"
    )
    what = plain_who if effect.count != 1 else with_article(plain_who)
    if effect.count != 1:
        what = f"{'up to ' if effect.up_to else ''}{number(effect.count, voice)} {plural(plain_who)}"
    shown = ", reveal it" if effect.reveal else ""
    again = f" and shuffle {voice.pile(DECK)}" if zone & DECK else ""
    return f"search {voice.pile(zone)} for {what}{shown}{again}"


@phrase(swapping.Swap)
def swap(effect: swapping.Swap, voice: Voice) -> str:
    kept = f". It keeps all {counter_noun(effect.keeping)}s" if effect.keeping >= 0 else ""
    return f"swap {say(effect.one, voice)} with {say(effect.other, voice)}{kept}"


@phrase(table.Install)
def install(effect: table.Install, voice: Voice) -> str:
    text = f"install {'and rez ' if effect.rezzed else ''}{say(effect.what, voice)}"
    if effect.facedown:
        text += " facedown"
    if effect.faceup:
        text += " faceup"
    if effect.on is not None:
        text += f" on {say(effect.on, voice)}"
    if effect.where != ANY_SERVER:
        text += f" in {server_words(effect.where)}"
    if effect.behind is not None:
        text += f" directly behind {say(effect.behind, voice)}"
    if effect.free:
        return f"{text}, ignoring all costs"
    if effect.less != 0:
        return f"{text}, lowering the install cost by {number(effect.less, voice)}"
    return text


@phrase(table.Host)
def host(effect: table.Host, voice: Voice) -> str:
    text = f"host {say(effect.what, voice)}{' facedown' if effect.facedown else ''} on {say(effect.on, voice)}"
    return f"{text} with {counter_noun(effect.placing)}s equal to its install cost" if effect.placing >= 0 else text


@phrase(table.Rez)
def rez(effect: table.Rez, voice: Voice) -> str:
    text = f"rez {say(effect.what, voice)}"
    if effect.must:
        text = f"{voice.who(CORP) or 'you '}must {text} by paying its rez cost, if able"
    if effect.free:
        return f"{text}, ignoring all costs"
    return f"{text}, lowering its rez cost by {number(effect.less, voice)}" if effect.less != 0 else text


@phrase(table.Derez)
def derez(effect: table.Derez, voice: Voice) -> str:
    return f"derez {say(effect.what, voice)}"


@phrase(table.Expose)
def expose(effect: table.Expose, voice: Voice) -> str:
    return f"expose {say(effect.what, voice)}"


@phrase(table.Score)
def score(effect: table.Score, voice: Voice) -> str:
    return f"score {say(effect.what, voice)}"


@phrase(table.Forfeit)
def forfeit(effect: table.Forfeit, voice: Voice) -> str:
    return "forfeit this agenda" if isinstance(effect.what, refs.This) else f"forfeit {say(effect.what, voice)}"


@phrase(table.Play)
def play(effect: table.Play, voice: Voice) -> str:
    text = f"play {say(effect.what, voice)}"
    if effect.free:
        return f"{text}, ignoring all costs"
    if effect.less != 0:
        text += f", lowering its play cost by {number(effect.less, voice)}"
    return f"{text}, paying its play cost but no additional costs" if effect.plainly else f"{text}, paying all costs"


@phrase(table.TurnFacedown)
def turn_facedown(effect: table.TurnFacedown, voice: Voice) -> str:
    return f"turn {say(effect.what, voice)} facedown"


@phrase(table.TurnFaceup)
def turn_faceup(effect: table.TurnFaceup, voice: Voice) -> str:
    return f"turn {say(effect.what, voice)} faceup"


@phrase(runs.Run)
def run(effect: runs.Run, voice: Voice) -> str:
    from netrunner.engine.phrases_of_abilities import during_words

    on = f" on {listed([server_words(sid) for sid in effect.servers], 'or')}" if effect.servers else ""
    text = f"make a run{on}"
    if effect.lend:
        text += f" and gain {effect.lend} credits to spend during it; what is left of them is lost when it ends"
    if effect.if_successful:
        text += f". If successful, {part(effect.if_successful, voice)}"
    if effect.trash_free:
        text += ". You may trash, at no cost, any card you access, even one that cannot normally be trashed"
    for ability in effect.during:
        text += f". {capital(during_words(ability, voice))}"
    return text


phrase(runs.EndRun)(lambda effect, voice: "end the run")
phrase(runs.JackOut)(lambda effect, voice: "jack out")
phrase(runs.ApproachOutermost)(
    lambda effect, voice: "the Runner approaches the outermost piece of ice protecting the attacked server"
)
phrase(runs.PassInstead)(lambda effect, voice: "the Runner passes that ice without encountering it")


@phrase(runs.ReplaceAccess)
def replace_access(effect: runs.ReplaceAccess, voice: Voice) -> str:
    return f"instead of accessing cards, {part(effect.effects, voice)}"


@phrase(runs.TreatAsRunOn)
def treat_as_run_on(effect: runs.TreatAsRunOn, voice: Voice) -> str:
    return f"instead treat it as a successful run on {server_words(effect.server)}"


@phrase(runs.AccessMore)
def access_more(effect: runs.AccessMore, voice: Voice) -> str:
    return f"access {many(effect.amount, 'additional card', voice)}"


@phrase(runs.Access)
def access(effect: runs.Access, voice: Voice) -> str:
    return f"{voice.verb(RUNNER, 'access')} {say(effect.what, voice)}"


@phrase(runs.Redirect)
def redirect(effect: runs.Redirect, voice: Voice) -> str:
    if effect.past is not None:
        return f"the run continues as if you had just passed {say(effect.past, voice)}"
    return f"the Runner is now running on {server_words(effect.server)} instead of passing this ice"


@phrase(ice.Break)
def break_words(effect: ice.Break, voice: Voice) -> str:
    kind = f"{effect.subtype} " if effect.subtype else "ice "
    where = ""
    if effect.who is not None:
        kind = ""
        where = f" on {ice_words(effect.who, voice)}"
    if effect.only is not None:
        return f'break 1 "{capital(say(effect.only, voice))}" subroutine'
    if effect.count == 1:
        return f"break 1 {kind}subroutine{where}"
    if effect.count == ANY_NUMBER:
        return f"break any number of {kind}subroutines{where}"
    return f"break up to {number(effect.count, voice)} {kind}subroutines{where}"


def ice_words(who: Filter, voice: Voice) -> str:
    """The ice that a break speaks of."""
    for test in who.tests:
        if isinstance(test, tests.Among):
            return {refs.This: "this ice", refs.Host: "host ice"}.get(type(test.ref), "that ice")
    return say(who, voice)


@phrase(ice.Boost)
def boost(effect: ice.Boost, voice: Voice) -> str:
    amount = f"{effect.amount:+d}" if isinstance(effect.amount, int) else f"+{number(effect.amount, voice)}"
    if isinstance(effect.what, refs.This):
        span = "" if effect.until == UNTIL_ENCOUNTER_ENDS else f" {UNTIL_NAMES[effect.until]}"
        return f"{amount} strength{span}"
    return f"{say(effect.what, voice)} has {amount} strength {UNTIL_NAMES[effect.until]}"


phrase(ice.Bypass)(lambda effect, voice: "bypass that ice")


@phrase(ice.Encounter)
def encounter(effect: ice.Encounter, voice: Voice) -> str:
    what = "this ice" if isinstance(effect.what, refs.This) else say(effect.what, voice)
    return f"{voice.verb(RUNNER, 'encounter')} {what}"


@phrase(ice.ResolveSubroutine)
def resolve_subroutine(effect: ice.ResolveSubroutine, voice: Voice) -> str:
    return f"resolve a subroutine on another {noun(effect.who, voice)}"


@phrase(ice.GainSubroutinesOf)
def gain_subroutines_of(effect: ice.GainSubroutinesOf, voice: Voice) -> str:
    return "for the remainder of this run, this ice has their subroutines too, in any order with its own"


@phrase(contests.Trace)
def trace(effect: contests.Trace, voice: Voice) -> str:
    base = effect.base if isinstance(effect.base, (int, ChosenX)) else effect.base
    text = f"trace {base if isinstance(base, int) else 'X'}"
    if not isinstance(base, (int, ChosenX)):
        text += f", where X is {number(base, voice)}"
    if effect.success:
        text += f". If successful, {part(effect.success, voice)}"
    if effect.failure:
        text += f". If unsuccessful, {part(effect.failure, voice)}"
    if effect.always:
        text += f". {say_all(effect.always, voice)}"
    return text


@phrase(contests.Psi)
def psi(effect: contests.Psi, voice: Voice) -> str:
    text = "you and the Runner secretly spend 0, 1 or 2 credits, then reveal them"
    if effect.different:
        text += f". If the numbers differ, {part(effect.different, voice)}"
    if effect.same:
        text += f". If they are the same, {part(effect.same, voice)}"
    return text


@phrase(conversion.BecomeCounter)
def become_counter(effect: conversion.BecomeCounter, voice: Voice) -> str:
    from netrunner.engine.phrases_of_abilities import ability_words

    words = " ".join(ability_words(ability, voice) for ability in effect.abilities)
    return f'install this card on {say(effect.on, voice)} as a hosted condition counter with the text "{words}"'


@phrase(conversion.GainText)
def gain_text(effect: conversion.GainText, voice: Voice) -> str:
    return f"this card gains the text of {say(effect.of, voice)}"


@phrase(prevention.PreventDamage)
def prevent_damage(effect: prevention.PreventDamage, voice: Voice) -> str:
    kinds = listed([DAMAGE_NAMES[kind] for kind in effect.kinds], "or")
    name = f"{kinds} damage" if kinds else "damage"
    if effect.first_each_turn:
        return f"prevent the first point of {name} this turn"
    if effect.amount == ALL:
        return f"prevent all {name}"
    limit = "up to " if effect.amount != 1 and len(effect.kinds) == 1 else ""
    return f"prevent {limit}{number(effect.amount, voice)} {name}"


@phrase(prevention.Prevent)
def prevent(effect: prevention.Prevent, voice: Voice) -> str:
    every = effect.amount == ALL
    if effect.kind == WOULD_TAG:
        return f"avoid {'all tags' if every else many(effect.amount, 'tag', voice)}"
    if effect.kind == WOULD_BAD_PUBLICITY:
        return f"prevent {'all' if every else number(effect.amount, voice)} bad publicity"
    if effect.kind == WOULD_JACK_OUT:
        return "prevent the Runner from jacking out"
    if effect.kind == WOULD_BREAK:
        return "prevent a subroutine from being broken"
    done = {WOULD_TRASH: "trashed", WOULD_EXPOSE: "exposed"}[effect.kind]
    what = "1 card" if effect.who is None else some(effect.who, voice, 1 if every else effect.amount)
    return f"prevent {what} from being {done}"


phrase(prevention.PreventEncounterAbility)(
    lambda effect, voice: 'prevent a "when encountered" ability on a piece of ice'
)


@phrase(prevention.RestartTrace)
def restart_trace(effect: prevention.RestartTrace, voice: Voice) -> str:
    return f"prevent a trace. It initiates again with a base trace strength of {effect.base}"


_ = (ADVANCEMENT, AGENDA)
