"""Genesis: neutral Runner cards."""

from netrunner.cards.vocabulary import *

card("Dyson Mem Chip", memory(1), link(1))

card(
    "New Angeles City Hall",
    paid(Cost(2), AvoidTags(1), prevents=WOULD_TAG),
    whenever(STOLEN, Trash(itself=True), words="When you steal an agenda, trash this card."),
)

card("Underworld Contact", each_turn(If(LinkAtLeast(2), Gain(1))))
