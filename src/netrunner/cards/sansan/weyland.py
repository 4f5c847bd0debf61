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
        words=(
            "Whenever you advance this agenda, gain 2 credits, or 3 credits if there are 5 or more advancement tokens "
            "on it."
        ),
    ),
)
