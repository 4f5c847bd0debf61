"""Mumbad Cycle: Haas-Bioroid."""

from netrunner.cards.vocabulary import *

card(
    "Clone Suffrage Movement",
    each_turn(
        If(
            NoIceHere(),
            Choose(Filter(OPERATION, zone=DISCARD, side=CORP)),
            ToHand(reveal=True),
        ),
        optional=True,
        words=(
            "When your turn begins, if no ice protects this server, you may reveal an operation in Archives and add it "
            "to HQ."
        ),
    ),
)

card(
    "Jeeves Model Bioroids",
    whenever(
        SPENT_CLICK,
        GainClicks(1),
        when=SameActionClicks(3),
        words="The first time each turn that you spend 3 clicks on the same action, gain 1 click.",
    ),
)
