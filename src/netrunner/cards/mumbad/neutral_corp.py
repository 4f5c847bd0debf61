"""Mumbad Cycle: neutral Corp cards."""

from netrunner.cards.vocabulary import *

card(
    "Mumbad Virtual Tour",
    MustBeTrashed(words="If the Runner accesses this card while it is installed, they must trash it, if able."),
)

card(
    "Museum of History",
    each_turn(
        Choose(Filter(zone=DISCARD, side=CORP)),
        ToDeck(SHUFFLED),
        optional=True,
        words="When your turn begins, you may shuffle 1 card from Archives into R&D.",
    ),
)
