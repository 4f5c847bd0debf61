"""After a change: the event is recorded and the conditional abilities that meet their trigger are gathered.

Rules Reference: Conditional Abilities, Trigger Steps, Simultaneous Effects, Chain Reactions, Ordinal Events. The
abilities met by the changes of one step form one `Reaction` frame, which resolves before anything else goes on.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from netrunner.engine.ability import ANYONE, YOU, Trigger
from netrunner.engine.beat import BY_EVENT, tell_event
from netrunner.engine.condition import BrokeWithThis, DuringRun, From, Not, RunSucceeded
from netrunner.engine.context import Context
from netrunner.engine.event import Event
from netrunner.engine.filter import server_matches
from netrunner.engine.history import was_during_run
from netrunner.engine.index import context_of
from netrunner.engine.terms import (
    ACCESSED_IN_VAIN,
    ACCESSES_BEGIN,
    ACCESSES_OVER,
    ANY_SERVER,
    ANY_ZONE,
    APPROACHED_SERVER,
    DREW_FOR_TURN,
    EACH_RUN,
    EVENT_KINDS,
    ICE,
    ONLY_ONCE,
    PREVENTED,
    Q_FIRST_TIMES,
    RUN_BEGINS,
    RUN_SUCCESSFUL,
    RUNNER,
)

if TYPE_CHECKING:
    from netrunner.engine.definition import CardDef
    from netrunner.engine.index import Active
    from netrunner.engine.state import State


MOMENTARY: Final[tuple[int, ...]] = (ACCESSES_BEGIN, ACCESSES_OVER, ACCESSED_IN_VAIN, APPROACHED_SERVER, DREW_FOR_TURN)
"""Events that nobody asks about later: where no ability waits for one, it is not recorded."""
IS_MOMENTARY: Final = [kind in MOMENTARY for kind in range(EVENT_KINDS)]


def emit(
    g: State,
    kind: int,
    cid: int = -1,
    side: int = -1,
    amount: int = 0,
    server: int = -1,
    zone: int = -1,
    cause: int = -1,
    what: int = -1,
    token: int = -1,
    definition: CardDef | None = None,
    watchers: list[Active[Trigger]] | None = None,
    blank: bool = False,
) -> None:
    """Record an event and meet the trigger conditions it satisfies. `token`: the timing structure it belongs to.

    `watchers`: what listened before cards were trashed; a `leaving` ability among them sees its own card go.
    `blank`: the card had a blank text box.
    """
    index = g._index or g.index
    listening = index.triggers[kind]
    momentary = cid < 0 and not listening and IS_MOMENTARY[kind]
    if momentary and not g.telling:
        return
    event = Event()
    event.kind = kind
    event.turn = g.turn
    event.side = side
    event.card = cid
    event.amount = amount
    event.server = server
    event.zone = zone
    event.cause = cause
    event.previous = g.history
    event.what = what
    if cid < 0:
        event.instance = -1
        event.definition = definition
        event.subtypes = None if definition is None else definition.subtypes
    else:
        card = g.cards[cid]
        if definition is None:
            definition = card.definition
        subtypes = definition.subtypes
        if (index.subtypes or (g.lasting and subtypes_last(g))) and definition.type:
            subtypes = tuple(g.subtypes(card))
        event.instance = card.instance
        event.definition = definition
        event.subtypes = subtypes
    if not momentary:
        g.history = event
    if g.telling and BY_EVENT[kind]:
        tell_event(g, event, BY_EVENT[kind])
    if listening:
        for entry in listening:
            trigger = entry.ability
            if matches(g, trigger, entry.ctx, event):
                g.meet(trigger, entry.ctx, event, token, entry.lasting)
    if cid < 0:
        if kind == RUN_SUCCESSFUL:
            meet_in_grip(g, event, token)
        return
    if watchers:
        for entry in watchers:
            trigger = entry.ability
            leaving = trigger.leaving or (trigger.outlives_trashing and g.run_at < 0)
            if leaving and g.cards[entry.ctx.source].instance != entry.ctx.instance:
                if matches(g, trigger, entry.ctx, event):
                    g.meet(trigger, entry.ctx, event, token, entry.lasting)
    if card.definition.everywhere and not blank and cid not in index.blank and not g.is_active(card):
        for ability in card.definition.everywhere:
            if isinstance(ability, Trigger) and kind in ability.events:
                ctx = context_of(card)
                if matches(g, ability, ctx, event):
                    g.meet(ability, ctx, event, token, -1)


def subtypes_last(g: State) -> bool:
    """Whether a lasting effect gives or takes subtypes."""
    for lasting in g.lasting:
        if lasting.subtypes:
            return True
    return False


def meet_in_grip(g: State, event: Event, token: int) -> None:
    """Abilities that work from the grip ("install this card from your grip")."""
    for cid in g.players[RUNNER].hand:
        for ability in g.cards[cid].definition.everywhere:
            if isinstance(ability, Trigger) and event.kind in ability.events and not ability.itself:
                ctx = context_of(g.cards[cid])
                if matches(g, ability, ctx, event):
                    g.meet(ability, ctx, event, token, -1)


def matches(g: State, trigger: Trigger, ctx: Context, event: Event) -> bool:
    """Whether an event meets a trigger condition."""
    if trigger.itself and (event.card != ctx.source or (event.instance != ctx.instance and not trigger.leaving)):
        return False
    if trigger.by != ANYONE and event.side != (ctx.side if trigger.by == YOU else 1 - ctx.side):
        return False
    if trigger.server != ANY_SERVER and not server_matches(g, ctx, trigger.server, event.server):
        return False
    if trigger.what >= 0 and event.what != trigger.what:
        return False
    if trigger.who is None and trigger.when is None:
        return not (trigger.first and had_before(g, trigger, ctx, event))
    here = ctx.copy()
    here.event = event
    if trigger.who is not None and not describes_event(g, trigger, here, event):
        return False
    if trigger.first and had_before(g, trigger, ctx, event):
        return False
    return trigger.when is None or trigger.when.holds(g, here)


def describes_event(g: State, trigger: Trigger, ctx: Context, event: Event) -> bool:
    """Whether the event's card, as it was then, is one the trigger speaks of."""
    who = trigger.who
    assert who is not None
    if who.types == ICE and trigger.server != ANY_SERVER and event.card >= 0 and g.cards[event.card].host >= 0:
        return False  # hosted on a card in a server, ice does not protect it (FAQ: Awakening Center)
    return who.describes(g, ctx, event)


def had_before(g: State, trigger: Trigger, ctx: Context, event: Event) -> bool:
    """Whether such an event happened earlier this turn or run, or would have (Rules Reference: Ordinal Events), more
    often than cards let it count as the first. Where the event's card comes from, that it is during a run, and the
    success of a run that ended are parts of the event."""
    if trigger.first == ONLY_ONCE:
        return False  # it ends as it triggers
    earlier = event.previous
    further = 0
    if g.index.statics[Q_FIRST_TIMES]:
        source = g.cards[ctx.source]
        further = g.set_value(Q_FIRST_TIMES, 0, source) + g.modified(Q_FIRST_TIMES, source)
    by = -1 if trigger.by == ANYONE else ctx.side if trigger.by == YOU else 1 - ctx.side
    origins = origins_of(trigger)
    in_run = isinstance(trigger.when, DuringRun)
    successful = isinstance(trigger.when, RunSucceeded)
    while earlier is not None and earlier.turn == g.turn:
        if earlier.kind in trigger.events or (earlier.kind == PREVENTED and earlier.what in trigger.events):
            same = by < 0 or earlier.side == by
            if same and trigger.server != ANY_SERVER:
                same = server_matches(g, ctx, trigger.server, earlier.server)
            if same and trigger.what >= 0 and earlier.kind != PREVENTED:
                same = earlier.what == trigger.what
            if same and trigger.who is not None:
                here = ctx.copy()
                here.event = earlier
                same = describes_event(g, trigger, here, earlier)
            if same and isinstance(trigger.when, BrokeWithThis):
                here = ctx.copy()
                here.event = earlier
                same = trigger.when.holds(g, here)
            if same and earlier.kind != PREVENTED and origins:
                same = bool(max(0, earlier.zone) & origins)
            if same and in_run:
                same = was_during_run(earlier)
            if same and successful:
                same = earlier.amount > 0
            if same and further <= 0:
                return True
            further -= same
        if trigger.first == EACH_RUN and earlier.kind == RUN_BEGINS:
            return False
        earlier = earlier.previous
    return False


def origins_of(trigger: Trigger) -> int:
    """The zones that the event's card must come from; 0 for any."""
    when = trigger.when
    if isinstance(when, From):
        return when.zones
    if isinstance(when, Not) and isinstance(when.condition, From):
        return ANY_ZONE & ~when.condition.zones
    return 0
