"""Core Set: Jinteki."""

from netrunner.cards.vocabulary import *


class ApproachOutermost(Effect):
    """The Runner approaches the outermost piece of ice protecting the attacked server."""

    __slots__ = ()

    def step(self, g: State, f: Resolve) -> int:
        run = g.run()
        if run is not None:
            run.go_back()
        return DONE

    def could(self, g: State, ctx: Context) -> bool:
        return g.run_at >= 0

    def phrase(self, voice: Voice) -> str:
        return "the Runner approaches the outermost piece of ice protecting the attacked server"


card("Jinteki: Personal Evolution", whenever((AGENDA_SCORED, STOLEN), Damage(NET, 1), by=ANYONE))

card("Nisei MK II", when_scored(Place(AGENDA_COUNTER)), paid(Cost(counter=AGENDA_COUNTER), EndRun()))

card(
    "Project Junebug",
    advanceable(),
    when_accessed(PayTo(Cost(1), Damage(NET, 2 * Counters(ADVANCEMENT))), optional=True),
)

card(
    "Snare!",
    when_accessed(
        reveal_from_rnd(),
        May(PayTo(Cost(4), Both(Damage(NET, 3), Tag(1)))),
        when=Not(From(DISCARD)),
    ),
)

card(
    "Zaibatsu Loyalty",
    RezWhen(WOULD_EXPOSE),
    paid(Cost(1), Prevent(WOULD_EXPOSE), prevents=WOULD_EXPOSE),
    paid(Cost(trash_self=True), Prevent(WOULD_EXPOSE), prevents=WOULD_EXPOSE),
)

card("Neural EMP", play=Damage(NET, 1), play_only_if=Happened(RUN_BEGINS, since=LAST_TURN, side=RUNNER))

card("Precognition", play=Arrange(top(5)))

card("Cell Portal", subroutine(ApproachOutermost(), Derez(THIS)))

card(
    "Chum",
    subroutine(
        Until(
            UNTIL_RUN_ENDS,
            Static(
                Q_STRENGTH,
                2,
                Filter(ICE, Among(ENCOUNTERED_ICE), zone=ANY_ZONE),
                when=Compare(EncounterNumber(), "==", X),
            ),
            Trigger(
                INTERACTION_OVER,
                If(Not(AllBroken()), Damage(NET, 3)),
                when=Compare(EncounterNumber(), "==", X),
            ),
            x=EncountersThisRun() + 1,
        ),
        words=(
            "The piece of ice the Runner encounters next in this run has +2 strength. Unless the Runner breaks every "
            "subroutine on it, do 3 net damage"
        ),
    ),
)

card("Data Mine", subroutine(Damage(NET, 1), Trash(THIS)))

card("Neural Katana", subroutine(Damage(NET, 3)))

card("Wall of Thorns", subroutine(Damage(NET, 2)), subroutine(EndRun()))

card("Akitaro Watanabe", Static(Q_REZ_COST, -2, ice(protecting=THIS_SERVER)))
