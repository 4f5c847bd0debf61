"""Red Sand cycle: Criminal."""

from netrunner.cards.vocabulary import *

card(
    "Aeneas Informant",
    whenever(
        ACCESS_OVER,
        Reveal(THAT_CARD),
        Gain(1),
        who=Filter(0, HasTrashCost()),
        when=Not(From(DISCARD)),
        optional=True,
        words=(
            "Whenever you access a card with a trash cost outside of Archives and do not trash it, you may reveal it "
            "and gain 1 credit."
        ),
    ),
)
