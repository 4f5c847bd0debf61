"""Spin cycle: NBN."""

from netrunner.cards.vocabulary import *

card("RSVP", subroutine(Until(UNTIL_RUN_ENDS, Forbid("spend", side=RUNNER))))
