"""Spin: Criminal."""

from netrunner.cards.vocabulary import *

card(
    "Recon",
    play=Run(
        during=(
            Trigger(
                ENCOUNTERED,
                (JackOut(),),
                when=EncounterNumber(),
                optional=True,
                words="You may jack out when you encounter the first piece of ice during this run",
            ),
        )
    ),
)

card(
    "Blackguard",
    memory(2),
    Trigger(
        EXPOSED,
        (ThatCard(), MustRez()),
        by=YOU,
        per_card=True,
        words="A card you expose has to be rezzed by the Corp, at its rez cost, if that can be paid.",
    ),
)

card(
    "Copycat",
    Trigger(
        PASSED_ICE,
        (
            PayTo(
                Cost(trash_self=True),
                Choose(Filter(ICE, face=1, copy_of_event=True, words="another rezzed copy of that ice")),
                ContinueFromChosen(),
            ),
        ),
        by=YOU,
        when=EventCardRezzed(),
        optional=True,
        words=(
            "As you pass ice, you may trash this card to go on from behind another rezzed copy of that "
            "ice, on whatever server it stands."
        ),
    ),
)
