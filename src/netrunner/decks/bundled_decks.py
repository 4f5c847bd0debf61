"""The decks that come with the package, in three collections: starters, world champions, archetypes.

A starter holds the cards of one Core Set and is made for that box. The others were built for Standard as it stood on a
day, under the rotation and the Most Wanted List of that day; each says in a sentence how it wins.
"""

import datetime
from enum import StrEnum
from functools import cache
from pathlib import Path
from typing import Final

from netrunner.decks.deck import Deck

PLAN: Final = "The plan: "
"""How the line of a bundled deck's notes begins that says how it wins."""


class DeckCollection(StrEnum):
    """Which of them a bundled deck is in; also what stands for all of them on the command line."""

    STARTERS = "starters"
    CHAMPIONS = "champions"
    ARCHETYPES = "archetypes"


BUILT_FOR: Final[dict[str, datetime.date]] = {
    "worlds-2015-corp": datetime.date(2015, 11, 7),
    "worlds-2015-runner": datetime.date(2015, 11, 7),
    "worlds-2016-corp": datetime.date(2016, 11, 5),
    "worlds-2016-runner": datetime.date(2016, 11, 5),
    "worlds-2017-corp": datetime.date(2017, 11, 4),
    "worlds-2017-runner": datetime.date(2017, 11, 4),
    "aggressive-criminal": datetime.date(2014, 6, 15),
    "ambush-jinteki": datetime.date(2018, 9, 10),
    "asset-spam-nbn": datetime.date(2016, 3, 15),
    "big-rig-shaper": datetime.date(2015, 6, 15),
    "big-rig-sunny": datetime.date(2016, 6, 15),
    "control-adam": datetime.date(2016, 6, 15),
    "denial-anarch": datetime.date(2015, 6, 15),
    "fast-advance-haas-bioroid": datetime.date(2018, 9, 10),
    "glacier-jinteki": datetime.date(2015, 6, 15),
    "kill-weyland": datetime.date(2014, 4, 15),
    "prison-jinteki": datetime.date(2016, 1, 30),
    "stealth-shaper": datetime.date(2018, 9, 10),
    "swarm-apex": datetime.date(2017, 1, 15),
    "virus-anarch": datetime.date(2018, 9, 10),
}
"""The day whose Standard a deck was built for. Starters have none: they were built out of a box."""


def folder(collection: DeckCollection) -> Path:
    """Where the lists of a collection are."""
    return Path(__file__).with_name(collection.value)


@cache
def deck_collections() -> dict[str, DeckCollection]:
    """Every bundled deck by name, with its collection: the starters first, then the champions, then the archetypes."""
    return {
        path.stem: collection for collection in DeckCollection for path in sorted(folder(collection).glob("*.deck"))
    }


def bundled(collection: DeckCollection | None = None) -> tuple[str, ...]:
    """The names of the decks that come with the package, or of those in one collection.

    >>> bundled()[0]
    'core-anarch'
    >>> bundled(DeckCollection.CHAMPIONS)[-1]
    'worlds-2017-runner'
    """
    return tuple(name for name, place in deck_collections().items() if collection in (None, place))


def path_of(name: str) -> Path:
    """The file of a bundled deck."""
    return folder(deck_collections()[name]) / f"{name}.deck"


def plan_of(deck: Deck) -> str:
    """How a bundled deck wins, in a sentence; "" where its notes do not say.

    >>> plan_of(Deck.load("worlds-2015-corp"))[:27]
    'Score the first agendas beh'
    """
    for line in deck.notes.splitlines():
        if line.startswith(PLAN):
            plan = line.removeprefix(PLAN)
            return plan[:1].upper() + plan[1:]
    return ""
