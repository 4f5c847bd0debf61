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
