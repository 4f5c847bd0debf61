"""Lunar cycle: neutral Runner cards."""

from netrunner.cards.vocabulary import *

card(
    "Angel Arena",
    when_installed(Place(POWER, EventAmount("credit paid for X"))),
    trash_when_empty(POWER),
    paid(Cost(counter=POWER), Choose(top(1)), Reveal(CHOSEN, alone=True), May(Move(CHOSEN, to=BOTTOM))),
)

card("Ghost Runner", when_installed(Place(CREDIT, 3)), trash_when_empty(), Credits(0, ANYTHING, when=DuringRun()))

card("Rachel Beckman", Static(Q_CLICKS, 1), Check(TAGGED, Trash(THIS)))

card(
    "Utopia Shard",
    Trigger(
        RUN_SUCCESSFUL,
        ReplaceAccess(Install(THIS, free=True)),
        by=YOU,
        server=HQ,
        optional=True,
        inactive=True,
        words=(
            "Whenever you make a successful run on HQ, you may install this card from your grip, ignoring all costs, "
            "instead of accessing cards."
        ),
    ),
    paid(Cost(trash_self=True), Discard(2, CORP, at_random=True)),
)
