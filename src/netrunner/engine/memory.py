"""Memory: what there is and what programs take of it. Nothing here changes anything.

Rules Reference: Memory, Memory Limit, Memory Cost, Hosted.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from netrunner.engine.amount import Amount, value_of
from netrunner.engine.constant import Static
from netrunner.engine.terms import PROGRAM, Q_MEMORY_COST, Q_MEMORY_LIMIT, RUNNER

if TYPE_CHECKING:
    from netrunner.engine.card import Card
    from netrunner.engine.context import Context
    from netrunner.engine.index import Active
    from netrunner.engine.position import Position


__all__ = [
    "UnusedMemory",
]

PRINTED_LIMIT: Final = 4


def memory_limit(g: Position) -> int:
    if not (g._index or g.index).statics[Q_MEMORY_LIMIT]:
        return PRINTED_LIMIT
    return g.set_value(Q_MEMORY_LIMIT, PRINTED_LIMIT, side=RUNNER) + g.modified_globally(Q_MEMORY_LIMIT, RUNNER)


def memory_used(g: Position) -> int:
    total = 0
    cards = g.cards
    changes = (g._index or g.index).statics[Q_MEMORY_COST]
    for cid in g.players[RUNNER].rig:
        card = cards[cid]
        definition = card.definition
        if definition.type & PROGRAM and card.faceup:
            total += memory_of(g, card) if changes or card.host >= 0 else definition.memory
    return total


def memory_exceeded(g: Position, new: Card | None = None) -> bool:
    """Whether the installed programs, with a new one that counts, need more memory than there is. Memory for some
    programs only (a modifier with `who`) is lost before the rest is."""
    more = 0 if new is None else g.memory_cost(new)
    statics = (g._index or g.index).statics[Q_MEMORY_LIMIT]
    if not statics:
        return memory_used(g) + more > PRINTED_LIMIT
    limit = max(0, memory_limit(g))  # programs that take nothing fit even when the limit is below zero
    if memory_used(g) + more > limit:
        return True
    bound = [entry for entry in statics if entry.ability.who is not None]
    if not bound:
        return False
    # (memory it takes, bits of the bound memories that it may use) of every program
    programs = [(memory_of(g, g.cards[cid]), usable(g, bound, g.cards[cid])) for cid in g.players[RUNNER].rig]
    if new is not None:
        programs.append((more, usable(g, bound, new)))
    sizes = [max(0, value_of(entry.ability.amount, g, entry.ctx)) for entry in bound]
    for some in range(1 << len(bound)):  # what only some of it, and the rest, can hold must fit in there
        room = memory_for_all(g) + sum(size for i, size in enumerate(sizes) if some >> i & 1)
        if sum(size for size, bits in programs if bits & ~some == 0) > min(limit, room):
            return True
    return False


def usable(g: Position, bound: list[Active[Static]], card: Card) -> int:
    """Which of the memories for some programs only a program may use, as bits."""
    bits = 0
    for i, entry in enumerate(bound):
        who = entry.ability.who
        if who is not None and who.is_kind(g, entry.ctx, card):
            bits |= 1 << i
    return bits


def memory_for_all(g: Position) -> int:
    """The memory that any program may use, before anything is lost."""
    total = g.set_value(Q_MEMORY_LIMIT, PRINTED_LIMIT, side=RUNNER)
    for entry in g.index.statics[Q_MEMORY_LIMIT]:
        static = entry.ability
        if static.who is None and not static.sets and (static.when is None or static.when.holds(g, entry.ctx)):
            total += max(0, value_of(static.amount, g, entry.ctx))
    return total


def memory_of(g: Position, card: Card) -> int:
    """What an installed card takes up of the memory limit."""
    if not card.faceup or not card.definition.type & PROGRAM:
        return 0
    if card.host >= 0:
        hosts = g.hosting(g.cards[card.host])
        if hosts is not None and hosts.free_memory:
            return 0
    return g.memory_cost(card)


@final
class UnusedMemory(Amount):
    """The memory units the Runner does not use."""

    __slots__ = ()

    def value(self, g: Position, ctx: Context) -> int:
        return max(0, memory_limit(g) - memory_used(g))
