"""Draft: the Jinteki identity."""

from netrunner.cards.vocabulary import *

card(
    "Synthetic Systems: The World Re-imagined",
    Trigger(
        TURN_BEGINS,
        (Choose(ice(Exchangeable()), name="first"), Choose(ice(Exchangeable())), Swap(Chosen("first"), CHOSEN)),
        by=YOU,
        when=most_rezzed("jinteki"),
        optional=True,
        prompt="let 2 installed pieces of ice change places",
        words=(
            "When your turn begins, if you have more Jinteki cards rezzed than cards of any other faction, you may let "
            "2 installed pieces of ice change places."
        ),
    ),
)
