"""The SanSan Cycle: neutral Runner cards."""

from netrunner.cards.vocabulary import *

card(
    "Wireless Net Pavilion",
    ExtraCost(
        "trash resource",
        Cost(2),
        Filter(RESOURCE, side=RUNNER),
        words=(
            "As an additional cost to spend a click to trash a resource (not through a card ability), the Corp must "
            "pay 2 credits."
        ),
    ),
)
