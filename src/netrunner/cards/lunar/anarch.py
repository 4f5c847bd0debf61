"""Lunar cycle: Anarch."""

from netrunner.cards.vocabulary import *

card("Ekomind", Static(Q_MEMORY_LIMIT, Count(runner_card(zone=HAND)), sets=True))

card(
    "Incubator",
    each_turn(Place(VIRUS)),
    action(
        Cost(clicks=1, trash_self=True),
        Choose(virus(other=True)),
        MoveCounters(VIRUS),
        when=Compare(Counters(VIRUS), ">=", 1),
    ),
)
