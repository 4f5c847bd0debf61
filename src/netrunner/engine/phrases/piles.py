"""Phrases of what is done with hands, decks and discard piles: drawing, moving, trashing, searching."""

from __future__ import annotations

import re

from netrunner.engine import reference as refs
from netrunner.engine.effects import (
    drawing,
    installing,
    looking,
    moving,
    searching,
    table,
)
from netrunner.engine.filter import Filter
from netrunner.engine.phrase import JOINS, Voice, phrase, say
from netrunner.engine.phrases.amounts import many, number
from netrunner.engine.phrases.nouns import (
    has,
    kind_words,
    noun,
    plural,
    server_words,
    subtype_words,
    with_article,
)
from netrunner.engine.reference import Ref
from netrunner.engine.structure import Part
from netrunner.engine.terms import (
    ANY_SERVER,
    CORP,
    DECK,
    DISCARD,
    EVENT,
    HAND,
    HARDWARE,
    ICE,
    NOBODY,
    PROGRAM,
    REMOVED,
    RESOURCE,
    RUNNER,
    SCORED,
)


def at_server(text: str, who: Filter, server: str) -> str:
    """Ice is not installed in a server: it protects it."""
    at = "protecting" if who.types == ICE else "in or protecting" if who.types & ICE else "in"
    return text.replace(f" in {server}", f" {at} {server}", 1)


def owner_of(who: Filter) -> int:
    """Whose cards a description means: the side it names, or the one that has such cards."""
    if who.side == NOBODY and who.types and not who.types & ~(EVENT | HARDWARE | PROGRAM | RESOURCE):
        return RUNNER
    return who.side


@phrase(drawing.Draw)
def draw(effect: drawing.Draw, voice: Voice) -> str:
    draws = voice.verb(effect.who, "draw")
    if effect.until is not None:
        side = voice.side if effect.who == NOBODY else effect.who
        hand = f"{number(effect.until, voice)} cards in {voice.pile(HAND, side)}"
        if not isinstance(effect.until, int):
            hand = f"as many cards in {voice.pile(HAND, side)} as {number(effect.until, voice)}"
        return f"{draws} until {voice.pronoun(side)} {has(voice, side)} {hand}"
    end = f" from the bottom of {voice.pile(DECK, effect.who)}" if effect.bottom else ""
    limit = "up to " if effect.up_to else ""
    return f"{draws} {limit}{many(effect.amount, 'card', voice)}{end}"


@phrase(drawing.Discard)
def discard(effect: drawing.Discard, voice: Voice) -> str:
    chance = " at random" if effect.at_random else ""
    pile = voice.pile(HAND, voice.side if effect.who == NOBODY else effect.who)
    return f"{voice.verb(effect.who, 'discard')} {many(effect.amount, 'card', voice)} from {pile}{chance}"


@phrase(moving.Move)
def move(effect: moving.Move, voice: Voice) -> str:
    return move_words(effect, voice, NOBODY)


def move_words(effect: moving.Move, voice: Voice, owner: int) -> str:
    """A move of cards that one side owns: to that side's piles."""
    what = say(effect.what, voice)
    shown = f"reveal {what} and " if effect.reveal else ""
    it = pronoun_for(what) if effect.reveal else what
    if owner == NOBODY and isinstance(effect.what, refs.Each):
        owner = owner_of(effect.what.who)
    if owner == NOBODY:
        owner = RUNNER if "Runner" in what else CORP if what.startswith("the ice") else voice.side
    where = {
        HAND: f"add {it} to {owners_pile(effect.what, HAND, owner, voice)}",
        moving.TOP: f"put {it} on top of {owners_pile(effect.what, DECK, owner, voice)}",
        moving.BOTTOM: f"put {it} on the bottom of {owners_pile(effect.what, DECK, owner, voice)}",
        moving.SHUFFLED: f"shuffle {it} into {owners_pile(effect.what, DECK, owner, voice)}",
        DISCARD: f"put {it} into {owners_pile(effect.what, DISCARD, owner, voice)}",
        REMOVED: f"remove {it} from the game",
        SCORED: score_words(effect, it, voice),
    }[effect.to]
    return shown + where


def pronoun_for(what: str) -> str:
    """What stands for cards the second time: "reveal any number of copies and add them"."""
    return "them" if re.match(r"(all|any number of|up to [2-9]|[2-9]) ", what) else "it"


def owners_pile(what: Ref, zone: int, owner: int, voice: Voice) -> str:
    if isinstance(what, (refs.Chosen, refs.EventCard, refs.Each)) and voice.side == NOBODY:
        return {HAND: "its owner's hand", DECK: "its owner's deck", DISCARD: "its owner's discard pile"}[zone]
    return voice.pile(zone, owner)


def score_words(effect: moving.Move, it: str, voice: Voice) -> str:
    worth = ""
    if effect.worth is not None:
        worth = f" as an agenda worth {effect.worth} agenda point{'' if abs(effect.worth) == 1 else 's'}"
    return f"add {it} to {voice.owns(effect.area)} score area{worth}"


@phrase(moving.Trash)
def trash(effect: moving.Trash, voice: Voice) -> str:
    free = ""
    if isinstance(effect.what, refs.AccessedCard):
        free = " at no cost" + (", even if it cannot normally be trashed" if effect.by == RUNNER else "")
    cannot = "" if effect.preventable else " (this cannot be prevented)"
    verb = "trash" if effect.by == NOBODY else voice.verb(effect.by, "trash")
    what = say(effect.what, voice)
    if effect.by == RUNNER and verb != "trash":
        what = what.replace("the Runner's", "their")
    if isinstance(effect.what, refs.Looked):
        verb += " the rest of"
    return f"{verb} {what}{free}{cannot}"


@phrase(looking.Reveal)
def reveal(effect: looking.Reveal, voice: Voice) -> str:
    return f"reveal {say(effect.what, voice)}"


@phrase(looking.RevealUntil)
def reveal_until(effect: looking.RevealUntil, voice: Voice) -> str:
    kind = " ".join(kind_words(effect.who, subtype_words(effect.who)))
    return f"reveal cards from the top of {voice.pile(DECK)} until you reveal {with_article(kind)}"


@phrase(looking.Look)
def look(effect: looking.Look, voice: Voice) -> str:
    return f"{voice.verb(effect.who, 'look')} at {say(effect.what, voice)}"


@phrase(looking.Arrange)
def arrange(effect: looking.Arrange, voice: Voice) -> str:
    if effect.bottom:
        rest = "the rest of those cards" if isinstance(effect.what, refs.Looked) else say(effect.what, voice)
        return f"put {rest} on the bottom of {voice.pile(DECK)} in any order"
    if isinstance(effect.what, refs.Looked):
        return "put the rest of those cards back in any order"
    if effect.who != NOBODY:
        return f"{voice.verb(effect.who, 'arrange')} {say(effect.what, voice)} in any order"
    return f"look at {say(effect.what, voice)} and put them back in any order"


@phrase(moving.Shuffle)
def shuffle(effect: moving.Shuffle, voice: Voice) -> str:
    return f"{voice.verb(effect.who, 'shuffle')} {voice.pile(DECK, effect.who)}"


@phrase(searching.Search)
def search(effect: searching.Search, voice: Voice) -> str:
    zone = effect.who.zone
    plain_who = noun(effect.who, voice).removesuffix(
        f" in {voice.pile(zone & (HAND | DECK | DISCARD), effect.who.side)}"
    )
    what = f"up to 1 {plain_who}" if effect.up_to else with_article(plain_who)
    if effect.count != 1:
        different = " with different titles" if effect.different else ""
        what = f"{'up to ' if effect.up_to else ''}{number(effect.count, voice)} {plural(plain_who)}{different}"
    if effect.alike:
        what = f"any number of copies of {with_article(plain_who)}"
    shown = f", reveal {'it' if effect.count == 1 else 'them'}" if effect.reveal else ""
    again = f" and shuffle {voice.pile(DECK)}" if zone & DECK else ""
    return f"search {voice.pile(zone)} for {what}{shown}{again}"


def search_and_do(effect: searching.Search, following: Part, voice: Voice) -> str:
    """ "Search R&D for an asset, reveal it, shuffle R&D and install that card"."""
    if not isinstance(following, (moving.Move, installing.Install, installing.Host, table.Play)):
        return ""
    if effect.count != 1 and not isinstance(following, moving.Move):
        return ""
    if not isinstance(following.what, refs.Chosen) or following.what.name:
        return ""
    text = re.sub(r"\bit\b", "that card" if effect.count == 1 else "those cards", say(following, voice), count=1)
    if isinstance(following, installing.Install) and following.where != ANY_SERVER:
        text = at_server(text, effect.who, server_words(following.where))
    found = say(effect, voice)
    if " and shuffle " in found:
        found = ", shuffle ".join(found.rsplit(" and shuffle ", 1))
    return f"{found} and {text}"


JOINS[searching.Search] = search_and_do
