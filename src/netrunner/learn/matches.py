"""Which decks meet in the games that are learned from, and which are kept back to measure with."""

from __future__ import annotations

import random
from functools import cache
from typing import Final

from netrunner.decks import Deck
from netrunner.decks.bundled_decks import bundled
from netrunner.engine.terms import SIDES
from netrunner.learn.random_decks import random_deck

HELD_BACK: Final = frozenset({
    "worlds-2016-corp", "worlds-2016-runner", "worlds-2017-corp", "worlds-2017-runner", "glacier-jinteki",
    "asset-spam-nbn", "stealth-shaper", "virus-anarch", "core-nbn", "core-criminal",
})  # fmt: skip
"""Decks that are never trained with, so that what is measured with them tells about any deck."""

RANDOM_SHARE: Final = 0.5  # of the decks that are dealt anew from the whole pool
RANDOM_GAMES: Final = 4  # every so manieth game of self-play is played with such decks


@cache
def bundled_of(side: str, held_back: bool) -> tuple[str, ...]:
    """The names of the bundled decks of a side that are for training, or those held back."""
    names = [name for name in bundled() if (name in HELD_BACK) == held_back]
    return tuple(name for name in names if Deck.load(name).side == side)


def training_decks(number: int) -> tuple[Deck, Deck]:
    """The Corp's and the Runner's deck of a game, by its number: bundled ones or random ones of the whole pool."""
    chance = random.Random(f"decks:{number}")
    found: list[Deck] = []
    for side in ("corp", "runner"):
        if chance.random() < RANDOM_SHARE:
            found.append(random_deck(side, chance))
        else:
            found.append(Deck.load(chance.choice(bundled_of(side, held_back=False))))
    return found[0], found[1]


def match(number: int) -> tuple[str, str]:
    """The bundled decks of a game: starters and tournament decks by turns, none of those held back."""
    core = number % 2 == 0
    chance = random.Random(f"tuning decks:{number}")
    names = [[name for name in bundled_of(side, held_back=False) if name.startswith("core-") == core] for side in SIDES]
    return chance.choice(names[0]), chance.choice(names[1])


@cache
def deck(name: str) -> Deck:
    return Deck.load(name)


def teaching_decks(number: int) -> tuple[Deck, Deck]:
    """The decks of a game of self-play: every fourth has decks of the whole pool, the others bundled ones."""
    if number % RANDOM_GAMES == 0:
        return training_decks(number)
    corp, runner = match(number)
    return deck(corp), deck(runner)


def pairings(held_back: bool) -> list[tuple[str, str]]:
    """Every Corp deck against every Runner deck, of those trained with or of those held back."""
    return [(corp, runner) for corp in bundled_of("corp", held_back) for runner in bundled_of("runner", held_back)]
