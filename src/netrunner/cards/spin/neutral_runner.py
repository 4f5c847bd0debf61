"""Spin cycle: neutral Runner cards."""

from netrunner.cards.vocabulary import *

card(
    "John Masanori",
    whenever(RUN_SUCCESSFUL, Draw(1), first=True),
    whenever(RUN_UNSUCCESSFUL, Tag(1), first=True),
)
