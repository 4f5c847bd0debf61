"""What the Corp is likely to hold in HQ, going by what the Runner has seen it do.

An even deal expects of HQ what it expects of R&D. But a Corp that guards HQ and installs nothing behind its ice has
agendas in hand, and one that clicks for credits has nothing there to earn them with. For every kind of card the odds
that it lies in HQ rather than in R&D are a sum of a few numbers that the Runner sees, each times a weight. The weights
were taught by games between rookies (`python -m netrunner.learn hand`): `weights/hand.json`.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from math import exp
from pathlib import Path
from typing import Any, Final

from netrunner.bots.card_worth import ambush, drip, per_click
from netrunner.bots.purposes import DRAWS, EARNS, HURTS, purpose
from netrunner.engine.card import Server
from netrunner.engine.definition import CardDef
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
    ICE,
    INSTALLED,
    PLAYED,
    RND,
    RUNNER,
    UPGRADE,
)

HAND_FILE: Final = Path(__file__).parent / "weights" / "hand.json"
KINDS: Final = (
    "cheap agenda", "agenda", "dear agenda", "trap", "earning asset", "other asset", "upgrade", "cheap ice", "dear ice",
    "earning operation", "hurting operation", "other operation",
)  # fmt: skip
NUMBERS: Final = (
    "one", "turn", "early", "cards in HQ", "credits", "poor", "rich", "ice on HQ", "rezzed on HQ",
    "ice on R&D", "rezzed on R&D", "ready servers", "strong ready servers", "hidden behind ice", "hidden with tokens",
    "hidden and naked", "rezzed in servers", "corp points", "runner points", "credits taken", "cards drawn",
    "operations played", "ice installed", "cards installed", "advanced", "tags", "runner credits", "little R&D", "rig",
    "remote servers",
)  # fmt: skip
SURENESS: Final = 0.8  # how far the weights are followed: others play otherwise than rookies
STEPS: Final = 6  # in which chances are made to add up to the cards in HQ
LEAST: Final = 1e-6


def hand_kind(definition: CardDef) -> int:
    """The kind of a card: its place in KINDS."""
    found = _kinds.get(definition)
    if found is None:
        found = _kinds[definition] = find_kind(definition)
    return found


_kinds: dict[CardDef, int] = {}


def find_kind(definition: CardDef) -> int:
    type_ = definition.type
    if type_ & AGENDA:
        return 0 if definition.advancement <= 3 else 1 if definition.advancement == 4 else 2
    if type_ & ASSET:
        if ambush(definition) is not None:
            return 3
        return 4 if drip(definition) > 0 or per_click(definition) > 1 else 5
    if type_ & UPGRADE:
        return 6
    if type_ & ICE:
        return 7 if definition.cost <= 3 else 8
    use = purpose(definition)
    return 9 if use in (EARNS, DRAWS) else 10 if use == HURTS else 11


class Deeds:
    """What the Corp was seen to do in its last turn."""

    def __init__(self, g: State) -> None:
        self.credits = self.drawn = self.played = self.advanced = 0
        self.installed: set[int] = set()
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


def rezzed(g: State, cards: Sequence[int]) -> int:
    count = 0
    for cid in cards:
        if g.cards[cid].faceup:
            count += 1
    return count


def new_among(g: State, cards: Sequence[int], deeds: Deeds) -> int:
    count = 0
    for cid in cards:
        if g.cards[cid].instance in deeds.installed:
            count += 1
    return count


class Remotes:
    """What lies in the remote servers, as the Runner sees it."""

    def __init__(self, g: State) -> None:
        self.servers = self.ready = self.strong = self.guarded = self.tokens = self.naked = self.rezzed = 0
        for server in g.servers:
            if server.id >= FIRST_REMOTE:
                self.add(g, server)

    def add(self, g: State, server: Server) -> None:
        self.servers += 1
        hidden = 0
        taken = False  # by what can be the only one of its kind in a server
        for cid in server.root:
            card = g.cards[cid]
            if not card.known & 2:
                hidden += 1
                if card.counters[ADVANCEMENT]:
                    self.tokens += 1
            elif card.definition.type & (AGENDA | ASSET):
                taken = True
        self.rezzed += rezzed(g, server.root)
        if not server.ice:
            self.naked += hidden
            return
        self.guarded += hidden
        if not hidden and not taken:
            if len(server.ice) > 1:
                self.strong += 1
            else:
                self.ready += 1


def hand_numbers(g: State) -> list[float]:
    """What the odds go by, in the order of NUMBERS. Only what the Runner sees is looked at."""
    corp, runner = g.players
    deeds, remotes = Deeds(g), Remotes(g)
    hq, rnd = g.servers[HQ], g.servers[RND]
    ice = roots = 0
    for server in g.servers:
        ice += new_among(g, server.ice, deeds)
        roots += new_among(g, server.root, deeds)
    return [
        1.0,
        min(g.turn, 36) / 12,
        max(0, 6 - g.turn) / 6,
        len(corp.hand) / 5,
        min(corp.credits, 20) / 10,
        1.0 if corp.credits <= 3 else 0.0,
        1.0 if corp.credits >= 10 else 0.0,
        min(4, len(hq.ice)) / 2,
        rezzed(g, hq.ice) / 2,
        min(4, len(rnd.ice)) / 2,
        rezzed(g, rnd.ice) / 2,
        float(min(2, remotes.ready)),
        float(min(2, remotes.strong)),
        float(min(3, remotes.guarded)),
        float(min(2, remotes.tokens)),
        min(4, remotes.naked) / 2,
        min(4, remotes.rezzed) / 2,
        g.score(CORP) / 7,
        g.score(RUNNER) / 7,
        min(3, deeds.credits) / 2,
        min(4, deeds.drawn) / 2,
        min(3, deeds.played) / 2,
        min(3, ice) / 2,
        min(3, roots) / 2,
        min(3, deeds.advanced) / 2,
        min(3, runner.tags) / 2,
        min(runner.credits, 20) / 10,
        max(0, 15 - len(corp.deck)) / 15,
        len(runner.rig) / 5,
        min(2, remotes.servers) / 2,
    ]


def hand_odds(g: State) -> list[float]:
    """For every kind, how much likelier than evenly it lies in HQ rather than in R&D."""
    numbers = hand_numbers(g)
    found: list[float] = []
    for row in WEIGHTS:
        total = 0.0
        for weight, number in zip(row, numbers, strict=True):
            total += weight * number
        found.append(exp(SURENESS * max(-4.0, min(4.0, total))))
    return found


def hand_chances(odds: list[float], numbers: list[float], cards: float) -> list[float]:
    """For every kind, the chance that one of its cards lies in HQ, where so many do in all. `numbers`: how many of each
    kind lie in HQ or in R&D."""
    total = sum(numbers, 0.0)
    if total <= cards:
        return [1.0] * len(odds)
    even = cards / (total - cards)
    for _ in range(STEPS):
        held = 0.0
        for number, odd in zip(numbers, odds, strict=True):
            held += number * even * odd / (1.0 + even * odd)
        even *= cards / max(LEAST, held)
    return [even * odd / (1.0 + even * odd) for odd in odds]


def read_weights() -> list[list[float]]:
    """The weights that come with the program. A file for other kinds or numbers is refused."""
    told: dict[str, Any] = json.loads(HAND_FILE.read_text(encoding="utf-8"))
    if tuple(told["kinds"]) != KINDS or tuple(told["numbers"]) != NUMBERS:
        raise ValueError(f"{HAND_FILE.name} is for other kinds or numbers: teach it anew (netrunner.learn hand).")
    return [[float(weight) for weight in row] for row in told["weights"]]


WEIGHTS: list[list[float]] = read_weights()
