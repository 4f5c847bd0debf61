"""Mumbad Cycle: Weyland Consortium."""

from netrunner.cards.vocabulary import *

card(
    "Mumbad City Hall",
    action(
        Cost(clicks=1),
        Search(Filter(subtype="alliance", zone=DECK, side=CORP, words="alliance card"), install=True, play=True),
    ),
)

card(
    "Subcontract",
    play=PlayFromHand(Filter(OPERATION, zone=HAND, side=CORP), 2),
    play_only_if=Tagged(),
    words=("Needs a tagged Runner.\nPlay one or two operations from HQ, one after the other, at their full cost."),
)
