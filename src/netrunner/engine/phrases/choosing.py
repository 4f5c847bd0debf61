"""Phrases of choosing: cards, servers, numbers and names, and what is done with what was chosen."""

from __future__ import annotations

import re
from typing import Final

from netrunner.engine import reference as refs
from netrunner.engine.effects import (
    choosing,
    counters,
    installing,
    looking,
    moving,
    runs,
    scoring,
    swapping,
    table,
)
from netrunner.engine.filter import Filter
from netrunner.engine.phrase import JOINS, THREES, Voice, listed, phrase, say
from netrunner.engine.phrases.amounts import number, some
from netrunner.engine.phrases.installing import swap_words
from netrunner.engine.phrases.nouns import out_of, server_words
from netrunner.engine.phrases.piles import at_server, move_words, owner_of
from netrunner.engine.structure import Part, structure_key
from netrunner.engine.terms import (
    ANY_SERVER,
    CORP,
    HAND,
    NOBODY,
    RUNNER,
)


@phrase(choosing.Choose)
def choose(effect: choosing.Choose, voice: Voice) -> str:
    what = some(effect.who, voice, effect.count, effect.up_to, effect.at_least)
    return f"{voice.verb(effect.by, 'choose')} {by_chance(effect, what)}"


def by_chance(effect: choosing.Choose, what: str) -> str:
    """ "1 card in HQ at random for each counter"."""
    if not effect.at_random:
        return what
    cards, each, counted = what.partition(" for each ")
    return f"{cards} at random{each}{counted}"


def choose_and_do(effect: choosing.Choose, following: Part, voice: Voice) -> str:
    """ "Trash an installed program" instead of "Choose an installed program. Trash it"."""
    if effect.name:
        return trash_named(effect, following, voice)
    if not isinstance(following, JOINABLE):
        return ""
    rezzes = isinstance(following, table.Rez) and effect.by == CORP == voice.side
    if effect.by != NOBODY and getattr(following, "by", NOBODY) != effect.by and not rezzes:
        return ""
    if isinstance(following, counters.MoveCounters) and isinstance(following.off, refs.Each):
        return ""
    parts = [getattr(following, name, None) for name in ("what", "on", "off", "one", "other", "behind")]
    meant = [type(ref) for ref in parts]
    if sum(isinstance(ref, refs.Chosen) and not ref.name for ref in parts) != 1:
        return ""
    if effect.up_to and effect.count == 1 and effect.by == NOBODY and isinstance(effect.who, Filter):
        joined = choose_and_do(choosing.Choose(effect.who), following, voice)
        return f"you may {joined}" if joined else ""
    what = by_chance(effect, some(effect.who, voice, effect.count, effect.up_to, effect.at_least))
    if isinstance(following, swapping.Swap):
        uninstalled = isinstance(following.one, refs.Chosen) and bool(following.one.name)
        from_hand = isinstance(effect.who, Filter) and effect.who.zone == HAND and not uninstalled
        return swap_words(following, out_of(what), from_hand, voice)
    if refs.EventCard in meant or refs.Moved in meant:
        return ""
    owner = owner_of(effect.who) if isinstance(effect.who, Filter) else NOBODY
    text = move_words(following, voice, owner) if isinstance(following, moving.Move) else say(following, voice)
    if effect.count != 1 and isinstance(following, counters.Place):
        what = f"each of {what}"
    if isinstance(following, installing.Install) and following.where != ANY_SERVER and isinstance(effect.who, Filter):
        text = at_server(text, effect.who, server_words(following.where))
    joined = re.sub(r"\bit\b", lambda match: out_of(what), text, count=1)
    if effect.count != 1 and isinstance(following, moving.Move):
        joined = re.sub(r"\bit\b", "them", joined)
    return joined.replace("the Runner's ", "their ") if voice.who(effect.by) and effect.by == RUNNER else joined


def trash_named(effect: choosing.Choose, following: Part, voice: Voice) -> str:
    """The same for a card that is spoken of once more later: "Trash an installed program", "the trashed program"."""
    if not isinstance(following, moving.Trash) or effect.by != NOBODY:
        return ""
    meant = following.what
    if not (isinstance(meant, refs.Chosen) and meant.name == effect.name and effect.name.startswith("trashed ")):
        return ""
    return f"trash {out_of(by_chance(effect, some(effect.who, voice, effect.count, effect.up_to, effect.at_least)))}"


JOINS[choosing.Choose] = choose_and_do


def swap_two(effect: choosing.Choose, other: Part, following: Part, voice: Voice) -> str:
    """ "Swap 2 pieces of ice" instead of "Choose a piece of ice. Swap the first with a piece of ice"."""
    if not (isinstance(other, choosing.Choose) and isinstance(following, swapping.Swap) and effect.name):
        return ""
    meant = [ref.name if isinstance(ref, refs.Chosen) else None for ref in (following.one, following.other)]
    alike = isinstance(effect.who, Filter) and structure_key(effect.who) == structure_key(other.who)
    return f"swap {some(effect.who, voice, 2)}" if alike and meant == [effect.name, other.name] else ""


def reveal_and_install(effect: choosing.Choose, other: Part, following: Part, voice: Voice) -> str:
    """ "Reveal a piece of ice from HQ and install it protecting this server": the choice says what is installed."""
    if not (isinstance(other, looking.Reveal) and isinstance(following, installing.Install)):
        return ""
    if (
        following.where == ANY_SERVER
        or not isinstance(following.what, refs.Chosen)
        or not isinstance(effect.who, Filter)
    ):
        return ""
    first = choose_and_do(effect, other, voice)
    then = at_server(say(following, voice), effect.who, server_words(following.where))
    return f"{first} and {then}" if first else ""


def three_in_one(effect: choosing.Choose, other: Part, following: Part, voice: Voice) -> str:
    """A choice and the two effects after it as one sentence, where they make one."""
    return swap_two(effect, other, following, voice) or reveal_and_install(effect, other, following, voice)


THREES[choosing.Choose] = three_in_one


@phrase(choosing.Remember)
def remember(effect: choosing.Remember, voice: Voice) -> str:
    return ""


@phrase(choosing.ChooseServer)
def choose_server(effect: choosing.ChooseServer, voice: Voice) -> str:
    return f"choose {server_words(effect.server)}{', or create one' if effect.new else ''}"


@phrase(choosing.ChooseNumber)
def choose_number(effect: choosing.ChooseNumber, voice: Voice) -> str:
    limits = " and ".join(number(limit, voice) for limit in effect.limits)
    if effect.noun:
        return f"choose a number of {effect.noun}s, at most {limits}"
    if effect.named:
        return "name a number"
    return f"choose a number for X, at most {limits}"


@phrase(choosing.NameCard)
def name_card(effect: choosing.NameCard, voice: Voice) -> str:
    if effect.secret:
        return f"choose a {effect.noun} in secret"
    return f"name {listed(list(effect.titles), 'or')}" if len(effect.titles) < 5 else f"name a {effect.noun}"


JOINABLE: Final = (
    counters.Place,
    counters.Remove,
    counters.MoveCounters,
    moving.Move,
    moving.Trash,
    looking.Reveal,
    installing.Install,
    installing.Host,
    table.Rez,
    table.Derez,
    table.Expose,
    scoring.Score,
    scoring.TriggerScored,
    scoring.Forfeit,
    table.Play,
    runs.Access,
    swapping.Swap,
)
"""What one chooses cards for."""
