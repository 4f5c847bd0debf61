"""What happened: immutable events, linked from the newest back, so that clones share the whole history.

Rules Reference: Ordinal Events ("the first time each turn"), Trigger Steps. The history of a turn is read by walking
back to the turn's number; nothing else remembers what a turn saw.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

if TYPE_CHECKING:
    from netrunner.engine.card import Card
    from netrunner.engine.definition import CardDef


A_PAYMENT: Final = -1
"""The kind of what has not happened: a card that something is about to be paid for. Its amount is a discount."""


@final
class Event:
    """One thing that happened: `kind` is one of the event terms; the rest says to what, where, by whom.

    Whoever makes one fills it in at once: interpreted, a constructor with so many arguments takes twice as long.
    """

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

    kind: int
    turn: int
    side: int  # who did it, or to whom it happened
    card: int
    instance: int
    definition: CardDef | None  # the card as it was then
    amount: int
    server: int
    zone: int  # where the card was before
    cause: int  # the card that did it, or -1
    previous: Event | None
    what: int  # the kind of damage, counter or action, or what credits were spent on
    subtypes: tuple[str, ...] | None  # those that the card had then; None where nobody noted them

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


def supposed(
    kind: int, turn: int, side: int, card: Card | None, amount: int = 0, server: int = -1, zone: int = -1
) -> Event:
    """An event that has not happened, to ask what would be if it had: about a card as it is now, or about none."""
    event = Event()
    event.kind = kind
    event.turn = turn
    event.side = side
    event.card = -1 if card is None else card.id
    event.instance = -1 if card is None else card.instance
    event.definition = None if card is None else card.definition
    event.amount = amount
    event.server = server
    event.zone = zone
    event.cause = -1
    event.previous = None
    event.what = -1
    event.subtypes = None
    return event
