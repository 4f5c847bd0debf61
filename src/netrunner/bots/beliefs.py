"""Worlds as likely as what the Corp was seen to do makes them.

`Game.determinize` deals hidden cards evenly over the places where they can be. `Beliefs` looks at what the Runner sees
of the Corp's doings, and trades cards of a dealt world for each other until it is as likely as that says
(`belief_odds`): each trade is made as often as it makes the world likelier (Metropolis).
"""

from __future__ import annotations

from typing import Final, final

from netrunner.bots.belief_odds import beliefs_of
from netrunner.bots.card_kinds import card_kind
from netrunner.engine.knowledge import fits
from netrunner.engine.state import State
from netrunner.engine.terms import CORP, FIRST_REMOTE, HAND, PLAY

TRADES: Final = 4  # that are tried for every installed card
HAND_TRADES: Final = 5  # the same for every card in HQ
EVEN: Final = 1000  # grains of chance


def hidden_roots(g: State) -> list[int]:
    """The cards in remote servers that the Runner does not know."""
    return [
        cid
        for server in g.servers
        if server.id >= FIRST_REMOTE
        for cid in server.root
        if not g.cards[cid].known & 2 and g.cards[cid].zone == PLAY
    ]


@final
class Beliefs:
    """What the Runner makes of the hidden cards of a position. Lives for one decision."""

    def __init__(self, g: State) -> None:
        self.hand_odds, roots = beliefs_of(g)
        self.roots = hidden_roots(g)
        self.rows = [roots.of(g.cards[cid]) for cid in self.roots]
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
        """Let two hidden cards change places, if that is likely enough: one in a server, with its odds, or in HQ, for
        one in HQ or in R&D."""
        one, two = world.cards[cid], world.cards[other]
        mine, theirs = one.printed, two.printed
        if mine is theirs or (one.zone == PLAY and not fits(world, one, theirs)):
            return False
        before = after = 1.0
        if row is not None:
            before, after = row[card_kind(mine)], row[card_kind(theirs)]
        if one.zone == HAND:
            before *= self.hand_odds[card_kind(mine)]
            after *= self.hand_odds[card_kind(theirs)]
        if two.zone == HAND:
            before *= self.hand_odds[card_kind(theirs)]
            after *= self.hand_odds[card_kind(mine)]
        if after < before and world.random_below(EVEN) >= EVEN * after / before:
            return False
        first, second = world.mut(cid), world.mut(other)
        first.printed = first.definition = theirs
        second.printed = second.definition = mine
        return True
