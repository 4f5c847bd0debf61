"""Genesis: Anarch."""

from netrunner.cards.vocabulary import *

card(
    "Darwin",
    icebreaker("", 2),
    Static(Q_STRENGTH, Counters(VIRUS), words="This card's strength is the number of virus counters on it."),
    each_turn(PayTo(Cost(1), Place(VIRUS)), optional=True),
)

card(
    "Data Leak Reversal",
    InstallOnly(
        when=RanThisTurn(CENTRAL),
        words="Install Data Leak Reversal only if you have made a successful run on a central server this turn.",
    ),
    action(Cost(clicks=1), TrashTop(CORP), when=Tagged()),
)

card("Disrupter", paid(Cost(trash_self=True), RestartTrace(0), prevents=WOULD_TRACE))

card(
    "Imp",
    when_installed(Place(VIRUS, 2)),
    Paid(
        Cost(counter=VIRUS, counters=1),
        (TrashAccessed(),),
        once_per_turn=True,
        on_access=True,
        words=(
            "Once each turn, a virus counter from this card trashes the card you are accessing for "
            "nothing, whether or not it has a trash cost."
        ),
    ),
)

card(
    "Nerve Agent",
    whenever(RUN_SUCCESSFUL, Place(VIRUS), server=HQ),
    Static(
        Q_MAY_ACCESS,
        Counters(VIRUS, after=1),
        server=HQ,
        words=(
            "Whenever you access cards from HQ, you may access 1 additional card for each virus counter after the "
            "first on this card."
        ),
    ),
)

card("Scrubber", recurring(2, FOR_TRASHING, words="Use these credits to pay the trash costs of cards."))

card(
    "Spinal Modem",
    memory(1),
    recurring(2, FOR_ABILITY, on=Filter(subtype="icebreaker"), words="Use these credits to pay for using icebreakers."),
    Trigger(
        TRACED,
        (Damage(BRAIN, 1, suffer=True),),
        when=All(TraceSucceeded(), DuringRun()),
        words="Whenever a trace is successful during a run, suffer 1 brain damage.",
    ),
)

card(
    "Joshua B.",
    each_turn(
        GainClicks(1),
        Until(
            UNTIL_TURN_ENDS,
            Trigger(TURN_ENDS, (Tag(1, own=True),), by=YOU),
            words="take 1 tag when this turn ends",
        ),
        optional=True,
        words="When your turn begins, you may gain 1 click. If you do, take 1 tag when this turn ends.",
    ),
)
