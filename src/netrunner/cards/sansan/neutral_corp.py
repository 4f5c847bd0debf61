"""SanSan cycle: neutral Corp cards."""

from netrunner.cards.vocabulary import *

card("Tech Startup", each_turn(Trash(THIS), Search(asset(zone=DECK)), Install(CHOSEN), optional=True))
