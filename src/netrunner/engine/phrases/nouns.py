"""Phrases of what things are called: filters and their tests, references, amounts."""

from __future__ import annotations

import re
from typing import Any, Final

from netrunner.engine import amount as amounts
from netrunner.engine import card_test as tests
from netrunner.engine import reference as refs
from netrunner.engine.amount import Amount, Arithmetic, ChosenX, LastAmount
from netrunner.engine.effects.choosing import ANY_NUMBER
from netrunner.engine.effects.counters import counter_noun
from netrunner.engine.effects.money import ALL
from netrunner.engine.filter import INSIDE, PROTECTING, Filter
from netrunner.engine.memory import UnusedMemory
from netrunner.engine.phrase import Phrase, Voice, phrase, say
from netrunner.engine.reference import Ref
from netrunner.engine.terms import (
    AGENDA,
    ANY_SERVER,
    ANY_ZONE,
    ARCHIVES,
    ATTACKED,
    BROKE_SUBROUTINE,
    CENTRAL,
    CHOSEN_SERVER,
    CORP,
    DAMAGE_NAMES,
    DAMAGED,
    DECK,
    DISCARD,
    ELSEWHERE,
    HAND,
    HOSTED,
    HQ,
    HQ_OR_RND,
    ICE,
    LAST_TURN,
    NEW_SERVER,
    NOBODY,
    OTHER_SERVER,
    PASSED_ICE,
    PLACED,
    PLAY,
    REMEMBERED_SERVER,
    REMOTE,
    REZZED,
    RND,
    RUN,
    RUN_SUCCESSFUL,
    RUNNER,
    SCORED,
    THIS_SERVER,
    TURN,
    TYPE_NAMES,
    UNPROTECTED,
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
    CHOSEN_SERVER: "that server",
    OTHER_SERVER: "another server",
    ELSEWHERE: "another server",
    NEW_SERVER: "a new server",
    ANY_SERVER: "a server",
    UNPROTECTED: "a server without ice",
    HQ_OR_RND: "HQ or R&D",
}


def server_words(server: int) -> str:
    return SERVERS[server]


def with_article(noun: str) -> str:
    if noun.startswith("other "):
        return f"an{noun}"
    if noun.startswith(("another ", "the ", "this ", "its ", "host ", "X ", "each ", "your ")):
        return noun
    if noun.startswith(("chosen ", "innermost ", "outermost ")):
        return f"the {noun}"
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


COUNTED: Final = re.compile(
    r"(?<!non-)\b(?:piece(?= of\b)|program|card|resource|agenda|asset|upgrade|event|operation|identity"
    r"|icebreaker$|(?:icebreaker|connection|advertisement|sysop|executive|clone)(?=,| or |$))\b"
)
"""The nouns that are counted."""
FOLLOWS: Final = re.compile(
    r" (?:in|from|protecting|that|with|hosted|of the|other than|among|accessed)\b|(?<!piece) of (?!.*ice)"
)
"""Where what follows a noun begins."""


def plural(noun: str) -> str:
    """The plural of a noun, whatever follows it: "rezzed assets, upgrades or pieces of ice protecting this server"."""
    noun = re.sub("^another ", "other ", noun)
    end = FOLLOWS.search(noun)
    head, rest = (noun[: end.start()], noun[end.start() :]) if end else (noun, "")
    if head.endswith("copy"):
        return f"{head[:-1]}ies{rest}"
    many = COUNTED.sub(lambda match: several(match[0]), head)
    return f"{many if many != head else several(head)}{rest}"


def several(noun: str) -> str:
    return f"{noun[:-1]}ies" if noun.endswith("y") else f"{noun}s"


def noun(who: Filter, voice: Voice) -> str:
    """A description without an article: "rezzed piece of ice protecting this server"."""
    if who.words:
        return who.words
    before: list[str] = []
    after: list[str] = []
    copied = next((test for test in who.tests if isinstance(test, (tests.CopyOf, tests.Named))), None)
    for test in who.tests:
        if test is copied:
            continue
        text = say(test, voice)
        (before if text.endswith(" ") else after).append(text.strip())
    if who.other or (isinstance(copied, tests.CopyOf) and not copied.itself):
        before.insert(0, "another")
    somewhere = who.server != ANY_SERVER or bool(who.place)
    installed = who.zone == PLAY and not who.types & ICE and who.face < 0 and not somewhere
    if installed and "hosted" not in before and not any(text.startswith(SAYS_INSTALLED) for text in after):
        before.append("installed")
    if who.face >= 0:
        rezzable = who.zone == PLAY and who.types != AGENDA  # Rules Reference: Agenda
        before.append(("unrezzed", "rezzed")[who.face] if rezzable else ("facedown", "faceup")[who.face])
    subtypes = subtype_words(who)
    if not who.types and who.side != NOBODY and who.zone & (PLAY | HOSTED) and not (subtypes or somewhere):
        if "hosted" not in before and copied is None:
            before.append(("Corp", "Runner")[who.side])
    if copied is None:
        before.extend(kind_words(who, subtypes))
    else:
        original = "the named card" if isinstance(copied, tests.Named) else say(copied.ref, voice)
        if isinstance(copied, tests.CopyOf) and isinstance(copied.ref, refs.EventCard):
            original = "that ice" if who.types == ICE else "that card"
        before.extend([*subtypes, f"copy of {original}"])
    return " ".join([*before, *place_words(who, voice), *after])


SAYS_INSTALLED: Final = ("hosted", "that is", "that was installed")
"""What comes after a noun and makes "installed" superfluous."""
CAPITALS: Final = {"ai": "AI", "ap": "AP", "next": "NEXT"}


def subtype_words(who: Filter) -> list[str]:
    """The subtypes that a description asks for."""
    words = [f"non-{CAPITALS.get(who.not_subtype, who.not_subtype)}"] if who.not_subtype else []
    if who.any_subtype:
        words.append(listed([CAPITALS.get(name, name) for name in who.any_subtype], "or"))
    if who.subtype:
        words.append(CAPITALS.get(who.subtype, who.subtype))
    return words


def kind_words(who: Filter, subtypes: list[str]) -> list[str]:
    """Subtypes and type: "piece of bioroid ice", "virus program", "icebreaker", "sysop or clone"."""
    if who.types == ICE and not who.title and subtypes:
        return ["piece of", *subtypes, "ice"]
    if (who.subtype in ("icebreaker", "console") and who.types) or (who.any_subtype and not who.types):
        return subtypes
    return [*subtypes, who.title or type_words(who.types)]


def each(noun: str) -> str:
    """ "each rezzed piece of ice", "each other program"."""
    return f"each {noun.removeprefix('an')}" if noun.startswith("another ") else f"each {noun}"


PILES: Final = re.compile(r"\bin ((?:HQ|R&D|Archives|(?:your|their|the Runner's) (?:grip|stack|heap))\b)")


def out_of(text: str) -> str:
    """Cards that leave their pile are "from HQ" rather than "in HQ"."""
    return PILES.sub(r"from \1", text)


def place_words(who: Filter, voice: Voice) -> list[str]:
    words: list[str] = []
    if who.server != ANY_SERVER or who.place:
        if who.place == PROTECTING or (who.types == ICE and who.place != INSIDE):
            words.append(f"protecting {server_words(who.server)}")
        else:
            words.append(f"in {server_words(who.server)}")
    piles_named = who.zone & (HAND | DECK | DISCARD)
    seen = any(isinstance(test, tests.Among) and isinstance(test.ref, refs.Looked) for test in who.tests)
    if who.zone != ANY_ZONE and piles_named and not seen:
        words.append(f"in {voice.pile(piles_named, who.side)}")
    if who.zone == SCORED and not any(isinstance(test, tests.ScoredBy) for test in who.tests):
        words.append("in a score area")
    return words


@phrase(Filter)
def filter_words(who: Filter, voice: Voice) -> str:
    return with_article(noun(who, voice))


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


# -- tests of cards ----------------------------------------------------------------------------------------------------


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


# -- references --------------------------------------------------------------------------------------------------------

PLAIN_REFS: Final = {
    refs.This: "this card",
    refs.Host: "its host",
    refs.HostedHere: "the hosted cards",
    refs.Moved: "it",
    refs.EventCard: "it",
    refs.AccessedCard: "the card being accessed",
    refs.EncounteredIce: "the ice being encountered",
    refs.ApproachedIce: "the ice being approached",
    refs.Remembered: "the chosen card",
    refs.Looked: "those cards",
    refs.Drawn: "the drawn cards",
}


def fixed(text: str) -> Phrase:
    """A phrase that is always the same."""

    def words(thing: object, voice: Voice) -> str:
        return text

    return words


for _kind, _text in PLAIN_REFS.items():
    phrase(_kind)(fixed(_text))


@phrase(refs.Chosen)
def chosen(ref: refs.Chosen, voice: Voice) -> str:
    if ref.name == refs.PAID_CARDS:
        return ref.name
    return f"the {ref.name}" if ref.name else "it"


@phrase(refs.Top)
def top(ref: refs.Top, voice: Voice) -> str:
    pile = voice.pile(ref.zone, ref.side)
    if ref.amount == 1:
        return f"the top card of {pile}"
    if isinstance(ref.amount, LastAmount):
        return f"1 card from the top of {pile} for each {ref.amount.noun}"
    if isinstance(ref.amount, Arithmetic) and ref.amount.sign == "+" and isinstance(ref.amount.left, LastAmount):
        first = "the top card" if ref.amount.right == 1 else f"the top {number(ref.amount.right, voice)} cards"
        return f"{first} of {pile} and 1 more for each {ref.amount.left.noun}"
    if isinstance(ref.amount, (amounts.Count, amounts.SubroutinesOn, amounts.Times)):
        return f"1 card from the top of {pile} for each {say(ref.amount, voice)}"
    every = for_every(ref.amount, voice)
    if every:
        return f"1 card from the top of {pile} {every}"
    return f"the top {number(ref.amount, voice)} cards of {pile}"


@phrase(refs.Bottom)
def bottom(ref: refs.Bottom, voice: Voice) -> str:
    pile = voice.pile(DECK, ref.side)
    return f"the bottom card of {pile}" if ref.amount == 1 else f"the bottom {ref.amount} cards of {pile}"


@phrase(refs.Each)
def each_card(ref: refs.Each, voice: Voice) -> str:
    return f"all {from_several(plural(noun(ref.who, voice)), ' and ')}"


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
    if isinstance(counted, Arithmetic) and counted.sign == "+" and isinstance(counted.left, amounts.Count):
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
            return (inner.left, inner.right) if isinstance(inner.left, amounts.Counters) else None
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


@phrase(amounts.Count)
def count(amount: amounts.Count, voice: Voice) -> str:
    if isinstance(amount.who, refs.HostedHere):
        return "hosted card"
    return noun(amount.who, voice) if isinstance(amount.who, Filter) else f"card among {say(amount.who, voice)}"


@phrase(amounts.CountServers)
def count_servers(amount: amounts.CountServers, voice: Voice) -> str:
    kind = re.sub("^an? ", "", server_words(amount.server))
    who = amount.having
    if who is None:
        return kind
    places = {PROTECTING: "protecting it", INSIDE: "installed in it"}
    where = places.get(who.place, "in, in the root of or protecting it")
    return f"{kind} with {with_article(type_words(who.types))} {where}"


@phrase(amounts.Counters)
def counters_words(amount: amounts.Counters, voice: Voice) -> str:
    return f"{counter_noun(amount.counter)} on {say(amount.on, voice)}"


@phrase(amounts.Times)
def times_words(amount: amounts.Times, voice: Voice) -> str:
    from netrunner.engine.phrases.events import happening

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
    amounts.EncountersThisRun: "encounter of this run",
    amounts.TurnNumber: "number of this turn",
}
for _amount, _text in PLAIN_AMOUNTS.items():
    phrase(_amount)(fixed(_text))


@phrase(amounts.Tags)
def tags(amount: amounts.Tags, voice: Voice) -> str:
    return f"tag {voice.pronoun(RUNNER)} {has(voice, RUNNER)}"


@phrase(amounts.BadPublicityCount)
def bad_publicity_count(amount: amounts.BadPublicityCount, voice: Voice) -> str:
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
BY_VALUE: Final[frozenset[type]] = frozenset(
    {
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
)
EACH_NOUNS: Final[dict[type, str]] = {
    amounts.CreditsOf: "credit",
    amounts.ClicksOf: "unspent click",
    amounts.ScoreOf: "agenda point",
}
for _value in BY_VALUE:
    phrase(_value)(VALUES[_value])


@phrase(amounts.SubroutinesOn)
def subroutines_on(amount: amounts.SubroutinesOn, voice: Voice) -> str:
    resolved = " that resolved" if amount.resolved else ""
    return f"{'unbroken ' if amount.unbroken else ''}subroutine on {say(amount.ref, voice)}{resolved}"


def each_of_side(one: str) -> Phrase:
    """ "agenda point you have", "credit in the Runner's credit pool"."""

    def words(amount: Any, voice: Voice) -> str:
        if isinstance(amount, amounts.CreditsOf):
            return f"{one} in {voice.owns(amount.side)} credit pool"
        return f"{one} {voice.pronoun(amount.side)} {has(voice, amount.side)}"

    return words


for _side_amount, _text in EACH_NOUNS.items():
    phrase(_side_amount)(each_of_side(_text))


def has(voice: Voice, side: int) -> str:
    return "has" if voice.who(side) else "have"


def are(voice: Voice, side: int) -> str:
    """ "you are", or "the Runner is"."""
    return f"{voice.pronoun(side)} {'is' if voice.who(side) else 'are'}"
