"""Order and Chaos: Anarch."""

from netrunner.cards.vocabulary import *

card(
    "Eater",
    paid(
        Cost(1),
        Break(),
        Along(
            Until(
                UNTIL_RUN_ENDS,
                Forbid("access", side=RUNNER),
                words="you cannot access more than 0 cards for the remainder of this run",
            )
        ),
    ),
    paid(Cost(1), Boost(1)),
)

card(
    "Edward Kim: Humanity's Hammer",
    whenever(
        ACCESSED,
        ThatCard(),
        Trash(),
        who=Filter(OPERATION),
        first=True,
        words="Trash the first operation you access each turn, at no cost.",
    ),
)

card(
    "Forked",
    play=Run(
        during=(
            Trigger(
                ALL_BROKEN,
                (ThatCard(), Trash()),
                who=Filter(ICE, subtype="sentry"),
                when=FirstThisRun("sentry"),
                words=("The first time during this run that you break all subroutines on a sentry, trash that sentry"),
            ),
        )
    ),
)

card(
    "Hivemind",
    when_installed(Place(VIRUS)),
    Static(
        Q_COUNTERS,
        VIRUS,
        Filter(PROGRAM, subtype="virus", other=True),
        words=(
            "Virus counters on this card count as hosted on each of your other virus programs, for all card effects, "
            "and can be spent as if they were on those."
        ),
    ),
)

card(
    "I've Had Worse",
    Trigger(
        TRASHED,
        (Draw(3),),
        itself=True,
        inactive=True,
        when=LostToDamage(NET, MEAT),
        words="Whenever net or meat damage trashes this card, draw 3 cards.",
    ),
    play=Draw(3),
)

card(
    "Itinerant Protesters",
    Static(
        Q_HAND_SIZE,
        Minus(BadPublicityCount()),
        side=CORP,
        words="The Corp's maximum hand size is lowered by 1 for each bad publicity the Corp has.",
    ),
)

card(
    "Valencia Estevez: The Angel of Cayambe",
    StartsWith(bad_publicity=1, words="The Corp starts the game with 1 bad publicity."),
)

card(
    "Virus Breeding Ground",
    each_turn(Place(VIRUS)),
    action(
        Cost(clicks=1),
        Choose(Filter(counter=VIRUS, other=True, words="another card with at least 1 virus counter")),
        MoveCounters(VIRUS, 1),
        when=HasCounter(VIRUS),
    ),
)
