"""What a draft of some sets is enough for: the defaults that the desk offers.

Tournament Regulations: VII. Draft Tournament and Structure.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from netrunner.server.events.handlers import playable
from netrunner.server.events.wire import DraftPlan
from netrunner.tournament import draft_pool
from netrunner.tournament.event import Event

AGENDAS: Final = "3 Priority Requisition\n3 Private Security Force\n"
"""Agendas that everybody may add to a deck, where the packs have too few: enough for a smallest deck."""


def plan_for(event: Event, sets: Sequence[str], seats: int | None) -> DraftPlan:
    """Packs that fit the number of players, and whether everybody can build a deck."""
    pools = draft_pool.from_sets(sets)
    if event.online:
        pools = playable(pools, named=False)
    count = seats or max(2, len(event.active()))
    corp, runner = (sum(pools[side].values()) for side in ("corp", "runner"))
    points = draft_pool.agenda_points(pools)
    held = sum(points[title] * copies for title, copies in pools["corp"].items() if title in points)
    (corp_packs, corp_size), (runner_packs, runner_size) = (
        draft_pool.fitting_packs(cards, count) for cards in (corp, runner)
    )
    minimum = draft_pool.minimum_points({})
    size = max(1, min(corp_size, runner_size))
    agendas = AGENDAS if held < minimum * count * SPARE else ""
    given = sum(int(line.split()[0]) for line in agendas.splitlines())
    free = (
        agendas
        + draft_pool.basics("corp", corp_packs * size + given)
        + draft_pool.basics("runner", runner_packs * size)
    )
    return DraftPlan(
        corp=corp,
        runner=runner,
        points=held,
        minimum=minimum,
        seats=count,
        corp_packs=corp_packs,
        runner_packs=runner_packs,
        size=size,
        free=free,
    )


SPARE: Final = 1.25
"""Agenda points in the packs for each that is needed, before they are thought to be enough."""
