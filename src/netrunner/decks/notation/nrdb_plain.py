"""NetrunnerDB's plain export: titles only, filled pips for influence spent and hollow ones for influence waived."""

from netrunner.decks.deck import Deck
from netrunner.decks.notation import listing, nrdb_text

DRESS = listing.Dress(
    name="{name}",
    heading="{heading}",
    card="{count}x {title}{pips}",
    identity="{title}",
    strip_line=str.strip,
    part=nrdb_text.DRESS.part,
)


def parse(text: str) -> Deck:
    return listing.parse(text, DRESS)


def write(deck: Deck) -> str:
    return listing.write(deck, DRESS)
