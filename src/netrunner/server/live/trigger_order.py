"""Abilities that wait together, where their order cannot matter: nobody is asked which one resolves first.

Rules Reference: Simultaneous Effects. The engine asks for the order, and the answer is recorded; here it is given for a
person, as a pass is. Only abilities count that are not optional and that move credits, clicks and counters, or draw
where nothing waits for a draw, or trash from the top of a deck where nothing waits for that: nothing hidden decides
what comes of them, so whether somebody is asked tells nothing.
"""

from __future__ import annotations

from itertools import permutations
from typing import Final

from netrunner.engine.condition import TurnOf
from netrunner.engine.effect import Effect
from netrunner.engine.effects.branching import Both, If
from netrunner.engine.effects.counters import Place, Remove
from netrunner.engine.effects.drawing import Draw
from netrunner.engine.effects.harm import Damage, Tag
from netrunner.engine.effects.money import Gain, GainClicks, Lose, LoseClicks, Take
from netrunner.engine.effects.moving import Trash
from netrunner.engine.frame import O_TRIGGER, Option
from netrunner.engine.reaction import Met, Reaction, about, interchangeable
from netrunner.engine.reference import Top
from netrunner.engine.state import State
from netrunner.engine.structure import walk
from netrunner.engine.terms import DECK, DREW, TRASHED

ADDING: Final = (Gain, Take, Place, GainClicks, Draw, Both)
"""Effects that add to what everybody can count: whatever is added before, they add the same."""
COUNTING: Final = (*ADDING, Lose, Remove, LoseClicks, If)
"""Effects on what everybody can count."""
PERMUTED: Final = 4  # abilities of which every order is tried
MOST: Final = 12  # abilities that only add, of which every one is tried first; nobody has more


def any_order(g: State, casual: bool) -> Option | None:
    """The ability that resolves first where it is the same whichever does; None where somebody has to say. `casual`:
    against a bot, where people are asked about cards that only they know."""
    frame = g.stack[-1]
    if not isinstance(frame, Reaction) or frame.asking >= 0 or g.options[0].kind != O_TRIGGER:
        return None
    places = frame.waiting(g, frame.deciding(g))
    waiting = [frame.met[place] for place in places if casual or not frame.secret(g, place)]
    offered = [option for option in g.options if frame.met[frame.place(g, option)] in waiting]
    if len(offered) < 2 or any(met.trigger.optional for met in waiting):
        return None
    if alike(waiting) or (all(counts(g, met) for met in waiting) and same_in_any_order(g, waiting)):
        return offered[0]
    others = [met for met in waiting if not mills(met)]
    if len(others) == len(waiting) - 1 and not g.index.triggers[TRASHED] and all(adds_so_many(met) for met in others):
        return offered[0]
    return None


def alike(waiting: list[Met]) -> bool:
    """Whether all are the same ability of several copies of a card, which does a fixed amount of harm."""
    first = waiting[0]
    same = all(met.trigger is first.trigger and about(met) == about(first) for met in waiting)
    return same and all(isinstance(e, Damage | Tag) and isinstance(e.amount, int) for e in first.trigger.effects)


def effects_of(met: Met) -> list[Effect]:
    return [part for _, part in walk(met.trigger.effects) if isinstance(part, Effect)]


def mills(met: Met) -> bool:
    """Whether an ability does nothing but trash cards from the top of a deck (Noise): which, nobody can know."""
    effects = effects_of(met)
    return bool(effects) and all(
        isinstance(e, Trash) and isinstance(e.what, Top) and e.what.zone == DECK and isinstance(e.what.amount, int)
        for e in effects
    )


def adds_so_many(met: Met) -> bool:
    """Whether an ability adds a fixed number of credits, clicks or counters, whatever has been trashed before; in whose
    turn, does not change meanwhile."""
    return all(
        isinstance(e.condition, TurnOf)
        if isinstance(e, If)
        else isinstance(e, Gain | GainClicks | Place) and isinstance(e.amount, int)
        for e in effects_of(met)
    )


def counts(g: State, met: Met) -> bool:
    """Whether an ability does nothing but move what everybody can count."""
    effects = effects_of(met)
    draws = any(isinstance(effect, Draw) for effect in effects)
    return all(isinstance(effect, COUNTING) for effect in effects) and not (draws and g.index.triggers[DREW])


def same_in_any_order(g: State, waiting: list[Met]) -> bool:
    """Whether the game comes to the same point in whatever order some abilities resolve. Of many, which cannot all be
    tried, only those that add are looked at, each of them first."""
    if len(waiting) <= PERMUTED:
        orders = [list(order) for order in permutations(waiting)]
    elif len(waiting) <= MOST and all(isinstance(e, ADDING) for met in waiting for e in effects_of(met)):
        orders = [[first, *(met for met in waiting if met is not first)] for first in waiting]
    else:
        return False
    return len({repr(end_of(g, order)) for order in orders}) == 1


def end_of(g: State, order: list[Met]) -> tuple[object, ...]:
    """What comes of some abilities in an order. Whose question is next is part of it: abilities that ask something on
    the way come to different ends."""
    world = g.clone()
    world.noting = world.telling = False
    reaction, depth = world.stack[-1], len(world.stack)
    assert isinstance(reaction, Reaction)
    reaction.met = list(order)
    world.options = reaction.options(world)
    for met in order:
        if world.reason or len(world.stack) != depth or world.options[0].kind != O_TRIGGER:
            break
        option = option_of(world, reaction, met)
        if option is not None:
            world.choose(option)
    return standing(world, g)


def option_of(world: State, reaction: Reaction, met: Met) -> Option | None:
    """The option by which an ability, or one that is just the same, resolves; None where it no longer triggers."""
    for option in world.options:
        other = reaction.met[reaction.place(world, option)]
        if other is met or interchangeable(world, other, met):
            return option
    return None


def standing(world: State, start: State) -> tuple[object, ...]:
    """All that decides how a game goes on, but for the order in which things happened and came to a discard pile, and
    the numbers that new copies of cards were given there."""
    happened: list[tuple[object, ...]] = []
    e = world.history
    while e is not None and e is not start.history:
        happened.append((e.kind, e.turn, e.side, e.card, e.amount, e.server, e.zone, e.cause, e.what))
        e = e.previous
    return (
        [(c.zone, c.server, c.faceup, c.host, sorted(c.hosted), c.counters, c.known, c.chosen) for c in world.cards],
        [
            (p.credits, p.clicks, p.deck, p.hand, sorted(p.discard), p.scored, p.rig, p.tags, p.bad_publicity)
            for p in world.players
        ],
        [(server.id, server.ice, server.root) for server in world.servers],
        [frame.key() for frame in world.stack],
        [lasting.key() for lasting in world.lasting],
        sorted(happened, key=repr),
        sorted(world.used),
        (world.turn, world.active, world.run_at, world.encounter_at, world.rng, world.winner, world.reason, world.bank),
    )
