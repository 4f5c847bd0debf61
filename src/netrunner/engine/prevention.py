"""Letting changes happen, less what active cards prevent by themselves.

Rules Reference: Prevent, Avoid, Ordinal Events. A composite or batch effect is one list of changes with one chance to
prevent (`prevention_window`); then all of it happens at once.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from netrunner.engine.change import ORDINALS, DamageChange, ExposeChange, TagChange, TrashChange
from netrunner.engine.constant import AlwaysPrevents, RezWhen
from netrunner.engine.events import emit
from netrunner.engine.index import context_of
from netrunner.engine.outside import outside_cards
from netrunner.engine.resolve import Resolve
from netrunner.engine.terms import (
    ASSET,
    CORP,
    DAMAGED,
    EACH_RUN,
    EACH_TURN,
    FIRST_REMOTE,
    NOBODY,
    ONLY_ONCE,
    PLAY,
    PREVENTED,
    RUN_BEGINS,
    RUNNER,
    TAG_AVOIDED,
    UPGRADE,
    WOULD_BREAK,
    WOULD_DAMAGE,
    WOULD_EXPOSE,
    WOULD_TAG,
)

if TYPE_CHECKING:
    from netrunner.engine.change import Change
    from netrunner.engine.context import Context
    from netrunner.engine.filter import Filter
    from netrunner.engine.index import Active
    from netrunner.engine.state import State


EVERYTHING: Final = 1_000_000  # what a ward that prevents all says
REZZED_FOR: Final[tuple[int, ...]] = (WOULD_BREAK, WOULD_EXPOSE)  # what cards may be rezzed for out of their time


def attempt_changes(g: State, changes: list[Change]) -> None:
    """Let changes happen: at once when nobody could prevent any of them, else after a chance to do so."""
    index = g._index or g.index
    if index.more_damage:
        add_to_first(g, changes)
    if index.wards:
        ward(g, changes)
    for change in changes:
        if not change.preventable:
            continue
        if index.prevents[change.kind] or index.rez_when or index.about[change.kind] or suspected(g, change.kind):
            g.offer_prevention(changes)
            return
    for change in changes:
        change.apply(g)


@cache
def rezzed_on_demand() -> dict[int, list[tuple[int, RezWhen]]]:
    """The cards of the whole pool that may be rezzed while something is about to happen, by what that is: their types
    and when."""
    result: dict[int, list[tuple[int, RezWhen]]] = {}
    for definition in outside_cards(CORP, ASSET | UPGRADE):
        for ability in definition.everywhere:
            if isinstance(ability, RezWhen):
                result.setdefault(ability.would, []).append((definition.type, ability))
    return result


def suspected(g: State, kind: int) -> bool:
    """Whether the Runner must think that a facedown card could be rezzed because something of a kind is about to happen
    (Tyr's Hand): at a table the Corp is asked then, for a pause that comes only where there is such a card would tell.
    Where windows in which nothing can be done are left out, nobody watches for pauses."""
    if g.skip_empty_windows or kind not in REZZED_FOR:
        return False
    demanded = rezzed_on_demand().get(kind, [])
    for server in g.servers:
        for cid in server.root if demanded else ():
            card = g.cards[cid]
            if card.faceup or card.known >> RUNNER & 1:
                continue
            possible = UPGRADE if server.id < FIRST_REMOTE else ASSET | UPGRADE
            ctx = context_of(card)
            if any(types & possible and (one.when is None or one.when.holds(g, ctx)) for types, one in demanded):
                return True
    return False


def add_to_first(g: State, changes: list[Change]) -> None:
    """Damage that is added to the first of its kind this turn (Rules Reference: Ordinal Events): at once with it, and
    preventable if that is."""
    for entry in g.index.more_damage:
        more = entry.ability
        if not more.first or seen_before(g, WOULD_DAMAGE, (more.kind,), more.first):
            continue
        for change in changes:
            if isinstance(change, DamageChange) and change.damage == more.kind and change.amount > 0:
                change.amount += more.amount
                change.whole += more.amount
                break


def ward(g: State, changes: list[Change]) -> None:
    """What active cards prevent by themselves (Rules Reference: Prevent, Ordinal Events), the one that has its price
    after those that have none. What is left of `changes` is still to come."""
    for entry in sorted(g.index.wards, key=priced):
        ability = entry.ability
        if ability.when is not None and not ability.when.holds(g, entry.ctx):
            continue
        any_stopped = False
        for change in changes:
            before = change.copy()
            stopped = warded(g, ability, entry.ctx, change)
            if stopped:
                any_stopped = True
                verb = "avoids" if change.kind == WOULD_TAG else "prevents"
                g.note(f"{{card}} {verb} {difference(before, change).describe(g)}.", entry.ctx.source)
                if change.amount <= 0:
                    change.prevented(g)
                if change.kind == WOULD_TAG:
                    emit(g, TAG_AVOIDED, side=entry.ctx.side, amount=stopped, cause=entry.ctx.source)
                if ability.first and ability.amount < EVERYTHING:
                    break  # the first points are among these
        if any_stopped and ability.then:
            g.push(Resolve(ability.then, entry.ctx.copy()))
        if ability.first == ONLY_ONCE and any(change.kind == ability.kind for change in changes):
            g.drop_lasting(entry.lasting)  # the first is among these, prevented or not
    changes[:] = [change for change in changes if change.amount > 0]


def priced(entry: Active[AlwaysPrevents]) -> bool:
    """Whether something follows what an ability prevents by itself."""
    return bool(entry.ability.then)


def difference(before: Change, after: Change) -> Change:
    """What of a change is no longer to come; `before` becomes that."""
    if isinstance(before, (TrashChange, ExposeChange)) and isinstance(after, (TrashChange, ExposeChange)):
        before.cards = [cid for cid in before.cards if cid not in after.cards]
    before.amount -= after.amount
    return before


def warded(g: State, ability: AlwaysPrevents, ctx: Context, change: Change) -> int:
    """How much of a change an ability prevents."""
    if change.kind != ability.kind or not change.preventable or change.amount <= 0:
        return 0
    damage = change.damage if isinstance(change, DamageChange) else -1
    if ability.damage and damage not in ability.damage:
        return 0
    if ability.by is not None and not done_by(g, ability.by, ctx, change.source):
        return 0
    if ability.subroutines and change.place() >= ability.subroutines:
        return 0
    span = ability.first
    if span in (EACH_TURN, EACH_RUN) and seen_before(g, change.kind, ability.damage or (damage,), span):
        return 0
    if isinstance(change, (TrashChange, ExposeChange)):
        return spare(g, ability, ctx, change)
    limit = ability.amount
    if ability.first and limit < EVERYTHING and isinstance(change, (DamageChange, TagChange)):
        limit = max(0, limit - (change.whole - change.amount))  # the first points were prevented by another card
    stopped = min(change.amount, limit)
    change.amount -= stopped
    return stopped


def done_by(g: State, who: Filter, ctx: Context, source: int) -> bool:
    """Whether a card of a description, wherever it is by now, does something."""
    return source >= 0 and who.side in (NOBODY, g.cards[source].owner) and who.is_kind(g, ctx, g.cards[source])


def spare(g: State, ability: AlwaysPrevents, ctx: Context, change: TrashChange | ExposeChange) -> int:
    """Take installed cards of the ability's description out of those that are trashed or exposed together."""
    found = [
        cid
        for cid in change.cards
        if g.cards[cid].zone == PLAY and (ability.who is None or ability.who.matches(g, ctx, g.cards[cid]))
    ][: ability.amount]
    change.cards = [cid for cid in change.cards if cid not in found]
    change.amount -= len(found)
    return len(found)


def seen_before(g: State, kind: int, damage: tuple[int, ...], span: int) -> bool:
    """Whether such a change (damage of one of some kinds) happened or was prevented before in this turn or run."""
    wanted = DAMAGED if kind == WOULD_DAMAGE else ORDINALS.get(kind, -1)
    event = g.history
    while event is not None and (event.turn == g.turn if span == EACH_TURN else event.kind != RUN_BEGINS):
        if event.kind == wanted and (kind != WOULD_DAMAGE or event.what in damage):
            return True
        if event.kind == PREVENTED and event.what == wanted and (kind != WOULD_DAMAGE or event.amount in damage):
            return True
        event = event.previous
    return False
