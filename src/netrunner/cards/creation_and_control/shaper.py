"""Creation and Control: Shaper."""

from netrunner.cards.vocabulary import *

card(
    'Rielle "Kit" Peddler: Transhuman',
    GainsSubtypes(
        ("code gate",),
        who=Filter(ICE, first_encountered=True),
        words="The first piece of ice you encounter each turn gains code gate until the end of the run.",
    ),
)

card(
    "Scavenge",
    play=(
        Choose(Filter(PROGRAM, side=RUNNER)),
        Trash(),
        If(
            ChosenLeft(),
            InstallFrom(Filter(PROGRAM, side=RUNNER, zone=ANY_ZONE), HAND, DISCARD, discount=CostOfChosen()),
        ),
    ),
    words=(
        "Trash an installed program. If you do, install a program from your grip or heap, lowering its install cost by "
        "the cost of the trashed program."
    ),
)

card(
    "Feedback Filter",
    paid(Cost(3), PreventDamage(NET, 1), prevents=WOULD_DAMAGE),
    paid(Cost(trash_self=True), PreventDamage(BRAIN, 2), prevents=WOULD_DAMAGE),
)
