"""What it takes to get through ice: the price of each encounter and of the whole way into a server.

Rules Reference: Icebreaker, Encounter, Strength. The prices are those that `netrunner.break_costs` finds by
playing the encounter (a test holds the two together); here they are worked out from the abilities, because a bot asks
for thousands of them. Subroutines may be left to fire where breaking them costs more than they hurt.
"""

from __future__ import annotations

from functools import cache
from typing import Final, final

from netrunner.bots.breakers import (
    NOTHING,
    Breaker,
    bared,
    break_price,
    breakers_of,
    breaks_ice,
    fuel_needed,
    fuel_worth,
    stock,
    worn,
)
from netrunner.bots.patterns import (
    of_encountered,
    weakening_of,
)
from netrunner.bots.scale import CLICK, END_OF_RUN, WOUND
from netrunner.bots.survival import UNHURT, both, damage_further_in, damage_of_ice, perhaps
from netrunner.bots.worth import worth
from netrunner.engine.ability import Paid, Trigger
from netrunner.engine.amount import value_of
from netrunner.engine.card import Card
from netrunner.engine.card_amount import SubroutinesOn
from netrunner.engine.context import Context
from netrunner.engine.definition import CardDef
from netrunner.engine.effects.ice import Bypass
from netrunner.engine.effects.paying import MustPay, PayTo
from netrunner.engine.state import State
from netrunner.engine.terms import (
    ADVANCEMENT,
    CORP,
    CREDIT,
    ENCOUNTERED,
    FOR_ABILITY,
    Q_STRENGTH,
    RUNNER,
)

PLENTY: Final = 1 << 20  # credits


@final
class EncounterCost:
    """What an encounter takes: credits paid, and other harm counted in credits (over END_OF_RUN: no way through)."""

    __slots__ = ("breaker", "credits", "pain")

    def __init__(self, credits: int, pain: float, breaker: int = -1) -> None:
        self.credits = credits
        self.pain = pain
        self.breaker = breaker  # the card to break with; -1 for none

    @property
    def passable(self) -> bool:
        return self.pain < END_OF_RUN


class Rig:
    """The Runner's means against ice in a position. Public to both sides."""

    def __init__(self, g: State) -> None:
        self.g = g
        self.breakers = breakers_of(g)
        self.sapping = 0  # strength that hosted counters can take from a piece of ice, once each
        for entry in (*g.index.paid[RUNNER], *g.index.actions[RUNNER]):
            ability = entry.ability
            if isinstance(ability, Paid) and ability.cost.counters and ability.cost.counter >= 0:
                for effect in ability.effects:
                    if weakening_of(effect):
                        counters = g.cards[entry.ctx.source].counters[ability.cost.counter]
                        self.sapping += counters // ability.cost.counters * weakening_of(effect)
        self.shift = 0  # what the strength of encountered ice differs by
        for strength in g.index.statics[Q_STRENGTH]:
            static = strength.ability
            if static.who is not None and of_encountered(static.who):
                if static.when is None and isinstance(static.amount, int) and g.encounter_at < 0:
                    self.shift += static.amount
        self.funds = funds(g)
        self.tolls: dict[tuple[CardDef, int, int, int], EncounterCost] = {}
        self.encounters: dict[tuple[int, int, int], EncounterCost] = {}


def funds(g: State) -> int:
    """Credits that the Runner can spend on breaking, in a run that may still have to begin."""
    total = g.players[RUNNER].credits
    for entry in g.index.credits[RUNNER]:
        purposes = getattr(entry.ability, "purposes", 0)
        if purposes >> FOR_ABILITY & 1:
            total += g.cards[entry.ctx.source].counters[CREDIT]
    return total + (g.bad_publicity() if g.run_at < 0 else 0)


def encounter_cost(rig: Rig, ice: Card, credits_left: int, clicks_left: int) -> EncounterCost:
    """The cheapest way past a piece of ice that is known. With credits in plenty it is worked out once: who can pay for
    it needs no other."""
    best = kept_cost(rig, ice, PLENTY, clicks_left)
    return best if best.credits <= credits_left else kept_cost(rig, ice, credits_left, clicks_left)


def kept_cost(rig: Rig, ice: Card, credits_left: int, clicks_left: int) -> EncounterCost:
    key = (ice.id, credits_left, clicks_left)
    found = rig.encounters.get(key)
    if found is None:
        found = rig.encounters[key] = find_cost(rig, ice, ice.definition, credits_left, clicks_left, True)
    return found


def suspected_cost(rig: Rig, ice: Card, definition: CardDef, credits_left: int, clicks_left: int) -> EncounterCost:
    """The same for what ice that has not been seen may be."""
    best = kept_toll(rig, ice, definition, PLENTY, clicks_left)
    return best if best.credits <= credits_left else kept_toll(rig, ice, definition, credits_left, clicks_left)


def kept_toll(rig: Rig, ice: Card, definition: CardDef, credits_left: int, clicks_left: int) -> EncounterCost:
    key = (definition, ice.id, credits_left, clicks_left)
    found = rig.tolls.get(key)
    if found is None:
        found = rig.tolls[key] = find_cost(rig, ice, definition, credits_left, clicks_left, False)
    return found


def find_cost(
    rig: Rig, ice: Card, definition: CardDef, credits_left: int, clicks_left: int, known: bool
) -> EncounterCost:
    """The cheapest way past a piece of ice. `definition` is what it is, or (not `known`) what it is suspected to be."""
    g = rig.g
    strength = (g.strength(ice) if known else suspected_strength(ice, definition)) + rig.shift
    ctx = Context(ice.id, ice.instance, CORP, CORP, server=ice.server)
    entry, forced = entry_cost(g, definition, ctx)
    harms = [
        worth(subroutine.effects, g, ctx) for subroutine in (g.subroutines(ice) if known else definition.subroutines)
    ]
    unbroken = sorted(harms, reverse=True)
    best = EncounterCost(entry, forced + sum(unbroken, 0.0))
    subtypes = g.subtypes(ice) if known else definition.subtypes
    for breaker in rig.breakers:
        if breaks_ice(breaker, subtypes):
            best = better(best, with_breaker(rig, breaker, strength, unbroken, entry, forced, credits_left))
    if clicks_left and breakable_by_click(definition):
        for count in range(1, min(clicks_left, len(unbroken)) + 1):
            best = better(best, EncounterCost(entry, forced + CLICK * count + sum(unbroken[count:], 0.0), ice.id))
    return better(best, bypass(rig, ice, len(harms), credits_left)) if known else best


def suspected_strength(ice: Card, definition: CardDef) -> int:
    return definition.strength + (ice.counters[ADVANCEMENT] if definition.advanceable else 0)


def better(one: EncounterCost, other: EncounterCost) -> EncounterCost:
    return other if other.credits + other.pain < one.credits + one.pain else one


def with_breaker(
    rig: Rig, breaker: Breaker, strength: int, harms: list[float], entry: int, forced: float, credits_left: int
) -> EncounterCost:
    """The best number of subroutines to break, the most harmful first."""
    best = EncounterCost(0, 10 * END_OF_RUN)
    for sapped in {0, min(rig.sapping, max(0, strength - breaker.strength))}:
        for count in range(1, len(harms) + 1):
            price = entry + break_price(breaker, strength - sapped, count)
            if price > credits_left:
                continue
            pain = forced + 0.6 * sapped + sum(harms[count:], 0.0)
            if breaker.fuelled_by != NOTHING:
                fuel = fuel_needed(breaker, strength - sapped, count)
                if fuel > stock(rig.g, breaker):
                    continue
                pain += fuel_worth(breaker) * fuel + bared(rig.g, breaker, fuel)
            pain += worn(rig.g, breaker)
            best = better(best, EncounterCost(price, pain, breaker.card))
    return best


def bypass(rig: Rig, ice: Card, subroutines: int, credits_left: int) -> EncounterCost:
    """A card that has chosen this ice may let the Runner pay to bypass it."""
    for entry in rig.g.index.triggers[ENCOUNTERED]:
        trigger = entry.ability
        source = rig.g.cards[entry.ctx.source]
        if isinstance(trigger, Trigger) and ice.instance in source.chosen:
            for effect in trigger.effects:
                if isinstance(effect, PayTo) and any(isinstance(inner, Bypass) for inner in effect.effects):
                    price = effect.cost.credits + counted(rig.g, effect, entry.ctx, subroutines)
                    if price <= credits_left:
                        return EncounterCost(price, 0.0)
    return EncounterCost(0, 10 * END_OF_RUN)


def counted(g: State, effect: PayTo, ctx: Context, subroutines: int) -> int:
    """What of a price is counted when it is paid: for each subroutine, as a rule."""
    more = effect.cost.more
    if more is None:
        return 0
    return subroutines if isinstance(more, SubroutinesOn) else max(0, value_of(more, g, ctx))


@cache
def breakable_by_click(definition: CardDef) -> bool:
    """Bioroids: the Runner may spend clicks."""
    return any(isinstance(ability, Paid) and ability.user == RUNNER for ability in definition.abilities)


def entry_cost(g: State, definition: CardDef, ctx: Context) -> tuple[int, float]:
    """What the ice does when it is encountered: credits it takes, and other harm."""
    credits, pain = 0, 0.0
    for ability in definition.abilities:
        if isinstance(ability, Trigger) and ENCOUNTERED in ability.events and ability.itself:
            for effect in ability.effects:
                if isinstance(effect, MustPay) and effect.who == RUNNER:
                    credits += effect.cost.credits
                else:
                    pain += max(0.0, worth((effect,), g, ctx))
    return credits, pain


@final
class RunCost:
    """The way into a server: expected credits, other harm in credits, and the chance of getting in."""

    __slots__ = ("chance", "credits", "damage", "pain", "rezzed")

    def __init__(
        self, credits: float, pain: float, chance: float, damage: list[float] = UNHURT, rezzed: float = 0.0
    ) -> None:
        self.credits = credits
        self.pain = pain
        self.chance = chance
        self.damage = damage  # the chance of 0, 1, 2 … points that unseen ice does
        self.rezzed = rezzed  # credits that the Corp has to spend on ice


def run_cost(
    g: State,
    rig: Rig,
    ice: list[int],
    viewer: int,
    suspects: list[tuple[CardDef, int]],
    clicks_left: int,
    bypasses: int = 0,
    extra: int = 0,
    purse: int | None = None,
) -> RunCost:
    """The way through ice, outermost first, as one side sees it. `suspects` is what unseen ice may be, `purse` what the
    Corp is thought to have for rezzing."""
    spent, pain, chance = 0.0, 0.0, 1.0
    damage = UNHURT
    left = rig.funds + extra
    rezzed = 0.0
    corp = float(g.players[CORP].credits if purse is None else purse)
    for place, cid in enumerate(ice):
        card = g.cards[cid]
        innermost = place + 1 == len(ice)
        if card.faceup or card.known >> viewer & 1:
            if not card.faceup:
                cost = g.rez_cost(card)
                if cost > corp:
                    continue
                corp -= cost
                rezzed += chance * cost
            if bypasses:
                bypasses -= 1
                continue
            found = encounter_cost(rig, card, int(left - spent), clicks_left)
            if not found.passable or found.credits > left - spent:
                return RunCost(spent, pain + min(found.pain, 6.0), 0.0, damage, rezzed)
            spent += found.credits
            pain += found.pain
            if found.pain and found.breaker < 0:
                points = damage_of_ice(card.definition) + (0 if innermost else damage_further_in(card.definition))
                if points:
                    damage = both(damage, perhaps(chance, [0.0] * points + [1.0]))
        elif bypasses:
            bypasses -= 1
        else:
            price, pain_, through, rez, blow = suspected(g, rig, card, suspects, corp, left - spent, clicks_left)
            damage = both(damage, perhaps(chance, blow))
            spent += price * chance
            pain += pain_ * chance
            rezzed += rez * chance
            chance *= through
            corp = max(0.0, corp - rez)
    return RunCost(spent, pain, chance, damage, rezzed)


def suspected(
    g: State, rig: Rig, ice: Card, suspects: list[tuple[CardDef, int]], corp: float, left: float, clicks: int
) -> tuple[float, float, float, float, list[float]]:
    """What to expect of ice that has not been seen: the average over all it may be."""
    price, pain, through, cost = 0.0, 0.0, 0.0, 0.0
    total = sum(count for _, count in suspects)
    if not total:
        return 0.0, 0.0, 1.0, 0.0, UNHURT
    blow = [1.0]
    for definition, count in suspects:
        if definition.cost > corp:
            through += count
            continue
        cost += count * definition.cost
        found = suspected_cost(rig, ice, definition, int(left), clicks)
        if found.passable and found.credits <= left:
            through += count
            price += count * found.credits
            pain += count * min(WOUND, found.pain)
        else:
            pain += count * min(WOUND, found.pain % END_OF_RUN)
        points = damage_of_ice(definition) if found.pain and found.breaker < 0 else 0
        if points:
            while len(blow) <= points:
                blow.append(0.0)
            blow[points] += count / total
            blow[0] -= count / total
    return price / total, pain / total, through / total, cost / total, blow
