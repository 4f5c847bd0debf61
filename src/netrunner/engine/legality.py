"""What is legal, and if not, why not. Enumeration and explanation ask the same questions here.

Rules Reference: Action, Using Abilities, Install, Console, Memory Limit, Play, Rez, Score, Advancing Cards, Tagged.
"""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, Final, cast

from netrunner.engine.ability import Paid
from netrunner.engine.amount import value_of
from netrunner.engine.constant import ExtraCost, Forbid, HostsCards, LowersCosts, Static
from netrunner.engine.context import mark_all
from netrunner.engine.cost import CLICK, FREE, Cost, price
from netrunner.engine.effect import any_could, any_seems_possible
from netrunner.engine.filter import Filter, server_matches
from netrunner.engine.funds import credit_sources, credits_in, extra_cost, spendable
from netrunner.engine.index import NOTHING, Active, Index, read_context
from netrunner.engine.memory import memory_for_all, memory_limit, memory_of
from netrunner.engine.payment import (
    NO_CREDITS,
    NOTHING_TO_TRASH,
    payable_trash_costs,
    seems_payable,
    trashable,
    why_not_pay,
    why_not_spend,
)
from netrunner.engine.phrase import Voice, say
from netrunner.engine.reason import Reason
from netrunner.engine.terms import (
    ADVANCEMENT,
    AGENDA,
    ANY_SERVER,
    CORP,
    DISCARD,
    EVENT,
    FIRST_REMOTE,
    FOR_ABILITY,
    FOR_ACTION,
    FOR_ADVANCING,
    FOR_INSTALL,
    FOR_PLAY,
    FOR_REMOVING_TAGS,
    FOR_REZ,
    HAND,
    HQ,
    HQ_OR_RND,
    ICE,
    NOBODY,
    OPERATION,
    PLAY,
    PROGRAM,
    Q_ADVANCE,
    Q_ICE_INSTALL,
    Q_MEMORY_LIMIT,
    Q_OUTER_ICE_INSTALL,
    Q_PLAY_COST,
    Q_REMOVE_TAG,
    Q_REZ_COST,
    Q_TRASH_RESOURCE,
    REMOTE,
    RESOURCE,
    RND,
    RUNNER,
    UPGRADE,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from netrunner.engine.card import Card, Server
    from netrunner.engine.condition import Condition
    from netrunner.engine.context import Context
    from netrunner.engine.position import Position
    from netrunner.engine.state import State

ADVANCE_COST: Final = Cost(credits=1, clicks=1)
REMOVE_TAG_COST: Final = Cost(credits=2, clicks=1)
PURGE_COST: Final = Cost(clicks=3)

NO_CHANGE: Final = Reason("RR/using-abilities", "It could not change the game state.")
USED_UP: Final = Reason("RR/conditional-abilities", "It has already been used this turn.")
USED_UP_IN_RUN: Final = Reason("RR/conditional-abilities", "It has already been used during this run.")
LEAVING: Final = Reason("RR/cost", "The card is leaving play already to pay for its own ability.")
NOT_IN_HAND: Final = Reason("RR/play", "Only a card in your hand can be played or installed.")
NEVER_INSTALLED: Final = Reason("RR/install", "Events, operations and identities are never installed.")
NEVER_PLAYED: Final = Reason("RR/play", "Only events and operations are played.")
ONE_CONSOLE: Final = Reason("RR/console", "A console is installed already: the limit is one per player.")
NO_MEMORY: Final = Reason("RR/memory-limit", "The program needs more memory than the Runner's memory limit.")
NO_PLACE: Final = Reason("RR/install", "There is no place where the card may be installed.")
REZZED_ALREADY: Final = Reason("RR/rez", "The card is rezzed already.")
AGENDAS_NEVER: Final = Reason("RR/agenda", "Agendas are never rezzed.")
NOT_INSTALLED: Final = Reason("RR/rez", "Only an installed card can be rezzed.")
NOT_ADVANCEABLE: Final = Reason("RR/advancing-cards", "That card cannot be advanced.")
NOT_TAGGED: Final = Reason("RR/tagged", "The Runner is not tagged.")
NO_TAGS: Final = Reason("RR/tagged", "There is no tag to remove.")
NO_RESOURCE: Final = Reason("RR/resource", "The Runner has no resource installed.")
EMPTY_DECK: Final = Reason("RR/action", "There is no card left to draw.")
NOT_ENOUGH_ADVANCEMENT: Final = Reason("RR/score", "The agenda is not fully advanced.")
FORBIDDEN: Final = Reason("RR/cannot", "An effect forbids it.")
NOT_AN_AGENDA: Final = Reason("RR/score", "Only an installed agenda can be scored.")


FORBIDDEN_ITSELF: Final = Reason("RR/cannot", "Its own text forbids it.")
FORBIDDEN_BY: Final[dict[str, Reason]] = {}
"""By the title of the card that forbids."""


def why_forbidden(g: State, what: str, side: int, card: Card | None = None, server: int = ANY_SERVER) -> Reason | None:
    """The "cannot" that stands against something, with the card that says so where both players know it."""
    entry = g.forbidding(what, side, card, server)
    return None if entry is None else forbidden_by(g, entry, card)


def forbidden_by(g: State, entry: Active, card: Card | None) -> Reason:
    source = g.cards[entry.ctx.source]
    if card is not None and card.id == source.id:
        return FORBIDDEN_ITSELF if entry.lasting < 0 else FORBIDDEN  # what lasts may have been laid on it by another
    if source.known != 3:
        return FORBIDDEN
    title = source.printed.title
    reason = FORBIDDEN_BY.get(title)
    if reason is None:
        reason = FORBIDDEN_BY[title] = Reason("RR/cannot", f"{title} forbids it.")
    return reason


def why_not_use(g: State, entry: Active) -> Reason | None:
    """Why a paid ability cannot be used now, timing apart."""
    paid = cast(Paid, entry.ability)
    ctx = entry.ctx
    index = g._index or g.index
    if "use" in index.forbids or "use paid abilities of" in index.forbids:
        forbidden = why_cannot_use_paid(g, paid, ctx)
        if forbidden is not None:
            return forbidden
    if paid.when is not None and not paid.when.holds(g, ctx):
        return only_if("RR/paid-abilities", "used", paid.when, ctx.side)
    if g.used and paid.limited() and g.was_used(ctx.instance, paid.limit_index()):
        return USED_UP_IN_RUN if paid.once_per_run else USED_UP
    if paid.prevents >= 0 and paid.cost.leaves() and any(frame.leaving() == ctx.instance for frame in g.stack):
        return LEAVING
    cost = use_cost(g, paid, ctx.source) if has_break_costs(index) else paid.cost
    refusal = why_not_pay(g, ctx.user, cost, FOR_ABILITY, ctx.source, ctx)
    if refusal is not None:
        return refusal
    if paid.cost.trash_of is not None:
        ctx = ctx.copy()
        ctx.moved = mark_all(g, payable_trash_costs(g, ctx.user, paid.cost, ctx))
    if paid.cost.cost_of is not None:
        ctx = ctx.copy()
        ctx.moved = mark_all(g, paid.cost.cost_of.cards(g, ctx))
    if paid.cost.x and spendable(g, ctx.user, FOR_ABILITY, ctx.source) > paid.cost.credits:
        ctx = ctx.copy()
        ctx.x = 1  # X is chosen as it is paid: what it could do with one shows whether it can do anything
    if not any_could(paid.effects, g, ctx) and not could_with_what_is_trashed(g, paid, ctx):
        return NO_CHANGE
    return None


def could_with_what_is_trashed(g: State, paid: Paid, ctx: Context) -> bool:
    """Whether an ability that looks for something in the discard pile would find there what is trashed from the hand to
    pay for it (Reclaim)."""
    if paid.cost.trash is None:
        return False
    sought = getattr(paid.effects.effects[0], "who", None)
    if not isinstance(sought, Filter) or not sought.zone & DISCARD:
        return False
    from netrunner.engine.moves import to_discard

    for cid in trashable(g, ctx.user, paid.cost.trash, ctx):
        if g.cards[cid].zone == HAND:
            trial = g.clone()
            to_discard(trial, cid, True)
            if any_could(paid.effects, trial, ctx):
                return True
    return False


REFUSALS: Final[dict[tuple[Condition, str, int], Reason]] = {}
"""The refusals of conditions that cards name, each made once."""


def only_if(rule: str, done: str, when: Condition, side: int) -> Reason:
    """The refusal of what can be done only if something holds that does not."""
    key = (when, done, side)
    refusal = REFUSALS.get(key)
    if refusal is None:
        refusal = REFUSALS[key] = Reason(rule, f"It can be {done} only if {say(when, Voice(side))}.")
    return refusal


def why_cannot_use_paid(g: State, paid: Paid, ctx: Context) -> Reason | None:
    """What forbids to use a card, or its paid abilities. What a bioroid lets the Runner spend clicks for,
    or what a card may do with another that is accessed (Imp), is not written as one (Rules Reference: Abilities)."""
    card = g.cards[ctx.source]
    refusal = why_forbidden(g, "use", ctx.user, card)
    lets = paid.on_access or (paid.anytime and paid.user != NOBODY)
    if refusal is not None or lets:
        return refusal
    return why_forbidden(g, "use paid abilities of", ctx.user, card)


def seems_usable(g: State, entry: Active) -> bool:
    """Whether the opponent, from what they can see, must think that a paid ability may be used now, timing apart."""
    refusal = why_not_use(g, entry)
    if refusal is None:
        return True
    paid = cast(Paid, entry.ability)
    ctx = entry.ctx
    if refusal is NOTHING_TO_TRASH:
        if not seems_payable(g, ctx.user, use_cost(g, paid, ctx.source), FOR_ABILITY, ctx.source, ctx):
            return False
    elif refusal is not NO_CHANGE:
        return False
    return any_seems_possible(paid.effects, g, ctx)


def has_break_costs(index: Index) -> bool:
    """Whether breaking subroutines may have additional costs."""
    return "break" in index.extra_costs or "break with" in index.extra_costs


def use_cost(g: State, paid: Paid, source: int) -> Cost:
    """What using a paid ability costs, with what is added to it for breaking subroutines: on the encountered ice
    ("break"), or with that card ("break with"). An ability that does something else first (Paperclip) may be used
    without breaking any: there it is paid as it breaks."""
    if not has_break_costs(g._index or g.index) or not any(effect.breaks() for effect in paid.effects.effects[:1]):
        return paid.cost
    ice = g.encountered_ice()
    if ice < 0:
        return paid.cost
    return paid.cost.plus(extra_cost(g, "break", g.cards[ice])).plus(extra_cost(g, "break with", g.cards[source]))


def why_not_play(
    g: State,
    card: Card,
    clicks: int = 1,
    zone: int = HAND,
    plainly: bool = False,
    less: int = 0,
    free: bool = False,
    by_card: bool = False,
) -> Reason | None:
    """Why an event or operation cannot be played from hand, or from another zone that an ability names; `plainly`:
    ignoring additional costs."""
    definition = card.definition
    if not definition.type & (EVENT | OPERATION):
        return NEVER_PLAYED
    if card.zone != zone:
        return NOT_IN_HAND
    ctx = read_context(card)
    if definition.play_only_if is not None and not definition.play_only_if.holds(g, ctx):
        return only_if("RR/play", "played", definition.play_only_if, card.owner)
    if "play" in (g._index or g.index).forbids:
        forbidden = why_forbidden(g, "play", card.owner, card)
        if forbidden is not None:
            return forbidden
    cost = play_cost_of(g, card, clicks, plainly, less, free)
    refusal = why_not_pay(g, card.owner, cost, FOR_PLAY, card.id, ctx)
    if refusal is NO_CREDITS and (g._index or g.index).lowers:
        cost = play_cost_of(g, card, clicks, plainly, less + most_lowered(g, card), free)
        refusal = why_not_pay(g, card.owner, cost, FOR_PLAY, card.id, ctx)
    if refusal is not None:
        return refusal
    if cost.x:
        ctx = ctx.copy()
        ctx.x = most_x(g, card, cost)
    if by_card and definition.plays:
        return None  # two cards that could play each other would ask each other for ever
    if "current" not in definition.subtypes and not any_could(definition.play, g, ctx):
        return NO_CHANGE
    return None


def most_x(g: State, card: Card, cost: Cost) -> int:
    """The greatest X that can be paid for a card: what could be done with it shows whether anything could."""
    most = spendable(g, card.owner, FOR_PLAY, card.id) - cost.credits
    return most if cost.x_max is None else min(most, value_of(cost.x_max, g, read_context(card)))


def play_cost_of(g: State, card: Card, clicks: int, plainly: bool = False, less: int = 0, free: bool = False) -> Cost:
    """The click of the action, the play cost and what is added to it. A cost of X is chosen as it is paid."""
    if free:
        return price(0, clicks)
    index = g._index or g.index
    if card.definition.cost < 0:
        more = g.modified(Q_PLAY_COST, card) - less  # what lowers the cost lowers X: X is what is paid (FAQ/qa/43)
        cost = Cost(max(0, more), clicks=clicks, x=True, x_max=card.definition.x_max)
    else:
        cost = price(max(0, g.play_cost(card) - less), clicks)
    if not plainly and ("play" in index.extra_costs or card.definition.everywhere):
        cost = cost.plus(extra_cost(g, "play", card))
    return cost


def why_not_rez(g: State, card: Card, discount: int = 0) -> Reason | None:
    """Why a card cannot be rezzed, timing apart."""
    if card.zone != PLAY or card.owner != CORP:
        return NOT_INSTALLED
    if card.definition.type & AGENDA:
        return AGENDAS_NEVER
    if card.faceup:
        return REZZED_ALREADY
    if "rez" in (g._index or g.index).forbids:
        forbidden = why_forbidden(g, "rez", CORP, card)
        if forbidden is not None:
            return forbidden
    return why_not_pay_rez(g, card, discount)


def can_be_rezzed(g: Position, card: Card) -> bool:
    """Whether an installed card may be rezzed at all, whatever that costs: no agenda (Rules Reference: Agenda)."""
    return not card.definition.type & AGENDA and not ("rez" in g.index.forbids and g.forbidden("rez", CORP, card))


def could_rez_once_installed(g: State, card: Card) -> bool:
    """Whether a card that is not installed yet could be rezzed in one of the places where it can be installed, with the
    credits there are."""
    return bool(rez_places(g, card))


def rez_places(g: State, card: Card) -> dict[int, int]:
    """The places (-2 for a new server) where a card that is not installed yet could be rezzed, and what that costs
    there: what lies in a server may change it (Breaker Bay Grid)."""
    return {sid: rez_cost_at(g, card, sid) for sid in corp_places(g, card) if could_rez_at(g, card, sid)}


def could_rez_at(g: Position, card: Card, server: int, discount: int = 0, host: int = -1) -> bool:
    """Whether a card could be rezzed once it is installed in, or protecting, a server, or hosted on a card there."""
    there = as_installed(card, server, host)
    if card.definition.type & AGENDA or ("rez" in g.index.forbids and g.forbidden("rez", CORP, there)):
        return False
    if any(isinstance(ability, Forbid) and forbids_rez(g, ability, card) for ability in card.definition.everywhere):
        return False
    if card.zone == HAND and has_rez_costs(g, there):
        if extra_cost(g, "rez", there).at_random >= len(g.players[CORP].hand):
            return False  # the card itself has left the hand by then
    return why_not_pay_rez(g, there, discount - g.own_change(Q_REZ_COST, card)) is None


def rez_cost_at(g: Position, card: Card, server: int) -> int:
    """What a card would cost to rez in, or protecting, a server where it is not installed yet."""
    return max(0, g.rez_cost(as_installed(card, server)) + g.own_change(Q_REZ_COST, card))


def as_installed(card: Card, server: int, host: int = -1) -> Card:
    """The card as it would lie in, or protecting, a server: a thought only, no card of the game."""
    there = card.copy(None)
    there.zone = PLAY
    there.server = server
    there.host = host
    there.faceup = False
    return there


def forbids_rez(g: Position, forbid: Forbid, card: Card) -> bool:
    """Whether a card's own text keeps it from being rezzed."""
    return forbid.what == "rez" and (forbid.when is None or forbid.when.holds(g, read_context(card)))


def why_not_pay_rez(g: Position, card: Card, discount: int = 0) -> Reason | None:
    """Why neither the rez cost can be paid nor what may be paid instead of it."""
    if has_rez_costs(g, card):
        reason = why_not_pay(g, CORP, rez_cost_of(g, card, discount), FOR_REZ, card.id, read_context(card))
    else:
        reason = why_not_spend(g, CORP, max(0, g.rez_cost(card) - discount), 0, FOR_REZ, card.id)
    if reason is not None and card.definition.rez_instead is not None:
        return why_not_pay(g, CORP, instead_of_rez_cost(g, card), FOR_REZ, card.id, read_context(card))
    return reason


def has_rez_costs(g: Position, card: Card) -> bool:
    """Whether rezzing a card may have additional costs."""
    return "rez" in (g._index or g.index).extra_costs or bool(card.definition.everywhere)


def instead_of_rez_cost(g: Position, card: Card) -> Cost:
    """What may be paid instead of the rez cost, with the additional costs."""
    assert card.definition.rez_instead is not None
    cost = card.definition.rez_instead
    return cost.plus(extra_cost(g, "rez", card)) if has_rez_costs(g, card) else cost


def rez_cost_of(g: Position, card: Card, discount: int = 0) -> Cost:
    cost = price(max(0, g.rez_cost(card) - discount))
    if has_rez_costs(g, card):
        cost = cost.plus(extra_cost(g, "rez", card, discount))
    return cost


def why_not_score(g: State, card: Card) -> Reason | None:
    if card.zone != PLAY or not card.definition.type & AGENDA:
        return NOT_AN_AGENDA
    if card.counters[ADVANCEMENT] < g.advancement_requirement(card):
        return NOT_ENOUGH_ADVANCEMENT
    if "score" in g.index.forbids:
        forbidden = why_forbidden(g, "score", CORP, card)
        if forbidden is not None:
            return forbidden
    return None


def why_not_advance(g: State, card: Card) -> Reason | None:
    if not g.can_be_advanced(card):
        return NOT_ADVANCEABLE
    if "advance" in (g._index or g.index).forbids:
        forbidden = why_forbidden(g, "advance", CORP, card)
        if forbidden is not None:
            return forbidden
    cost = advance_cost(g, card)
    if cost._simple:
        return why_not_spend(g, CORP, cost.credits, cost.clicks, FOR_ADVANCING, card.id)
    return why_not_pay(g, CORP, cost, FOR_ADVANCING, card.id, read_context(card))


def remove_tag_cost(g: State) -> Cost:
    """A click and 2 credits, as cards change it."""
    if not g.index.statics[Q_REMOVE_TAG]:
        return REMOVE_TAG_COST
    return price(max(0, 2 + g.modified_globally(Q_REMOVE_TAG, RUNNER)), 1)


def trash_resource_cost(g: State, card: Card) -> Cost:
    """A click and 2 credits, as cards change it, and what is added to it."""
    cost = REMOVE_TAG_COST
    if g.index.statics[Q_TRASH_RESOURCE]:
        cost = price(max(0, 2 + g.modified_globally(Q_TRASH_RESOURCE, CORP)), 1)
    if "trash resource" in g.index.extra_costs:
        cost = cost.plus(extra_cost(g, "trash resource", card))
    return cost


def advance_cost(g: State, card: Card) -> Cost:
    """A click and a credit, as cards change it, and what is added to it."""
    cost = ADVANCE_COST
    index = g._index or g.index
    if index.statics[Q_ADVANCE]:
        cost = price(max(0, 1 + g.modified(Q_ADVANCE, card)), 1)
    if "advance" in index.extra_costs:
        cost = cost.plus(extra_cost(g, "advance", card))
    return cost


def why_not_remove_tag(g: State) -> Reason | None:
    if g.players[RUNNER].tags == 0:
        return NO_TAGS
    identity = g.cards[g.players[RUNNER].identity]
    return why_not_pay(g, RUNNER, remove_tag_cost(g), FOR_REMOVING_TAGS, -1, read_context(identity))


def why_not_trash_resource(g: State) -> Reason | None:
    if not g.tagged():
        return NOT_TAGGED
    refusal: Reason | None = NO_RESOURCE
    for cid in resources(g):
        refusal = why_not_trash_this(g, cid)
        if refusal is None:
            break
    return refusal


def why_not_trash_this(g: State, cid: int) -> Reason | None:
    """Why the Corp cannot trash a resource as an action."""
    if "trash" in g.index.forbids:
        forbidden = why_forbidden(g, "trash", CORP, g.cards[cid])
        if forbidden is not None:
            return forbidden
    identity = g.cards[g.players[CORP].identity]
    return why_not_pay(g, CORP, trash_resource_cost(g, g.cards[cid]), FOR_ACTION, cid, read_context(identity))


def resources(g: State) -> list[int]:
    """The Runner's faceup resources."""
    rig = g.players[RUNNER].rig
    return [cid for cid in rig if g.cards[cid].faceup and g.cards[cid].definition.type & RESOURCE]


RUN_COSTS: Final = ("run", "run action")


def has_run_costs(index: Index) -> bool:
    """Whether making a run may have additional costs."""
    return "run" in index.extra_costs or "run action" in index.extra_costs


def run_cost(g: State, by_action: bool, server: int = ANY_SERVER) -> Cost:
    """The additional costs of making a run on a server now. "run action": only for the basic action."""
    total = FREE
    costs = (g._index or g.index).extra_costs
    for do in RUN_COSTS if by_action else RUN_COSTS[:1]:
        for entry in costs.get(do, NOTHING):
            extra = cast(ExtraCost, entry.ability)
            if extra.server != ANY_SERVER and not server_matches(g, entry.ctx, extra.server, server):
                continue
            if extra.when is None or extra.when.holds(g, entry.ctx):
                total = total.plus(extra.cost.settled(g, entry.ctx))
    return total


def why_not_run(g: State, by_action: bool = True, server: int = ANY_SERVER) -> Reason | None:
    """Why no run can be made now, or none on a server."""
    index = g._index or g.index
    if "run" in index.forbids:
        forbidden = why_forbidden(g, "run", RUNNER, server=server)
        if forbidden is not None:
            return forbidden
    if not has_run_costs(index):
        return None
    cost = run_cost(g, by_action, server)
    if by_action:
        cost = cost.plus(CLICK)
    return why_not_pay(g, RUNNER, cost, FOR_ACTION, -1, read_context(g.cards[g.players[RUNNER].identity]))


def why_not_draw(g: State, side: int) -> Reason | None:
    if "draw" in (g._index or g.index).forbids:
        forbidden = why_forbidden(g, "draw", side)
        if forbidden is not None:
            return forbidden
    return None if g.players[side].deck else EMPTY_DECK


# -- installing ----------------------------------------------------------------------------------------------------


def lowering(g: State, card: Card) -> list[Active]:
    """What the owner of a card that is about to be played or installed may use to make it cheaper."""
    return [
        entry
        for entry in g.index.lowers
        if entry.ctx.side == card.owner
        and not g.was_used(entry.ctx.instance, entry.ability.index)
        and g.may_use(card.owner, g.cards[entry.ctx.source])
        and given_up(g, entry, card)
    ]


def given_up(g: State, entry: Active, card: Card) -> list[int]:
    """What could be trashed to make a card cheaper."""
    who = cast(LowersCosts, entry.ability).trash
    return [cid for cid in trashable(g, card.owner, who, entry.ctx) if cid != card.id]


def most_lowered(g: State, card: Card) -> int:
    """How much cheaper a card can be made, each time for a card of its own."""
    entries = lowering(g, card)
    cards = {cid for entry in entries for cid in given_up(g, entry, card)}
    return sum(cast(LowersCosts, entry.ability).amount for entry in entries[: len(cards)])


def why_not_install(
    g: State, card: Card, clicks: int = 1, discount: int = 0, free: bool = False, lower: bool = True
) -> Reason | None:
    """Why a card cannot be installed. `clicks` are part of the cost; `discount` lowers the install cost. `lower`: also
    what its owner may use to make it cheaper counts."""
    refusal = why_not_install_at(g, card, clicks, discount, free)
    if refusal is NO_CREDITS and lower and (g._index or g.index).lowers:
        return why_not_install_at(g, card, clicks, discount + most_lowered(g, card), free)
    return refusal


def why_not_install_at(g: State, card: Card, clicks: int, discount: int, free: bool) -> Reason | None:
    """Why a card cannot be installed at a price."""
    definition = card.definition
    if definition.type & (EVENT | OPERATION) or card.zone == PLAY:
        return NEVER_INSTALLED
    index = g._index or g.index
    if "install" in index.forbids:
        forbidden = why_forbidden(g, "install", card.owner, card)
        if forbidden is not None:
            return forbidden
    only = definition.install_only
    if only is not None and only.when is not None and not only.when.holds(g, read_context(card)):
        return only_if("RR/install", "installed", only.when, card.owner)
    if card.owner == CORP:
        if clicks and g.players[CORP].clicks < clicks:
            return why_not_spend(g, CORP, 0, clicks, FOR_INSTALL, card.id)
        if not ("trash" in index.forbids or "install" in index.extra_costs or index.statics[Q_ICE_INSTALL]):
            return None  # there is always a place in a new server, or in the one that the card names
        return None if corp_places(g, card, free, discount) else NO_PLACE
    if "console" in definition.subtypes and has_console(g):
        return ONE_CONSOLE
    places = runner_places(g, card)
    if not places:
        return NO_PLACE
    if definition.type & PROGRAM:
        for place in places:
            if within_memory(g, card, place):
                break
        else:
            return NO_MEMORY
    full = least = 0 if free else max(0, g.install_cost(card) - discount)
    if least and len(places) > 1:
        least = max(0, least - max(host_discount(g, place) for place in places))
    refusal = why_not_spend(g, RUNNER, least, clicks, FOR_INSTALL, card.id)
    if refusal is None and least and definition.type & PROGRAM:
        if not any(payable_with_room(g, card, max(0, full - host_discount(g, place)), place) for place in places):
            return NO_CREDITS
    return refusal


def payable_with_room(g: State, card: Card, price: int, place: int, gone: int = -1) -> bool:
    """Whether a program can still be paid for at a place once programs are trashed to make room for it, `gone` among
    them: their credits, and those of what they host, are gone by then (Rules Reference: Install, steps 3 and 4)."""
    sources = credit_sources(g, RUNNER, FOR_INSTALL, card.id)
    purses = [cid for cid in sources if any(g.cards[on].definition.type & PROGRAM for on in hosts_of(g, cid))]
    if not purses:
        return True
    spare = spendable(g, RUNNER, FOR_INSTALL, card.id) - price
    return any(
        sum(credits_in(g, cid, RUNNER) for cid in lost) <= spare
        and room_beside(g, card, place, [cid for cid in purses if cid not in lost])
        for number in range(len(purses) + 1)
        for lost in combinations(purses, number)
        if all(cid in lost for cid in purses if gone in hosts_of(g, cid))
    )


def hosts_of(g: State, cid: int) -> list[int]:
    """A card and what it is hosted on, and so on: what cannot be trashed without it."""
    chain = [cid]
    while g.cards[chain[-1]].host >= 0:
        chain.append(g.cards[chain[-1]].host)
    return chain


def room_beside(g: State, card: Card, place: int, kept: list[int]) -> bool:
    """Whether there is room for a program at a place once all programs are trashed but some, and what hosts those."""
    staying = not_in_the_way(g, card, place).union(on for cid in kept for on in hosts_of(g, cid))
    if place >= 0:
        hosted = [cid for cid in g.cards[place].hosted if cid in staying or not g.cards[cid].definition.type & PROGRAM]
        if not room_on(g, g.cards[place], card, hosted):
            return False
        if takes_no_memory(g, place):
            return True
    used = sum(memory_of(g, g.cards[cid]) for cid in g.players[RUNNER].rig if cid in staying)
    return used + g.memory_cost(card) <= memory_limit(g)


def takes_no_memory(g: State, place: int) -> bool:
    """Whether programs on a host do not count against the memory limit."""
    hosts = g.hosting(g.cards[place])
    return hosts is not None and hosts.free_memory


def has_console(g: State) -> bool:
    for cid in g.players[RUNNER].rig:
        card = g.cards[cid]
        if card.faceup and "console" in card.definition.subtypes:
            return True
    return False


def memory_available(g: State, card: Card) -> int:
    """The memory a new program could use if every program that counts were trashed."""
    limit = memory_limit(g)
    for entry in (g._index or g.index).statics[Q_MEMORY_LIMIT]:
        who = cast(Static, entry.ability).who
        if who is not None and not who.is_kind(g, entry.ctx, card):
            return min(limit, memory_for_all(g))
    return limit


def runner_places(g: State, card: Card) -> list[int]:
    """Where a Runner card may be installed: -1 for the rig, else a host."""
    only = card.definition.install_only
    if only is not None and only.on is not None:
        return [cid for cid in only.on.find(g, read_context(card)) if not cannot_host(g, g.cards[cid])]
    places = [-1]
    for cid in g.players[RUNNER].rig:
        host = g.cards[cid]
        if (
            host.definition.hosts is not None
            and host.faceup
            and g.hosting(host) is not None
            and can_host(g, host, card)
            and g.may_use(RUNNER, host)
        ):
            places.append(cid)
    return places


def host_discount(g: State, place: int) -> int:
    """What a host takes off the install cost of a card that is installed on it."""
    hosts = g.hosting(g.cards[place]) if place >= 0 else None
    return 0 if hosts is None else hosts.discount


def can_host(g: State, host: Card, card: Card) -> bool:
    """Whether a card may be installed on a host (Rules Reference: Host)."""
    hosts = g.hosting(host)
    assert hosts is not None
    if not hosts.who.is_kind(g, read_context(host), card) or cannot_host(g, host):
        return False
    if card.definition.type & PROGRAM:  # programs on the host may be trashed first (Rules Reference: Install)
        limit = host_memory(g, host, hosts)
        return (limit < 0 or g.memory_cost(card) <= limit) and hosts.count != 0
    return room_on(g, host, card)


def host_memory(g: State, host: Card, hosts: HostsCards) -> int:
    """The memory cost of what a host can host in all, or -1 where that does not matter."""
    return value_of(hosts.memory, g, read_context(host))


def cannot_host(g: State, host: Card) -> bool:
    """Whether something forbids to host cards on a card."""
    return "host" in g.index.forbids and g.forbidden("host", NOBODY, host)


def room_on(g: State, host: Card, card: Card, beside: Sequence[int] | None = None) -> bool:
    """Whether a host has room for a card beside what it hosts already, or what would be left of it."""
    hosts = g.hosting(host)
    if hosts is None:
        return True
    hosted = host.hosted if beside is None else beside
    limit = host_memory(g, host, hosts)
    if limit >= 0:
        used = sum(g.memory_cost(g.cards[cid]) for cid in hosted)
        if used + g.memory_cost(card) > limit:
            return False
    return hosts.count < 0 or len(hosted) < hosts.count


def within_memory(g: State, card: Card, place: int) -> bool:
    """Whether a program could be installed at a place at all, whatever else is trashed for it."""
    if place >= 0 and takes_no_memory(g, place):
        return True
    needed = g.memory_cost(card)
    if place >= 0 or card.host >= 0:
        needed += sum(memory_of(g, g.cards[cid]) for cid in not_in_the_way(g, card, place) if g.cards[cid].zone == PLAY)
    return needed <= memory_available(g, card)


def not_in_the_way(g: State, card: Card, place: int) -> set[int]:
    """What cannot be trashed to make room for a card, as it would destroy the place that it goes to or comes from:
    its new host, the one that it lies on now, and what those are hosted on (Rules Reference: Install)."""
    staying = set(hosts_of(g, place)) if place >= 0 else set()
    return staying.union(hosts_of(g, card.host)) if card.host >= 0 else staying


def corp_places(g: State, card: Card, free: bool = False, discount: int = 0) -> list[int]:
    """The servers (and -2 for a new one) where a Corp card may be installed; `discount` lowers the install cost."""
    definition = card.definition
    only = definition.install_only
    if only is not None and only.server not in (ANY_SERVER, REMOTE):
        return [HQ, RND] if only.server == HQ_OR_RND else [only.server]
    if definition.type & ICE:
        # Ice that is too dear to add can still be installed after trashing some of what is there.
        index = g.index
        dearer = index.statics[Q_ICE_INSTALL] or index.statics[Q_OUTER_ICE_INSTALL]
        if free or not ("trash" in index.forbids or dearer or "install" in index.extra_costs):
            return [server.id for server in g.servers] + [-2]
        lasting = [(server.id, lasting_ice(g, server)) for server in g.servers] + [(-2, 0)]
        return [
            sid
            for sid, number in lasting
            if ice_price(g, card, number, discount) + install_extra(g, card, sid).credits
            <= spendable(g, CORP, FOR_INSTALL, card.id, sid)
        ]
    upgrade = definition.type & UPGRADE and (only is None or only.server != REMOTE)
    places = [server.id for server in g.servers if server.id >= FIRST_REMOTE or upgrade]
    places.append(-2)
    if "install" in g.index.extra_costs and not free:
        places = [
            sid
            for sid in places
            if install_extra(g, card, sid).credits <= spendable(g, CORP, FOR_INSTALL, card.id, sid)
        ]
    return places


def install_extra(g: State, card: Card, sid: int) -> Cost:
    """The additional costs for the Corp of installing a card in or protecting a server: the root of a central server is
    not in it (Rules Reference: Additional Costs, In a Server)."""
    total = FREE
    if sid < FIRST_REMOTE and not card.definition.type & ICE:
        return total
    for entry in (g._index or g.index).extra_costs.get("install", NOTHING):
        extra = cast(ExtraCost, entry.ability)
        if server_matches(g, entry.ctx, extra.server, sid):
            if extra.who is None or extra.who.is_kind(g, entry.ctx, card):
                total = total.plus(extra.cost.settled(g, entry.ctx))
    return total


def ice_price(g: State, card: Card, number: int, discount: int = 0, innermost: bool = False) -> int:
    """What it costs to install ice where there is so much ice already (Rules Reference: Install Cost). `innermost`: in
    that position all the same."""
    price = number - discount
    if g.index.statics[Q_ICE_INSTALL]:
        price += g.modified(Q_ICE_INSTALL, card)
    if number and not innermost and g.index.statics[Q_OUTER_ICE_INSTALL]:
        price += g.modified(Q_OUTER_ICE_INSTALL, card)
    return max(0, price)


def lasting_ice(g: State, server: Server) -> int:
    """How much of a server's ice cannot be trashed."""
    return sum(g.forbidden("trash", CORP, g.cards[cid]) for cid in server.ice)


def corp_hosts(g: State, card: Card, free: bool = False) -> list[int]:
    """The rezzed Corp cards on which a Corp card may be installed; `free`: without any costs."""
    hosts: list[int] = []
    charged = not free and "install" in (g._index or g.index).extra_costs
    for server in g.servers:
        extra = install_extra(g, card, server.id) if charged else FREE
        if extra is not FREE and extra.credits > spendable(g, CORP, FOR_INSTALL, card.id, server.id):
            continue
        for cid in server.root:
            host = g.cards[cid]
            if host.faceup and g.hosting(host) is not None and can_host(g, host, card):
                hosts.append(cid)
    return hosts


def needs_room(g: State, card: Card, sid: int, context: Context | None = None) -> list[int]:
    """The cards in a server that must make room for a Corp card: the agenda or asset, and the region, there."""
    server = g.server(sid)
    if server is None or card.definition.type & ICE:
        return []
    region = "region" in card.definition.subtypes
    alone = not card.definition.type & UPGRADE
    return [
        cid
        for cid in server.root
        if (alone and not g.cards[cid].definition.type & UPGRADE)
        or (region and "region" in g.cards[cid].definition.subtypes)
    ]


def could_stand(g: State, card: Card, gone: Card) -> bool:
    """Whether a Corp card that is no ice could be installed where another one is, once that one has left."""
    if gone.host >= 0:
        hosting = g.hosting(g.cards[gone.host])
        return hosting is None or hosting.who.is_kind(g, read_context(g.cards[gone.host]), card)
    only = card.definition.install_only
    wanted = ANY_SERVER if only is None else only.server
    if gone.server < FIRST_REMOTE and (not card.definition.type & UPGRADE or wanted == REMOTE):
        return False
    if wanted not in (ANY_SERVER, REMOTE, gone.server):
        return False
    return all(cid in (card.id, gone.id) for cid in needs_room(g, card, gone.server))
