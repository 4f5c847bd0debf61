"""Kitara Cycle: Sunny Lebeau."""

from netrunner.cards.vocabulary import *

card(
    "White Hat",
    play=Trace(
        3,
        failure=(
            Reveal(corp_card(zone=HAND)),
            Choose(corp_card(zone=HAND), 2, up_to=True),
            Move(CHOSEN, to=SHUFFLED),
        ),
    ),
    play_only_if=Happened(RUN_SUCCESSFUL, side=RUNNER, server=CENTRAL),
)

card(
    "Black Hat",
    play=Trace(4, failure=Until(UNTIL_TURN_ENDS, Static(Q_ACCESSES, 2, server=HQ_OR_RND))),
)
