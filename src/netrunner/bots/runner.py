"""The rookie as the Runner: what each action is worth, in credits."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from netrunner.bots.abiding import current_worth
from netrunner.bots.assessment import Assessment
from netrunner.bots.card_worth import breaks, drip, earns_for_ever, installed_worth, per_click
from netrunner.bots.lacking import barred, breaker_worth, counter_worth, fits, missing
from netrunner.bots.run_events import best_run, event_run, kept_for
from netrunner.bots.scale import CLICK, TAG
from netrunner.bots.threats import tag_threat
from netrunner.bots.tuning import runner_tuning
from netrunner.bots.worth import forfeited, other_costs, own_context, trashed_to_pay, worth
from netrunner.bots.yields import future, turns_left
from netrunner.engine.ability import Paid, Trigger
from netrunner.engine.amount import value_of
from netrunner.engine.card import Card
from netrunner.engine.constant import Credits, HostsCards, InstallOnly, Static
from netrunner.engine.context import Context
from netrunner.engine.definition import CardDef
from netrunner.engine.effect import Effect
from netrunner.engine.effects.choosing import Choose
from netrunner.engine.effects.drawing import Draw
from netrunner.engine.effects.lasting import GainSubtypes
from netrunner.engine.effects.money import ALL, Gain, Take
from netrunner.engine.effects.runs import Run
from netrunner.engine.effects.searching import Search
from netrunner.engine.effects.table import Play
from netrunner.engine.filter import Filter
from netrunner.engine.frame import O_CREDIT, O_DRAW, O_INSTALL, O_PLAY, O_REMOVE_TAG, O_RUN, O_USE, Option
from netrunner.engine.index import context_of
from netrunner.engine.label import ability_of
from netrunner.engine.legality.playing import play_cost_of
from netrunner.engine.memory import memory_limit, memory_used
from netrunner.engine.terms import ARCHIVES, CORP, CREDIT, FIRST_REMOTE, HQ, PROGRAM, RESOURCE, RND, RUNNER

WITHIN_REACH: Final = 8  # credits that may be short for a run that is saved for


def action(o: Assessment, option: Option) -> float:
    """What an action of the Runner is worth."""
    kind = option.kind
    if kind == O_CREDIT:
        return earned(o, 1)
    if kind == O_DRAW:
        return draw(o)
    if kind == O_RUN:
        return run(o, option.arg)
    if kind == O_INSTALL:
        return install(o, o.g.cards[option.card])
    if kind == O_PLAY:
        return play(o, o.g.cards[option.card])
    if kind == O_REMOVE_TAG:
        return remove_tag(o)
    if kind == O_USE:
        return use(o, option)
    return 0.0


def earned(o: Assessment, credits: int) -> float:
    """What credits are worth that a click brings: more to the poor, and to who saves for a card."""
    credit = o.me.credits
    need = (
        runner_tuning.runner_broke
        if credit < 2
        else runner_tuning.runner_poor
        if credit < 4
        else runner_tuning.runner_short
        if credit < 7
        else 0.0
    )
    return o.price(credits) + max(need, runner_tuning.runner_saving * saving(o)) * (0.5 + 0.5 * credits)


def draw(o: Assessment) -> float:
    hand = len(o.me.hand)
    room = o.g.hand_size(RUNNER) - hand
    if room <= 0:
        if not o.me.deck:
            return -1.0
        spare = sum(1 for cid in o.me.hand if useless(o, o.g.cards[cid]))
        if not missing(o):
            return runner_tuning.runner_draw_past_useless if spare > -room else runner_tuning.runner_draw_full
        if any(breaks(o.g.cards[cid].definition) for cid in o.me.hand):
            return runner_tuning.runner_draw_past_breaker
        return (runner_tuning.runner_draw_past if spare > -room else 0.9) + (
            0.3 if o.me.credits > 5 else 0.0
        )  # what is missing is not among these
    value = (
        runner_tuning.runner_card + (runner_tuning.runner_few_cards if hand < 3 else 0.0) + (0.6 if hand < 2 else 0.0)
    )
    clicks = max(0, o.me.clicks - 1)
    value += o.exposure(hand, clicks) - o.exposure(hand + 1, clicks)
    if clicks:
        value = max(value, preparing(o, hand))
    if missing(o) and not any(breaks(o.g.cards[cid].definition) for cid in o.me.hand):
        value += runner_tuning.runner_draw_for_breaker
    return value - (0.5 if len(o.me.deck) < 3 else 0.0)


def preparing(o: Assessment, hand: int) -> float:
    """Drawing before a run that is dangerous with so few cards, and less so with one more."""
    best = 0.0
    for server in o.g.servers:
        value = run(o, server.id)
        if value > 0:
            way = o.way(server.id)
            eased = o.fear(server.id, way, hand) - o.fear(server.id, way, hand + 1)
            if eased > runner_tuning.haste:
                best = max(best, value + eased - runner_tuning.haste)
    return best


def saving(o: Assessment) -> float:
    """What a credit does towards a card in hand that brings more than it costs and that cannot be paid for yet, or
    towards a server that cannot be got into for want of credits."""
    if o.saved < 0.0:
        o.saved = max(saving_for_cards(o), runner_tuning.runner_contest * saving_for_runs(o))
    return o.saved


def saving_for_runs(o: Assessment) -> float:
    """The same for the servers: what an access is worth above the way, for each credit that is short."""
    best = 0.0
    for server in o.g.servers:
        if not server.ice or (server.id >= FIRST_REMOTE and not server.root) or server.id == ARCHIVES:
            continue
        way = o.way(server.id)
        if way.chance >= 0.35:
            continue
        richer = o.way(server.id, extra=WITHIN_REACH)
        if richer.chance >= 0.5:
            short = max(1.0, richer.credits - o.rig.funds)
            gain = richer.chance * o.access_worth(server.id) - o.price(richer.credits) - richer.pain
            best = max(best, gain / (short + 1.0))
    return best


def saving_for_cards(o: Assessment) -> float:
    """What a credit does towards a card in hand that brings more than it costs, and that cannot be paid for yet."""
    g = o.g
    best = 0.0
    for cid in o.me.hand:
        card = g.cards[cid]
        definition = card.definition
        if definition.play:
            if definition.cost < 0 or event_run(definition.play) is not None:
                continue
            price = play_cost_of(g, card, 0).credits
        else:
            price = g.install_cost(card)
        short = price - o.me.credits
        if short > 0:
            if definition.play:
                gain = worth(definition.play, g, own_context(g, cid)) - price
            else:
                gain = (breaker_worth(o, definition) if breaks(definition) else other_worth(o, definition)) - price
            best = max(best, gain / (short + 1))
    return best


def fetched(o: Assessment, ability: Paid, ctx: Context, price: float) -> float:
    """An ability that searches the stack for a program and installs it: the best breaker for ice that bars the way."""
    g = o.g
    kinds = barred(o)
    best = 0.0
    for effect in ability.effects:
        if isinstance(effect, Search) and kinds:
            for cid in effect.who.find(g, ctx):
                card = g.cards[cid]
                cost = g.install_cost(card)
                if breaks(card.definition) and cost <= o.me.credits - ability.cost.credits:
                    if fits(card.definition, kinds):
                        best = max(best, breaker_worth(o, card.definition) - o.price(cost))
    return best - price


def useless(o: Assessment, card: Card) -> bool:
    """A card in hand that will hardly be played: a further copy of a breaker or of what is unique, or of little use."""
    return kept_worth(o, card) <= runner_tuning.useless


def kept_worth(o: Assessment, card: Card) -> float:
    """What a card in hand is worth to the Runner."""
    definition = card.definition
    if breaks(definition):
        return 1.0 + breaker_worth(o, definition)
    if not definition.play:
        if definition.unique and any(o.g.cards[cid].definition.title == definition.title for cid in o.me.rig):
            return 0.5
        return 0.8 + 0.7 * other_worth(o, definition)
    found = event_run(definition.play)
    value = worth(definition.play, o.g, own_context(o.g, card.id)) - max(0, definition.cost)
    if found is not None:
        value = max(value, kept_for(o, card, found))
    elif any(isinstance(effect, Search) for effect in definition.play) and missing(o):
        value = max(value, 0.7 * runner_tuning.search_for_breaker)
    return 1.0 + max(0.5, value)


def bared(o: Assessment, spent: int = 1) -> float:
    """What playing cards from hand costs, by the risk of a flatline in the Corp's next turn."""
    hand, clicks = len(o.me.hand), max(0, o.me.clicks - 1)
    return max(0.0, o.exposure(hand - spent, clicks) - o.exposure(hand, clicks))


def run(o: Assessment, server: int) -> float:
    """A run by the basic action."""
    value = o.run_worth(server) + (
        runner_tuning.run_hq
        if server == HQ
        else runner_tuning.run_rnd
        if server == RND
        else runner_tuning.run_elsewhere
    )
    if server in (HQ, RND) and o.g.players[CORP].credits < 3:
        value += runner_tuning.run_on_poor_corp  # unrezzed ice stays unrezzed
    if server in (HQ, RND) and o.me.credits > 9 and not missing(o):
        value += runner_tuning.run_when_rich  # time is on the Corp's side
    return value


def install(o: Assessment, card: Card) -> float:
    """Installing a card from the grip."""
    definition = card.definition
    g = o.g
    price = g.install_cost(card)
    value = breaker_worth(o, definition) if breaks(definition) else other_worth(o, definition)
    if definition.unique and any(g.cards[cid].definition.title == definition.title for cid in o.me.rig):
        return -5.0
    if definition.type & PROGRAM:
        over = memory_used(g) + g.memory_cost(card) - memory_limit(g)
        if over > 0 and not hostable(o, definition):
            worst = min(
                (installed_worth(g.cards[cid].definition) for cid in o.me.rig if is_program(o, cid)), default=0.0
            )
            value -= worst + runner_tuning.memory_cleared
    if definition.type & RESOURCE and g.tagged():
        value *= runner_tuning.resource_when_tagged  # the Corp may trash it
    left = o.me.credits - price
    value -= o.price(price * (runner_tuning.install_price if left >= 3 else 1.0))
    if left < 2:
        value -= runner_tuning.install_broke
    return value + runner_tuning.install_at_all - bared(o)


def hostable(o: Assessment, definition: CardDef) -> bool:
    """Whether an installed card can take the program off the memory limit."""
    for cid in o.me.rig:
        hosts = o.g.cards[cid].definition.hosts
        if hosts is not None and hosts.free_memory:
            if hosts.who.not_subtype and hosts.who.not_subtype in definition.subtypes:
                continue
            used = sum(o.g.cards[other].definition.memory for other in o.g.cards[cid].hosted)
            room = value_of(hosts.memory, o.g, context_of(o.g.cards[cid]))
            if room < 0 or used + definition.memory <= room:
                return True
    return False


def is_program(o: Assessment, cid: int) -> bool:
    return bool(o.g.cards[cid].definition.type & PROGRAM)


def other_worth(o: Assessment, definition: CardDef) -> float:
    """A card that is not a breaker: what it brings, and a second copy of a constant ability brings less."""
    g = o.g
    value = runner_tuning.other_card * installed_worth(definition) + earning(o, definition) + future(o, definition)
    for ability in definition.abilities:
        if isinstance(ability, Trigger) and ability.itself:
            value += 0.5 * max(0.0, worth(ability.effects, g, own_context(g, o.me.identity)))
        elif isinstance(ability, InstallOnly) and ability.on is not None:
            value += 2.0
        elif isinstance(ability, HostsCards):
            value += 0.5
        elif isinstance(ability, Paid) and any(isinstance(effect, Run) for effect in ability.effects):
            value += 1.5
        elif isinstance(ability, Static):
            value += 0.2
    value += o.abided(definition)
    copies = sum(g.cards[cid].definition is definition for cid in o.me.rig)
    if any(isinstance(a, Credits) for a in definition.abilities):
        copies = 0
    turns = g.turn / 2
    return max(0.0, value * (1.0 if turns < 12 else 0.7)) * (runner_tuning.second_copy**copies)


def earning(o: Assessment, definition: CardDef) -> float:
    """What a card that earns brings beyond the next turns: the more, the more of the game is left."""
    turns = turns_left(o.g)
    clicks = max(0.0, per_click(definition) - 1) if earns_for_ever(definition) else 0.0
    if clicks and any(per_click(o.g.cards[cid].definition) > 1 for cid in o.me.rig):
        clicks = 0.0
    return turns * (drip(definition) + clicks)


def remove_tag(o: Assessment) -> float:
    """A tag is as bad as what the Corp may do with it; removing some of many changes less."""
    threat = tag_threat(o)
    if o.reprisal > 2:
        threat += 3.0 + (5.0 if len(o.me.hand) <= o.reprisal else 0.0)
    free = o.me.tags <= min(o.me.clicks, o.me.credits // 2)
    if free:
        hand, clicks = len(o.me.hand), o.me.clicks - o.me.tags
        survival = o.survival
        saved = survival.peril(hand, clicks, survival.ran, True) - survival.peril(hand, clicks, survival.ran, False)
        threat += runner_tuning.death * max(0.0, saved) / o.me.tags
    return runner_tuning.tag_removed * (threat if free else max(TAG, 0.6 * threat)) + 0.5 - o.price(2.0)


def play(o: Assessment, card: Card) -> float:
    """Playing an event."""
    definition = card.definition
    price = play_cost_of(o.g, card, 0).credits
    ctx = own_context(o.g, card.id)
    found = event_run(definition.play)
    if found is not None:
        value = best_run(o, found, card) - o.price(price) - runner_tuning.run_event
        rest = tuple(effect for effect in definition.play if effect is not found)
        return value + worth(rest, o.g, ctx)
    if any(isinstance(effect, GainSubtypes) for effect in definition.play):
        return tinker_worth(o) - price
    value = runner_tuning.event * worth(definition.play, o.g, ctx)
    if "current" in definition.subtypes:
        value += current_worth(o.g, definition)
    if any(isinstance(effect, Search) for effect in definition.play):
        value = runner_tuning.search_for_breaker if missing(o) else 1.0
    short = o.me.credits - price < 2 and value < 4
    return value - o.price(price) - (0.5 if short else 0.0) - bared(o, 1 - drawn(definition.play))


def drawn(effects: Iterable[Effect]) -> int:
    """The cards that an event draws."""
    return sum(effect.amount for effect in effects if isinstance(effect, Draw) and isinstance(effect.amount, int))


def played_again(o: Assessment, choice: Choose, source: Card) -> float:
    """What the best event is worth that an ability may play from the heap."""
    g = o.g
    ctx = own_context(g, source.id)
    found = choice.who.find(g, ctx) if isinstance(choice.who, Filter) else choice.who.cards(g, ctx)
    best = -5.0
    for cid in found:
        card = g.cards[cid]
        if card.definition.play and play_cost_of(g, card, 0).credits <= o.me.credits:
            best = max(best, play(o, card))
    return best


def tinker_worth(o: Assessment) -> float:
    """Making ice breakable is worth something when the rig has one breaker and not the others."""
    return 1.5 if o.rig.breakers and missing(o) else -1.0


def use(o: Assessment, option: Option) -> float:
    """A click ability of an installed card."""
    g = o.g
    card = g.cards[option.card]
    ability = ability_of(g, option)
    cost = ability.cost
    price = cost.credits + CLICK * max(0, cost.clicks - 1) + 1.2 * forfeited(cost, RUNNER, g)
    if not cost.simple():
        ctx = own_context(g, card.id)
        price += trashed_to_pay(cost, g, ctx) + other_costs(cost, RUNNER, g, ctx)
    found = event_run(ability.effects)
    if found is not None:
        return best_run(o, found, None) - price
    value = worth(ability.effects, g, own_context(g, card.id))
    for effect in ability.effects:
        if isinstance(effect, Take) and isinstance(effect.amount, int) and effect.amount != ALL:
            value = earned(o, min(effect.amount, card.counters[CREDIT]))
        elif isinstance(effect, Gain) and isinstance(effect.amount, int):
            value = earned(o, effect.amount)
        elif isinstance(effect, Search):
            value = 1.8
        elif isinstance(effect, Play) and isinstance(ability.effects.effects[0], Choose):
            value = played_again(o, ability.effects.effects[0], card)
    if breaks(card.definition):
        value = counter_worth(o, card)
    return value - price
