"""What the abilities of an installed card bring over the turns to come, beside the income that `card_worth` counts.

An ability that waits for something is worth what it does as often as that happens: how often was counted in games
between rookies. One that is paid for is worth what it does above its price: once, where the card goes with it, as far
as its counters go, or turn after turn.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from netrunner.bots.card_worth import income, supply
from netrunner.bots.patterns import flattened, for_the_encounter
from netrunner.bots.scale import CLICK
from netrunner.bots.worth import own_context, worth
from netrunner.engine.ability import OPPONENT, YOU, Ability, Paid, Trigger
from netrunner.engine.cost import Cost
from netrunner.engine.definition import CardDef
from netrunner.engine.effect import Effect
from netrunner.engine.effects.branching import Both, If
from netrunner.engine.effects.drawing import Draw
from netrunner.engine.effects.money import LoseClicks
from netrunner.engine.effects.moving import Move, Trash
from netrunner.engine.effects.paying import PayTo
from netrunner.engine.effects.runs import Run
from netrunner.engine.effects.searching import Search
from netrunner.engine.filter import Filter
from netrunner.engine.reference import This
from netrunner.engine.state import State
from netrunner.engine.structure import walk
from netrunner.engine.terms import (
    ACCESSED,
    ADVANCED,
    AGENDA,
    AGENDA_SCORED,
    ALL_BROKEN,
    ANY_SERVER,
    ASSET,
    BROKE_SUBROUTINE,
    CORP,
    DAMAGED,
    DISCARDED,
    DREW,
    ENCOUNTER_ENDED,
    ENCOUNTERED,
    GAINED_CREDITS,
    INSTALLED,
    NOBODY,
    OPERATION,
    PASSED_ICE,
    PLACED,
    PLAYED,
    REZZED,
    RUN_BEGINS,
    RUN_ENDED,
    RUN_SUCCESSFUL,
    RUN_UNSUCCESSFUL,
    RUNNER,
    SERVER_CREATED,
    SPENT_CLICK,
    STOLEN,
    SUBROUTINE_RESOLVED,
    TAG_TAKEN,
    TRACED,
    TRASHED,
    TURN_BEGINS,
    TURN_ENDS,
    UNINSTALLED,
    UPGRADE,
)

RATES: Final[dict[tuple[int, int], float]] = {
    (ACCESSED, RUNNER): 2.6,
    (ADVANCED, CORP): 0.6,
    (AGENDA_SCORED, CORP): 0.15,
    (ALL_BROKEN, RUNNER): 0.25,
    (BROKE_SUBROUTINE, RUNNER): 0.45,
    (DAMAGED, RUNNER): 0.15,
    (DISCARDED, CORP): 0.2,
    (DISCARDED, RUNNER): 0.2,
    (DREW, CORP): 1.4,
    (DREW, RUNNER): 1.0,
    (ENCOUNTERED, RUNNER): 0.7,
    (ENCOUNTER_ENDED, RUNNER): 0.7,
    (GAINED_CREDITS, CORP): 0.8,
    (GAINED_CREDITS, RUNNER): 0.5,
    (INSTALLED, CORP): 1.1,
    (INSTALLED, RUNNER): 0.5,
    (PASSED_ICE, RUNNER): 0.8,
    (PLACED, CORP): 0.7,
    (PLACED, RUNNER): 0.4,
    (PLAYED, CORP): 0.3,
    (PLAYED, RUNNER): 0.35,
    (REZZED, CORP): 0.5,
    (RUN_BEGINS, RUNNER): 1.1,
    (RUN_ENDED, RUNNER): 1.1,
    (RUN_SUCCESSFUL, RUNNER): 0.95,
    (RUN_UNSUCCESSFUL, RUNNER): 0.15,
    (SERVER_CREATED, CORP): 0.3,
    (SPENT_CLICK, CORP): 3.0,
    (SPENT_CLICK, RUNNER): 3.8,
    (STOLEN, RUNNER): 0.2,
    (SUBROUTINE_RESOLVED, CORP): 0.5,
    (TAG_TAKEN, RUNNER): 0.15,
    (TRACED, CORP): 0.15,
    (TRASHED, CORP): 0.55,
    (TRASHED, RUNNER): 0.75,
    (TURN_BEGINS, CORP): 1.0,
    (TURN_BEGINS, RUNNER): 1.0,
    (TURN_ENDS, CORP): 1.0,
    (TURN_ENDS, RUNNER): 1.0,
    (UNINSTALLED, CORP): 0.4,
    (UNINSTALLED, RUNNER): 0.15,
}
"""How often such events of a side's happen in a turn of both: in 240 games between rookies."""

SOMETIMES: Final = 0.35  # of the times, as a rule, that what an ability asks for besides is so
SOME: Final = 0.4  # of the cards, as a rule, that are of the kind an ability asks for
MOST: Final = 6.0  # that one ability is thought to bring at a time
ANYTHING: Final = 1.4  # what any ability is worth that nothing more is known of (`card_worth.installed_worth`)
ONCE: Final = 0.7  # of what a single use brings, since its day is yet to come
EACH_TURN: Final = 0.6  # of the turns in which an ability that may be used in each of them is of use
MOST_USES: Final = 3
CURRENT: Final = 3.0  # what a current is worth of which nothing more is known
CURRENT_TURNS: Final = 4.0  # that it lasts
ENDED: Final = 1.5  # what it is worth besides that the opponent's current ends


@cache
def rate(ability: Trigger, owner: int) -> float:
    """How often a turn an ability of a side's is met."""
    total = 0.0
    for event in ability.events:
        sides = (owner,) if ability.by == YOU else (1 - owner,) if ability.by == OPPONENT else (CORP, RUNNER)
        total += sum(RATES.get((event, side), 0.0) for side in sides)
    if ability.server != ANY_SERVER:
        total *= 0.5
    if ability.when is not None:
        total = SOMETIMES * min(1.0, total)
    if isinstance(ability.who, Filter) and (ability.who.types or ability.who.subtype or ability.who.tests):
        total *= SOME
    if ability.first or ability.once_per_turn:
        total = min(0.9, total)
    return total


def counted(ability: Trigger, owner: int) -> bool:
    """Whether what a trigger brings is counted as income (`card_worth.drip`, `yields.future`)."""
    if ability.optional:
        return False
    if RUN_SUCCESSFUL in ability.events:
        return owner == RUNNER
    if TURN_BEGINS not in ability.events:
        return False
    return any(
        income(effect) or isinstance(effect, (Draw, LoseClicks)) or (owner == RUNNER and isinstance(effect, (Both, If)))
        for effect in ability.effects
    )


@cache
def abiding(definition: CardDef) -> tuple[Ability, ...]:
    """The abilities of a card that are weighed here."""
    found: list[Ability] = []
    for ability in definition.abilities:
        if isinstance(ability, Trigger):
            if not ability.itself and not ability.inactive and not counted(ability, definition.side):
                if rate(ability, definition.side) > 0.0:
                    found.append(ability)
        elif isinstance(ability, Paid) and weighed(ability):
            found.append(ability)
    return tuple(found)


def weighed(ability: Paid) -> bool:
    """Whether a paid ability does something by itself: not to ice that is encountered, to harm that is coming or to a
    card that is accessed, and no search or run, which are weighed elsewhere."""
    cost = ability.cost
    if ability.user != NOBODY or ability.prevents >= 0 or ability.on_access or cost.forfeit or dear(cost):
        return False
    if ability.is_action() and not (cost.trash_self or cost.remove_self) and plain(tuple(ability.effects)):
        return False
    return not any(for_the_encounter(effect) or isinstance(effect, (Run, Search)) for effect in ability.effects)


def plain(effects: tuple[Effect, ...]) -> bool:
    """Whether all that an action brings is income, which is counted elsewhere."""
    return all(income(effect) or isinstance(effect, (Both, Draw)) for effect in effects)


@cache
def open_to_all(definition: CardDef) -> bool:
    """Whether what the abilities of a card bring can be told by the Runner, who does not see what the Corp's cards are:
    that a card is ice shows."""
    return not any(
        isinstance(part, Filter) and part.side != RUNNER and hidden_kind(part)
        for ability in abiding(definition)
        for _, part in walk(ability.effects if isinstance(ability, (Trigger, Paid)) else ())
    )


def hidden_kind(who: Filter) -> bool:
    """Whether a description asks for what does not show on cards of the Corp's that lie facedown."""
    if who.types:
        return bool(who.types & (AGENDA | ASSET | UPGRADE | OPERATION))
    return bool(who.subtype or who.any_subtype or who.tests or who.title)


def abiding_worth(g: State, definition: CardDef, turns: float) -> float:
    """What the abilities of a card bring in so many turns, above what any ability is thought to be worth."""
    total = 0.0
    for ability in abiding(definition):
        total += max(0.0, ability_worth(g, ability, definition, turns) - ANYTHING)
    return total


def ability_worth(g: State, ability: Ability, definition: CardDef, turns: float) -> float:
    side = definition.side
    ctx = own_context(g, g.players[side].identity)
    if isinstance(ability, Trigger):
        lasts = 1.0 if spends_itself(ability) else turns * rate(ability, side)
        return lasts * max(0.0, min(MOST, worth(ability.effects, g, ctx)))
    assert isinstance(ability, Paid)
    cost = ability.cost
    brought = min(MOST, worth(ability.effects, g, ctx)) - cost.credits
    if ability.is_action():
        brought -= CLICK * cost.clicks
    if brought <= 0.0:
        return 0.0
    if cost.trash_self or cost.remove_self:
        return ONCE * brought
    if cost.counters:
        return ONCE * brought * min(MOST_USES, supply(definition) // cost.counters)
    return EACH_TURN * turns * brought * (SOMETIMES if ability.when is not None else 1.0)


@cache
def spends_itself(ability: Trigger) -> bool:
    """Whether the card goes with what the ability does."""
    return any(
        (isinstance(effect, (Trash, Move)) and isinstance(effect.what, This))
        or (isinstance(effect, PayTo) and (effect.cost.trash_self or effect.cost.remove_self))
        for effect in (*ability.effects, *flattened(ability.effects))
    )


@cache
def at_turn(definition: CardDef) -> bool:
    """Whether what a card brings comes when a turn begins."""
    return any(isinstance(ability, Trigger) and TURN_BEGINS in ability.events for ability in abiding(definition))


def dear(cost: Cost) -> bool:
    """Whether something is paid beside credits, clicks, counters and the card itself."""
    return bool(
        cost.trash is not None
        or cost.forfeit_self
        or cost.damage
        or cost.return_self
        or cost.tags
        or cost.untag
        or cost.bad_publicity
        or cost.top_cards
        or cost.send is not None
        or cost.at_random
        or cost.whole_hand
        or cost.trash_of is not None
        or cost.cost_of is not None
        or cost.x
        or cost.x_counters
        or cost.more is not None
    )


def current_worth(g: State, definition: CardDef) -> float:
    """What an event or operation brings that lasts until another is played or an agenda changes hands."""
    total = CURRENT
    for ability in definition.abilities:
        if isinstance(ability, Trigger) and not ability.itself and not ability.inactive:
            total = max(total, ability_worth(g, ability, definition, CURRENT_TURNS))
    others = [g.cards[cid] for cid in g.resolving if "current" in g.cards[cid].definition.subtypes]
    if any(card.owner == definition.side for card in others):
        return 0.0  # one's own would be trashed
    return total + (ENDED if others else 0.0)
