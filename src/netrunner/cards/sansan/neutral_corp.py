"""SanSan cycle: neutral Corp cards."""

from netrunner.cards.vocabulary import *

card(
    "Tech Startup",
    each_turn(
        Trash(THIS),
        Search(asset(zone=DECK)),
        Install(CHOSEN),
        optional=True,
        prompt="trash this card, search R&D for an asset and install it",
    ),
)

card("Breaker Bay Grid", Static(Q_REZ_COST, -5, in_this_server()))

card("Quicksand", when_encountered(Place(POWER)), Static(Q_STRENGTH, Counters(POWER)), subroutine(EndRun()))

card(
    "Underway Grid",
    Forbid("bypass", ice(protecting=THIS_SERVER)),
    Forbid("expose", corp_card(InOrProtecting(THIS_SERVER))),
)

card("Vanity Project")

card("The Future is Now", when_scored(Search(corp_card(zone=DECK), reveal=False), Move(CHOSEN, to=HAND)))
