"""Genesis cycle: neutral Corp cards."""

from netrunner.cards.vocabulary import *

card("False Lead", paid(Cost(forfeit_self=True), LoseClicks(2, RUNNER, all_or_none=True)))
