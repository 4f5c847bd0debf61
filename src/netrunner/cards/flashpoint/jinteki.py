"""Flashpoint Cycle: Jinteki."""

from netrunner.cards.vocabulary import *

card(
    "Chrysalis",
    when_accessed(
        If(From(DECK), RevealEventCard()),
        ForceEncounter(),
        when=NotFrom(DISCARD),
        words=(
            "When the Runner accesses this card anywhere but in Archives, they encounter it. A Runner who accesses it "
            "from R&D reveals it first."
        ),
    ),
    subroutine(Damage(NET, 2)),
)
