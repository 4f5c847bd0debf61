"""Phrases of what is done with cards in play: installing, hosting, swapping, rezzing, scoring."""

from __future__ import annotations

from netrunner.engine import reference as refs
from netrunner.engine.amount import Amount, Arithmetic
from netrunner.engine.card_amount import Count
from netrunner.engine.effects import (
    installing,
    scoring,
    swapping,
    table,
)
from netrunner.engine.effects.counters import counter_noun
from netrunner.engine.effects.money import ALL
from netrunner.engine.phrase import Voice, phrase, say
from netrunner.engine.phrases.amounts import number
from netrunner.engine.phrases.nouns import (
    server_words,
)
from netrunner.engine.terms import (
    ANY_SERVER,
    CORP,
    RUNNER,
)


@phrase(swapping.Swap)
def swap(effect: swapping.Swap, voice: Voice) -> str:
    kept = f". It keeps all {counter_noun(effect.keeping)}s" if effect.keeping >= 0 else ""
    return f"swap {say(effect.one, voice)} with {say(effect.other, voice)}{kept}"


@phrase(swapping.RearrangeIce)
def rearrange_ice(effect: swapping.RearrangeIce, voice: Voice) -> str:
    return (
        "change the places of any number of pieces of ice, on one server or across several, without rezzing or "
        "derezzing them; each server keeps as many as it had"
    )


def swap_words(effect: swapping.Swap, what: str, installing: bool, voice: Voice) -> str:
    """A swap with chosen cards; cards from a hand are installed by it."""
    one, other = (
        what if isinstance(ref, refs.Chosen) and not ref.name else say(ref, voice) for ref in (effect.one, effect.other)
    )
    kept = f" and keeps all {counter_noun(effect.keeping)}s" if effect.keeping >= 0 else ""
    unrezzed = " unrezzed" if voice.side != RUNNER else ""
    text = f"swap {one} with {other}" + (f", which is installed{unrezzed}{kept}" if installing else "")
    return f"{text}; the Runner moves with the former and goes on from there" if effect.with_runner else text


@phrase(installing.Install)
def install(effect: installing.Install, voice: Voice) -> str:
    both = effect.rezzed and effect.free
    text = f"install {'and rez ' if both else ''}{say(effect.what, voice)}"
    if effect.facedown:
        text += " facedown"
    if effect.faceup:
        text += " faceup"
    if effect.on is not None:
        text += f" on {say(effect.on, voice)}"
    if effect.where != ANY_SERVER:
        text += f" in {server_words(effect.where)}"
    if effect.beside is not None:
        text += " in or protecting the same server"
    if effect.behind is not None:
        text += f" directly behind {say(effect.behind, voice)}"
    if effect.innermost:
        text += " in the innermost position"
    if effect.replacing is not None:
        text += " in the position of the trashed ice"
    if effect.free:
        return f"{text}, ignoring all costs"
    if effect.less == ALL:
        return f"{text}, ignoring the install cost"
    if effect.less != 0:
        return f"{text}, lowering the install cost by {each_or_number(effect.less, voice)}"
    then = ", and rez it, ignoring all costs" if effect.rezzed else ""
    return text if effect.facedown else f"{text}, paying all costs{then}"


def each_or_number(amount: int | Amount, voice: Voice) -> str:
    """ "2", or "3 for each piece of ice protecting HQ"."""
    if isinstance(amount, Arithmetic) and amount.sign == "*" and isinstance(amount.right, Count):
        return f"{number(amount.left, voice)} for each {say(amount.right, voice)}"
    return number(amount, voice)


@phrase(installing.Host)
def host(effect: installing.Host, voice: Voice) -> str:
    text = f"host {say(effect.what, voice)}{' facedown' if effect.facedown else ''} on {say(effect.on, voice)}"
    if effect.facedown and voice.side == RUNNER:
        text += " (you may look at hosted cards at any time)"
    if effect.placing < 0:
        return text
    return f"{text} and place {counter_noun(effect.placing)}s on it equal to its install cost"


@phrase(table.Rez)
def rez(effect: table.Rez, voice: Voice) -> str:
    text = f"rez {say(effect.what, voice)}"
    if effect.must and effect.less != ALL:
        text = f"{voice.who(CORP) or 'you '}must {text} by paying its rez cost, if able"
    if effect.free:
        return f"{text}, ignoring all costs"
    if effect.less == ALL:
        return f"{text}, ignoring its rez cost"
    return f"{text}, lowering its rez cost by {each_or_number(effect.less, voice)}" if effect.less != 0 else text


@phrase(table.Derez)
def derez(effect: table.Derez, voice: Voice) -> str:
    return f"derez {say(effect.what, voice)}"


@phrase(table.Expose)
def expose(effect: table.Expose, voice: Voice) -> str:
    return f"expose {say(effect.what, voice)}"


@phrase(scoring.TriggerScored)
def trigger_scored(effect: scoring.TriggerScored, voice: Voice) -> str:
    return f'trigger the "when scored" abilities of {say(effect.what, voice)}'


@phrase(scoring.Score)
def score(effect: scoring.Score, voice: Voice) -> str:
    return f"score {say(effect.what, voice)}"


@phrase(scoring.Forfeit)
def forfeit(effect: scoring.Forfeit, voice: Voice) -> str:
    return "forfeit this agenda" if isinstance(effect.what, refs.This) else f"forfeit {say(effect.what, voice)}"


@phrase(table.Play)
def play(effect: table.Play, voice: Voice) -> str:
    text = f"play {say(effect.what, voice)}"
    if effect.free:
        after = ", and remove it from the game instead of trashing it" if effect.removing else ""
        return f"{text}, ignoring all costs{after}"
    if effect.less != 0:
        text += f", lowering its play cost by {number(effect.less, voice)}"
    return f"{text}, paying its play cost but no additional costs" if effect.plainly else f"{text}, paying all costs"


@phrase(table.TurnFaceup)
def turn_faceup(effect: table.TurnFaceup, voice: Voice) -> str:
    return f"turn {say(effect.what, voice)} faceup"
