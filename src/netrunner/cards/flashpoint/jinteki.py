"""Flashpoint cycle: Jinteki."""

from netrunner.cards.vocabulary import *

card(
    "Chrysalis",
    when_accessed(reveal_from_rnd(), Encounter(THIS), when=Not(From(DISCARD))),
    subroutine(Damage(NET, 2)),
)
