"""Mumbad cycle: neutral Corp cards."""

from netrunner.cards.vocabulary import *

card("Mumbad Virtual Tour", MustBeTrashed())

card("Museum of History", each_turn(Choose(corp_card(zone=DISCARD)), Move(CHOSEN, to=SHUFFLED), optional=True))
