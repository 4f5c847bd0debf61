"""SanSan Cycle: Jinteki."""

from netrunner.cards.vocabulary import *

card(
    "Chronos Protocol: Selective Mind-mapping",
    ChoosesDamage(
        1 << NET,
        count=1,
        first_each_turn=True,
        optional=True,
        words=("At the first net damage of each turn you may look at the grip and pick the card that is lost."),
    ),
)

card(
    "Allele Repression",
    advanceable(),
    Paid(
        Cost(trash_self=True),
        (SwapWithDiscard(Counters(ADVANCEMENT)),),
        words=(
            "Trash this card: For each advancement token that was on this card, swap 1 card in HQ with 1 card in "
            "Archives."
        ),
    ),
)

card("Cortex Lock", subroutine(Damage(NET, UnusedMemory())))

card(
    "Lockdown",
    subroutine(
        Until(
            UNTIL_TURN_ENDS,
            Forbid("draw", side=RUNNER),
            words="the Runner cannot draw cards for the remainder of this turn",
        )
    ),
)
