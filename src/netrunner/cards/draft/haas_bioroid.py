"""Draft: the Haas-Bioroid identity."""

from netrunner.cards.vocabulary import *

card(
    "Strategic Innovations: Future Forward",
    end_of_turn(
        Choose(corp_card(zone=DISCARD)),
        Move(CHOSEN, to=SHUFFLED),
        by=OPPONENT,
        when=most_rezzed("haas-bioroid"),
    ),
)
