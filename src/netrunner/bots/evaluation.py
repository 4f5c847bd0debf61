"""How likely the Corp is to win a position, read from a few numbers about it.

The weights are those of a logistic regression over positions at the start of turns in games between rookies;
`python -m bench.evaluation` fits them anew. The position is a world, with everything in it open.
"""

from __future__ import annotations

from math import exp
from typing import Final

from netrunner.bots.card_worth import drip, installed_worth, per_click
from netrunner.bots.run_costs import Rig, run_cost
from netrunner.engine.card import Server
from netrunner.engine.state import State
from netrunner.engine.terms import (
    ADVANCEMENT,
    AGENDA,
    ARCHIVES,
    CORP,
    FIRST_REMOTE,
    HQ,
    ICE,
    RND,
    RUNNER,
    UPGRADE,
)

FEATURES: Final = (
    "one", "corp turn", "corp points", "runner points", "corp close", "runner close", "corp credits", "corp rich",
    "runner credits", "runner rich", "HQ open", "HQ at stake", "R&D open", "R&D at stake", "Archives at stake",
    "agenda installed", "agenda advanced", "agenda open", "corp income", "corp hand", "unrezzed ice", "rezzed ice",
    "runner hand", "rig", "breakers", "tags", "brain damage", "bad publicity", "runner deck", "corp deck",
)  # fmt: skip

WEIGHTS: list[float] = [
    -1.175, 0.209, 0.325, -0.216, 0.443, -0.268, 0.231, 0.118, -0.079, -0.196, 0.192, -0.383, -0.383, 0.306, -0.593,
    0.246, 0.291, -0.61, 0.149, -0.035, 0.001, 0.127, -0.123, -0.094, -0.015, 0.035, 0.164, -0.23, -2.803, 3.758,
]  # fmt: skip


def win_chance(g: State) -> float:
    """The chance that the Corp wins."""
    if g.reason:
        return 0.5 if g.winner < 0 else 1.0 if g.winner == CORP else 0.0
    total = 0.0
    for weight, value in zip(WEIGHTS, features(g), strict=True):
        total += weight * value
    return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, total))))


def features(g: State) -> list[float]:
    corp, runner = g.players
    corp_points, runner_points = g.score(CORP), g.score(RUNNER)
    rig = Rig(g)
    hq = openness(g, rig, g.servers[HQ])
    rnd = openness(g, rig, g.servers[RND])
    archives = openness(g, rig, g.servers[ARCHIVES])
    in_hand = points_in(g, corp.hand) / max(1, len(corp.hand))
    in_deck = points_in(g, corp.deck) / max(1, len(corp.deck))
    installed, advanced, exposed, income = remotes(g, rig)
    rezzed = unrezzed = 0
    for server in g.servers:
        for cid in server.ice:
            if g.cards[cid].faceup:
                rezzed += 1
            else:
                unrezzed += 1
    kinds = {breaker.subtype for breaker in rig.breakers}
    return [
        1.0,
        1.0 if g.active == CORP else 0.0,
        corp_points,
        runner_points,
        max(0, corp_points - g.to_win + 3),
        max(0, runner_points - g.to_win + 3),
        min(corp.credits, 8) / 4,
        min(max(corp.credits - 8, 0), 12) / 4,
        min(runner.credits, 8) / 4,
        min(max(runner.credits - 8, 0), 12) / 4,
        hq,
        hq * in_hand,
        rnd,
        rnd * in_deck,
        archives * points_in(g, corp.discard),
        installed,
        advanced,
        exposed,
        income,
        len(corp.hand),
        min(unrezzed, 5),
        min(rezzed, 8),
        min(len(runner.hand), 5),
        sum((installed_worth(g.cards[cid].definition) for cid in runner.rig), 0.0) / 4,
        3.0 if "" in kinds else len(kinds),
        min(runner.tags, 5),
        runner.brain_damage,
        corp.bad_publicity,
        min(len(runner.deck), 10) / 10,
        min(len(corp.deck), 10) / 10,
    ]


def openness(g: State, rig: Rig, server: Server) -> float:
    """From 0 to 1: how easily the Runner gets into a server."""
    if not server.ice:
        return 1.0
    way = run_cost(g, rig, list(server.ice), CORP, [], 3)
    return way.chance * 8.0 / (8.0 + way.credits + way.pain)


def points_in(g: State, cards: list[int]) -> int:
    return sum(g.cards[cid].definition.agenda_points for cid in cards if g.cards[cid].definition.type & AGENDA)


def remotes(g: State, rig: Rig) -> tuple[float, float, float, float]:
    """Points installed, how far they are advanced, how open they lie, and what assets earn."""
    installed = advanced = exposed = income = 0.0
    for server in g.servers:
        if server.id < FIRST_REMOTE:
            continue
        for cid in server.root:
            card = g.cards[cid]
            definition = card.definition
            if definition.type & AGENDA:
                points = definition.agenda_points
                need = max(1, g.advancement_requirement(card))
                installed += points
                advanced += points * min(1.0, card.counters[ADVANCEMENT] / need)
                exposed += points * openness(g, rig, server)
            elif not definition.type & (UPGRADE | ICE):
                earns = drip(definition) + max(0.0, per_click(definition) - 1)
                income += earns if card.faceup else 0.5 * earns
    return installed, advanced, exposed, income
