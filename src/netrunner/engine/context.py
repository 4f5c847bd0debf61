"""The context in which an ability is read: whose it is, on which card, because of what, and what it has found."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from netrunner.engine.terms import NO_COUNTERS

if TYPE_CHECKING:
    from netrunner.engine.card import Card
    from netrunner.engine.event import Event
    from netrunner.engine.position import Position

ID_BITS: Final = 20
ID_MASK: Final = (1 << ID_BITS) - 1


def mark(card: Card) -> int:
    """A card as a program remembers it: its id and its instance, so that what has left is not found again."""
    return card.instance << ID_BITS | card.id


def mark_all(g: Position, cards: list[int]) -> tuple[int, ...]:
    return tuple(mark(g.cards[cid]) for cid in cards)


def marked(g: Position, marks: tuple[int, ...]) -> list[int]:
    """The ids of the remembered cards that are still the same cards."""
    return [m & ID_MASK for m in marks if g.cards[m & ID_MASK].instance == m >> ID_BITS]


def marked_ids(marks: tuple[int, ...]) -> list[int]:
    """The ids of the remembered cards, whatever has become of them."""
    return [m & ID_MASK for m in marks]


@final
class Context:
    """Source, side and event of an ability, and the variables its effects leave for one another.

    `amount` is what the last counting effect moved (credits lost, tags given), `x` the value of X, `targets` the cards
    chosen last, `moved` the cards that the last verb moved, `names` what was chosen under a name: all as marks.
    """

    __slots__ = (
        "amount",
        "counters",
        "event",
        "instance",
        "moved",
        "names",
        "server",
        "side",
        "source",
        "targets",
        "user",
        "x",
    )

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
        moved: tuple[int, ...] = (),
        names: tuple[tuple[str, tuple[int, ...]], ...] = (),
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
        # on the source as it was trashed to pay, with those lent to it (Rules Reference: Trashing as a Cost)
        self.counters = counters
        self.moved = moved
        self.names = names

    def named(self, name: str) -> tuple[int, ...]:
        """What was chosen under a name."""
        for known, marks in self.names:
            if known == name:
                return marks
        return ()

    def name(self, name: str, marks: tuple[int, ...]) -> None:
        self.names = (*((known, old) for known, old in self.names if known != name), (name, marks))

    def take(self, other: Context) -> None:
        """Take over what a part of the program has found."""
        self.amount = other.amount
        self.targets = other.targets
        self.moved = other.moved
        self.names = other.names
        self.x = other.x

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
            self.moved,
            self.names,
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
            self.moved,
            self.names,
        )
