"""Honor and Profit: neutral Runner cards."""

from netrunner.cards.vocabulary import *

card("Mass Install", play=InstallFromHand(Filter(PROGRAM, side=RUNNER, zone=HAND), count=3, up_to=True))

card(
    "Overmind",
    when_installed(Place(POWER, UnusedMemory())),
    paid(Cost(counter=POWER, counters=1), Break()),
    paid(Cost(1), Boost(1)),
)

card(
    "Q-Coherence Chip",
    memory(1),
    Trigger(
        TRASHED,
        (Trash(itself=True),),
        who=Filter(PROGRAM),
        when=From(PLAY),
        words="When an installed program is trashed, trash this card.",
    ),
)
