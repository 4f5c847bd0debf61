"""Order and Chaos: neutral Corp cards."""

from netrunner.cards.vocabulary import *

card(
    "Cyberdex Virus Suite",
    when_accessed(reveal_from_rnd(), May(Purge())),
    paid(Cost(trash_self=True), Purge()),
)
