"""Shortcuts: several choices in one click. "Break all with Corroder: 3 credits", at the least cost, or with several
breakers; one subroutine at its price; "Access all" in Archives; "Pay 2 from The Toolbox and 1 from the credit pool",
credits that are good for little else first.

Rules Reference: Encounter, Icebreaker, Archives, Cost, Credit - Recurring. The cheapest way to break is the one that
`netrunner.break_costs` finds.
"""

from __future__ import annotations

import gc
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import Final

from netrunner.break_costs import BreakPlan, after, cheapest, interacting, with_open_windows
from netrunner.engine.ability import Paid
from netrunner.engine.access import Access
from netrunner.engine.effects.ice import Boost, Break
from netrunner.engine.frame import O_ACCESS, O_SOURCE, O_USE
from netrunner.engine.funds import POOL
from netrunner.engine.payment import Payment
from netrunner.engine.prevention import rezzed_on_demand
from netrunner.engine.state import State
from netrunner.engine.terms import ARCHIVES, COUNTER_NAMES, CREDIT, ICE, RUNNER
from netrunner.server.live.break_losses import break_losses

NODES: Final = 400
SECONDS: Final = 0.1
"""Of computing, for all breakers together: everybody else at this server waits meanwhile."""
REPEATED: Final = 2
"""So often a search that found nothing in its time is made again, each time with the next document."""
MOST_BREAKERS: Final = 4
"""More are not tried together."""


@dataclass(frozen=True, slots=True)
class Shortcut:
    """Several choices in one, as a player is offered them: to break, to access, or to pay."""

    kind: str
    """break (everything), subroutine (one), access, pay, window (one that was passed)."""
    label: str
    keys: tuple[str, ...]
    card: int | None = None
    """The instance it belongs to."""
    subroutine: int | None = None
    credits: int = 0
    left: int | None = None
    """The credits in the Runner's pool afterwards."""
    cards: tuple[str, ...] = ()
    """The titles of the cards that do it."""
    counters: int = 0
    """Counters of theirs that are used up."""
    lost: tuple[str, ...] = ()
    """What else goes, in words: "Faerie is trashed"."""
    payers: tuple[str, ...] = ()
    """The titles of the cards whose credits are spent before those of the pool."""
    clicks: int = 0
    """Clicks that are spent."""
    count: int = 0
    """How many cards are accessed, or subroutines broken."""
    cost: str | None = None
    """window: what it costs, in the words of the game."""
    back: int | None = None
    """window: after how many choices of the game the window stood open that is opened again for it."""


class Shortcuts:
    """The shortcuts of one decision: searched for once, however often they are looked at."""

    def __init__(self) -> None:
        self.searched: tuple[State, int] | None = None
        self.found: list[Shortcut] = []
        self.repeats = 0
        """How often it is still worth searching again."""

    def at(self, g: State, number: int) -> list[Shortcut]:
        """The shortcuts of the decision with this number."""
        if self.searched is None or self.searched[0] is not g or self.searched[1] != number:
            self.searched, self.repeats = (g, number), REPEATED
            self.search(g)
        return self.found

    def repeat(self, g: State, number: int) -> bool:
        """Search again where the time ran out before anything was found: the server may have had something else to do.
        Where something was found it stays as it is, since it is chosen by its place. Whether it is found now."""
        if self.found or not self.repeats or self.searched is None:
            return False
        if self.searched[0] is not g or self.searched[1] != number:
            return False
        self.repeats -= 1
        self.search(g)
        return bool(self.found)

    def search(self, g: State) -> None:
        started = time.thread_time()
        with uncollected():
            self.found = shortcuts(g)
        if time.thread_time() - started < SECONDS:
            self.repeats = 0


@contextmanager
def uncollected() -> Iterator[None]:
    """No garbage is collected meanwhile: on a server with many games that takes longer than a search may."""
    collects = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collects:
            gc.enable()


def shortcuts(g: State) -> list[Shortcut]:
    """What whoever has to decide can do in one click."""
    if g.reason:
        return []
    if interacting(g):
        return breaks(g)
    return payments(g) or accesses(g)


def breaks(g: State) -> list[Shortcut]:
    """How the Runner's icebreakers could break everything that is unbroken, each alone, together, and with cards that
    weaken the ice, cheapest first; and then the cheapest way to break each subroutine."""
    encounter = g.encounter()
    if encounter is None or not (unbroken := encounter.unbroken(g)):
        return []
    rezzed_on_demand()  # the first break of a process reads the whole pool, which is not of the breakers' time
    until = time.thread_time() + SECONDS
    usable = {option.card for option in g.options if option.kind == O_USE}
    breaking_with = sorted(breaking_cards(g), key=lambda card: (not is_icebreaker(g, card), card))
    breakers = [card for card in breaking_with if card in usable]
    found: list[Shortcut] = []
    for breaker in breakers:
        if (way := cheapest(g, (breaker,), NODES, until, alike=True)) is not None and not gone(g, way, (breaker,)):
            found.append(breaking(g, way, (breaker,), len(unbroken)))
    able = [breaker for breaker in breakers if any(g.cards[breaker].instance == way.card for way in found)]
    in_time = time.thread_time() < until
    alone: list[tuple[int, ...]] = [(breaker,) for breaker in able or breakers]
    singles = one_by_one(g, alone, unbroken, until) if len(unbroken) > 1 and in_time else []
    helped = helped_breakers(g, breaking_with, usable)
    together = [tuple(breakers[:MOST_BREAKERS])] if len(breakers) > 1 else []
    for teams in (together, helped):
        ways = [(team, cheapest(g, team, NODES, until, alike=True)) for team in teams]
        made = [
            breaking(g, way, team, len(unbroken)) for team, way in ways if way is not None and not gone(g, way, team)
        ]
        for better in sorted(made, key=lambda shortcut: (shortcut.credits, shortcut.counters)):
            if not any(as_good(other, better) for other in found):
                found.append(better)
    if len(unbroken) > 1:
        priced = {way.subroutine for way in singles}
        singles += one_by_one(g, helped, [i for i in unbroken if i not in priced], until)
    icebreakers = {g.cards[card].definition.title for card in breaking_with if is_icebreaker(g, card)}
    found.sort(
        key=lambda shortcut: (
            not icebreakers.issuperset(shortcut.cards),
            bool(shortcut.lost),
            shortcut.clicks,
            shortcut.credits,
            shortcut.counters,
        )
    )
    if found and len(unbroken) == 1:
        label = of_one(unbroken[0], found[0].label)
        singles.append(replace(found[0], kind="subroutine", subroutine=unbroken[0], label=label))
    return found + singles


def breaking_cards(g: State) -> set[int]:
    """The Runner's cards that break subroutines: icebreakers, and others such as D4v1d."""
    found: set[int] = set()
    for entry in g.index.paid[RUNNER]:
        card = entry.ctx.source
        breaks = isinstance(entry.ability, Paid) and any(isinstance(effect, Break) for effect in entry.ability.effects)
        if is_icebreaker(g, card) or (breaks and not g.cards[card].definition.type & ICE):
            found.add(card)
    return found


def weakening_cards(g: State) -> set[int]:
    """The Runner's cards that lower the strength of encountered ice, such as Datasucker."""
    return {
        entry.ctx.source
        for entry in g.index.paid[RUNNER]
        if isinstance(entry.ability, Paid)
        and any(
            isinstance(effect, Boost) and isinstance(effect.amount, int) and effect.amount < 0
            for effect in entry.ability.effects
        )
    }


def helped_breakers(g: State, breakers: list[int], usable: set[int]) -> list[tuple[int, ...]]:
    """Each breaker with the cards that weaken the ice. One of fixed strength, such as Mimic, may not be usable before
    the ice is weakened."""
    weakening = tuple(sorted(usable & weakening_cards(g) - set(breakers)))
    return [(breaker, *weakening) for breaker in breakers] if weakening else []


def is_icebreaker(g: State, card: int) -> bool:
    return "icebreaker" in g.cards[card].definition.subtypes


def gone(g: State, way: BreakPlan, breakers: tuple[int, ...]) -> bool:
    """Whether a breaker is lost on the way: such a way is not offered. What goes as the encounter ends is told."""
    return any(way.end.cards[card].zone != g.cards[card].zone for card in breakers)


def one_by_one(g: State, teams: list[tuple[int, ...]], unbroken: list[int], until: float) -> list[Shortcut]:
    """The cheapest way to break each subroutine alone with one of the teams: a breaker, and what helps it."""
    found: list[Shortcut] = []
    first: dict[tuple[int, ...], BreakPlan | None] = {}
    if not unbroken or time.thread_time() >= until:
        return found
    for team in teams:
        first[team] = cheapest(g, team, NODES, until, subroutine=unbroken[0])
    for i in unbroken:
        if time.thread_time() >= until:
            break
        best: Shortcut | None = None
        for team in teams:
            known = first[team]
            way = None if known is None else likewise(g, known, unbroken[0], i)
            if way is None:
                way = cheapest(g, team, NODES, until, subroutine=i)
            if way is None or gone(g, way, team):
                continue
            made = breaking(g, way, team, 1, i)
            if best is None or price(made) < price(best):
                best = made
        if best is not None:
            found.append(best)
    return found


def as_good(way: Shortcut, other: Shortcut) -> bool:
    """Whether a way costs no more credits and clicks than another, and no card that the other keeps."""
    return way.credits <= other.credits and way.clicks <= other.clicks and set(way.lost) <= set(other.lost)


def price(way: Shortcut) -> tuple[bool, int, int]:
    """What is compared of two ways to break one subroutine."""
    return bool(way.lost), way.clicks, way.credits


def likewise(g: State, way: BreakPlan, one: int, other: int) -> BreakPlan | None:
    """The same way for another subroutine, where that is possible: most breakers do not care which."""
    if one == other:
        return way
    world = with_open_windows(g)
    keys: list[str] = []
    for key in way.keys:
        kind, card, number, extra = key.split(":")
        wanted = f"{kind}:{card}:{other}:{extra}" if kind == "subroutine" and number == str(one) else key
        option = next((option for option in world.options if option.key == wanted), None)
        if option is None:
            return None
        keys.append(wanted)
        world = after(world, option)
    encounter = world.encounter()
    done = encounter is not None and other in encounter.broken and interacting(world)
    return BreakPlan(way.paid, tuple(keys), world) if done else None


def of_one(subroutine: int, label: str) -> str:
    """ "Break all with Corroder: 1 credit", where all is one."""
    return label.replace("Break all", f"Break subroutine {subroutine + 1}", 1)


def breaking(
    g: State, way: BreakPlan, breakers: tuple[int, ...], count: int, subroutine: int | None = None
) -> Shortcut:
    """A way to break, as a player is offered it."""
    used = [card for card in breakers if any(key.split(":")[:2] == ["use", str(card)] for key in way.keys)]
    titles = tuple(g.cards[card].definition.title for card in used)
    clicks = clicks_spent(g, way)
    lost, kept = break_losses(g, way.end, used)
    counters = counters_used(g, kept, used)
    label = f"Break all with {' and '.join(titles)}: {', '.join([costs(way.paid, counters, clicks), *lost])}"
    return Shortcut(
        kind="break" if subroutine is None else "subroutine",
        label=label if subroutine is None else of_one(subroutine, label),
        keys=way.keys,
        card=g.cards[used[0]].instance if len(used) == 1 else None,
        subroutine=subroutine,
        credits=way.paid,
        left=way.end.players[RUNNER].credits,
        cards=titles,
        counters=sum(counters.values()),
        lost=lost,
        payers=payers(g, way.end),
        clicks=clicks,
        count=count,
    )


def counters_used(start: State, end: State, cards: Sequence[int]) -> dict[str, int]:
    """The counters besides credits that the cards have fewer of."""
    used: dict[str, int] = {}
    for kind, name in enumerate(COUNTER_NAMES):
        gone = sum(start.cards[card].counters[kind] - end.cards[card].counters[kind] for card in cards)
        if gone > 0 and kind != CREDIT:
            used[name] = gone
    return used


def payers(start: State, end: State) -> tuple[str, ...]:
    """The titles of the Runner's cards that have fewer credits."""
    rig = start.players[RUNNER].rig
    spent = [card for card in rig if end.cards[card].counters[CREDIT] < start.cards[card].counters[CREDIT]]
    return tuple(dict.fromkeys(start.cards[card].definition.title for card in spent))


def clicks_spent(g: State, way: BreakPlan) -> int:
    return max(0, g.players[RUNNER].clicks - way.end.players[RUNNER].clicks)


def costs(paid: int, counters: dict[str, int], clicks: int = 0) -> str:
    """What a player reads of what it takes.

    >>> costs(1, {}), costs(0, {}, 2), costs(2, {"virus": 1})
    ('1 credit', '2 clicks', '2 credits, 1 virus counter')
    """
    spent = [f"{clicks} click{'' if clicks == 1 else 's'}"] if clicks else []
    if paid or not spent:
        spent.append(f"{paid} credit{'' if paid == 1 else 's'}")
    used = [f"{number} {name} counter{'' if number == 1 else 's'}" for name, number in counters.items()]
    return ", ".join([*spent, *used])


def accesses(g: State) -> list[Shortcut]:
    """To access the cards of Archives one after another, until something else has to be decided."""
    access = g.stack[-1] if g.stack else None
    if not isinstance(access, Access) or access.server != ARCHIVES:
        return []
    keys: list[str] = []
    titles = {g.cards[option.card].definition.title for option in g.options if option.kind == O_ACCESS}
    count = sum(g.cards[cid].definition.title in titles for cid in access.fixed)  # copies are offered as one
    world = g.clone()
    while world.stack and isinstance(world.stack[-1], Access) and not world.reason:
        chosen = next((option for option in world.options if option.kind == O_ACCESS), None)
        if chosen is None:
            break
        keys.append(chosen.key)
        world.choose(chosen)
    if not keys or count < 2:
        return []
    return [Shortcut("access", f"Access all {count} cards", tuple(keys), count=count)]  # the last without a question


def payments(g: State) -> list[Shortcut]:
    """The usual way to pay what is left of a cost, where several credits come from more than the pool."""
    payment = g.stack[-1] if g.stack else None
    if not isinstance(payment, Payment) or g.options[0].kind != O_SOURCE:
        return []
    usual = payment.copy()
    keys: list[str] = []
    while usual.left > 0:
        options = usual.options(g)
        left = usual.left
        source = min(options, key=lambda option: rank(g, option.card, left))
        usual.choose(g, source)
        if len(options) > 1:  # what is the only one left is taken without a question
            keys.append(source.key)
    taken = usual.taken[len(payment.taken) :]
    if len(taken) < 2:
        return []
    return [Shortcut("pay", receipt(g, taken), tuple(keys), credits=sum(amount for _, amount in taken))]


def rank(g: State, source: int, left: int) -> int:
    """Credits that are lost soon first, if they cover what is left to pay; then those that come back, then those of
    other cards; the pool last."""
    run = g.run()
    if source == POOL:
        return 0 if run is not None and run.credits >= left else 3
    hosted = g.cards[source].definition.credits
    return 1 if hosted is not None and hosted.recurring else 2


def receipt(g: State, taken: Sequence[tuple[int, int]]) -> str:
    """What a player reads: where the credits come from."""
    counts: Counter[int] = Counter()
    for source, amount in taken:
        counts[source] += amount
    *parts, last = [f"{amount} from {place(g, source)}" for source, amount in counts.items()]
    return f"Pay {', '.join(parts)} and {last}" if parts else f"Pay {last}"


def place(g: State, source: int) -> str:
    return "the credit pool" if source == POOL else g.cards[source].definition.title
