"""Order and Chaos: neutral Runner cards."""

from netrunner.cards.vocabulary import *

card("Data Folding", each_turn(If(Compare(UnusedMemory(), ">=", 2), Gain(1))))

card("Uninstall", play=(Choose(runner_card(types=PROGRAM | HARDWARE)), Move(CHOSEN, to=HAND)))
