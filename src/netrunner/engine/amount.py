"""Amounts: numbers that are read when they are needed ("2 for each advancement token on this card")."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import mypyc_attr

from netrunner.engine.history import last_turn_of
from netrunner.engine.terms import CORP, COUNTER_NAMES, RUNNER, STOLEN

if TYPE_CHECKING:
    from netrunner.engine.context import Context
    from netrunner.engine.position import Position


@mypyc_attr(allow_interpreted_subclasses=True)
class Amount:
    """The base of all amounts."""

    __slots__ = ()

    def value(self, g: Position, ctx: Context) -> int:
        raise NotImplementedError

    def describe(self) -> str:
        """What it counts, after "for each": "advancement token on this card"."""
        raise NotImplementedError

    def times(self) -> int:
        """The factor of each thing counted."""
        return 1


@final
class Counters(Amount):
    """`each` for each counter of a kind on the source, after the first `after` of them."""

    __slots__ = ("after", "counter", "each")

    def __init__(self, counter: int, each: int = 1, after: int = 0) -> None:
        self.counter = counter
        self.each = each
        self.after = after

    def value(self, g: Position, ctx: Context) -> int:
        return self.each * max(0, g.counters_of(ctx, self.counter) - self.after)

    def describe(self) -> str:
        noun = "token" if COUNTER_NAMES[self.counter] == "advancement" else "counter"
        after = " after the first" if self.after else ""
        return f"{COUNTER_NAMES[self.counter]} {noun}{after} on this card"

    def times(self) -> int:
        return self.each


@final
class Last(Amount):
    """`each` for each thing the effect before moved: the credits the Corp lost, say."""

    __slots__ = ("each", "noun")

    def __init__(self, each: int = 1, noun: str = "credit lost") -> None:
        self.each = each
        self.noun = noun

    def value(self, g: Position, ctx: Context) -> int:
        return self.each * ctx.amount

    def describe(self) -> str:
        return self.noun

    def times(self) -> int:
        return self.each


@final
class ChosenX(Amount):
    """X, as chosen when the cost was paid."""

    __slots__ = ()

    def value(self, g: Position, ctx: Context) -> int:
        return ctx.x

    def describe(self) -> str:
        return "X"


@final
class Tags(Amount):
    """The number of tags the Runner has."""

    __slots__ = ()

    def value(self, g: Position, ctx: Context) -> int:
        return g.players[RUNNER].tags

    def describe(self) -> str:
        return "tag the Runner has"


@final
class SubroutinesOnEventIce(Amount):
    """The number of subroutines on the ice that the event is about."""

    __slots__ = ()

    def value(self, g: Position, ctx: Context) -> int:
        return 0 if ctx.event is None else len(g.subroutines(g.cards[ctx.event.card]))

    def describe(self) -> str:
        return "subroutine on that ice"


@final
class CostOfChosen(Amount):
    """The printed cost of the chosen card."""

    __slots__ = ()

    def value(self, g: Position, ctx: Context) -> int:
        return sum(max(0, g.cards[cid].printed.cost) for cid in ctx.targets)

    def describe(self) -> str:
        return "its cost"


@final
class TokensWhenScored(Amount):
    """1 for every `per` advancement tokens over a number that were on the agenda as it was scored."""

    __slots__ = ("over", "per")

    def __init__(self, over: int, per: int = 1) -> None:
        self.over = over
        self.per = per

    def value(self, g: Position, ctx: Context) -> int:
        return 0 if ctx.event is None else max(0, ctx.event.amount - self.over) // self.per

    def describe(self) -> str:
        tokens = "advancement token" if self.per == 1 else f"{self.per} advancement tokens"
        return f"{tokens} on it over {self.over}"


@final
class CardsInGrip(Amount):
    """The number of cards in the Runner's grip."""

    __slots__ = ()

    def value(self, g: Position, ctx: Context) -> int:
        return len(g.players[RUNNER].hand)

    def describe(self) -> str:
        return "card in the Runner's grip"


@final
class CardsInDeck(Amount):
    """The number of cards in the deck of the source's owner."""

    __slots__ = ()

    def value(self, g: Position, ctx: Context) -> int:
        return len(g.players[ctx.side].deck)

    def describe(self) -> str:
        return "card in your deck"


@final
class BadPublicityCount(Amount):
    """The bad publicity the Corp has."""

    __slots__ = ()

    def value(self, g: Position, ctx: Context) -> int:
        return g.players[CORP].bad_publicity

    def describe(self) -> str:
        return "bad publicity the Corp has"


@final
class PointsStolenLastTurn(Amount):
    """The printed agenda points of the agendas the Runner stole during their last turn."""

    __slots__ = ()

    def value(self, g: Position, ctx: Context) -> int:
        turn = last_turn_of(g, RUNNER)
        points = 0
        event = g.history
        while event is not None and event.turn >= turn:
            if event.turn == turn and event.kind == STOLEN and event.definition is not None:
                points += event.definition.agenda_points
            event = event.previous
        return points

    def describe(self) -> str:
        return "printed agenda point on agendas the Runner stole during their last turn"


@final
class HighestInstallCost(Amount):
    """The highest printed install cost among installed Runner cards of some types."""

    __slots__ = ("types",)

    def __init__(self, types: int) -> None:
        self.types = types

    def value(self, g: Position, ctx: Context) -> int:
        rig = [g.cards[cid] for cid in g.players[RUNNER].rig]
        costs = [card.definition.cost for card in rig if card.faceup and card.definition.type & self.types]
        return max(0, max(costs, default=0))

    def describe(self) -> str:
        return "credit of the highest install cost"


@final
class EncountersThisRun(Amount):
    """How many encounters there have been in this run."""

    __slots__ = ()

    def value(self, g: Position, ctx: Context) -> int:
        run = g.run()
        return 0 if run is None else run.encounters

    def describe(self) -> str:
        return "encounter of this run"


@final
class CountersLeft(Amount):
    """The counters of a kind on the source while it is the same card, and `plus` more whatever happens to it."""

    __slots__ = ("counter", "plus")

    def __init__(self, counter: int, plus: int = 0) -> None:
        self.counter = counter
        self.plus = plus

    def value(self, g: Position, ctx: Context) -> int:
        source = g.cards[ctx.source]
        return self.plus + (source.counters[self.counter] if source.instance == ctx.instance else 0)

    def describe(self) -> str:
        return f"{COUNTER_NAMES[self.counter]} counter on this card"


X: Final = ChosenX()


def value_of(amount: int | Amount, g: Position, ctx: Context) -> int:
    """The number now."""
    return amount if isinstance(amount, int) else amount.value(g, ctx)


def count_words(amount: int | Amount, noun: str, plural: str = "") -> str:
    """ "2 credits", "X credits", "1 tag for each advancement token on this card"."""
    many = plural or noun + "s"
    if isinstance(amount, int):
        return f"{amount} {noun if amount == 1 else many}"
    if isinstance(amount, ChosenX):
        return f"X {many}"
    times = amount.times()
    return f"{times} {noun if times == 1 else many} for each {amount.describe()}"
