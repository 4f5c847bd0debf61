"""Reign and Reverie: Adam."""

from netrunner.cards.vocabulary import *

card(
    "Algernon",
    each_turn(
        PayTo(
            Cost(2),
            GainClicks(1),
            Until(
                UNTIL_TURN_ENDS,
                Trigger(TURN_ENDS, Trash(THIS), by=YOU, when=Not(Happened(RUN_SUCCESSFUL, side=RUNNER))),
            ),
        ),
        optional=True,
        prompt="pay 2 credits to gain 1 click; without a successful run this turn, it is trashed when your turn ends",
        words=(
            "When your turn begins, you may pay 2 credits to gain 1 click. If you do, trash this card when your turn "
            "ends if you did not make a successful run this turn."
        ),
    ),
)
