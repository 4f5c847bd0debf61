"""What cards are worth to their owner, read from their definitions: what they earn, break, carry and hide."""

from __future__ import annotations

from functools import cache

from netrunner.bots.patterns import breaks_of
from netrunner.bots.scale import CARD, CLICK, POINT
from netrunner.engine.ability import Paid, Trigger
from netrunner.engine.card_amount import Counters
from netrunner.engine.constant import Credits, ExtraCost, Static
from netrunner.engine.cost import Cost
from netrunner.engine.definition import CardDef
from netrunner.engine.effect import Effect
from netrunner.engine.effects.counters import Place
from netrunner.engine.effects.drawing import Draw
from netrunner.engine.effects.money import ALL, Gain, LoseClicks, Take
from netrunner.engine.reference import This
from netrunner.engine.structure import walk
from netrunner.engine.terms import (
    ACCESSED,
    ADVANCEMENT,
    AGENDA,
    FOR_TRASHING,
    ICE,
    NOBODY,
    PROGRAM,
    Q_ADVANCEMENT,
    Q_LINK,
    Q_MEMORY_LIMIT,
    TURN_BEGINS,
)


def income(effect: Effect) -> int:
    """The credits that an effect brings its owner, whatever the position."""
    if isinstance(effect, Take) or (isinstance(effect, Gain) and effect.who == NOBODY):
        return effect.amount if isinstance(effect.amount, int) and effect.amount != ALL else 0
    return 0


@cache
def drip(definition: CardDef) -> float:
    """Credits and cards that a card brings each turn without being asked."""
    total = 0.0
    for ability in definition.abilities:
        if isinstance(ability, Trigger) and TURN_BEGINS in ability.events and not ability.optional:
            for effect in ability.effects:
                total += income(effect)
                if isinstance(effect, Draw) and isinstance(effect.amount, int):
                    total += CARD * effect.amount
                elif isinstance(effect, LoseClicks) and isinstance(effect.amount, int):
                    total -= CLICK * effect.amount
        elif isinstance(ability, Credits) and isinstance(ability.recurring, int):
            total += (0.2 if ability.purposes == 1 << FOR_TRASHING else 0.6) * ability.recurring
    return total


@cache
def per_click(definition: CardDef) -> float:
    """The most credits that one click on the card brings."""
    best = 0.0
    for ability in definition.abilities:
        if (
            isinstance(ability, Paid)
            and ability.is_action()
            and ability.cost.forfeit == 0
            and ability.cost.trash is None
        ):
            brought = sum(income(effect) for effect in ability.effects)
            best = max(best, (brought - ability.cost.credits) / ability.cost.clicks)
    return best


@cache
def earning_clicks(definition: CardDef) -> int:
    """The fewest clicks for which the card brings more credits than those clicks would; 0 where it never does."""
    found = [
        ability.cost.clicks
        for ability in definition.abilities
        if isinstance(ability, Paid)
        and ability.is_action()
        and sum(income(effect) for effect in ability.effects) - ability.cost.credits > ability.cost.clicks
    ]
    return min(found, default=0)


@cache
def breaks(definition: CardDef) -> bool:
    return any(breaks_of(ability) for ability in definition.abilities if isinstance(ability, Paid))


@cache
def memory_and_link(definition: CardDef) -> float:
    total = 0.0
    for ability in definition.abilities:
        if isinstance(ability, Static) and isinstance(ability.amount, int):
            if ability.query == Q_MEMORY_LIMIT:
                total += 0.8 * ability.amount
            elif ability.query == Q_LINK:
                total += 0.6 * ability.amount
    return total


@cache
def installed_worth(definition: CardDef) -> float:
    """What an installed card is worth to its owner, whatever the position."""
    if definition.type & AGENDA:
        return POINT * definition.agenda_points
    total = 3.0 * drip(definition) + 3.0 * max(0.0, per_click(definition) - 1) + memory_and_link(definition)
    if breaks(definition):
        total += 5.0 + 0.2 * definition.cost
    if definition.type & ICE:
        total += 1.0 + 0.8 * definition.cost
    if not breaks(definition) and not definition.type & ICE:
        others = [
            a
            for a in definition.abilities
            if isinstance(a, (Static, Paid)) or (isinstance(a, Trigger) and not a.itself)
        ]
        total += min(3.0, 1.4 * len(others))
    if definition.type & PROGRAM:
        total += 0.5
    return total


@cache
def lowers_requirement(definition: CardDef) -> bool:
    """Whether agendas need fewer advancement tokens because of the card."""
    return any(isinstance(a, Static) and a.query == Q_ADVANCEMENT for a in definition.abilities)


@cache
def supply(definition: CardDef) -> int:
    """The counters that a card comes with and gives up turn by turn, where it does: the turns that it lasts."""
    placed = 0
    for ability in definition.abilities:
        if isinstance(ability, Trigger) and ability.itself:
            for effect in ability.effects:
                if isinstance(effect, Place) and isinstance(effect.on, This) and isinstance(effect.amount, int):
                    placed += effect.amount
    return placed


@cache
def earns_for_ever(definition: CardDef) -> bool:
    """Whether clicks on the card bring credits that never run out."""
    actions = [a for a in definition.abilities if isinstance(a, Paid) and a.is_action() and not a.cost.trash_self]
    return any(isinstance(effect, Gain) for ability in actions for effect in ability.effects)


@cache
def ambush(definition: CardDef) -> Trigger | None:
    """What the card does when it is accessed."""
    for ability in definition.abilities:
        if isinstance(ability, Trigger) and ACCESSED in ability.events and ability.itself:
            return ability
    return None


@cache
def grows(definition: CardDef) -> bool:
    """Whether its ambush counts advancement tokens."""
    found = ambush(definition)
    if found is None:
        return False
    return any(isinstance(part, Counters) and part.counter == ADVANCEMENT for _, part in walk(found.effects))


@cache
def printed_toll(definition: CardDef) -> Cost | None:
    """What an agenda says that stealing it costs besides; None for nothing."""
    total: Cost | None = None
    for ability in definition.abilities:
        if isinstance(ability, ExtraCost) and ability.do == "steal" and ability.who is None:
            total = ability.cost if total is None else total.plus(ability.cost)
    return total
