"""Core Set: neutral Runner cards."""

from netrunner.cards.vocabulary import *

card("Infiltration", play=OneOf(Gain(2), (Choose(exposable()), Expose(CHOSEN))))

card("Sure Gamble", play=Gain(9))

card(
    "Crypsis",
    icebreaker("", 1, pump=(1, 1)),
    action(Cost(clicks=1), Place(VIRUS)),
    whenever(ENCOUNTER_ENDED, OneOf(Remove(VIRUS), Trash(THIS)), when=BrokeWithThis()),
)

card("Access to Globalsec", link(1))

card("Armitage Codebusting", when_installed(Place(CREDIT, 12)), trash_when_empty(), action(Cost(clicks=1), Take(2)))
