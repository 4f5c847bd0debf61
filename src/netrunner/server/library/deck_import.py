"""Reading a list that somebody pastes: what it says, or everything in it that is not understood."""

from __future__ import annotations

from typing import Final

from netrunner.cards.facts import nearest
from netrunner.decks import Complaint, Deck, DeckError
from netrunner.decks.deck import UNNAMED
from netrunner.decks.errors import SHOWN
from netrunner.decks.notation import detect, parse
from netrunner.decks.notation.card_collector import UNKNOWN_CARD
from netrunner.server.errors import Refused
from netrunner.server.library.deck_contents import contents_of
from netrunner.server.library.deck_size import too_large
from netrunner.server.library.deck_wire import DeckComplaint, DeckReading

LONGEST_MESSAGE: Final = 2000


def read_list(text: str) -> DeckReading:
    """The deck in a text, or what is wrong with it line by line."""
    notation: str | None = None
    try:
        notation = detect(text) if text.strip() else None
        deck = parse(text.removeprefix("\ufeff"))
        contents = contents_of(deck)
    except DeckError as error:
        shown = [explained(complaint) for complaint in error.complaints[:SHOWN]]
        more = max(0, len(error.complaints) - SHOWN)
        return DeckReading(notation=notation, name="", notes="", contents=None, complaints=shown, more=more)
    except Refused as error:
        said = DeckComplaint(message=error.problem.message, line=None, text=None, nearest=[])
        return DeckReading(notation=notation, name="", notes="", contents=None, complaints=[said], more=0)
    name = "" if deck.name == UNNAMED else deck.name
    return DeckReading(notation=notation, name=name, notes=deck.notes, contents=contents, complaints=[], more=0)


def explained(complaint: Complaint) -> DeckComplaint:
    message = complaint.message[:1].upper() + complaint.message[1:] + "."
    titles = nearest(complaint.card) if complaint.card and complaint.rule == UNKNOWN_CARD else ()
    return DeckComplaint(message=message, line=complaint.line, text=complaint.card, nearest=list(titles))


def demand_deck(text: str) -> Deck:
    """The deck in a text; one that is not understood is refused with all that is wrong with it."""
    try:
        deck = parse(text.removeprefix("\ufeff"))
    except DeckError as error:
        raise Refused(str(error)[:LONGEST_MESSAGE], 422, field="text") from None
    if (objection := too_large(deck.cards)) is not None:
        raise Refused(objection, 422, field="text")
    return deck
