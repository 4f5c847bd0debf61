"""What icebreakers do and cost: strength, boosts, what they use up, and what is left of them after an encounter."""

from __future__ import annotations

from functools import cache
from typing import Final, final

from netrunner.bots.patterns import STRONGEST, boost_of, breaks_of, max_strength, weakening_of
from netrunner.engine.ability import Paid, Trigger
from netrunner.engine.amount import ChosenX
from netrunner.engine.condition import BrokeWithThis
from netrunner.engine.cost import Cost
from netrunner.engine.definition import CardDef
from netrunner.engine.effects.counters import Remove
from netrunner.engine.effects.ice import Boost, Break
from netrunner.engine.effects.moving import Trash
from netrunner.engine.reference import This
from netrunner.engine.state import State
from netrunner.engine.structure import walk
from netrunner.engine.terms import CREDIT, ENCOUNTER_ENDED, HAND, RUNNER, UNTIL_ENCOUNTER_ENDS

NEVER: Final = 999
BURNT: Final = 1.6  # a card of the hand that is trashed to break
COUNTER: Final = 1.2  # a counter that is spent on breaking
USED_UP: Final = 4.0  # a breaker that is trashed to break
NOTHING: Final = 0  # what breakers use up beside credits
CARDS: Final = 1
FEW_CARDS: Final = 0.9  # what each of the last three cards of a hand is worth beside what it does
LAST_CARDS: Final = 0.6  # and each of the last two beside that
STEALTH: Final = 2
ITSELF: Final = 3
COUNTERS: Final = 4  # and the kind of counter


@final
class Breaker:
    """An installed card that breaks subroutines: the card, its strength, and what its abilities cost."""

    __slots__ = (
        "boost", "boost_fuel", "boost_price", "by_x", "card", "fuel", "fuelled_by", "lasts", "many", "max_strength",
        "price", "strength", "subtype", "title", "weaken_price",
    )  # fmt: skip

    def __init__(
        self,
        card: int,
        title: str,
        strength: int,
        subtype: str,
        price: int,
        many: int,
        max_strength: int,
        boost_price: int,
        boost: int,
        lasts: bool,
        weaken_price: int,
        fuelled_by: int = NOTHING,
        fuel: int = 0,
        boost_fuel: int = 0,
        by_x: bool = False,
    ) -> None:
        self.card = card
        self.title = title
        self.strength = strength
        self.subtype = subtype
        self.price = price
        self.many = many
        self.max_strength = max_strength
        self.boost_price = boost_price  # 0: it cannot be boosted
        self.boost = boost
        self.lasts = lasts
        self.weaken_price = weaken_price  # 0: it cannot weaken the ice
        self.fuelled_by = fuelled_by  # what it uses up beside credits
        self.fuel = fuel  # so much for a use that breaks
        self.boost_fuel = boost_fuel  # and for one that boosts
        self.by_x = by_x  # X credits raise its strength by X and break X subroutines


def breakers_of(g: State) -> list[Breaker]:
    found: list[Breaker] = []
    for cid in g.players[RUNNER].rig:
        card = g.cards[cid]
        if card.faceup and "icebreaker" in card.definition.subtypes:
            found.extend(breaking_abilities(card.definition, cid, g.strength(card)))
    return found


@cache
def breaking_abilities(definition: CardDef, cid: int, strength: int) -> list[Breaker]:
    """One entry for each ability that breaks, together with the best boost."""
    boosts: list[tuple[Cost, Boost]] = []
    breaks: list[tuple[Cost, Break]] = []
    weaken = 0
    found: list[Breaker] = []
    for ability in definition.abilities:
        if isinstance(ability, Paid) and breaks_by_x(ability):
            subtype = breaks_of(ability)[0].subtype
            found.append(Breaker(cid, definition.title, strength, subtype, 1, 1, STRONGEST, 1, 1, False, 0, by_x=True))
        elif isinstance(ability, Paid) and not ability.cost.clicks and fuel_of(ability.cost) >= NOTHING:
            breaks.extend((ability.cost, effect) for effect in breaks_of(ability))
            for effect in ability.effects:
                if isinstance(effect, Boost) and boost_of(effect):
                    boosts.append((ability.cost, effect))
                elif weakening_of(effect) and ability.cost.simple():
                    weaken = ability.cost.credits
    for cost, effect in breaks:
        fuel = fuel_of(cost)
        fitting = [pair for pair in boosts if fuel_of(pair[0]) in (NOTHING, fuel) or fuel == NOTHING]
        price, amount, lasts, boost_fuel = 0, 0, False, 0
        if fitting:
            paid, boost = min(fitting, key=boost_rank)
            price, amount, lasts = paid.credits, boost_of(boost), boost.until != UNTIL_ENCOUNTER_ENDS
            boost_fuel = units(paid)
            fuel = max(fuel, fuel_of(paid))
        found.append(
            Breaker(
                cid,
                definition.title,
                strength,
                effect.subtype,
                cost.credits,
                effect.count if isinstance(effect.count, int) else 1,
                max_strength(effect),
                price,
                amount,
                lasts,
                weaken,
                fuel,
                units(cost),
                boost_fuel,
            )
        )
    return found


def breaks_by_x(ability: Paid) -> bool:
    """Whether X credits raise the strength of the card by X and break X subroutines at once."""
    if not ability.cost.x or not ability.cost.in_credits() or ability.cost.clicks:
        return False
    stronger = any(
        isinstance(e, Boost) and isinstance(e.amount, ChosenX) and isinstance(e.what, This) for e in ability.effects
    )
    return stronger and any(isinstance(effect.count, ChosenX) for effect in breaks_of(ability))


def boost_rank(pair: tuple[Cost, Boost]) -> tuple[float, int]:
    """The cheapest boost first."""
    cost, boost = pair
    return ((cost.credits + units(cost)) / boost_of(boost), cost.credits)


def fuel_of(cost: Cost) -> int:
    """What a cost takes beside credits; below NOTHING where that is not understood."""
    if cost.simple():
        return NOTHING
    if cost.x or cost.more is not None or cost.forfeit or cost.more_counters is not None:
        return NOTHING - 1
    if cost.stealth:
        return STEALTH if not cost.other_parts() else NOTHING - 1
    if cost.trash is not None:
        return CARDS if cost.trash.zone == HAND and cost.trash_count == 1 and not cost.trash_self else NOTHING - 1
    if cost.trash_self:
        return ITSELF
    if cost.counters and cost.counter >= 0 and not cost.several:
        return COUNTERS + cost.counter
    return NOTHING - 1


def units(cost: Cost) -> int:
    """How much of its fuel a cost takes."""
    return 0 if cost.simple() else cost.stealth or cost.counters or 1


def stock(g: State, breaker: Breaker) -> int:
    """How much fuel there is."""
    fuel = breaker.fuelled_by
    if fuel == CARDS:
        return len(g.players[RUNNER].hand)
    if fuel == STEALTH:
        rig = [g.cards[cid] for cid in g.players[RUNNER].rig]
        return sum(card.counters[CREDIT] for card in rig if "stealth" in card.definition.subtypes)
    if fuel >= COUNTERS:
        return g.cards[breaker.card].counters[fuel - COUNTERS]
    return 1


def fuel_worth(breaker: Breaker) -> float:
    """What a unit of fuel is worth, in credits; stealth credits are credits already."""
    fuel = breaker.fuelled_by
    return BURNT if fuel == CARDS else 0.0 if fuel == STEALTH else USED_UP if fuel == ITSELF else COUNTER


def bared(g: State, breaker: Breaker, fuel: int) -> float:
    """What it costs besides to burn the last cards of a hand: they are for the runs and the harm to come."""
    if breaker.fuelled_by != CARDS:
        return 0.0
    left = len(g.players[RUNNER].hand) - fuel
    return FEW_CARDS * max(0, min(fuel, 3 - left)) + LAST_CARDS * max(0, min(fuel, 2 - left))


def fuel_needed(breaker: Breaker, strength: int, subroutines: int) -> int:
    """How much fuel it takes to break so many subroutines."""
    steps = -(-max(0, strength - breaker.strength) // breaker.boost) if breaker.boost else 0
    return steps * breaker.boost_fuel + -(-subroutines // breaker.many) * breaker.fuel


def to_strength(breaker: Breaker, ice: int) -> int:
    """What it costs to raise the breaker to the strength of the ice, or to lower the ice far enough."""
    price = 0
    if breaker.strength < ice:
        if not breaker.boost:
            return NEVER
        steps = -(-(ice - breaker.strength) // breaker.boost)
        price = steps * breaker.boost_price
    if breaker.max_strength < STRONGEST and ice > breaker.max_strength:
        if not breaker.weaken_price:
            return NEVER
        price += (ice - breaker.max_strength) * breaker.weaken_price
    return price


def break_price(breaker: Breaker, strength: int, subroutines: int) -> int:
    """The credits for breaking so many subroutines of ice of a strength; NEVER when it cannot."""
    if not subroutines:
        return 0
    if breaker.by_x:
        return max(strength - breaker.strength, subroutines)
    ready = to_strength(breaker, strength)
    return ready if ready >= NEVER else ready + -(-subroutines // breaker.many) * breaker.price


def breaks_ice(breaker: Breaker, subtypes: tuple[str, ...] | list[str]) -> bool:
    return not breaker.subtype or breaker.subtype in subtypes


def worn(g: State, breaker: Breaker) -> float:
    """What a breaker loses after an encounter in which it broke something: a counter, or itself without one."""
    card = g.cards[breaker.card]
    counter = lost_after_breaking(card.definition)
    if counter == NEVER:
        return 0.0
    return COUNTER if counter >= 0 and card.counters[counter] else USED_UP


@cache
def lost_after_breaking(definition: CardDef) -> int:
    """The kind of counter that goes in place of the breaker; -1 where it goes anyway, NEVER where it stays."""
    for ability in definition.abilities:
        if (
            isinstance(ability, Trigger)
            and ENCOUNTER_ENDED in ability.events
            and isinstance(ability.when, BrokeWithThis)
        ):
            parts = [part for _, part in walk(ability.effects)]
            if any(isinstance(part, Trash) and isinstance(part.what, This) for part in parts):
                counters = [part.counter for part in parts if isinstance(part, Remove)]
                return counters[0] if counters else -1
    return NEVER
