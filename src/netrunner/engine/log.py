"""What was said at the table: a linked list that clones share, with what each side may not read left out."""

from __future__ import annotations

from typing import Final, final

ENDINGS: Final = {
    "agenda points": " on agenda points",
    "flatline": ": the Runner is flatlined",
    "the Corp cannot draw": ": the Corp must draw and R&D is empty",
}
"""How a game was won, after the words that say who won it."""


def priced(paid: int) -> str:
    """The end of a sentence that says how many credits were paid: the entry's number. Nothing for what cost nothing."""
    return " for {n} credit{s}" if paid else ""


@final
class LogEntry:
    """One line. `{card}` is the title for the sides in `seen` and "a card" for the others, who read `{ice}` as "ice"
    and nothing for `{named}`, which are titles after a colon; `{s}` is a plural."""

    __slots__ = ("number", "previous", "seen", "text", "title", "turn", "where")

    def __init__(
        self, text: str, turn: int, title: str, seen: int, number: int, where: str, previous: LogEntry | None
    ) -> None:
        self.text = text
        self.turn = turn
        self.title = title
        self.seen = seen
        self.number = number
        self.where = where
        self.previous = previous

    def render(self, mask: int) -> str:
        """The line as a side may read it: 1 the Corp, 2 the Runner, 0 a spectator, 3 somebody who sees everything."""
        visible = self.seen == 3 or mask == 3 or self.seen & mask != 0
        text = self.text
        if not visible and text.startswith("{card}"):
            text = text.replace("{card}", "A card", 1)  # a title stays as it is printed: e3 Feedback Implants
        return (
            text.replace("{card}", self.title if visible else "a card")
            .replace("{ice}", self.title if visible else "ice")
            .replace("{named}", f": {self.title}" if visible else "")
            .replace("{n}", str(self.number))
            .replace("{s}", "" if self.number == 1 else "s")
            .replace("{where}", self.where)
            .replace("..", ".")
        )


def lines(last: LogEntry | None, mask: int, limit: int = 0) -> list[tuple[int, str]]:
    """(turn, line) pairs, oldest first."""
    result: list[tuple[int, str]] = []
    entry = last
    while entry is not None and (limit == 0 or len(result) < limit):
        result.append((entry.turn, entry.render(mask)))
        entry = entry.previous
    result.reverse()
    return result
