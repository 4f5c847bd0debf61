"""What changed between two decks: identity, copies of each title, influence, agenda points, size."""

from dataclasses import dataclass

from netrunner.decks.deck import Deck
from netrunner.decks.legality.influence import influence


@dataclass(frozen=True, slots=True)
class DeckDiff:
    identities: tuple[str | None, str | None]
    changes: dict[str, tuple[int, int]]
    """By title: copies before and after, where they differ."""
    sizes: tuple[int, int]
    influence: tuple[int, int]
    points: tuple[int, int]

    @property
    def same(self) -> bool:
        """Whether the two lists play alike; names do not matter."""
        return self.identities[0] == self.identities[1] and not self.changes


def _points(deck: Deck) -> int:
    return sum((card.points or 0) * copies for card, copies in deck.facts)


def diff(before: Deck, after: Deck) -> DeckDiff:
    titles = dict.fromkeys([*before.cards, *after.cards])
    changes = {title: (before.cards.get(title, 0), after.cards.get(title, 0)) for title in titles}
    return DeckDiff(
        (before.identity, after.identity),
        {title: counts for title, counts in sorted(changes.items()) if counts[0] != counts[1]},
        (before.size, after.size),
        (influence(before).total, influence(after).total),
        (_points(before), _points(after)),
    )
