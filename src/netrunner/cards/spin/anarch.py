"""Spin: Anarch."""

from netrunner.cards.vocabulary import *

card("Keyhole", action(Cost(clicks=1), Run(RND, if_successful=(ReplaceAccess(TrashOneOfTop(3)),))))

card(
    "Scheherazade",
    Hosts(Filter(PROGRAM), words="Scheherazade can host any number of programs."),
    whenever(
        INSTALLED,
        Gain(1),
        who=Filter(PROGRAM),
        when=InstalledOnThis(),
        words="Whenever you install a program on this card, gain 1 credit.",
    ),
)
