"""Runs, encounters, accesses, traces and psi games as a perspective sees them."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from netrunner.engine.access import Access
from netrunner.engine.access_card import AccessCard
from netrunner.engine.beat import knows, seen_of
from netrunner.engine.card_view import card_view, visible
from netrunner.engine.encounter import subroutine_words
from netrunner.engine.funds import spendable
from netrunner.engine.index import context_of
from netrunner.engine.outcome import add_effects
from netrunner.engine.phrase import quoted
from netrunner.engine.psi import PsiGame
from netrunner.engine.terms import CORP, FOR_TRACE, FOR_TRASHING, HQ, NOBODY, PLAY, RND, RUNNER, SIDES, server_name
from netrunner.engine.trace import FIRST_BID, Trace
from netrunner.engine.view_types import AccessedData

if TYPE_CHECKING:
    from netrunner.engine.state import State
    from netrunner.engine.view_types import CauseData, ContestData, EncounterData, RunData, SubroutineData


def run_view(g: State, mask: int) -> RunData | None:
    run = g.run()
    if run is None:
        return None
    data: RunData = {
        "server": server_name(run.server),
        "phase": run.phase,
        "position": run.position,
        "successful": run.successful,
        "credits": run.credits,
        "ice": g.cards[run.ice].instance if run.ice_present(g) else None,
    }
    encounter = encounter_view(g, mask)
    if encounter is not None:
        data["encounter"] = encounter
    accessed = accessed_view(g, mask)
    if accessed is not None:
        data["accessed"] = accessed
    return data


def encounter_view(g: State, mask: int) -> EncounterData | None:
    """The encountered ice and its subroutines."""
    encounter = g.encounter()
    if encounter is None or g.encountered_ice() < 0:
        return None
    ice = g.cards[encounter.ice]
    subroutines: list[SubroutineData] = []
    for i, subroutine in enumerate([] if encounter.derezzed(g) else g.subroutines(ice)):
        data: SubroutineData = {
            "text": subroutine_words(subroutine, reader_of(mask)),
            "broken": i in encounter.broken,
            "resolved": i in encounter.resolved,
        }
        if i not in encounter.broken and i not in encounter.resolved:
            add_effects(g, context_of(ice), subroutine.effects, data)
        subroutines.append(data)
    return {"ice": card_view(g, ice, mask), "subroutines": subroutines}


def accessed_view(g: State, mask: int) -> AccessedData | None:
    """The card being accessed; the Corp does not see which card of R&D it is unless it is revealed."""
    for i in range(len(g.stack) - 1, -1, -1):
        frame = g.stack[i]
        if isinstance(frame, AccessCard):
            card = g.cards[frame.card]
            hidden = card.zone != PLAY and frame.server in (HQ, RND) and not visible(card, mask)
            data: AccessedData = {} if hidden else cast(AccessedData, card_view(g, card, mask))
            data["from"] = server_name(frame.server)
            if not hidden and g.trash_cost(card) >= 0:
                data["funds"] = spendable(g, RUNNER, FOR_TRASHING, card.id)
            whole = g.stack[i - 1] if i > 0 else None
            if isinstance(whole, Access) and frame.server in (HQ, RND):
                data["number"] = len(whole.done)
                data["left"] = min(whole.left, len(whole.pile(g)))
            return data
    return None


def cause_view(g: State, cid: int, mask: int) -> CauseData:
    """The card whose ability it is, for those who know it."""
    card = g.cards[cid]
    data: CauseData = {"card": card.instance}
    if knows(seen_of(card), mask):
        data["title"] = card.printed.title
    return data


def reader_of(mask: int) -> int:
    """The side that a view is for; nobody for who sees everything or only what is open."""
    return {1: CORP, 2: RUNNER}.get(mask, NOBODY)


def contest_view(g: State, mask: int) -> ContestData | None:
    """The trace or psi game that is going on: both sums so far and what follows, for everybody. What was bid in secret
    is not part of it."""
    frame = g.stack[-1] if g.stack else None
    if isinstance(frame, Trace):
        trace: ContestData = {
            "kind": "trace",
            "source": cause_view(g, frame.ctx.source, mask),
            "base": frame.base,
            "strength": frame.base + frame.bids[CORP],
            "link": frame.base_link(g) + frame.bids[RUNNER],
            "success": quoted("", frame.success, CORP, reader_of(mask)),
            "failure": quoted("", frame.failure, CORP, reader_of(mask)),
        }
        if frame.stage == FIRST_BID:
            trace["later"] = SIDES[1 - frame.first]
        trace["funds"] = spendable(g, RUNNER, FOR_TRACE, frame.ctx.source)
        return trace
    if isinstance(frame, PsiGame):
        owner = g.cards[frame.ctx.source].owner
        return {
            "kind": "psi",
            "source": cause_view(g, frame.ctx.source, mask),
            "same": quoted("", frame.same, owner, reader_of(mask)),
            "different": quoted("", frame.different, owner, reader_of(mask)),
        }
    return None
