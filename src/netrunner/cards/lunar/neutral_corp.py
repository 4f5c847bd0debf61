"""Lunar cycle: neutral Corp cards."""

from netrunner.cards.vocabulary import *

card("Bad Times", play=Until(UNTIL_TURN_ENDS, Static(Q_MEMORY_LIMIT, -2, side=RUNNER)), play_only_if=TAGGED)

card("Galahad", grail(), subroutine(EndRun()))

card("Lancelot", grail(), trash_program())

card("Merlin", grail(), subroutine(Damage(NET, 2)))

card("Mother Goddess", GainsSubtypes(of=ice(rezzed=True, other=True)), subroutine(EndRun()))

card(
    "Self-destruct",
    InstallOnly(server=REMOTE),
    paid(
        Cost(trash_self=True),
        Trash(corp_card(server=THIS_SERVER)),
        Trace(LastAmount("card trashed this way"), Damage(NET, 3)),
        when=RunningOn(THIS_SERVER),
    ),
    words=(
        "Install only in a remote server.\n"
        "Trash this card: Trash all cards installed in or protecting this server, and trace X, where X is the number "
        "of cards trashed this way. If successful, do 3 net damage. Use this ability only during a run on this server."
    ),
)
