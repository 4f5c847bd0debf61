"""Flashpoint cycle: Haas-Bioroid."""

from netrunner.cards.vocabulary import *


def pay_or_trash() -> Ability:
    """The Runner pays 2 credits or trashes one of their own installed cards."""
    return subroutine(
        OneOf(Pay(Cost(2), who=RUNNER), (Choose(runner_card(), by=RUNNER), Trash(CHOSEN, by=RUNNER)), by=RUNNER),
        words="The Runner must either pay 2 credits or trash 1 of their installed cards",
    )


card("Fairchild 2.0", bioroid(2), pay_or_trash(), pay_or_trash(), subroutine(Damage(BRAIN, 1)))
