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
)

card("Endless Hunger", paid(Cost(trash=runner_card()), Break(only=EndRun())))

card(
    "Hunting Grounds",
    paid(Cost(), PreventEncounterAbility(), once_per_turn=True, prevents=WOULD_TRIGGER),
    paid(Cost(trash_self=True), Install(top(3), facedown=True)),
)
