"""SanSan cycle: Weyland Consortium."""

from netrunner.cards.vocabulary import *
from netrunner.engine.legality import could_rez_once_installed


class CouldBeRezzed(CardTest):
    """The card could be rezzed if it were installed, for so much less (Rules Reference: "If able")."""

    def __init__(self, less: int) -> None:
        self.less = less

    def holds(self, g: Position, ctx: Context, card: Card) -> bool:
        return could_rez_once_installed(g, card, self.less)

    def phrase(self, voice: Voice) -> str:
        return "that you could rez"


card(
    "Oaktown Renovation",
    InstallsFaceup(),
    whenever(ADVANCED, If(Compare(Counters(ADVANCEMENT), ">=", 5), Gain(3), otherwise=Gain(2)), itself=True),
)

card(
    "Worlds Plaza",
    action(
        Cost(clicks=1),
        Choose(asset(CouldBeRezzed(2), zone=HAND)),
        Install(CHOSEN, on=THIS),
        Rez(MOVED, less=2),
        when=Compare(Count(HOSTED_HERE), "<", 3),
    ),
    words=(
        "This card can host up to 3 assets.\n"
        "Click: Install an asset from HQ on this card and rez it, lowering its rez cost by 2, if able."
    ),
)
