"""The rookie's answers to whatever cards ask: which card, which branch, how many, yes or no, from where to pay."""

from __future__ import annotations

from typing import Final

from netrunner.bots import corp, flatline, installing, run_events, runner
from netrunner.bots.assessment import Assessment
from netrunner.bots.breakers import break_price
from netrunner.bots.card_worth import breaks, drip, installed_worth, per_click
from netrunner.bots.patterns import chosen_as, what_follows
from netrunner.bots.reading import Reading
from netrunner.bots.run_costs import encounter_cost
from netrunner.bots.scale import LETHAL, POINT
from netrunner.bots.tuning import corp_tuning, runner_tuning
from netrunner.bots.worth import cost_worth, own_context, worth
from netrunner.engine.card import Card
from netrunner.engine.context import Context
from netrunner.engine.cost import Cost
from netrunner.engine.discard_replacement import DiscardReplacement
from netrunner.engine.effect import Effect
from netrunner.engine.effects.branching import May, OneOf
from netrunner.engine.effects.choosing import Choose, Remember
from netrunner.engine.effects.counters import Place
from netrunner.engine.effects.drawing import Discard
from netrunner.engine.effects.harm import Tag
from netrunner.engine.effects.ice import Break
from netrunner.engine.effects.installing import Install as InstallEffect
from netrunner.engine.effects.lasting import GainSubtypes
from netrunner.engine.effects.looking import Arrange
from netrunner.engine.effects.moving import Move, Trash
from netrunner.engine.effects.paying import Unless
from netrunner.engine.effects.runs import ReplaceAccess, Run
from netrunner.engine.effects.swapping import Swap
from netrunner.engine.effects.table import Expose, Play, Rez
from netrunner.engine.frame import O_CARD, O_DONE, O_NO, O_NUMBER, O_SERVER, O_SUBROUTINE, O_YES, Option
from netrunner.engine.install import DESTINATION, Install
from netrunner.engine.legality.cost_reduction import cost_reducers
from netrunner.engine.memory import memory_limit, memory_used
from netrunner.engine.payment import CHOOSE_X, Payment
from netrunner.engine.reaction import Reaction
from netrunner.engine.resolve import Resolve
from netrunner.engine.rez import Rez as RezFrame
from netrunner.engine.structure import Program, walk
from netrunner.engine.terms import (
    ADVANCEMENT,
    AGENDA,
    CORP,
    DECK,
    DISCARD,
    HAND,
    ICE,
    NEW_SERVER,
    OPERATION,
    RUNNER,
    SCORED,
    SET_ASIDE,
)
from netrunner.engine.trace import Trace as TraceFrame

UNSEEN_CARD: Final = 1.5  # what a card is worth of which nothing is known
UNSEEN_ICE: Final = 3  # the strength and the price of ice of which nothing is known

# -- hands ----------------------------------------------------------------


def hand_worth(o: Assessment, card: Card) -> float:
    """What a card in hand (or one to be found) is worth to its owner."""
    definition = card.definition
    if o.side == CORP:
        if definition.type & AGENDA:
            return o.agenda_worth(definition, RUNNER)  # what is discarded lies in Archives, open to all
        if definition.type & ICE:
            return corp_tuning.keep_ice + (1.5 if installing.weakest(o) < 1 else 0.0)
        if definition.type & OPERATION:
            value = worth(definition.play, o.g, own_context(o.g, card.id)) - max(0, definition.cost)
            return 1.0 + min(max(0.0, value), POINT - 1)  # before an agenda, whatever it may do one day
        return 0.8 + 0.5 * installed_worth(definition)
    return runner.kept_worth(o, card)


def keep(o: Assessment) -> float:
    """How much better than average a starting hand is: above nothing, keep it.

    Measured over hands that were kept (`python -m bench.opening_hands`): ice and agendas count about the same, money
    less than half of that; to the Runner nothing in particular.
    """
    if o.side == CORP:
        ice, money, agendas = hand_features(o)
        return ice + 0.4 * money - agendas - 0.95
    icebreakers, money = hand_features(o)
    return icebreakers + money - 0.5


def hand_features(o: Assessment) -> tuple[int, ...]:
    """What counts in a starting hand: ice, cards that pay and agendas, or icebreakers and cards that pay."""
    hand = [o.g.cards[cid].definition for cid in o.me.hand]
    money = min(2, sum(1 for cid in o.me.hand if pays(o, o.g.cards[cid])))
    if o.side == CORP:
        return min(3, sum(1 for d in hand if d.type & ICE)), money, sum(1 for d in hand if d.type & AGENDA)
    return min(2, sum(1 for d in hand if breaks(d))), money


def pays(o: Assessment, card: Card) -> bool:
    """Whether a card brings credits."""
    definition = card.definition
    if definition.play:
        return worth(definition.play, o.g, own_context(o.g, card.id)) - max(0, definition.cost) >= 2.5

    return drip(definition) >= 1 or per_click(definition) > 1


# -- programs of effects ----------------------------------------------------------------


def resolving(o: Assessment, frame: Resolve, options: list[Option]) -> list[float]:
    """A question that an effect asks."""
    effect = frame.effect()
    rest = frame.program.effects[frame.pc + 1 :]
    ctx = frame.ctx
    sign = 1.0 if ctx.side == o.side else -1.0
    if isinstance(effect, May):
        return yes_no(o, sign * worth_instead(o, effect.effects, ctx), options)
    if isinstance(effect, OneOf):
        return [sign * branch_worth(o, effect.branches[option.arg], ctx) for option in options]
    if isinstance(effect, Unless):
        harm = -sign * branch_worth(o, effect.effects, ctx)
        return yes_no(o, harm - cost_worth(effect.cost, o.side, Reading(o.g, ctx)), options)
    if isinstance(effect, Break):
        return subroutine_choice(o, options)
    if isinstance(effect, Run):
        event = o.g.cards[ctx.source].definition
        return [run_events.event_run_worth(o, effect, event, option.arg, spent=0) for option in options]
    return [option_worth(o, option, effect, rest, ctx) for option in options]


def branch_worth(o: Assessment, branch: Program, ctx: Context) -> float:
    """A branch; ending the run is worth what the run is worth, trashing one's own card what it is worth, if that is
    known."""
    value = worth(branch, o.g, ctx)
    if value >= 50 and o.g.run_at >= 0:
        run = o.g.run()
        value = 4.0 if run is None else max(3.0, o.access_worth(run.server))
    for effect in branch:
        if isinstance(effect, Trash):
            for card in (o.g.cards[cid] for cid in effect.what.cards(o.g, ctx)):
                lost = max(UNSEEN_CARD, installed_worth(card.definition)) if o.knows(card) else UNSEEN_CARD
                value += -lost if card.owner == ctx.side else lost
        elif isinstance(effect, Rez):
            for card in (o.g.cards[cid] for cid in effect.what.cards(o.g, ctx)[:1]):
                value += 0.5 * (card.definition.cost if o.knows(card) else UNSEEN_ICE) - 0.5
    return value


def worth_instead(o: Assessment, effects: Program, ctx: Context) -> float:
    """Replacing an access costs the access."""
    value = worth(effects, o.g, ctx)
    run = o.g.run()
    if run is not None:
        for effect in effects:
            if isinstance(effect, ReplaceAccess):
                if o.side == RUNNER:
                    instead = run_events.instead_of_access(o, effect, run.server, o.me.clicks)
                    value = value if instead is None else instead
                value -= max(0.0, o.access_worth(run.server))
    return value


def yes_no(o: Assessment, value: float, options: list[Option]) -> list[float]:
    return [value if option.kind == O_YES else 0.0 for option in options]


def rezzing(o: Assessment, frame: RezFrame, options: list[Option]) -> list[float]:
    """Whether something else is paid instead of a rez cost."""
    card = o.g.cards[frame.card]
    instead = card.definition.rez_instead
    if instead is None:
        return [0.0] * len(options)
    r = Reading(o.g, own_context(o.g, card.id))
    price = Cost(max(0, o.g.rez_cost(card) - frame.discount))
    return yes_no(o, cost_worth(price, o.side, r) - cost_worth(instead, o.side, r), options)


def subroutine_choice(o: Assessment, options: list[Option]) -> list[float]:
    """The most harmful first."""
    g = o.g
    result: list[float] = []
    for option in options:
        if option.kind != O_SUBROUTINE:
            result.append(-0.5)
            continue
        ice = g.cards[option.card]
        subroutine = g.subroutines(ice)[option.arg]
        result.append(worth(subroutine.effects, g, own_context(g, ice.id)))
    return result


def option_worth(o: Assessment, option: Option, effect: Effect, rest: tuple[Effect, ...], ctx: Context) -> float:
    if option.kind == O_DONE:
        return 0.1
    if option.kind == O_NUMBER:
        return float(option.arg)
    if option.kind == O_SERVER:
        return o.run_worth(option.arg) if o.side == RUNNER else 0.0
    if option.kind in (O_YES, O_NO):
        return 0.5 if option.kind == O_YES else 0.0
    if option.kind == O_SUBROUTINE:
        if any(type(inner) is type(effect) for inner in o.g.subroutines(o.g.cards[option.card])[option.arg].effects):
            return -1.0  # the same question again, for ever
        value = subroutine_choice(o, [option])[0]
        return value if o.side == CORP else -value
    if option.kind != O_CARD:
        return 0.0
    return card_choice(o, o.g.cards[option.card], effect, rest, ctx)


def card_choice(o: Assessment, card: Card, effect: Effect, rest: tuple[Effect, ...], ctx: Context) -> float:
    """Which card to choose, going by what will be done with it."""
    if isinstance(effect, Arrange):
        if card.owner == RUNNER:
            return hand_worth(o, card) if o.side == RUNNER else -installed_worth(card.definition)
        wanted = o.side == RUNNER and run_events.runs_left(o)  # for the next run, not for the Corp's next draw
        return o.accessed_worth(card.definition) if wanted else -o.accessed_worth(card.definition)
    if isinstance(effect, Discard):
        return -hand_worth(o, card)
    if isinstance(effect, Choose):
        if card.zone == SCORED and any(isinstance(then, Swap) for then in what_follows(rest, effect.name)):
            points = float(o.g.agenda_points(card))
            return -points if card.id in o.me.scored else points
        for then in what_follows(rest, effect.name):
            value = done_with(o, card, then, effect.name, ctx)
            if value is not None:
                return value
        return installed_worth(card.definition) if o.knows(card) else 1.0
    if card.owner == o.side:
        return hand_worth(o, card)
    return installed_worth(card.definition) if o.knows(card) else 1.0


def done_with(o: Assessment, card: Card, then: Effect, name: str, ctx: Context) -> float | None:
    """What it is worth to have a verb done with a card; None for a verb that does nothing with what was chosen."""
    mine = card.owner == o.side
    if isinstance(then, Place):
        return token_choice(o, card) if then.counter == ADVANCEMENT else None
    if isinstance(then, OneOf):
        return 1.0 + 0.3 * max(0.0, o.access_worth(card.server))
    if not isinstance(then, (Expose, InstallEffect, Move, Play, Remember, GainSubtypes, Rez, Trash)):
        return None
    if not chosen_as(then.what, name):
        return None
    if isinstance(then, Trash):
        return -given_up(o, card) if mine else given_up(o, card)
    if isinstance(then, Rez):
        return 0.5 + card.definition.cost if mine else 1.0 + 0.2 * o.stake(card.server)
    if isinstance(then, Expose):
        return expose_worth(o, card)
    if isinstance(then, InstallEffect):
        return installed_now(o, card, then, ctx)
    if isinstance(then, Play):
        return (corp.play if o.side == CORP else runner.play)(o, card)
    if isinstance(then, Move):
        return moved(o, card, then)
    return obstacle(o, card)


def given_up(o: Assessment, card: Card) -> float:
    """What a card is worth to its owner where it is, as far as it is known."""
    if not o.knows(card):
        return 2.0
    if card.zone == HAND and card.owner == o.side:
        return hand_worth(o, card)
    return installing.standing_worth(o, card) if card.owner == o.side else installed_worth(card.definition)


def installed_now(o: Assessment, card: Card, then: InstallEffect, ctx: Context) -> float:
    """A card installed by an effect: ice that comes rezzed is worth its price."""
    if then.rezzed and card.definition.type & ICE:
        return 1.0 + card.definition.cost
    if o.side == CORP:
        return installing.install(o, card)
    price = o.g.install_cost(card)
    saved = price if then.free else min(price, Reading(o.g, ctx).number(then.less))
    return runner.install(o, card) + 0.9 * saved


def moved(o: Assessment, card: Card, then: Move) -> float:
    """A card moved to a hand or a deck, out of the way or into a score area."""
    mine = card.owner == o.side
    if then.to == SCORED:
        return POINT * max(1, card.definition.agenda_points)
    if card.zone & (DISCARD | DECK | SET_ASIDE):
        value = hand_worth(o, card) if mine else 1.0
        return value if mine == (then.to == HAND or card.zone == DISCARD) else -value
    return -given_up(o, card) if mine else given_up(o, card)


def token_choice(o: Assessment, card: Card) -> float:
    """Where an advancement token goes."""
    if card.definition.type & AGENDA:
        need = corp.tokens_needed(o, card)
        return 1.0 if need <= 0 else 10.0 - need + card.definition.agenda_points
    return 0.8 if not card.definition.type & ICE else 0.5


def obstacle(o: Assessment, card: Card) -> float:
    """How much a piece of ice stands in the Runner's way."""
    if not o.knows(card):
        return 2.0
    found = encounter_cost(o.rig, card, o.rig.funds, 0)
    return found.credits + min(found.pain, 12.0) + 0.1 * max(0.0, o.access_worth(card.server))


def expose_worth(o: Assessment, card: Card) -> float:
    if o.knows(card):
        return -1.0
    return 2.0 + card.counters[ADVANCEMENT] if not card.definition.type & ICE else 1.0


# -- other frames ----------------------------------------------------------------


def reaction(o: Assessment, frame: Reaction, options: list[Option]) -> list[float]:
    """Whether to use an optional ability; otherwise any order will do."""
    if frame.asking < 0:
        return [0.0] * len(options)
    met = frame.met[frame.asking]
    value = worth_instead(o, met.trigger.effects, met.ctx)
    ice = o.g.encountered_ice()
    if ice >= 0 and o.side == RUNNER:
        # Bypassing is worth what breaking would have cost.
        card = o.g.cards[ice]
        around = encounter_cost(o.rig, card, o.rig.funds, 0)
        value += min(around.credits + around.pain, 12.0) - 3.0
    return yes_no(o, value, options)


def elsewhere(o: Assessment, frame: DiscardReplacement, options: list[Option]) -> list[float]:
    """A trashed card that may go elsewhere: the one that would be worth most where it lies, the own ones too."""
    first = frame.cards(o.g)[0]
    return [
        0.0
        if option.kind == O_NO
        else 0.5 + installed_worth(o.g.cards[first if option.kind == O_YES else option.card].definition)
        for option in options
    ]


def bid(o: Assessment, frame: TraceFrame, options: list[Option]) -> list[float]:
    """The Corp outbids what the Runner has or would pay; the Runner pays if that is cheaper than the harm."""
    g = o.g
    ctx = frame.ctx
    harm = worth(frame.success, g, ctx) - worth(frame.failure, g, ctx)
    harm = max(harm, hunted(o, frame))
    link = g.link() + frame.bids[RUNNER]
    if o.side == CORP and frame.first == RUNNER:
        need = max(0, link + 1 - frame.base)
        if o.price(need) > harm or need > options[-1].arg:
            need = 0
        return [-float(abs(option.arg - need)) for option in options]
    if o.side == CORP:
        ahead = frame.base - link
        reach = min(float(g.players[RUNNER].credits), harm + 1)
        need = max(0, int(reach) + 1 - ahead)
        if o.price(need) > harm or need > options[-1].arg:
            need = 0
        return [-float(abs(option.arg - need)) for option in options]
    need = max(0, frame.base + frame.bids[CORP] - link)
    if frame.first == RUNNER:
        need = min(need + min(g.players[CORP].credits, int(harm) + 1), options[-1].arg)  # the Corp still answers
    if need > options[-1].arg or o.price(need) > harm:
        need = 0
    return [-float(abs(option.arg - need)) for option in options]


def hunted(o: Assessment, frame: TraceFrame) -> float:
    """What a trace in the Corp's turn is worth that tags the Runner before damage comes."""
    g = o.g
    if g.active != CORP or g.tagged() or not any(isinstance(part, Tag) for _, part in walk(frame.success)):
        return 0.0
    if o.side == CORP:
        corp = g.players[CORP]
        ahead = frame.base - g.link() - frame.bids[RUNNER]
        price = max(0, g.players[RUNNER].credits + 1 - ahead)
        return LETHAL if flatline.enough(o, True, corp.clicks, corp.credits - price) else 0.0
    survival, hand = o.survival, len(o.me.hand)
    risk = survival.peril(hand, 0, survival.ran, True) - survival.peril(hand, 0, survival.ran, False)
    return runner_tuning.death * max(0.0, risk)


def payment(o: Assessment, frame: Payment, options: list[Option]) -> list[float]:
    """Hosted credits before one's own; as cost the least of one's cards; X as much as is of use."""
    if frame.stage == CHOOSE_X:
        return [-abs(option.arg - useful_x(o, frame, options[-1].arg)) for option in options]
    result: list[float] = []
    for option in options:
        if option.kind == O_CARD:
            card = o.g.cards[option.card]
            mine = card.owner == o.side  # the opponent's is what the cost is paid for
            result.append(-installing.standing_worth(o, card) if mine else installed_worth(card.definition))
        else:
            result.append(0.0 if option.card == -1 else 2.0 if option.card == -2 else 1.0)
    return result


def useful_x(o: Assessment, frame: Payment, most: int) -> float:
    """Enough to finish an agenda, or to break what is encountered; else little."""
    if o.side == RUNNER:
        return float(min(most, x_to_break(o, frame.ctx.source)))
    needs = [corp.tokens_needed(o, card) for card in corp.agendas_in_play(o)]
    wanted = max((need for need in needs if need > 0), default=2)
    return float(min(most, wanted))


def x_to_break(o: Assessment, cid: int) -> int:
    """The credits for which a breaker that is paid by X breaks the whole ice; 0 outside an encounter."""
    encounter = o.g.encounter()
    found = [breaker for breaker in o.rig.breakers if breaker.card == cid and breaker.by_x]
    if encounter is None or not found:
        return 0
    return break_price(found[0], o.g.strength(o.g.cards[encounter.ice]), len(encounter.unbroken(o.g)))


def cheaper(o: Assessment, card: Card, options: list[Option]) -> list[float]:
    """A card is trashed to make another one cheaper if it is worth less than the credits."""
    spared = o.price(cost_reducers(o.g, card)[0].ability.amount)
    return [0.0 if option.kind == O_DONE else spared - hand_worth(o, o.g.cards[option.card]) for option in options]


def installation(o: Assessment, frame: Install, options: list[Option]) -> list[float]:
    """Where to install, and what to trash first."""
    card = o.g.cards[frame.card]
    if frame.may_lower(o.g):
        return cheaper(o, card, options)
    result: list[float] = []
    for option in options:
        if option.kind == O_DONE:
            result.append(0.0)
        elif option.kind == O_SERVER:
            result.append(installing.place(o, card, option.arg if option.arg >= 0 else NEW_SERVER))
        elif frame.stage == DESTINATION:
            result.append(host_worth(o, card, option))
        else:
            result.append(-0.5 - installing.standing_worth(o, o.g.cards[option.card]))
    return result


def host_worth(o: Assessment, card: Card, option: Option) -> float:
    """On a host that saves memory, on the ice that stands in the way, or in the rig."""
    if option.kind != O_CARD:
        return 0.5
    host = o.g.cards[option.card]
    if host.owner == CORP:
        strength = max(0, o.g.strength(host)) if o.knows(host) else UNSEEN_ICE
        return 6.0 + obstacle(o, host) - 1.2 * strength - 4.0 * len(host.hosted)
    if breaks(host.definition):
        return 1.0 + 0.1 * host.definition.cost
    return 1.0 if memory_used(o.g) + o.g.memory_cost(card) > memory_limit(o.g) - 1 else 0.4
