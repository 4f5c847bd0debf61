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
