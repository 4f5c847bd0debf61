"""Order and Chaos: Weyland Consortium."""

from netrunner.cards.vocabulary import *

card(
    "Argus Security: Protection Guaranteed",
    whenever(
        STOLEN,
        OneOf((Tag(1, own=True),), (Damage(MEAT, 2, suffer=True),), by=RUNNER),
        by=OPPONENT,
    ),
)

card(
    "Gagarin Deep Space: Expanding the Horizon",
    ExtraCost(
        "access",
        Cost(1),
        Filter(server=REMOTE, side=CORP),
        words="As an additional cost to access a card in a remote server, the Runner pays 1 credit.",
    ),
)

card(
    "Housekeeping",
    whenever(
        INSTALLED,
        Choose(Filter(zone=HAND, side=RUNNER), by=RUNNER),
        Trash(by=RUNNER),
        by=OPPONENT,
        first=True,
        words="The first time each turn that the Runner installs a card, they must trash 1 card from their grip.",
    ),
)

card(
    "The Twins",
    whenever(
        PASSED_ICE,
        RevealAndTrash(
            Filter(ICE, zone=HAND, side=CORP, like_event=True, words="copy of that ice from HQ"),
            ForceEncounter(event=True),
        ),
        by=OPPONENT,
        server=THIS_SERVER,
        when=EventCardRezzed(),
        optional=True,
        words=(
            "Whenever the Runner passes a rezzed piece of ice protecting this server, you may reveal and trash another "
            "copy of it from HQ. If you do, the Runner encounters the ice just passed again."
        ),
    ),
)

card(
    "Wormhole",
    advanceable(),
    Static(
        Q_REZ_COST,
        Counters(ADVANCEMENT, each=-3),
        inactive=True,
        words="This ice costs 3 credits less to rez for each advancement token on it.",
    ),
    subroutine(ResolveSubroutine(ice(rezzed=True))),
)
