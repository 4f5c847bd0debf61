"""Data and Destiny: neutral Corp cards."""

from netrunner.cards.vocabulary import *

card(
    "Global Food Initiative",
    even_stolen(
        Static(
            Q_POINTS,
            -1,
            agenda(Among(THIS), ScoredBy(RUNNER), zone=SCORED),
            words="This agenda is worth 1 agenda point less while it is in the Runner's score area.",
        )
    ),
)

card("Launch Campaign", when_rezzed(Place(CREDIT, 6)), trash_when_empty(), each_turn(Take(2)))

card("Assassin", subroutine(Trace(5, Damage(NET, 3))), subroutine(Trace(4, Choose(program()), Trash(CHOSEN))))
