"""Phrases of money, harm, counters, changed texts, turns and prevention."""

from __future__ import annotations

import re

from netrunner.engine import reference as refs
from netrunner.engine.card_tests.others import Among
from netrunner.engine.effects import (
    counters,
    harm,
    money,
    prevention,
    turns,
)
from netrunner.engine.effects.choosing import ANY_NUMBER
from netrunner.engine.effects.counters import counter_noun
from netrunner.engine.effects.money import ALL
from netrunner.engine.phrase import Voice, listed, phrase, say
from netrunner.engine.phrases.amounts import many, number, some
from netrunner.engine.terms import (
    DAMAGE_NAMES,
    NOBODY,
    RUNNER,
    WOULD_BAD_PUBLICITY,
    WOULD_BREAK,
    WOULD_EXPOSE,
    WOULD_JACK_OUT,
    WOULD_TAG,
    WOULD_TRASH,
)


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


@phrase(money.Store)
def store(effect: money.Store, voice: Voice) -> str:
    amount = many(effect.amount, "credit", voice)
    if effect.up_to:
        amount = "any number of credits" if effect.amount == ALL else f"up to {amount}"
    return f"move {amount} from your credit pool to {say(effect.on, voice)}"


@phrase(money.GainClicks)
def gain_clicks(effect: money.GainClicks, voice: Voice) -> str:
    return f"{voice.verb(effect.who, 'gain')} {many(effect.amount, 'click', voice)}"


@phrase(money.LoseClicks)
def lose_clicks(effect: money.LoseClicks, voice: Voice) -> str:
    able = ", if able" if effect.all_or_none else ""
    return f"{voice.verb(effect.who, 'lose')} {many(effect.amount, 'click', voice)}{able}"


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
    verb = voice.verb(RUNNER, "take") if voice.side == RUNNER else "give the Runner"
    return f"{verb} {many(effect.amount, 'tag', voice)}" + ("" if effect.avoidable else " that cannot be avoided")


@phrase(harm.Untag)
def untag(effect: harm.Untag, voice: Voice) -> str:
    removes = RUNNER in (voice.side, effect.by)
    verb = voice.verb(RUNNER, "remove") if removes else "the Runner loses"
    return f"{verb} {many(effect.amount, 'tag', voice)}"


@phrase(harm.BadPublicity)
def bad_publicity(effect: harm.BadPublicity, voice: Voice) -> str:
    verb = "give the Corp" if voice.side == RUNNER else voice.verb(NOBODY, "take")
    limit = "up to " if effect.up_to else ""
    return f"{verb} {limit}{many(effect.amount, 'bad publicity', voice, 'bad publicity')}"


@phrase(harm.RemoveBadPublicity)
def remove_bad_publicity(effect: harm.RemoveBadPublicity, voice: Voice) -> str:
    limit = "up to " if effect.up_to else ""
    return f"remove {limit}{many(effect.amount, 'bad publicity', voice, 'bad publicity')}"


@phrase(counters.Place)
def place(effect: counters.Place, voice: Voice) -> str:
    amount = many(effect.amount, counter_noun(effect.counter), voice)
    found = re.search(" for (?:each|every) ", amount)
    what, counted = (amount, "") if found is None else (amount[: found.start()], amount[found.start() :])
    limit = "up to " if effect.up_to else ""
    return f"place {limit}{what} on {say(effect.on, voice)}{counted}"


@phrase(counters.Advance)
def advance(effect: counters.Advance, voice: Voice) -> str:
    times = many(effect.times, "time", voice).replace("times equal to ", "as many times as ")
    return f"advance {say(effect.what, voice)} {times}"


@phrase(counters.Remove)
def remove(effect: counters.Remove, voice: Voice) -> str:
    name = counter_noun(effect.counter)
    limit = "up to " if effect.up_to else ""
    if isinstance(effect.off, refs.This):
        return f"remove {limit}{many(effect.amount, f'hosted {name}', voice)}"
    return f"remove {limit}{many(effect.amount, name, voice)} from {say(effect.off, voice)}"


@phrase(counters.MoveCounters)
def move_counters(effect: counters.MoveCounters, voice: Voice) -> str:
    limit = "up to " if effect.up_to else ""
    what = many(effect.amount, counter_noun(effect.counter), voice)
    if effect.up_to and effect.amount == ALL:
        limit, what = "", f"any number of {counter_noun(effect.counter)}s"
    return f"move {limit}{what} from {say(effect.off, voice)} to {say(effect.on, voice)}"


phrase(counters.Purge)(lambda effect, voice: "purge virus counters")


@phrase(turns.ExtraTurn)
def extra_turn(effect: turns.ExtraTurn, voice: Voice) -> str:
    return f"{voice.verb(effect.who, 'take')} an additional turn after this one"


@phrase(turns.Flip)
def flip(effect: turns.Flip, voice: Voice) -> str:
    return f"flip {voice.owns(effect.who)} identity"


@phrase(prevention.PreventDamage)
def prevent_damage(effect: prevention.PreventDamage, voice: Voice) -> str:
    kinds = listed([DAMAGE_NAMES[kind] for kind in effect.kinds], "or")
    name = f"{kinds} damage" if kinds else "damage"
    if effect.first_each_turn:
        return f"prevent the first point of {name} this turn"
    if effect.all_but:
        return f"prevent all but {effect.all_but} {name}"
    if effect.amount == ALL:
        return f"prevent all {name}"
    if effect.amount == ANY_NUMBER:
        return f"prevent any amount of {name}"
    limit = "up to " if effect.up_to or (effect.amount != 1 and len(effect.kinds) == 1) else ""
    source = ""
    if effect.by is not None:
        ref = effect.by.tests[0].ref if effect.by.tests and isinstance(effect.by.tests[0], Among) else None
        source = f" done by {some(effect.by, voice) if ref is None else say(ref, voice)}"
    return f"prevent {limit}{number(effect.amount, voice)} {name}{source}"


@phrase(prevention.Prevent)
def prevent(effect: prevention.Prevent, voice: Voice) -> str:
    every = effect.amount == ALL
    if effect.kind == WOULD_TAG:
        limit = "up to " if effect.up_to else ""
        return f"avoid {'all tags' if every else limit + many(effect.amount, 'tag', voice)}"
    if effect.kind == WOULD_BAD_PUBLICITY:
        return f"prevent {'all' if every else number(effect.amount, voice)} bad publicity"
    if effect.kind == WOULD_JACK_OUT:
        return "prevent the Runner from jacking out"
    if effect.kind == WOULD_BREAK:
        return "prevent a subroutine from being broken"
    done = {WOULD_TRASH: "trashed", WOULD_EXPOSE: "exposed"}[effect.kind]
    what = "1 card" if effect.who is None else some(effect.who, voice, 1 if every else effect.amount)
    by = "" if effect.by == NOBODY else f" by {voice.pronoun(effect.by)}"
    return f"prevent {what} from being {done}{by}"
