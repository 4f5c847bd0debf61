"""The Lunar Cycle: Criminal."""

from netrunner.cards.vocabulary import *

unrezzed_card = Filter(side=CORP, face=0, words="unrezzed card")

card(
    "Leela Patel: Trained Pragmatist",
    Trigger(
        AGENDA_SCORED,
        (Choose(unrezzed_card), AddToHand()),
        words="Whenever an agenda is scored, add 1 unrezzed card to HQ.",
    ),
    Trigger(
        STOLEN, (Choose(unrezzed_card), AddToHand()), words="Whenever an agenda is stolen, add 1 unrezzed card to HQ."
    ),
)

card(
    "Switchblade",
    paid(Cost(1, stealth=1), Break("sentry", ANY_NUMBER)),
    paid(Cost(1, stealth=1), Boost(7)),
)

card(
    "The Supplier",
    action(
        Cost(clicks=1),
        Choose(Filter(RESOURCE | HARDWARE, side=RUNNER, zone=HAND, words="resource or piece of hardware in your grip")),
        HostChosen(),
    ),
    each_turn(
        InstallHere(
            Filter(zone=HOSTED, side=RUNNER, hosted_on_source=True, words="card hosted on this card"), discount=2
        ),
        optional=True,
    ),
)
