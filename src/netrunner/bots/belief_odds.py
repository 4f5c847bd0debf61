"""How likely the Corp's hidden cards are of each kind, going by what the Runner sees of its doings.

An even deal expects of HQ what it expects of R&D, and of a card in a server whatever may lie there. But a Corp that
guards HQ and puts nothing behind its ice has agendas in hand, what is advanced behind ice is an agenda, and what lies
naked for long is a trap. For every kind of card the odds are a sum of a few numbers (`corp_signs`), each times a
weight. The weights were taught by games between rookies (`python -m netrunner.learn beliefs`): `weights/beliefs.json`.
"""

from __future__ import annotations

import json
from math import exp
from pathlib import Path
from typing import Any, Final, final

from netrunner.bots.card_kinds import KINDS, ROOTS
from netrunner.bots.corp_signs import HAND_NUMBERS, ROOT_NUMBERS, TABLE_NUMBERS, CorpSigns
from netrunner.engine.card import Card
from netrunner.engine.state import State

BELIEFS_FILE: Final = Path(__file__).parent / "weights" / "beliefs.json"
SURENESS: Final = 0.8  # how far the weights are followed in HQ: others play otherwise than rookies …
ROOT_SURENESS: Final = 0.5  # … and in servers, where people bluff
MOST: Final = 5.0  # that a sum of weights is taken for, up or down
STEPS: Final = 6  # in which chances are made to add up to the cards in HQ
LEAST: Final = 1e-6


def weighed(row: list[float], numbers: list[float]) -> float:
    total = 0.0
    for weight, number in zip(row, numbers, strict=True):
        total += weight * number
    return total


def odds(total: float, sureness: float) -> float:
    return exp(sureness * max(-MOST, min(MOST, total)))


def hand_odds(signs: CorpSigns) -> list[float]:
    """For every kind, how much likelier than evenly it lies in HQ rather than in R&D."""
    numbers = signs.hand_numbers()
    return [odds(weighed(row, numbers), SURENESS) for row in _hand_weights]


@final
class RootOdds:
    """What hidden cards in servers are likely to be. Lives for one decision."""

    def __init__(self, signs: CorpSigns) -> None:
        self.signs = signs
        numbers = signs.table_numbers()
        self.common = [weighed(row, numbers) for row in _table_weights]

    def of(self, card: Card) -> list[float]:
        """For every kind, how much likelier than evenly the card is of it: nothing for what is in no root."""
        numbers = self.signs.root_numbers(card)
        found = [0.0] * len(KINDS)
        for kind in range(ROOTS):
            found[kind] = odds(self.common[kind] + weighed(_root_weights[kind], numbers), ROOT_SURENESS)
        return found


def hand_chances(odds_of: list[float], numbers: list[float], cards: float) -> list[float]:
    """For every kind, the chance that one of its cards lies in HQ, where so many do in all. `numbers`: how many of each
    kind lie in HQ or in R&D."""
    total = sum(numbers, 0.0)
    if total <= cards:
        return [1.0] * len(odds_of)
    even = cards / (total - cards)
    for _ in range(STEPS):
        held = 0.0
        for number, odd in zip(numbers, odds_of, strict=True):
            held += number * even * odd / (1.0 + even * odd)
        even *= cards / max(LEAST, held)
    return [even * odd / (1.0 + even * odd) for odd in odds_of]


def read_weights(name: str, numbers: tuple[str, ...], kinds: int, path: Path = BELIEFS_FILE) -> list[list[float]]:
    """The weights of a file, for each kind. One for other kinds or numbers is refused."""
    told: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    part = told[name]
    if tuple(part) != KINDS[:kinds] or any(tuple(row) != numbers for row in part.values()):
        raise ValueError(f"{path.name} is for other kinds or numbers: teach it anew (netrunner.learn beliefs).")
    return [[float(weight) for weight in row.values()] for row in part.values()]


_hand_weights: list[list[float]] = read_weights("hand", HAND_NUMBERS, len(KINDS))
_table_weights: list[list[float]] = read_weights("table", TABLE_NUMBERS, ROOTS)
_root_weights: list[list[float]] = read_weights("root", ROOT_NUMBERS, ROOTS)


def beliefs_of(g: State) -> tuple[list[float], RootOdds]:
    """The odds of cards in HQ, and of those in servers."""
    signs = CorpSigns(g)
    return hand_odds(signs), RootOdds(signs)
