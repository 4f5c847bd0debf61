"""Genesis cycle: neutral Runner cards."""

from netrunner.cards.vocabulary import *

card("Dyson Mem Chip", memory(1), link(1))

card(
    "New Angeles City Hall",
    paid(Cost(2), Prevent(WOULD_TAG), prevents=WOULD_TAG),
    whenever(STOLEN, Trash(THIS)),
)

card("Underworld Contact", each_turn(If(Compare(LINK, ">=", 2), Gain(1))))
