"""Core Set: neutral Corp cards."""

from netrunner.cards.vocabulary import *

card("Priority Requisition", when_scored(Choose(ice(rezzed=False)), Rez(CHOSEN, free=True), optional=True))

card("Private Security Force", of_its_own(action(Cost(clicks=1), Damage(MEAT, 1), when=TAGGED)))

card("Melange Mining Corp.", action(Cost(clicks=3), Gain(7)))

card("PAD Campaign", each_turn(Gain(1)))

card("Hedge Fund", play=Gain(9))

card("Enigma", subroutine(LoseClicks(1, RUNNER)), subroutine(EndRun()))

card("Hunter", subroutine(Trace(3, Tag(1))))

card("Wall of Static", subroutine(EndRun()))
