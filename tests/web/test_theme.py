"""The colours: every one that words are set in can be read on every ground, in light and dark (WCAG AA)."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

THEME = Path(__file__).parents[2] / "web" / "src" / "styles" / "theme.css"
COLOUR = re.compile(r"--([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\);")
COLOURS = {name: {"light": light, "dark": dark} for name, light, dark in COLOUR.findall(THEME.read_text("utf-8"))}
GROUNDS = ("ground", "surface", "raised")
WORDS = ("text", "text-quiet", "accent", "good", "warning", "danger", "corp", "runner")
FACTIONS = (
    "anarch", "criminal", "shaper", "apex", "adam", "sunny-lebeau",
    "haas-bioroid", "jinteki", "nbn", "weyland-consortium", "neutral",
)  # fmt: skip


def luminance(colour: str) -> float:
    channels = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """As WCAG 2 defines it.

    >>> round(contrast("#ffffff", "#000000"))
    21
    """
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("name", WORDS + FACTIONS)
def test_words_in_this_colour_can_be_read(name: str, theme: str) -> None:
    for ground in GROUNDS:
        assert contrast(COLOURS[name][theme], COLOURS[ground][theme]) >= 4.5, ground


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_words_on_filled_buttons_can_be_read(theme: str) -> None:
    for word, fill in (("on-accent", "accent"), ("on-danger", "danger"), ("accent", "accent-soft")):
        assert contrast(COLOURS[word][theme], COLOURS[fill][theme]) >= 4.5, fill


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("ground", GROUNDS)
def test_the_outline_of_a_control_can_be_seen(theme: str, ground: str) -> None:
    assert contrast(COLOURS["line-firm"][theme], COLOURS[ground][theme]) >= 3
