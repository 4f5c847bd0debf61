"""Is a deck legal? Each group of rules is a module; each problem names its rule, a sentence and the cards at fault.

Rules Reference: Deckbuilding, Influence, Faction. FAQ 3.1: errata. The NAPD Most Wanted Lists and the rotation.
Rule ids with a source in front (`RR/`, `FAQ/`, `TR/`) are those of the rule book; `MWL/`, `rotation/`, `format/` and
`card/` name a list, a rotation, a format and the text of a card.
"""

import datetime
from collections.abc import Callable, Iterator

from netrunner.decks.deck import Deck
from netrunner.decks.formats import format_named
from netrunner.decks.legality import agendas, copies, identity, influence, most_wanted, pool, size, starting
from netrunner.decks.legality.problem import CheckedDeck, Problem

__all__ = ["RULES", "CheckedDeck", "Problem", "problems"]

RULES: tuple[Callable[[CheckedDeck], Iterator[Problem]], ...] = (
    identity.problems,
    size.problems,
    agendas.problems,
    copies.problems,
    influence.problems,
    starting.problems,
    most_wanted.problems,
    pool.problems,
)


def problems(deck: Deck, format: str = "standard", date: datetime.date | str | None = None) -> list[Problem]:
    """Every problem of a deck in a format, in the order of the rules; [] when it is legal."""
    subject = CheckedDeck(deck, format_named(format, date), deck.identity_facts, deck.facts, deck.size)
    return [problem for rule in RULES for problem in rule(subject)]
