"""SanSan cycle: Haas-Bioroid."""

from netrunner.cards.vocabulary import *

card("Research Grant", when_scored(Choose(agenda(CopyOf(THIS))), Score(CHOSEN), optional=True))

card(
    "Team Sponsorship",
    whenever(AGENDA_SCORED, Choose(corp_card(zone=DISCARD | HAND)), Install(CHOSEN, free=True), optional=True),
)
