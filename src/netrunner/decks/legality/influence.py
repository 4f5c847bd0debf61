"""Influence: what a deck spends on cards outside its faction, and what it may spend.

Rules Reference: Deckbuilding 4, Influence, Faction. Cards that change the price: The Professor, and the alliance cards
that cost nothing in the right deck. The Shadow may use agendas of any faction. Most Wanted Lists 1.0 and 1.1 lower the
limit by one for each listed copy, to no less than one; list 1.2 adds influence to each listed copy; both count copies
in faction as well.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

from netrunner.cards.data.most_wanted import MostWantedList
from netrunner.cards.data.sets import sets
from netrunner.cards.facts import CardFacts
from netrunner.decks.deck import Deck
from netrunner.decks.legality.problem import CheckedDeck, Problem

INFLUENCE_LIMIT = "RR/deckbuilding/6"
NO_INFLUENCE_VALUE = "RR/influence/3"
PROFESSOR = "The Professor: Keeper of Knowledge"
SHADOW = "The Shadow: Pulling the Strings"
LOWEST_LIMIT = 1


@dataclass(frozen=True, slots=True)
class Discount:
    """A card that costs no influence in a deck that fits."""

    fits: Callable[[Deck], bool]
    when: str


def _of_faction(faction: str) -> Discount:
    """Six or more cards of the faction that are not alliance cards themselves."""

    def fits(deck: Deck) -> bool:
        cards = (count for card, count in deck.facts if card.faction == faction and "alliance" not in card.subtypes)
        return sum(cards) >= 6

    return Discount(fits, f"six or more {sets().factions[faction].name} cards that are no alliance cards")


def _of_type(deck: Deck, type_: str) -> int:
    return sum(count for card, count in deck.facts if card.type == type_)


FREE_IF: Mapping[str, Discount] = {
    "Heritage Committee": _of_faction("jinteki"),
    "Raman Rai": _of_faction("jinteki"),
    "Product Recall": _of_faction("haas-bioroid"),
    "Jeeves Model Bioroids": _of_faction("haas-bioroid"),
    "Salem's Hospitality": _of_faction("nbn"),
    "Ibrahim Salem": _of_faction("nbn"),
    "Executive Search Firm": _of_faction("weyland-consortium"),
    "Consulting Visit": _of_faction("weyland-consortium"),
    "Mumba Temple": Discount(lambda deck: _of_type(deck, "ice") <= 15, "at most 15 ice"),
    "Museum of History": Discount(lambda deck: deck.size >= 50, "50 cards or more"),
    "PAD Factory": Discount(lambda deck: deck.cards.get("PAD Campaign", 0) >= 3, "three PAD Campaign"),
    "Mumbad Virtual Tour": Discount(lambda deck: _of_type(deck, "asset") >= 7, "seven assets or more"),
}


@dataclass(frozen=True, slots=True)
class Influence:
    """The account of a deck's influence."""

    printed_limit: int | None
    """The identity's limit; None: no limit (or no identity)."""
    limit: int | None
    """What is left of it under a Most Wanted List."""
    spent: Mapping[str, int]
    """Influence by title, for the titles that cost some."""
    waived: Mapping[str, int]
    """Influence by title that a card's text waives."""

    @property
    def total(self) -> int:
        return sum(self.spent.values())


def influence(deck: Deck, most_wanted: MostWantedList | None = None) -> Influence:
    """What a deck spends and may spend, under a Most Wanted List or none."""
    identity = deck.identity_facts
    if identity is None:
        return Influence(None, None, {}, {})
    spent: dict[str, int] = {}
    waived: dict[str, int] = {}
    universal = most_wanted.universal if most_wanted else {}
    for card, count in deck.facts:
        price = 0 if card.faction == identity.faction else card.influence or 0
        if price and card.title in FREE_IF and FREE_IF[card.title].fits(deck):
            waived[card.title] = price * count
            price = 0
        price += universal.get(card.title, 0)
        paid = count
        if price and identity.title == PROFESSOR and card.type == "program":
            waived[card.title] = price
            paid -= 1
        if price * paid:
            spent[card.title] = price * paid
    limit = identity.influence_limit
    if limit is not None and most_wanted is not None and most_wanted.penalty:
        penalty = sum(most_wanted.penalty.get(card.title, 0) * count for card, count in deck.facts)
        limit = max(min(LOWEST_LIMIT, limit), limit - penalty)
    return Influence(identity.influence_limit, limit, spent, waived)


def _without_value(card: CardFacts, identity: CardFacts) -> bool:
    """The card has no influence value, so it cannot be used outside its faction.

    A neutral card has no faction to stay in: Timely Public Release prints no value and is open to every Corp.
    """
    if card.influence is not None or card.neutral or card.type == "identity" or card.side != identity.side:
        return False
    if identity.title == SHADOW and card.type == "agenda":
        return False
    return card.faction != identity.faction


def problems(subject: CheckedDeck) -> Iterator[Problem]:
    identity = subject.identity
    if identity is None:
        return
    for card, _ in subject.cards:
        if _without_value(card, identity):
            message = f"{card.title} has no influence value and is not of {identity.title}'s faction."
            yield Problem(NO_INFLUENCE_VALUE, message, (card.title,))
    account = influence(subject.deck, subject.format.most_wanted)
    if account.limit is None or account.total <= account.limit:
        return
    limit = f"{account.limit}"
    if account.limit != account.printed_limit:
        assert subject.format.most_wanted is not None
        limit += f" (printed {account.printed_limit}, lowered by Most Wanted List {subject.format.most_wanted.version})"
    yield Problem(
        INFLUENCE_LIMIT,
        f"The deck spends {account.total} influence; its limit is {limit}.",
        tuple(account.spent),
    )
