"""Colours: factions where they mean something, quiet lines elsewhere. All readable on the dark ground (WCAG AA)."""

from typing import Final

from textual.theme import Theme

from netrunner.cards.facts import UnknownCard, find

GROUND: Final = "#0a0e1a"
PANEL: Final = "#10172a"
RAISED: Final = "#1a2238"
LINE: Final = "#2f4a6d"
TEXT: Final = "#d5deed"
QUIET: Final = "#93a1b8"
ACCENT: Final = "#4fd1e0"
WARNING: Final = "#f2c14e"
DANGER: Final = "#f0506e"
GOOD: Final = "#5fd68b"

FACTIONS: Final = {
    "anarch": "#ff5a1f",
    "criminal": "#6f8ff0",
    "shaper": "#32cd32",
    "apex": "#c07a70",
    "adam": "#ae9543",
    "sunny-lebeau": "#a89f9f",
    "haas-bioroid": "#b377f0",
    "jinteki": "#f0506e",
    "nbn": "#ff8c00",
    "weyland-consortium": "#3fa56d",
}
NEUTRAL: Final = "#b3bccb"

THEME: Final = Theme(
    name="netrunner",
    primary=ACCENT,
    secondary=LINE,
    accent=ACCENT,
    foreground=TEXT,
    background=GROUND,
    surface=PANEL,
    panel=RAISED,
    success=GOOD,
    warning=WARNING,
    error=DANGER,
    dark=True,
)


def faction_colour(faction: str) -> str:
    return FACTIONS.get(faction, NEUTRAL)


def card_colour(title: str) -> str:
    """The colour of a card's faction."""
    try:
        return faction_colour(find(title).faction)
    except UnknownCard:
        return NEUTRAL
