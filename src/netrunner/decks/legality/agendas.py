"""The agenda points that a Corp deck must have for its size. Rules Reference: Deckbuilding 5, Agenda Points.

The rules give 18 or 19 points for 40 to 44 cards and two more at every multiple of five, without an upper bound. The
draft identities allow smaller decks, about which the documents are silent: the same step is continued downwards. A deck
below its identity's minimum size is measured against that minimum, since it has to grow to it anyway.
"""

from collections.abc import Iterator

from netrunner.decks.legality.problem import CheckedDeck, Problem

AGENDA_POINTS = "RR/deckbuilding/7"


def required_points(size: int) -> tuple[int, int]:
    """The two totals that a deck of a size may have.

    >>> required_points(44), required_points(45), required_points(66)
    ((18, 19), (20, 21), (28, 29))
    """
    least = 2 * (size // 5) + 2
    return least, least + 1


def problems(subject: CheckedDeck) -> Iterator[Problem]:
    if subject.deck.side != "corp":
        return
    minimum = (subject.identity and subject.identity.minimum_deck_size) or 0
    size = max(subject.size, minimum)
    least, most = required_points(size)
    agendas = [(card, count) for card, count in subject.cards if card.type == "agenda"]
    points = sum((card.points or 0) * count for card, count in agendas)
    if least <= points <= most:
        return
    yield Problem(
        AGENDA_POINTS,
        f"The agendas are worth {points} points; a deck of {size} cards needs {least} or {most}.",
        tuple(card.title for card, _ in agendas),
    )
