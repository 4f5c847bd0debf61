"""Kitara Cycle: neutral Corp cards."""

from netrunner.cards.vocabulary import *

TAXED = Filter(
    0,
    Either(Filter(PROGRAM | HARDWARE), Filter(RESOURCE, subtype="virtual")),
    side=RUNNER,
    zone=ANY_ZONE,
    words="program, piece of hardware or virtual resource",
)

card(
    "SSL Endorsement",
    Trigger((AGENDA_SCORED, STOLEN), Place(CREDIT, 9), itself=True, inactive=True),
    even_stolen(
        each_turn(
            Take(3),
            optional=True,
            words=(
                "When your turn begins, you may take 3 credits from this agenda, even while it is in the Runner's "
                "score area."
            ),
        )
    ),
)

card(
    "NGO Front",
    advanceable(),
    paid(Cost(trash_self=True, counter=ADVANCEMENT, counters=1), Gain(5)),
    paid(Cost(trash_self=True, counter=ADVANCEMENT, counters=2), Gain(8)),
)

card(
    "Distract the Masses",
    play=(
        Gain(2, RUNNER),
        Choose(corp_card(zone=HAND), 2, up_to=True),
        Trash(CHOSEN),
        Choose(corp_card(zone=DISCARD), 2, up_to=True),
        Move(CHOSEN, to=SHUFFLED),
        Along(Move(THIS, to=REMOVED)),
    ),
)

card(
    "TechnoCo",
    Static(Q_INSTALL_COST, 1, TAXED),
    whenever(INSTALLED, Gain(1), who=TAXED, by=OPPONENT, optional=True),
)

card("Rashida Jaheem", each_turn(PayTo(Cost(trash_self=True), Both(Gain(3), Draw(3))), optional=True))
