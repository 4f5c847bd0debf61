"""Reign and Reverie: neutral Corp cards."""

from netrunner.cards.vocabulary import *

card(
    "Lady Liberty",
    each_turn(Place(POWER)),
    Paid(
        Cost(clicks=3),
        (Choose(agenda(Worth("==", Counters(POWER)), zone=HAND)), Move(CHOSEN, to=SCORED, area=CORP)),
        words=(
            "3 clicks: Add an agenda from HQ to your score area that is worth exactly as many agenda points as there "
            "are power counters on this card."
        ),
    ),
)
