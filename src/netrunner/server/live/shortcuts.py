"""Shortcuts: several choices in one click. "Break all with Corroder: 3 credits", at the least cost; "Pay 2 from The
Toolbox and 1 from the credit pool", credits that are good for little else first.

Rules Reference: Encounter, Icebreaker, Cost, Credit - Recurring. The cheapest way to break is the one that
`netrunner.break_costs` finds.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from netrunner.break_costs import cheapest, interacting
from netrunner.engine.frame import O_SOURCE, O_USE
from netrunner.engine.funds import POOL
from netrunner.engine.payment import Payment
from netrunner.engine.state import State
from netrunner.engine.terms import COUNTER_NAMES, CREDIT

NODES: Final = 400
SECONDS: Final = 0.1
"""Of computing, for all breakers together: everybody else at this server waits meanwhile."""


@dataclass(frozen=True, slots=True)
class Shortcut:
    """A way to break every subroutine with one card, or to pay, as a player is offered it."""

    label: str
    card: int | None
    """The instance it belongs to."""
    keys: tuple[str, ...]


class Shortcuts:
    """The shortcuts of one decision: searched for once, however often they are looked at."""

    def __init__(self) -> None:
        self.searched: tuple[State, int] | None = None
        self.found: list[Shortcut] = []

    def at(self, g: State, number: int) -> list[Shortcut]:
        """The shortcuts of the decision with this number."""
        if self.searched is None or self.searched[0] is not g or self.searched[1] != number:
            self.searched, self.found = (g, number), shortcuts(g)
        return self.found


def shortcuts(g: State) -> list[Shortcut]:
    """What whoever has to decide can do in one click."""
    if g.reason:
        return []
    return breaks(g) if interacting(g) else payments(g)


def breaks(g: State) -> list[Shortcut]:
    """How each of the Runner's icebreakers could break everything that is unbroken, cheapest first."""
    encounter = g.encounter()
    if encounter is None or encounter.all_broken(g):
        return []
    found: list[tuple[int, Shortcut]] = []
    until = time.thread_time() + SECONDS
    for card in sorted({option.card for option in g.options if option.kind == O_USE}):
        if "icebreaker" in g.cards[card].definition.subtypes:
            if (way := cheapest(g, card, NODES, until)) is not None:
                label = words(g, way.end, card, way.paid)
                found.append((way.paid, Shortcut(label, g.cards[card].instance, way.keys)))
    found.sort(key=lambda pair: pair[0])
    return [shortcut for _, shortcut in found]


def words(start: State, end: State, breaker: int, paid: int) -> str:
    """What a player reads: the card, and what it takes."""
    title = start.cards[breaker].definition.title
    costs = [f"{paid} credit{'' if paid == 1 else 's'}"]
    for kind, name in enumerate(COUNTER_NAMES):
        used = start.cards[breaker].counters[kind] - end.cards[breaker].counters[kind]
        if used > 0 and kind != CREDIT:
            costs.append(f"{used} {name} counter{'' if used == 1 else 's'}")
    return f"Break all with {title}: {', '.join(costs)}"


def payments(g: State) -> list[Shortcut]:
    """The usual way to pay what is left of a cost, where several credits come from more than the pool."""
    payment = g.stack[-1] if g.stack else None
    if not isinstance(payment, Payment) or g.options[0].kind != O_SOURCE:
        return []
    usual = payment.copy()
    keys: list[str] = []
    while usual.left > 0:
        options = usual.options(g)
        left = usual.left
        source = min(options, key=lambda option: rank(g, option.card, left))
        usual.choose(g, source)
        if len(options) > 1:  # what is the only one left is taken without a question
            keys.append(source.key)
    taken = usual.taken[len(payment.taken) :]
    return [Shortcut(receipt(g, taken), None, tuple(keys))] if len(taken) > 1 else []


def rank(g: State, source: int, left: int) -> int:
    """Credits that are lost soon first, if they cover what is left to pay; then those that come back, then those of
    other cards; the pool last."""
    run = g.run()
    if source == POOL:
        return 0 if run is not None and run.credits >= left else 3
    hosted = g.cards[source].definition.credits
    return 1 if hosted is not None and hosted.recurring else 2


def receipt(g: State, taken: Sequence[tuple[int, int]]) -> str:
    """What a player reads: where the credits come from."""
    counts: Counter[int] = Counter()
    for source, amount in taken:
        counts[source] += amount
    *parts, last = [f"{amount} from {place(g, source)}" for source, amount in counts.items()]
    return f"Pay {', '.join(parts)} and {last}" if parts else f"Pay {last}"


def place(g: State, source: int) -> str:
    return "the credit pool" if source == POOL else g.cards[source].definition.title
