"""Conditions on what has happened this turn, last turn or this run. Rules Reference: Ordinal Events."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from netrunner.engine.ability import Paid
from netrunner.engine.condition import Condition
from netrunner.engine.frame import O_PLAY, O_RUN
from netrunner.engine.history import happened, happened_before, last_turn_of
from netrunner.engine.terms import (
    AGENDA_SCORED,
    ARCHIVES,
    CENTRAL,
    HQ,
    INSTALLED,
    LOST_CLICK,
    PLAYED,
    REZZED,
    RND,
    RUN_BEGINS,
    RUN_SUCCESSFUL,
    RUNNER,
    SPENT_CLICK,
)

if TYPE_CHECKING:
    from netrunner.engine.context import Context
    from netrunner.engine.event import Event
    from netrunner.engine.position import Position


@final
class RanLastTurn(Condition):
    """The Runner made a run (or a successful one) during their last turn."""

    __slots__ = ("successful",)

    def __init__(self, successful: bool = False) -> None:
        self.successful = successful

    def holds(self, g: Position, ctx: Context) -> bool:
        return happened(g, RUN_SUCCESSFUL if self.successful else RUN_BEGINS, last_turn_of(g, RUNNER))

    def describe(self) -> str:
        return f"the Runner made a {'successful ' if self.successful else ''}run during their last turn"


@final
class RanThisTurn(Condition):
    """The Runner has made a successful run on the server, or on some central server, this turn."""

    __slots__ = ("server",)

    def __init__(self, server: int) -> None:
        self.server = server

    def holds(self, g: Position, ctx: Context) -> bool:
        if self.server == CENTRAL:
            return any(happened(g, RUN_SUCCESSFUL, g.turn, server) for server in (HQ, RND, ARCHIVES))
        return happened(g, RUN_SUCCESSFUL, g.turn, self.server)

    def describe(self) -> str:
        where = "a central server" if self.server == CENTRAL else ("HQ", "R&D", "Archives")[self.server]
        return f"you have made a successful run on {where} this turn"


@final
class ScoredThisTurn(Condition):
    """The Corp has scored an agenda this turn; `itself`: the source."""

    __slots__ = ("itself",)

    def __init__(self, itself: bool = False) -> None:
        self.itself = itself

    def holds(self, g: Position, ctx: Context) -> bool:
        event = g.history
        while event is not None and event.turn == g.turn:
            if event.kind == AGENDA_SCORED and (not self.itself or event.instance == ctx.instance):
                return True
            event = event.previous
        return False

    def describe(self) -> str:
        return f"you scored {'this' if self.itself else 'an'} agenda this turn"


@final
class FirstInstallThisTurn(Condition):
    """No card of these types has been installed by the source's side this turn yet."""

    __slots__ = ("types",)

    def __init__(self, types: int) -> None:
        self.types = types

    def holds(self, g: Position, ctx: Context) -> bool:
        event = g.history
        while event is not None and event.turn == g.turn:
            if event.kind == INSTALLED and event.side == ctx.side and event.definition is not None:
                if event.definition.type & self.types:
                    return False
            event = event.previous
        return True

    def describe(self) -> str:
        return "it is the first such card you install this turn"


@final
class FirstRunOnChosenServer(Condition):
    """The successful run of the event is this turn's first on the server that the source has chosen."""

    __slots__ = ()

    def holds(self, g: Position, ctx: Context) -> bool:
        event = ctx.event
        chosen = g.cards[ctx.source].chosen
        if event is None or not chosen or chosen[0] != -1 - event.server:
            return False
        earlier = event.previous
        while earlier is not None and earlier.turn == event.turn:
            if earlier.kind == RUN_SUCCESSFUL and earlier.server == event.server:
                return False
            earlier = earlier.previous
        return True

    def describe(self) -> str:
        return "it is the first on that server this turn"


@final
class PlayedAnother(Condition):
    """Another card of the source's title was played by its side this turn."""

    __slots__ = ()

    def holds(self, g: Position, ctx: Context) -> bool:
        title = g.cards[ctx.source].printed.title
        event = g.history
        while event is not None and event.turn == g.turn:
            if event.kind == PLAYED and event.instance != ctx.instance and event.definition is not None:
                if event.definition.title == title:
                    return True
            event = event.previous
        return False

    def describe(self) -> str:
        return "you have played another copy of this card this turn"


@final
class FirstRunThisTurn(Condition):
    """It is the Runner's turn and no run was made this turn; `by_action`: none that was not made through a card."""

    __slots__ = ("by_action",)

    def __init__(self, by_action: bool = False) -> None:
        self.by_action = by_action

    def holds(self, g: Position, ctx: Context) -> bool:
        if g.active != RUNNER:
            return False
        event = g.history
        while event is not None and event.turn == g.turn:
            if event.kind == RUN_BEGINS and (not self.by_action or event.cause < 0):
                return False
            event = event.previous
        return True

    def describe(self) -> str:
        return "it is the first run this turn"


@final
class SameActionClicks(Condition):
    """With this event its side has spent so many clicks on the same action, for the first time this turn, the source
    being active while all of them were spent."""

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number

    def holds(self, g: Position, ctx: Context) -> bool:
        latest = ctx.event
        if latest is None:
            return False
        spent: dict[int, int] = {}  # by action, all this turn
        seen = 0  # on this action since the source became active
        active = True
        event: Event | None = latest
        while event is not None and event.turn == latest.turn:
            if event.kind == REZZED and event.instance == ctx.instance:
                active = False
            elif event.kind == SPENT_CLICK and event.side == latest.side:
                spent[event.zone] = spent.get(event.zone, 0) + event.amount
                if active and event.zone == latest.zone:
                    seen += event.amount
            event = event.previous
        total = spent.pop(latest.zone)
        if total - latest.amount >= self.number or any(clicks >= self.number for clicks in spent.values()):
            return False
        return seen >= self.number

    def describe(self) -> str:
        return f"you spent {self.number} clicks on the same action for the first time this turn"


@final
class NoClickSpent(Condition):
    """The source's side has spent no click this turn yet."""

    __slots__ = ()

    def holds(self, g: Position, ctx: Context) -> bool:
        event = g.history
        while event is not None and event.turn == g.turn:
            if event.kind == SPENT_CLICK and event.side == ctx.side:
                return False
            event = event.previous
        return g.active == ctx.side

    def describe(self) -> str:
        return "you have spent no click this turn"


@final
class FirstThisRun(Condition):
    """The event is the first of its kind in the run that is going on, counting only cards of a subtype if one is given.

    Rules Reference: Ordinal Events.
    """

    __slots__ = ("subtype",)

    def __init__(self, subtype: str = "") -> None:
        self.subtype = subtype

    def holds(self, g: Position, ctx: Context) -> bool:
        event = ctx.event
        run = g.run()
        if event is None or run is None or run.closing:
            return False
        earlier = event.previous
        while earlier is not None and earlier.turn == g.turn and earlier.kind != RUN_BEGINS:
            if earlier.kind == event.kind and earlier.side == event.side:
                if not self.subtype or (earlier.card >= 0 and g.has_subtype(g.cards[earlier.card], self.subtype)):
                    return False
            earlier = earlier.previous
        return earlier is not None and earlier.kind == RUN_BEGINS

    def describe(self) -> str:
        return "it is the first time during this run"


@final
class FirstClick(Condition):
    """No click has been spent or lost this turn yet (the priority subtype)."""

    __slots__ = ()

    def holds(self, g: Position, ctx: Context) -> bool:
        event = g.history
        while event is not None and event.turn == g.turn:
            if event.kind in (SPENT_CLICK, LOST_CLICK) and event.side == ctx.side:
                return False
            event = event.previous
        return True

    def describe(self) -> str:
        return "it is your first click this turn"


@final
class ClickForRun(Condition):
    """The click of the event is spent on an action that makes a run; `still`: on the run that has just begun."""

    __slots__ = ("still",)

    def __init__(self, still: bool = False) -> None:
        self.still = still

    def holds(self, g: Position, ctx: Context) -> bool:
        spent = first_click_so_far(g, ctx.event) if self.still else ctx.event
        return spent is not None and spent.kind == SPENT_CLICK and makes_run(g, spent.zone, spent.cause)

    def describe(self) -> str:
        return "the click is spent on making a run"


@final
class EventWithoutRun(Condition):
    """The card of the event, which makes no run, is played by the ability that the turn's first click was spent on."""

    __slots__ = ()

    def holds(self, g: Position, ctx: Context) -> bool:
        played = ctx.event
        if played is None or played.definition is None or any(effect.makes_run() for effect in played.definition.play):
            return False
        spent = first_click_so_far(g, played)
        return spent is not None and spent.zone >= 100 and makes_run(g, spent.zone, spent.cause)

    def describe(self) -> str:
        return "an ability plays an event that makes no run"


def first_click_so_far(g: Position, event: Event | None) -> Event | None:
    """The spending of a click before an event, if it is the only one of the turn and no run has begun since."""
    spent = None if event is None else event.previous
    while spent is not None and spent.turn == g.turn and spent.kind != SPENT_CLICK:
        if spent.kind == RUN_BEGINS:
            return None
        spent = spent.previous
    if spent is None or spent.turn != g.turn or happened_before(spent, SPENT_CLICK):
        return None
    return spent


def makes_run(g: Position, action: int, subject: int) -> bool:
    """Whether an action, as the event of its click names it, makes a run, or plays a card that may."""
    if action == O_RUN:
        return True
    if action == O_PLAY and subject >= 0:
        return any(effect.makes_run() for effect in g.cards[subject].definition.play)
    if action >= 100:
        ability = g.cards[(action - 100) // 20].definition.abilities[(action - 100) % 20]
        return isinstance(ability, Paid) and any(effect.makes_run() for effect in ability.effects)
    return False
