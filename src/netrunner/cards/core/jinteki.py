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
    when_accessed(
        If(From(DECK), RevealEventCard()),
        May(PayTo(Cost(4), Both(Damage(NET, 3), Tag(1)))),
        when=NotFrom(DISCARD),
        words=(
            "When the Runner accesses this card anywhere but in Archives, you may pay 4 credits to do 3 net damage "
            "and give the Runner 1 tag. A Runner who accesses it from R&D reveals it first."
        ),
    ),
)

card(
    "Zaibatsu Loyalty",
    RezWhen(WOULD_EXPOSE, words="You may rez this card when the Runner is about to expose a card."),
    paid(Cost(1), PreventExpose(), prevents=WOULD_EXPOSE),
    paid(Cost(trash_self=True), PreventExpose(), prevents=WOULD_EXPOSE),
)

card("Neural EMP", play=Damage(NET, 1), play_only_if=RanLastTurn())

card("Precognition", play=ArrangeTop(5))

card(
    "Cell Portal",
    subroutine(
        ApproachOutermost(),
        DerezSelf(),
        words=(
            "The Runner is sent back to approach the outermost piece of ice protecting the attacked server. "
            "Derez this ice"
        ),
    ),
)

card(
    "Chum",
    subroutine(
        NextEncounter(
            Static(Q_STRENGTH, 2, Filter(ICE, encountered=True), when=EncounterNumber()),
            Trigger(INTERACTION_OVER, (If(NotAllBroken(), Damage(NET, 3)),), when=EncounterNumber()),
            words=(
                "the piece of ice the Runner encounters next in this run has +2 strength, and unless the Runner breaks "
                "every subroutine on it, do 3 net damage"
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
        words="Each piece of ice protecting this server costs 2 credits less to rez.",
    ),
)
