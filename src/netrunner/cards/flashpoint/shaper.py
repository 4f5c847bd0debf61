"""The Flashpoint Cycle: Shaper."""

from netrunner.cards.vocabulary import *

card(
    'Ele "Smoke" Scovak: Cynosure of the Net',
    recurring(1, FOR_ABILITY, on=Filter(subtype="icebreaker"), words="Use this credit to pay for using icebreakers."),
)

card(
    "Net Mercur",
    whenever(
        SPENT_CREDITS,
        OneOf((Place(CREDIT),), (Draw(1),)),
        who=Filter(subtype="stealth"),
        when=FirstThisRun("stealth"),
        words=(
            "The first time each run you spend at least 1 credit from a stealth card, place 1 credit on this card or "
            "draw 1 card."
        ),
    ),
    Credits(0, ANYTHING, words="You may spend the credits on this card on anything."),
)
