"""Data and Destiny: Apex."""

from netrunner.cards.vocabulary import *

card(
    "Apocalypse",
    play=(Trash(corp_card()), TurnFacedown(runner_card())),
    play_only_if=All(
        Happened(RUN_SUCCESSFUL, side=RUNNER, server=HQ),
        Happened(RUN_SUCCESSFUL, side=RUNNER, server=RND),
        Happened(RUN_SUCCESSFUL, side=RUNNER, server=ARCHIVES),
    ),
    words=(
        "Play only if you have made a successful run on HQ, R&D and Archives this turn.\n"
        "Trash all installed Corp cards. Turn all installed Runner cards facedown."
    ),
)

card("Endless Hunger", paid(Cost(trash=runner_card()), Break(only=EndRun())))

card(
    "Hunting Grounds",
    paid(Cost(), PreventEncounterAbility(), once_per_turn=True, prevents=WOULD_TRIGGER),
    paid(Cost(trash_self=True), Install(top(3), facedown=True)),
)
