"""Spin cycle: Haas-Bioroid."""

from netrunner.cards.vocabulary import *

card(
    "Project Ares",
    when_scored(
        Choose(Filter(side=RUNNER), TokensWhenScored(over=4), by=RUNNER),
        Trash(by=RUNNER),
        If(AnyTrashed(), BadPublicity(1)),
        words=(
            "When you score this agenda, the Runner trashes 1 of their installed cards for each advancement token on "
            "it over 4. If the Runner trashes at least 1 card, take 1 bad publicity."
        ),
    ),
)

card("Accelerated Diagnostics", play=PlayFromTop(3))

ONE_ACCESS = Until(
    UNTIL_RUN_ENDS,
    Forbid("access", when=AccessedThisRun(1), side=RUNNER),
    words="the Runner cannot access more than 1 card during this run",
)

card("Hudson 1.0", bioroid(), subroutine(ONE_ACCESS), subroutine(ONE_ACCESS))
