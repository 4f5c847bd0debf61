"""The kinds of the Corp's cards that beliefs tell apart, read from what the cards do."""

from __future__ import annotations

from typing import Final

from netrunner.bots.card_worth import ambush, drip, per_click
from netrunner.bots.purposes import DRAWS, EARNS, HURTS, purpose
from netrunner.engine.definition import CardDef
from netrunner.engine.terms import AGENDA, ASSET, ICE, UPGRADE

KINDS: Final = (
    "cheap agenda", "agenda", "dear agenda", "trap", "earning asset", "other asset", "upgrade", "cheap ice", "dear ice",
    "earning operation", "hurting operation", "other operation",
)  # fmt: skip
AGENDAS: Final = 3  # kinds of agendas, which come first
ROOTS: Final = 7  # kinds that can lie in the root of a remote server, which come first

_kinds: dict[CardDef, int] = {}


def card_kind(definition: CardDef) -> int:
    """The kind of a card: its place in KINDS."""
    found = _kinds.get(definition)
    if found is None:
        found = _kinds[definition] = find_kind(definition)
    return found


def find_kind(definition: CardDef) -> int:
    type_ = definition.type
    if type_ & AGENDA:
        return 0 if definition.advancement <= 3 else 1 if definition.advancement == 4 else 2
    if type_ & ASSET:
        if ambush(definition) is not None:
            return 3
        return 4 if drip(definition) > 0 or per_click(definition) > 1 else 5
    if type_ & UPGRADE:
        return 6
    if type_ & ICE:
        return 7 if definition.cost <= 3 else 8
    use = purpose(definition)
    return 9 if use in (EARNS, DRAWS) else 10 if use == HURTS else 11
