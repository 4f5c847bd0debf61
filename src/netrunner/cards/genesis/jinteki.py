"""Genesis cycle: Jinteki."""

from netrunner.cards.vocabulary import *

card(
    "Braintrust",
    when_scored(
        Place(AGENDA_COUNTER, TokensWhenScored(over=3, per=2)),
        words=(
            "Scored with more than 3 advancement tokens, this agenda gets an agenda counter for each 2 of the surplus."
        ),
    ),
    Static(
        Q_REZ_COST,
        Counters(AGENDA_COUNTER, each=-1),
        ice(),
        words="Every piece of ice costs 1 credit less to rez for each agenda counter on this agenda.",
    ),
)

card("Bullfrog", subroutine(Psi(MoveIceAndRun())))

card(
    "Fetal AI",
    when_accessed(
        If(From(DECK), RevealEventCard()),
        Damage(NET, 2),
        when=NotFrom(DISCARD),
        words=(
            "When the Runner accesses this agenda anywhere but in Archives, do 2 net damage. A Runner who accesses it "
            "from R&D reveals it first."
        ),
    ),
    ExtraCost(
        "steal",
        Cost(2),
        itself=True,
        words="The Runner must pay 2 credits as an additional cost to steal this agenda.",
    ),
)

card(
    "Midori",
    Trigger(
        APPROACHED_ICE,
        (SwapApproachedIce(),),
        server=THIS_SERVER,
        optional=True,
        once_per_run=True,
        words=(
            "Once each run, as ice of this server is approached, you may exchange it for ice from HQ, "
            "which comes into play unrezzed."
        ),
    ),
)

card(
    "Sensei",
    subroutine(
        Until(
            UNTIL_RUN_ENDS,
            GainsSubroutines(Subroutine((EndRun(),)), who=Filter(ICE, encountered=True, other=True), last=True),
            words=(
                'for the remainder of this run, each piece of ice the Runner encounters, except this one, gains "End '
                'the run" after all its other subroutines'
            ),
        )
    ),
)

card("Sunset", play=ArrangeIce())

card("Trick of Light", play=MoveAdvancement(2))
