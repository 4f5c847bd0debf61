"""What happened: immutable events, linked from the newest back, so that clones share the whole history.

Rules Reference: Ordinal Events ("the first time each turn"), Trigger Steps. The history of a turn is read by walking
back to the turn's number; nothing else remembers what a turn saw.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

if TYPE_CHECKING:
    from netrunner.engine.definition import CardDef


A_PAYMENT: Final = -1
"""The kind of what has not happened: a card that something is about to be paid for. Its amount is a discount."""


@final
class Event:
    """One thing that happened: `kind` is one of the event terms; the rest says to what, where, by whom."""

    __slots__ = (
        "amount",
        "card",
        "cause",
        "definition",
        "instance",
        "kind",
        "previous",
        "server",
        "side",
        "subtypes",
        "turn",
        "what",
        "zone",
    )

    def __init__(
        self,
        kind: int,
        turn: int,
        side: int,
        card: int,
        instance: int,
        definition: CardDef | None,
        amount: int,
        server: int,
        zone: int,
        cause: int,
        previous: Event | None,
        what: int = -1,
        subtypes: tuple[str, ...] | None = None,
    ) -> None:
        self.kind = kind
        self.turn = turn
        self.side = side  # who did it, or to whom it happened
        self.card = card
        self.instance = instance
        self.definition = definition  # the card as it was then
        self.amount = amount
        self.server = server
        self.zone = zone  # where the card was before
        self.cause = cause  # the card that did it, or -1
        self.previous = previous
        self.subtypes = subtypes  # those that the card had then; None where nobody noted them
        self.what = what  # the kind of damage, counter or action, or what credits were spent on

    def key(self) -> tuple[object, ...]:
        return (
            self.kind,
            self.turn,
            self.side,
            self.card,
            self.instance,
            self.amount,
            self.server,
            self.zone,
            self.cause,
            self.what,
        )
