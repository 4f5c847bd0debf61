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
        words="Each card in a remote server costs the Runner 1 credit more to access.",
    ),
)

card(
    "Glenn Station",
    of_its_own(
        Paid(
            Cost(clicks=1),
            (Choose(Filter(zone=HAND, side=CORP)), HostChosen(facedown=True)),
            when=HostsFewer(1),
            name="Host a card from HQ",
            words="Click: Host a card from HQ facedown on this agenda, which can host a single card.",
        )
    ),
    of_its_own(
        Paid(
            Cost(clicks=1),
            (Choose(Filter(zone=HOSTED, hosted_on_source=True)), ToHand()),
            name="Add the hosted card to HQ",
            words="Click: Add a card hosted on this agenda to HQ.",
        )
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
    "Mark Yale",
    whenever(
        SPENT_COUNTER,
        Gain(1),
        when=CounterSpent(AGENDA_COUNTER),
        words="Whenever you spend an agenda counter, gain 1 credit.",
    ),
    paid(Cost(trash_self=True), Gain(2)),
    paid(Cost(counter=AGENDA_COUNTER, counters=1, from_any=True), Gain(2)),
)

card(
    "The Board",
    Static(
        Q_POINTS,
        -1,
        Filter(AGENDA, zone=SCORED, scored_by=RUNNER),
        words="Each agenda in the Runner's score area is worth 1 agenda point less.",
    ),
    stolen_when_trashed(2),
)

card(
    "The Twins",
    whenever(
        PASSED_ICE,
        RevealAndTrash(
            Filter(ICE, zone=HAND, side=CORP, copy_of_event=True, words="copy of that ice from HQ"),
            ForceEncounter(event=True),
        ),
        by=OPPONENT,
        server=THIS_SERVER,
        when=EventCardRezzed(),
        optional=True,
        words=(
            "As the Runner passes rezzed ice of this server, you may show and trash a copy of that ice "
            "from HQ: the Runner has to encounter the passed ice once more."
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
