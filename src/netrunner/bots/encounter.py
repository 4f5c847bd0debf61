"""The rookie's windows: breaking subroutines, rezzing ice, scoring, preventing harm, and paid abilities at large."""

from __future__ import annotations

from netrunner.bots import corp, runner
from netrunner.bots.assessment import WINNING, Assessment
from netrunner.bots.breakers import breaks_ice
from netrunner.bots.card_worth import installed_worth
from netrunner.bots.patterns import boost_of, flattened, for_the_encounter, weakening_of
from netrunner.bots.prices import damage_worth
from netrunner.bots.reading import Reading
from netrunner.bots.run_costs import EncounterCost, better, encounter_cost, with_breaker
from netrunner.bots.scale import CLICK, END_OF_RUN, LETHAL, TAG
from netrunner.bots.tuning import corp_tuning
from netrunner.bots.worth import forfeited, other_costs, own_context, trashed_to_pay, worth
from netrunner.engine.ability import Paid
from netrunner.engine.card import Card
from netrunner.engine.change import DamageChange, TagChange, TrashChange
from netrunner.engine.effects.counters import Place
from netrunner.engine.effects.ice import Boost, Break
from netrunner.engine.effects.installing import Install
from netrunner.engine.effects.runs import EndRun
from netrunner.engine.effects.searching import Search
from netrunner.engine.frame import O_PASS, O_REZ, O_SCORE, O_USE, Option
from netrunner.engine.funds import extra_cost
from netrunner.engine.label import ability_of
from netrunner.engine.prevention_window import Prevention
from netrunner.engine.terms import ADVANCEMENT, CORP, ICE, RUNNER
from netrunner.engine.timing import APPROACH_REZ, SERVER_WINDOW


def window(o: Assessment, options: list[Option]) -> list[float]:
    """What each option of a window is worth; passing is worth nothing."""
    g = o.g
    if o.side == RUNNER and g.encountered_ice() >= 0:
        return encounter(o, options)
    return [in_window(o, option) for option in options]


def in_window(o: Assessment, option: Option) -> float:
    if option.kind == O_PASS:
        return 0.0
    if option.kind == O_SCORE:
        return WINNING
    card = o.g.cards[option.card]
    if option.kind == O_REZ:
        return rez_ice(o, card) if card.definition.type & ICE else corp.rez_asset(o, card)
    if option.kind == O_USE:
        return use(o, option, card)
    return -1.0


def use(o: Assessment, option: Option, card: Card) -> float:
    """A paid ability outside an encounter."""
    g = o.g
    if option.idle:
        return -5.0
    ability = ability_of(g, option)
    price = price_of(o, ability, card)
    if any(for_the_encounter(effect) for effect in ability.effects):
        return -5.0
    if any(isinstance(effect, EndRun) for effect in ability.effects):
        run = g.run()
        late = run is not None and run.position == 0 and run.pc >= SERVER_WINDOW
        return o.stake(run.server) - price - 1.0 if run is not None and late else -1.0
    if any(isinstance(effect, Place) and effect.counter == ADVANCEMENT for effect in flattened(ability.effects)):
        if g.active != CORP:
            return -1.0
        finishing = [c for c in corp.agendas_in_play(o) if 0 < corp.tokens_needed(o, c) <= o.me.clicks + 1]
        return 6.0 - price if finishing and o.me.clicks else -1.0
    if any(isinstance(effect, Boost) for effect in ability.effects):
        return -1.0
    if o.side == RUNNER and any(isinstance(effect, Search) for effect in ability.effects):
        if any(isinstance(effect, Install) for effect in ability.effects):
            return runner.fetched(o, ability, own_context(g, card.id), price) if g.active == RUNNER else -1.0
    return worth(ability.effects, g, own_context(g, card.id)) - price - 0.3


def price_of(o: Assessment, ability: Paid, card: Card) -> float:
    """What using an ability takes."""
    cost = ability.cost
    if cost.simple():
        return cost.credits + CLICK * cost.clicks
    ctx = own_context(o.g, card.id)
    more = 0 if cost.more is None else Reading(o.g, ctx).number(cost.more)
    total = cost.credits + more + CLICK * cost.clicks + 1.2 * cost.counters + forfeited(cost, o.side, o.g)
    total += trashed_to_pay(cost, o.g, ctx) + other_costs(cost, o.side, o.g, ctx)
    return total + (0.5 + 0.6 * installed_worth(card.definition) if cost.trash_self else 0.0)


# -- the Corp ----------------------------------------------------------------


def rez_ice(o: Assessment, ice: Card) -> float:
    """Rez when that keeps the Runner out of something, or costs them more than it costs."""
    g = o.g
    run = g.run()
    if run is None or run.pc > APPROACH_REZ + 1:
        return -1.0
    price = corp.rez_price(o, g.rez_cost(ice))
    extra = extra_cost(g, "rez", ice)
    if extra.forfeit:
        price += 8.0 * extra.forfeit
    stake = max(corp_tuning.rez_least_stake, o.stake(run.server))
    found = encounter_cost(o.rig, ice, o.rig.funds, g.players[RUNNER].clicks)
    inner = o.way(run.server, clicks=0)
    if not found.passable or found.credits > o.rig.funds:
        gained = corp_tuning.rez_to_stop * stake + corp_tuning.rez_to_stop_at_all
        if inner.chance == 0.0 and cheaper_inside(o, ice, run.position):
            gained -= corp_tuning.rez_stopped_inside * stake
    else:
        gained = (
            corp_tuning.rez_to_tax * found.credits
            + corp_tuning.rez_to_hurt * min(found.pain, 12.0)
            + corp_tuning.rez_unstopped * stake
        )
    lasting = corp_tuning.rez_lasting + corp_tuning.rez_lasting_cost * ice.definition.cost
    return gained + lasting - price


def cheaper_inside(o: Assessment, ice: Card, position: int) -> bool:
    """Whether rezzed ice further in stops the Runner anyway."""
    g = o.g
    server = g.server(ice.server)
    if server is None:
        return False
    inside = [g.cards[cid] for cid in server.ice[len(server.ice) - position + 1 :]]
    return any(other.faceup and not encounter_cost(o.rig, other, o.rig.funds, 0).passable for other in inside)


# -- the Runner in an encounter ----------------------------------------------------------------


def plan(o: Assessment) -> tuple[EncounterCost, list[float]]:
    """The cheapest way on from here, and what each unbroken subroutine would do."""
    g = o.g
    encounter = g.encounter()
    assert encounter is not None
    ice = g.cards[encounter.ice]
    ctx = own_context(g, ice.id)
    run = g.run()
    reward = 8.0 if run is None else max(3.0, o.access_worth(run.server) + o.success_worth(run.server))
    reward /= o.price(1.0)  # credits are worth less to the rich, here as when the run began
    harms: list[float] = []
    ends: list[bool] = []
    unbroken = encounter.unbroken(g)
    for i, subroutine in enumerate(g.subroutines(ice)):
        harm = worth(subroutine.effects, g, ctx) if i in unbroken else 0.0
        harms.append(harm if harm < END_OF_RUN else min(reward, END_OF_RUN) + harm - END_OF_RUN)
        ends.append(harm >= END_OF_RUN)
    left = left_unbroken([(harm, ends[i]) for i, harm in enumerate(harms) if i in unbroken])
    best = EncounterCost(0, sum(left, 0.0))
    rig = o.rig
    strength = g.strength(ice)
    for breaker in rig.breakers:
        if breaks_ice(breaker, g.subtypes(ice)):
            best = better(best, with_breaker(rig, breaker, strength, left, 0, 0.0, rig.funds))
    clicks = g.players[RUNNER].clicks
    if corp_lets_click(ice):
        for count in range(1, min(clicks, len(left)) + 1):
            best = better(best, EncounterCost(0, CLICK * count + sum(left[count:], 0.0), ice.id))
    return best, harms


def left_unbroken(subroutines: list[tuple[float, bool]]) -> list[float]:
    """What each further subroutine does that is left unbroken, in the order in which they are broken: those that end
    the run first. Of several of them the run ends once: breaking all but one of them helps nobody."""
    ending = sorted((harm for harm, ends in subroutines if ends), reverse=True)
    others = sorted((harm for harm, ends in subroutines if not ends), reverse=True)
    return [*(0.0 for _ in ending[1:]), *ending[:1], *others]


def corp_lets_click(ice: Card) -> bool:
    return any(isinstance(ability, Paid) and ability.user == RUNNER for ability in ice.definition.abilities)


def encounter(o: Assessment, options: list[Option]) -> list[float]:
    """Follow the plan: first the strength, then the breaking; pass when nothing is worth breaking."""
    g = o.g
    found, harms = plan(o)
    ice = g.cards[g.encountered_ice()]
    strength = g.strength(ice)
    result: list[float] = []
    for option in options:
        if option.kind == O_PASS:
            result.append(0.0)
            continue
        card = g.cards[option.card]
        value = -2.0
        if option.kind == O_USE:
            ability = ability_of(g, option)
            weak = "icebreaker" in card.definition.subtypes and g.strength(card) < strength
            for effect in ability.effects:
                if option.card == found.breaker:
                    if isinstance(effect, Break):
                        value = max(value, 2.0 + max(harms, default=0.0))
                    elif boost_of(effect):
                        value = max(value, 1.0 if weak else -2.0)
                    elif weakening_of(effect):
                        value = max(value, 0.8 if not weak else -2.0)
                elif weakening_of(effect) and ability.cost.counters and found.breaker >= 0:
                    target = g.cards[found.breaker]
                    short = "icebreaker" in target.definition.subtypes and g.strength(target) < strength
                    value = max(value, 1.5 if short else -2.0)
                elif not for_the_encounter(effect):
                    value = max(value, use(o, option, card))
        result.append(value)
    return result


# -- preventing ----------------------------------------------------------------


def prevention(o: Assessment, frame: Prevention, options: list[Option]) -> list[float]:
    """Prevent what hurts more than preventing it costs."""
    harm = sum((harm_of(o, change) for change in frame.changes if change.amount > 0), 0.0)
    sign = 1.0 if o.side == RUNNER else -1.0
    result: list[float] = []
    for option in options:
        if option.kind == O_PASS:
            result.append(0.0)
            continue
        card = o.g.cards[option.card]
        if option.kind == O_REZ:
            result.append(0.5 - o.g.rez_cost(card))
            continue
        price = price_of(o, ability_of(o.g, option), card) if option.kind == O_USE else 1.0
        result.append((harm if sign > 0 else 1.5) - price)
    return result


def harm_of(o: Assessment, change: object) -> float:
    """What a change that is about to happen takes from the Runner."""
    g = o.g
    if isinstance(change, DamageChange):
        return min(LETHAL, damage_worth(change.damage, change.amount, g))
    if isinstance(change, TagChange):
        return TAG * change.amount
    if isinstance(change, TrashChange):
        return max((installed_worth(g.cards[cid].definition) for cid in change.cards), default=0.0)
    return 1.0
