"""Genesis cycle: Weyland Consortium."""

from netrunner.cards.vocabulary import *

card(
    "Amazon Industrial Zone",
    whenever(
        INSTALLED,
        RezEventCard(discount=3),
        who=Filter(ICE),
        server=THIS_SERVER,
        optional=True,
        words=(
            "Whenever you install a piece of ice protecting this server, you may rez it at once, lowering its rez cost "
            "by 3."
        ),
    ),
)

card(
    "Oversight AI",
    play=(
        Choose(ice(rezzed=False)),
        RezChosen(free=True),
        InstallAsCondition(
            Trigger(
                ALL_BROKEN,
                (Trash(host=True),),
                when=HostOfEvent(),
                words="Trash host ice if all its subroutines are broken during a single encounter.",
            )
        ),
    ),
    words=(
        "Rez a piece of ice, ignoring all costs, and install this card on it as a hosted condition counter: when all "
        "subroutines on that ice are broken during a single encounter, it is trashed."
    ),
)

card(
    "Woodcutter",
    Advanceable(rezzed=True, words="This ice can be advanced only while it is rezzed."),
    GainsSubroutines(
        Subroutine((Damage(NET, 1),)),
        Counters(ADVANCEMENT),
        words='It gains "[subroutine] Do 1 net damage." for each advancement token on it.',
    ),
)
