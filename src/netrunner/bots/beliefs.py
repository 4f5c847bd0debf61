"""What hidden cards of the Corp's are likely to be, going by what was done with them.

`Game.determinize` deals hidden cards evenly over the places where they can be. But a card that lies unadvanced in a
naked server is seldom an agenda, one behind ice that was just advanced nearly always is, and what lies in HQ shows in
what the Corp does (`hand_beliefs`). `Beliefs` looks at what the Runner sees of each hidden card, and trades cards of a
dealt world for each other until it is as likely as its places say: each trade is made as often as it makes the world
likelier (Metropolis). The weights were counted in games between rookies (`python -m netrunner.learn beliefs`).
"""

from __future__ import annotations

from math import exp, log
from typing import Final, final

from netrunner.bots.card_worth import ambush
from netrunner.bots.hand_beliefs import hand_kind, hand_odds
from netrunner.engine.card import Card
from netrunner.engine.definition import CardDef
from netrunner.engine.knowledge import fits
from netrunner.engine.state import State
from netrunner.engine.terms import (
    ADVANCEMENT,
    AGENDA,
    ASSET,
    CORP,
    FIRST_REMOTE,
    HAND,
    ICE,
    INSTALLED,
    PLAY,
    UPGRADE,
)

KINDS: Final = ("agenda", "trap", "asset", "upgrade", "ice", "operation")
PLACES: Final = 16  # kinds of places for installed cards: tokens 0 to 3, guarded or not, new or not
TRADES: Final = 4  # that are tried for every installed card
HAND_TRADES: Final = 5  # the same for every card in HQ
SURENESS: Final = 0.8  # how far the weights are followed: others play otherwise than rookies
EVEN: Final = 1000  # grains of chance

WEIGHTS: list[list[float]] = [
    [0.16, 3.67, 0.26, 0.92, 1.00, 1.00],  # 0 tokens
    [0.07, 1.70, 2.25, 0.27, 1.00, 1.00],  # 0 tokens, new
    [0.39, 1.68, 0.26, 2.11, 1.00, 1.00],  # 0 tokens, guarded
    [0.77, 1.78, 0.57, 1.72, 1.00, 1.00],  # 0 tokens, guarded, new
    [0.92, 1.11, 0.99, 0.99, 1.00, 1.00],  # 1 token
    [0.56, 1.66, 1.00, 1.00, 1.00, 1.00],  # 1 token, new
    [1.08, 0.87, 0.82, 0.94, 1.00, 1.00],  # 1 token, guarded
    [1.03, 1.12, 0.71, 0.85, 1.00, 1.00],  # 1 token, guarded, new
    [0.88, 1.13, 1.00, 1.00, 1.00, 1.00],  # 2 tokens
    [0.54, 1.70, 1.00, 1.00, 1.00, 1.00],  # 2 tokens, new
    [1.11, 0.89, 0.72, 0.82, 1.00, 1.00],  # 2 tokens, guarded
    [1.03, 1.06, 0.80, 0.94, 1.00, 1.00],  # 2 tokens, guarded, new
    [0.96, 1.04, 1.00, 1.00, 1.00, 1.00],  # 3 tokens
    [0.89, 1.05, 1.07, 1.00, 1.00, 1.00],  # 3 tokens, new
    [1.00, 1.00, 1.00, 1.00, 1.00, 1.00],  # 3 tokens, guarded
    [1.00, 1.00, 1.00, 1.00, 1.00, 1.00],  # 3 tokens, guarded, new
]  # fmt: skip
"""How much likelier than evenly a card of each kind lies in each place."""


LIKELIHOODS: list[list[float]] = [[exp(SURENESS * log(weight)) for weight in row] for row in WEIGHTS]
"""The weights as they are followed."""


def kind_of(definition: CardDef) -> int:
    """The kind of a card: its place in KINDS."""
    if definition.type & AGENDA:
        return 0
    if definition.type & ASSET:
        return 1 if ambush(definition) is not None else 2
    return 3 if definition.type & UPGRADE else 4 if definition.type & ICE else 5


def place_of(g: State, card: Card, fresh: bool) -> int:
    """The kind of place in which a hidden card is installed."""
    server = g.server(card.server)
    guarded = server is not None and bool(server.ice)
    return 4 * min(3, card.counters[ADVANCEMENT]) + 2 * guarded + fresh


def hidden_roots(g: State) -> list[int]:
    """The cards in remote servers that the Runner does not know."""
    return [
        cid
        for server in g.servers
        if server.id >= FIRST_REMOTE
        for cid in server.root
        if not g.cards[cid].known & 2 and g.cards[cid].zone == PLAY
    ]


def fresh_ones(g: State) -> set[int]:
    """The instances of cards that were installed since the Runner's last turn."""
    since = g.turn - 1
    found: set[int] = set()
    event = g.history
    while event is not None and event.turn >= since:
        if event.kind == INSTALLED:
            found.add(event.instance)
        event = event.previous
    return found


@final
class Beliefs:
    """What the Runner makes of the hidden cards of a position. Lives for one decision."""

    def __init__(self, g: State) -> None:
        fresh = fresh_ones(g)
        self.roots = hidden_roots(g)
        self.rows = [LIKELIHOODS[place_of(g, g.cards[cid], g.cards[cid].instance in fresh)] for cid in self.roots]
        self.hand_odds = hand_odds(g)
        corp = g.players[CORP]
        self.hand = [cid for cid in corp.hand if not g.cards[cid].known & 2]
        self.deck = [cid for cid in corp.deck if not g.cards[cid].known & 2]

    def impose(self, world: State) -> None:
        """Make a world, dealt for the Runner, as likely as its cards' places say."""
        changed = False
        others = self.hand + self.deck
        if others:
            for place, cid in enumerate(self.roots):
                row = self.rows[place]
                for _ in range(TRADES):
                    other = others[world.random_below(len(others))]
                    changed = self.trade(world, cid, row, other) or changed
        if self.deck:
            for cid in self.hand:
                for _ in range(HAND_TRADES):
                    other = self.deck[world.random_below(len(self.deck))]
                    changed = self.trade(world, cid, None, other) or changed
        if changed:
            world.drop_index()

    def trade(self, world: State, cid: int, row: list[float] | None, other: int) -> bool:
        """Let two hidden cards change places, if that is likely enough: one in a server, with its row of weights, or in
        HQ, for one in HQ or in R&D."""
        one, two = world.cards[cid], world.cards[other]
        mine, theirs = one.printed, two.printed
        if mine is theirs or (one.zone == PLAY and not fits(world, one, theirs)):
            return False
        before = after = 1.0
        if row is not None:
            before, after = row[kind_of(mine)], row[kind_of(theirs)]
        if one.zone == HAND:
            before *= self.hand_odds[hand_kind(mine)]
            after *= self.hand_odds[hand_kind(theirs)]
        if two.zone == HAND:
            before *= self.hand_odds[hand_kind(theirs)]
            after *= self.hand_odds[hand_kind(mine)]
        if after < before and world.random_below(EVEN) >= EVEN * after / before:
            return False
        first, second = world.mut(cid), world.mut(other)
        first.printed = first.definition = theirs
        second.printed = second.definition = mine
        return True
