"""A draft as one drafter sees it: their own pack and picks, and of the others only how far they are."""

from __future__ import annotations

from datetime import datetime
from typing import cast

from netrunner.engine.terms import Side
from netrunner.server.events.wire import DraftSeat, DraftView
from netrunner.tournament.draft import Draft
from netrunner.tournament.draft_commands import picks_of
from netrunner.tournament.event import Event


def draft_view(event: Event, reader: int | None, at: datetime) -> DraftView | None:
    draft = event.draft
    if draft is None:
        return None
    seated = reader is not None and reader in draft.seating()
    hand = draft.hand(reader) if seated and reader is not None else []
    left = draft.left(reader, at) if seated and reader is not None else None
    turns = draft.plan.turns()
    return DraftView(
        seats=[DraftSeat(player=seat.player, picks=len(seat.picks), waiting=len(seat.packs)) for seat in draft.seats],
        over=draft.over,
        turn=draft.turn,
        turns=len(turns),
        side=cast("Side", turns[max(0, draft.turn - 1)]),
        hand=hand,
        picks=picks_of(draft, reader) if reader is not None else [],
        free=event.free_cards,
        points=agenda_points(draft, reader),
        minimum=draft.minimum,
        left=None if left is None else left.total_seconds(),
        at=at,
    )


def agenda_points(draft: Draft, reader: int | None) -> int:
    """The agenda points that a drafter has picked so far."""
    return sum(draft.agenda_points(seat) for seat in draft.seats if reader is not None and seat.player == reader)
