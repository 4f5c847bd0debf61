"""Red Sand Cycle: Jinteki."""

from netrunner.cards.vocabulary import *

card(
    "Ben Musashi",
    ExtraCost(
        "steal",
        Cost(damage=((NET, 2),)),
        Filter(AGENDA, zone=ANY_ZONE, accessed_here=True),
        outlives_trashing=True,
        words=(
            "The Runner must suffer 2 net damage as an additional cost to steal an agenda accessed from this server, "
            "even during the run on which this card is trashed."
        ),
    ),
)

card("Obokata Protocol", additional_cost("steal", Cost(damage=((NET, 4),))))
