"""Data and Destiny: neutral Runner cards."""

from netrunner.cards.vocabulary import *

card("Employee Strike", Blank(Filter(CORP_IDENTITY, zone=IDENTITY_ZONE)))

card(
    "Windfall",
    play=(
        Shuffle(),
        Trash(top(1)),
        If(Is(MOVED, runner_card(types=HARDWARE | PROGRAM | RESOURCE, zone=ANY_ZONE)), Gain(CostOf(MOVED))),
    ),
    words="Shuffle your stack, then trash its top card. Gain as many credits as the install cost of that card.",
)

card(
    "Technical Writer",
    whenever(INSTALLED, Place(CREDIT), who=runner_card(types=HARDWARE | PROGRAM)),
    action(Cost(clicks=1, trash_self=True), Take()),
)
