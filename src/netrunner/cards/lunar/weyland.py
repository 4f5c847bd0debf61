"""Lunar cycle: Weyland Consortium."""

from netrunner.cards.vocabulary import *


class OddTokens(Condition):
    """There is an odd number of advancement tokens on the source."""

    def holds(self, g: Position, ctx: Context) -> bool:
        return g.counters_of(ctx, ADVANCEMENT) % 2 == 1

    def phrase(self, voice: Voice) -> str:
        return "there is an odd number of advancement tokens on this ice"


card(
    "Crisium Grid",
    Forbid(
        "succeed",
        when=RunningOn(THIS_SERVER),
        words="For card abilities, a successful run on this server is neither successful nor unsuccessful.",
    ),
)

card("Taurus", constellation(Choose(hardware()), Trash(CHOSEN)))

card(
    "Wendigo",
    advanceable(),
    GainsSubtypes(("barrier",), ("code gate",), when=OddTokens()),
    subroutine(
        Choose(program()),
        Until(UNTIL_RUN_ENDS, Forbid("use", this_card(), side=RUNNER), of=CHOSEN),
    ),
)
