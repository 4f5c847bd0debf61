"""Genesis cycle: Weyland Consortium."""

from netrunner.cards.vocabulary import *

card(
    "Amazon Industrial Zone",
    whenever(INSTALLED, Rez(THAT_CARD, less=3), who=Filter(ICE), server=THIS_SERVER, optional=True),
)

card(
    "Oversight AI",
    play=(
        Choose(ice(rezzed=False)),
        Rez(CHOSEN, free=True),
        BecomeCounter(Trigger(ALL_BROKEN, Trash(HOST), who=that_host(ICE))),
    ),
)

card(
    "Woodcutter",
    advanceable(rezzed=True),
    GainsSubroutines(Subroutine(Damage(NET, 1)), Counters(ADVANCEMENT)),
)
