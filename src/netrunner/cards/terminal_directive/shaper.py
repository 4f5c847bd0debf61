"""Terminal Directive: Shaper."""

from netrunner.cards.vocabulary import *

card(
    "Dhegdheer",
    Hosts(
        Filter(PROGRAM),
        count=1,
        free_memory=True,
        discount=1,
        words=(
            "Dhegdheer can host a single program. Lower the install cost of a program you install on it by 1. The "
            "memory cost of the hosted program does not count against your memory limit."
        ),
    ),
)
