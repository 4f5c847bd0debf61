"""The breaker suite against common ice: what each breaker pays to get through.

The price is the engine's business (its own cost search), so it is handed in as a function; this module only knows which
ice is common and lays out the table.
"""

from collections.abc import Callable
from dataclasses import dataclass

from netrunner.decks.deck import Deck
from netrunner.decks.stats.composition import breakers

BreakCost = Callable[[str, str], int | None]
"""Breaker title and ice title to the credits that breaking every subroutine takes; None when it cannot."""

COMMON_ICE = (
    "Ice Wall", "Wall of Static", "Eli 1.0", "Himitsu-Bako", "Spiderweb", "Hadrian's Wall",
    "Enigma", "Quandary", "Pop-up Window", "Viktor 1.0", "Tollbooth", "Fairchild 3.0",
    "Architect", "Rototurret", "Ichi 1.0", "Data Raven", "Neural Katana", "Archer",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class SuiteRow:
    ice: str
    costs: dict[str, int | None]
    """By breaker."""

    @property
    def cheapest(self) -> int | None:
        return min((cost for cost in self.costs.values() if cost is not None), default=None)


Plays = Callable[[str], bool]
"""Whether the engine can play a card: the others are left out of the table."""


def every_card(title: str) -> bool:
    return True


def suite(
    deck: Deck, break_cost: BreakCost, ice: tuple[str, ...] = COMMON_ICE, plays: Plays = every_card
) -> tuple[SuiteRow, ...]:
    """For each piece of ice, what each breaker of the deck pays."""
    rig = [title for title in dict.fromkeys(t for titles in breakers(deck).values() for t in titles) if plays(title)]
    if not rig:
        return ()
    common = [title for title in ice if plays(title)]
    return tuple(SuiteRow(title, {breaker: break_cost(breaker, title) for breaker in rig}) for title in common)
