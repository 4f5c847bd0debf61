"""The SanSan Cycle: Shaper."""

from netrunner.cards.vocabulary import *

card(
    "DaVinci",
    whenever(RUN_SUCCESSFUL, Place(POWER)),
    paid(
        Cost(trash_self=True),
        InstallHere(Filter(zone=HAND, side=RUNNER, words="card"), free=True, most=Counters(POWER)),
    ),
)

card(
    "Film Critic",
    whenever(
        ACCESSED,
        ThatCard(),
        HostChosen(),
        who=Filter(AGENDA),
        when=HostsNothing(),
        optional=True,
        words=(
            "Whenever you access an agenda and this card hosts none, you may host that agenda on this card: it is no "
            "longer being accessed, and uninstalled."
        ),
    ),
    action(Cost(clicks=2), ScoreHosted()),
)

card(
    "London Library",
    Trigger(
        TURN_ENDS,
        (TrashAll(Filter(PROGRAM, hosted_on_source=True, words="installed program hosted on this card")),),
        by=YOU,
    ),
    action(
        Cost(clicks=1),
        InstallHere(
            Filter(PROGRAM, not_subtype="virus", zone=HAND, side=RUNNER, words="non-virus program"),
            free=True,
            on_source=True,
        ),
    ),
    action(
        Cost(clicks=1),
        Choose(Filter(PROGRAM, hosted_on_source=True, words="program hosted on this card")),
        AddToHand(),
    ),
)
