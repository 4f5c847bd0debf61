"""Flashpoint Cycle: Weyland Consortium."""

from netrunner.cards.vocabulary import *

card(
    "BOOM!",
    double(),
    play=Damage(MEAT, 7),
    play_only_if=TagsAtLeast(2),
)

card(
    "Liquidation",
    double(),
    play=(
        Choose(Filter(ASSET | ICE | UPGRADE, side=CORP, face=1, words="rezzed card"), ANY_NUMBER, up_to=True),
        Trash(),
        Gain(Last(3, "card trashed")),
    ),
    words=(
        "As an additional cost to play this operation, spend 1 click.\n"
        "Trash any number of your rezzed cards. Gain 3 credits for each card trashed this way."
    ),
)
