"""Core Set: Jinteki."""

from netrunner.cards.vocabulary import *

card(
    "Jinteki: Personal Evolution",
    whenever(AGENDA_SCORED, Damage(NET, 1)),
    whenever(STOLEN, Damage(NET, 1), by=OPPONENT),
)

card(
    "Nisei MK II",
    when_scored(Place(AGENDA_COUNTER)),
    paid(Cost(counter=AGENDA_COUNTER, counters=1), EndRun()),
)

card(
    "Project Junebug",
    advanceable(),
    when_accessed(PayTo(Cost(1), Damage(NET, Counters(ADVANCEMENT, each=2))), optional=True),
)

card(
    "Snare!",
    Trigger(
        ACCESSED,
        (RevealEventCard(),),
        itself=True,
        inactive=True,
        server=RND,
        words="If this card is accessed from R&D, the Runner must reveal it.",
    ),
    when_accessed(PayTo(Cost(4), Both(Damage(NET, 3), Tag(1))), optional=True, when=NotFrom(DISCARD)),
)

card(
    "Zaibatsu Loyalty",
    RezWhen(WOULD_EXPOSE, words="If the Runner is about to expose a card, you may rez this card."),
    paid(Cost(1), PreventExpose(), prevents=WOULD_EXPOSE),
    paid(Cost(trash_self=True), PreventExpose(), prevents=WOULD_EXPOSE),
)

card("Neural EMP", play=Damage(NET, 1), play_only_if=RanLastTurn())

card("Precognition", play=ArrangeTop(5))

card("Cell Portal", subroutine(ApproachOutermost(), DerezSelf()))

card(
    "Chum",
    subroutine(
        NextEncounter(
            Static(Q_STRENGTH, 2, Filter(ICE, encountered=True), when=EncounterNumber()),
            Trigger(INTERACTION_OVER, (If(NotAllBroken(), Damage(NET, 3)),), when=EncounterNumber()),
            words=(
                "the next piece of ice the Runner encounters during this run has +2 strength. Do 3 net damage unless "
                "the Runner breaks all subroutines on that piece of ice"
            ),
        )
    ),
)

card("Data Mine", subroutine(Damage(NET, 1), Trash(itself=True)))

card("Neural Katana", subroutine(Damage(NET, 3)))

card("Wall of Thorns", subroutine(Damage(NET, 2)), subroutine(EndRun()))

card(
    "Akitaro Watanabe",
    Static(
        Q_REZ_COST,
        -2,
        ice(server=THIS_SERVER),
        words="The rez cost of ice protecting this server is lowered by 2.",
    ),
)
