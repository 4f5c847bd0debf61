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
    words=("Click: Make rezzed ice a sentry, a code gate or a barrier as well, up to the end of this turn's next run."),
)
