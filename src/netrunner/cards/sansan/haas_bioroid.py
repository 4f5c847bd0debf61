"""SanSan Cycle: Haas-Bioroid."""

from netrunner.cards.vocabulary import *

card(
    "Research Grant",
    when_scored(
        Choose(Filter(AGENDA, same_title=True, side=CORP)),
        ScoreChosen(),
        optional=True,
        words="When you score this agenda, you may score another installed copy of it.",
    ),
)

card(
    "Team Sponsorship",
    whenever(
        AGENDA_SCORED,
        InstallFrom(Filter(zone=ANY_ZONE, side=CORP), DISCARD, HAND, free=True),
        optional=True,
        words="Each agenda you score lets you install a card of HQ or Archives without its install cost.",
    ),
)
