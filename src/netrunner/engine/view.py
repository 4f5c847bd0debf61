"""The only way out of the engine for what a player, a bot or a spectator sees: plain, JSON-able data.

Rules Reference: Information. What a side may not know is absent, not merely unlabelled. Cards are named by instance
numbers, which are new at every move between zones, so that no card can be followed through a shuffle or a hand.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from netrunner.engine.access import Access, AccessCard
from netrunner.engine.beat import cause_of, knows, seen_of
from netrunner.engine.damage import DamagePick
from netrunner.engine.effects.choosing import NameCard
from netrunner.engine.encounter import subroutine_words
from netrunner.engine.frame import KEYS, O_NUMBER, O_PAY_TRASH, O_RUN, O_SERVER, O_SOURCE, O_SUBROUTINE, Option
from netrunner.engine.funds import spendable
from netrunner.engine.index import context_of
from netrunner.engine.install import DESTINATION, Install
from netrunner.engine.knowledge import has_secret_name
from netrunner.engine.label import option_words, place, server_name
from netrunner.engine.log import LogEntry
from netrunner.engine.memory import memory_limit, memory_used
from netrunner.engine.outcome import add_effects, add_outcome
from netrunner.engine.payment import Payment
from netrunner.engine.phrase import Voice, quoted, say
from netrunner.engine.price import price_of
from netrunner.engine.psi import PsiGame
from netrunner.engine.reaction import Reaction
from netrunner.engine.resolve import Resolve
from netrunner.engine.run import Run
from netrunner.engine.setup import Mulligans
from netrunner.engine.shapes import (
    AccessedData,
    CardData,
    CauseData,
    ContestData,
    CorpData,
    DecisionData,
    EncounterData,
    GameData,
    LogData,
    OptionData,
    PlayerData,
    PriceData,
    RunData,
    RunnerData,
    SubroutineData,
    ThreatData,
    TimingData,
)
from netrunner.engine.structure import walk
from netrunner.engine.terms import (
    AGENDA,
    CORP,
    COUNTER_KINDS,
    COUNTER_NAMES,
    EVENT,
    FOR_INSTALL,
    FOR_PLAY,
    FOR_REZ,
    FOR_TRASHING,
    HAND,
    HOSTED,
    HQ,
    ICE,
    NAMED,
    NOBODY,
    OPERATION,
    PLAY,
    PROGRAM,
    RND,
    RUNNER,
    SCORED,
    SIDES,
    TYPE_NAMES,
)
from netrunner.engine.timing import (
    ACCESS_STEP,
    ACTIONS,
    DISCARD_DOWN,
    ENDS,
    INTERACT,
    REZ,
    REZ_ICE,
    RUN,
    RUN_ENDS,
    SCORE,
    TURNS,
    Step,
)
from netrunner.engine.trace import Trace
from netrunner.engine.turn import Turn
from netrunner.engine.window import Window
from netrunner.engine.would import DamageChange, ExposeChange, TagChange, TrashChange, Would

if TYPE_CHECKING:
    from netrunner.engine.card import Card
    from netrunner.engine.cost import Cost
    from netrunner.engine.frame import Frame
    from netrunner.engine.state import State

MASKS: Final = {"corp": 1, "runner": 2, "spectator": 0, "both": 3}
"""Who looks, as bits of the sides whose knowledge they have. "both" has the knowledge of the two sides together: for
games that are over, and for spectators where both players agreed."""

LOG_LINES: Final = 200


def view(g: State, side: str, log: bool = True) -> GameData:
    """What a side may see of a game; `log` says whether what was said so far belongs to it."""
    if side not in MASKS:
        raise ValueError(f"{side!r} is not a side: use 'corp', 'runner', 'spectator' or 'both'.")
    mask = MASKS[side]
    structure, step = step_of(g)
    data: GameData = {
        "side": side,
        "turn": max(1, g.turn),
        "active": SIDES[g.active],
        "step": SETUP_WORDS[min(1, g.turn)] if step is None else f"{step.name} {step.number}",
        "timing": timing_view(g, structure, step),
        "corp": corp_view(g, mask),
        "runner": runner_view(g, mask),
        "run": run_view(g, mask),
        "resolving": [card_view(g, g.cards[cid], mask) for cid in g.resolving if not lasts(g, cid)],
        "currents": [card_view(g, g.cards[cid], mask) for cid in g.resolving if lasts(g, cid)],
        "contest": contest_view(g, mask),
        "decision": decision_view(g, side),
        "result": None if not g.reason else {"winner": None if g.winner < 0 else SIDES[g.winner], "reason": g.reason},
    }
    if log:
        data["log"] = log_view(g.log, mask)
    return data


def log_view(last: LogEntry | None, mask: int) -> list[LogData]:
    """The last lines of the log, oldest first."""
    found: list[LogData] = []
    entry = last
    while entry is not None and len(found) < LOG_LINES:
        line: LogData = {"turn": entry.turn, "text": entry.render(mask)}
        cause = entry.cause_for(mask)
        if cause and cause not in line["text"]:
            line["cause"] = cause
        found.append(line)
        entry = entry.previous
    found.reverse()
    return found


def lasts(g: State, cid: int) -> bool:
    """Whether a played card stays in effect: a current, until another is played or an agenda is stolen or scored."""
    return "current" in g.cards[cid].definition.subtypes


SETUP_WORDS: Final = ("Setup: before the first turn", "Setup: starting hands")


def step_of(g: State) -> tuple[str, Step | None]:
    """The timing structure that the game is in, and the step of it; no step before the first turn."""
    if g.turn == 0:
        return "setup", None
    inside = "run" if g.run_at >= 0 else f"{SIDES[g.active]}-turn"
    for i in range(len(g.stack) - 1, -1, -1):
        frame = g.stack[i]
        if isinstance(frame, Window):
            return inside, frame.timing
        if isinstance(frame, Run):
            return "run", RUN[ACCESS_STEP if accessing(frame) else frame.pc]
        if isinstance(frame, Turn):
            return inside, turn_step(frame, resting=i == len(g.stack) - 1)
        if isinstance(frame, Mulligans):
            break
    return "setup", None


def timing_view(g: State, structure: str, step: Step | None) -> TimingData:
    if step is None:
        does = "setup" if g.turn else "other"
        return {"structure": structure, "number": "", "words": SETUP_WORDS[min(1, g.turn)], "does": does}
    return {
        "structure": structure,
        "number": step.number.strip("[]"),
        "words": step.name,
        "does": step_does(structure, step),
    }


def step_does(structure: str, step: Step) -> str:
    """What players do in a step."""
    if structure != "run" and step.does == ACTIONS:
        return "actions"
    if structure != "run" and step.does == DISCARD_DOWN:
        return "discard"
    if step.allows & INTERACT:
        return "break"
    if step.allows & SCORE:
        return "score"
    if step.allows & REZ_ICE:
        return "rez-ice"
    if step.allows & REZ:
        return "rez"
    return "abilities" if step.name.endswith("paid abilities") else "other"


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


def name_for(card: Card, mask: int) -> str:
    """The name that was chosen for a card, for those who may know it; empty if there is none."""
    if not card.chosen or card.chosen[0] < NAMED:
        return ""
    return name_of(card) if mask & 1 << card.owner or not has_secret_name(card) else ""


def name_of(card: Card) -> str:
    """The title that was named for a card."""
    for _, effect in walk((card.printed.play, card.printed.abilities)):
        if isinstance(effect, NameCard):
            return effect.titles[card.chosen[0] - NAMED]
    return ""


def card_view(g: State, card: Card, mask: int) -> CardData:
    """One card. A card that is not known shows where it lies and what lies on it, nothing else."""
    data: CardData = {"id": card.instance, "rezzed": card.faceup}
    if card.zone in (PLAY, HOSTED):
        data["counters"] = counters_of(card)
        data["hosted"] = [card_view(g, g.cards[cid], mask) for cid in card.hosted]
    if not visible(card, mask):
        return data
    definition = card.definition
    data["title"] = definition.title
    data["type"] = TYPE_NAMES.get(definition.type, "counter")
    data["subtypes"] = g.subtypes(card)
    if card.chosen and card.chosen[0] >= NAMED:
        data["named"] = name_for(card, mask)
    elif card.chosen and card.zone == PLAY:
        if card.chosen[0] < 0:
            data["chosen_server"] = server_name(-1 - card.chosen[0])
        else:
            data["chosen"] = list(card.chosen)
            data["chosen_names"] = chosen_names(g, card, mask)
    if card.zone == PLAY:
        if definition.type & ICE or "icebreaker" in definition.subtypes:
            data["strength"] = g.strength(card)
        if definition.type & PROGRAM:
            data["memory"] = g.memory_cost(card)
    if card.zone in (HAND, PLAY, SCORED):
        add_changed_numbers(g, card, data)
        if mask & 1 << card.owner and (missing := missing_credits(g, card)) > 0:
            data["short"] = missing
    return data


def chosen_names(g: State, card: Card, mask: int) -> list[str]:
    """What a card has chosen, as somebody sees it: "Ice Wall", "unrezzed ice (outermost, HQ)"."""
    chosen = [one for one in g.cards if one.instance in card.chosen]
    chosen.sort(key=lambda one: card.chosen.index(one.instance))
    return [title_or_place(g, one, mask) for one in chosen]


def title_or_place(g: State, card: Card, mask: int) -> str:
    """A card by its title for those who know it, else by what it looks like and where it is."""
    if visible(card, mask):
        return card.definition.title
    return f"{'unrezzed ice' if card.definition.type & ICE else 'facedown card'} ({place(g, card)})"


def missing_credits(g: State, card: Card) -> int:
    """The credits that the owner, who could play, install or rez a card now, lacks for it; 0 where that is not why."""
    frame = g.stack[-1] if g.stack else None
    kind = card.definition.type
    if isinstance(frame, Turn) and card.zone == HAND and card.owner == g.active:
        if kind & (EVENT | OPERATION):
            return cost_now(g, card) - spendable(g, card.owner, FOR_PLAY, card.id)
        return cost_now(g, card) - spendable(g, RUNNER, FOR_INSTALL, card.id) if card.owner == RUNNER else 0
    if not isinstance(frame, Window) or frame.holder != CORP or card.owner != CORP or card.faceup or card.zone != PLAY:
        return 0
    run = g.run()
    approached = run is not None and run.ice == card.id and frame.timing.allows & REZ_ICE
    if approached or (frame.timing.allows & REZ and not kind & (ICE | AGENDA)):
        return g.rez_cost(card) - spendable(g, CORP, FOR_REZ, card.id)
    return 0


def add_changed_numbers(g: State, card: Card, data: CardData) -> None:
    """The numbers that are not what is printed on the card now: its cost, its trash cost, what it takes and counts to
    score it."""
    definition = card.definition
    if definition.type & AGENDA:
        if card.zone != SCORED and (requirement := g.advancement_requirement(card)) != definition.advancement:
            data["advancement"] = requirement
        if (points := g.agenda_points(card)) != definition.agenda_points:
            data["points"] = points
        return
    if card.zone == HAND or (definition.side == CORP and not card.faceup):
        if (cost := cost_now(g, card)) != definition.cost:
            data["cost"] = cost
    if (trash_cost := g.trash_cost(card)) != definition.trash_cost:
        data["trash_cost"] = trash_cost


def cost_now(g: State, card: Card) -> int:
    """What it costs to play, install or rez a card, whichever is printed on it."""
    if card.definition.type & (EVENT | OPERATION):
        return g.play_cost(card)
    return g.install_cost(card) if card.definition.side == RUNNER else g.rez_cost(card)


def pile(g: State, cards: list[int], mask: int) -> list[CardData]:
    return [card_view(g, g.cards[cid], mask) for cid in cards]


def player_view(g: State, side: int, mask: int) -> PlayerData:
    player = g.players[side]
    data: PlayerData = {
        "identity": g.cards[player.identity].definition.title,
        "identity_id": g.cards[player.identity].instance,
        "credits": player.credits,
        "clicks": player.clicks,
        "hand_size": g.hand_size(side),
        "score": g.score(side),
        "scored": [scored_view(g, g.cards[cid], mask) for cid in player.scored],
        "deck": len(player.deck),
        "hand_count": len(player.hand),
    }
    identity = g.cards[player.identity]
    if any(identity.counters):
        data["identity_counters"] = counters_of(identity)
    if identity.printed.back is not None and identity.definition is identity.printed.back:
        data["identity_flipped"] = True
    if identity.hosted:
        data["identity_hosted"] = pile(g, list(identity.hosted), mask)
    named = name_for(identity, mask)
    if named:
        data["identity_named"] = named
    if mask & (1 << side):
        data["hand"] = pile(g, player.hand, mask)
    return data


def scored_view(g: State, card: Card, mask: int) -> CardData:
    data = card_view(g, card, mask)
    data["counters"] = counters_of(card)
    if card.hosted:
        data["hosted"] = [card_view(g, g.cards[cid], mask) for cid in card.hosted]
    return data


def counters_of(card: Card) -> dict[str, int]:
    return {COUNTER_NAMES[i]: card.counters[i] for i in range(COUNTER_KINDS) if card.counters[i]}


def corp_view(g: State, mask: int) -> CorpData:
    data = cast(CorpData, player_view(g, CORP, mask))
    data["bad_publicity"] = g.bad_publicity()
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


def runner_view(g: State, mask: int) -> RunnerData:
    runner = g.players[RUNNER]
    data = cast(RunnerData, player_view(g, RUNNER, mask))
    data["tags"] = g.tags()
    data["brain_damage"] = runner.brain_damage
    data["link"] = g.link()
    data["memory_used"] = memory_used(g)
    data["memory_limit"] = memory_limit(g)
    data["discard"] = pile(g, runner.discard, mask)
    data["rig"] = pile(g, [cid for cid in runner.rig if g.cards[cid].host < 0], mask)
    return data


def run_view(g: State, mask: int) -> RunData | None:
    run = g.run()
    if run is None:
        return None
    data: RunData = {
        "server": server_name(run.server),
        "phase": run.phase,
        "position": run.position,
        "successful": run.successful,
        "credits": run.credits,
        "ice": g.cards[run.ice].instance if run.ice_present(g) else None,
    }
    encounter = encounter_view(g, mask)
    if encounter is not None:
        data["encounter"] = encounter
    accessed = accessed_view(g, mask)
    if accessed is not None:
        data["accessed"] = accessed
    return data


def encounter_view(g: State, mask: int) -> EncounterData | None:
    """The encountered ice and its subroutines."""
    encounter = g.encounter()
    if encounter is None or g.encountered_ice() < 0:
        return None
    ice = g.cards[encounter.ice]
    subroutines: list[SubroutineData] = []
    for i, subroutine in enumerate([] if encounter.derezzed(g) else g.subroutines(ice)):
        data: SubroutineData = {
            "text": subroutine_words(subroutine, reader_of(mask)),
            "broken": i in encounter.broken,
            "resolved": i in encounter.resolved,
        }
        if i not in encounter.broken and i not in encounter.resolved:
            add_effects(g, context_of(ice), subroutine.effects, data)
        subroutines.append(data)
    return {"ice": card_view(g, ice, mask), "subroutines": subroutines}


def accessed_view(g: State, mask: int) -> AccessedData | None:
    """The card being accessed; the Corp does not see which card of R&D it is unless it is revealed."""
    for i in range(len(g.stack) - 1, -1, -1):
        frame = g.stack[i]
        if isinstance(frame, AccessCard):
            card = g.cards[frame.card]
            hidden = card.zone != PLAY and frame.server in (HQ, RND) and not visible(card, mask)
            data: AccessedData = {} if hidden else cast(AccessedData, card_view(g, card, mask))
            data["from"] = server_name(frame.server)
            if not hidden and g.trash_cost(card) >= 0:
                data["funds"] = spendable(g, RUNNER, FOR_TRASHING, card.id)
            whole = g.stack[i - 1] if i > 0 else None
            if isinstance(whole, Access) and frame.server in (HQ, RND):
                data["number"] = len(whole.done)
                data["left"] = min(whole.left, len(whole.pile(g)))
            return data
    return None


def cause_view(g: State, cid: int, mask: int) -> CauseData:
    """The card whose ability it is, for those who know it."""
    card = g.cards[cid]
    data: CauseData = {"card": card.instance}
    if knows(seen_of(card), mask):
        data["title"] = card.printed.title
    return data


def reader_of(mask: int) -> int:
    """The side that a view is for; nobody for who sees everything or only what is open."""
    return {1: CORP, 2: RUNNER}.get(mask, NOBODY)


def contest_view(g: State, mask: int) -> ContestData | None:
    """The trace or psi game that is going on: both sums so far and what follows, for everybody. What was bid in secret
    is not part of it."""
    frame = g.stack[-1] if g.stack else None
    if isinstance(frame, Trace):
        return {
            "kind": "trace",
            "source": cause_view(g, frame.ctx.source, mask),
            "base": frame.base,
            "strength": frame.base + frame.bids[CORP],
            "link": g.link() + frame.bids[RUNNER],
            "success": quoted("", frame.success, CORP, reader_of(mask)),
            "failure": quoted("", frame.failure, CORP, reader_of(mask)),
        }
    if isinstance(frame, PsiGame):
        owner = g.cards[frame.ctx.source].owner
        return {
            "kind": "psi",
            "source": cause_view(g, frame.ctx.source, mask),
            "same": quoted("", frame.same, owner, reader_of(mask)),
            "different": quoted("", frame.different, owner, reader_of(mask)),
        }
    return None


def decision_view(g: State, side: str) -> DecisionData | None:
    """The decision: with its question and options for the side that has it, else only whose it is."""
    who = g.decider()
    if who < 0:
        return None
    if SIDES[who] != side:
        return {"side": SIDES[who]}
    g.label_options()
    frame = g.stack[-1]
    data: DecisionData = {
        "side": side,
        "prompt": frame.prompt(g),
        "ask": asked(frame),
        "window": window_of(g),
        "options": [option_view(g, option, who) for option in g.options],
    }
    about = asking(g, frame)
    if about >= 0:
        data["about"] = cause_view(g, about, 1 << who)
    if isinstance(frame, Would) and (threat := threat_view(frame)):
        data["threat"] = threat
    return data


def threat_view(frame: Would) -> ThreatData:
    """What comes unless somebody prevents it: damage, tags, cards that are trashed or exposed."""
    threat: ThreatData = {}
    for change in frame.changes:
        if change.amount <= 0:
            continue
        if isinstance(change, DamageChange):
            threat["damage"] = threat.get("damage", 0) + change.amount
        elif isinstance(change, TagChange):
            threat["tags"] = threat.get("tags", 0) + change.amount
        elif isinstance(change, TrashChange):
            threat["trashed"] = threat.get("trashed", 0) + change.amount
        elif isinstance(change, ExposeChange):
            threat["exposed"] = threat.get("exposed", 0) + change.amount
    return threat


def option_view(g: State, option: Option, who: int) -> OptionData:
    """One option, as structured as the engine knows it."""
    data: OptionData = {"label": option.label, "kind": KEYS[option.kind]}
    if option.card >= 0:
        card = g.cards[option.card]
        data["card"] = card.instance
        if knows(seen_of(card), 1 << who):
            data["title"] = card.printed.title
    if option.kind in (O_RUN, O_SERVER):
        data["server"] = server_name(option.arg)
    elif option.kind == O_NUMBER:
        data["number"] = option.arg
    elif option.kind == O_SUBROUTINE:
        data["subroutine"] = option.arg
    elif option.kind == O_SOURCE and option.card < 0:
        data["source"] = "pool"
    words = option_words(g, who, option)
    if words:
        data["words"] = words
    add_outcome(g, g.stack[-1], option, data)
    cost = price_of(g, option)
    if cost is not None:
        data["cost"] = say(cost, Voice(who))
        data["price"] = price_view(cost)
    elif option.kind == O_PAY_TRASH:
        data["price"] = {"credits": option.arg}
    return data


def price_view(cost: Cost) -> PriceData:
    """A cost part by part."""
    data: PriceData = {"credits": cost.credits}
    if cost.clicks:
        data["clicks"] = cost.clicks
    if cost.counters:
        data["counters"] = cost.counters
        data["counter"] = COUNTER_NAMES[cost.counter]
    if cost.trash_self or cost.trash is not None:
        data["trash"] = True
    if cost.forfeit or cost.forfeit_self:
        data["forfeit"] = max(1, cost.forfeit)
    if cost.damage:
        data["damage"] = sum(amount for _, amount in cost.damage)
    if cost.x:
        data["x"] = True
    return data


def asked(frame: Frame) -> str:
    """The kind of question that a frame asks."""
    if isinstance(frame, Window):
        return "window"
    if isinstance(frame, Turn):
        return "discard" if TURNS[frame.who][frame.pc].does == DISCARD_DOWN else "action"
    if isinstance(frame, Install):
        return "place" if frame.stage == DESTINATION else "make-room"
    if isinstance(frame, Mulligans):
        return "mulligan"
    if isinstance(frame, Run):
        return "jack-out"
    if isinstance(frame, AccessCard):
        return "access"
    if isinstance(frame, Access):
        return "access-order"
    if isinstance(frame, Payment):
        return "payment"
    if isinstance(frame, Trace):
        return "trace"
    if isinstance(frame, PsiGame):
        return "psi"
    if isinstance(frame, Reaction):
        return "trigger"
    if isinstance(frame, Would):
        return "prevent"
    return "damage" if isinstance(frame, DamagePick) else "effect"


def asking(g: State, frame: Frame) -> int:
    """The card whose ability asks, or -1 where the rules do."""
    if isinstance(frame, Resolve | PsiGame | Trace):
        return frame.ctx.source
    if isinstance(frame, Install):
        return frame.card
    if isinstance(frame, Reaction):
        return frame.met[frame.asking].ctx.source if frame.asking >= 0 else -1
    return -1 if isinstance(frame, Window | Turn | Mulligans | Run) else cause_of(g)


def window_of(g: State) -> str | None:
    """The paid ability window that is open, by its number in the timing structure it stands in: "run [2.3]"."""
    frame = g.stack[-1]
    if not isinstance(frame, Window):
        return None
    structure = "run" if g.run_at >= 0 else f"{SIDES[g.active]} turn"
    return f"{structure} {frame.timing.number}"
