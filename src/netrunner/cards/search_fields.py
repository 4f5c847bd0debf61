"""The fields of a card query, and what a value of each of them asks of a card."""

import datetime
import difflib
import operator
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache
from typing import Any

from netrunner.cards.data.most_wanted import list_at
from netrunner.cards.data.sets import rotation_at, sets
from netrunner.cards.facts import TYPES, CardFacts, all_facts, normalised

TextOf = Callable[[str], str]
Condition = Callable[[CardFacts], bool]

COMPARISONS: dict[str, Callable[[Any, Any], bool]] = {
    ":": operator.eq,
    "=": operator.eq,
    "!": operator.ne,
    "!=": operator.ne,
    "<": operator.lt,
    "<=": operator.le,
    ">": operator.gt,
    ">=": operator.ge,
}
EQUALITY = (":", "=", "!", "!=")


@dataclass(frozen=True, slots=True)
class Field:
    letter: str
    name: str
    meaning: str


FIELDS = (
    Field("d", "side", "side: corp or runner"),
    Field("f", "faction", "faction, or the start of its name; - or neutral for neutral cards"),
    Field("t", "type", "card type"),
    Field("s", "subtype", "subtype, with - or quotes for a space: code-gate"),
    Field("o", "cost", "play, install or rez cost; x for an X"),
    Field("p", "strength", "strength; x for an X"),
    Field("n", "influence", "influence value; none for cards without one"),
    Field("v", "points", "agenda points"),
    Field("g", "advancement", "advancement requirement"),
    Field("h", "trash", "trash cost"),
    Field("m", "memory", "memory cost"),
    Field("l", "link", "base link"),
    Field("e", "set", "pack, by code or name"),
    Field("c", "cycle", "cycle, by code, name or number"),
    Field("u", "unique", "yes or no"),
    Field("b", "banned", "Most Wanted List: banned, restricted, listed or free"),
    Field("z", "rotation", "in or out of Standard by rotation"),
    Field("r", "released", "release date of the first printing: r>=2017-01-01"),
    Field("y", "quantity", "copies in the box"),
    Field("x", "text", "rule text, in our own words"),
)
NUMBERS: dict[str, Callable[[CardFacts], int | None]] = {
    "cost": lambda card: card.cost,
    "strength": lambda card: card.strength,
    "influence": lambda card: card.influence,
    "points": lambda card: card.points,
    "advancement": lambda card: card.advancement,
    "trash": lambda card: card.trash_cost,
    "memory": lambda card: card.memory,
    "link": lambda card: card.link,
    "quantity": lambda card: card.printings[0].quantity,
}
FACTION_LETTERS = {
    "-": ("neutral-corp", "neutral-runner"),
    "neutral": ("neutral-corp", "neutral-runner"),
    "n": ("nbn",),
    "a": ("anarch",),
    "s": ("shaper",),
    "hb": ("haas-bioroid",),
}
TRUTH = {"yes": True, "y": True, "true": True, "1": True, "no": False, "n": False, "false": False, "0": False}


@cache
def field_names() -> dict[str, str]:
    return {key: field.name for field in FIELDS for key in (field.letter, field.name)} | {
        "pack": "set", "mwl": "banned", "agenda": "points", "adv": "advancement", "mu": "memory",
    }  # fmt: skip


@cache
def _subtypes() -> tuple[str, ...]:
    return tuple(sorted({subtype for card in all_facts().values() for subtype in card.subtypes}))


class Complaint(Exception):
    """A value that a field does not know; the parser adds the place."""


def _expected(what: str, value: str, known: Iterable[str]) -> Complaint:
    """What a value could have been; compared with the beginnings of the names, since a beginning is enough."""
    known, value_key = tuple(dict.fromkeys(name.casefold() for name in known)), value.casefold()
    alike = {name: difflib.SequenceMatcher(None, value_key, name[: len(value)]).ratio() for name in known}
    close = sorted((name for name in known if alike[name] >= 0.6), key=lambda name: -alike[name])[:3]
    hint = f"did you mean {' or '.join(close)}?" if close else f"it is one of {', '.join(known[:20])}"
    return Complaint(f"no {what} is called “{value}”; {hint}")


def _named(what: str, value: str, names: dict[str, str]) -> frozenset[str]:
    """The codes whose name or code is, or else starts with, the value. `names` maps names to codes."""
    key = normalised(value)
    exact = frozenset(code for name, code in names.items() if normalised(name) == key)
    starting = frozenset(code for name, code in names.items() if key and normalised(name).startswith(key))
    if not exact and not starting:
        raise _expected(what, value, names)
    return exact or starting


def _factions(value: str) -> frozenset[str]:
    if value.casefold() in FACTION_LETTERS:
        return frozenset(FACTION_LETTERS[value.casefold()])
    names = {faction.code: faction.code for faction in sets().factions.values()}
    return _named("faction", value, names | {faction.name: faction.code for faction in sets().factions.values()})


def _packs(value: str) -> frozenset[str]:
    packs = sets().packs
    if value.casefold() in packs:
        return frozenset({value.casefold()})
    return _named("set", value, {pack.name: pack.code for pack in packs.values()})


def _cycle_packs(value: str) -> frozenset[str]:
    cycles = sets().cycles.values()
    names = (
        {c.code: c.code for c in cycles} | {c.name: c.code for c in cycles} | {str(c.position): c.code for c in cycles}
    )
    chosen = frozenset({names[value]}) if value in names else _named("cycle", value, names)
    return frozenset(pack.code for pack in sets().packs.values() if pack.cycle in chosen)


def _first_release(card: CardFacts) -> datetime.date | None:
    dates = [sets().packs[pack].released for pack in card.packs]
    return min((date for date in dates if date is not None), default=None)


def _number_condition(name: str, sign: str, value: str) -> Condition:
    get = NUMBERS[name]
    if value.casefold() == "x" and name in ("cost", "strength"):
        if sign not in EQUALITY:
            raise Complaint("an X has no size: use : or !")
        wanted = sign in (":", "=")
        return lambda card: (card.cost_x if name == "cost" else card.strength_x) is wanted
    if value.casefold() == "none":
        if sign not in EQUALITY:
            raise Complaint("“none” has no size: use : or !")
        return lambda card: (get(card) is None) is (sign in (":", "="))
    if not (value.isascii() and value.isdigit() and len(value) < 6):
        raise Complaint(f"{name} is a number, and “{value}” is not")
    compare, number = COMPARISONS[sign], int(value)

    def holds(card: CardFacts) -> bool:
        printed = get(card)
        return printed is not None and compare(printed, number)

    return holds


def _release_condition(sign: str, value: str) -> Condition:
    try:
        wanted = datetime.date.fromisoformat(value)
    except ValueError:
        raise Complaint(f"“{value}” is not a date: write it as 2017-10-01") from None
    compare = COMPARISONS[sign]

    def holds(card: CardFacts) -> bool:
        released = _first_release(card)
        return released is not None and compare(released, wanted)

    return holds


def _listed_condition(value: str, date: datetime.date | None) -> Condition:
    wanted = list_at(date)
    removed, restricted, listed = (
        (wanted.removed, wanted.restricted, wanted.titles) if wanted else (frozenset(), frozenset(), frozenset())
    )
    choices: dict[str, Condition] = {
        "banned": lambda card: card.title in removed,
        "removed": lambda card: card.title in removed,
        "restricted": lambda card: card.title in restricted,
        "listed": lambda card: card.title in listed,
        "free": lambda card: card.title not in listed,
    }
    if value.casefold() not in choices:
        raise _expected("Most Wanted List status", value, choices)
    return choices[value.casefold()]


def _rotation_condition(value: str, date: datetime.date | None) -> Condition:
    if value.casefold() not in ("in", "out"):
        raise Complaint(f"rotation is in or out, not “{value}”")
    rotation, packs = rotation_at(date), sets().packs
    is_in = value.casefold() == "in"
    return lambda card: (rotation is None or any(packs[pack].cycle in rotation.cycles for pack in card.packs)) is is_in


def _word_condition(name: str, value: str, text: TextOf | None, date: datetime.date | None) -> Condition:
    if name == "side":
        sides = _named("side", value, {"corp": "corp", "runner": "runner"})
        return lambda card: card.side in sides
    if name == "faction":
        factions = _factions(value)
        return lambda card: card.faction in factions
    if name == "type":
        types = _named("card type", value, {type_: type_ for type_ in TYPES})
        return lambda card: card.type in types
    if name == "subtype":
        subtypes = _named("subtype", value, {subtype: subtype for subtype in _subtypes()})
        return lambda card: not subtypes.isdisjoint(card.subtypes)
    if name in ("set", "cycle"):
        packs = _packs(value) if name == "set" else _cycle_packs(value)
        return lambda card: not packs.isdisjoint(card.packs)
    if name == "unique":
        if value.casefold() not in TRUTH:
            raise Complaint(f"unique is yes or no, not “{value}”")
        unique = TRUTH[value.casefold()]
        return lambda card: card.unique is unique
    if name == "banned":
        return _listed_condition(value, date)
    if name == "rotation":
        return _rotation_condition(value, date)
    if text is None:
        raise Complaint("rule text cannot be searched here: only facts are loaded, and no text was supplied")
    words = value.casefold()
    return lambda card: words in text(card.title).casefold()


def condition_of(name: str, sign: str, value: str, text: TextOf | None, date: datetime.date | None) -> Condition:
    """What a field, a sign and a value ask of a card."""
    if name in NUMBERS:
        return _number_condition(name, sign, value)
    if name == "released":
        return _release_condition(sign, value)
    holds = _word_condition(name, value, text, date)
    return (lambda card: not holds(card)) if sign in ("!", "!=") else holds
