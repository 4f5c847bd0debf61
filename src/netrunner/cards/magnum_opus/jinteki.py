"""Magnum Opus: Jinteki."""

from netrunner.cards.vocabulary import *

card(
    "Embolus",
    each_turn(PayTo(Cost(1), Place(POWER)), optional=True),
    whenever(RUN_SUCCESSFUL, Remove(POWER), by=OPPONENT),
    paid(Cost(counter=POWER), EndRun(), when=RunningOn(THIS_SERVER)),
)
