"""Kitara Cycle: Apex."""

from netrunner.cards.vocabulary import *

card(
    "Assimilator",
    action(
        Cost(clicks=2),
        Choose(Filter(0, side=RUNNER, rezzed=False, words="facedown installed Runner card")),
        TurnFaceup(CHOSEN),
        If(Is(CHOSEN, Filter(EVENT, side=RUNNER, words="event")), Trash(CHOSEN)),
    ),
)

card(
    "Consume",
    whenever(TRASHED, Place(VIRUS), who=corp_card(zone=ANY_ZONE), optional=True),
    action(Cost(clicks=1), Gain(2 * Counters(VIRUS)), Remove(VIRUS, ALL)),
)
