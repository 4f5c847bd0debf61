"""Random decks of all implemented cards, legal in the casual format, so that cards meet each other in simulations."""

import random
from functools import cache

from netrunner.cards.facts import CardFacts, all_facts
from netrunner.cards.registry import implemented
from netrunner.decks import Deck

TRIES = 400


@cache
def playable(side: str) -> tuple[tuple[CardFacts, ...], tuple[CardFacts, ...]]:
    """(identities, other cards) of a side that play."""
    known = [card for card in all_facts().values() if card.side == side and implemented(card.title)]
    identities = tuple(card for card in known if card.type == "identity" and card.minimum_deck_size)
    return identities, tuple(card for card in known if card.type != "identity")


def random_deck(side: str, rng: random.Random, favoured: frozenset[str] = frozenset()) -> Deck:
    """A deck of minimum size around a random identity. Cards that are favoured come first, and half of the identities
    are among them."""
    identities, cards = playable(side)
    favourites = [card for card in identities if card.title in favoured]
    for _ in range(TRIES):
        identity = rng.choice(favourites if favourites and rng.random() < 0.5 else identities)
        counts = agendas(identity, cards, rng, favoured) if side == "corp" else {}
        if counts is None:
            continue
        fill(identity, [card for card in cards if card.type != "agenda"], counts, rng, favoured)
        deck = Deck.build(identity.title, counts, name=f"random {side}")
        if not deck.problems("casual"):
            return deck
    raise LookupError(f"no legal {side} deck was found in {TRIES} tries")


def cost(identity: CardFacts, card: CardFacts) -> int | None:
    """The influence of one copy; None when the card cannot be in the deck at all."""
    if card.faction == identity.faction:
        return 0
    return card.influence


def agendas(
    identity: CardFacts, cards: tuple[CardFacts, ...], rng: random.Random, favoured: frozenset[str] = frozenset()
) -> dict[str, int] | None:
    """Agendas worth what a deck of the minimum size needs, or None when the random ones do not add up."""
    size = identity.minimum_deck_size or 45
    need = 2 * (size // 5) + 2
    own = [card for card in cards if card.type == "agenda" and (card.faction == identity.faction or card.neutral)]
    counts: dict[str, int] = {}
    points = 0
    own = rng.sample(own, len(own))
    for card in sorted(own, key=lambda card: card.title not in favoured) if favoured and rng.random() < 0.5 else own:
        for _ in range(rng.randint(1, card.deck_limit)):
            if points + (card.points or 0) <= need + 1:
                counts[card.title] = counts.get(card.title, 0) + 1
                points += card.points or 0
    return counts if need <= points <= need + 1 else None


def fill(
    identity: CardFacts,
    cards: list[CardFacts],
    counts: dict[str, int],
    rng: random.Random,
    favoured: frozenset[str] = frozenset(),
) -> None:
    """Add cards up to the minimum size, within the influence limit. Ice is preferred a little, to keep runs honest, and
    what is favoured a lot."""
    size = identity.minimum_deck_size or 45
    influence = identity.influence_limit if identity.influence_limit is not None else 99
    pool = sorted(
        cards,
        key=lambda card: rng.random() - (0.15 if card.type == "ice" else 0) - (0.4 if card.title in favoured else 0),
    )
    for card in pool:
        for _ in range(rng.randint(1, card.deck_limit)):
            price = cost(identity, card)
            if sum(counts.values()) >= size or price is None or price > influence:
                break
            influence -= price
            counts[card.title] = counts.get(card.title, 0) + 1
