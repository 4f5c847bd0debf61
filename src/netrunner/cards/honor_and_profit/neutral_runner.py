"""Honor and Profit: neutral Runner cards."""

from netrunner.cards.vocabulary import *

card(
    "Mass Install",
    play=Repeat(3, Choose(program(zone=HAND), up_to=True), Install(CHOSEN)),
)

card(
    "Overmind",
    when_installed(Place(POWER, UnusedMemory())),
    paid(Cost(counter=POWER), Break()),
    paid(Cost(1), Boost(1)),
)

card("Q-Coherence Chip", memory(1), whenever(TRASHED, Trash(THIS), who=program(), by=ANYONE, when=From(PLAY)))
