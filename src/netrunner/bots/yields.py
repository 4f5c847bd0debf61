"""What an installed card of the Runner's brings over the coming turns, beside what `card_worth` reads off it.

Income that hangs on something, cards drawn, what successful runs bring, more accesses, and what it fetches.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final

from netrunner.bots.assessment import Assessment
from netrunner.bots.card_worth import income, supply
from netrunner.bots.lacking import missing
from netrunner.bots.scale import CARD, CLICK
from netrunner.bots.tuning import runner_tuning
from netrunner.bots.worth import own_context, worth
from netrunner.engine.ability import Ability, Paid, Trigger
from netrunner.engine.constant import Static
from netrunner.engine.definition import CardDef
from netrunner.engine.effect import Effect
from netrunner.engine.effects.branching import Both, If
from netrunner.engine.effects.counters import Remove
from netrunner.engine.effects.drawing import Draw
from netrunner.engine.effects.money import LoseClicks
from netrunner.engine.effects.searching import Search
from netrunner.engine.reference import This
from netrunner.engine.state import State
from netrunner.engine.terms import (
    ANY_SERVER,
    NOBODY,
    Q_ACCESSES,
    Q_MAY_ACCESS,
    RUN_SUCCESSFUL,
    TURN_BEGINS,
)

HALF: Final = 0.5  # of the runs that go to one server among all


@cache
def lasting(definition: CardDef) -> tuple[Ability, ...]:
    """The abilities of a card that bring something turn after turn."""
    return tuple(ability for ability in definition.abilities if brings(ability))


def brings(ability: Ability) -> bool:
    if isinstance(ability, Trigger):
        if ability.itself or ability.optional:
            return False
        return RUN_SUCCESSFUL in ability.events or (
            TURN_BEGINS in ability.events and any(isinstance(effect, (Both, If)) for effect in ability.effects)
        )
    if isinstance(ability, Paid):
        return fetches(ability) or (
            ability.is_action() and any(isinstance(effect, (Both, Draw)) for effect in ability.effects)
        )
    return isinstance(ability, Static) and ability.query in (Q_ACCESSES, Q_MAY_ACCESS)


def fetches(ability: Paid) -> bool:
    """Whether an ability searches for a card."""
    return any(isinstance(effect, Search) for effect in ability.effects)


def gathered(effects: Iterable[Effect], g: State, inside: bool) -> float:
    """Credits and cards that effects bring, those `inside` of others only if it says so; of a condition, the part that
    holds."""
    total = 0.0
    ctx = own_context(g, g.players[1].identity)
    for effect in effects:
        if isinstance(effect, Both):
            total += gathered(effect.parts, g, False)
        elif isinstance(effect, If):
            part = effect.effects if effect.condition.holds(g, ctx) else effect.otherwise
            total += gathered(part, g, False) if part else 0.0
        elif inside:
            continue
        elif isinstance(effect, Draw):
            total += CARD * effect.amount if isinstance(effect.amount, int) and effect.who == NOBODY else 0.0
        elif isinstance(effect, LoseClicks):
            total -= CLICK * effect.amount if isinstance(effect.amount, int) else 0.0
        else:
            total += income(effect)
    return total


def uses_up(effects: Iterable[Effect]) -> bool:
    """Whether counters of the card itself go with it."""
    for effect in effects:
        if isinstance(effect, Both):
            if uses_up(effect.parts):
                return True
        elif isinstance(effect, Remove) and isinstance(effect.off, This):
            return True
    return False


def turns_left(g: State) -> float:
    """The turns for which a card is thought to be of use."""
    return max(0.0, min(runner_tuning.long_run, 12.0 - g.turn / 2))


def future(o: Assessment, definition: CardDef) -> float:
    """What a card brings in the turns that are left for it, in credits."""
    abilities = lasting(definition)
    if not abilities:
        return 0.0
    g = o.g
    turns = turns_left(g)
    total = 0.0
    for ability in abilities:
        if isinstance(ability, Trigger):
            if TURN_BEGINS in ability.events:
                last = min(turns, supply(definition)) if uses_up(ability.effects) else turns
                total += last * gathered(ability.effects, g, inside=True)
            else:
                share = 1.0 if ability.server == ANY_SERVER else HALF
                brought = max(0.0, worth(ability.effects, g, own_context(g, o.me.identity)))
                total += runner_tuning.per_run * share * turns * brought
        elif isinstance(ability, Paid):
            if fetches(ability):
                total += runner_tuning.fetching if missing(o) else 0.0
            elif ability.cost.simple():
                brought = gathered(ability.effects, g, inside=False) - ability.cost.credits
                total += runner_tuning.per_click * turns * max(0.0, brought / ability.cost.clicks - 1.0)
        elif isinstance(ability, Static) and isinstance(ability.amount, int):
            way = o.way(ability.server) if ability.server >= 0 else None
            open_ = HALF if way is None else 0.4 + 0.6 * way.chance
            total += runner_tuning.per_access * turns * open_ * ability.amount * max(0.0, o.unseen_worth)
    return total
