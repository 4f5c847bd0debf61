"""Terminal Directive: Shaper."""

from netrunner.cards.vocabulary import *

card(
    "Dhegdheer",
    Hosts(
        Filter(PROGRAM),
        count=1,
        free_memory=True,
        discount=1,
        words=("One program may be installed on Dhegdheer, for 1 credit less. It takes up none of your memory there."),
    ),
)
