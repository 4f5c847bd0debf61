"""The only way out of the engine for what a player, a bot or a spectator sees: plain, JSON-able data.

Rules Reference: Information. What a side may not know is absent, not merely unlabelled. Cards are named by instance
numbers, which are new at every move between zones, so that no card can be followed through a shuffle or a hand.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from netrunner.engine.access import AccessCard
from netrunner.engine.effects.choosing import NameCard
from netrunner.engine.encounter import subroutine_words
from netrunner.engine.frame import KEYS, O_RUN, O_SERVER
from netrunner.engine.label import server_name
from netrunner.engine.log import lines
from netrunner.engine.memory import memory_limit, memory_used
from netrunner.engine.phrase import Voice, say
from netrunner.engine.price import price_of
from netrunner.engine.run import Run
from netrunner.engine.setup import Mulligans
from netrunner.engine.structure import walk
from netrunner.engine.terms import (
    AGENDA,
    CORP,
    COUNTER_KINDS,
    COUNTER_NAMES,
    EVENT,
    HAND,
    HOSTED,
    HQ,
    ICE,
    NAMED,
    OPERATION,
    PLAY,
    PROGRAM,
    RND,
    RUNNER,
    SCORED,
    SIDES,
    TYPE_NAMES,
)
from netrunner.engine.timing import ACCESS_STEP, ACTIONS, DISCARD_DOWN, ENDS, RUN, RUN_ENDS, TURNS, Step
from netrunner.engine.turn import Turn
from netrunner.engine.window import Window

if TYPE_CHECKING:
    from netrunner.engine.card import Card
    from netrunner.engine.state import State

MASKS: Final = {"corp": 1, "runner": 2, "spectator": 0, "both": 3}
"""Who looks, as bits of the sides whose knowledge they have. "both" has the knowledge of the two sides together: for
games that are over, and for spectators where both players agreed."""

LOG_LINES: Final = 200

Data = dict[str, Any]


def view(g: State, side: str, log: bool = True) -> Data:
    """What a side may see of a game; `log` says whether what was said so far belongs to it."""
    if side not in MASKS:
        raise ValueError(f"{side!r} is not a side: use 'corp', 'runner', 'spectator' or 'both'.")
    mask = MASKS[side]
    data: Data = {
        "side": side,
        "turn": max(1, g.turn),
        "active": SIDES[g.active],
        "step": step_words(g),
        "corp": corp_view(g, mask),
        "runner": runner_view(g, mask),
        "run": run_view(g, mask),
        "resolving": [card_view(g, g.cards[cid], mask) for cid in g.resolving],
        "decision": decision_view(g, side),
        "result": None if not g.reason else {"winner": None if g.winner < 0 else SIDES[g.winner], "reason": g.reason},
    }
    if log:
        data["log"] = [{"turn": turn, "text": text} for turn, text in lines(g.log, mask, LOG_LINES)]
    return data


def step_words(g: State) -> str:
    """The timing step in the words of the rules."""
    if g.turn == 0:
        return "Setup: before the first turn"
    for i in range(len(g.stack) - 1, -1, -1):
        frame = g.stack[i]
        if isinstance(frame, Window):
            return f"{frame.timing.name} {frame.timing.number}"
        if isinstance(frame, Run):
            step = RUN[ACCESS_STEP if accessing(frame) else frame.pc]
            return f"{step.name} {step.number}"
        if isinstance(frame, Turn):
            step = turn_step(frame, resting=i == len(g.stack) - 1)
            return f"{step.name} {step.number}"
        if isinstance(frame, Mulligans):
            break
    return "Setup: starting hands"


def accessing(run: Run) -> bool:
    """Whether cards are being accessed: the run already points at its end, which has not begun."""
    return run.pc == RUN_ENDS and not run.ended


def turn_step(turn: Turn, resting: bool) -> Step:
    """The step that a turn is in. One that has something to resolve has already been counted as done."""
    steps = TURNS[turn.who]
    if resting or steps[turn.pc].does in (ACTIONS, DISCARD_DOWN, ENDS):
        return steps[turn.pc]
    return steps[turn.pc - 1]


def visible(card: Card, mask: int) -> bool:
    """Whether a viewer knows which card this is."""
    return card.known == 3 or card.known & mask != 0


def name_of(card: Card) -> str:
    """The title that was named for a card."""
    for _, effect in walk((card.printed.play, card.printed.abilities)):
        if isinstance(effect, NameCard):
            return effect.titles[card.chosen[0] - NAMED]
    return ""


def card_view(g: State, card: Card, mask: int) -> Data:
    """One card. A card that is not known shows where it lies and what lies on it, nothing else."""
    data: Data = {"id": card.instance, "rezzed": card.faceup}
    if card.zone in (PLAY, HOSTED):
        data["counters"] = {
            COUNTER_NAMES[kind]: card.counters[kind] for kind in range(COUNTER_KINDS) if card.counters[kind]
        }
        data["hosted"] = [card_view(g, g.cards[cid], mask) for cid in card.hosted]
    if not visible(card, mask):
        return data
    definition = card.definition
    data["title"] = definition.title
    data["type"] = TYPE_NAMES.get(definition.type, "counter")
    data["subtypes"] = g.subtypes(card)
    if card.chosen and card.chosen[0] >= NAMED:
        data["named"] = name_of(card)
    elif card.zone == PLAY:
        if definition.type & ICE or "icebreaker" in definition.subtypes:
            data["strength"] = g.strength(card)
        if card.chosen and card.chosen[0] < 0:
            data["chosen_server"] = server_name(-1 - card.chosen[0])
        elif card.chosen:
            data["chosen"] = list(card.chosen)
        if definition.type & PROGRAM:
            data["memory"] = g.memory_cost(card)
    if card.zone in (HAND, PLAY, SCORED):
        data.update(changed_numbers(g, card))
    return data


def changed_numbers(g: State, card: Card) -> Data:
    """The numbers that are not what is printed on the card now: its cost, its trash cost, what it takes and counts to
    score it."""
    definition = card.definition
    data: Data = {}
    if definition.type & AGENDA:
        if card.zone != SCORED and (requirement := g.advancement_requirement(card)) != definition.advancement:
            data["advancement"] = requirement
        if (points := g.agenda_points(card)) != definition.agenda_points:
            data["points"] = points
        return data
    if card.zone == HAND or (definition.side == CORP and not card.faceup):
        if (cost := cost_now(g, card)) != definition.cost:
            data["cost"] = cost
    if (trash_cost := g.trash_cost(card)) != definition.trash_cost:
        data["trash_cost"] = trash_cost
    return data


def cost_now(g: State, card: Card) -> int:
    """What it costs to play, install or rez a card, whichever is printed on it."""
    if card.definition.type & (EVENT | OPERATION):
        return g.play_cost(card)
    return g.install_cost(card) if card.definition.side == RUNNER else g.rez_cost(card)


def pile(g: State, cards: list[int], mask: int) -> list[Data]:
    return [card_view(g, g.cards[cid], mask) for cid in cards]


def player_view(g: State, side: int, mask: int) -> Data:
    player = g.players[side]
    data: Data = {
        "identity": g.cards[player.identity].definition.title,
        "identity_id": g.cards[player.identity].instance,
        "credits": player.credits,
        "clicks": player.clicks,
        "hand_size": g.hand_size(side),
        "score": g.score(side),
        "scored": [card_view(g, g.cards[cid], mask) | counters_of(g.cards[cid]) for cid in player.scored],
        "deck": len(player.deck),
        "hand_count": len(player.hand),
    }
    identity = g.cards[player.identity]
    if any(identity.counters):
        data["identity_counters"] = counters_of(identity)["counters"]
    if mask & (1 << side):
        data["hand"] = pile(g, player.hand, mask)
    return data


def counters_of(card: Card) -> Data:
    return {"counters": {COUNTER_NAMES[i]: card.counters[i] for i in range(COUNTER_KINDS) if card.counters[i]}}


def corp_view(g: State, mask: int) -> Data:
    data = player_view(g, CORP, mask)
    data["bad_publicity"] = g.players[CORP].bad_publicity
    data["discard"] = pile(g, g.players[CORP].discard, mask)
    data["servers"] = [
        {
            "name": server_name(server.id),
            "ice": pile(g, list(server.ice), mask),
            "root": pile(g, list(server.root), mask),
        }
        for server in g.servers
    ]
    return data


def runner_view(g: State, mask: int) -> Data:
    runner = g.players[RUNNER]
    data = player_view(g, RUNNER, mask)
    data["tags"] = runner.tags
    data["brain_damage"] = runner.brain_damage
    data["link"] = g.link()
    data["memory_used"] = memory_used(g)
    data["memory_limit"] = memory_limit(g)
    data["discard"] = pile(g, runner.discard, mask)
    data["rig"] = pile(g, [cid for cid in runner.rig if g.cards[cid].host < 0], mask)
    return data


def run_view(g: State, mask: int) -> Data | None:
    run = g.run()
    if run is None:
        return None
    data: Data = {
        "server": server_name(run.server),
        "phase": run.phase,
        "position": run.position,
        "successful": run.successful,
        "credits": run.credits,
        "ice": g.cards[run.ice].instance if run.ice_present(g) else None,
    }
    encounter = g.encounter()
    if encounter is not None and g.encountered_ice() >= 0:
        ice = g.cards[encounter.ice]
        data["encounter"] = {
            "ice": card_view(g, ice, mask),
            "subroutines": [
                {
                    "text": subroutine_words(subroutine),
                    "broken": i in encounter.broken,
                    "resolved": i in encounter.resolved,
                }
                for i, subroutine in enumerate(g.subroutines(ice))
            ],
        }
    accessed = accessed_view(g, mask)
    if accessed is not None:
        data["accessed"] = accessed
    return data


def accessed_view(g: State, mask: int) -> Data | None:
    """The card being accessed; the Corp does not see which card of R&D it is unless it is revealed."""
    for i in range(len(g.stack) - 1, -1, -1):
        frame = g.stack[i]
        if isinstance(frame, AccessCard):
            card = g.cards[frame.card]
            data = card_view(g, card, mask)
            if card.zone != PLAY and frame.server in (HQ, RND) and not visible(card, mask):
                return {"from": server_name(frame.server)}
            data["from"] = server_name(frame.server)
            return data
    return None


def decision_view(g: State, side: str) -> Data | None:
    """The decision: with its question and options for the side that has it, else only whose it is."""
    who = g.decider()
    if who < 0:
        return None
    if SIDES[who] != side:
        return {"side": SIDES[who]}
    g.label_options()
    options: list[Data] = []
    for option in g.options:
        data: Data = {"label": option.label, "kind": KEYS[option.kind]}
        if option.card >= 0:
            data["card"] = g.cards[option.card].instance
        if option.kind in (O_RUN, O_SERVER):
            data["server"] = server_name(option.arg)
        cost = price_of(g, option)
        if cost is not None:
            data["cost"] = say(cost, Voice(g.decider()))
        options.append(data)
    return {"side": side, "prompt": g.stack[-1].prompt(g), "window": window_of(g), "options": options}


def window_of(g: State) -> str | None:
    """The paid ability window that is open, by its number in the timing structure it stands in: "run [2.3]"."""
    frame = g.stack[-1]
    if not isinstance(frame, Window):
        return None
    structure = "run" if g.run_at >= 0 else f"{SIDES[g.active]} turn"
    return f"{structure} {frame.timing.number}"
