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
        words="Whenever you expose a card, the Corp must rez it by paying its rez cost, if able.",
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
            "Whenever you pass a piece of ice, you may trash this card. If you do, choose another rezzed copy of that "
            "ice protecting any server. The run continues as if you had just passed the chosen ice."
        ),
    ),
)
