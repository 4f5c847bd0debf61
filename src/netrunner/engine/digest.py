"""A stable hash of a whole state: equal for equal games, on any machine."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING

from netrunner.engine.setup import POINTS_TO_WIN

if TYPE_CHECKING:
    from netrunner.engine.state import State


def state_key(g: State) -> tuple[object, ...]:
    """Everything that decides how the game goes on, as plain data."""
    events: list[object] = []
    event = g.history
    while event is not None and event.turn >= g.turn - 2:
        events.append(event.key())
        event = event.previous
    return (
        tuple(card.key() for card in g.cards),
        tuple(player.key() for player in g.players),
        tuple((server.id, server.ice, server.root) for server in g.servers),
        tuple(frame.key() for frame in g.stack),
        g.resolving,
        tuple(lasting.key() for lasting in g.lasting),
        tuple(events),
        g.turn,
        g.active,
        g.run_at,
        g.encounter_at,
        g.instances,
        g.rng,
        g.skip_empty_windows,
        g.winner,
        g.reason,
        g.paid,
        g.paid_x,
        g.serial,
        g.order_stamp,
        g.used,
        g.kept_server,
        g.bank,
        g.action,
        g.extra_turns,
        g.paid_cards,
        g.paid_credits,
        *((("stealth", g.paid_stealth),) if g.paid_stealth else ()),
        *((("thrown", g.thrown),) if g.thrown else ()),
        *((g.to_win,) if g.to_win != POINTS_TO_WIN else ()),
    )


def digest(g: State) -> str:
    return hashlib.blake2b(repr(state_key(g)).encode(), digest_size=16).hexdigest()
