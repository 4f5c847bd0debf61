"""Phrases of how effects hang together: one of several, may, if, unless, for each, until."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from netrunner.engine.condition import Is
from netrunner.engine.effects import (
    branching,
    choosing,
    moving,
    paying,
    runs,
)
from netrunner.engine.effects.choosing import ANY_NUMBER
from netrunner.engine.phrase import Voice, listed, lower, phrase, say, say_all, third, to_make, to_pay
from netrunner.engine.phrases.amounts import number
from netrunner.engine.phrases.choosing import choose_and_do
from netrunner.engine.phrases.piles import move_words, owner_of
from netrunner.engine.structure import Part, Program
from netrunner.engine.terms import (
    NOBODY,
)


def part(program: Program, voice: Voice) -> str:
    """A program inside a sentence."""
    return lower(say_all(program, voice))


TREATED: Final = "instead treat it as a successful run on "


@phrase(branching.OneOf)
def one_of(effect: branching.OneOf, voice: Voice) -> str:
    if effect.by == NOBODY or not voice.who(effect.by):
        texts = [part(branch, voice) for branch in effect.branches]
        if effect.times == 1:
            return " or ".join([texts[0], *(text.removeprefix(TREATED) for text in texts[1:])])
        steps = ["; then ".join(lower(step) for step in text.split(". ")) for text in texts]
        return f"do {effect.times} of these, in any order: ({') ('.join(steps)})"
    theirs = Voice(effect.by)
    texts = [part(branch, theirs).removesuffix(", if able") for branch in effect.branches]
    words = " or ".join(re.sub(r"\. (\w)", lambda found: f" and {found[1].lower()}", text) for text in texts)
    return f"{voice.who(effect.by)}must either {words}".replace("your ", "their ")


@phrase(branching.May)
def may(effect: branching.May, voice: Voice) -> str:
    who = voice.who(effect.by) or "you "
    inner = voice.directly() if effect.by in (NOBODY, voice.side) else Voice(effect.by)
    return may_do(effect.effects.effects, inner, who)


def may_do(effects: Sequence[Part], voice: Voice, who: str = "you ") -> str:
    """What somebody may do, and what follows if they do: "you may trash this card. If you do, draw 1 card"."""
    only = effects[0] if len(effects) == 1 else None
    if isinstance(only, branching.If) and not only.otherwise:
        return f"if {say(only.condition, voice)}, {may_do(only.effects.effects, voice, who)}"
    if isinstance(only, runs.ReplaceAccess):
        instead = to_make(part(only.effects, voice)).replace(". ", "; then ", 1)
        before, then, after = instead.partition("; then ")
        return f"instead of accessing cards, {who}may {before}{then}{lower(after)}"
    first, stop, rest = to_make(lower(say_all(effects, voice)).removeprefix(f"{who}may ")).partition(". ")
    if rest and not rest.startswith("If "):
        rest = f"If {'you' if who == 'you ' else 'they'} do, {lower(rest)}"
    return f"{who}may {first}{stop}{rest}"


@phrase(branching.If)
def if_words(effect: branching.If, voice: Voice) -> str:
    inner = part(effect.effects, voice)
    if isinstance(effect.condition, Is) and len(effect.effects.effects) == 1:
        only = effect.effects.effects[0]
        if isinstance(only, moving.Move):  # whose card it is decides where it goes
            inner = move_words(only, voice, owner_of(effect.condition.who))
    text = f"if {say(effect.condition, voice)}, {inner}"
    return f"{text}; otherwise, {part(effect.otherwise, voice)}" if effect.otherwise else text


@phrase(paying.PayTo)
def pay_to(effect: paying.PayTo, voice: Voice) -> str:
    inner = re.sub("^it gains ", "make it gain ", to_make(part(effect.effects, voice)))
    first, _, second = inner.partition(". ")
    if second and ". " not in second and len(effect.effects.effects) == 2 and not second.startswith(("If ", "The ")):
        return f"{to_pay(effect.cost, voice)} to {first}, then {lower(second)}"
    if second.startswith(("The Runner ", "The Corp ")) and ". " not in second:
        return f"{to_pay(effect.cost, voice)}. If you do, {first}, then {lower(second)}"
    if second or inner.startswith(("the Corp must ", "the Runner must ")):
        return f"{to_pay(effect.cost, voice)}. If you do, {inner}"
    return f"{to_pay(effect.cost, voice)} to {inner}"


@phrase(paying.Pay)
def pay_words(effect: paying.Pay, voice: Voice) -> str:
    return to_pay(effect.cost, voice)


@phrase(paying.MustPay)
def must_pay(effect: paying.MustPay, voice: Voice) -> str:
    who = voice.who(effect.who) or "you "
    return f"{who}must {to_pay(effect.cost, voice)}, if able; otherwise, {part(effect.otherwise, voice)}"


@phrase(paying.Unless)
def unless(effect: paying.Unless, voice: Voice) -> str:
    who = voice.pronoun(effect.who)
    # What is counted is said as the card says it, all else as whoever pays does it.
    verb = to_pay(effect.cost, Voice(effect.who) if effect.cost.more is None else voice)
    first, _, rest = verb.partition(" ")
    if voice.who(effect.who):
        rest = rest.replace("your ", "their ")
    return f"{part(effect.effects, voice)} unless {who} {third(first) if voice.who(effect.who) else first} {rest}"


@phrase(branching.Both)
def both(effect: branching.Both, voice: Voice) -> str:
    parts = [say(one, voice) for one in effect.parts]
    if parts[0].startswith(("the Corp ", "the Runner ")):  # then the others have a subject, too
        parts[1:] = ["the run ends" if words == "end the run" else words for words in parts[1:]]
        parts[1:] = [words if words.startswith("the ") else f"you {words}" for words in parts[1:]]
    return listed(parts, "and")


@phrase(branching.ForEach)
def for_each_card(effect: branching.ForEach, voice: Voice) -> str:
    return f"for each of {say(effect.ref, voice)}: {part(effect.effects, voice)}"


@phrase(branching.Repeat)
def repeat(effect: branching.Repeat, voice: Voice) -> str:
    steps = effect.effects.effects
    first = steps[0]
    if isinstance(first, choosing.Choose) and len(steps) > 1:
        if len(steps) == 2 and first.count == 1 and first.up_to:
            every = choosing.Choose(first.who, effect.count, up_to=True, by=first.by)
            joined = choose_and_do(every, steps[1], voice)
            if joined:
                return f"{joined.replace('lowering the ', 'lowering each ')}, one after another"
        again = "twice" if effect.count == 2 else f"{number(effect.count, voice)} times"
        if first.up_to:
            again = f"up to {again}"
        if effect.count == ANY_NUMBER:
            again = "any number of times"
        once = part(effect.effects, voice)
        return f"{again}, {once}"
    return f"{number(effect.count, voice)} times: {part(effect.effects, voice)}"


@phrase(branching.Along)
def along(effect: branching.Along, voice: Voice) -> str:
    return say_all(effect.effects, voice)
