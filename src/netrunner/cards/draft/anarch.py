"""Draft: the Anarch identity."""

from netrunner.cards.vocabulary import *

card(
    "Wyvern: Chemically Enhanced",
    whenever(
        TRASHED, Move(top(zone=DISCARD), to=SHUFFLED), who=corp_card(zone=ANY_ZONE), when=most_installed("anarch")
    ),
)
