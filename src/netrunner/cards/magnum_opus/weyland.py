"""Magnum Opus: Weyland Consortium."""

from netrunner.cards.vocabulary import *

card(
    "Border Control",
    paid(Cost(trash_self=True), EndRun(), when=RunningOn(THIS_SERVER)),
    subroutine(Gain(Count(ice(protecting=THIS_SERVER)))),
    subroutine(EndRun()),
)
