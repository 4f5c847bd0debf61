"""Our own notation: plain lines, comments after a #, nothing lost.

    deck: Core Set starter
    identity: Jinteki: Personal Evolution [01067]
    # A comment at the top or the end belongs to the deck, one above a card or behind it to that card.

    Agenda:
    3 Nisei MK II [01068]  # the code names a printing and may be left out

`in play:` names a card that starts the game installed (Adam's directives), one a line. Headings are for the eye only.
"""

import re

from netrunner.cards.facts import all_facts
from netrunner.decks.deck import UNNAMED, Deck, one_line
from netrunner.decks.notation.card_collector import CardCollector
from netrunner.decks.notation.counts import counted
from netrunner.decks.notation.nrdb_listing import HEADINGS, heading_of

KEYS = ("deck", "identity", "in play")
_KEY = re.compile(r"([A-Za-z][A-Za-z ]*): ?(.*)")
_PRINTED = re.compile(r"(.+?)(?: \[(\w+)\])?")
_HEADINGS = {heading.casefold() for heading in (*HEADINGS, "ice", "current", "cards")}


class _Reader:
    def __init__(self) -> None:
        self.collector = CardCollector()
        self.name = UNNAMED
        self.notes: list[str] = []
        self.above: list[str] = []
        self.in_body = False
        """A heading or a card has been read: comments belong to the card below from here on."""

    def line(self, number: int, line: str) -> None:
        if line.startswith("#"):
            (self.above if self.in_body else self.notes).append(line[1:].strip())
            return
        content, _, comment = line.partition(" #")
        content = content.strip()
        card = counted(content)
        if card:
            self.in_body = True
            self.card(number, *card, comment.strip())
            return
        key = _KEY.fullmatch(content)
        word = (key[1].strip() if key else re.sub(r" ?\(\d+\)$", "", content)).casefold()
        if key and word == "deck":
            self.name = line.partition(":")[2].removeprefix(" ")  # whole: a name may hold a " #"
        elif key and word in KEYS:
            self.named(number, word, key[2])
        elif word not in _HEADINGS or (key and key[2]):
            self.collector.complain(f"“{line[:60]}” is not understood: {self.expected(key)}", number)
        else:
            self.in_body = True

    @staticmethod
    def expected(key: re.Match[str] | None) -> str:
        if key:
            return f"the keys are {', '.join(KEYS)}"
        return "write a card as “3 Hedge Fund”, a heading as “Operation:”, a comment after #"

    def card(self, number: int, count: str, text: str, comment: str) -> None:
        title, code = self.printed(number, text)
        self.collector.card(count, title, number, code=code, comment=comment, above=tuple(self.above))
        self.above = []

    def named(self, number: int, key: str, text: str) -> None:
        if not text:
            self.collector.complain(f"“{key}:” needs a title", number)
            return
        title, code = self.printed(number, text)
        if key == "identity":
            self.collector.identify(title, number, code=code)
        else:
            self.collector.start_in_play(title, number)

    def printed(self, number: int, text: str) -> tuple[str, str | None]:
        """A title and the printing code behind it."""
        match = _PRINTED.fullmatch(text)
        assert match is not None, text
        if match[2] and not (match[2].isdigit() and len(match[2]) == 5):
            self.collector.complain(f"[{match[2]}] is not a printing code, which has five digits", number)
            return match[1], None
        return match[1], match[2]


def parse(text: str) -> Deck:
    reader = _Reader()
    for number, line in enumerate(text.splitlines(), 1):
        if line := one_line(line):
            reader.line(number, line)
    return reader.collector.deck(reader.name, "\n".join([*reader.notes, *reader.above]))


def _printed(title: str, code: str | None) -> str:
    return f"{title} [{code}]" if code else title


def write(deck: Deck) -> str:
    facts = all_facts()
    lines = [f"deck: {deck.name}"]
    if deck.identity is not None:
        lines.append(f"identity: {_printed(deck.identity, deck.identity_code)}")
    lines += [f"in play: {title}" for title in deck.in_play]
    lines += [f"# {note}".strip() for note in deck.notes.splitlines()]
    heading = ""
    for entry in deck.entries:
        if heading != heading_of(facts[entry.title]):
            heading = heading_of(facts[entry.title])
            lines += ["", f"{heading}:"]
        lines += [f"# {comment}".strip() for comment in entry.above]
        comment = f"  # {entry.comment}" if entry.comment else ""
        lines.append(f"{entry.count} {_printed(entry.title, entry.code)}{comment}")
    return "\n".join([*lines, ""])
