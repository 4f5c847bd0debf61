"""SanSan cycle: neutral Runner cards."""

from netrunner.cards.vocabulary import *

card(
    "Wireless Net Pavilion",
    ExtraCost(
        "trash resource",
        Cost(2),
        resource(),
        words="As an additional cost to trash a resource with the basic action, the Corp must pay 2 credits.",
    ),
)
