"""Data and Destiny: Apex."""

from netrunner.cards.vocabulary import *

card(
    "Apocalypse",
    play=(TrashAll(Filter(side=CORP, words="installed Corp card")), TurnFacedown()),
    play_only_if=All(RanThisTurn(HQ), RanThisTurn(RND), RanThisTurn(ARCHIVES)),
    words=(
        "Play only after successful runs on all three central servers in this turn.\n"
        "Everything the Corp has installed is trashed. Everything you have installed is turned "
        "facedown."
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
