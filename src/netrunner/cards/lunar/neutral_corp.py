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
        name="Trash all cards in or protecting this server, then trace for 3 net damage",
    ),
    words=(
        "Install only in a remote server.\n"
        "Trash this card: Trash all cards installed in or protecting this server, and trace X, where X is the number "
        "of cards trashed this way. If successful, do 3 net damage. Use this ability only during a run on this server."
    ),
)

card(
    "Eden Fragment",
    Static(
        Q_ICE_INSTALL,
        -ALL,
        ice(zone=ANY_ZONE),
        when=Not(Happened(INSTALLED, Filter(ICE), side=CORP)),
        words="Ignore the install cost of the first piece of ice you install each turn.",
    ),
)

card("Lag Time", Static(Q_STRENGTH, 1, ice(zone=ANY_ZONE)))

card(
    "Will-o'-the-Wisp",
    whenever(
        RUN_SUCCESSFUL,
        Trash(THIS),
        If(
            Found(MOVED),
            Choose(program(HappenedTo(BROKE_SUBROUTINE, since=RUN), subtype="icebreaker")),
            Move(CHOSEN, to=BOTTOM),
        ),
        by=ANYONE,
        server=THIS_SERVER,
        optional=True,
        words=(
            "Whenever there is a successful run on this server, you may trash this card. If you do, choose an "
            "icebreaker that was used to break at least 1 subroutine during this run and put it on the bottom of the "
            "stack."
        ),
    ),
)

card(
    "Chronos Project",
    when_scored(Move(runner_card(zone=DISCARD), to=REMOVED)),
)

card(
    "Shattered Remains",
    advanceable(),
    when_accessed(PayTo(Cost(1), Choose(hardware(), Counters(ADVANCEMENT)), Trash(CHOSEN)), optional=True),
)

card("Hades Fragment", each_turn(Choose(corp_card(zone=DISCARD)), Move(CHOSEN, to=BOTTOM), optional=True))

card(
    "Docklands Crackdown",
    action(Cost(clicks=2), Place(POWER)),
    Static(
        Q_INSTALL_COST,
        Counters(POWER),
        runner_card(zone=ANY_ZONE),
        when=Not(Happened(INSTALLED, side=RUNNER)),
        words=(
            "The first card the Runner installs each turn costs 1 credit more to install for each power counter on "
            "this card."
        ),
    ),
)

card(
    "Snatch and Grab",
    play=Trace(3, Choose(runner_card(subtype="connection")), Unless(Cost(tags=1), Trash(CHOSEN))),
)

card(
    "Shell Corporation",
    Paid(Cost(clicks=1), Place(CREDIT, 3), once_together=True),
    Paid(Cost(clicks=1), Take(), once_together=True),
    words=(
        "Click: Place 3 credits on this card.\n"
        "Click: Take all credits from this card.\n"
        "Use only one of these abilities each turn, and only once."
    ),
)

card("Utopia Fragment", ExtraCost("steal", Cost(2 * Counters(ADVANCEMENT, on=THAT_CARD)), agenda(zone=ANY_ZONE)))

card("Excalibur", subroutine(Until(UNTIL_TURN_ENDS, Forbid("run", side=RUNNER))))
