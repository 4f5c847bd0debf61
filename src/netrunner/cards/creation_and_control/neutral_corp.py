"""Creation and Control: neutral Corp cards."""

from netrunner.cards.vocabulary import *

card("Gila Hands Arcology", action(Cost(clicks=2), Gain(3)))

card("Levy University", action(Cost(1, clicks=1), Search(ice(zone=DECK)), Move(CHOSEN, to=HAND)))

card("Server Diagnostics", each_turn(Gain(2)), whenever(INSTALLED, Trash(THIS), who=ice()))

card("Bastion", subroutine(EndRun()))

card("Datapike", subroutine(MustPay(Cost(2), EndRun())), subroutine(EndRun()))
