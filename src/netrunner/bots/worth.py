"""What effects are worth, in credits, to the side whose card they are on.

Card knowledge comes from the effects themselves, never from titles: a card nobody has thought of is worth what its
effects are worth. The numbers are a player's rules of thumb: a click is about a credit and a half, a card a little more
than a credit, a tag two and a half, an agenda point six. A verb's price depends on what its reference points at: the
same `Move` to the hand saves a card from the discard, or takes an installed one off the table.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from netrunner.bots.card_worth import installed_worth
from netrunner.bots.prices import BAD, PRICES, UNKNOWN, Worth, corp_gains, damage_worth
from netrunner.bots.reading import Reading
from netrunner.bots.scale import CARD, CLICK, LETHAL, POINT, TAG, thrift
from netrunner.engine.ability import Trigger
from netrunner.engine.amount import X
from netrunner.engine.constant import Static
from netrunner.engine.context import Context
from netrunner.engine.cost import Cost
from netrunner.engine.effect import Effect
from netrunner.engine.effects.branching import Along, Both, ForEach, If, May, OneOf, Repeat
from netrunner.engine.effects.choosing import Choose
from netrunner.engine.effects.contests import Guess, Psi, Trace
from netrunner.engine.effects.ice import Encounter
from netrunner.engine.effects.lasting import Until
from netrunner.engine.effects.looking import RevealUntil
from netrunner.engine.effects.paying import MustPay, Pay, PayTo, Unless
from netrunner.engine.effects.runs import ReplaceAccess
from netrunner.engine.effects.scoring import TriggerScored, when_scored
from netrunner.engine.filter import Filter
from netrunner.engine.index import context_of
from netrunner.engine.reference import This
from netrunner.engine.state import State
from netrunner.engine.structure import Program, names_of
from netrunner.engine.terms import CORP, HAND, NOBODY, PLAY, Q_ACCESSES, RUNNER, TURN_ENDS

UNPRICED: Final = {
    "BecomeCounter": "what the counter does is an ability of the host, and not weighed",
    "Flip": "what the other side of an identity does is an ability, and not weighed",
    "GainSubroutinesOf": "the ice whose subroutines are gained is yet to be revealed",
    "GainText": "the text is that of a card yet to be chosen",
    "JackOut": "whoever wants to stop the run says so by jacking out",
    "Approach": "what the ice does to the run is weighed when it is met",
    "MoveIce": "which server is better protected is weighed when it is chosen",
    "Prevent": "weighed by the harm that is coming, when it is coming",
    "PreventDamage": "weighed by the harm that is coming, when it is coming",
    "RearrangeIce": "which ice goes where is weighed when it is chosen",
    "Redirect": "where the run goes on is not known before it is made",
    "ResolveSubroutine": "which subroutine is chosen is weighed when it is chosen",
}
"""The verbs without a price of their own, and why: they count as UNKNOWN."""


def worth(effects: Iterable[Effect], g: State, ctx: Context) -> float:
    """What a program of effects is worth to the owner of its source, in credits."""
    return total(effects, Reading(g, ctx))


def total(effects: Iterable[Effect], r: Reading) -> float:
    """The worth of a program, or of a part of one in the light of what was chosen before."""
    value = 0.0
    for effect in effects:
        found = WORTHS.get(type(effect))
        value += homemade(effect, r) if found is None else found(effect, r)
    return value


def homemade(effect: Effect, r: Reading) -> float:
    """An effect of which nothing is known but its parts: one that lives in a card's module."""
    programs = [part for name in slots(effect) if isinstance(part := getattr(effect, name), Program)]
    return sum((total(part, r.branch()) for part in programs), 0.0) if programs else UNKNOWN


SLOTS: Final[dict[type, list[str]]] = {}


def slots(effect: Effect) -> list[str]:
    """The names of what an effect holds, looked up once for each class."""
    kind = type(effect)
    if kind not in SLOTS:
        SLOTS[kind] = names_of(effect)
    return SLOTS[kind]


# -- structure ----------------------------------------------------------------


def choose(effect: Choose, r: Reading) -> float:
    r.choose(effect)
    return 0.0


def reveal_until(effect: RevealUntil, r: Reading) -> float:
    """The card that will be found, as by a search."""
    r.picks[""] = r.pick(effect.who).of(1, searched=True)
    return 0.0


def trigger_scored(effect: TriggerScored, r: Reading) -> float:
    """The best that one of the agendas would do again."""
    who = r.pick(effect.what).who
    if isinstance(who, Filter):
        cards = who.find(r.g, r.ctx)
    else:
        cards = (effect.what if who is None else who).cards(r.g, r.ctx)
    best = 0.0
    for cid in cards:
        met = when_scored(r.g, r.g.cards[cid])
        best = max(best, sum((total(one.trigger.effects, Reading(r.g, one.ctx)) for one in met), 0.0))
    return best


def cost_worth(cost: Cost, payer: int, r: Reading) -> float:
    """What paying a cost takes from who pays it."""
    g = r.g
    price = cost.credits + (0 if cost.more is None else r.number(cost.more))
    lost = price * thrift(g.players[payer].credits) + CLICK * cost.clicks + forfeited(cost, payer, g)
    if cost.trash is not None:
        lost += trashed_to_pay(cost, g, r.ctx)
    return lost + (other_costs(cost, payer, g, r.ctx) if cost.other_parts() else 0.0)


def forfeited(cost: Cost, payer: int, g: State) -> float:
    """What the agendas are worth that are forfeited as a cost: those with the fewest points."""
    if not cost.forfeit:
        return 0.0
    points = sorted(g.agenda_points(g.cards[cid]) for cid in g.players[payer].scored)
    return POINT * sum(points[: cost.forfeit]) if points else POINT * cost.forfeit


def trashed_to_pay(cost: Cost, g: State, ctx: Context) -> float:
    """What the cards are worth that are trashed as a cost: the least there are, and in a hand any."""
    if cost.trash is None:
        return 0.0
    if cost.trash.zone & HAND:
        return CARD * cost.trash_count
    found = sorted(installed_worth(g.cards[cid].definition) for cid in cost.trash.find(g, ctx))
    return sum(found[: cost.trash_count], 0.0) if found else 9.0


def other_costs(cost: Cost, payer: int, g: State, ctx: Context) -> float:
    """What is paid beside credits, clicks, counters and cards: harm that is suffered, and the source itself."""
    lost = sum((min(LETHAL, damage_worth(kind, number, g)) for kind, number in cost.damage), 0.0)
    harm = TAG * (cost.tags - cost.untag) + BAD * cost.bad_publicity  # to the Runner
    lost += (harm if payer == RUNNER else -harm) + 0.5 * cost.top_cards
    source = g.cards[ctx.source]
    if cost.forfeit_self:
        lost += POINT * g.agenda_points(source)
    if cost.return_self:
        lost += CLICK
    lost += CARD * (len(g.players[payer].hand) if cost.whole_hand else cost.at_random)
    if cost.trash_of is not None:
        prices = [g.trash_cost(g.cards[cid]) for cid in cost.trash_of.cards(g, ctx)]
        lost += min((price for price in prices if price >= 0), default=0)
    if cost.cost_of is not None:
        lost += min((max(0, g.cards[cid].printed.cost) for cid in cost.cost_of.cards(g, ctx)), default=0)
    if cost.send is not None:
        found = sorted(installed_worth(g.cards[cid].definition) for cid in cost.send.find(g, ctx))
        lost += sum(found[: cost.send_count], 0.0)
    if cost.remove_self and source.zone == PLAY:
        lost += 0.5 + 0.6 * installed_worth(source.definition)
    return lost


def affordable(cost: Cost, payer: int, r: Reading) -> bool:
    """Whether a side has the credits and clicks, and there are the tags and bad publicity; cards it will find."""
    player = r.g.players[payer]
    if r.g.players[RUNNER].tags < cost.untag or r.g.players[CORP].bad_publicity < cost.bad_publicity:
        return False
    price = cost.credits + (0 if cost.more is None else r.number(cost.more))
    return player.credits >= price and player.clicks >= cost.clicks


def pay_to(effect: PayTo, r: Reading) -> float:
    return total(effect.effects, r) - cost_worth(effect.cost, effect.payer(r.ctx), r)


def pay(effect: Pay, r: Reading) -> float:
    payer = effect.payer(r.ctx)
    value = cost_worth(effect.cost, payer, r)
    return -value if payer == r.ctx.side else value


def must_pay(effect: MustPay, r: Reading) -> float:
    if not affordable(effect.cost, effect.who, r):
        return total(effect.otherwise, r)
    value = float(effect.cost.credits) if effect.cost.simple() else cost_worth(effect.cost, effect.who, r)
    return -value if effect.who == r.ctx.side else value


def unless(effect: Unless, r: Reading) -> float:
    """Who may pay does what hurts less."""
    value = total(effect.effects, r)
    if not affordable(effect.cost, effect.who, r):
        return value
    price = cost_worth(effect.cost, effect.who, r)
    return max(value, -price) if effect.who == r.ctx.side else min(value, price)


def one_of(effect: OneOf, r: Reading) -> float:
    by = r.ctx.user if effect.by == NOBODY else effect.by
    values = [total(branch, r.branch()) for branch in effect.branches]
    return max(values) if by == r.ctx.side else min(min(values), 4.0)


def may(effect: May, r: Reading) -> float:
    value = total(effect.effects, r)
    by = r.ctx.user if effect.by == NOBODY else effect.by
    return max(0.0, value) if by == r.ctx.side else min(0.0, value)


def conditional(effect: If, r: Reading) -> float:
    part = effect.effects if effect.condition.holds(r.g, r.ctx) else effect.otherwise
    return total(part, r) if part else 0.0


def both(effect: Both, r: Reading) -> float:
    return total(effect.parts, r)


def along(effect: Along | ReplaceAccess, r: Reading) -> float:
    return total(effect.effects, r)


def for_each(effect: ForEach, r: Reading) -> float:
    pick = r.pick(effect.ref)
    inner = r.branch()
    inner.picks[""] = pick.of(1)
    return pick.many * total(effect.effects, inner)


def repeat(effect: Repeat, r: Reading) -> float:
    """The first time brings most; each further one is worth a click at best."""
    times = r.number(effect.count)
    once = total(effect.effects, r)
    return once + max(0, times - 1) * min(once, CLICK) if times > 0 else 0.0


def until(effect: Until, r: Reading) -> float:
    """Abilities for a while: what waits for the turn to end counts in full, for anything else a third."""
    value = 0.0
    for ability in effect.abilities:
        if isinstance(ability, Trigger):
            found = total(ability.effects, r.branch())
            sure = 1.0 if TURN_ENDS in ability.events else 0.3  # a turn ends anyway
            value += sure * (found if found >= LETHAL else max(-5.0, min(5.0, found)))
        elif isinstance(ability, Static) and ability.query == Q_ACCESSES:
            value += 2.0 * r.number(ability.amount)  # as for AccessMore
        else:
            value += UNKNOWN
    return value


def trace(effect: Trace, r: Reading) -> float:
    """A trace succeeds if the Corp can outbid the Runner, and is a toss-up otherwise."""
    corp, runner = r.g.players[CORP].credits, r.g.players[RUNNER].credits
    lead = r.number(effect.base) - r.g.link()
    chance = 0.85 if lead + corp > runner else 0.4 if lead > 0 else 0.15
    value = chance * total(effect.success, r.branch())
    if effect.failure:
        value += (1 - chance) * total(effect.failure, r.branch())
    return value + (total(effect.always, r.branch()) if effect.always else 0.0)


def psi(effect: Psi, r: Reading) -> float:
    """Nobody can do more than guess, so that the run is as likely to go on as not."""
    different = min(10.0, total(effect.different, r.branch()))
    return 0.5 * different + 0.5 * (total(effect.same, r.branch()) if effect.same else 0.0)


def guess(effect: Guess, r: Reading) -> float:
    """Half of the guesses are wrong; what is spent is gone either way."""
    spent = min(effect.most, r.number(X), r.g.players[r.ctx.side].credits)
    return 0.5 * total(effect.wrong, r.branch()) - spent


# -- runs ----------------------------------------------------------------


def encounter(effect: Encounter, r: Reading) -> float:
    """Ice met out of its place: what its subroutines do, as far as it is known; there is no run to end."""
    harm = 0.0
    for cid in effect.what.cards(r.g, r.ctx):
        card = r.g.cards[cid]
        if card.faceup or isinstance(effect.what, This):
            for subroutine in card.definition.subroutines:
                harm += max(0.0, min(3.0, total(subroutine.effects, r.branch())))
    return corp_gains(max(UNKNOWN, harm), r.ctx)


WORTHS: Final[dict[type, Worth]] = {
    **PRICES,
    Along: along,
    Both: both,
    Choose: choose,
    Encounter: encounter,
    ForEach: for_each,
    Guess: guess,
    If: conditional,
    May: may,
    MustPay: must_pay,
    OneOf: one_of,
    Pay: pay,
    PayTo: pay_to,
    Psi: psi,
    Repeat: repeat,
    ReplaceAccess: along,
    RevealUntil: reveal_until,
    Trace: trace,
    TriggerScored: trigger_scored,
    Unless: unless,
    Until: until,
}


def own_context(g: State, cid: int) -> Context:
    return context_of(g.cards[cid])
