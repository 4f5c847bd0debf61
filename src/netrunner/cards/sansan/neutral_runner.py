"""The SanSan Cycle: neutral Runner cards."""

from netrunner.cards.vocabulary import *

card(
    "Wireless Net Pavilion",
    ExtraCost(
        "trash resource",
        Cost(2),
        Filter(RESOURCE, side=RUNNER),
        words=("The Corp's basic action of trashing a resource costs it 2 credits more."),
    ),
)
