"""What the Corp's credits guard: unrezzed ice stops nobody when it cannot be paid for.

Every server is worth what the Runner would find there, as far as they get in. With fewer credits less ice can be
rezzed, and what lies behind it is open: so credits that are spent cost more than their number, and those that are
gained are worth more, wherever a piece of ice is within reach or out of it.
"""

from __future__ import annotations

from typing import Final

from netrunner.bots.assessment import Assessment
from netrunner.bots.run_costs import run_cost
from netrunner.bots.tuning import corp_tuning
from netrunner.engine.terms import CORP

SPARE_CREDITS: Final = 2  # that the Runner may gain before a run
SPARE_CLICKS: Final = 2
MOST_RUNS: Final = 3  # on one server in a turn
MOST_EARNED: Final = 6.0  # what lies in a server may be scored instead
NOWHERE: Final = -1


def exposed(o: Assessment, credits: int, without: int = NOWHERE) -> float:
    """What the Runner may find in their next turn if the Corp ends its own with so many credits; `without` what lies in
    one of the servers."""
    known = o.exposed.get((credits, without))
    if known is None:
        known = o.exposed[(credits, without)] = find_exposed(o, credits, without)
    return known


def find_exposed(o: Assessment, credits: int, without: int) -> float:
    g = o.g
    total = 0.0
    for server in g.servers:
        if server.id == without or all(g.cards[cid].faceup for cid in server.ice):
            continue  # credits change nothing there
        stake = o.stake(server.id)
        if stake <= 0:
            continue
        way = run_cost(g, o.rig, list(server.ice), CORP, [], SPARE_CLICKS, 0, SPARE_CREDITS, credits)
        if way.chance:
            price = way.credits + way.pain
            runs = min(float(MOST_RUNS), (o.rig.funds + SPARE_CREDITS) / price if price > 0 else MOST_RUNS)
            total += stake * way.chance * (1.0 + 0.5 * max(0.0, runs - 1.0))
    return corp_tuning.exposed * total


def spending(o: Assessment, credits: int, clicks: int | None = None, without: int = NOWHERE) -> float:
    """What it costs beside the credits themselves to spend so many, with so many clicks left to earn some again.
    `without`: a server that is empty then."""
    if not credits:
        return 0.0
    left = o.me.credits + (max(0, o.me.clicks - 1) if clicks is None else clicks)
    return max(0.0, exposed(o, max(0, left - credits), without) - exposed(o, left, without))


def earning(o: Assessment, credits: int) -> float:
    """What credits are worth beside their number that one click earns, if those left over earn one each."""
    left = o.me.credits + max(0, o.me.clicks - 1)
    return max(0.0, min(MOST_EARNED, exposed(o, left) - exposed(o, left + credits)))
