"""Mumbad cycle: Weyland Consortium."""

from netrunner.cards.vocabulary import *

card(
    "Mumbad City Hall",
    action(
        Cost(clicks=1),
        Search(corp_card(subtype="alliance", zone=DECK)),
        If(Is(CHOSEN, operation(zone=ANY_ZONE)), Play(CHOSEN), otherwise=Install(CHOSEN)),
    ),
    words=(
        "Click: Search R&D for an alliance card, reveal it, shuffle R&D, and play or install that card, paying all "
        "costs."
    ),
)

card(
    "Subcontract",
    play=Repeat(2, Choose(operation(), up_to=True), Play(CHOSEN)),
    play_only_if=TAGGED,
)
