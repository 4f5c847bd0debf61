"""The phrases of what lasts for a while, and of cards that become something else or gain text."""

from __future__ import annotations

from typing import Final

from netrunner.engine import reference as refs
from netrunner.engine.ability import OPPONENT, Trigger
from netrunner.engine.effects import conversion, lasting
from netrunner.engine.phrase import Voice, listed, phrase, say
from netrunner.engine.phrases.abilities import ability_words, clause
from netrunner.engine.phrases.branching import part
from netrunner.engine.terms import (
    ANY_SERVER,
    CORP,
    EACH_TURN,
    RUN_ENDED,
    RUN_SUCCESSFUL,
    RUNNER,
    TURN_BEGINS,
    TURN_ENDS,
    UNTIL_CORP_TURN_ENDS,
    UNTIL_NAMES,
    UNTIL_RUN_ENDS,
    UNTIL_RUNNER_TURN_ENDS,
    UNTIL_TURN_ENDS,
)

ENDS: Final = {UNTIL_TURN_ENDS: TURN_ENDS, UNTIL_RUN_ENDS: RUN_ENDED}
"""The event at which what lasts until then ends."""


def plain_success(later: Trigger) -> bool:
    """Whether a trigger waits for a successful run, whatever else is so: there is one in a run."""
    narrow = later.server != ANY_SERVER or later.when is not None or later.optional or bool(later.first)
    return later.events == (RUN_SUCCESSFUL,) and not narrow and not later.words


NEXT_TURNS: Final = {
    UNTIL_CORP_TURN_ENDS: CORP,
    UNTIL_RUNNER_TURN_ENDS: RUNNER,
}
"""Whose next turn it is that something lasts for."""


@phrase(lasting.Until)
def until(effect: lasting.Until, voice: Voice) -> str:
    subject = "this card" if isinstance(effect.of, refs.This) else say(effect.of, voice)
    if len(effect.abilities) == 1 and isinstance(effect.abilities[0], Trigger):
        later = effect.abilities[0]
        if later.events == (ENDS.get(effect.until),) and not later.words and not later.optional and later.when is None:
            over = "this turn ends" if effect.until == UNTIL_TURN_ENDS else "the run ends"
            still = ", if it is still installed" if isinstance(effect.of, refs.Chosen) else ""
            return f"when {over}{still}, {part(later.effects, voice).replace('this card', subject)}"
        if effect.until == UNTIL_RUN_ENDS and plain_success(later):
            return f"when this run is successful, {part(later.effects, voice).replace('this card', subject)}"
        if effect.until == UNTIL_RUNNER_TURN_ENDS and later.events == (TURN_BEGINS,) and later.by == OPPONENT:
            return f"when the Runner's next turn begins, {part(later.effects, voice)}"
        if effect.until == UNTIL_TURN_ENDS and later.first == EACH_TURN and not later.words:
            return clause(later, voice, subject).replace("the first time each turn", "the first time this turn", 1)
    words = listed([clause(ability, voice, subject) for ability in effect.abilities], "and")
    if effect.until in NEXT_TURNS and words.endswith(" each turn"):
        return f"in {voice.owns(NEXT_TURNS[effect.until])} next turn, {words.removesuffix(' each turn')}"
    return f"{UNTIL_NAMES[effect.until]}, {words}"


@phrase(lasting.GainSubtypes)
def gain_subtypes(effect: lasting.GainSubtypes, voice: Voice) -> str:
    gained = "the named subtype" if effect.named else listed(list(effect.subtypes), "and")
    if effect.of is not None:
        gained = "the subtypes of the chosen card"
    return f"{say(effect.what, voice)} gains {gained} {UNTIL_NAMES[effect.until]}"


@phrase(conversion.BecomeCounter)
def become_counter(effect: conversion.BecomeCounter, voice: Voice) -> str:
    words = " ".join(ability_words(ability, voice) for ability in effect.abilities).replace('"', "'")
    return f'install this card on {say(effect.on, voice)} as a hosted condition counter with the text "{words}"'


@phrase(conversion.GainText)
def gain_text(effect: conversion.GainText, voice: Voice) -> str:
    of = say(effect.of, voice)
    return "this card gains its text" if of == "it" else f"this card gains the text of {of}"
