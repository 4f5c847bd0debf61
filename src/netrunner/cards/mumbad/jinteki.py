"""Mumbad cycle: Jinteki."""

from netrunner.cards.vocabulary import *

card("Heritage Committee", play=(Draw(3), Choose(corp_card(zone=HAND)), Move(CHOSEN, to=TOP)))
