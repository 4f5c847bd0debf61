"""Conditions on how things stand: tags, counters, hosts, link, what an effect has chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from netrunner.engine.condition import Condition
from netrunner.engine.terms import COUNTER_NAMES, DISCARD, HOSTED, ICE, PLAY, RUNNER

if TYPE_CHECKING:
    from netrunner.engine.context import Context
    from netrunner.engine.position import Position


@final
class Tagged(Condition):
    """The Runner has at least one tag (Rules Reference: Tagged)."""

    __slots__ = ()

    def holds(self, g: Position, ctx: Context) -> bool:
        return g.players[RUNNER].tags > 0

    def describe(self) -> str:
        return "the Runner is tagged"


@final
class TagsAtLeast(Condition):
    """The Runner has at least so many tags."""

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number

    def holds(self, g: Position, ctx: Context) -> bool:
        return g.players[RUNNER].tags >= self.number

    def describe(self) -> str:
        return f"the Runner has at least {self.number} tags"


@final
class CountersAtMost(Condition):
    """The source has at most so many counters of a kind."""

    __slots__ = ("counter", "limit")

    def __init__(self, counter: int, limit: int = 0) -> None:
        self.counter = counter
        self.limit = limit

    def holds(self, g: Position, ctx: Context) -> bool:
        return g.counters_on(g.cards[ctx.source], self.counter) <= self.limit

    def describe(self) -> str:
        noun = "credits" if COUNTER_NAMES[self.counter] == "credit" else f"{COUNTER_NAMES[self.counter]} counters"
        return f"there are no {noun} left on this card"


@final
class CountersAtLeast(Condition):
    """The source has at least so many counters of a kind."""

    __slots__ = ("counter", "number")

    def __init__(self, counter: int, number: int) -> None:
        self.counter = counter
        self.number = number

    def holds(self, g: Position, ctx: Context) -> bool:
        return g.counters_of(ctx, self.counter) >= self.number

    def describe(self) -> str:
        return f"there are {self.number} or more {COUNTER_NAMES[self.counter]} counters on this card"


@final
class OddCounters(Condition):
    """The source has an odd number of counters of a kind."""

    __slots__ = ("counter",)

    def __init__(self, counter: int) -> None:
        self.counter = counter

    def holds(self, g: Position, ctx: Context) -> bool:
        return g.counters_of(ctx, self.counter) % 2 == 1

    def describe(self) -> str:
        return f"there is an odd number of {COUNTER_NAMES[self.counter]} counters on this card"


@final
class HasCounter(Condition):
    """The source has at least one counter of a kind, or one that counts as hosted on it."""

    __slots__ = ("counter",)

    def __init__(self, counter: int) -> None:
        self.counter = counter

    def holds(self, g: Position, ctx: Context) -> bool:
        return g.counters_on(g.cards[ctx.source], self.counter) > 0

    def describe(self) -> str:
        return f"there is at least 1 {COUNTER_NAMES[self.counter]} counter on it"


@final
class HostWithoutStrength(Condition):
    """The source's host is rezzed ice with strength 0 or less."""

    __slots__ = ()

    def holds(self, g: Position, ctx: Context) -> bool:
        if g.cards[ctx.source].host < 0:
            return False
        host = g.cards[g.cards[ctx.source].host]
        return host.faceup and g.strength(host) <= 0 and not g.forbidden("trash", ctx.side, host)

    def describe(self) -> str:
        return "the host's strength is 0 or less"


@final
class HostedOnIce(Condition):
    """The source is hosted on a piece of ice."""

    __slots__ = ()

    def holds(self, g: Position, ctx: Context) -> bool:
        host = g.cards[ctx.source].host
        return host >= 0 and bool(g.cards[host].definition.type & ICE)

    def describe(self) -> str:
        return "this card is hosted on a piece of ice"


@final
class HostsFinished(Condition):
    """A card that is hosted on the source, and not installed, has no counters of a kind left."""

    __slots__ = ("counter",)

    def __init__(self, counter: int) -> None:
        self.counter = counter

    def holds(self, g: Position, ctx: Context) -> bool:
        return any(
            g.cards[cid].zone == HOSTED and g.cards[cid].counters[self.counter] == 0
            for cid in g.cards[ctx.source].hosted
        )

    def describe(self) -> str:
        return f"there are no {COUNTER_NAMES[self.counter]} counters left on a hosted card"


@final
class HostsFewer(Condition):
    """Fewer than so many cards are hosted on the source."""

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number

    def holds(self, g: Position, ctx: Context) -> bool:
        return len(g.cards[ctx.source].hosted) < self.number

    def describe(self) -> str:
        return f"it hosts fewer than {self.number} cards"


@final
class HostsNothing(Condition):
    """No card is hosted on the source."""

    __slots__ = ()

    def holds(self, g: Position, ctx: Context) -> bool:
        return not g.cards[ctx.source].hosted

    def describe(self) -> str:
        return "this card hosts no other card"


@final
class LinkAtLeast(Condition):
    """The Runner has at least so much link."""

    __slots__ = ("link",)

    def __init__(self, link: int) -> None:
        self.link = link

    def holds(self, g: Position, ctx: Context) -> bool:
        return g.link() >= self.link

    def describe(self) -> str:
        return f"you have at least {self.link} link"


@final
class OpponentAhead(Condition):
    """The opponent has more agenda points in their score area."""

    __slots__ = ()

    def holds(self, g: Position, ctx: Context) -> bool:
        return g.score(1 - ctx.side) > g.score(ctx.side)

    def describe(self) -> str:
        return "your opponent has more scored agenda points than you"


@final
class NoIceHere(Condition):
    """There is no ice protecting the source's server."""

    __slots__ = ()

    def holds(self, g: Position, ctx: Context) -> bool:
        server = g.server(g.cards[ctx.source].server)
        return server is not None and not server.ice

    def describe(self) -> str:
        return "there is no ice protecting this server"


@final
class ChosenLeft(Condition):
    """The cards chosen before are no longer installed: they were trashed, and nobody prevented it."""

    __slots__ = ()

    def holds(self, g: Position, ctx: Context) -> bool:
        return bool(ctx.targets) and all(g.cards[cid].zone != PLAY for cid in ctx.targets)

    def describe(self) -> str:
        return "you do"


@final
class AnyChosen(Condition):
    """The effects before have chosen a card ("if you do")."""

    __slots__ = ()

    def holds(self, g: Position, ctx: Context) -> bool:
        return bool(ctx.targets)

    def describe(self) -> str:
        return "you do"


@final
class AnyTrashed(Condition):
    """At least one of the chosen cards was trashed."""

    __slots__ = ()

    def holds(self, g: Position, ctx: Context) -> bool:
        return any(g.cards[cid].zone == DISCARD for cid in ctx.targets)

    def describe(self) -> str:
        return "at least 1 card was trashed"


@final
class TraceStrengthAtLeast(Condition):
    """The trace strength of the trace just made is at least so much."""

    __slots__ = ("strength",)

    def __init__(self, strength: int) -> None:
        self.strength = strength

    def holds(self, g: Position, ctx: Context) -> bool:
        return ctx.x >= self.strength

    def describe(self) -> str:
        return f"your trace strength is {self.strength} or greater"
