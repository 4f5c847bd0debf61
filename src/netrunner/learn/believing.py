"""Count what hidden cards in servers turn out to be: the weights of `netrunner.bots.beliefs`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from netrunner.bots.beliefs import KINDS, PLACES, fresh_ones, hidden_roots, kind_of, place_of
from netrunner.bots.rookie import best
from netrunner.engine.knowledge import fits, hidden_from
from netrunner.engine.state import State
from netrunner.engine.terms import RUNNER
from netrunner.game import Game
from netrunner.learn.matches import deck, match
from netrunner.learn.tune import LONGEST

PRIOR: Final = 20.0  # cards that are thought to have been seen where they were expected

Counts = list[list[float]]


def counts() -> Counts:
    return [[0.0] * len(KINDS) for _ in range(PLACES)]


class Tally:
    """How often a card of a kind lay in a place, and how often it would have if cards were dealt evenly."""

    def __init__(self) -> None:
        self.seen = counts()
        self.expected = counts()

    def game(self, number: int) -> None:
        """A game between rookies; what is hidden is counted at the start of each of the Runner's turns."""
        corp, runner = match(number)
        g = Game.start(deck(corp), deck(runner), seed=number, skip_empty_windows=True, log=False).state
        turn = 0
        for _ in range(LONGEST):
            if g.reason:
                return
            if g.turn != turn and g.active == RUNNER:
                turn = g.turn
                self.position(g)
            g.choose(g.options[best(g)] if len(g.options) > 1 else g.options[0])

    def position(self, g: State) -> None:
        hidden = [g.cards[cid] for cid in hidden_from(g, RUNNER)]
        pool = [card.printed for card in hidden]
        fresh = fresh_ones(g)
        for cid in hidden_roots(g):
            card = g.cards[cid]
            self.note(
                place_of(g, card, card.instance in fresh),
                kind_of(card.printed),
                [kind_of(definition) for definition in pool if fits(g, card, definition)],
            )

    def note(self, place: int, kind: int, pool: list[int]) -> None:
        self.seen[place][kind] += 1
        for other in pool:
            self.expected[place][other] += 1 / len(pool)

    def weights(self) -> Counts:
        """How much likelier than evenly a kind lies in a place."""
        return [
            [(seen + PRIOR) / (expected + PRIOR) for seen, expected in zip(*rows, strict=True)]
            for rows in zip(self.seen, self.expected, strict=True)
        ]

    def told(self) -> Iterator[str]:
        """The weights, row by row, with the number of cards that were seen in such a place."""
        yield f"    # {', '.join(KINDS)}"
        for row, seen in zip(self.weights(), self.seen, strict=True):
            yield f"    [{', '.join(f'{weight:.2f}' for weight in row)}],  # {sum(seen):.0f} cards"
