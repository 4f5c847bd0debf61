"""NetrunnerDB's text export: packs in parentheses, influence pips, totals, lines ending in CR LF."""

import re

from netrunner.decks.deck import Deck
from netrunner.decks.notation import nrdb_listing

STYLE = nrdb_listing.ListingStyle(
    name="{name}",
    heading="{heading}",
    card="{count}x {title} ({pack}){pips}",
    identity="{title} ({pack})",
    strip_line=str.strip,
    part=re.compile(r"(?P<title>.+?)(?: \((?P<pack>[^()]+)\))?"),
    pip="•",
    line_end="\r\n",
)


def parse(text: str) -> Deck:
    return nrdb_listing.parse(text, STYLE)


def write(deck: Deck) -> str:
    return nrdb_listing.write(deck, STYLE)
