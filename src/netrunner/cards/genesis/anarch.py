"""Genesis cycle: Anarch."""

from netrunner.cards.vocabulary import *

card(
    "Darwin",
    icebreaker("", 2),
    Static(Q_STRENGTH, Counters(VIRUS)),
    each_turn(PayTo(Cost(1), Place(VIRUS)), optional=True),
)

card(
    "Data Leak Reversal",
    InstallOnly(when=Happened(RUN_SUCCESSFUL, side=RUNNER, server=CENTRAL)),
    action(Cost(clicks=1), Trash(top(1, CORP), by=CORP), when=TAGGED),
)

card("Disrupter", paid(Cost(trash_self=True), RestartTrace(0), prevents=WOULD_TRACE))

card(
    "Imp",
    when_installed(Place(VIRUS, 2)),
    Paid(Cost(counter=VIRUS), Trash(ACCESSED_CARD, by=RUNNER, revealed=True), once_per_turn=True, on_access=True),
)

card(
    "Nerve Agent",
    whenever(RUN_SUCCESSFUL, Place(VIRUS), server=HQ),
    Static(Q_MAY_ACCESS, after_first(VIRUS), server=HQ),
)

card("Scrubber", recurring(2, FOR_TRASHING))

card(
    "Spinal Modem",
    memory(1),
    recurring(2, FOR_ABILITY, on=program(subtype="icebreaker")),
    whenever(
        TRACED,
        Damage(BRAIN, 1, suffer=True),
        by=ANYONE,
        when=All(TraceSucceeded(), DuringRun()),
    ),
)

card(
    "Joshua B.",
    each_turn(GainClicks(1), Until(UNTIL_TURN_ENDS, Trigger(TURN_ENDS, Tag(1), by=YOU)), optional=True),
)
