"""The SanSan Cycle: Anarch."""

from netrunner.cards.vocabulary import *

card(
    "Clot",
    Forbid(
        "score",
        Filter(AGENDA, side=CORP, installed_this_turn=True),
        side=CORP,
        words="The Corp cannot score an agenda in the turn in which it installed that agenda.",
    ),
    whenever(PURGED, Trash(itself=True), by=OPPONENT, words="When the Corp purges virus counters, trash this card."),
)

card(
    "Immolation Script",
    play=Run(
        ARCHIVES,
        if_successful=(
            Until(
                UNTIL_RUN_ENDS,
                InsteadOfAccess(
                    Filter(ICE, side=CORP, zone=DISCARD),
                    (Choose(Filter(ICE, face=1, copy_of_event=True, words="rezzed copy of that ice")), Trash()),
                ),
                words="give up the access of one piece of ice in Archives and trash a rezzed copy of it",
            ),
        ),
    ),
)

card(
    "Off-Campus Apartment",
    Hosts(
        Filter(RESOURCE, subtype="connection"),
        words="Off-Campus Apartment can host any number of connections.",
    ),
    whenever(
        INSTALLED,
        Draw(1),
        who=Filter(RESOURCE, subtype="connection"),
        when=InstalledOnThis(),
        words="Whenever you install a connection on this card, draw 1 card.",
    ),
)

card(
    "Turntable",
    memory(1),
    whenever(
        STOLEN,
        Choose(Filter(AGENDA, zone=SCORED, scored_by=CORP, words="agenda in the Corp's score area")),
        SwapWithStolen(),
        optional=True,
        words="Whenever you steal an agenda, you may swap it with an agenda in the Corp's score area.",
    ),
)
