"""SanSan cycle: Jinteki."""

from netrunner.cards.vocabulary import *

card(
    "Chronos Protocol: Selective Mind-mapping",
    ChoosesDamage(1 << NET, count=1, first_each_turn=True, optional=True),
)

card(
    "Allele Repression",
    advanceable(),
    paid(
        Cost(trash_self=True),
        ChooseNumber(Counters(ADVANCEMENT), Count(corp_card(zone=HAND)), Count(corp_card(zone=DISCARD)), at_least=ALL),
        Choose(corp_card(zone=HAND), X, name="cards in HQ"),
        Choose(corp_card(zone=DISCARD), X),
        Swap(Chosen("cards in HQ"), CHOSEN),
    ),
    words=(
        "This card can be advanced.\n"
        "Trash this card: For each advancement token that was on this card, swap 1 card in HQ with 1 card in Archives."
    ),
)

card("Cortex Lock", subroutine(Damage(NET, UnusedMemory())))

card("Lockdown", subroutine(Until(UNTIL_TURN_ENDS, Forbid("draw", side=RUNNER))))
