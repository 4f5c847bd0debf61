"""OCTGN's `.o8d`: XML with an identity section and a section for the rest; a card's id ends in its printing code.

The file is read with expat and handlers of our own: a document type, and with it every entity and every reference to
something outside the file, is refused before anything is expanded.
"""

import re
from html import escape
from xml.parsers import expat

from netrunner.decks.deck import UNNAMED, Deck
from netrunner.decks.errors import Complaint, DeckError
from netrunner.decks.notation.card_collector import CardCollector
from netrunner.decks.notation.nrdb_listing import shown_code

GAME = "0f38e453-26df-4c04-9d67-6d43de939c77"
CARD_ID = "bc0f047c-01b1-427f-a439-d451eda"
IDENTITY, STACK = "Identity", "R&D / Stack"
NAME_NOTE = "name: "

_CARD_ID = re.compile(re.escape(CARD_ID) + r"(\d{5})", re.IGNORECASE)
_ATTRIBUTES = {
    "deck": {"game", "sleeveid"},
    "section": {"name", "shared"},
    "card": {"qty", "id"},
    "notes": set[str](),
    "sleeve": set[str](),
}
_PARENTS = {"deck": "", "section": "deck", "card": "section", "notes": "deck", "sleeve": "deck"}


class _Reader:
    def __init__(self) -> None:
        self.collector = CardCollector()
        self.parser = expat.ParserCreate(encoding="utf-8")
        self.parser.StartDoctypeDeclHandler = self.refuse_doctype
        self.parser.StartElementHandler = self.start
        self.parser.EndElementHandler = self.end
        self.parser.CharacterDataHandler = self.characters
        self.path: list[str] = []
        self.section = ""
        self.card: dict[str, str] = {}
        self.text: list[str] = []
        self.notes = ""

    @property
    def line(self) -> int:
        return int(self.parser.CurrentLineNumber)

    def refuse_doctype(self, *_: object) -> None:
        raise DeckError("this XML declares a document type, which a decklist never needs; entities are not read")

    def start(self, name: str, attributes: dict[str, str]) -> None:
        parent = self.path[-1] if self.path else ""
        if _PARENTS.get(name) != parent:
            where = f"in <{parent}>" if parent else "as the outermost element"
            raise DeckError(Complaint(f"<{name[:40]}> is not expected {where} of an OCTGN deck", self.line))
        unknown = attributes.keys() - _ATTRIBUTES[name]
        if unknown:
            raise DeckError(Complaint(f"<{name}> has an unknown attribute “{min(unknown)[:40]}”", self.line))
        self.path.append(name)
        self.text = []
        if name == "section":
            self.section = attributes.get("name", "")
        elif name == "card":
            self.card = attributes

    def characters(self, text: str) -> None:
        self.text.append(text)

    def end(self, name: str) -> None:
        self.path.pop()
        if name == "card":
            self.take_card("".join(self.text).strip())
        elif name == "notes":
            self.notes = "".join(self.text).strip()
        self.text = []

    def take_card(self, title: str) -> None:
        quantity = self.card.get("qty", "1")
        code = _CARD_ID.fullmatch(self.card.get("id", ""))
        if not (quantity.isascii() and quantity.isdigit()):
            self.collector.complain(f"qty is “{quantity[:20]}”, not a number", self.line)
        elif code is None and not title:
            self.collector.complain("a card has neither a title nor an id of this game", self.line)
        elif self.section.casefold() == IDENTITY.casefold():
            if quantity != "1":
                self.collector.complain(f"a deck has one identity, not {quantity[:6]}", self.line)
            self.collector.identify(title, self.line, code=code[1] if code else None)
        elif self.section.casefold() == STACK.casefold():
            self.collector.card(quantity, title, self.line, code=code[1] if code else None)
        else:
            self.collector.complain(f"“{self.section[:40]}” is not a section of a Netrunner deck", self.line)


def parse(text: str) -> Deck:
    reader = _Reader()
    try:
        reader.parser.Parse(text.lstrip().encode("utf-8", "surrogatepass"), True)
    except expat.ExpatError as error:
        raise DeckError(Complaint(f"this XML is broken: {expat.ErrorString(error.code)}", error.lineno)) from None
    first, _, rest = reader.notes.partition("\n")
    if first.startswith(NAME_NOTE):
        return reader.collector.deck(first.removeprefix(NAME_NOTE), rest)
    return reader.collector.deck(UNNAMED, reader.notes)


def _card(title: str, code: str | None, count: int) -> str:
    return f'    <card qty="{count}" id="{CARD_ID}{shown_code(title, code)}">{escape(title, quote=False)}</card>'


def write(deck: Deck) -> str:
    lines = ['<?xml version="1.0" encoding="utf-8" standalone="yes"?>', f'<deck game="{GAME}">']
    lines.append(f'  <section name="{IDENTITY}">')
    if deck.identity is not None:
        lines.append(_card(deck.identity, deck.identity_code, 1))
    lines += ["  </section>", f'  <section name="{escape(STACK)}">']
    lines += [_card(entry.title, entry.code, entry.count) for entry in deck.entries]
    notes = f"{NAME_NOTE}{deck.name}" + (f"\n{deck.notes}" if deck.notes else "")
    return "\n".join([*lines, "  </section>", f"  <notes>{escape(notes, quote=False)}</notes>", "</deck>", ""])
