"""Honor and Profit: Criminal."""

from netrunner.cards.vocabulary import *

card("Iain Stirling: Retired Spook", each_turn(If(Compare(ScoreOf(CORP), ">", ScoreOf(RUNNER)), Gain(2))))

card("Legwork", play=Run(HQ, if_successful=AccessMore(2)))

card(
    "Security Testing",
    each_turn(Remember(CHOSEN), May(ChooseServer(remember=True))),
    whenever(RUN_SUCCESSFUL, ReplaceAccess(Gain(2)), server=REMEMBERED_SERVER, first=True),
    words=(
        "When your turn begins, you may choose a server. The first time this turn that you make a successful run on "
        "it, gain 2 credits instead of accessing cards."
    ),
)
