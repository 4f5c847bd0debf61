"""NetrunnerDB's BBCode export, for forums: bold headings, titles as links whose address ends in the printing code."""

import re

from netrunner.decks.deck import Deck
from netrunner.decks.notation import nrdb_listing


def _strip(line: str) -> str:
    bold = re.fullmatch(r"\[b\](.*)\[/b\]", line, re.IGNORECASE)
    return (bold[1] if bold else line).strip()


STYLE = nrdb_listing.ListingStyle(
    name="[b]{name}[/b]",
    heading="[b]{heading}[/b]",
    card="{count}x [url={url}]{title}[/url] [i]({pack})[/i]{pips}",
    identity="[url={url}]{title}[/url] ({pack})",
    strip_line=_strip,
    part=re.compile(
        r"\[url=(?P<url>[^\]]*)\](?P<title>[^\[]+)\[/url\]"
        r"(?:\s+(?:\[i\])?\((?P<pack>[^()]+)\)(?:\[/i\])?)?(?:\s*\[color=[^\]]*\][^\[]*\[/color\])?",
        re.IGNORECASE,
    ),
)


def parse(text: str) -> Deck:
    return nrdb_listing.parse(text, STYLE)


def write(deck: Deck) -> str:
    return nrdb_listing.write(deck, STYLE)
