"""Honor and Profit: Criminal."""

from netrunner.cards.vocabulary import *

card(
    "Iain Stirling: Retired Spook",
    each_turn(
        If(OpponentAhead(), Gain(2)),
        words="As your turn begins, gain 2 credits if you are behind the Corp in agenda points.",
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
        "You may name a server as your turn begins. Your first successful run on it in that turn "
        "brings 2 credits in place of the access."
    ),
)
