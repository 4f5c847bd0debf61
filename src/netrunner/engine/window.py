"""Paid ability windows with real priority. Rules Reference: Paid Ability Window.

The player whose turn it is acts first, as often as they wish; then the other player; and so on until both have had a
chance and one declines. What a window allows beside paid abilities stands in the timing tables.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from netrunner.engine.event import supposed
from netrunner.engine.events import matches
from netrunner.engine.frame import GO_ON, NOBODY_CAUSES, O_PASS, O_REZ, O_SCORE, O_USE, PASS_OPTION, Frame, Option
from netrunner.engine.funds import credit_sources
from netrunner.engine.legality.actions import why_not_score
from netrunner.engine.legality.rezzing import why_not_rez
from netrunner.engine.legality.using import why_not_use
from netrunner.engine.rez import Rez, score
from netrunner.engine.terms import (
    AGENDA,
    APPROACHED_SERVER,
    CORP,
    COUNTERS_GONE,
    CREDIT,
    DAMAGED,
    FOR_ABILITY,
    ICE,
    POOL_EMPTIED,
    Q_KEEPS_STRENGTH,
    RESOLVED,
    RUN_ENDED,
    RUNNER,
    SPENT_CREDITS,
)
from netrunner.engine.timing import REZ, REZ_ICE, SCORE, Step
from netrunner.engine.use import use

if TYPE_CHECKING:
    from netrunner.engine.ability import Paid
    from netrunner.engine.card import Card
    from netrunner.engine.event import Event
    from netrunner.engine.index import Active, Index
    from netrunner.engine.state import State

# What the next window is told of: noted among what was used this turn, by nobody.
AWAITED: Final[tuple[int, ...]] = (RESOLVED, DAMAGED, RUN_ENDED)
NO_CARDS: Final[list[int]] = []
ONLY_PASS: Final = [PASS_OPTION]
ONLY_GO_ON: Final = [GO_ON]


@final
class Window(Frame):
    """One open window."""

    __slots__ = ("acted", "after", "holder", "seen", "timing")

    def __init__(self, timing: Step, holder: int, seen: int = 0, acted: bool = False, after: int = -1) -> None:
        self.timing = timing
        self.holder = holder  # who has the opportunity to act
        self.seen = seen  # bits of the sides that have had one
        self.acted = acted  # whether the holder has acted during this opportunity
        self.after = after  # bits of what has happened since the window before; -1: not opened yet

    def step(self, g: State) -> bool:
        if self.after < 0:
            if g.used:
                self.open(g)
            else:
                self.after = 0
        if g.run_at >= 0 and interrupted(g):
            g.pop()
            return False
        if g.skip_empty_windows and hopeless(g, self.holder, self.timing):
            if hopeless(g, 1 - self.holder, self.timing):
                del g.stack[-1]  # both decline
                return False
            return not self.decline(g)
        return True

    def open(self, g: State) -> None:
        """It is told what has happened since the window before; no later one is, whatever can be done in this one."""
        self.after = 0
        for i in range(len(AWAITED)):
            if (-1, AWAITED[i]) in g.used:
                self.after |= 1 << i
        if self.after:
            g.used = tuple(one for one in g.used if one[0] >= 0)

    def decline(self, g: State) -> bool:
        """The holder is finished. The window closes when both have had a chance and one declines to act: True then."""
        self.seen |= 1 << self.holder
        if self.seen == 3 and not self.acted:
            g.pop()
            return True
        self.holder = 1 - self.holder
        self.acted = False
        return False

    def causing(self) -> int:
        return NOBODY_CAUSES

    def side(self, g: State) -> int:
        return self.holder

    def prompt(self, g: State) -> str:
        return f"{self.timing.name} {self.timing.number}: you may act or pass."

    def options(self, g: State) -> list[Option]:
        paid = (g._index or g.index).paid[self.holder]
        if not paid and (self.holder != CORP or not self.timing.allows):
            return ONLY_PASS
        result = [PASS_OPTION]
        for entry in paid:
            ability = entry.ability
            if why_not_use(g, entry) is None:
                idle = ability.fades() and futile(g, entry)
                result.append(Option(O_USE, entry.ctx.source, ability.index, 0, idle))
        if self.holder == CORP and self.timing.allows:
            for cid in cards_to_turn(g, self.timing.allows):
                result.append(Option(O_SCORE if g.cards[cid].definition.type & AGENDA else O_REZ, cid))
        return result

    def choose(self, g: State, option: Option) -> None:
        if option.kind == O_PASS:
            self.decline(g)
            return
        self.acted = True
        if option.kind == O_REZ:
            g.push(Rez(option.card))
        elif option.kind == O_SCORE:
            score(g, option.card)
        else:
            use(g, self.holder, option.card, option.arg)

    def automatic(self, g: State) -> bool:
        return g.skip_empty_windows

    def copy(self) -> Window:
        return Window(self.timing, self.holder, self.seen, self.acted, self.after)

    def key(self) -> tuple[object, ...]:
        return ("window", self.timing.number, self.timing.name, self.holder, self.seen, self.acted, self.after)

    def follows(self, event: int) -> bool:
        return self.after > 0 and bool(self.after >> AWAITED.index(event) & 1)


@final
class Pause(Frame):
    """The Corp is asked to go on as a server is approached, since unrezzed ice might have something to say about that:
    whether such ice is really there must not be told by whether the Corp is asked (docs/rules-decisions.md)."""

    __slots__ = ("token",)

    def __init__(self, token: int) -> None:
        self.token = token  # the approach that it is about

    def step(self, g: State) -> bool:
        if g.run_at >= 0 and g.structure_open(self.token) and not interrupted(g):
            return True
        g.pop()
        return False

    def side(self, g: State) -> int:
        return CORP

    def prompt(self, g: State) -> str:
        return "None of your ice answers the approach of the server."

    def options(self, g: State) -> list[Option]:
        return ONLY_GO_ON

    def choose(self, g: State, option: Option) -> None:
        g.pop()

    def automatic(self, g: State) -> bool:
        return False

    def copy(self) -> Pause:
        return Pause(self.token)


def paused(options: list[Option]) -> bool:
    """Whether somebody is asked only so that the others cannot tell from it what is hidden."""
    return len(options) == 1 and options[0].key == GO_ON.key


def unrecorded_pause(g: State, key: str) -> bool:
    """Whether the game pauses where its record, which is older than the pause, goes on with another choice."""
    return not g.reason and paused(g.options) and g.options[0].key != key


def pause_at_server(g: State, token: int) -> None:
    """Where windows are not skipped, the Corp with an unrezzed piece of ice that the Runner does not know is asked at
    the approach of a server, whether or not that is one that can be rezzed there (Formicary)."""
    if any(not g.cards[entry.ctx.source].faceup for entry in g.index.triggers[APPROACHED_SERVER]):
        return  # it is asked about that
    if any(not g.cards[cid].known >> RUNNER & 1 for server in g.servers for cid in server.ice):
        g.push(Pause(token))


def open_window(g: State, timing: Step) -> None:
    """Open a window at a step. One in which nobody can do anything is over already, unless such windows are wanted."""
    index = g._index or g.index
    skips = g.skip_empty_windows and not g.dirty
    lasting = index.durable[RUNNER] or index.durable[CORP]
    if skips and not lasting and not g.used and empty(g, timing):
        return
    window = Window(timing, g.active)
    window.after = 0
    g.stack.append(window)  # what can be done may depend on it
    if g.used:
        window.open(g)
    if skips and lasting and empty(g, timing):
        del g.stack[-1]


def empty(g: State, timing: Step) -> bool:
    """Whether neither side can do anything that lasts."""
    index = g._index or g.index
    paid = index.paid
    if (paid[RUNNER] and can_use(g, index, RUNNER)) or (paid[CORP] and can_use(g, index, CORP)):
        return False
    return not timing.allows or not cards_to_turn(g, timing.allows, first=True)


def hopeless(g: State, side: int, timing: Step) -> bool:
    """Whether a side can do nothing that lasts."""
    index = g._index or g.index
    if index.paid[side] and can_use(g, index, side):
        return False
    return side != CORP or not timing.allows or not cards_to_turn(g, timing.allows, first=True)


def can_use(g: State, index: Index, side: int) -> bool:
    """Whether a side can use an ability for something that lasts. What fades at once is not even asked for."""
    triggers = index.triggers
    fading = g.encounter_at < 0 and not (triggers[SPENT_CREDITS] or triggers[POOL_EMPTIED])
    if fading and (index.statics[Q_KEEPS_STRENGTH] or (index.credits[side] and purse_awaited(g, index))):
        fading = False
    for entry in index.durable[side] if fading else index.paid[side]:
        if why_not_use(g, entry) is None and not (entry.ability.fades() and futile(g, entry)):
            return True
    return False


def cards_to_turn(g: State, allows: int, first: bool = False) -> list[int]:
    """The cards that the Corp can rez, and the agendas that it can score, where a window allows it; of several only the
    `first`, to know that there are any."""
    result = NO_CARDS
    if allows & (REZ | SCORE):
        cards = g.cards
        for server in g.servers:
            for cid in server.root:
                card = cards[cid]
                turns = allows & SCORE if card.definition.type & AGENDA else not card.faceup
                if turns and can_turn(g, card, allows):
                    if first:
                        return [cid]
                    result = [*result, cid]
        for cid in g.players[CORP].rig:
            card = g.cards[cid]
            if not card.definition.type & ICE and can_turn(g, card, allows):
                result = [*result, cid]
    if allows & REZ_ICE:
        run = g.run()
        if run is not None and run.ice_present(g):
            ice = g.cards[run.ice]
            looping = run.looping and not run.may_jack_out(g)  # then it is the Corp who has to end the loop
            if not ice.faceup and not looping and why_not_rez(g, ice) is None:
                result = [*result, run.ice]
    return result


def can_turn(g: State, card: Card, allows: int) -> bool:
    """Whether the Corp can rez a card that is not ice, or score an agenda."""
    if card.definition.type & AGENDA:
        return allows & SCORE > 0 and why_not_score(g, card) is None
    return not card.faceup and allows & REZ > 0 and why_not_rez(g, card) is None


def interrupted(g: State) -> bool:
    """The run was ended, or the ice bypassed or moved while accessed: the window is over at once."""
    run = g.run()
    assert run is not None
    encounter = g.encounter()
    return run.ended or (encounter is not None and (encounter.bypassed or encounter.displaced(g)))


def purse_awaited(g: State, index: Index) -> bool:
    """Whether something waits for the last credit of a card whose credits can be spent."""
    for entry in index.triggers[COUNTERS_GONE]:
        if g.cards[entry.ctx.source].definition.credits is not None:
            return True
    return False


def futile(g: State, entry: Active[Paid]) -> bool:
    """A boost outside an encounter is reset at once (Rules Reference: Icebreaker): legal, but idle unless the spending
    itself means something to an active card."""
    if g.encounter_at >= 0:
        return False
    index = g._index or g.index
    if index.triggers[SPENT_CREDITS] or takes_the_last(g, index, entry):
        return False
    return not index.statics[Q_KEEPS_STRENGTH] or not g.keeps_strength(g.cards[entry.ctx.source])


def takes_the_last(g: State, index: Index, entry: Active[Paid]) -> bool:
    """Whether paying for an ability may take the last credit of the pool, or of a card, and something waits for that
    (Dadiana Chacon, Ghost Runner)."""
    side = entry.ctx.user
    price = entry.ability.cost.credits
    if index.triggers[POOL_EMPTIED] and 0 < g.players[side].credits <= price:
        if awaited(g, index, supposed(POOL_EMPTIED, g.turn, side, None)):
            return True
    if index.triggers[COUNTERS_GONE]:
        for cid in credit_sources(g, side, FOR_ABILITY, entry.ctx.source):
            if g.cards[cid].counters[CREDIT] <= price:
                emptied = supposed(COUNTERS_GONE, g.turn, side, g.cards[cid])
                emptied.what = CREDIT
                if awaited(g, index, emptied):
                    return True
    return False


def awaited(g: State, index: Index, event: Event) -> bool:
    """Whether an active ability would trigger if something happened now."""
    event.previous = g.history
    for entry in index.triggers[event.kind]:
        if matches(g, entry.ability, entry.ctx, event):
            return True
    return False


def worthless(options: list[Option]) -> bool:
    """Nothing to do but pass, or nothing that would last."""
    if options is not ONLY_PASS and len(options) > 1:
        for option in options:
            if option.kind != O_PASS and not option.idle:
                return False
    return True
