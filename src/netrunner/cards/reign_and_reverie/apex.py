"""Reign and Reverie: Apex."""

from netrunner.cards.vocabulary import *

card(
    "Reboot",
    play=(
        Run(
            ARCHIVES,
            if_successful=ReplaceAccess(
                Choose(runner_card(zone=DISCARD), 5, up_to=True),
                Install(CHOSEN, facedown=True),
            ),
        ),
        Along(Move(THIS, to=REMOVED)),
    ),
)
