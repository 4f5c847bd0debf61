"""Spin: Anarch."""

from netrunner.cards.vocabulary import *

card("Keyhole", action(Cost(clicks=1), Run(RND, if_successful=(ReplaceAccess(TrashOneOfTop(3)),))))

card(
    "Scheherazade",
    Hosts(Filter(PROGRAM), words="Scheherazade can host any number of programs."),
    whenever(
        INSTALLED,
        Gain(1),
        who=Filter(PROGRAM),
        when=InstalledOnThis(),
        words="Whenever you install a program on this card, gain 1 credit.",
    ),
)

card(
    "Bishop",
    action(Cost(clicks=1), HostOnIce(ACROSS, alone="caïssa")),
    Static(Q_STRENGTH, -2, Filter(ICE, host_of_source=True), words="Host ice has -2 strength."),
)

card(
    "Knight",
    paid(Cost(2), Break(on_host=True)),
    action(Cost(clicks=1), HostOnIce(APART, alone="caïssa")),
)

card(
    "Pawn",
    action(Cost(clicks=1), HostOnIce(OUTERMOST)),
    whenever(
        RUN_SUCCESSFUL,
        MoveInward(
            Trash(itself=True),
            InstallFrom(
                Filter(PROGRAM, subtype="caïssa", side=RUNNER, zone=ANY_ZONE, other=True), HAND, DISCARD, free=True
            ),
        ),
        when=HostedOnIce(),
        words=(
            "Whenever you make a successful run while this program is hosted on a piece of ice, move it to the piece "
            "of ice directly after its host, if able; otherwise, trash it instead and install another caïssa program "
            "from your grip or heap, ignoring all costs."
        ),
    ),
)

card(
    "Rook",
    action(Cost(clicks=1), HostOnIce(STRAIGHT, alone="caïssa")),
    Static(
        Q_REZ_COST,
        2,
        Filter(ICE, server=THIS_SERVER),
        words="The rez cost of each piece of ice protecting this server is 2 higher.",
    ),
)

card(
    "Deep Red",
    Static(
        Q_MEMORY_LIMIT, 3, Filter(PROGRAM, subtype="caïssa"), words="+3 memory, which only caïssa programs can use."
    ),
    whenever(
        INSTALLED,
        UseClickAbility(),
        who=Filter(PROGRAM, subtype="caïssa"),
        optional=True,
        words="As you install a caïssa, you may use its click ability at once and keep the click.",
    ),
)
