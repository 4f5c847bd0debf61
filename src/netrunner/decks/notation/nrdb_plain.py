"""NetrunnerDB's plain export: titles only, filled pips for influence spent and hollow ones for influence waived."""

from netrunner.decks.deck import Deck
from netrunner.decks.notation import nrdb_listing, nrdb_text

STYLE = nrdb_listing.ListingStyle(
    name="{name}",
    heading="{heading}",
    card="{count}x {title}{pips}",
    identity="{title}",
    strip_line=str.strip,
    part=nrdb_text.STYLE.part,
)


def parse(text: str) -> Deck:
    return nrdb_listing.parse(text, STYLE)


def write(deck: Deck) -> str:
    return nrdb_listing.write(deck, STYLE)
