"""The phrases of conditional abilities: trigger conditions, and what follows."""

from __future__ import annotations

import re

from netrunner.engine.ability import OPPONENT, YOU, Trigger
from netrunner.engine.condition import (
    All,
    Condition,
    DuringRun,
    From,
    Is,
    Not,
    RunningOn,
    RunSucceeded,
    TraceSucceeded,
    UsedByTrashing,
)
from netrunner.engine.effects.branching import If
from netrunner.engine.effects.looking import Reveal
from netrunner.engine.filter import Filter
from netrunner.engine.phrase import Voice, lower, say, say_all
from netrunner.engine.phrases.branching import may_do
from netrunner.engine.phrases.events import OWN, happening
from netrunner.engine.phrases.nouns import noun, server_words, with_article
from netrunner.engine.reference import AccessedCard, EventCard
from netrunner.engine.structure import Part
from netrunner.engine.terms import (
    ACCESS_OVER,
    ACCESSED,
    ADVANCED,
    ALL_BROKEN,
    ANY_SERVER,
    BROKE_SUBROUTINE,
    CORP,
    COUNTERS_GONE,
    DECK,
    DISCARD,
    EACH_RUN,
    GAME_BEGINS,
    NOBODY,
    ONLY_ONCE,
    PLAY,
    RESOLVING,
    RUN_ENDED,
    SETTING_UP,
    TRACED,
    TRASHED,
    TURN_BEGINS,
    TURN_ENDS,
    USED,
)


def trigger_clause(trigger: Trigger, voice: Voice) -> str:
    """The trigger condition without "when": several events are joined by "or"."""
    side = voice.side if trigger.by == YOU else 1 - voice.side if trigger.by == OPPONENT else NOBODY
    clauses: list[str] = []
    for event in trigger.events:
        if trigger.itself and event == TRASHED and trigger.by == OPPONENT:
            clauses.append(f"{voice.verb(side, 'trash')} this card")
        elif trigger.itself and event in OWN:
            clauses.append(OWN[event])
        elif event == ALL_BROKEN and (broken := broken_ice(trigger)) is not None:
            clauses.append(f"all subroutines on {ice_of(broken, voice)} are broken during a single encounter")
        elif event == TRACED and trigger.when is not None:
            succeeded = any(isinstance(test, TraceSucceeded) for test in all_conditions(trigger.when))
            clauses.append("a trace is successful" if succeeded else "a trace is made")
        elif event == USED and isinstance(trigger.when, UsedByTrashing):
            clauses.append(f"{voice.verb(side, 'use') if voice.who(side) else 'you use'} a [trash] ability")
        elif event == RUN_ENDED and isinstance(trigger.when, RunSucceeded):
            where = "" if trigger.server == ANY_SERVER else f" on {server_words(trigger.server)}"
            clauses.append(f"a successful run{where} ends")
        else:
            clauses.append(of_host(happening(event, trigger.who, side, trigger.server, voice, what=trigger.what)))
    if (
        TRASHED in trigger.events
        and not trigger.itself
        and isinstance(trigger.when, From)
        and trigger.when.zones == PLAY
    ):
        clauses = [
            re.sub(r"(^|\btrash(?:es)? )an? ", r"\1an installed ", text) if "in play" not in text else text
            for text in clauses
        ]
    return either_clause(list(dict.fromkeys(clauses)))


def either_clause(clauses: list[str]) -> str:
    """Clauses joined by "or", what they share said once: "the Runner spends or loses a click"."""
    if len(clauses) != 2:
        return " or ".join(clauses)
    one, other = clauses[0].split(), clauses[1].split()
    end = 0
    while end < min(len(one), len(other)) - 2 and one[-1 - end] == other[-1 - end]:
        end += 1
    start = 2 if one[:2] == other[:2] == ["the", "Runner"] or one[:2] == other[:2] == ["the", "Corp"] else 0
    if one[:1] == other[:1] == ["you"]:
        start = 1
    shared = one[len(one) - end :]
    return " ".join([*one[: len(one) - end], "or", *other[start : len(other) - end], *shared])


def broken_ice(trigger: Trigger) -> Filter | None:
    """The ice whose subroutines are to be broken: described by `who`, or by what `when` says of the event's card."""
    when = trigger.when
    return when.who if isinstance(when, Is) and isinstance(when.ref, EventCard) else trigger.who


def ice_of(who: Filter, voice: Voice) -> str:
    return of_host(with_article(noun(who, voice)))


def of_host(words: str) -> str:
    """ "host ice" instead of "a piece of ice that hosts this card"."""
    return re.sub(r"\ban? (?:installed )?(?:piece of )?(\w+) that hosts this card", r"host \1", words)


def trigger_words(trigger: Trigger, voice: Voice) -> str:
    """ "When you score this agenda, gain 7 credits"."""
    condition = trigger_clause(trigger, voice)
    once = trigger.events[0] in (TURN_BEGINS, TURN_ENDS, COUNTERS_GONE, GAME_BEGINS, SETTING_UP) or (
        trigger.itself and trigger.events[0] not in (ADVANCED, BROKE_SUBROUTINE)
    )
    start = "When" if once or trigger.once_per_turn or trigger.once_per_run else "Whenever"
    if trigger.first:
        each = "run" if trigger.first == EACH_RUN else "turn"
        start = "The next time that" if trigger.first == ONLY_ONCE else f"The first time each {each} that"
    text = f"{start} {condition}"
    if trigger.once_per_turn or trigger.once_per_run:
        text = f"Once per {'turn' if trigger.once_per_turn else 'run'}, {lower(text)}"
    text += when_words(trigger, voice)
    if trigger.from_discard:
        text += f", if this card is in {voice.pile(DISCARD)}"
    effects = trigger.effects.effects
    lead = ""
    if ACCESSED in trigger.events and len(effects) > 1 and reveals_from_deck(effects[0]):
        what = "this card" if trigger.itself or trigger.who is None else say(trigger.who, voice)
        lead = f"If the Runner accesses {what} from {voice.pile(DECK)}, they must reveal it. "
        effects = effects[1:]
    body = may_do(effects, voice) if trigger.optional else lower(say_all(effects, voice))
    if ALL_BROKEN not in trigger.events and re.search(r"\bthis (card|agenda|ice)\b", condition):
        body = once_named(body)
    if condition.startswith("the Runner "):
        body = re.sub("^the Runner (must|may) ", r"they \1 ", body)
    if trigger.outlives_trashing:
        body += ", even during the run in which this card is trashed"
    return f"{lead}{text}, {body}"


def reveals_from_deck(effect: Part) -> bool:
    """Whether it is: a Runner who accesses a card from R&D reveals it."""
    if not isinstance(effect, If) or effect.otherwise or len(effect.effects.effects) != 1:
        return False
    shown = effect.effects.effects[0]
    condition = effect.condition
    return (
        isinstance(condition, From)
        and condition.zones == DECK
        and isinstance(shown, Reveal)
        and isinstance(shown.what, EventCard)
    )


def once_named(body: str) -> str:
    """The sentence after a clause that names this card says "it", unless it has another "it" already."""
    first, stop, rest = body.partition(". ")
    if re.search(r"\bit\b", first) is None:
        first = re.sub(r"\bthis (card|agenda|ice)\b", "it", first)
    return f"{first}{stop}{rest}"


def when_words(trigger: Trigger, voice: Voice) -> str:
    """A condition on an event: " during a run on this server", ", if the Runner is tagged"."""
    when = trigger.when
    if when is None:
        return ""
    during = during_run_words(when)
    if during:
        return f" {during}"
    named = ALL_BROKEN in trigger.events and broken_ice(trigger) is not trigger.who
    if named or isinstance(when, (RunSucceeded, UsedByTrashing)):
        return ""
    if isinstance(when, From) and when.zones == PLAY:
        if trigger.itself:
            return " while it is installed"
        if TRASHED in trigger.events:
            return ""
    if isinstance(when, From) and when.zones == RESOLVING and TRASHED in trigger.events:
        return " after resolving"
    if isinstance(when, Not) and isinstance(when.condition, From) and trigger.events[0] in (ACCESSED, ACCESS_OVER):
        zones = when.condition.zones
        return " while it is not installed" if zones == PLAY else f", except from {voice.pile(zones, CORP)}"
    if TRACED in trigger.events:
        rest = [test for test in all_conditions(when) if not isinstance(test, TraceSucceeded)]
        during = during_run_words(rest[0]) if len(rest) == 1 else ""
        if during or not rest:
            return f" {during}".rstrip()
    if trigger.itself and isinstance(when, Is) and isinstance(when.ref, AccessedCard):
        return " while it is being accessed"
    return f", if {say(when, voice)}"


def all_conditions(when: Condition) -> tuple[Condition, ...]:
    return when.conditions if isinstance(when, All) else (when,)


def during_run_words(when: Condition) -> str:
    """A condition that a run is in progress, as a time: "during a run on this server"."""
    if isinstance(when, DuringRun) and not when.own:
        return "during a run"
    return f"during a run on {server_words(when.server)}" if isinstance(when, RunningOn) else ""
