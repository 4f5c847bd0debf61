"""What was said at the table: a linked list that clones share, with what each side may not read left out."""

from __future__ import annotations

import re
from typing import Final, TypedDict, final

ENDINGS: Final = {
    "agenda points": " on agenda points",
    "flatline": ": the Runner is flatlined",
    "the Corp cannot draw": ": the Corp must draw and R&D is empty",
}
"""How a game was won, after the words that say who won it."""

UNKNOWN: Final = "unrezzed ice"
"""A host whose title not everybody may read."""
SUBJECTS: Final[tuple[str, ...]] = ("The Corp", "The Runner")
IRREGULAR: Final = {"has": "have", "is": "are", "does": "do", "rezzes": "rez", "derezzes": "derez", "wins": "win"}
THEIR: Final = re.compile(r"\btheir\b")
HISSING: Final[tuple[str, ...]] = ("sses", "shes", "ches", "xes", "zzes")


class LineData(TypedDict, total=False):
    """A line as one perspective reads it. `cards`: the titles in it; `cause`: the card whose ability did it; `first`:
    it belongs to the install that follows."""

    turn: int
    text: str
    kind: str
    side: str
    cards: list[str]
    cause: str
    first: bool


def priced(paid: int) -> str:
    """The end of a sentence that says how many credits were paid: the entry's number. Nothing for what cost nothing."""
    return " for {n} credit{s}" if paid else ""


def one_stop(text: str) -> str:
    """A sentence whose last word is a title with a mark of its own ends with that.

    >>> one_stop("You access Snare!."), one_stop("You access Melange Mining Corp..")
    ('You access Snare!', 'You access Melange Mining Corp.')
    """
    return text.replace("..", ".").replace("!.", "!")


@final
class LogEntry:
    """One line. `{card}` is the title for the sides in `seen` and "a card" for the others, who read `{ice}` as "ice"
    and nothing for `{named}`, which are titles after a colon; `{s}` is a plural. `cause` is the title of the card whose
    ability resolved, for those who know it. `first`: it is the first part of an install, whose line follows."""

    __slots__ = (
        "_sentences",
        "cause",
        "cause_seen",
        "count",
        "first",
        "number",
        "previous",
        "seen",
        "text",
        "title",
        "turn",
        "where",
    )

    def __init__(
        self,
        text: str,
        turn: int,
        title: str,
        seen: int,
        number: int,
        where: str,
        cause: str,
        cause_seen: int,
        previous: LogEntry | None,
    ) -> None:
        self.text = text
        self.turn = turn
        self.title = title
        self.seen = seen
        self.number = number
        self.where = where
        self.cause = cause
        self.cause_seen = cause_seen
        self.previous = previous
        self.first = False
        self.count: int = 1 if previous is None else previous.count + 1
        self._sentences: tuple[str, str] | None = None  # for those who do not know the card, and for those who do

    def visible(self, mask: int) -> bool:
        return self.seen == 3 or mask == 3 or self.seen & mask != 0

    def render(self, mask: int) -> str:
        """The line as a side may read it: 1 the Corp, 2 the Runner, 0 a spectator, 3 somebody who sees everything."""
        sentences = self._sentences
        if sentences is None:
            sentences = self._sentences = (self.sentence(False), self.sentence(True))
        return sentences[1 if self.seen == 3 or mask == 3 or self.seen & mask != 0 else 0]

    def sentence(self, visible: bool) -> str:
        """The line for those who know its card, or for those who do not."""
        text = self.text
        if not visible and text.startswith("{card}"):
            text = text.replace("{card}", "A card", 1)  # a title stays as it is printed: e3 Feedback Implants
        text = (
            text.replace("{card}", self.title if visible else "a card")
            .replace("{ice}", self.title if visible else "ice")
            .replace("{named}", f": {self.title}" if visible else "")
            .replace("{n}", str(self.number))
            .replace("{s}", "" if self.number == 1 else "s")
            .replace("{where}", self.where)
        )
        return one_stop(text)

    def data(self, mask: int, reader: int) -> LineData:
        """The line for somebody who sits on a side (or -1): they are "you" in it."""
        text = self.render(mask)
        data: LineData = {"turn": self.turn, "text": text if reader < 0 else self.told_to(text, reader)}
        if self.text.startswith("Turn "):
            data["kind"] = "turn"
            data["side"] = "corp" if self.text.endswith("the Corp.") else "runner"
        actor = actor_of(self.text)
        if actor >= 0:
            data["side"] = ("corp", "runner")[actor]
        cards: list[str] = []
        if self.title and self.visible(mask) and self.title in text:
            cards += self.title.split(", ") if "{named}" in self.text else [self.title]
        if "{card}{where}" in self.text and self.where.startswith(" on ") and UNKNOWN not in self.where:
            cards.append(self.where.removeprefix(" on "))
        cause = self.cause_for(mask)
        if cause:
            data["cause"] = cause
            cards.append(cause)
        if cards:
            data["cards"] = cards
        if self.first:
            data["first"] = True
        return data

    def cause_for(self, mask: int) -> str:
        """The title of the card whose ability did it, for those who know it; else ""."""
        return self.cause if self.cause_seen == 3 or mask == 3 or self.cause_seen & mask != 0 else ""

    def told_to(self, text: str, reader: int) -> str:
        """The line for the side that reads it. What it quotes of a card is the same for everybody."""
        mark = ": " if self.text.startswith("{card}: ") or " uses {card}" in self.text else "“"
        said, mark, quotation = text.partition(mark)
        return f"{addressed(said, reader)}{mark}{quotation}"


def mark_first(last: LogEntry | None, before: LogEntry | None) -> None:
    """The lines after one, just written, are the first part of an install."""
    while last is not None and last is not before:
        last.first = True
        last = last.previous


def actor_of(text: str) -> int:
    """Whose doing a line is, by its subject; -1 for a line about something else."""
    for side in (0, 1):
        if text.startswith(SUBJECTS[side]):
            return side
    return -1


def addressed(text: str, side: int) -> str:
    """A line for the side it speaks of: "The Runner draws Sure Gamble" is "You draw Sure Gamble".

    >>> addressed("The Corp rezzes Enigma for 3 credits.", 0)
    'You rez Enigma for 3 credits.'
    >>> addressed("A card is added to the Runner's score area.", 1)
    'A card is added to your score area.'
    >>> addressed("The Corp wins the game: the Runner is flatlined.", 1)
    'The Corp wins the game: you are flatlined.'
    >>> addressed("The Runner trashes the top 2 cards of their stack.", 1)
    'You trash the top 2 cards of your stack.'
    >>> addressed("The Runner's identity is now Noise: Hacker Extraordinaire.", 1)
    'Your identity is now Noise: Hacker Extraordinaire.'
    """
    subject = SUBJECTS[side]
    if text.startswith(f"{subject} "):
        verb, space, rest = text[len(subject) + 1 :].partition(" ")
        stop = "." if verb.endswith(".") else ""
        text = f"You {plain_verb(verb.removesuffix('.'))}{stop}{space}{re.sub(THEIR, 'your', rest)}"
    text = re.sub(f"^{subject}'s ", "Your ", text)
    inside = subject.replace("The", "the", 1)
    before, clause, after = text.partition(f": {inside} ")
    if clause:  # a clause of its own after a colon
        verb, space, rest = after.partition(" ")
        text = f"{before}: you {plain_verb(verb)}{space}{rest}"
    return text.replace(f"{inside}'s", "your").replace(inside, "you")


def plain_verb(verb: str) -> str:
    """The second person of a verb in the third.

    >>> [plain_verb(verb) for verb in ("draws", "accesses", "pays", "rezzes", "trashes", "loses")]
    ['draw', 'access', 'pay', 'rez', 'trash', 'lose']
    """
    if verb in IRREGULAR:
        return IRREGULAR[verb]
    if verb.endswith(HISSING):
        return verb[:-2]
    return verb.removesuffix("s")


def lines(last: LogEntry | None, mask: int, limit: int = 0) -> list[tuple[int, str]]:
    """(turn, line) pairs, oldest first."""
    result: list[tuple[int, str]] = []
    entry = last
    while entry is not None and (limit == 0 or len(result) < limit):
        result.append((entry.turn, entry.render(mask)))
        entry = entry.previous
    result.reverse()
    return result
