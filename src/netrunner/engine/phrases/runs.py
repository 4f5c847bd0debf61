"""Phrases of runs, accesses, ice and subroutines, traces and psi games."""

from __future__ import annotations

import re

from netrunner.engine import reference as refs
from netrunner.engine.amount import ChosenX
from netrunner.engine.card_amount import SubroutinesOn
from netrunner.engine.card_tests.others import Among
from netrunner.engine.effects import (
    contests,
    ice,
    runs,
)
from netrunner.engine.effects.choosing import ANY_NUMBER
from netrunner.engine.effects.money import ALL
from netrunner.engine.filter import Filter
from netrunner.engine.phrase import CAPITALS, JOINS, Voice, capital, listed, lower, phrase, say, say_all
from netrunner.engine.phrases.abilities import during_words
from netrunner.engine.phrases.amounts import many, number
from netrunner.engine.phrases.branching import TREATED, part
from netrunner.engine.phrases.nouns import are, noun, plural, server_words, with_article
from netrunner.engine.structure import Part
from netrunner.engine.terms import (
    ARCHIVES,
    RND,
    RUNNER,
    UNTIL_ENCOUNTER_ENDS,
    UNTIL_NAMES,
)


@phrase(runs.MoveIce)
def move_ice(effect: runs.MoveIce, voice: Voice) -> str:
    place = "innermost" if effect.innermost else "outermost"
    text = f"move {say(effect.what, voice)} to the {place} position protecting {server_words(effect.to)}"
    return f"{text}; the Runner moves with it and is now running on that server" if effect.with_runner else text


@phrase(runs.Approach)
def approach(effect: runs.Approach, voice: Voice) -> str:
    what = say(effect.what, voice)
    if effect.encountering:
        return f"{are(voice, RUNNER)} now encountering {what}"
    return f"{are(voice, RUNNER)} now approaching {what}"


@phrase(runs.Run)
def run(effect: runs.Run, voice: Voice) -> str:
    on = f" on {listed([server_words(sid) for sid in effect.servers], 'or')}" if effect.servers else ""
    text = f"make a run{on}"
    if effect.having is not None:
        text += f" on a server protected by {say(effect.having, voice)}"
    if effect.lend:
        text += f" and gain {effect.lend} credits that you may spend only during it; lose what is left when it ends"
    if effect.if_successful:
        text += f". If successful, {part(effect.if_successful, voice)}"
    if effect.trash_free:
        text += ". You may trash, at no cost, any card you access, even one that cannot normally be trashed"
    for ability in effect.during:
        text += f". {capital(during_words(ability, voice))}"
    return text


def run_and_then(effect: runs.Run, following: Part, voice: Voice) -> str:
    return f"{say(effect, voice)}. When the run is over, {lower(say(following, voice))}"


JOINS[runs.Run] = run_and_then


phrase(runs.EndRun)(lambda effect, voice: "end the run")


phrase(runs.JackOut)(lambda effect, voice: "jack out")


@phrase(runs.ReplaceAccess)
def replace_access(effect: runs.ReplaceAccess, voice: Voice) -> str:
    return f"instead of accessing cards, {part(effect.effects, voice)}"


@phrase(runs.TreatAsRunOn)
def treat_as_run_on(effect: runs.TreatAsRunOn, voice: Voice) -> str:
    return f"{TREATED}{server_words(effect.server)}"


@phrase(runs.AccessMore)
def access_more(effect: runs.AccessMore, voice: Voice) -> str:
    return f"access {many(effect.amount, 'additional card', voice)}"


@phrase(runs.Access)
def access(effect: runs.Access, voice: Voice) -> str:
    return f"{voice.verb(RUNNER, 'access')} {say(effect.what, voice)}"


@phrase(runs.AccessFrom)
def access_from(effect: runs.AccessFrom, voice: Voice) -> str:
    if effect.up_to:
        return f"{voice.verb(RUNNER, 'access')} up to {many(effect.amount, 'card', voice)} from the attacked server"
    if effect.server == ARCHIVES:
        return f"{voice.verb(RUNNER, 'access')} all cards in Archives"
    if effect.server == RND and effect.amount == 1:
        return f"{voice.verb(RUNNER, 'access')} the top card of R&D"
    return f"{voice.verb(RUNNER, 'access')} {many(effect.amount, 'card', voice)} from {server_words(effect.server)}"


@phrase(runs.Redirect)
def redirect(effect: runs.Redirect, voice: Voice) -> str:
    if effect.past is not None:
        return f"the run continues as if you had just passed {say(effect.past, voice)}"
    return f"the Runner is now running on {server_words(effect.server)} instead of passing this ice"


@phrase(ice.Break)
def break_words(effect: ice.Break, voice: Voice) -> str:
    kind = f"{CAPITALS.get(effect.subtype, effect.subtype)} " if effect.subtype else "ice "
    where = ""
    if effect.who is not None:
        kind = ""
        where = f" on {ice_words(effect.who, voice)}"
    if effect.at:
        place = "first" if effect.at == ice.FIRST else "last"
        return f"break the {place} subroutine on {where.removeprefix(' on ') or 'the ice being encountered'}"
    if effect.only is not None:
        return f'break 1 "{capital(say(effect.only, voice))}" subroutine'
    if effect.count == 1:
        return f"break 1 {kind}subroutine{where}"
    if effect.count == ALL:
        return f"break all {kind.removeprefix('ice ')}subroutines{where}"
    if effect.count == ANY_NUMBER:
        return f"break any number of {kind}subroutines{where}"
    most = "" if effect.exactly else "up to "
    return f"break {most}{number(effect.count, voice)} {kind}subroutines{where}"


def ice_words(who: Filter, voice: Voice) -> str:
    """The ice that a break speaks of."""
    for test in who.tests:
        if isinstance(test, Among):
            kind = CAPITALS.get(who.subtype, who.subtype) or "ice"
            return {refs.This: f"this {kind}", refs.Host: f"host {kind}"}.get(type(test.ref), f"that {kind}")
    return say(who, voice)


@phrase(ice.Boost)
def boost(effect: ice.Boost, voice: Voice) -> str:
    amount = f"{effect.amount:+d}" if isinstance(effect.amount, int) else f"+{number(effect.amount, voice)}"
    if isinstance(effect.what, refs.This) and isinstance(effect.amount, SubroutinesOn):
        return f"this card has +1 strength for each {say(effect.amount, voice)} {UNTIL_NAMES[effect.until]}"
    if isinstance(effect.what, refs.This):
        span = "" if effect.until == UNTIL_ENCOUNTER_ENDS else f" {UNTIL_NAMES[effect.until]}"
        return f"{amount} strength{span}"
    if isinstance(effect.what, refs.Each):
        who = noun(effect.what.who, voice)
        subject = f"the {who} has" if "being encountered" in who else f"all {plural(who)} have"
        return f"{subject} {amount} strength {UNTIL_NAMES[effect.until]}"
    return f"{say(effect.what, voice)} has {amount} strength {UNTIL_NAMES[effect.until]}"


phrase(ice.Bypass)(lambda effect, voice: "bypass that ice")


@phrase(ice.Encounter)
def encounter(effect: ice.Encounter, voice: Voice) -> str:
    known = {refs.This: "this ice", refs.EventCard: "that ice"}
    what = known.get(type(effect.what)) or say(effect.what, voice)
    return f"{voice.verb(RUNNER, 'encounter')} {what}"


@phrase(ice.ResolveSubroutine)
def resolve_subroutine(effect: ice.ResolveSubroutine, voice: Voice) -> str:
    return f"resolve a subroutine on {with_article(noun(effect.who, voice))}"


@phrase(ice.GainSubroutinesOf)
def gain_subroutines_of(effect: ice.GainSubroutinesOf, voice: Voice) -> str:
    if effect.first:
        return "for the remainder of this run, this ice has the subroutines of the chosen ice before its own"
    return "for the remainder of this run, this ice has their subroutines too, in any order with its own"


@phrase(contests.Trace)
def trace(effect: contests.Trace, voice: Voice) -> str:
    base = effect.base
    text = f"{'force the Corp to ' * (voice.side == RUNNER)}trace {base if isinstance(base, int) else 'X'}"
    if not isinstance(base, (int, ChosenX)):
        text += f", where X is {number(base, voice)}"
    if effect.success:
        text += f". If successful, {part(effect.success, voice)}"
    if effect.failure:
        text += f". If unsuccessful, {part(effect.failure, voice)}"
    if effect.always:
        text += ". " + re.sub(r"\bX\b", "your trace strength", say_all(effect.always, voice))
    return text


@phrase(contests.Psi)
def psi(effect: contests.Psi, voice: Voice) -> str:
    other = ("the Runner", "the Corp")[voice.side == RUNNER]
    text = f"you and {other} secretly spend 0, 1 or 2 credits, then reveal them"
    if effect.different:
        text += f". If the numbers differ, {part(effect.different, voice)}"
    if effect.same:
        text += f". If they are the same, {part(effect.same, voice)}"
    return text


@phrase(contests.Guess)
def guess(effect: contests.Guess, voice: Voice) -> str:
    other = voice.pronoun(1 - voice.side)
    spend = "any number of credits" if effect.most == ALL else f"up to {many(effect.most, 'credit', voice)}"
    what = "whether you have spent an even or an odd number" if effect.parity else "how many you have spent"
    text = f"secretly spend {spend}. {capital(other)} guesses {what}; then reveal it"
    if effect.wrong:
        follows = part(effect.wrong, voice).replace("for each X", "for each credit you spent")
        x = ", where X is the number you spent" if re.search(r"\bX\b", follows) else ""
        text += f". If the guess was wrong, {follows}{x}"
    return text
