"""Spin cycle: Haas-Bioroid."""

from netrunner.cards.vocabulary import *

card(
    "Project Ares",
    when_scored(
        Choose(runner_card(), greatest(0, TOKENS - 4), by=RUNNER),
        Trash(CHOSEN, by=RUNNER),
        If(Found(MOVED), BadPublicity(1)),
        words=(
            "When you score this agenda, the Runner must trash 1 of their installed cards for each advancement token "
            "on it over 4. If any card is trashed this way, take 1 bad publicity."
        ),
    ),
)

card(
    "Accelerated Diagnostics",
    play=(
        Look(top(3)),
        Repeat(3, Choose(operation(Among(LOOKED), zone=DECK), up_to=True), Play(CHOSEN, plainly=True)),
        Trash(LOOKED),
    ),
    words=(
        "Look at the top 3 cards of R&D. You may play any operations among them, paying their play costs but no "
        "additional costs. Trash the rest of those cards."
    ),
)


def one_access() -> Ability:
    """A subroutine: the Runner cannot access more than 1 card during this run."""
    return subroutine(
        Until(UNTIL_RUN_ENDS, Forbid("access", when=Compare(Times(ACCESSED, since=RUN), ">=", 1), side=RUNNER)),
        words="The Runner cannot access more than 1 card during this run",
    )


card("Hudson 1.0", bioroid(), one_access(), one_access())
