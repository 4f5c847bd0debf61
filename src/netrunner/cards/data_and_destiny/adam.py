"""Data and Destiny: Adam."""

from netrunner.cards.vocabulary import *

card(
    "Always Be Running",
    Forbid(
        "act without running",
        side=RUNNER,
        when=NoClickSpent(),
        words="You must spend your first click each turn to make a run or to play a run event.",
    ),
    Paid(
        Cost(clicks=2),
        (Break(direct=True),),
        once_per_turn=True,
        anytime=True,
        words="Once per turn, you may spend 2 clicks to break 1 subroutine on the piece of ice being encountered.",
    ),
)

card(
    "Brain Chip",
    Static(Q_MEMORY_LIMIT, AgendaPoints(), words="+1 memory for each agenda point you have."),
    Static(
        Q_HAND_SIZE, AgendaPoints(), words="Your maximum hand size is increased by 1 for each agenda point you have."
    ),
)
