"""Flashpoint cycle: Weyland Consortium."""

from netrunner.cards.vocabulary import *

card("BOOM!", double(), play=Damage(MEAT, 7), play_only_if=Compare(TAGS, ">=", 2))

card(
    "Liquidation",
    double(),
    play=(
        Choose(corp_card(types=ASSET | ICE | UPGRADE, rezzed=True), ANY_NUMBER, up_to=True),
        Trash(CHOSEN),
        Gain(3 * LastAmount("card trashed this way")),
    ),
)
