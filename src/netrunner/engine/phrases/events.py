"""The phrases of events: what happens, as a clause."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from netrunner.engine.effects.counters import counter_noun
from netrunner.engine.filter import Filter
from netrunner.engine.frame import (
    O_ADVANCE,
    O_CREDIT,
    O_DRAW,
    O_PURGE,
    O_REMOVE_TAG,
    O_RUN,
    O_TRASH_RESOURCE,
)
from netrunner.engine.phrase import MissingPhrase, Voice, say, third
from netrunner.engine.phrases.nouns import has, noun, server_words, with_article
from netrunner.engine.terms import (
    ACCESS_OVER,
    ACCESSED,
    ACCESSED_IN_VAIN,
    ACCESSES_BEGIN,
    ACCESSES_OVER,
    ADDED_TO_SCORE_AREA,
    ADVANCED,
    ADVANCED_ICE,
    AGENDA_SCORED,
    ALL_BROKEN,
    ANY_SERVER,
    APPROACHED_ICE,
    APPROACHED_SERVER,
    BAD_PUBLICITY_REMOVED,
    BAD_PUBLICITY_TAKEN,
    BASIC_ACTION,
    BOOSTED,
    BROKE_SUBROUTINE,
    CORP,
    COUNTER_NAMES,
    COUNTERS_GONE,
    CREDIT,
    CREDITS_LOST,
    DAMAGE_DONE,
    DAMAGE_NAMES,
    DAMAGED,
    DEREZZED,
    DIFFERENT_BIDS,
    DISCARDED,
    DREW,
    DREW_FOR_TURN,
    ENCOUNTER_ENDED,
    ENCOUNTERED,
    EXPOSED,
    FORFEITED,
    GAINED_CLICKS,
    GAINED_CREDITS,
    GAME_BEGINS,
    HAND_EMPTIED,
    ICE,
    IDENTITY_FLIPPED,
    INSTALLED,
    INTERACTION_OVER,
    JACKED_OUT,
    LINK_RAISED,
    LOST_CLICK,
    NOBODY,
    OUTERMOST_ICE,
    PASSED_ALL_ICE,
    PASSED_ICE,
    PLACED,
    PLAYED,
    POOL_EMPTIED,
    PREVENTED,
    PSI_REVEALED,
    PURGED,
    RESOLVED,
    REVEALED,
    REZZED,
    RUN_BEGINS,
    RUN_ENDED,
    RUN_SUCCESSFUL,
    RUN_UNSUCCESSFUL,
    RUNNER,
    SAME_BIDS,
    SEARCHED,
    SERVER_CREATED,
    SETTING_UP,
    SEVERAL_ICE,
    SPENT_CLICK,
    SPENT_COUNTER,
    SPENT_CREDITS,
    STOLEN,
    SUBROUTINE_BROKEN,
    TAG_AVOIDED,
    TAG_REMOVED,
    TAG_TAKEN,
    TRACE_BEGINS,
    TRACED,
    TRASHED,
    TURN_BEGINS,
    TURN_ENDS,
    UNINSTALLED,
    USED,
    WHILE_ACCESSED,
)


class Clause(NamedTuple):
    """How an event is told: who usually does it, the verb (present and past), what it is done to, and whether a server
    is where it happens ("on HQ") or to what it belongs."""

    actor: int
    verb: str
    past: str
    what: str
    at: str = "on"
    passive: str = ""


CLAUSES: Final = {
    RUN_BEGINS: Clause(RUNNER, "make", "made", "a run"),
    RUN_SUCCESSFUL: Clause(RUNNER, "make", "made", "a successful run"),
    RUN_UNSUCCESSFUL: Clause(RUNNER, "make", "made", "an unsuccessful run"),
    APPROACHED_ICE: Clause(RUNNER, "approach", "approached", "a piece of ice", "protecting"),
    ENCOUNTERED: Clause(RUNNER, "encounter", "encountered", "a piece of ice", "protecting"),
    PASSED_ICE: Clause(RUNNER, "pass", "passed", "a piece of ice", "protecting"),
    PASSED_ALL_ICE: Clause(RUNNER, "pass", "passed", "all ice", "protecting"),
    APPROACHED_SERVER: Clause(RUNNER, "approach", "approached", "a server", ""),
    BROKE_SUBROUTINE: Clause(RUNNER, "break", "broke", "a subroutine", "protecting"),
    SUBROUTINE_BROKEN: Clause(RUNNER, "break", "broke", "a subroutine", "during a run on"),
    ACCESSED: Clause(RUNNER, "access", "accessed", "a card", "in"),
    ACCESS_OVER: Clause(RUNNER, "finish", "finished", "accessing a card without stealing or trashing it", "in"),
    ACCESSED_IN_VAIN: Clause(RUNNER, "access", "accessed", "cards without stealing or trashing any of them", "in"),
    ACCESSES_BEGIN: Clause(RUNNER, "begin", "began", "accessing cards", "in"),
    ACCESSES_OVER: Clause(RUNNER, "finish", "finished", "accessing cards", "in"),
    STOLEN: Clause(RUNNER, "steal", "stole", "an agenda", "in"),
    EXPOSED: Clause(NOBODY, "expose", "exposed", "a card", "in", "exposed"),
    JACKED_OUT: Clause(RUNNER, "jack", "jacked", "out"),
    TAG_TAKEN: Clause(RUNNER, "take", "took", "1 or more tags"),
    TAG_REMOVED: Clause(RUNNER, "remove", "removed", "1 or more tags"),
    TAG_AVOIDED: Clause(RUNNER, "avoid", "avoided", "1 or more tags"),
    BOOSTED: Clause(RUNNER, "increase", "increased", "the strength of an icebreaker"),
    DAMAGED: Clause(RUNNER, "suffer", "suffered", "damage"),
    DAMAGE_DONE: Clause(CORP, "do", "did", "damage"),
    AGENDA_SCORED: Clause(CORP, "score", "scored", "an agenda", "in"),
    REZZED: Clause(CORP, "rez", "rezzed", "a card", "in"),
    DEREZZED: Clause(CORP, "derez", "derezzed", "a card", "in"),
    ADVANCED: Clause(CORP, "advance", "advanced", "a card", "in"),
    PURGED: Clause(CORP, "purge", "purged", "virus counters"),
    BAD_PUBLICITY_TAKEN: Clause(CORP, "take", "took", "bad publicity"),
    BAD_PUBLICITY_REMOVED: Clause(CORP, "remove", "removed", "bad publicity"),
    SERVER_CREATED: Clause(CORP, "create", "created", "a server"),
    TRACE_BEGINS: Clause(CORP, "initiate", "initiated", "a trace"),
    DREW_FOR_TURN: Clause(CORP, "make", "made", "the mandatory draw"),
    INSTALLED: Clause(NOBODY, "install", "installed", "a card", "in", "installed"),
    UNINSTALLED: Clause(NOBODY, "uninstall", "uninstalled", "a card", "in", "uninstalled"),
    PLAYED: Clause(NOBODY, "play", "played", "a card", "", "played"),
    RESOLVED: Clause(NOBODY, "resolve", "resolved", "a card", "", "resolved"),
    TRASHED: Clause(NOBODY, "trash", "trashed", "a card", "in", "trashed"),
    DISCARDED: Clause(NOBODY, "discard", "discarded", "a card", "", "discarded"),
    DREW: Clause(NOBODY, "draw", "drew", "a card"),
    FORFEITED: Clause(NOBODY, "forfeit", "forfeited", "an agenda", "", "forfeited"),
    USED: Clause(NOBODY, "use", "used", "a card"),
    SPENT_CLICK: Clause(NOBODY, "spend", "spent", "a click"),
    LOST_CLICK: Clause(NOBODY, "lose", "lost", "a click"),
    GAINED_CLICKS: Clause(NOBODY, "gain", "gained", "a click"),
    SPENT_CREDITS: Clause(NOBODY, "spend", "spent", "credits"),
    GAINED_CREDITS: Clause(NOBODY, "gain", "gained", "credits through a card"),
    CREDITS_LOST: Clause(NOBODY, "lose", "lost", "credits"),
    SPENT_COUNTER: Clause(NOBODY, "spend", "spent", "a counter"),
    PLACED: Clause(NOBODY, "place", "placed", "a counter", "on a card in", "placed"),
    REVEALED: Clause(NOBODY, "reveal", "revealed", "a card"),
    SEARCHED: Clause(NOBODY, "search", "searched", "a pile"),
    ADDED_TO_SCORE_AREA: Clause(NOBODY, "add", "added", "a card to a score area"),
    BASIC_ACTION: Clause(NOBODY, "take", "took", "a basic action"),
    HAND_EMPTIED: Clause(NOBODY, "have", "had", "no cards in hand"),
    PREVENTED: Clause(NOBODY, "prevent", "prevented", "something"),
    IDENTITY_FLIPPED: Clause(NOBODY, "flip", "flipped", "an identity"),
}
OWN: Final = {
    AGENDA_SCORED: "you score this agenda",
    STOLEN: "the Runner steals this agenda",
    ACCESSED: "the Runner accesses this card",
    INSTALLED: "this card is installed",
    REZZED: "this card is rezzed",
    DEREZZED: "this card is derezzed",
    ENCOUNTERED: "the Runner encounters this ice",
    PASSED_ICE: "the Runner passes this ice",
    APPROACHED_ICE: "the Runner approaches this ice",
    ALL_BROKEN: "all subroutines on this ice are broken during a single encounter",
    ENCOUNTER_ENDED: "the encounter with this ice ends",
    ADVANCED: "you advance this card",
    TRASHED: "this card is trashed",
    FORFEITED: "this agenda is forfeited",
    UNINSTALLED: "this card leaves play",
    EXPOSED: "this card is exposed",
    BROKE_SUBROUTINE: "you use this card to break a subroutine",
    SUBROUTINE_BROKEN: "the Runner breaks a subroutine on this ice",
    ADDED_TO_SCORE_AREA: "this card is added to a score area",
    IDENTITY_FLIPPED: "you flip this card",
}


def happening(
    event: int,
    who: Filter | None,
    side: int,
    server: int,
    voice: Voice,
    past: bool = False,
    never: bool = False,
    what: int = -1,
) -> str:
    """An event as a clause: "you make a successful run on HQ", "the Runner has trashed a card"."""
    if event == ENCOUNTER_ENDED and who is not None:
        return f"an encounter with {say(who, voice)} ends"
    special = special_clause(event, side, server, voice, what)
    if special:
        return special
    told = CLAUSES.get(event)
    if told is None:
        raise MissingPhrase(f"event {event} has no phrase: add one to netrunner.engine.phrases")
    actor = told.actor if side == NOBODY else side
    thing = object_of(told, event, who, voice, what)
    at = "protecting" if event in (INSTALLED, REZZED) and who is not None and who.types == ICE else told.at
    where = f" {at} {server_words(server)}".replace("  ", " ") if server != ANY_SERVER else ""
    if event == APPROACHED_SERVER:
        thing, where = server_words(server), ""
    if actor == NOBODY:
        nothing = re.sub("^an? |^another ", "no other " if thing.startswith("another ") else "no ", thing)
        if told.passive:
            return f"{nothing if never else thing} {'was' if past else 'is'} {told.passive}{where}"
        return f"{'no' if never else 'a'} player {told.past if past else third(told.verb)} {thing}{where}"
    subject = voice.pronoun(actor)
    if never:
        return f"{subject} did not {told.verb} {thing}{where}"
    if past:
        return f"{subject} {told.past} {thing}{where}"
    return f"{subject} {told.verb if subject == 'you' else third(told.verb)} {thing}{where}"


ALREADY_INSTALLED: Final = (
    INSTALLED,
    PLAYED,
    TRASHED,
    REZZED,
    STOLEN,
    AGENDA_SCORED,
    ACCESSED,
    ACCESSED_IN_VAIN,
    ACCESSES_BEGIN,
    ACCESS_OVER,
    ENCOUNTERED,
    RESOLVED,
    SUBROUTINE_BROKEN,
)
"""Events whose cards need not be called installed."""


BASIC_ACTIONS: Final = {
    O_CREDIT: "gain 1 credit",
    O_DRAW: "draw 1 card",
    O_ADVANCE: "advance a card",
    O_REMOVE_TAG: "remove a tag",
    O_TRASH_RESOURCE: "trash a resource",
    O_PURGE: "purge virus counters",
    O_RUN: "make a run",
}
"""What a basic action is taken for."""


def object_of(told: Clause, event: int, who: Filter | None, voice: Voice, what: int) -> str:
    if event in (DAMAGED, DAMAGE_DONE) and what >= 0:
        return f"{DAMAGE_NAMES[what]} damage"
    if event == RUN_BEGINS and what == SEVERAL_ICE:
        return "a run on a server protected by 2 or more pieces of ice"
    if event == BASIC_ACTION and what in BASIC_ACTIONS:
        return f"the basic action to {BASIC_ACTIONS[what]}"
    if event in (SPENT_COUNTER, PLACED) and what >= 0:
        name = with_article(counter_noun(what))
        return f"{name} on {say(who, voice)}" if who is not None else name
    if event in (APPROACHED_ICE, PASSED_ICE) and what >= 0:
        words = "piece of ice" if who is None else noun(who, voice)
        return with_article(f"{('unrezzed', 'rezzed')[what]} {words}")
    if who is None:
        return f"a {('unrezzed', 'rezzed')[what]} piece of ice" if event == PASSED_ICE and what >= 0 else told.what
    words = noun(who, voice)
    if event in ALREADY_INSTALLED:
        words = words.replace("installed ", "", 1)
    if event == INSTALLED and words.startswith("hosted "):
        words = f"{words.removeprefix('hosted ')} on this card"
    named = with_article(words)
    if event == TRASHED and what == WHILE_ACCESSED:
        return f"{named} while accessing it"
    if event == SUBROUTINE_BROKEN:
        return f"{told.what} on {named}"
    if event == SPENT_CLICK:
        return f"a click to break a subroutine on {named}"
    if event == ACCESS_OVER:
        return f"accessing {named} without stealing or trashing it"
    if event in (SPENT_CREDITS, DAMAGED):
        return f"{told.what} from {named}"
    return f"{told.what} on {named}" if event == USED else named


def special_clause(event: int, side: int, server: int, voice: Voice, what: int) -> str:
    if event in (TURN_BEGINS, TURN_ENDS):
        anyone = side == NOBODY and voice.side != NOBODY
        return f"{'a' if anyone else voice.owns(side)} turn {'begins' if event == TURN_BEGINS else 'ends'}"
    if event == RUN_ENDED:
        return "the run ends"
    if event == SETTING_UP:
        return "the game is set up, before you draw your starting hand"
    if event == GAME_BEGINS:
        return "the game begins, before the first turn"
    if event == INTERACTION_OVER:
        return "the time to break subroutines is over"
    if event == ENCOUNTER_ENDED:
        advanced = " with at least 1 advancement token" if what == ADVANCED_ICE else ""
        return f"an encounter with a piece of ice{advanced} ends"
    if event == ALL_BROKEN:
        place = "the outermost" if what == OUTERMOST_ICE else "a"
        return f"all subroutines on {place} piece of ice are broken during a single encounter"
    if event == TRACED:
        return "a trace ends"
    if event == LINK_RAISED:
        return f"{voice.pronoun(RUNNER)} spend{'s' if voice.who(RUNNER) else ''} credits to increase link strength"
    if event == PSI_REVEALED:
        number = {SAME_BIDS: "the same number of ", DIFFERENT_BIDS: "different numbers of "}.get(what, "")
        return f"both sides reveal {number}credits that they spent in secret"
    if event == POOL_EMPTIED:
        pool = "their credit pool" if voice.who(side) else "your credit pool"
        return f"{voice.pronoun(side)} {has(voice, side)} no credits in {pool}"
    if event == COUNTERS_GONE:
        name = "credits" if what == CREDIT else f"{COUNTER_NAMES[what]} counters" if what >= 0 else "counters"
        return f"there are no {name} left on this card"
    return ""
