"""Spin cycle: Criminal."""

from netrunner.cards.vocabulary import *

card(
    "Recon",
    play=Run(during=(Trigger(ENCOUNTERED, JackOut(), when=Compare(EncounterNumber(), "==", 1), optional=True),)),
    words="Make a run. You may jack out when you encounter the first piece of ice during this run.",
)

card("Blackguard", memory(2), Trigger(EXPOSED, Rez(THAT_CARD, must=True), by=YOU, per_card=True))

card(
    "Copycat",
    whenever(
        PASSED_ICE,
        PayTo(
            Cost(trash_self=True),
            Choose(ice(CopyOf(THAT_CARD), rezzed=True, protecting=ANY_SERVER)),
            Redirect(past=CHOSEN),
        ),
        who=ice(rezzed=True),
        optional=True,
    ),
)
