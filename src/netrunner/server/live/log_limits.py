"""How much a player may write into the log of a game besides playing it: everything in it is kept for ever, and read
again whenever the game is."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final, Literal

from netrunner.server.errors import Refused

Group = Literal["settings", "offers", "undos"]
GROUPS: Final[dict[str, tuple[Group, str]]] = {
    "stops": ("settings", "side"),
    "yields": ("settings", "side"),
    "orders": ("settings", "side"),
    "offer": ("offers", "by"),
    "undo": ("undos", "by"),
}
"""The group of a kind of entry, and where in it stands whose doing it was. Each offer is answered once."""
MOST: Final[dict[Group, int]] = {"settings": 200, "offers": 100, "undos": 500}
WORDS: Final[dict[Group, str]] = {
    "settings": "You have changed your stops {} times in this game, as often as one may: they stay as they are now.",
    "offers": "You have made {} offers in this game, as many as one may.",
    "undos": "You have taken back {} choices in this game, as many as one may.",
}
MOST_ENTRIES: Final = 20_000
"""Entries of a game, of any kind. Real games have some hundreds."""


class LogLimits:
    """What each side has written."""

    def __init__(self) -> None:
        self.written: Counter[tuple[str, Group]] = Counter()

    def count(self, kind: str, data: dict[str, Any]) -> None:
        """An entry more, now or when the log is read."""
        if kind == "choose" and "back" in data:
            self.written[data["side"], "undos"] += 1
        if kind in GROUPS:
            group, whose = GROUPS[kind]
            self.written[data[whose], group] += 1

    def demand(self, side: str, group: Group) -> None:
        """Refuse one more where there are enough."""
        if self.written[side, group] >= MOST[group]:
            raise Refused(WORDS[group].format(MOST[group]), 409)


def demand_entry(entries: int) -> None:
    """Refuse to go on with a game whose log is longer than any real one."""
    if entries >= MOST_ENTRIES:
        raise Refused(f"This game has {entries} entries in its log, as many as one may have: concede it.", 409)
