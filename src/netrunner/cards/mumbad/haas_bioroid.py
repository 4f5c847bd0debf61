"""Mumbad cycle: Haas-Bioroid."""

from netrunner.cards.vocabulary import *
from netrunner.engine.event import Event


class SameActionClicks(Condition):
    """With this event its side has spent so many clicks on the same action, for the first time this turn, the source
    being active while all of them were spent."""

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
                spent[event.what] = spent.get(event.what, 0) + event.amount
                if active and event.what == latest.what:
                    seen += event.amount
            event = event.previous
        total = spent.pop(latest.what)
        if total - latest.amount >= self.number or any(clicks >= self.number for clicks in spent.values()):
            return False
        return seen >= self.number


card(
    "Clone Suffrage Movement",
    each_turn(
        If(
            Not(Any(ice(protecting=THIS_SERVER))),
            Choose(operation(zone=DISCARD)),
            Move(CHOSEN, to=HAND, reveal=True),
        ),
        optional=True,
    ),
)

card(
    "Jeeves Model Bioroids",
    whenever(
        SPENT_CLICK,
        GainClicks(1),
        when=SameActionClicks(3),
        words="The first time each turn that you spend 3 clicks on the same action, gain 1 click.",
    ),
)
