"""The context in which an ability is read: whose it is, on which card, because of what, and what it has found."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from netrunner.engine.terms import NO_COUNTERS

if TYPE_CHECKING:
    from netrunner.engine.event import Event


@final
class Context:
    """Source, side and event of an ability, and the variables its effects leave for one another.

    `amount` is what the last counting effect moved (credits lost, tags given), `x` the value of X, `targets` the cards
    chosen last.
    """

    __slots__ = ("amount", "counters", "event", "instance", "server", "side", "source", "targets", "user", "x")

    def __init__(
        self,
        source: int,
        instance: int,
        side: int,
        user: int,
        event: Event | None = None,
        x: int = 0,
        amount: int = 0,
        targets: tuple[int, ...] = (),
        server: int = -1,
        counters: tuple[int, ...] = NO_COUNTERS,
    ) -> None:
        self.source = source
        self.instance = instance
        self.side = side  # the owner of the source
        self.user = user  # who uses the ability: the opponent, for a bioroid
        self.event = event
        self.x = x
        self.amount = amount
        self.targets = targets
        self.server = server  # where the source is, or was when it last was installed
        self.counters = counters  # on the source as it was trashed to pay (Rules Reference: Trashing as a Cost)

    def copy(self) -> Context:
        return Context(
            self.source,
            self.instance,
            self.side,
            self.user,
            self.event,
            self.x,
            self.amount,
            self.targets,
            self.server,
            self.counters,
        )

    def key(self) -> tuple[object, ...]:
        event = None if self.event is None else self.event.key()
        return (
            self.source,
            self.instance,
            self.side,
            self.user,
            event,
            self.x,
            self.amount,
            self.targets,
            self.server,
            self.counters,
        )
