"""The Lunar Cycle: Shaper."""

from netrunner.cards.vocabulary import *

card(
    "Leprechaun",
    Hosts(
        Filter(PROGRAM),
        count=2,
        free_memory=True,
        words=(
            "Leprechaun can host up to 2 programs. The memory costs of hosted programs do not count against your "
            "memory limit."
        ),
    ),
)

card(
    "Nasir Meidan: Cyber Explorer",
    Trigger(
        ENCOUNTERED,
        (LoseCredits(RUNNER), Gain(RezPrice())),
        when=JustRezzed(),
        words=(
            "Whenever you encounter a piece of ice that was just rezzed, lose all credits in your credit pool, then "
            "gain as many as that ice's rez cost."
        ),
    ),
)

card(
    "Net Celebrity",
    Credits(1, ANYTHING, when=DuringRun(), words="Use this credit during a run."),
)

card(
    "Order of Sol",
    whenever(
        POOL_EMPTIED,
        Gain(1),
        first=True,
        words="The first time each turn you have no credits in your credit pool, gain 1 credit.",
    ),
)
