"""Core Set: NBN."""

from netrunner.cards.vocabulary import *

card("NBN: Making News", recurring(2, FOR_TRACE))

card(
    "AstroScript Pilot Program",
    when_scored(Place(AGENDA_COUNTER)),
    paid(Cost(counter=AGENDA_COUNTER), Choose(can_be_advanced()), Place(ADVANCEMENT, on=CHOSEN)),
)

card(
    "Breaking News",
    when_scored(Tag(2)),
    Trigger(
        TURN_ENDS,
        Untag(2),
        when=Happened(AGENDA_SCORED, this_card()),
    ),
)

card("Anonymous Tip", play=Draw(3))

card("Closed Accounts", play=Lose(who=RUNNER), play_only_if=TAGGED)

card(
    "Psychographics",
    play=If(TAGGED, Choose(can_be_advanced()), Place(ADVANCEMENT, X, on=CHOSEN)),
    x_max=TAGS,
    words=(
        "X cannot be more than the number of tags the Runner has. "
        "Place X advancement tokens on one card that can be advanced."
    ),
)

card("SEA Source", play=Trace(3, Tag(1)), play_only_if=Happened(RUN_SUCCESSFUL, since=LAST_TURN, side=RUNNER))

card("Ghost Branch", advanceable(), when_accessed(Tag(Counters(ADVANCEMENT)), optional=True))

card(
    "Data Raven",
    when_encountered(OneOf(Tag(1), EndRun(), by=RUNNER)),
    paid(Cost(counter=POWER), Tag(1)),
    subroutine(Trace(3, Place(POWER))),
)

card(
    "Matrix Analyzer",
    when_encountered(PayTo(Cost(1), Choose(can_be_advanced()), Place(ADVANCEMENT, on=CHOSEN)), optional=True),
    subroutine(Trace(2, Tag(1))),
)

card("Tollbooth", when_encountered(MustPay(Cost(3), EndRun())), subroutine(EndRun()))

card(
    "Red Herrings",
    additional_cost("steal", Cost(5), agenda(AccessedFrom(THIS_SERVER), zone=ANY_ZONE), outlives_trashing=True),
)

card("SanSan City Grid", Static(Q_ADVANCEMENT, -1, agenda(inside=THIS_SERVER)))
