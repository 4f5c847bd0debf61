"""The rookie as the Corp: what each action and each rez is worth, in credits."""

from __future__ import annotations

from functools import cache
from typing import Final

from netrunner.bots import exposure, flatline, installing
from netrunner.bots.abiding import at_turn, current_worth, weighed
from netrunner.bots.assessment import WINNING, Assessment
from netrunner.bots.card_worth import ambush, drip, earning_clicks, grows, income, installed_worth, per_click
from netrunner.bots.patterns import flattened
from netrunner.bots.prices import shortened, virus_counters
from netrunner.bots.reading import Reading
from netrunner.bots.scale import CLICK, LETHAL
from netrunner.bots.survival import damage_when_played
from netrunner.bots.tuning import corp_tuning
from netrunner.bots.worth import forfeited, other_costs, own_context, trashed_to_pay, worth
from netrunner.engine.ability import Paid
from netrunner.engine.card import Card
from netrunner.engine.constant import Static
from netrunner.engine.context import Context
from netrunner.engine.cost import Cost
from netrunner.engine.definition import CardDef
from netrunner.engine.effects.counters import Place, Purge
from netrunner.engine.effects.harm import Damage
from netrunner.engine.effects.money import GainClicks
from netrunner.engine.frame import (
    O_ADVANCE,
    O_CREDIT,
    O_DRAW,
    O_INSTALL,
    O_PLAY,
    O_PURGE,
    O_SCORE,
    O_TRASH_RESOURCE,
    O_USE,
    Option,
)
from netrunner.engine.label import ability_of
from netrunner.engine.legality.playing import play_cost_of
from netrunner.engine.state import State
from netrunner.engine.terms import (
    ADVANCEMENT,
    AGENDA,
    CORP,
    CREDIT,
    FIRST_REMOTE,
    HAND,
    ICE,
    Q_ADVANCEMENT,
    RUNNER,
    UPGRADE,
)
from netrunner.engine.timing import CORP_TURN
from netrunner.engine.window import Window

KEPT: Final = 2.3  # what a card is worth that may do its harm on another day
BEFORE_THE_TURN: Final = CORP_TURN[1]


def action(o: Assessment, option: Option) -> float:
    """What an action of the Corp is worth."""
    kind = option.kind
    if kind == O_CREDIT:
        needed = max(poverty(o.me.credits), corp_tuning.corp_saving * saving(o), guarding(o))
        return o.price(1.0) + max(needed, exposure.earning(o, 1))
    if kind == O_DRAW:
        return draw(o)
    if kind == O_INSTALL:
        return installing.install(o, o.g.cards[option.card])
    if kind == O_PLAY:
        return play(o, o.g.cards[option.card])
    if kind == O_ADVANCE:
        return advance(o, o.g.cards[option.card])
    if kind == O_SCORE:
        return WINNING
    if kind == O_USE:
        return use(o, option)
    if kind == O_TRASH_RESOURCE:
        card = o.g.cards[option.card]
        return (
            corp_tuning.trashed_resource * installed_worth(card.definition) + 0.5 * card.counters[CREDIT] - o.price(2.0)
        )
    if kind == O_PURGE:
        return purge(o)
    return 0.0


def poverty(credits: int) -> float:
    """What a credit is worth beyond itself to a Corp that has so few."""
    if credits < 3:
        return corp_tuning.corp_broke
    return corp_tuning.corp_poor if credits < 5 else corp_tuning.corp_short if credits < 7 else 0.0


def guarding(o: Assessment) -> float:
    """What a credit does towards rezzing the ice that is there."""
    g = o.g
    hidden = [g.cards[cid] for server in g.servers for cid in server.ice if not g.cards[cid].faceup]
    return corp_tuning.corp_guarding if o.me.credits < max((g.rez_cost(ice) for ice in hidden), default=0) else 0.0


def saving(o: Assessment) -> float:
    """What a credit does towards a card in hand that brings more than it costs, and that cannot be paid for yet."""
    g = o.g
    best = 0.0
    for cid in o.me.hand:
        card = g.cards[cid]
        if card.definition.play and card.definition.cost >= 0:
            short = play_cost_of(g, card, 0).credits - o.me.credits
            if short > 0:
                gain = worth(card.definition.play, g, own_context(g, cid)) - card.definition.cost
                best = max(best, gain / (short + 1))
    return best


def draw(o: Assessment) -> float:
    g = o.g
    hand = [g.cards[cid].definition for cid in o.me.hand]
    late = shortened(len(o.me.deck), 1)
    if late >= LETHAL:
        return -5.0
    if len(hand) >= g.hand_size(CORP):
        spare = any(not definition.type & (AGENDA | ICE) for definition in hand)
        value = corp_tuning.corp_draw_full if spare and len(o.me.deck) > 8 else 0.0  # rather than more credits
        return value + (corp_tuning.corp_draw_for_ice if wants_ice(o, hand) else 0.0) - late
    value = corp_tuning.corp_card - late + (corp_tuning.corp_few_cards if len(hand) < 3 else 0.0)
    if wants_ice(o, hand):
        value += corp_tuning.corp_draw_for_ice
    if (
        not any(definition.type & AGENDA for definition in hand)
        and not agendas_in_play(o)
        and installing.ready_server(o)
    ):
        value += corp_tuning.corp_draw_for_agendas
    return value


def wants_ice(o: Assessment, hand: list[CardDef]) -> bool:
    """Whether there is no ice in hand, and none in front of HQ or R&D, or none to score behind while agendas wait."""
    if any(definition.type & ICE for definition in hand):
        return False
    waiting = any(definition.type & AGENDA for definition in hand)
    return installing.weakest(o) < 1 or (waiting and not installing.scoring_servers(o))


def agendas_in_play(o: Assessment) -> list[Card]:
    cards = o.g.cards
    roots = [cid for server in o.g.servers for cid in server.root]
    return [cards[cid] for cid in (*roots, *o.g.players[CORP].rig) if cards[cid].definition.type & AGENDA]


def purge(o: Assessment) -> float:
    return corp_tuning.purged_counter * virus_counters(o.g) - 2 * CLICK - 1.0


# -- advancing and playing ----------------------------------------------------------------


def advance(o: Assessment, card: Card) -> float:
    """Advance to score this turn, or as far as is needed to score in the next."""
    g = o.g
    definition = card.definition
    tokens = card.counters[ADVANCEMENT]
    if definition.type & AGENDA:
        need = g.advancement_requirement(card) - tokens
        if need <= 0:
            return -5.0
        value = o.agenda_worth(definition, CORP)
        clicks = o.me.clicks
        if need <= clicks and need <= o.me.credits:
            return value + 4.0 - exposure.spending(o, need, clicks - need, card.server)
        now = need - installing.CLICKS_A_TURN
        if now <= 0:
            return 0.2
        exposed = installing.intrusion(o, card.server)
        funded = o.me.credits >= now + 1
        return (
            (corp_tuning.advance_early * value * (1 - exposed) + corp_tuning.advance_at_all - exposure.spending(o, 1))
            if funded
            else corp_tuning.advance_unfunded
        )
    if definition.type & ICE:
        return corp_tuning.advance_ice if tokens < 3 and o.me.credits > 7 else 0.2
    if grows(definition):
        return corp_tuning.advance_trap * (1.0, 0.85, 0.4)[min(tokens, 2)] if o.me.credits > 5 else 0.2
    return -1.0


def play(o: Assessment, card: Card) -> float:
    """Playing an operation."""
    g = o.g
    definition = card.definition
    price = play_cost_of(g, card, 0).credits
    ctx = own_context(g, card.id)
    reading = Reading(g, ctx)
    if definition.cost < 0:
        most = o.me.credits if definition.x_max is None else min(o.me.credits, reading.number(definition.x_max))
        return tokens_for_credits(o, most)
    extra = sum(reading.number(effect.amount) for effect in definition.play if isinstance(effect, GainClicks))
    if extra:
        return fast_advance(o, extra, price)
    if any(isinstance(effect, Place) and effect.counter == ADVANCEMENT for effect in flattened(definition.play)):
        return tokens_from(o, definition, reading) - price - exposure.spending(o, price)
    killing = flatline.flatline_worth(o, card)
    if killing:
        return killing
    brought = sum(income(effect) for effect in definition.play)
    guarded = exposure.earning(o, brought - price) if brought > price else -exposure.spending(o, price - brought)
    value = corp_tuning.operation * worth(definition.play, g, ctx)
    if "current" in definition.subtypes:
        value += current_worth(g, definition)
    if damage_when_played(definition, g.tagged()) >= flatline.DEADLY:
        value *= corp_tuning.wasted_blow
    return value - o.price(price) + guarded


def tokens_for_credits(o: Assessment, most: int) -> float:
    """A card that places as many tokens as are paid for: best if it leads to points in this turn."""
    best = -1.0
    for card in agendas_in_play(o):
        need = tokens_needed(o, card)
        if need <= 0 or not most:
            continue
        placed = min(need, most)
        left = need - placed
        if left <= o.me.clicks - 1 and need <= o.me.credits:
            best = max(best, o.agenda_worth(card.definition, CORP) + 5.0)
        else:
            best = max(best, 3.0)
    return best


def tokens_needed(o: Assessment, card: Card) -> int:
    return o.g.advancement_requirement(card) - card.counters[ADVANCEMENT]


def tokens_from(o: Assessment, definition: CardDef, reading: Reading) -> float:
    """What the tokens do that an operation places on one card: best if an agenda is scored with them this turn."""
    number = max(
        reading.number(effect.amount)
        for effect in flattened(definition.play)
        if isinstance(effect, Place) and effect.counter == ADVANCEMENT
    )
    clicks = o.me.clicks - 1
    best = 0.3
    for card in agendas_in_play(o):
        need = tokens_needed(o, card)
        placed = min(need, number)
        if placed <= 0:
            continue
        if need - placed <= clicks and need - placed <= o.me.credits:
            scored = corp_tuning.fast_advance * o.agenda_worth(card.definition, CORP) if need > clicks + 1 else 0.0
            best = max(best, 2.2 * placed + scored)
        else:
            best = max(best, 1.6 * placed)
    return best


def fast_advance(o: Assessment, extra: int, price: int) -> float:
    """More clicks are worth their price when an agenda can be scored with them."""
    clicks, money = o.me.clicks - 1 + extra, o.me.credits - price
    for card in agendas_in_play(o):
        need = tokens_needed(o, card)
        if o.me.clicks < need <= min(clicks, money):
            return corp_tuning.fast_advance * o.agenda_worth(card.definition, CORP)
    for cid in o.me.hand:
        definition = o.g.cards[cid].definition
        if definition.type & AGENDA:
            best = min(
                (installing.requirement(o, definition, s.id) for s in o.g.servers if s.id >= FIRST_REMOTE), default=9
            )
            if o.me.clicks < min(best, definition.advancement) + 1 <= min(clicks, money + 1):
                return 0.7 * o.agenda_worth(definition, CORP)
    return CLICK * (extra - 1) - price - 0.5


def use(o: Assessment, option: Option) -> float:
    """A click ability of the Corp's."""
    card = o.g.cards[option.card]
    ability = ability_of(o.g, option)
    cost = ability.cost
    ctx = own_context(o.g, card.id)
    value = worth(ability.effects, o.g, ctx)
    if not cost.simple():
        value -= own_cards_to_pay(o, cost, ctx) + other_costs(cost, CORP, o.g, ctx)
    return value - o.price(cost.credits) - 1.15 * (cost.clicks - 1) - forfeited(cost, CORP, o.g)


def own_cards_to_pay(o: Assessment, cost: Cost, ctx: Context) -> float:
    """What the cards are worth where they are that are trashed as a cost: the least there are."""
    if cost.trash is None or cost.trash.zone & HAND:
        return trashed_to_pay(cost, o.g, ctx)
    found = sorted(installing.standing_worth(o, o.g.cards[cid]) for cid in cost.trash.find(o.g, ctx))
    return sum(found[: cost.trash_count], 0.0) if found else trashed_to_pay(cost, o.g, ctx)


# -- rezzing ----------------------------------------------------------------


def rez_price(o: Assessment, price: int) -> float:
    """What credits are worth: less to the rich."""
    return corp_tuning.rez_when_poor * price if price > o.me.credits - 2 else o.price(price)


def about_to_begin(g: State) -> bool:
    """The last chance before the Corp's turn begins: what earns then is rezzed now, and was a riddle until now."""
    frame = g.stack[-1]
    return isinstance(frame, Window) and frame.timing is BEFORE_THE_TURN


def usable_now(o: Assessment, definition: CardDef) -> bool:
    """Whether enough clicks are left to earn with an asset this turn. Otherwise it stays a riddle until the next."""
    clicks = earning_clicks(definition)
    return 0 < clicks <= o.me.clicks and o.g.active == CORP


def used_at_once(o: Assessment, card: Card, price: int) -> float:
    """What a card is worth that is rezzed to harm the Runner with it at once, and lost by that."""
    g = o.g
    best = 0.0
    for ability in harmful(card.definition):
        cost = ability.cost
        if cost.credits + price <= o.me.credits:
            ctx = own_context(g, card.id)
            value = worth(ability.effects, g, ctx) - cost.credits - other_costs(cost, CORP, g, ctx)
            best = max(best, value - rez_price(o, price) - KEPT)
    return best


@cache
def harmful(definition: CardDef) -> tuple[Paid, ...]:
    """The abilities for which a card is trashed, at any time, to do damage or to purge virus counters."""
    return tuple(
        ability
        for ability in definition.abilities
        if isinstance(ability, Paid) and ability.cost.trash_self and not ability.is_action() and weighed(ability)
        if ability.when is None and ability.cost.counters <= 0
        if any(isinstance(effect, (Purge, Damage)) for effect in ability.effects)
    )


def rez_asset(o: Assessment, card: Card) -> float:
    """Assets that earn are rezzed at once; upgrades when they matter."""
    definition = card.definition
    g = o.g
    price = g.rez_cost(card)
    run = g.run()
    of_use = used_at_once(o, card, price)
    if of_use > 0.0:
        return of_use
    if ambush(definition) is not None:
        return -5.0
    if definition.type & UPGRADE:
        here = run is not None and run.server == card.server
        lowers = any(isinstance(a, Static) and a.query == Q_ADVANCEMENT for a in definition.abilities)
        if lowers:
            waiting = [c for c in agendas_in_play(o) if c.server == card.server]
            return 4.0 - 0.3 * price if waiting and g.active == CORP else -1.0
        if definition.install_only is not None:
            return 1.0 - 0.5 * price if len(o.me.hand) >= g.hand_size(CORP) else -1.0
        return corp_tuning.rez_upgrade * o.stake(card.server) - rez_price(o, price) if here else -1.0
    if drip(definition) or per_click(definition) > 1:
        if run is not None or not (about_to_begin(g) or usable_now(o, definition)):
            return -1.0
        return corp_tuning.rez_earner * installed_worth(definition) - 0.6 * rez_price(o, price)
    if run is not None or g.active == RUNNER:
        return -1.0
    more = o.abided(definition)
    if more > 0.0 and at_turn(definition) and not about_to_begin(g):
        return -1.0
    return installed_worth(definition) + more - rez_price(o, price)
