"""The odds that matter when a deck is built, worked out exactly for one deck.

Set-up gives five cards (some identities more) and one mulligan. A number "by turn N" counts the cards seen after N
turns: the Corp draws one a turn by rule, the Runner as many as `draws_per_turn` says. Cards that search or draw are not
counted: the odds are those of the bare deck.
"""

from collections import Counter
from dataclasses import dataclass
from fractions import Fraction

from netrunner.decks.deck import Deck
from netrunner.decks.stats import hypergeometric
from netrunner.decks.stats.composition import BREAKS, breakers

OPENING_HAND = 5
OPENING_HANDS = {"Andromeda: Dispossessed Ristie": 9, "Cyber Bureau: Keeping the Peace": 10}
TURNS = (1, 2, 3, 4, 5, 6, 8, 10, 12)
ACCESSES = (1, 2, 3, 5, 7, 10, 15, 20)
WINNING_POINTS = 7


@dataclass(frozen=True, slots=True)
class Opening:
    """The chance of an opening hand, without and with a mulligan for it."""

    what: str
    plain: Fraction
    mulligan: Fraction


@dataclass(frozen=True, slots=True)
class Access:
    """What so many different cards from R&D hold."""

    accesses: int
    agendas: Fraction
    """Expected number of agendas."""
    points: Fraction
    any_agenda: Fraction
    winning: Fraction
    """The chance that they hold seven points."""


@dataclass(frozen=True, slots=True)
class ByTurn:
    """The chance to have seen a breaker of a kind, by turn; a hand without one is sent back."""

    kind: str
    copies: int
    chances: dict[int, Fraction]


@dataclass(frozen=True, slots=True)
class Chances:
    hand: int
    draws_per_turn: int
    openings: tuple[Opening, ...]
    accesses: tuple[Access, ...]
    breakers: tuple[ByTurn, ...]


def opening_hand(deck: Deck) -> int:
    return OPENING_HANDS.get(deck.identity or "", OPENING_HAND)


def _opening(what: str, chance: Fraction) -> Opening:
    return Opening(what, chance, hypergeometric.with_mulligan(chance, chance, chance))


def _openings(deck: Deck, hand: int) -> tuple[Opening, ...]:
    economy = {card.title for card, _ in deck.facts if card.economy}
    found = [_opening("a card that pays credits", hypergeometric.all_of(deck.cards, [economy], hand))]
    if deck.side == "corp":
        ice = {card.title for card, _ in deck.facts if card.type == "ice"}
        agendas = sum(copies for card, copies in deck.facts if card.type == "agenda")
        found += [
            _opening("ice", hypergeometric.all_of(deck.cards, [ice], hand)),
            _opening("ice and a card that pays credits", hypergeometric.all_of(deck.cards, [ice, economy], hand)),
            _opening("at most one agenda", 1 - hypergeometric.at_least(2, deck.size, agendas, hand)),
        ]
    else:
        rig = {title for titles in breakers(deck).values() for title in titles}
        found += [
            _opening("an icebreaker", hypergeometric.all_of(deck.cards, [rig], hand)),
            _opening(
                "an icebreaker and a card that pays credits", hypergeometric.all_of(deck.cards, [rig, economy], hand)
            ),
        ]
    return tuple(found)


def _accesses(deck: Deck) -> tuple[Access, ...]:
    points: Counter[int] = Counter()
    for card, copies in deck.facts:
        if card.type == "agenda":
            points[card.points or 0] += copies
    agendas, total = sum(points.values()), sum(value * copies for value, copies in points.items())
    rows = []
    for accesses in (n for n in ACCESSES if n <= deck.size):
        spread = hypergeometric.points_distribution(points, deck.size, accesses)
        rows.append(
            Access(
                accesses,
                agendas=Fraction(agendas * accesses, deck.size),
                points=Fraction(total * accesses, deck.size),
                any_agenda=hypergeometric.at_least_one(deck.size, agendas, accesses),
                winning=sum((chance for value, chance in spread.items() if value >= WINNING_POINTS), Fraction(0)),
            )
        )
    return tuple(rows)


def by_turn(deck: Deck, groups: list[set[str]], turn: int, draws_per_turn: int, keep: set[str]) -> Fraction:
    """The chance that every group has been seen by the end of a turn, when a hand without any of `keep` is sent back.

    Every group is a part of `keep`: a hand that is sent back holds no card of any group.
    """
    hand, drawn = min(opening_hand(deck), deck.size), turn * draws_per_turn
    fresh = hypergeometric.all_of(deck.cards, groups, hand + drawn)
    sent_back = hypergeometric.none_of(deck.size, sum(deck.cards[title] for title in keep), hand)
    missed_then_seen = (
        hypergeometric.all_of(deck.cards, groups, drawn, size=deck.size - hand) if sent_back else Fraction(0)
    )
    kept = fresh - sent_back * missed_then_seen
    return hypergeometric.with_mulligan(1 - sent_back, kept, fresh)


def _by_turn(deck: Deck, draws_per_turn: int) -> tuple[ByTurn, ...]:
    kinds = breakers(deck)
    rows = []
    for kind, titles in kinds.items():
        chances = {turn: by_turn(deck, [set(titles)], turn, draws_per_turn, set(titles)) for turn in TURNS}
        rows.append(ByTurn(kind, sum(titles.values()), chances))
    suite = [set(kinds[kind]) for kind in BREAKS if kind in kinds]
    if len(suite) == len(BREAKS):
        rig = set().union(*suite)
        chances = {turn: by_turn(deck, suite, turn, draws_per_turn, rig) for turn in TURNS}
        rows.append(ByTurn("all three", sum(deck.cards[title] for title in rig), chances))
    return tuple(rows)


def chances(deck: Deck, draws_per_turn: int = 1) -> Chances:
    """All odds of a deck. The Corp part is empty for a Runner and the other way round."""
    hand = opening_hand(deck)
    corp = deck.side == "corp"
    return Chances(
        hand,
        draws_per_turn,
        _openings(deck, hand),
        _accesses(deck) if corp else (),
        () if corp else _by_turn(deck, draws_per_turn),
    )
