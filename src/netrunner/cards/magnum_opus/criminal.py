"""Magnum Opus: Criminal."""

from netrunner.cards.vocabulary import *

card(
    "Crowdfunding",
    when_installed(Place(CREDIT, 3)),
    Trigger(COUNTERS_GONE, Both(Trash(THIS), Draw(1)), itself=True, what=CREDIT),
    each_turn(Take(1)),
    Trigger(
        TURN_ENDS,
        Install(THIS, free=True),
        by=YOU,
        when=Happened(RUN_SUCCESSFUL, side=RUNNER, times=3),
        optional=True,
        from_discard=True,
        words=(
            "When your turn ends, if you made at least 3 successful runs this turn and this card is in your heap, you "
            "may install it, ignoring all costs."
        ),
    ),
)
