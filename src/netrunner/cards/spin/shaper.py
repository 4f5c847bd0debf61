"""Spin: Shaper."""

from netrunner.cards.vocabulary import *

card("Eureka!", additional_cost("play", Cost(clicks=1)), play=InstallTop(10))

card(
    "Paintbrush",
    action(
        Cost(clicks=1),
        Choose(ice(rezzed=True)),
        OneOf(
            (GainSubtypes("sentry", until=UNTIL_RUN_ENDS),),
            (GainSubtypes("code gate", until=UNTIL_RUN_ENDS),),
            (GainSubtypes("barrier", until=UNTIL_RUN_ENDS),),
        ),
    ),
    words=(
        "Click: Choose a rezzed piece of ice. It gains sentry, code gate or barrier until the end of the next run this "
        "turn."
    ),
)
