"""Cards that start the game in play and are not part of the deck: Adam's three different directives.

A list need not name them (they are chosen at set-up); when it does, they must be right.
"""

from collections.abc import Iterator

from netrunner.cards.facts import all_facts
from netrunner.decks.legality.problem import CheckedDeck, Problem

ADAM = "Adam: Compulsive Hacker"
DIRECTIVES = 3
RULE = "card/adam"


def problems(subject: CheckedDeck) -> Iterator[Problem]:
    named = subject.deck.in_play
    if not named:
        return
    if subject.identity is None or subject.identity.title != ADAM:
        yield Problem(RULE, f"Only {ADAM} starts with cards in play.", named)
        return
    wrong = tuple(title for title in named if "directive" not in all_facts()[title].subtypes)
    if wrong:
        yield Problem(RULE, f"Adam starts with directives, and these are none: {', '.join(wrong)}.", wrong)
    if len(named) != DIRECTIVES or len(set(named)) != DIRECTIVES:
        yield Problem(RULE, f"Adam starts with {DIRECTIVES} different directives, not {', '.join(named)}.", named)
