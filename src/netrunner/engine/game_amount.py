"""Amounts read off the players, the run, the turn and what has happened."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from netrunner.engine.amount import Amount
from netrunner.engine.history import events_since
from netrunner.engine.terms import (
    ANY_SERVER,
    ANY_ZONE,
    CORP,
    NOBODY,
    RUNNER,
    TURN,
)

if TYPE_CHECKING:
    from netrunner.engine.context import Context
    from netrunner.engine.filter import Filter
    from netrunner.engine.position import Position

__all__ = [
    "CORP_CREDITS",
    "LINK",
    "RUNNER_CREDITS",
    "TAGS",
    "TURN_NUMBER",
    "BadPublicityCount",
    "ClicksOf",
    "CreditsOf",
    "EncounterNumber",
    "EncountersThisRun",
    "HandSizeOf",
    "Link",
    "ScoreOf",
    "Tags",
    "Times",
    "TurnNumber",
]


@final
class CreditsOf(Amount):
    """The credits in a side's credit pool; the owner's, unless a side is named."""

    __slots__ = ("side",)

    def __init__(self, side: int = NOBODY) -> None:
        self.side = side

    def value(self, g: Position, ctx: Context) -> int:
        return g.players[ctx.side if self.side == NOBODY else self.side].credits


@final
class ClicksOf(Amount):
    """The clicks that a side has left."""

    __slots__ = ("side",)

    def __init__(self, side: int = NOBODY) -> None:
        self.side = side

    def value(self, g: Position, ctx: Context) -> int:
        return g.players[ctx.side if self.side == NOBODY else self.side].clicks


@final
class ScoreOf(Amount):
    """The agenda points that a side has scored or stolen."""

    __slots__ = ("side",)

    def __init__(self, side: int = NOBODY) -> None:
        self.side = side

    def value(self, g: Position, ctx: Context) -> int:
        return g.score(ctx.side if self.side == NOBODY else self.side)


@final
class HandSizeOf(Amount):
    """The maximum hand size of a side."""

    __slots__ = ("side",)

    def __init__(self, side: int = NOBODY) -> None:
        self.side = side

    def value(self, g: Position, ctx: Context) -> int:
        return g.hand_size(ctx.side if self.side == NOBODY else self.side)


@final
class Tags(Amount):
    """The number of tags the Runner has."""

    __slots__ = ()

    def value(self, g: Position, ctx: Context) -> int:
        return g.tags()


@final
class Link(Amount):
    """The Runner's link."""

    __slots__ = ()

    def value(self, g: Position, ctx: Context) -> int:
        return g.link()


@final
class BadPublicityCount(Amount):
    """The bad publicity the Corp has."""

    __slots__ = ()

    def value(self, g: Position, ctx: Context) -> int:
        return g.bad_publicity()


@final
class EncounterNumber(Amount):
    """Which encounter of the run this is, counted from one; 0 when nothing is encountered."""

    __slots__ = ()

    def value(self, g: Position, ctx: Context) -> int:
        return g.encounter_number()


@final
class EncountersThisRun(Amount):
    """How many encounters there have been in this run."""

    __slots__ = ()

    def value(self, g: Position, ctx: Context) -> int:
        run = g.run()
        return 0 if run is None else run.encounters


@final
class Times(Amount):
    """How often something happened: this turn, this run or in a side's last turn. `adding`: not the times, but the
    "amount" of the events or the printed agenda "points" of their cards together. `what`: of a kind of damage, counter
    or action. `zone`: with cards that were in one of these zones."""

    __slots__ = ("adding", "event", "server", "side", "since", "what", "who", "zone")

    def __init__(
        self,
        event: int,
        who: Filter | None = None,
        since: int = TURN,
        side: int = NOBODY,
        server: int = ANY_SERVER,
        adding: str = "",
        what: int = -1,
        zone: int = ANY_ZONE,
    ) -> None:
        self.what = what
        self.zone = zone
        self.event = event
        self.who = who
        self.since = since
        self.side = side
        self.server = server
        self.adding = adding

    def value(self, g: Position, ctx: Context) -> int:
        total = 0
        for event in events_since(g, ctx, self.event, self.since, self.side, self.server, self.who, self.what):
            if self.zone != ANY_ZONE and not max(0, event.zone) & self.zone:
                continue
            if self.adding == "points":
                total += 0 if event.definition is None else event.definition.agenda_points
            else:
                total += event.amount if self.adding else 1
        return total


@final
class TurnNumber(Amount):
    """The number of the turn, both sides' turns being counted: what is to be so in a later turn compares it."""

    __slots__ = ()

    def value(self, g: Position, ctx: Context) -> int:
        return g.turn


TURN_NUMBER: Final[Amount] = TurnNumber()
TAGS: Final[Amount] = Tags()
LINK: Final[Amount] = Link()
CORP_CREDITS: Final[Amount] = CreditsOf(CORP)
RUNNER_CREDITS: Final[Amount] = CreditsOf(RUNNER)
