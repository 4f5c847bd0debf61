"""Formats: which cards may be used, under which Most Wanted List, on which date.

Tournament Regulations: Deck Building, Legal Products. The lists and the rotation are data of the card pool.
"""

import datetime
from dataclasses import dataclass
from functools import lru_cache

from netrunner.cards.data.most_wanted import MostWantedList, list_at
from netrunner.cards.data.sets import Rotation, rotation_at, sets
from netrunner.cards.facts import CardFacts, all_facts

DESCRIPTIONS = {
    "standard": "rotation and Most Wanted List in force on the date (without a date: the last ones)",
    "eternal": "all cards, Most Wanted List 2.2",
    "casual": "all cards, no list",
    "core": "cards of the Core Set",
    "revised-core": "cards of the Revised Core Set",
    "draft": "all cards, a draft identity, no influence limit",
}
DRAFT_PACK = "draft"
MULTIPLAYER_PACK = "napd"

ASTROSCRIPT = "AstroScript Pilot Program"
ASTROSCRIPT_LIMITED = datetime.date(2016, 7, 18)
"""FAQ 3.1 took effect; before that day three copies were allowed."""


class UnknownFormat(ValueError):
    """There is no such format, or no such date."""


@dataclass(frozen=True, slots=True)
class Format:
    """The part of legality that is not the same everywhere."""

    name: str
    date: datetime.date | None
    titles: frozenset[str]
    """The titles that may be used."""
    most_wanted: MostWantedList | None
    rotation: Rotation | None

    def deck_limit(self, card: CardFacts) -> int:
        """How many copies of a card a deck may have."""
        if card.title == ASTROSCRIPT and self.date is not None and self.date < ASTROSCRIPT_LIMITED:
            return 3
        return card.deck_limit


def released(card: CardFacts) -> datetime.date | None:
    """The day on which a title first came out; None for cards that were never sold (draft identities)."""
    packs = sets().packs
    dates = [packs[pack].released for pack in card.packs]
    return min((date for date in dates if date is not None), default=None)


def in_rotation(card: CardFacts, rotation: Rotation | None) -> bool:
    """A title stays in while any of its printings is in a cycle that is in."""
    packs = sets().packs
    return rotation is None or any(packs[pack].cycle in rotation.cycles for pack in card.packs)


def _special(card: CardFacts) -> bool:
    return DRAFT_PACK in card.packs or MULTIPLAYER_PACK in card.packs


def _titles(name: str, date: datetime.date | None, rotation: Rotation | None) -> frozenset[str]:
    cards = all_facts().values()
    if name == "core":
        return frozenset(card.title for card in cards if "core" in card.packs)
    if name == "revised-core":
        return frozenset(card.title for card in cards if "core2" in card.packs)
    if name == "casual":
        return frozenset(card.title for card in cards if DRAFT_PACK not in card.packs)
    if name == "draft":
        return frozenset(card.title for card in cards if card.type != "identity" or DRAFT_PACK in card.packs)
    if name == "eternal":
        return frozenset(card.title for card in cards if not _special(card))
    return frozenset(
        card.title
        for card in cards
        if not _special(card) and in_rotation(card, rotation) and (date is None or _out_by(card, date))
    )


def _out_by(card: CardFacts, date: datetime.date) -> bool:
    day = released(card)
    return day is not None and day <= date


def as_date(date: datetime.date | str | None) -> datetime.date | None:
    """A date, also from text such as ``2017-10-01``."""
    if isinstance(date, datetime.datetime):
        return date.date()
    if not isinstance(date, str):
        return date
    try:
        return datetime.date.fromisoformat(date)
    except ValueError:
        raise UnknownFormat(f"“{date}” is not a date: write it as 2017-10-01") from None


@lru_cache(maxsize=64)
def format_named(name: str, date: datetime.date | str | None = None) -> Format:
    """A format by name, at a date for `standard`; the others do not change with time.

    >>> format_named("standard", "2016-09-01").most_wanted.version
    '1.1'
    """
    name = name.casefold().replace("_", "-")
    if name not in DESCRIPTIONS:
        raise UnknownFormat(f"there is no format “{name}”; the formats are {', '.join(DESCRIPTIONS)}")
    if name != "standard":
        return Format(name, None, _titles(name, None, None), list_at(None) if name == "eternal" else None, None)
    day = as_date(date)
    rotation = rotation_at(day)
    return Format(name, day, _titles(name, day, rotation), list_at(day), rotation)
