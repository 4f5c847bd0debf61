"""The Red Sand Cycle: Anarch."""

from netrunner.cards.vocabulary import *

card(
    "Alice Merchant: Clan Agitator",
    whenever(
        RUN_SUCCESSFUL,
        Choose(Filter(zone=HAND, side=CORP, words="card in HQ"), by=CORP),
        Trash(by=CORP),
        server=ARCHIVES,
        first=True,
        words="The first time each turn you make a successful run on Archives, the Corp must trash 1 card from HQ.",
    ),
)
