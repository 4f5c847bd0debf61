"""Kitara Cycle: Adam."""

from netrunner.cards.vocabulary import *

card(
    "Emergent Creativity",
    double(),
    play=(
        Choose(runner_card(types=PROGRAM | HARDWARE, zone=HAND), ANY_NUMBER, up_to=True),
        Trash(CHOSEN),
        Search(runner_card(types=PROGRAM | HARDWARE, zone=DECK), reveal=False),
        Install(CHOSEN, less=CostOf(MOVED)),
    ),
    words=(
        "As an additional cost to play this card, spend 1 click.\n"
        "Trash any number of programs and pieces of hardware from your grip. Search your stack for a program or piece "
        "of hardware, shuffle your stack and install that card, lowering the install cost by the total install cost of "
        "the trashed cards."
    ),
)

card(
    "Logic Bomb",
    Paid(
        Cost(trash_self=True),
        (Bypass(), LoseClicks(ALL)),
        when=Found(ENCOUNTERED_ICE),
        name="Bypass the ice being encountered. Lose all remaining clicks",
        words="Trash this card: Bypass the ice being encountered. Lose all remaining clicks.",
    ),
)
