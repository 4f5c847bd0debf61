"""Order and Chaos: neutral Corp cards."""

from netrunner.cards.vocabulary import *

card(
    "Cyberdex Virus Suite",
    when_accessed(
        If(From(DECK), RevealEventCard()),
        May(Purge()),
        words=(
            "When the Runner accesses this card, you may purge virus counters. A Runner who accesses it from R&D "
            "reveals it first."
        ),
    ),
    paid(Cost(trash_self=True), Purge()),
)
