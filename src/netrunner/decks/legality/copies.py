"""Three copies of a title, or what the card says.

Rules Reference: Deckbuilding 2. FAQ 3.1: AstroScript Pilot Program is limited to one.
"""

from collections.abc import Iterator

from netrunner.decks.formats import ASTROSCRIPT
from netrunner.decks.legality.problem import CheckedDeck, Problem, copies

THREE_COPIES = "RR/deckbuilding/4"
ASTROSCRIPT_ERRATUM = "FAQ/errata/astroscript-pilot-program"


def problems(subject: CheckedDeck) -> Iterator[Problem]:
    for card, count in subject.cards:
        if card.type == "identity":
            continue
        limit = subject.format.deck_limit(card)
        if count > limit:
            erratum = card.title == ASTROSCRIPT and limit == card.deck_limit
            rule = ASTROSCRIPT_ERRATUM if erratum else THREE_COPIES
            yield Problem(rule, f"{copies(count)} of {card.title}; a deck may have {limit}.", (card.title,))
