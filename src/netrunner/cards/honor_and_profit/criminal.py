"""Honor and Profit: Criminal."""

from netrunner.cards.vocabulary import *

card(
    "Iain Stirling: Retired Spook",
    each_turn(
        If(OpponentAhead(), Gain(2)),
        words="When your turn begins, gain 2 credits if the Corp has more scored agenda points than you.",
    ),
)

card(
    "Legwork",
    play=Run(HQ, if_successful=(AccessMore(2),)),
    words="Make a run on HQ. If successful, access 2 additional cards from HQ.",
)

card(
    "Security Testing",
    each_turn(Remember(), May(ChooseServer())),
    whenever(RUN_SUCCESSFUL, ReplaceAccess(Gain(2)), when=FirstRunOnChosenServer()),
    words=(
        "When your turn begins, you may choose a server. The first time you make a successful run on that server this "
        "turn, instead of accessing cards, gain 2 credits."
    ),
)
