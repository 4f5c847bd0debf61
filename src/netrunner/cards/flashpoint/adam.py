"""Flashpoint cycle: Adam."""

from netrunner.cards.vocabulary import *

card(
    "Find the Truth",
    whenever(DREW, Reveal(DRAWN)),
    whenever(RUN_SUCCESSFUL, Look(top(1, CORP)), first=True, optional=True),
)
