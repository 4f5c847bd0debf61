"""SanSan Cycle: neutral Corp cards."""

from netrunner.cards.vocabulary import *

card(
    "Tech Startup",
    each_turn(
        Trash(itself=True),
        Search(Filter(ASSET, zone=DECK, side=CORP), install=True),
        optional=True,
        words=(
            "When your turn begins, you may trash this card. If you do, search R&D for an asset, reveal it, and "
            "install it. Shuffle R&D."
        ),
    ),
)
