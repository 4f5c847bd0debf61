"""Magnum Opus: NBN."""

from netrunner.cards.vocabulary import *


class RevealedAlike(Condition):
    """So many of the cards that this ice revealed as it was encountered have the same type."""

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number

    def holds(self, g: Position, ctx: Context) -> bool:
        counts: dict[int, int] = {}
        event = g.history
        while event is not None and event.kind != ENCOUNTERED:
            if event.kind == REVEALED and event.cause == ctx.source and event.definition is not None:
                counts[event.definition.type] = counts.get(event.definition.type, 0) + 1
            event = event.previous
        return event is not None and event.card == ctx.source and max(counts.values(), default=0) >= self.number

    def phrase(self, voice: Voice) -> str:
        return f"{self.number} of the revealed cards have the same type"


card(
    "Slot Machine",
    when_encountered(Move(top(1, RUNNER), to=BOTTOM), Reveal(top(3, RUNNER), alone=True)),
    subroutine(Lose(3, RUNNER)),
    subroutine(If(RevealedAlike(2), Gain(3))),
    subroutine(If(RevealedAlike(3), Choose(Filter()), Place(ADVANCEMENT, 3, on=CHOSEN))),
)
