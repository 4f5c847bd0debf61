"""Core Set: Haas-Bioroid."""

from netrunner.cards.vocabulary import *

card(
    "Haas-Bioroid: Engineering the Future",
    whenever(INSTALLED, Gain(1), first=True),
)

card("Accelerated Beta Test", when_scored(InstallIceFromTop(3), optional=True))

card(
    "Adonis Campaign",
    when_rezzed(Place(CREDIT, 12)),
    trash_when_empty(),
    each_turn(TakeCredits(3)),
)

card(
    "Aggressive Secretary",
    advanceable(),
    when_accessed(PayTo(Cost(2), Choose(program(), Counters(ADVANCEMENT), by=CORP), Trash()), optional=True),
)

card("Archived Memories", play=Recover())

card("Biotic Labor", play=GainClicks(2))

card(
    "Shipment from MirrorMorph",
    play=InstallFromHand(Filter(zone=HAND, side=CORP), count=3, up_to=True),
)

card(
    "Heimdall 1.0",
    bioroid(),
    subroutine(Damage(BRAIN, 1)),
    subroutine(EndRun()),
    subroutine(EndRun()),
)

card(
    "Ichi 1.0",
    bioroid(),
    subroutine(Choose(program(), by=CORP), Trash()),
    subroutine(Choose(program(), by=CORP), Trash()),
    subroutine(TraceEffect(1, Both(Tag(1), Damage(BRAIN, 1)))),
)

card(
    "Viktor 1.0",
    bioroid(),
    subroutine(Damage(BRAIN, 1)),
    subroutine(EndRun()),
)

card(
    "Rototurret",
    subroutine(Choose(program(), by=CORP), Trash()),
    subroutine(EndRun()),
)

card(
    "Corporate Troubleshooter",
    paid(
        Cost(x=True, trash_self=True),
        Choose(ice(rezzed=True, server=THIS_SERVER)),
        Strengthen(X, UNTIL_TURN_ENDS),
    ),
)

card(
    "Experiential Data",
    Static(Q_STRENGTH, 1, ice(server=THIS_SERVER), words="All ice protecting this server has +1 strength."),
)
