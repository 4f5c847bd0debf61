"""Core Set: Haas-Bioroid."""

from netrunner.cards.vocabulary import *

card("Haas-Bioroid: Engineering the Future", whenever(INSTALLED, Gain(1), first=True))

card(
    "Accelerated Beta Test",
    when_scored(
        Look(top(3)),
        Repeat(3, Choose(ice(Among(LOOKED), zone=DECK), up_to=True), Install(CHOSEN, free=True, rezzed=True)),
        Trash(LOOKED),
        optional=True,
        words=(
            "When you score this agenda, you may look at the top 3 cards of R&D. Install and rez any ice among them, "
            "ignoring all costs. Trash the rest of those cards."
        ),
    ),
)

card("Adonis Campaign", when_rezzed(Place(CREDIT, 12)), trash_when_empty(), each_turn(Take(3)))

card(
    "Aggressive Secretary",
    advanceable(),
    when_accessed(PayTo(Cost(2), Choose(program(), Counters(ADVANCEMENT)), Trash(CHOSEN)), optional=True),
)

card("Archived Memories", play=(Choose(corp_card(zone=DISCARD)), Move(CHOSEN, to=HAND)))

card("Biotic Labor", play=GainClicks(2))

card(
    "Shipment from MirrorMorph",
    play=Repeat(3, Choose(corp_card(zone=HAND), up_to=True), Install(CHOSEN)),
)

card("Heimdall 1.0", bioroid(), subroutine(Damage(BRAIN, 1)), subroutine(EndRun()), subroutine(EndRun()))

card(
    "Ichi 1.0",
    bioroid(),
    trash_program(),
    trash_program(),
    subroutine(Trace(1, Both(Tag(1), Damage(BRAIN, 1)))),
)

card("Viktor 1.0", bioroid(), subroutine(Damage(BRAIN, 1)), subroutine(EndRun()))

card("Rototurret", trash_program(), subroutine(EndRun()))

card(
    "Corporate Troubleshooter",
    paid(
        Cost(x=True, trash_self=True),
        Choose(ice(rezzed=True, protecting=THIS_SERVER)),
        Boost(X, CHOSEN, until=UNTIL_TURN_ENDS),
    ),
)

card("Experiential Data", Static(Q_STRENGTH, 1, ice(protecting=THIS_SERVER)))
