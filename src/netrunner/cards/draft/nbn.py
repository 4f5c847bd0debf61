"""Draft: the NBN identity."""

from netrunner.cards.vocabulary import *

card(
    "Information Dynamics: All You Need To Know",
    whenever((AGENDA_SCORED, STOLEN), Tag(1), by=ANYONE, when=most_rezzed("nbn")),
)
