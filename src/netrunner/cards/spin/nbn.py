"""Spin cycle: NBN."""

from netrunner.cards.vocabulary import *

card(
    "RSVP",
    subroutine(
        Until(
            UNTIL_RUN_ENDS,
            Forbid("spend", side=RUNNER),
            words="the Runner cannot spend any credits for the remainder of this run",
        )
    ),
)
