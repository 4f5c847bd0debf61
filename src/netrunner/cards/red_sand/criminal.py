"""The Red Sand Cycle: Criminal."""

from netrunner.cards.vocabulary import *

card(
    "Aeneas Informant",
    whenever(
        ACCESS_OVER,
        RevealEventCard(),
        Gain(1),
        when=HasTrashCost(),
        optional=True,
        words=(
            "Whenever you access a card with a trash cost outside of Archives and do not trash it, you may reveal it "
            "and gain 1 credit."
        ),
    ),
)
