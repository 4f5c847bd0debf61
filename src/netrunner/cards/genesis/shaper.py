"""Genesis: Shaper."""

from netrunner.cards.vocabulary import *

card(
    "Dinosaurus",
    Hosts(
        Filter(PROGRAM, subtype="icebreaker", not_subtype="ai"),
        count=1,
        free_memory=True,
        words=(
            "Dinosaurus can host a single non-AI icebreaker. The memory cost of the hosted icebreaker does not count "
            "against your memory limit."
        ),
    ),
    Static(
        Q_STRENGTH,
        2,
        Filter(PROGRAM, subtype="icebreaker", hosted_on_source=True),
        words="Hosted icebreaker has +2 strength.",
    ),
)

card(
    "Indexing",
    play=Run(RND, if_successful=(May(ReplaceAccess(ArrangeTop(5))),)),
    words=(
        "Make a run on R&D. If successful, instead of accessing cards you may look at the top 5 cards of R&D and put "
        "them back in any order."
    ),
)

card(
    "R&D Interface",
    Static(
        Q_ACCESSES,
        1,
        server=RND,
        words="Whenever you access cards from R&D, access 1 additional card from R&D.",
    ),
)

card(
    "Notoriety",
    play=AddAsAgenda(1),
    play_only_if=All(RanThisTurn(RND), RanThisTurn(HQ), RanThisTurn(ARCHIVES)),
    words=(
        "Play only if you have made a successful run on R&D, HQ and Archives this turn.\n"
        "Add this card to your score area as an agenda worth 1 agenda point."
    ),
)

card(
    "Test Run",
    play=(
        OneOf(
            (Search(Filter(PROGRAM, side=RUNNER, zone=DECK, words="program"), install=True, free=True),),
            (InstallFrom(Filter(PROGRAM, side=RUNNER, zone=ANY_ZONE, words="program"), DISCARD, free=True),),
        ),
        Until(
            UNTIL_TURN_ENDS,
            Trigger(TURN_ENDS, (ReturnToDeck(),), by=YOU),
            chosen=True,
            words="when this turn ends, add the program to the top of your stack if it is still installed",
        ),
    ),
    words=(
        "Search your stack or heap for a program and install it, ignoring all costs. Shuffle your stack if you "
        "searched it. When this turn ends, add the program to the top of your stack if it is still installed."
    ),
)

card(
    "Personal Workshop",
    action(
        Cost(clicks=1),
        Choose(Filter(PROGRAM | HARDWARE, side=RUNNER, zone=HAND, words="program or piece of hardware in your grip")),
        HostWithCounters(POWER),
    ),
    paid(Cost(1), RemoveHostedCounter(POWER)),
    each_turn(RemoveHostedCounter(POWER)),
    Check(
        HostsFinished(POWER),
        (InstallFinished(POWER),),
        words=(
            "When there are no power counters left on a hosted card, install it, ignoring all costs; if it cannot be "
            "installed, it is trashed."
        ),
    ),
)
