"""Mumbad cycle: NBN."""

from netrunner.cards.vocabulary import *

card(
    "Disposable HQ",
    when_accessed(
        reveal_from_rnd(),
        May(Choose(corp_card(zone=HAND), ANY_NUMBER, up_to=True), Move(CHOSEN, to=BOTTOM)),
    ),
)
