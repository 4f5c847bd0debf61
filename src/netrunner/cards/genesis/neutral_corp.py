"""Genesis cycle: neutral Corp cards."""

from netrunner.cards.vocabulary import *

card("False Lead", paid(Cost(forfeit_self=True), LoseClick(RUNNER, 2, all_or_none=True)))
