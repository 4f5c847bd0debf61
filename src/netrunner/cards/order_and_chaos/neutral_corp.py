"""Order and Chaos: neutral Corp cards."""

from netrunner.cards.vocabulary import *

card(
    "Cyberdex Virus Suite",
    when_accessed(reveal_from_rnd(), May(Purge())),
    paid(Cost(trash_self=True), Purge()),
)

card(
    "Sub Boost",
    play=(
        Choose(ice(rezzed=True)),
        BecomeCounter(
            GainsSubtypes(("barrier",), who=that_host(ICE)),
            GainsSubroutines(Subroutine(EndRun()), who=that_host(ICE), last=True),
        ),
    ),
)

card("Dedicated Technician Team", recurring(2, FOR_INSTALL, on=ice(protecting=THIS_SERVER)))
