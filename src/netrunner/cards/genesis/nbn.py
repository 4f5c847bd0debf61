"""Genesis cycle: NBN."""

from netrunner.cards.vocabulary import *

card(
    "ChiLo City Grid",
    whenever(
        TRACED,
        Tag(1),
        when=All(TraceSucceeded(), RunningOn(THIS_SERVER)),
    ),
)

card("Pop-up Window", when_encountered(Gain(1)), subroutine(Unless(Cost(1), EndRun())))

card("TMI", when_rezzed(Trace(2, failure=Derez(THIS))), subroutine(EndRun()))
