"""Flashpoint cycle: NBN."""

from netrunner.cards.vocabulary import *

card(
    "Service Outage",
    ExtraCost(
        "run",
        Cost(1),
        when=All(TurnOf(RUNNER), Not(Happened(RUN_BEGINS))),
        words="As an additional cost to make the first run each turn, by whatever means, the Runner must pay 1 credit.",
    ),
)
