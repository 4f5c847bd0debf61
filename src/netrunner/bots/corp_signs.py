"""What the Runner sees of the Corp's doings that tells what its hidden cards may be: plain numbers.

Nothing hidden is looked at, so that all worlds in which a side may be give the same numbers.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from netrunner.engine.card import Card, Server
from netrunner.engine.frame import O_ADVANCE, O_CREDIT
from netrunner.engine.state import State
from netrunner.engine.terms import (
    ADVANCEMENT,
    AGENDA,
    ASSET,
    BASIC_ACTION,
    CORP,
    DREW,
    FIRST_REMOTE,
    HQ,
    INSTALLED,
    PLAYED,
    RND,
    RUNNER,
)

HAND_NUMBERS: Final = (
    "one", "turn", "early", "cards in HQ", "credits", "poor", "rich", "ice on HQ", "rezzed on HQ", "ice on R&D",
    "rezzed on R&D", "ready servers", "strong ready servers", "hidden behind ice", "hidden with tokens",
    "hidden and naked", "rezzed in servers", "corp points", "runner points", "credits taken", "cards drawn",
    "operations played", "ice installed", "cards installed", "advanced", "tags", "runner credits", "little R&D", "rig",
    "remote servers",
)  # fmt: skip
"""What the odds of cards in HQ go by."""
TABLE_NUMBERS: Final = (
    "one", "turn", "credits", "poor", "ice on HQ", "runner credits", "corp points", "runner points", "hidden cards",
    "hidden and naked", "credits taken", "operations played", "advanced",
)  # fmt: skip
"""What the odds of cards in servers go by, of the whole position …"""
ROOT_NUMBERS: Final = (
    "1 token", "2 tokens", "more tokens", "new", "guarded", "well guarded", "rezzed there", "company",
)  # fmt: skip
"""… and of the card."""


class CorpSigns:
    """What the Corp did in its last turn, and what lies in its servers."""

    def __init__(self, g: State) -> None:
        self.g = g
        self.credits = self.drawn = self.played = self.advanced = 0
        self.installed: set[int] = set()
        self.find_deeds()
        self.servers = self.ready = self.strong = self.guarded = self.tokens = self.naked = self.rezzed = 0
        self.new_ice = self.new_roots = 0
        for server in g.servers:
            self.new_ice += self.new_among(server.ice)
            self.new_roots += self.new_among(server.root)
            if server.id >= FIRST_REMOTE:
                self.add_remote(server)

    def find_deeds(self) -> None:
        g = self.g
        since = g.turn - 2 if g.active == CORP else g.turn - 1
        event = g.history
        while event is not None and event.turn >= since:
            kind = event.kind
            if kind == INSTALLED:
                self.installed.add(event.instance)
            elif event.side == CORP:
                if kind == BASIC_ACTION:
                    self.credits += event.what == O_CREDIT
                    self.advanced += event.what == O_ADVANCE
                elif kind == DREW:
                    self.drawn += event.amount
                elif kind == PLAYED:
                    self.played += 1
            event = event.previous

    def new_among(self, cards: Sequence[int]) -> int:
        count = 0
        for cid in cards:
            if self.g.cards[cid].instance in self.installed:
                count += 1
        return count

    def rezzed_among(self, cards: Sequence[int]) -> int:
        count = 0
        for cid in cards:
            if self.g.cards[cid].faceup:
                count += 1
        return count

    def add_remote(self, server: Server) -> None:
        hidden = 0
        taken = False  # by what can be the only one of its kind in a server
        for cid in server.root:
            card = self.g.cards[cid]
            if not card.known & 2:
                hidden += 1
                if card.counters[ADVANCEMENT]:
                    self.tokens += 1
            elif card.definition.type & (AGENDA | ASSET):
                taken = True
        self.servers += 1
        self.rezzed += self.rezzed_among(server.root)
        if not server.ice:
            self.naked += hidden
            return
        self.guarded += hidden
        if not hidden and not taken:
            if len(server.ice) > 1:
                self.strong += 1
            else:
                self.ready += 1

    def hand_numbers(self) -> list[float]:
        """In the order of HAND_NUMBERS."""
        g = self.g
        corp, runner = g.players
        hq, rnd = g.servers[HQ].ice, g.servers[RND].ice
        return [
            1.0,
            min(g.turn, 36) / 12,
            max(0, 6 - g.turn) / 6,
            len(corp.hand) / 5,
            min(corp.credits, 20) / 10,
            1.0 if corp.credits <= 3 else 0.0,
            1.0 if corp.credits >= 10 else 0.0,
            min(4, len(hq)) / 2,
            self.rezzed_among(hq) / 2,
            min(4, len(rnd)) / 2,
            self.rezzed_among(rnd) / 2,
            float(min(2, self.ready)),
            float(min(2, self.strong)),
            float(min(3, self.guarded)),
            float(min(2, self.tokens)),
            min(4, self.naked) / 2,
            min(4, self.rezzed) / 2,
            g.score(CORP) / 7,
            g.score(RUNNER) / 7,
            min(3, self.credits) / 2,
            min(4, self.drawn) / 2,
            min(3, self.played) / 2,
            min(3, self.new_ice) / 2,
            min(3, self.new_roots) / 2,
            min(3, self.advanced) / 2,
            min(3, runner.tags) / 2,
            min(runner.credits, 20) / 10,
            max(0, 15 - len(corp.deck)) / 15,
            len(runner.rig) / 5,
            min(2, self.servers) / 2,
        ]

    def table_numbers(self) -> list[float]:
        """In the order of TABLE_NUMBERS."""
        g = self.g
        corp, runner = g.players
        return [
            1.0,
            min(g.turn, 36) / 12,
            min(corp.credits, 20) / 10,
            1.0 if corp.credits <= 3 else 0.0,
            min(4, len(g.servers[HQ].ice)) / 2,
            min(runner.credits, 20) / 10,
            g.score(CORP) / 7,
            g.score(RUNNER) / 7,
            min(4, self.guarded + self.naked - 1) / 2,
            self.naked / 2,
            min(3, self.credits) / 2,
            min(3, self.played) / 2,
            min(3, self.advanced) / 2,
        ]

    def root_numbers(self, card: Card) -> list[float]:
        """In the order of ROOT_NUMBERS."""
        tokens = card.counters[ADVANCEMENT]
        server = self.g.server(card.server)
        ice = server.ice if server is not None else ()
        return [
            1.0 if tokens == 1 else 0.0,
            1.0 if tokens == 2 else 0.0,
            1.0 if tokens > 2 else 0.0,
            1.0 if card.instance in self.installed else 0.0,
            1.0 if ice else 0.0,
            1.0 if len(ice) > 1 else 0.0,
            self.rezzed_among(ice) / 2,
            float(len(server.root) - 1) if server is not None else 0.0,
        ]
