"""The Lunar Cycle: Shaper."""

from netrunner.cards.vocabulary import *

card(
    "Leprechaun",
    Hosts(
        Filter(PROGRAM),
        count=2,
        free_memory=True,
        words=("Two programs may be installed on Leprechaun. They take up none of your memory there."),
    ),
)

card(
    "Nasir Meidan: Cyber Explorer",
    Trigger(
        ENCOUNTERED,
        (LoseCredits(RUNNER), Gain(RezPrice())),
        when=JustRezzed(),
        words=(
            "Ice that is rezzed right before you encounter it costs you every credit in your pool and "
            "pays you its rez cost."
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
