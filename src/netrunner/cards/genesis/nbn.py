"""Genesis cycle: NBN."""

from netrunner.cards.vocabulary import *

card("NBN: The World is Yours*", Static(Q_HAND_SIZE, 1))

card(
    "Project Beale",
    when_scored(Place(AGENDA_COUNTER, greatest(0, TOKENS - 3) // 2)),
    Static(Q_POINTS, Counters(AGENDA_COUNTER)),
)

card("Restructured Datapool", action(Cost(clicks=1), Trace(2, Tag(1))))

card("Marked Accounts", each_turn(Take(1)), action(Cost(clicks=1), Place(CREDIT, 3)))

card("Net Police", recurring(LINK, FOR_TRACE))

card("Big Brother", play=Tag(2), play_only_if=TAGGED)

card(
    "Midseason Replacements",
    play=Trace(6, Tag(MARGIN)),
    play_only_if=Happened(STOLEN, since=LAST_TURN, side=RUNNER),
)

card(
    "Data Hound",
    subroutine(Trace(2, Look(top(MARGIN, RUNNER)), Choose(LOOKED), Trash(CHOSEN), Arrange(LOOKED))),
)

card(
    "Flare",
    subroutine(Trace(6, Choose(hardware()), Both(Trash(CHOSEN), Damage(MEAT, 2, preventable=False), EndRun()))),
)

card("Pop-up Window", when_encountered(Gain(1)), subroutine(Unless(Cost(1), EndRun())))

card("TMI", when_rezzed(Trace(2, failure=Derez(THIS))), subroutine(EndRun()))

card(
    "Uroboros",
    subroutine(Trace(4, Until(UNTIL_TURN_ENDS, Forbid("run", side=RUNNER)))),
    subroutine(Trace(4, EndRun())),
)

card(
    "Bernice Mai",
    whenever(RUN_SUCCESSFUL, Trace(5, Tag(1), failure=Trash(THIS)), by=ANYONE, server=THIS_SERVER),
)

card(
    "ChiLo City Grid",
    whenever(
        TRACED,
        Tag(1),
        when=All(TraceSucceeded(), RunningOn(THIS_SERVER)),
    ),
)
