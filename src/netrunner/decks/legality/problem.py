"""What the legality rules look at, and what they say."""

from dataclasses import dataclass

from netrunner.cards.facts import CardFacts
from netrunner.decks.deck import Deck
from netrunner.decks.formats import Format


@dataclass(frozen=True, slots=True)
class Problem:
    """A broken rule: its id, a sentence for people, and the titles at fault."""

    rule: str
    message: str
    cards: tuple[str, ...] = ()

    def __str__(self) -> str:
        return f"{self.message} ({self.rule})"


@dataclass(frozen=True, slots=True)
class CheckedDeck:
    """A deck under examination, with what every rule needs worked out once."""

    deck: Deck
    format: Format
    identity: CardFacts | None
    cards: tuple[tuple[CardFacts, int], ...]
    size: int


def copies(count: int) -> str:
    return "1 copy" if count == 1 else f"{count} copies"
