"""The Lunar Cycle: Anarch."""

from netrunner.cards.vocabulary import *

card(
    "Ekomind",
    Static(Q_MEMORY_LIMIT, CardsInGrip()),
    Static(Q_MEMORY_LIMIT, -4),
    words="Your memory limit is the number of cards in your grip, instead of 4.\nLimit 1 console per player.",
)

card(
    "Incubator",
    each_turn(Place(VIRUS)),
    action(
        Cost(clicks=1, trash_self=True),
        Choose(Filter(PROGRAM, subtype="virus", other=True, words="another installed virus program")),
        MoveCounters(VIRUS),
        when=HasCounter(VIRUS),
    ),
)
