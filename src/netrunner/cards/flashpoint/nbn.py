"""Flashpoint Cycle: NBN."""

from netrunner.cards.vocabulary import *

card(
    "Service Outage",
    ExtraCost(
        "run",
        Cost(1),
        when=FirstRunThisTurn(),
        words=(
            "As an additional cost to make the first run of their turn, by whatever means, the Runner spends 1 credit."
        ),
    ),
)
