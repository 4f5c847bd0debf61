"""What the list of tournaments shows of each: kept beside the log, so that no log is read for the list."""

from __future__ import annotations

from typing import Any

from netrunner.tournament.event import Event


def summary_of(event: Event) -> dict[str, Any]:
    champion = event.champion()
    drafting = event.draft is not None and not event.draft.over
    return {
        "date": event.day.isoformat(),
        "tier": str(event.tier),
        "format": str(event.format),
        "play": str(event.play),
        "stage": str(event.stage),
        "round": len(event.rounds),
        "players": len(event.entrants()),
        "place": event.place,
        "start": event.start,
        "zone": event.zone,
        "kind": None if event.kind is None else str(event.kind),
        "listed": event.listed,
        "cancelled": event.cancelled is not None,
        "open": event.open and event.draft is None,
        "online": event.online,
        "lists": str(event.lists),
        "organizer": event.staff.organizer,
        "champion": None if champion is None else event.players[champion].name,
        "ticking": champion is None and event.cancelled is None and (drafting or (event.online and bool(event.rounds))),
    }
