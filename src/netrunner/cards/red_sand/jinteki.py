"""Red Sand cycle: Jinteki."""

from netrunner.cards.vocabulary import *

card(
    "Ben Musashi",
    additional_cost(
        "steal", Cost(damage=((NET, 2),)), agenda(AccessedFrom(THIS_SERVER), zone=ANY_ZONE), outlives_trashing=True
    ),
)

card("Obokata Protocol", additional_cost("steal", Cost(damage=((NET, 4),))))
