"""Where a card may be used, and why not elsewhere."""

from __future__ import annotations

from netrunner.cards.data.most_wanted import MostWantedList
from netrunner.cards.facts import CardFacts
from netrunner.decks.formats import DRAFT_PACK, FormatName, format_named
from netrunner.server.library.wire import FormatStatus, MostWantedEntry


def status(card: CardFacts, name: FormatName) -> FormatStatus:
    """Whether a format knows the card, and what its Most Wanted List says."""
    play = format_named(name)
    if card.title not in play.titles:
        return FormatStatus(format=name, legal=False, reason=absence(card, name))
    said = [] if play.most_wanted is None else said_by(play.most_wanted, card)
    removed = play.most_wanted is not None and card.title in play.most_wanted.removed
    reason = f"Most Wanted List {said[0].version}: {said[0].what}." if said else ""
    return FormatStatus(format=name, legal=not removed, reason=reason)


def absence(card: CardFacts, name: FormatName) -> str:
    """Why a format does not know a card."""
    if DRAFT_PACK in card.packs:
        return "For draft only."
    if name is FormatName.DRAFT:
        return "A draft deck uses a draft identity."
    if name in (FormatName.CORE, FormatName.REVISED_CORE):
        return f"Not in the {'Revised ' if name is FormatName.REVISED_CORE else ''}Core Set."
    rotation = format_named(name).rotation
    if rotation is not None and "napd" not in card.packs:
        return f"Rotated out on {rotation.start}."
    return "For multiplayer games only."


def said_by(listing: MostWantedList, card: CardFacts) -> list[MostWantedEntry]:
    """What a list says of a card; at most one thing."""
    title, what = card.title, ""
    if title in listing.removed:
        what = "removed from play"
    elif title in listing.restricted:
        what = "restricted: a deck may use one restricted card"
    elif title in listing.penalty:
        what = f"each copy lowers the influence limit by {listing.penalty[title]}"
    elif title in listing.universal:
        what = f"each copy costs {listing.universal[title]} more influence, in faction too"
    return [MostWantedEntry(version=listing.version, start=listing.start, what=what)] if what else []
