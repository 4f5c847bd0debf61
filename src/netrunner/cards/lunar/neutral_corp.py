"""Lunar Cycle: neutral Corp cards."""

from netrunner.cards.vocabulary import *

card(
    "Bad Times",
    play=Until(
        UNTIL_TURN_ENDS,
        Static(Q_MEMORY_LIMIT, -2, side=RUNNER),
        words="the Runner's memory limit is 2 lower until the end of the turn",
    ),
    play_only_if=Tagged(),
)

card("Galahad", grail(), subroutine(EndRun()))

card("Lancelot", grail(), trash_program())

card("Merlin", grail(), subroutine(Damage(NET, 2)))

card(
    "Mother Goddess",
    GainsSubtypes(
        of=Filter(ICE, face=1, other=True), words="This ice gains the subtypes of every other rezzed piece of ice."
    ),
    subroutine(EndRun()),
)

card(
    "Self-destruct",
    InstallOnly(server=REMOTE, words="This card can be installed only in a remote server."),
    Paid(
        Cost(trash_self=True),
        (TrashAll(Filter(server=THIS_SERVER, side=CORP)), Trace(Last(), Damage(NET, 3))),
        when=RunHere(),
        words=(
            "Trash this card: Trash all cards installed in or protecting this server, and trace X, where X is the "
            "number of cards trashed this way. If successful, do 3 net damage. Use this ability only during a run on "
            "this server."
        ),
    ),
)
