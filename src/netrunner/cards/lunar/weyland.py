"""Lunar Cycle: Weyland Consortium."""

from netrunner.cards.vocabulary import *

card(
    "Crisium Grid",
    Forbid(
        "succeed",
        when=RunHere(),
        words="For card abilities, a successful run on this server is neither successful nor unsuccessful.",
    ),
)

card("Taurus", constellation(Choose(Filter(HARDWARE)), Trash(), words="trash an installed piece of hardware"))

card(
    "Wendigo",
    advanceable(),
    GainsSubtypes(
        ("barrier",),
        ("code gate",),
        when=OddCounters(ADVANCEMENT),
        words=("While the number of advancement tokens on this ice is odd, it gains barrier and loses code gate."),
    ),
    subroutine(
        Choose(program()),
        Until(UNTIL_RUN_ENDS, Forbid("use", Filter(itself=True)), chosen=True, words="the Runner cannot use it"),
        words="Choose an installed program. The Runner cannot use it for the remainder of this run",
    ),
)
