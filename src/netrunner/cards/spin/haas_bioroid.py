"""Spin cycle: Haas-Bioroid."""

from netrunner.cards.vocabulary import *

card(
    "Project Ares",
    when_scored(
        Choose(Filter(side=RUNNER), TokensWhenScored(over=4), by=RUNNER),
        Trash(by=RUNNER),
        If(AnyTrashed(), BadPublicity(1)),
        words=(
            "Scored with more than 4 advancement tokens, this agenda makes the Runner trash an installed "
            "card per surplus token. If any card goes, you take 1 bad publicity."
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
