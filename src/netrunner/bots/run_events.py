"""Runs that cards make: what an event or an ability brings that sends the Runner on a run."""

from __future__ import annotations

from collections.abc import Iterable
from math import comb
from typing import Final

from netrunner.bots.assessment import Assessment
from netrunner.bots.reading import Reading
from netrunner.bots.run_costs import RunCost, run_cost
from netrunner.bots.scale import CLICK
from netrunner.bots.tuning import runner_tuning
from netrunner.bots.worth import own_context, worth
from netrunner.engine.ability import Ability, Trigger
from netrunner.engine.card import Card
from netrunner.engine.condition import RunSucceeded
from netrunner.engine.constant import Credits, Forbid
from netrunner.engine.definition import CardDef
from netrunner.engine.effect import Effect
from netrunner.engine.effects.branching import May
from netrunner.engine.effects.ice import Bypass
from netrunner.engine.effects.looking import Arrange
from netrunner.engine.effects.runs import Access, AccessMore, ReplaceAccess, Run, TreatAsRunOn, protected_by
from netrunner.engine.filter import server_matches
from netrunner.engine.reference import Top
from netrunner.engine.terms import AGENDA, CORP, DECK, HQ, RND, RUNNER

TURN: Final = 3  # clicks that a Runner has for runs on a good day, after the event


def event_run(effects: Iterable[Effect]) -> Run | None:
    return next((effect for effect in effects if isinstance(effect, Run)), None)


def best_run(o: Assessment, effect: Run, source: Card | None) -> float:
    """The best server for a run that a card makes."""
    definition = None if source is None else source.definition
    spent = 1 if definition is not None and definition.play else 0
    return max(
        (event_run_worth(o, effect, definition, server, spent) for server in targets(o, effect, source)), default=-5.0
    )


def targets(o: Assessment, effect: Run, source: Card | None) -> list[int]:
    """The servers that the run may be on."""
    ctx = own_context(o.g, o.me.identity if source is None else source.id)
    return [
        server.id
        for server in o.g.servers
        if not effect.servers or any(server_matches(o.g, ctx, wanted, server.id) for wanted in effect.servers)
        if effect.having is None or protected_by(o.g, ctx, effect.having, server.id)
    ]


def event_run_worth(o: Assessment, effect: Run, definition: CardDef | None, server: int, spent: int) -> float:
    """A run on a server that a card makes; `spent` cards of the hand are still to be played for it."""
    extra = effect.lend + (0 if definition is None else extra_credits(definition))
    bypasses = sum(
        1
        for ability in effect.during
        if isinstance(ability, Trigger) and any(isinstance(inner, Bypass) for inner in ability.effects)
    )
    way = unresisted(o, server, extra) if any(map(keeps_ice_down, effect.during)) else o.way(server, bypasses, extra)
    reward, target, more = success(o, effect, server, max(0, o.me.clicks - 1))
    cost = o.price(max(0.0, way.credits - extra))
    return way.chance * reward - cost - way.pain - o.fear(target, way, len(o.me.hand) - spent, more)


def success(o: Assessment, effect: Run, server: int, clicks: int) -> tuple[float, int, int]:
    """What the run brings if it is successful, with so many clicks after it; which server is accessed, and how many
    cards more."""
    g = o.g
    ctx = own_context(g, o.me.identity)
    more, bonus, instead, must = 0, 0.0, 0.0, False
    target = server
    for inner in effect.if_successful:
        replacing = replaced(inner)
        if isinstance(inner, AccessMore):
            more += Reading(g, ctx).number(inner.amount)
        elif isinstance(inner, TreatAsRunOn):
            target = inner.server
        elif replacing is not None:
            found = instead_of_access(o, replacing, target, clicks)
            instead = max(instead, worth((inner,), g, ctx) if found is None else found)
            must = must or inner is replacing
        else:
            bonus += worth((inner,), g, ctx)
    access = o.access_worth(target, more)
    if effect.trash_free:
        access += 1.2
    reward = bonus + (instead if must else max(access, instead)) + o.success_worth(target)
    for ability in effect.during:
        if isinstance(ability, Trigger) and isinstance(ability.when, RunSucceeded):
            reward += worth(ability.effects, g, ctx)  # when the run ends, if it was successful
    return reward, target, more


def replaced(effect: Effect) -> ReplaceAccess | None:
    """What takes the place of the access, whether the Runner may or must."""
    if isinstance(effect, ReplaceAccess):
        return effect
    if isinstance(effect, May):
        for inner in effect.effects:
            if isinstance(inner, ReplaceAccess):
                return inner
    return None


def instead_of_access(o: Assessment, effect: ReplaceAccess, server: int, clicks: int) -> float | None:
    """What comes in place of the access where it is about the cards of the server; None for anything else."""
    corp = o.g.players[CORP]
    for inner in effect.effects:
        if isinstance(inner, Arrange) and server == RND:
            return arranged(o, inner, clicks)
        if isinstance(inner, Access) and inner.in_run and server == HQ:  # one of two piles of all of HQ
            return 0.5 * sum((o.card_worth(o.g.cards[cid]) for cid in corp.hand), 0.0)
    return None


def of_rnd(effect: Arrange) -> int:
    """How many cards of R&D an effect of the Runner's arranges; 0 for another deck."""
    what = effect.what
    if isinstance(what, Top) and what.side == CORP and what.zone == DECK and isinstance(what.amount, int):
        return what.amount
    return 0


def arranged(o: Assessment, effect: Arrange, clicks: int) -> float | None:
    """What it brings to put the best of the top cards of R&D on top, with so many clicks left for runs there."""
    g = o.g
    top = g.players[CORP].deck[: -of_rnd(effect) - 1 : -1]
    if not top:
        return None
    again = whole_way(o, RND)
    runs = min(clicks, len(top))
    if again.chance < 0.5:
        runs = 0
    elif again.credits > 0:
        before = 0.0 if g.run() is not None else again.credits
        runs = min(runs, int((o.rig.funds - before) / again.credits))
    if runs <= 0:
        return 0.8  # what the Corp draws is chosen
    known = unknown = 0
    for cid in top:
        if o.knows(g.cards[cid]):
            known += 1 if g.cards[cid].definition.type & AGENDA else 0
        else:
            unknown += 1
    share = sum(count for definition, count in o.unseen.items() if definition.type & AGENDA) / max(1, o.unseen_count)
    stolen = 0.0
    for hits in range(unknown + 1):
        chance = comb(unknown, hits) * share**hits * (1.0 - share) ** (unknown - hits)
        stolen += chance * min(runs, known + hits)
    each = o.unseen_agenda_worth / share if share > 0 else 0.0
    return stolen * max(0.0, each - o.theft_harm - CLICK - o.price(again.credits))


def runs_left(o: Assessment) -> bool:
    """Whether the Runner has a click, and may get into R&D again."""
    return o.g.active == RUNNER and o.me.clicks > 0 and whole_way(o, RND).chance >= 0.5


def whole_way(o: Assessment, server: int) -> RunCost:
    """The way into a server from its outermost ice on, also in a run that is further in."""
    found = o.g.server(server)
    ice = list(found.ice) if found is not None else []
    return run_cost(o.g, o.rig, ice, o.side, o.suspects, max(0, o.me.clicks - 1))


def unresisted(o: Assessment, server: int, extra: int) -> RunCost:
    """The way into a server while the Corp cannot rez ice."""
    found = o.g.server(server)
    ice = [cid for cid in found.ice if o.g.cards[cid].faceup] if found is not None else []
    return run_cost(o.g, o.rig, ice, o.side, [], max(0, o.me.clicks - 1), 0, extra)


def keeps_ice_down(ability: Ability) -> bool:
    """Whether an ability keeps the Corp from rezzing ice."""
    return isinstance(ability, Forbid) and ability.what == "rez"


def kept_for(o: Assessment, card: Card, effect: Run) -> float:
    """What a run event is worth to who keeps it until the way is open: a share of what its run would bring."""
    best = max((success(o, effect, server, TURN)[0] for server in targets(o, effect, card)), default=0.0)
    return runner_tuning.event_kept * (best - max(0, card.definition.cost) - CLICK)


def extra_credits(definition: CardDef) -> int:
    """Credits that an event lends for its run."""
    return sum(a.recurring for a in definition.abilities if isinstance(a, Credits) and isinstance(a.recurring, int))
