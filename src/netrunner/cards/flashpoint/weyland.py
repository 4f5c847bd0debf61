"""Flashpoint cycle: Weyland Consortium."""

from netrunner.cards.vocabulary import *

card("BOOM!", double(), play=Damage(MEAT, 7), play_only_if=Compare(TAGS, ">=", 2))

card(
    "Liquidation",
    double(),
    play=(
        Choose(corp_card(CanBeTrashed(), types=ASSET | ICE | UPGRADE, rezzed=True), ANY_NUMBER, up_to=True),
        Both(Trash(CHOSEN), Gain(3 * Count(CHOSEN))),
    ),
    words=(
        "As an additional cost to play this card, spend 1 click.\n"
        "Choose any number of your rezzed cards. Trash them and, at the same time, gain 3 credits for each of them."
    ),
)
