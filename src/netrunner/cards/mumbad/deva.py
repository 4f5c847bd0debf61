"""What the three deva of the Mumbad cycle have in common."""

from netrunner.cards.vocabulary import *


def deva(when: Condition) -> tuple[Ability, ...]:
    """Break subroutines on ice of one kind, grow, and swap places with another deva in the grip."""
    return (
        paid(Cost(1), Break(), when=when),
        paid(Cost(1), Boost(1)),
        paid(Cost(2), Choose(program(subtype="deva", zone=HAND)), Swap(THIS, CHOSEN)),
    )
