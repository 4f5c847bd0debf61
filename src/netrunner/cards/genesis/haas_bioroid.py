"""Genesis cycle: Haas-Bioroid."""

from netrunner.cards.vocabulary import *

card("Mandatory Upgrades", Static(Q_CLICKS, 1))
