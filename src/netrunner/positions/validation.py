"""What a position may not be: the checks that it goes through before anybody plays it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from netrunner.engine.definition import CardDef
from netrunner.engine.memory import memory_limit, memory_used
from netrunner.engine.reason import SetupError
from netrunner.engine.state import State
from netrunner.engine.terms import AGENDA, FIRST_REMOTE, HARDWARE, PLAY, PROGRAM, RESOURCE, RUNNER, UPGRADE


def whole(spec: Mapping[str, Any], key: str, default: int, where: str) -> int:
    """A whole number, not below zero."""
    value = spec.get(key, default)
    if isinstance(value, bool) or not isinstance(value, int):
        raise SetupError(f"{where} {key}: {value!r} is not a whole number.")
    if value < 0:
        raise SetupError(f"{where} {key}: {value} is negative.")
    return value


def can_lie(definition: CardDef, zone: str, facedown: bool, where: str) -> None:
    """Whether a card of this type can be in that zone at all."""
    if zone == "scored" and not definition.type & AGENDA:
        raise SetupError(f"{where}: {definition.title} is not an agenda.")
    if zone == "rig" and not facedown and not definition.type & (HARDWARE | PROGRAM | RESOURCE):
        raise SetupError(f"{where}: {definition.title} cannot be installed.")


def check_table(g: State, installed: list[int]) -> None:
    """The rules that hold for every position: unique cards, one console, one agenda or asset a server, memory."""
    for cid in installed:
        card = g.cards[cid]
        if card.zone != PLAY:
            raise SetupError(f"{card.printed.title} is unique: only one copy can be active.")
    consoles = [cid for cid in g.players[RUNNER].rig if g.cards[cid].faceup and is_console(g.cards[cid].definition)]
    if len(consoles) > 1:
        raise SetupError("The Runner cannot have more than one console installed.")
    for server in g.servers:
        alone = [cid for cid in server.root if not g.cards[cid].definition.type & UPGRADE]
        if server.id >= FIRST_REMOTE and len(alone) > 1:
            titles = " and ".join(g.cards[cid].definition.title for cid in alone)
            raise SetupError(f"Server {server.id - 2}: {titles} cannot share a server.")
    if memory_used(g) > memory_limit(g):
        raise SetupError(f"The rig needs {memory_used(g)} memory; the limit is {memory_limit(g)}.")


def is_console(definition: CardDef) -> bool:
    return "console" in definition.subtypes
