"""Genesis cycle: NBN."""

from netrunner.cards.vocabulary import *

card(
    "ChiLo City Grid",
    whenever(
        TRACED,
        Tag(1),
        when=All(TraceSucceeded(), RunningOn(THIS_SERVER)),
        words="Whenever a trace is successful during a run on this server, give the Runner 1 tag.",
    ),
)

card("Pop-up Window", when_encountered(Gain(1)), subroutine(Unless(RUNNER, Cost(1), EndRun())))

card(
    "TMI",
    Trigger(
        REZZED,
        (Trace(2, failure=(DerezSelf(),)),),
        itself=True,
        words="When you rez this ice, trace 2. If unsuccessful, derez it.",
    ),
    subroutine(EndRun()),
)
