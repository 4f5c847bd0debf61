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
    when_accessed(
        PayTo(Cost(2), Choose(program(), Counters(ADVANCEMENT)), Trash()),
        optional=True,
        words=(
            "When the Runner accesses this card, you may pay 2 credits to trash one installed program for each "
            "advancement token on this card."
        ),
    ),
)

card("Archived Memories", play=Recover(), words="Return a card from Archives to HQ.")

card("Biotic Labor", play=GainClicks(2))

card(
    "Shipment from MirrorMorph",
    play=InstallFromHand(Filter(zone=HAND, side=CORP), count=3, up_to=True),
    words="Install up to 3 cards from HQ one after another, paying all install costs but no clicks.",
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
    trash_program(),
    trash_program(),
    subroutine(Trace(1, Both(Tag(1), Damage(BRAIN, 1)))),
)

card(
    "Viktor 1.0",
    bioroid(),
    subroutine(Damage(BRAIN, 1)),
    subroutine(EndRun()),
)

card(
    "Rototurret",
    trash_program(),
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
    Static(Q_STRENGTH, 1, ice(server=THIS_SERVER), words="Each piece of ice protecting this server has +1 strength."),
)
