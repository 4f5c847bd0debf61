"""SanSan Cycle: NBN."""

from netrunner.cards.vocabulary import *

card("Blacklist", Forbid("leave the heap", side=RUNNER, words="Cards cannot leave the heap for any reason."))

card(
    "Predictive Algorithm",
    ExtraCost(
        "steal",
        Cost(2),
        Filter(AGENDA, zone=ANY_ZONE),
        words="As an additional cost to steal an agenda, the Runner must pay 2 credits.",
    ),
)
