"""Genesis cycle: neutral Runner cards."""

from netrunner.cards.vocabulary import *

card("Dyson Mem Chip", memory(1), link(1))

card(
    "New Angeles City Hall",
    paid(Cost(2), Prevent(WOULD_TAG), prevents=WOULD_TAG),
    whenever(STOLEN, Trash(THIS)),
)

card("Underworld Contact", each_turn(If(Compare(LINK, ">=", 2), Gain(1))))

card(
    "Plascrete Carapace",
    when_installed(Place(POWER, 4)),
    trash_when_empty(POWER),
    paid(Cost(counter=POWER), PreventDamage(MEAT), prevents=WOULD_DAMAGE),
)

card("Public Sympathy", Static(Q_HAND_SIZE, 2))

card("Inside Man", recurring(2, FOR_INSTALL, on=hardware()))

card(
    "Kraken",
    play=If(
        Any(ice(protecting=ANY_SERVER)),
        ChooseServer(),
        Choose(ice(protecting=CHOSEN_SERVER), by=CORP),
        Trash(CHOSEN, by=CORP),
    ),
    play_only_if=Happened(STOLEN, side=RUNNER),
    words=(
        "Play only if you stole an agenda this turn.\n"
        "Choose a server. The Corp trashes 1 piece of ice protecting that server."
    ),
)

card(
    "Kati Jones",
    Paid(Cost(clicks=1), Place(CREDIT, 3), once_together=True),
    Paid(Cost(clicks=1), Take(), once_together=True),
)
