"""SanSan cycle: Anarch."""

from netrunner.cards.vocabulary import *

card(
    "Clot",
    Forbid("score", agenda(InstalledThisTurn()), side=CORP),
    whenever(PURGED, Trash(THIS), by=OPPONENT),
)

card(
    "Immolation Script",
    play=Run(
        ARCHIVES,
        if_successful=Until(
            UNTIL_RUN_ENDS,
            InsteadOfAccess(
                ice(zone=DISCARD),
                (Choose(ice(CopyOf(THAT_CARD), rezzed=True)), Trash(CHOSEN)),
            ),
        ),
    ),
    words=(
        "Make a run on Archives. If successful, instead of accessing 1 piece of ice in Archives, trash a rezzed copy "
        "of it."
    ),
)

connection = resource(subtype="connection")

card(
    "Off-Campus Apartment",
    HostsCards(connection),
    whenever(INSTALLED, Draw(1), who=resource(HostedOn(THIS), subtype="connection")),
)

card(
    "Turntable",
    memory(1),
    whenever(STOLEN, Choose(agenda(ScoredBy(CORP), zone=SCORED)), Swap(THAT_CARD, CHOSEN), optional=True),
)
