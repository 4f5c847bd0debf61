"""What effects are worth, in credits, to the side whose card they are on.

Card knowledge comes from the effects themselves, never from titles: a card nobody has thought of is worth what its
effects are worth. The numbers are a player's rules of thumb: a click is about a credit and a half, a card a little more
than a credit, a tag two and a half, an agenda point six.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from netrunner.bots.holdings import installed_worth
from netrunner.bots.scale import CARD, CLICK, END_OF_RUN, LETHAL, POINT, TAG, thrift
from netrunner.engine.amount import Amount, value_of
from netrunner.engine.context import Context
from netrunner.engine.effect import Effect
from netrunner.engine.effects.choice import Choose, If, May, MustPayOr, OneOf, PayTo
from netrunner.engine.effects.counters import Forfeit, Place
from netrunner.engine.effects.economy import Gain, GainClicks, LoseClick, LoseCredits, TakeCredits
from netrunner.engine.effects.harm import BadPublicity, Both, Damage, Expose, RemoveTags, Tag, Trash
from netrunner.engine.effects.ice import Break, Bypass, DerezSelf, RezChosen, Strengthen
from netrunner.engine.effects.installs import InstallFromHand
from netrunner.engine.effects.piles import Draw, Recover
from netrunner.engine.effects.running import (
    AccessMore,
    ApproachOutermost,
    EndRun,
    NextEncounter,
    ReplaceAccess,
    Run,
    Trace,
)
from netrunner.engine.effects.search import Search
from netrunner.engine.effects.showing import RevealEventCard
from netrunner.engine.effects.top_of_deck import ArrangeTop, InstallIceFromTop, TrashTop
from netrunner.engine.index import context_of
from netrunner.engine.state import State
from netrunner.engine.terms import (
    ADVANCEMENT,
    BRAIN,
    CORP,
    CREDIT,
    FIRST_REMOTE,
    NOBODY,
    RUNNER,
)

Worth = Callable[[Any, State, Context], float]


def worth(effects: Iterable[Effect], g: State, ctx: Context) -> float:
    """What a program of effects is worth to the owner of its source, in credits."""
    total = 0.0
    chosen: Choose | None = None
    for effect in effects:
        if isinstance(effect, Choose):
            chosen = effect
        elif isinstance(effect, Trash) and chosen is not None:
            total += trash_worth(chosen, g, ctx)
        else:
            found = WORTHS.get(type(effect))
            total += 0.5 if found is None else found(effect, g, ctx)
    return total


def amount_of(amount: int | Amount, g: State, ctx: Context) -> int:
    return amount if isinstance(amount, int) else value_of(amount, g, ctx)


def corp_gains(number: float, ctx: Context) -> float:
    """What the Corp gains from something, seen from the owner's side."""
    return number if ctx.side == CORP else -number


def gain(effect: Gain, g: State, ctx: Context) -> float:
    number = amount_of(effect.amount, g, ctx)
    if not isinstance(effect.amount, int) and number == 0:
        number = 4  # it depends on what comes before it
    who = ctx.side if effect.who == NOBODY else effect.who
    value = number * thrift(g.players[who].credits)
    return value if who == ctx.side else -value


def lose_credits(effect: LoseCredits, g: State, ctx: Context) -> float:
    have = g.players[effect.who].credits
    lost = have if effect.amount < 0 else min(have, effect.amount)
    value = lost * thrift(have - lost)
    return -value if effect.who == ctx.side else 0.9 * value


def take_credits(effect: TakeCredits, g: State, ctx: Context) -> float:
    have = g.cards[ctx.source].counters[CREDIT]
    return thrift(g.players[ctx.side].credits) * (have if effect.amount < 0 else min(have, effect.amount))


def lose_click(effect: LoseClick, g: State, ctx: Context) -> float:
    who = ctx.side if effect.who == NOBODY else effect.who
    lost = CLICK if g.players[who].clicks else 0.0
    return -lost if who == ctx.side else lost


def draw(effect: Draw, g: State, ctx: Context) -> float:
    number = amount_of(effect.amount, g, ctx)
    room = g.hand_size(ctx.side) + 1 - len(g.players[ctx.side].hand)
    return CARD * min(number, max(room, 0)) + 0.3 * max(0, number - max(room, 0))


def damage_worth(kind: int, number: int, g: State) -> float:
    """What damage is worth to the Corp."""
    if number <= 0:
        return 0.0
    hand = len(g.players[RUNNER].hand)
    if number > hand:
        return LETHAL
    if kind == BRAIN:
        return 4.0 * number
    return 1.3 * number + (2.0 if hand - number < 2 else 0.0)


def damage(effect: Damage, g: State, ctx: Context) -> float:
    return corp_gains(damage_worth(effect.kind, amount_of(effect.amount, g, ctx), g), ctx)


def tag(effect: Tag, g: State, ctx: Context) -> float:
    return corp_gains(TAG * amount_of(effect.amount, g, ctx), ctx)


def remove_tags(effect: RemoveTags, g: State, ctx: Context) -> float:
    return corp_gains(-TAG * min(effect.amount, g.players[RUNNER].tags), ctx)


def trash_worth(chosen: Choose, g: State, ctx: Context) -> float:
    """Trashing cards chosen by a description: as good as the best of them, if they are the opponent's."""
    found = [g.cards[cid] for cid in chosen.who.find(g, ctx)]
    theirs = [installed_worth(card.definition) if card.faceup else 2.0 for card in found if card.owner != ctx.side]
    if not theirs:
        return -1.0 if found else 0.0
    theirs.sort(reverse=True)
    return sum(theirs[: max(1, amount_of(chosen.count, g, ctx))])


def place(effect: Place, g: State, ctx: Context) -> float:
    number = amount_of(effect.amount, g, ctx)
    if effect.counter == CREDIT:
        return 0.7 * number
    if effect.counter == ADVANCEMENT:
        return 2.0 * max(number, 1) if agenda_waiting(g) else 0.2
    return 1.3 * number


def agenda_waiting(g: State) -> bool:
    """Whether there may be an installed agenda that could use an advancement token. What is hidden is not looked at."""
    return any(not g.cards[cid].faceup for server in g.servers if server.id >= FIRST_REMOTE for cid in server.root)


def pay_to(effect: PayTo, g: State, ctx: Context) -> float:
    price = effect.price(g, ctx)
    payer = g.players[effect.payer(ctx)]
    lost = price.credits * thrift(payer.credits) + CLICK * price.clicks + POINT * price.forfeit
    if price.trash is not None:
        lost += min((installed_worth(g.cards[cid].definition) for cid in price.trash.find(g, ctx)), default=9.0)
    return worth(effect.effects, g, ctx) - lost


def one_of(effect: OneOf, g: State, ctx: Context) -> float:
    by = ctx.user if effect.by == NOBODY else effect.by
    values = [worth(branch, g, ctx) for branch in effect.branches]
    return max(values) if by == ctx.side else min(min(values), 4.0)


def trace(effect: Trace, g: State, ctx: Context) -> float:
    """A trace succeeds if the Corp can outbid the Runner, and is a toss-up otherwise."""
    corp, runner = g.players[CORP].credits, g.players[RUNNER].credits
    lead = amount_of(effect.base, g, ctx) - g.link()
    chance = 0.85 if lead + corp > runner else 0.4 if lead > 0 else 0.15
    return chance * worth(effect.success, g, ctx) + (1 - chance) * worth(effect.failure, g, ctx)


def replace_access(effect: ReplaceAccess, g: State, ctx: Context) -> float:
    return worth(effect.effects, g, ctx)


def constant(value: float) -> Worth:
    def same(effect: Effect, g: State, ctx: Context) -> float:
        return value

    return same


def both(effect: Both, g: State, ctx: Context) -> float:
    return worth(effect.parts, g, ctx)


def conditional(effect: If, g: State, ctx: Context) -> float:
    return worth(effect.effects, g, ctx) if effect.condition.holds(g, ctx) else 0.0


def may(effect: May, g: State, ctx: Context) -> float:
    return max(0.0, worth(effect.effects, g, ctx))


def must_pay(effect: MustPayOr, g: State, ctx: Context) -> float:
    if g.players[effect.who].credits >= effect.amount:
        return float(effect.amount)
    return worth(effect.otherwise, g, ctx)


def forfeit(effect: Forfeit, g: State, ctx: Context) -> float:
    return -POINT * g.agenda_points(g.cards[ctx.source])


def rez_chosen(effect: RezChosen, g: State, ctx: Context) -> float:
    hidden = any(not g.cards[cid].faceup for server in g.servers for cid in server.ice)
    if ctx.side == RUNNER or not hidden:
        return 1.0 if hidden else 0.0
    return 3.5 if effect.free else 0.8


WORTHS: Final[dict[type, Worth]] = {
    AccessMore: lambda effect, g, ctx: 2.0 * effect.amount,
    ApproachOutermost: constant(2.0),
    ArrangeTop: constant(1.8),
    BadPublicity: lambda effect, g, ctx: corp_gains(-2.5 * effect.amount, ctx),
    Both: both,
    Break: constant(0.0),
    Bypass: constant(3.0),
    Damage: damage,
    DerezSelf: constant(-1.0),
    Draw: draw,
    EndRun: constant(END_OF_RUN),
    Expose: constant(1.6),
    Forfeit: forfeit,
    Gain: gain,
    GainClicks: lambda effect, g, ctx: CLICK * effect.amount,
    If: conditional,
    InstallFromHand: lambda effect, g, ctx: 2.0 + 0.9 * effect.discount + CLICK * (effect.count - 1),
    InstallIceFromTop: constant(3.0),
    LoseClick: lose_click,
    LoseCredits: lose_credits,
    May: may,
    MustPayOr: must_pay,
    NextEncounter: constant(1.5),
    OneOf: one_of,
    PayTo: pay_to,
    Place: place,
    Recover: constant(2.6),
    RemoveTags: remove_tags,
    ReplaceAccess: replace_access,
    RevealEventCard: constant(0.0),
    RezChosen: rez_chosen,
    Run: constant(0.0),
    Search: constant(2.8),
    Strengthen: constant(0.5),
    Tag: tag,
    TakeCredits: take_credits,
    Trace: trace,
    Trash: constant(0.0),
    TrashTop: lambda effect, g, ctx: 1.0 if effect.who != ctx.side else -1.0,
}


def own_context(g: State, cid: int) -> Context:
    return context_of(g.cards[cid])
