"""Genesis: Shaper."""

from netrunner.cards.vocabulary import *

card(
    "Dinosaurus",
    Hosts(
        Filter(PROGRAM, subtype="icebreaker", not_subtype="ai"),
        count=1,
        free_memory=True,
        words=(
            "One icebreaker that is not an AI may be installed on Dinosaurus. It takes up none of your memory there."
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
        "Make a run on R&D. If it succeeds, you may give up the access to look at its top 5 cards and"
        " put them back as you please."
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
            words="if the program is still installed at the end of the turn, it goes on top of your stack",
        ),
    ),
    words=(
        "Find a program in your stack (shuffle it then) or your heap and install it for nothing. If "
        "it is still installed at the end of the turn, it goes on top of your stack."
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
            "A hosted card that loses its last power counter is installed for nothing, or trashed if that"
            " is impossible."
        ),
    ),
)
