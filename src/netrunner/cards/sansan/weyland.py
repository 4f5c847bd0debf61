"""SanSan Cycle: Weyland Consortium."""

from netrunner.cards.vocabulary import *

card(
    "Oaktown Renovation",
    InstallsFaceup(words="Install this agenda faceup."),
    whenever(
        ADVANCED,
        If(CountersAtLeast(ADVANCEMENT, 5), Gain(3)),
        If(Not(CountersAtLeast(ADVANCEMENT, 5)), Gain(2)),
        itself=True,
        words=("Each time you advance this agenda you gain 2 credits; from its fifth advancement token on, 3."),
    ),
)

card(
    "Worlds Plaza",
    Paid(
        Cost(clicks=1),
        (InstallOnThis(Filter(ASSET, zone=HAND, side=CORP), discount=2),),
        when=HostsFewer(3),
        words=(
            "Click: Install an asset from HQ on this card, which can host up to 3 assets, and rez it, lowering its rez "
            "cost by 2, if able."
        ),
    ),
)
