"""Gathers the cards of a list while a notation reads it: matches titles and codes, and keeps every complaint.

A printing code decides first, then the title. What matches nothing is reported with its line, never dropped.
"""

from netrunner.cards.facts import (
    CardFacts,
    UnknownCard,
    all_facts,
    by_code,
    find,
    newer_than_pool,
    normalised,
    packs_by_name,
    the_nearest,
)
from netrunner.decks.deck import UNNAMED, Deck, Entry
from netrunner.decks.errors import SHOWN, Complaint, DeckError

MOST_COPIES = 999
POOL_END = "the card pool ends with Magnum Opus (September 2018)"
UNKNOWN_CARD = "deck/unknown-card"
NEWER_CARD = "deck/newer-than-pool"


def printing_in(card: CardFacts, pack: str | None) -> str | None:
    """The code of a card's printing in a pack."""
    return next((printing.code for printing in card.printings if printing.pack == pack), None)


class CardCollector:
    """The cards and complaints so far."""

    def __init__(self) -> None:
        self.entries: list[Entry] = []
        self.complaints: list[Complaint] = []
        self.identity: str | None = None
        self.identity_code: str | None = None
        self.in_play: list[str] = []
        self.newest_set: str | None = None
        """The set that a list says it reaches up to, when it says so."""
        self._unmatched: list[tuple[str, int | None, str | None, str | None, UnknownCard]] = []

    def complain(self, message: str, line: int | None = None) -> None:
        self.complaints.append(Complaint(message, line))

    def match(
        self, title: str, line: int | None, code: str | None, pack: str | None
    ) -> tuple[CardFacts, str | None] | None:
        """The card and its printing, or None after a complaint."""
        if code is not None:
            try:
                return by_code(code), code
            except UnknownCard as error:
                if not title:
                    self._unmatched.append((code, line, code, pack, error))
                    return None
        card = all_facts().get(title)
        pack_code = packs_by_name().get(normalised(pack)) if pack else None
        if card is None:
            try:
                card = find(title, pack=pack_code)
            except UnknownCard as error:
                self._unmatched.append((title, line, code, pack, error))
                return None
        return card, (printing_in(card, pack_code) if pack_code else None)

    def count(self, count: str | int, line: int | None) -> int | None:
        """A number of copies that makes sense, or None after a complaint."""
        if isinstance(count, str) and len(count) > 6:
            self.complain(f"{count[:6]}… copies is more than the {MOST_COPIES} that are accepted", line)
            return None
        number = int(count)
        if not 1 <= number <= MOST_COPIES:
            self.complain(f"{number} copies: write a number from 1 to {MOST_COPIES}", line)
            return None
        return number

    def card(
        self,
        count: str | int,
        title: str,
        line: int | None = None,
        *,
        code: str | None = None,
        pack: str | None = None,
        comment: str = "",
        above: tuple[str, ...] = (),
    ) -> None:
        """A line of the list. A single identity that stands among the cards is taken as the deck's."""
        found = self.match(title, line, code, pack)
        number = self.count(count, line)
        if found is None or number is None:
            return
        card, printing = found
        if card.type == "identity" and number == 1 and self.identity is None:
            self.identity, self.identity_code = card.title, printing
        else:
            self.entries.append(Entry(card.title, number, printing, comment, above))

    def identify(
        self, title: str, line: int | None = None, *, code: str | None = None, pack: str | None = None
    ) -> None:
        """A line that names the identity."""
        found = self.match(title, line, code, pack)
        if found is None:
            return
        card, printing = found
        if card.type != "identity":
            self.complain(f"{card.title} is no identity but a card of type {card.type}", line)
        elif self.identity is not None:
            self.complain(f"a deck has one identity: {self.identity} is already named", line)
        else:
            self.identity, self.identity_code = card.title, printing

    def start_in_play(self, title: str, line: int | None = None) -> None:
        found = self.match(title, line, None, None)
        if found is not None:
            self.in_play.append(found[0].title)

    def deck(self, name: str = UNNAMED, notes: str = "") -> Deck:
        """The deck, or a `DeckError` with everything that was wrong."""
        unmatched = [self._explain(n, *unmatched) for n, unmatched in enumerate(self._unmatched)]
        complaints = sorted([*self.complaints, *unmatched], key=lambda complaint: complaint.line or 0)
        if complaints:
            raise DeckError(*complaints)
        if not self.entries and self.identity is None:
            raise DeckError("the list names no card")
        return Deck(self.identity, tuple(self.entries), name, self.identity_code, tuple(self.in_play), notes)

    def _explain(
        self, number: int, text: str, line: int | None, code: str | None, pack: str | None, error: UnknownCard
    ) -> Complaint:
        text = text if len(text) <= 80 else text[:80] + "…"
        newer_pack = pack if pack and normalised(pack) not in packs_by_name() else None
        if code is not None and newer_than_pool(code):
            name = f"“{text}” ({code})" if text != code else f"the card with code {code}"
            return Complaint(f"{name} is newer than the pool: {POOL_END}", line, NEWER_CARD, text)
        if error.ambiguous:
            return Complaint(str(error), line, UNKNOWN_CARD, text)
        if code == text:
            return Complaint(f"no printing has the code {code}", line, UNKNOWN_CARD, text)
        near = the_nearest(error.nearest) if number < SHOWN and error.nearest else ""
        reaches = self.newest_set if self.newest_set and normalised(self.newest_set) not in packs_by_name() else None
        if newer_pack:
            message = f"“{text}” is from {newer_pack[:60]}, which is newer than the pool: {POOL_END}"
            return Complaint(message, line, NEWER_CARD, text)
        if reaches:
            message = f"“{text}” is not in the pool; the list has cards up to {reaches[:60]}, and {POOL_END}"
            message += f"; {near}" if near else ""
            return Complaint(message, line, NEWER_CARD, text)
        hint = near or f"nothing is near it, and {POOL_END}"
        return Complaint(f"no card is called “{text}”; {hint}", line, UNKNOWN_CARD, text)
