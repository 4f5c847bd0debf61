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
        "Play only if the Runner made a run during their last turn.\n"
        "Choose X, which is at most the highest install cost among all installed programs and pieces of hardware. "
        "Trash X cards from the top of R&D. The Runner trashes 1 installed program or piece of hardware with an "
        "install cost of X or less."
    ),
)

card(
    "Punitive Counterstrike",
    play=Trace(5, Damage(MEAT, PointsStolenLastTurn())),
)
