"""Spin cycle: Weyland Consortium."""

from netrunner.cards.vocabulary import *

card(
    "GRNDL: Power Unleashed",
    StartsWith(credits=10, bad_publicity=1, words="You start the game with 10 credits and 1 bad publicity."),
)

card("The Cleaners", MoreDamage(MEAT, 1, words="Whenever you do meat damage, do 1 additional meat damage."))

card(
    "Power Shutdown",
    play=(
        ChooseX(HighestInstallCost(PROGRAM | HARDWARE), CardsInDeck()),
        TrashTop(CORP, X),
        Choose(Filter(PROGRAM | HARDWARE, cost_x=True), by=RUNNER),
        Trash(by=RUNNER),
    ),
    play_only_if=RanLastTurn(),
    words=(
        "Needs a run in the Runner's last turn.\n"
        "X is at most the install cost of the dearest program or hardware in the rig. Trash X cards "
        "from R&D; the Runner then trashes one installed program or hardware that costs no more than "
        "X to install."
    ),
)

card(
    "Punitive Counterstrike",
    play=Trace(5, Damage(MEAT, PointsStolenLastTurn())),
)
