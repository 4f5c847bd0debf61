"""Core Set: neutral Runner cards."""

from netrunner.cards.vocabulary import *

card(
    "Infiltration",
    play=OneOf((Gain(2),), (Expose(Filter(exposable=True, side=CORP)),)),
)

card("Sure Gamble", play=Gain(9))

card(
    "Crypsis",
    icebreaker("", 1, pump=(1, 1)),
    action(Cost(clicks=1), Place(VIRUS)),
    whenever(
        ENCOUNTER_ENDED,
        OneOf((RemoveCounter(VIRUS),), (Trash(itself=True),)),
        when=BrokeWithThis(),
        words=(
            "When an encounter with a piece of ice in which you used this card to break a subroutine ends, remove 1 "
            "hosted virus counter or trash this card."
        ),
    ),
)

card("Access to Globalsec", link(1))

card(
    "Armitage Codebusting",
    when_installed(Place(CREDIT, 12)),
    trash_when_empty(),
    action(Cost(clicks=1), TakeCredits(2)),
)
