"""One identity, and no card of the other side.

Rules Reference: Deckbuilding 1 and 3. Custom Biotics forbids a faction outright.
"""

from collections.abc import Iterator

from netrunner.decks.legality.problem import CheckedDeck, Problem

ONE_IDENTITY = "RR/deckbuilding/1"
ONE_SIDE = "RR/deckbuilding/5"
CUSTOM_BIOTICS = "Custom Biotics: Engineered for Success"


def problems(subject: CheckedDeck) -> Iterator[Problem]:
    identity, side = subject.identity, subject.deck.side
    if identity is None:
        yield Problem(ONE_IDENTITY, "The deck has no identity.")
    elif identity.type != "identity":
        yield Problem(ONE_IDENTITY, f"{identity.title} is not an identity.", (identity.title,))
    for card, _ in subject.cards:
        if card.type == "identity":
            yield Problem(ONE_IDENTITY, f"{card.title} is a second identity; a deck has one.", (card.title,))
        elif card.side != side:
            yield Problem(
                ONE_SIDE, f"{card.title} is a {card.side.title()} card in a {side.title()} deck.", (card.title,)
            )
        elif identity is not None and identity.title == CUSTOM_BIOTICS and card.faction == "jinteki":
            yield Problem(
                "card/custom-biotics", f"Custom Biotics cannot use Jinteki cards: {card.title}.", (card.title,)
            )
