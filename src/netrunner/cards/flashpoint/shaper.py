"""Flashpoint cycle: Shaper."""

from netrunner.cards.vocabulary import *

card('Ele "Smoke" Scovak: Cynosure of the Net', recurring(1, FOR_ABILITY, on=program(subtype="icebreaker")))

card(
    "Net Mercur",
    whenever(
        SPENT_CREDITS,
        OneOf(Place(CREDIT), Draw(1)),
        who=Filter(subtype="stealth"),
        first=EACH_RUN,
        when=DuringRun(),
        words=(
            "The first time each run that you spend a credit from a stealth card, place 1 credit on this card or "
            "draw 1 card."
        ),
    ),
    Credits(0, ANYTHING),
)
