"""Draft: the Criminal identity."""

from netrunner.cards.vocabulary import *

card('Boris "Syfr" Kovac: Crafty Veteran', each_turn(Untag(1), when=most_installed("criminal")))
