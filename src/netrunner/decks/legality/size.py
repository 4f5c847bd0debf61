"""The minimum deck size. There is no maximum. Rules Reference: Deckbuilding 1."""

from collections.abc import Iterator

from netrunner.decks.legality.problem import CheckedDeck, Problem

MINIMUM_SIZE = "RR/deckbuilding/1"


def problems(subject: CheckedDeck) -> Iterator[Problem]:
    identity = subject.identity
    if identity is None or identity.minimum_deck_size is None or subject.size >= identity.minimum_deck_size:
        return
    yield Problem(
        MINIMUM_SIZE,
        f"The deck has {subject.size} cards; {identity.title} needs at least {identity.minimum_deck_size}.",
    )
