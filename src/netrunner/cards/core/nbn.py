"""Core Set: NBN."""

from netrunner.cards.vocabulary import *

card(
    "NBN: Making News",
    recurring(2, FOR_TRACE, words="Use them only during traces."),
)

card(
    "AstroScript Pilot Program",
    when_scored(Place(AGENDA_COUNTER)),
    paid(
        Cost(counter=AGENDA_COUNTER, counters=1),
        Choose(advanceable_card()),
        Place(ADVANCEMENT, chosen=True),
    ),
)

card(
    "Breaking News",
    when_scored(Tag(2)),
    Trigger(
        TURN_ENDS,
        (RemoveTags(2),),
        when=ScoredThisTurn(itself=True),
        words="At the end of the turn in which you scored this agenda, the Runner loses 2 tags.",
    ),
)

card("Anonymous Tip", play=Draw(3))

card("Closed Accounts", play=LoseCredits(RUNNER), play_only_if=Tagged())

card(
    "Psychographics",
    play=If(Tagged(), Choose(advanceable_card()), Place(ADVANCEMENT, X, chosen=True)),
    x_max=Tags(),
    words=(
        "X cannot be more than the number of tags the Runner has. "
        "Place X advancement tokens on one card that can be advanced."
    ),
)

card("SEA Source", play=Trace(3, Tag(1)), play_only_if=RanLastTurn(successful=True))

card(
    "Ghost Branch",
    advanceable(),
    when_accessed(Tag(Counters(ADVANCEMENT)), optional=True),
)

card(
    "Data Raven",
    when_encountered(OneOf((Tag(1, own=True),), (EndRun(),), by=RUNNER)),
    paid(Cost(counter=POWER, counters=1), Tag(1)),
    subroutine(Trace(3, Place(POWER))),
)

card(
    "Matrix Analyzer",
    when_encountered(
        PayTo(Cost(1), Choose(advanceable_card()), Place(ADVANCEMENT, chosen=True)),
        optional=True,
        words=(
            "As the Runner encounters this ice, you may pay 1 credit for 1 advancement token on any card "
            "that can be advanced."
        ),
    ),
    subroutine(Trace(2, Tag(1))),
)

card("Tollbooth", when_encountered(MustPayOr(3, EndRun())), subroutine(EndRun()))

card(
    "Red Herrings",
    ExtraCost(
        "steal",
        Cost(5),
        Filter(AGENDA, zone=ANY_ZONE, accessed_here=True),
        outlives_trashing=True,
        words=(
            "The Runner must pay 5 credits as an additional cost to steal an agenda accessed from this server, even "
            "during the run on which this card is trashed."
        ),
    ),
)

card(
    "SanSan City Grid",
    Static(
        Q_ADVANCEMENT,
        -1,
        Filter(AGENDA, server=THIS_SERVER),
        words="Agendas in this server need 1 advancement token less to be scored.",
    ),
)
