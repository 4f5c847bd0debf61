"""SanSan Cycle: neutral Corp cards."""

from netrunner.cards.vocabulary import *

card(
    "Tech Startup",
    each_turn(
        Trash(itself=True),
        Search(Filter(ASSET, zone=DECK, side=CORP), install=True),
        optional=True,
        words=(
            "You may trash this card as your turn begins to find an asset in R&D, show it and install it;"
            " then shuffle R&D."
        ),
    ),
)
