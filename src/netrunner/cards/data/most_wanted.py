"""The six NAPD Most Wanted Lists, each with the mechanism it uses.

1.0 and 1.1 lower the influence limit, 1.2 adds influence to a card's cost, 2.0 to 2.2 remove or restrict cards.
"""

import datetime
from dataclasses import dataclass
from functools import cache

from netrunner.cards.data import load


@dataclass(frozen=True, slots=True)
class MostWantedList:
    version: str
    start: datetime.date
    penalty: dict[str, int]
    """By title: how much each copy lowers the deck's influence limit (lists 1.0 and 1.1)."""
    universal: dict[str, int]
    """By title: the influence that each copy costs on top, in faction too (list 1.2)."""
    restricted: frozenset[str]
    """Of these titles a deck may use one (lists 2.0 to 2.2)."""
    removed: frozenset[str]
    """These titles may not be used (lists 2.0 to 2.2)."""

    @property
    def titles(self) -> frozenset[str]:
        """Everything on the list, whatever the mechanism."""
        return self.restricted | self.removed | self.penalty.keys() | self.universal.keys()


@cache
def most_wanted_lists() -> tuple[MostWantedList, ...]:
    """All lists, oldest first."""
    return tuple(
        MostWantedList(
            version=entry["version"],
            start=datetime.date.fromisoformat(entry["start"]),
            penalty=entry["penalty"],
            universal=entry["universal"],
            restricted=frozenset(entry["restricted"]),
            removed=frozenset(entry["removed"]),
        )
        for entry in load("most_wanted.json")
    )


def list_at(date: datetime.date | None) -> MostWantedList | None:
    """The list in force on a date (None: the latest), or None before the first list."""
    started = [entry for entry in most_wanted_lists() if date is None or entry.start <= date]
    return started[-1] if started else None
