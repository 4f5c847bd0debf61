"""Data and Destiny: Apex."""

from netrunner.cards.vocabulary import *

card(
    "Apocalypse",
    play=(TrashAll(Filter(side=CORP, words="installed Corp card")), TurnFacedown()),
    play_only_if=All(RanThisTurn(HQ), RanThisTurn(RND), RanThisTurn(ARCHIVES)),
    words=(
        "Play only if you have made a successful run on HQ, on R&D and on Archives this turn.\n"
        "Trash all installed Corp cards. Turn all installed Runner cards facedown."
    ),
)

card(
    "Endless Hunger",
    paid(Cost(trash=Filter(side=RUNNER, words="installed card")), Break(only=EndRun())),
)

card(
    "Hunting Grounds",
    Paid(
        Cost(),
        (PreventEncounterAbility(),),
        once_per_turn=True,
        prevents=WOULD_TRIGGER,
        words='Once per turn, you may prevent a "when encountered" ability on a piece of ice.',
    ),
    paid(Cost(trash_self=True), InstallTopFacedown(3)),
)
