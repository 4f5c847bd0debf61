"""Creation and Control: Shaper."""

from netrunner.cards.vocabulary import *

card(
    'Rielle "Kit" Peddler: Transhuman',
    GainsSubtypes(
        ("code gate",),
        who=Filter(ICE, first_encountered=True),
        words=("Your first encounter of each turn turns that ice into a code gate as well, for the rest of the run."),
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
        "Trash a program of yours in the rig. For it, install one from the grip or the heap, with the"
        " trashed program's cost taken off its own."
    ),
)

card(
    "Feedback Filter",
    paid(Cost(3), PreventDamage(NET, 1), prevents=WOULD_DAMAGE),
    paid(Cost(trash_self=True), PreventDamage(BRAIN, 2), prevents=WOULD_DAMAGE),
)
