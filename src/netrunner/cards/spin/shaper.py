"""Spin cycle: Shaper."""

from netrunner.cards.vocabulary import *

card(
    "Eureka!",
    double(),
    play=(
        Choose(top(1)),
        Reveal(CHOSEN, alone=True),
        May(Install(CHOSEN, less=10)),
        If(Not(Is(CHOSEN, Filter())), Trash(CHOSEN)),
    ),
    words=(
        "As an additional cost to play this event, spend 1 click.\n"
        "Reveal the top card of your stack. You may install it, lowering its install cost by 10; otherwise, trash it."
    ),
)

card(
    "Paintbrush",
    action(
        Cost(clicks=1),
        Choose(ice(rezzed=True)),
        OneOf(
            GainSubtypes("sentry", until=UNTIL_RUN_ENDS),
            GainSubtypes("code gate", until=UNTIL_RUN_ENDS),
            GainSubtypes("barrier", until=UNTIL_RUN_ENDS),
        ),
    ),
    words=("Click: A rezzed piece of ice gains sentry, code gate or barrier until the end of the next run this turn."),
)
