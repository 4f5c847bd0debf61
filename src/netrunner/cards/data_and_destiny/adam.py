"""Data and Destiny: Adam."""

from netrunner.cards.vocabulary import *

card(
    "Always Be Running",
    Forbid(
        "act without running",
        side=RUNNER,
        when=All(TurnOf(RUNNER), Not(Happened(SPENT_CLICK, side=RUNNER))),
        words="You must spend your first click each turn to make a run or to play a run event.",
    ),
    Paid(
        Cost(clicks=2),
        Break(who=Filter(ICE, Among(ENCOUNTERED_ICE), zone=ANY_ZONE)),
        once_per_turn=True,
        anytime=True,
        words="Once per turn, you may spend 2 clicks to break 1 subroutine on the piece of ice being encountered.",
    ),
)

card("Brain Chip", memory(greatest(0, ScoreOf())), Static(Q_HAND_SIZE, greatest(0, ScoreOf())))
