"""Creation and Control: neutral Runner cards."""

from netrunner.cards.vocabulary import *

card("Same Old Thing", action(Cost(clicks=2, trash_self=True), Choose(event(zone=DISCARD)), Play(CHOSEN, clicks=2)))

card(
    "The Source",
    Static(Q_ADVANCEMENT, 1, agenda(zone=ANY_ZONE)),
    ExtraCost("steal", Cost(3), agenda(zone=ANY_ZONE)),
    whenever((AGENDA_SCORED, STOLEN), Trash(THIS), by=ANYONE),
)

card("Daily Casts", when_installed(Place(CREDIT, 8)), trash_when_empty(), each_turn(Take(2)))

card("Dirty Laundry", play=Run(during=(Trigger(RUN_ENDED, Gain(5), when=RunSucceeded()),)))
