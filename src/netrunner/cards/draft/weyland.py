"""Draft: the Weyland Consortium identity."""

from netrunner.cards.vocabulary import *

card(
    "Fringe Applications: Tomorrow, Today",
    each_turn(
        Choose(ice()),
        Place(ADVANCEMENT, on=CHOSEN),
        by=OPPONENT,
        when=most_rezzed("weyland-consortium"),
    ),
)
