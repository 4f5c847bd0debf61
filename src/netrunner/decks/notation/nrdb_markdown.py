"""NetrunnerDB's markdown export: titles are links whose address ends in the printing code."""

import re

from netrunner.decks.deck import Deck
from netrunner.decks.notation import nrdb_listing


def _strip(line: str) -> str:
    return re.sub(r"^#{1,6}\s*", "", line).strip()


STYLE = nrdb_listing.ListingStyle(
    name="## {name}",
    heading="###{heading}",
    card="* {count}x [{title}]({url}) _({pack})_{pips}",
    identity="[{title}]({url}) _({pack})_",
    strip_line=_strip,
    part=re.compile(r"\[(?P<title>[^\]]+)\]\((?P<url>[^\s()]*)\)(?:\s+_\((?P<pack>[^()]+)\)_)?"),
)


def parse(text: str) -> Deck:
    return nrdb_listing.parse(text, STYLE)


def write(deck: Deck) -> str:
    return nrdb_listing.write(deck, STYLE)
