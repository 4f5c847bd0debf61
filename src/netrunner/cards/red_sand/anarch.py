"""Red Sand cycle: Anarch."""

from netrunner.cards.vocabulary import *

card(
    "Alice Merchant: Clan Agitator",
    whenever(
        RUN_SUCCESSFUL,
        Choose(corp_card(zone=HAND), by=CORP),
        Trash(CHOSEN, by=CORP),
        server=ARCHIVES,
        first=True,
    ),
)
