"""NetrunnerDB's text export: packs in parentheses, influence pips, totals, lines ending in CR LF."""

import re

from netrunner.decks.deck import Deck
from netrunner.decks.notation import listing

DRESS = listing.Dress(
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
    return listing.parse(text, DRESS)


def write(deck: Deck) -> str:
    return listing.write(deck, DRESS)
