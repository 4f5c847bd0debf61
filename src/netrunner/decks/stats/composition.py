"""What a deck is made of: types, subtypes, costs, influence, ice by kind, breakers by kind, agendas."""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction

from netrunner.cards.facts import CardFacts
from netrunner.decks.deck import Deck
from netrunner.decks.legality.influence import influence

ICE_KINDS = ("barrier", "code gate", "sentry")
BREAKER_KINDS = ("fracter", "decoder", "killer", "ai")
BREAKS = {"fracter": "barrier", "decoder": "code gate", "killer": "sentry"}


@dataclass(frozen=True, slots=True)
class IceKind:
    kind: str
    count: int
    mean_cost: Fraction
    mean_strength: Fraction


@dataclass(frozen=True, slots=True)
class Composition:
    size: int
    types: dict[str, int]
    subtypes: dict[str, int]
    costs: dict[str, int]
    """Copies by cost; the key is a number or X."""
    influence: dict[str, int]
    influence_total: int
    influence_limit: int | None
    economy: dict[str, int]
    ice: tuple[IceKind, ...]
    ice_strengths: dict[str, int]
    breakers: dict[str, dict[str, int]]
    """By kind: title to copies."""
    agendas: dict[str, int]
    agenda_points: int


def _count(deck: Deck, keys: Callable[[CardFacts], tuple[str, ...]]) -> dict[str, int]:
    counter: Counter[str] = Counter()
    for card, copies in deck.facts:
        for key in keys(card):
            counter[key] += copies
    return dict(sorted(counter.items(), key=lambda item: (-item[1], item[0])))


def _number(value: int | None, is_x: bool) -> tuple[str, ...]:
    if is_x:
        return ("X",)
    return () if value is None else (str(value),)


def _in_order(counts: dict[str, int]) -> dict[str, int]:
    return dict(sorted(counts.items(), key=lambda item: (item[0] == "X", int(item[0]) if item[0] != "X" else 0)))


def ice_kinds(card: CardFacts) -> tuple[str, ...]:
    """The kinds of a piece of ice that breakers ask for; trap and mythic ice without one is "other"."""
    return tuple(kind for kind in ICE_KINDS if kind in card.subtypes) or ("other",)


def _mean(pairs: list[tuple[int, int]]) -> Fraction:
    copies = sum(count for _, count in pairs)
    return Fraction(sum(value * count for value, count in pairs), copies) if copies else Fraction(0)


def _ice(deck: Deck) -> tuple[IceKind, ...]:
    kinds = []
    for kind in (*ICE_KINDS, "other"):
        cards = [(card, copies) for card, copies in deck.facts if card.type == "ice" and kind in ice_kinds(card)]
        if cards:
            costs = _mean([(card.cost, copies) for card, copies in cards if card.cost is not None])
            strengths = _mean([(card.strength, copies) for card, copies in cards if card.strength is not None])
            kinds.append(IceKind(kind, sum(copies for _, copies in cards), costs, strengths))
    return tuple(kinds)


def breakers(deck: Deck) -> dict[str, dict[str, int]]:
    """The icebreakers of a deck by kind; one of two kinds stands under both."""
    found: dict[str, dict[str, int]] = {}
    for card, copies in deck.facts:
        if "icebreaker" in card.subtypes:
            for kind in [kind for kind in BREAKER_KINDS if kind in card.subtypes] or ["other"]:
                found.setdefault(kind, {})[card.title] = copies
    return {kind: found[kind] for kind in (*BREAKER_KINDS, "other") if kind in found}


def composition(deck: Deck) -> Composition:
    account = influence(deck)
    agendas = {card.title: copies for card, copies in deck.facts if card.type == "agenda"}
    return Composition(
        size=deck.size,
        types=_count(deck, lambda card: (card.type,)),
        subtypes=_count(deck, lambda card: card.subtypes),
        costs=_in_order(_count(deck, lambda card: _number(card.cost, card.cost_x))),
        influence=dict(account.spent),
        influence_total=account.total,
        influence_limit=account.printed_limit,
        economy={card.title: copies for card, copies in deck.facts if card.economy},
        ice=_ice(deck),
        ice_strengths=_in_order(
            _count(deck, lambda card: _number(card.strength, card.strength_x) if card.type == "ice" else ())
        ),
        breakers=breakers(deck),
        agendas=agendas,
        agenda_points=sum((card.points or 0) * copies for card, copies in deck.facts),
    )
