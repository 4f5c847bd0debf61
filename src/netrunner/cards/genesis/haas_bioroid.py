"""Genesis cycle: Haas-Bioroid."""

from netrunner.cards.vocabulary import *

card("Mandatory Upgrades", Static(Q_CLICKS, 1, words="You have 1 additional click to spend each turn."))
