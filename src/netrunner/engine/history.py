"""Questions about what happened, answered by walking back through the events. Nothing here changes anything.

Rules Reference: Ordinal Events, "Last Turn".
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from netrunner.engine.filter import server_matches
from netrunner.engine.terms import (
    ACCESSED,
    ALL_BROKEN,
    ANY_SERVER,
    BROKE_SUBROUTINE,
    CORP,
    DAMAGE_DONE,
    DAMAGED,
    ENCOUNTERED,
    INSTALLED,
    LAST_TURN,
    NOBODY,
    PASSED_ICE,
    PREVENTED,
    REZZED,
    RUN,
    RUN_BEGINS,
    RUN_ENDED,
    RUN_SUCCESSFUL,
    RUNNER,
    STOLEN,
    SUBROUTINE_RESOLVED,
    TRASHED,
    TURN,
    TURN_BEGINS,
    UNINSTALLED,
)

if TYPE_CHECKING:
    from netrunner.engine.card import Card
    from netrunner.engine.context import Context
    from netrunner.engine.event import Event
    from netrunner.engine.filter import Filter
    from netrunner.engine.position import Position


def happened(g: Position, kind: int, turn: int, server: int = ANY_SERVER) -> bool:
    """Whether such an event happened in a turn."""
    event = g.history
    while event is not None and event.turn >= turn:
        if event.turn == turn and event.kind == kind and server in (ANY_SERVER, event.server):
            return True
        event = event.previous
    return False


def of_kinds(g: Position, kinds: tuple[int, ...]) -> list[Event]:
    """The events of some kinds in the whole game, latest first."""
    found: list[Event] = []
    event = g.history
    while event is not None:
        for kind in kinds:
            if event.kind == kind:
                found.append(event)
                break
        event = event.previous
    return found


def events_since(
    g: Position,
    ctx: Context,
    kind: int,
    since: int,
    side: int,
    server: int,
    who: Filter | None,
    what: int = -1,
    most: int = 0,
) -> list[Event]:
    """The events of a kind in a span of time, by a side, at a server, about cards of a description; latest first.
    `what`: of a kind of damage, counter or action. `most`: no more than so many need be found."""
    result: list[Event] = []
    last = last_turn_of(g, ctx.side if side == NOBODY else side) if since == LAST_TURN else -1
    earliest = g.turn if since == TURN else last
    in_run = since == RUN
    event = run_end(g, ctx) if in_run else g.history
    while event is not None and event.turn >= earliest:
        if in_run and event.kind == RUN_BEGINS:
            if kind == RUN_BEGINS:
                result.append(event)
            break
        if event.kind == kind and (last < 0 or event.turn == last):
            if side in (NOBODY, event.side) and what in (-1, event.what):
                if server == ANY_SERVER or server_matches(g, ctx, server, event.server):
                    if who is None or who.describes(g, ctx, event):
                        result.append(event)
                        if len(result) == most:
                            break
        event = event.previous
    return result


def succeeded_this_run(g: Position) -> bool:
    """Whether the run in progress, or the last one, was successful in the eyes of cards."""
    event = g.history
    while event is not None and event.kind != RUN_BEGINS:
        if event.kind == RUN_SUCCESSFUL:
            return True
        event = event.previous
    return False


def run_succeeded(g: Position, serial: int) -> bool:
    """Whether the run of a serial number is over and was successful."""
    event = g.history
    while event is not None:
        if event.kind == RUN_ENDED and event.what == serial:
            return event.amount > 0
        event = event.previous
    return False


def last_run_succeeded(g: Position, ctx: Context, server: int) -> bool:
    """Whether the last run that has ended was a successful run on a server."""
    event = g.history
    while event is not None and event.kind != RUN_ENDED:
        event = event.previous
    return event is not None and event.amount > 0 and server_matches(g, ctx, server, event.server)


def first_encountered(g: Position) -> int:
    """The instance of the first ice encountered this turn, until the run in which that was ends; else -1."""
    first = -1
    event = g.history if g.run_at >= 0 else None
    while event is not None and event.turn == g.turn:
        if event.kind == ENCOUNTERED:
            first = event.instance
        elif event.kind == RUN_ENDED:
            return first if first >= 0 and not happened_before(event, ENCOUNTERED) else -1
        event = event.previous
    return first


def damaged_this_turn(g: Position, damage: int) -> bool:
    """Whether damage of a kind was suffered this turn, or prevented or replaced (Rules Reference: Ordinal Events)."""
    event = g.history
    while event is not None and event.turn == g.turn:
        if is_damage(event, DAMAGED, damage):
            return True
        event = event.previous
    return False


def did_damage_this_run(g: Position, side: int, damage: int) -> bool:
    """Whether a side did damage of a kind during this run, or would have (Rules Reference: Damage, Ordinal Events)."""
    event = g.history
    while event is not None and event.kind != RUN_BEGINS:
        if event.side == side and is_damage(event, DAMAGE_DONE, damage):
            return True
        event = event.previous
    return False


def is_damage(event: Event, kind: int, damage: int) -> bool:
    """Whether an event of a kind (suffered or done) is about damage of a kind, or about its prevention."""
    if event.kind == PREVENTED:
        return event.what == kind and event.amount == damage
    return event.kind == kind and event.what == damage


def was_during_run(event: Event) -> bool:
    """Whether a run was going on when an event happened."""
    earlier = event.previous
    while earlier is not None and earlier.turn == event.turn:
        if earlier.kind in (RUN_BEGINS, RUN_ENDED):
            return earlier.kind == RUN_BEGINS
        earlier = earlier.previous
    return False


def happened_before(event: Event, kind: int) -> bool:
    """Whether such an event happened earlier in the turn of an event."""
    earlier = event.previous
    while earlier is not None and earlier.turn == event.turn:
        if earlier.kind == kind:
            return True
        earlier = earlier.previous
    return False


def last_turn_of(g: Position, side: int) -> int:
    """The number of a side's last turn, not counting the present one; 0 if there was none."""
    event = g.history
    while event is not None:
        if event.kind == TURN_BEGINS and event.turn < g.turn and event.side == side:
            return event.turn
        event = event.previous
    turn = g.turn - 1  # a position put on the table: before it began, the Corp's turns are the odd ones
    return turn if turn % 2 == (1 if side == CORP else 0) else turn - 1


def run_end(g: Position, ctx: Context) -> Event | None:
    """The last event of "this run": that the run ended, where that is what set the ability off; another run may have
    begun since."""
    return ctx.event if ctx.event is not None and ctx.event.kind == RUN_ENDED else g.history


def happened_to(g: Position, ctx: Context, card: Card, kind: int, what: int, side: int, since: int = TURN) -> bool:
    """Whether a side did something to this very card this turn or this run; `what`: of a kind of damage, counter or
    action."""
    event = run_end(g, ctx) if since == RUN else g.history
    while event is not None and event.turn == g.turn:
        if since == RUN and event.kind == RUN_BEGINS:
            return False
        if event.kind == kind and event.instance == card.instance:
            if side in (NOBODY, event.side) and what in (-1, event.what):
                return True
        event = event.previous
    return False


def access_of(g: Position, cid: int, instance: int) -> Event | None:
    """The latest access of a card, as it began."""
    event = g.history
    while event is not None:
        if event.kind == ACCESSED and event.card == cid and event.instance == instance:
            return event
        event = event.previous
    return None


def taken_since_access(g: Position, cids: tuple[int, ...]) -> bool:
    """Whether the Runner has stolen or trashed any of some cards since it was accessed."""
    for cid in cids:
        event = g.history
        while event is not None and not (event.kind == ACCESSED and event.card == cid):
            if event.card == cid and event.side == RUNNER and event.kind in (STOLEN, TRASHED):
                return True
            event = event.previous
    return False


def where_accessed(g: Position, cids: tuple[int, ...]) -> int:
    """The server that the last accessed of some cards was accessed from, or -1."""
    event = g.history
    while event is not None and not (event.kind == ACCESSED and event.card in cids):
        event = event.previous
    return -1 if event is None else event.server


def resolved_in_encounter(g: Position, card: Card) -> set[int]:
    """The numbers of the subroutines of ice that have resolved since it was last encountered."""
    result: set[int] = set()
    event = g.history
    while event is not None and event.kind != RUN_BEGINS:
        if event.instance == card.instance and event.kind == ENCOUNTERED:
            break
        if event.instance == card.instance and event.kind == SUBROUTINE_RESOLVED:
            result.add(event.amount)
        event = event.previous
    return result


def broken_by(passed: Event, instance: int, all_of_them: bool) -> bool:
    """Whether a card broke a subroutine of the ice that was passed then in the encounter before; `all_of_them`: every
    subroutine, and no other card broke any."""
    every = False
    own = False
    event = passed.previous
    while event is not None and event.kind not in (RUN_BEGINS, PASSED_ICE):
        if event.kind == ENCOUNTERED and event.instance == passed.instance:
            break
        if event.kind == ALL_BROKEN and event.instance == passed.instance:
            every = True
        elif event.kind == BROKE_SUBROUTINE and event.cause == passed.card:
            if event.instance == instance:
                own = True
            elif all_of_them:
                return False
        event = event.previous
    return own and (every or not all_of_them)


def place_left(g: Position, cid: int) -> tuple[int, int]:
    """The server and the position (1: the innermost) that a piece of ice had when it was last uninstalled; (-1, 0) for
    what protected none."""
    event = g.history
    while event is not None:
        if event.kind == UNINSTALLED and event.card == cid:
            return (event.server, event.amount) if event.amount else (-1, 0)
        event = event.previous
    return (-1, 0)


def installed_this_turn(g: Position, card: Card) -> bool:
    """Whether the card was installed this turn and has not been uninstalled since."""
    event = g.history
    while event is not None and event.turn == g.turn:
        if event.kind == INSTALLED and event.instance == card.instance:
            return True
        event = event.previous
    return False


def rezzed_this_turn(g: Position, card: Card) -> bool:
    """Whether the card was rezzed this turn."""
    event = g.history
    while event is not None and event.turn == g.turn:
        if event.kind == REZZED and event.instance == card.instance:
            return True
        event = event.previous
    return False
