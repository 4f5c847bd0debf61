"""Reign and Reverie: Sunny Lebeau."""

from netrunner.cards.vocabulary import *

card(
    "Office Supplies",
    Static(Q_PLAY_COST, -1 * LINK, inactive=True),
    play=OneOf(Gain(4), Draw(4)),
)
