"""Lunar cycle: Criminal."""

from netrunner.cards.vocabulary import *

card(
    "Leela Patel: Trained Pragmatist",
    whenever((AGENDA_SCORED, STOLEN), Choose(exposable()), Move(CHOSEN, to=HAND), by=ANYONE),
)

card(
    "Switchblade",
    paid(Cost(1, stealth=1), Break("sentry", ANY_NUMBER)),
    paid(Cost(1, stealth=1), Boost(7)),
)

card(
    "The Supplier",
    action(Cost(clicks=1), Choose(runner_card(types=RESOURCE | HARDWARE, zone=HAND)), Host(CHOSEN)),
    each_turn(Choose(runner_card(HostedOn(THIS), zone=HOSTED)), Install(CHOSEN, less=2), optional=True),
)

card("Paper Tripping", play=Untag(ALL), play_only_if=FIRST_CLICK)

card("Power Tap", whenever(TRACE_BEGINS, Gain(1), by=ANYONE))

card(
    "Three Steps Ahead",
    play=Until(UNTIL_TURN_ENDS, Trigger(TURN_ENDS, Gain(2 * Times(RUN_SUCCESSFUL, side=RUNNER)), by=YOU)),
    play_only_if=FIRST_CLICK,
)

card(
    "Unscheduled Maintenance",
    Forbid(
        "install",
        ice(zone=ANY_ZONE),
        when=Happened(INSTALLED, ice(), side=CORP),
        side=CORP,
        words="The Corp cannot install more than 1 piece of ice each turn.",
    ),
)

card("Cache", when_installed(Place(VIRUS, 3)), paid(Cost(counter=VIRUS), Gain(1)))

card("Box-E", memory(2), Static(Q_HAND_SIZE, 2))

card(
    "Autoscripter",
    whenever(
        INSTALLED,
        If(TurnOf(), GainClicks(1)),
        who=program(),
        when=From(HAND),
        first=True,
        words="The first time you install a program from your grip during your turn, gain 1 click.",
    ),
    whenever(RUN_UNSUCCESSFUL, Trash(THIS)),
)

card(
    'Cerberus "Rex" H2',
    when_installed(Place(POWER, 4)),
    paid(Cost(counter=POWER), Break("code gate", 2)),
    paid(Cost(1), Boost(1)),
)

card(
    "Zona Sul Shipping",
    each_turn(Place(CREDIT)),
    action(Cost(clicks=1), Take()),
    Check(TAGGED, Trash(THIS)),
)

card(
    "Bribery",
    play=Run(
        during=(
            Trigger(
                APPROACHED_ICE,
                Until(UNTIL_RUN_ENDS, ExtraCost("rez", Cost(X), this_card()), of=THAT_CARD),
                what=UNREZZED_ICE,
                first=EACH_RUN,
            ),
        )
    ),
    words=(
        "Make a run. As an additional cost to rez the first unrezzed piece of ice approached during this run, the Corp "
        "must pay X credits."
    ),
)

card("Au Revoir", whenever(JACKED_OUT, Gain(1)))
