"""What choosing an option costs at this moment. Rules Reference: Cost, Play Cost, Install Cost, Rez Cost."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from netrunner.engine.actions import COSTS, action_cost
from netrunner.engine.cost import Cost
from netrunner.engine.effects.branching import May
from netrunner.engine.effects.paying import PayTo, Unless
from netrunner.engine.frame import (
    O_CARD,
    O_DONE,
    O_INSTALL,
    O_JACK_OUT,
    O_PLAY,
    O_REZ,
    O_RIG,
    O_RUN,
    O_SERVER,
    O_STEAL,
    O_USE,
    O_YES,
    Option,
)
from netrunner.engine.funds import extra_cost
from netrunner.engine.install import DESTINATION, MAKE_ROOM, Install
from netrunner.engine.legality.hosting import host_discount
from netrunner.engine.legality.installing import runner_places
from netrunner.engine.legality.playing import play_cost_of
from netrunner.engine.legality.rezzing import rez_cost_of
from netrunner.engine.legality.using import use_cost
from netrunner.engine.reaction import Reaction
from netrunner.engine.resolve import Resolve
from netrunner.engine.terms import ANY_SERVER, CORP, ICE
from netrunner.engine.use import find

if TYPE_CHECKING:
    from netrunner.engine.context import Context
    from netrunner.engine.effect import Effect
    from netrunner.engine.state import State

ITS_CLICK: Final = Cost(clicks=-1)
"""Everybody knows that an action takes a click: what it costs beside that is what there is to say."""


def price_of(g: State, option: Option) -> Cost | None:
    """What is to be paid for an option; None for nothing, or where a choice that comes later decides."""
    kind = option.kind
    if kind == O_USE:
        return use_cost(g, find(g, option.card, option.arg).ability, option.card)
    if kind == O_REZ:
        return rez_cost_of(g, g.cards[option.card])
    if kind == O_PLAY:
        return play_cost_of(g, g.cards[option.card], clicks=0)
    if kind == O_INSTALL:
        return install_price(g, option.card)
    if kind in (O_SERVER, O_RIG, O_CARD):
        return place_price(g, option)
    cost = None
    if kind == O_YES:
        cost = question_price(g)
    elif kind == O_DONE:
        cost = room_price(g)
    elif kind == O_STEAL:
        cost = extra_cost(g, "steal", g.cards[option.card])
    elif kind == O_JACK_OUT:
        run = g.run()
        cost = None if run is None else run.jack_out_cost(g)
    elif kind in COSTS:
        cost = action_cost(g, kind, option.card, option.arg if kind == O_RUN else ANY_SERVER)
        if cost.clicks == 1:
            cost = cost.plus(ITS_CLICK)
    return None if cost is None or cost.nothing() else cost


def install_price(g: State, cid: int) -> Cost | None:
    """A Runner card, unless a host would make it cheaper. What ice costs depends on its server."""
    card = g.cards[cid]
    if card.owner == CORP:
        return None
    if card.definition.cost < 0:
        return Cost(g.install_cost(card), x=True)
    if any(host_discount(g, place) for place in runner_places(g, card)):
        return None
    return Cost(g.install_cost(card))


def place_price(g: State, option: Option) -> Cost | None:
    """A place for the card that is being installed: ice pays for the ice that is there, and a host may help."""
    frame = g.stack[-1]
    if not isinstance(frame, Install) or frame.stage != DESTINATION or frame.free:
        return None
    card = g.cards[frame.card]
    if card.owner == CORP:
        ice = option.kind == O_SERVER and card.definition.type & ICE
        return Cost(frame.price(g, card, option.arg)) if ice else None
    return None if card.definition.cost < 0 else Cost(frame.price(g, card, option.card))


def room_price(g: State) -> Cost | None:
    """What the card costs that is installed once enough others have been trashed for it."""
    frame = g.stack[-1]
    if not isinstance(frame, Install) or frame.stage != MAKE_ROOM:
        return None
    card = g.cards[frame.card]
    open_ended = card.owner != CORP and card.definition.cost < 0 and not frame.free and not frame.facedown
    return Cost(frame.price(g, card, frame.place), x=open_ended).plus(frame.extra(g, card))


def question_price(g: State) -> Cost | None:
    """What whoever says yes pays: for what an ability does then, or so that something does not happen."""
    frame = g.stack[-1]
    if isinstance(frame, Reaction) and frame.asking >= 0:
        met = frame.met[frame.asking]
        return first_price(g, met.ctx, met.trigger.effects.effects)
    if not isinstance(frame, Resolve):
        return None
    effect = frame.effect()
    if isinstance(effect, Unless):
        return effect.cost.settled(g, frame.ctx)
    return first_price(g, frame.ctx, effect.effects.effects) if isinstance(effect, May) else None


def first_price(g: State, ctx: Context, effects: tuple[Effect, ...]) -> Cost | None:
    """What is paid at once, by whoever decides, for effects that have a price."""
    first = effects[0] if effects else None
    if not isinstance(first, PayTo) or first.payer(ctx) != g.decider():
        return None
    return first.due(g, first.price(g, ctx))
