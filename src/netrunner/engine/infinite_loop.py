"""Mandatory infinite loops. Rules Reference: Infinite Loops.

A resolution that can lead back to itself is begun with `enter`. When it is entered again inside itself, with no change
of the position in between, it would go on for ever: the player who resolves it names a number, the loop happens that
many times at once, and then it ends. Nothing changes in such a loop, so the number only has to be said. Where there is
a way out, a choice leads there: what is `begun` is not offered again.
"""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Final, final

from netrunner.engine.frame import O_NUMBER, Frame, Option
from netrunner.engine.resolve import Resolve

if TYPE_CHECKING:
    from netrunner.engine.context import Context
    from netrunner.engine.state import State
    from netrunner.engine.structure import Program

MOST: Final = 99  # the largest number that can be named


def enter(g: State, card: int, number: int, program: Program, ctx: Context) -> None:
    """Resolve a numbered part of a card (a subroutine), unless that has become a loop."""
    entered = Entered(card, number, "", table_of(g))
    if any_begun(g) and begun(g, card, number, entered.mark()):
        g.push(Loop(ctx.user))
        return
    g.push(entered)
    g.push(Resolve(program, ctx))


def any_begun(g: State) -> bool:
    """Whether anything that can lead back to itself is resolving."""
    return any(isinstance(frame, Entered) for frame in g.stack)


def begun(g: State, card: int, number: int, stamp: str) -> bool:
    """Whether a part of a card is resolving, and nothing has changed since it began."""
    return any(isinstance(frame, Entered) and frame.same(card, number, stamp) for frame in g.stack)


def table_of(g: State) -> tuple[object, ...]:
    """How the table looks: everything a loop could change."""
    return (
        [card.key() for card in g.cards],
        [player.key() for player in g.players],
        [(server.id, server.ice, server.root) for server in g.servers],
        [lasting.key() for lasting in g.lasting],
        g.rng,
        g.used,
    )


def stamp_of(table: tuple[object, ...]) -> str:
    """What a table is known by."""
    return hashlib.blake2b(repr(table).encode(), digest_size=8).hexdigest()


def stamp_anew(g: State, world: State) -> None:
    """In a world that a game could be, what was begun as the game stands now was begun as the world does. Nothing of
    the game's own table stays there but what it is known by."""
    begun_before = [frame for frame in world.stack if isinstance(frame, Entered)]
    if begun_before:
        now, there = stamp_of(table_of(g)), stamp_of(table_of(world))
        for frame in begun_before:
            if frame.mark() == now:
                frame.stamp = there


@final
class Entered(Frame):
    """Lies under a resolution begun with `enter`, and tells what it was and how the game stood."""

    __slots__ = ("card", "number", "stamp", "table")

    def __init__(self, card: int, number: int, stamp: str, table: tuple[object, ...] | None) -> None:
        self.card = card
        self.number = number
        self.stamp = stamp  # "" as long as nobody has asked for it: hardly anything leads back to itself
        self.table = table  # what it is made from then

    def mark(self) -> str:
        """What the table is known by that it was begun at."""
        if self.table is not None:
            self.stamp = stamp_of(self.table)
            self.table = None
        return self.stamp

    def same(self, card: int, number: int, stamp: str) -> bool:
        return self.card == card and self.number == number and self.mark() == stamp

    def step(self, g: State) -> bool:
        g.pop()
        return False

    def copy(self) -> Entered:
        return Entered(self.card, self.number, self.stamp, self.table)

    def key(self) -> tuple[object, ...]:
        return ("entered", self.card, self.number, self.mark())


@final
class Loop(Frame):
    """Asks how many times the loop happens; then it is over, and what led to it goes on."""

    __slots__ = ("who",)

    def __init__(self, who: int) -> None:
        self.who = who

    def step(self, g: State) -> bool:
        return True

    def side(self, g: State) -> int:
        return self.who

    def prompt(self, g: State) -> str:
        return "This would go on for ever: how many times does it happen?"

    def options(self, g: State) -> list[Option]:
        return [Option(O_NUMBER, -1, n) for n in range(1, MOST + 1)]

    def choose(self, g: State, option: Option) -> None:
        g.pop()
        g.note("The loop happens {n} time{s} and ends.", number=option.arg)

    def copy(self) -> Loop:
        return Loop(self.who)

    def key(self) -> tuple[object, ...]:
        return ("loop", self.who)
