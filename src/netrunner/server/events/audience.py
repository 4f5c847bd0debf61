"""Whom a change concerns. Three hundred phones in one room need not all read an event again for every result."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from netrunner.tournament.errors import Refused
from netrunner.tournament.event import Event
from netrunner.tournament.log import Entry
from netrunner.tournament.reporting import find_match

ONE: Final = (
    "register", "edit", "check-in", "deck", "pick", "drop", "no-show", "rejoin", "missing-card", "proxy",
    "call-judge", "answer-call",
)  # fmt: skip
"""Commands about one player."""
LEADERS: Final = ("pair", "reserve", "review", "announce")
"""Commands whose effect no player sees yet."""


def concerned(event: Event, entries: Iterable[Entry]) -> list[int] | None:
    """The players whom some entries concern; None for everybody."""
    found: set[int] = set()
    for entry in entries:
        players = of(event, entry)
        if players is None:
            return None
        found.update(players)
    return sorted(found)


def of(event: Event, entry: Entry) -> list[int] | None:
    if entry.do in ONE:
        player = entry.data.get("player", entry.data.get("id"))
        return [player] if isinstance(player, int) else None
    if entry.do == "pair" and not entry.flag("hidden"):
        return None
    if entry.do in LEADERS:
        return []
    if entry.do == "ruling":
        return entry.numbers("players")
    if entry.do in ("report", "confirm") and "table" in entry.data:
        try:
            return list(find_match(event, entry.data.get("round"), entry.number("table"))[1].players)
        except Refused:  # the table has another number by now
            return None
    return None
