"""A decision as who has to make it sees it: what is asked, why, and every option with its price."""

from __future__ import annotations

from typing import TYPE_CHECKING

from netrunner.engine.access import Access
from netrunner.engine.access_card import AccessCard
from netrunner.engine.beat import cause_of, knows, seen_of
from netrunner.engine.change import DamageChange, ExposeChange, TagChange, TrashChange
from netrunner.engine.checks import MemoryCheck
from netrunner.engine.damage import DamagePick
from netrunner.engine.frame import KEYS, O_NUMBER, O_PAY_TRASH, O_RUN, O_SERVER, O_SOURCE, O_SUBROUTINE
from netrunner.engine.install import DESTINATION, Install
from netrunner.engine.label import option_words
from netrunner.engine.log import one_stop
from netrunner.engine.outcome import add_outcome
from netrunner.engine.payment import Payment
from netrunner.engine.phrase import Voice, say
from netrunner.engine.prevention_window import Prevention
from netrunner.engine.price import price_of
from netrunner.engine.psi import PsiGame
from netrunner.engine.reaction import Reaction
from netrunner.engine.resolve import Resolve
from netrunner.engine.run import Run
from netrunner.engine.run_view import cause_view
from netrunner.engine.setup import Mulligans
from netrunner.engine.terms import COUNTER_NAMES, SIDES, server_name
from netrunner.engine.timing import DISCARD_DOWN, TURNS
from netrunner.engine.trace import Trace
from netrunner.engine.turn import Turn
from netrunner.engine.window import Window

if TYPE_CHECKING:
    from netrunner.engine.cost import Cost
    from netrunner.engine.frame import Frame, Option
    from netrunner.engine.state import State
    from netrunner.engine.view_types import DecisionData, LaidOutData, OptionData, PriceData, ThreatData


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
        "prompt": one_stop(frame.prompt(g)),
        "ask": asked(frame),
        "window": window_of(g),
        "options": [option_view(g, option, who) for option in g.options],
    }
    about = asking(g, frame)
    if about >= 0:
        data["about"] = cause_view(g, about, 1 << who)
    if isinstance(frame, Prevention) and (threat := threat_view(frame)):
        data["threat"] = threat
    if isinstance(frame, Resolve) and (laid_out := laid_out_view(g, frame, who)):
        data["laid_out"] = laid_out
    return data


def laid_out_view(g: State, frame: Resolve, who: int) -> LaidOutData | None:
    """The cards that somebody looks at and puts in order; only what they know."""
    cards = [cid for cid in frame.effect().laid_out(g, frame) if knows(seen_of(g.cards[cid]), 1 << who)]
    if not cards:
        return None
    return {
        "placed": [g.cards[cid].printed.title for cid in frame.picked if cid in cards],
        "left": [g.cards[cid].printed.title for cid in cards if cid not in frame.picked],
    }


def threat_view(frame: Prevention) -> ThreatData:
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
    if cost.trash_self:
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
    if isinstance(frame, Prevention):
        return "prevent"
    if isinstance(frame, MemoryCheck):
        return "memory"
    return "damage" if isinstance(frame, DamagePick) else "effect"


def asking(g: State, frame: Frame) -> int:
    """The card whose ability asks, or -1 where the rules do."""
    if isinstance(frame, Resolve | PsiGame | Trace):
        return frame.ctx.source
    if isinstance(frame, Install):
        return frame.card
    if isinstance(frame, Reaction):
        return frame.met[frame.asking].ctx.source if frame.asking >= 0 else -1
    if isinstance(frame, Prevention):
        return cause_of(g, above=1)
    return -1 if isinstance(frame, Window | Turn | Mulligans | Run) else cause_of(g)


def window_of(g: State) -> str | None:
    """The paid ability window that is open, by its number in the timing structure it stands in: "run [2.3]"."""
    frame = g.stack[-1]
    if not isinstance(frame, Window):
        return None
    structure = "run" if g.run_at >= 0 else f"{SIDES[g.active]} turn"
    return f"{structure} {frame.timing.number}"
