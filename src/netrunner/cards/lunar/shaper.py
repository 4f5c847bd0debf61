"""Lunar cycle: Shaper."""

from netrunner.cards.vocabulary import *


class JustRezzed(Condition):
    """The encountered ice was rezzed while it was approached, and not encountered since (FAQ: Nasir Meidan)."""

    def holds(self, g: Position, ctx: Context) -> bool:
        if ctx.event is None:
            return False
        earlier = ctx.event.previous
        rezzed = False
        while earlier is not None and earlier.kind != APPROACHED_ICE:
            if earlier.kind == ENCOUNTERED and earlier.instance == ctx.event.instance:
                return False
            rezzed = rezzed or (earlier.kind == REZZED and earlier.instance == ctx.event.instance)
            earlier = earlier.previous
        return rezzed and earlier is not None and earlier.instance == ctx.event.instance


class RezPrice(Amount):
    """The rez cost of the event's ice, as it was paid when it was last rezzed."""

    def value(self, g: Position, ctx: Context) -> int:
        event = ctx.event
        earlier = event
        while event is not None and earlier is not None:
            if earlier.kind == REZZED and earlier.instance == event.instance:
                return earlier.amount
            earlier = earlier.previous
        return 0


card("Leprechaun", HostsCards(program(), count=2, free_memory=True))

card(
    "Nasir Meidan: Cyber Explorer",
    Trigger(ENCOUNTERED, (Lose(who=RUNNER), Gain(RezPrice())), when=JustRezzed()),
    words=(
        "Whenever you encounter a piece of ice that was rezzed as you approached it, lose all credits in your credit "
        "pool and gain credits equal to the rez cost that was paid."
    ),
)

card("Net Celebrity", recurring(1, when=DuringRun()))

card("Order of Sol", whenever(POOL_EMPTIED, Gain(1), first=True))
