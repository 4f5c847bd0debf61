"""Effects on what cards host and on what is moved between cards and piles. Rules Reference: Hosted, Uninstall, Swap."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast, final

from netrunner.engine.amount import Amount, value_of
from netrunner.engine.constant import Static
from netrunner.engine.effect import Effect
from netrunner.engine.effects.choice import distinct
from netrunner.engine.effects.counters import noun
from netrunner.engine.frame import O_CARD, Option
from netrunner.engine.install import Install
from netrunner.engine.legality import why_not_install, within_memory
from netrunner.engine.moves import set_counters, swap_scored, to_hand, to_score_area
from netrunner.engine.placement import host_card
from netrunner.engine.terms import ASK, DONE, HAND, HOSTED, PLAY, PROGRAM, Q_COUNTERS, RUNNER, SCORED, WAIT

if TYPE_CHECKING:
    from netrunner.engine.card import Card
    from netrunner.engine.context import Context
    from netrunner.engine.filter import Filter
    from netrunner.engine.resolve import Resolve
    from netrunner.engine.state import State


@final
class HostChosen(Effect):
    """Host the chosen cards on the source without installing them. A card being accessed is accessed no longer."""

    __slots__ = ("facedown",)

    def __init__(self, facedown: bool = False) -> None:
        self.facedown = facedown

    def step(self, g: State, f: Resolve) -> int:
        source = g.cards[f.ctx.source]
        if source.zone not in (PLAY, SCORED) or source.instance != f.ctx.instance:
            return DONE
        for cid in f.ctx.targets:
            if g.accessed_card() == cid:
                end_access(g, cid)
            host_card(g, cid, source.id, faceup=not self.facedown)
            g.note("{card} is hosted on {where}.", cid, where=source.definition.title)
        return DONE

    def could(self, g: State, ctx: Context) -> bool:
        return False

    def describe(self) -> str:
        return f"host it{' facedown' if self.facedown else ''} on this card"


def end_access(g: State, cid: int) -> None:
    """Nothing else about the access of the card can resolve."""
    for frame in g.stack:
        if frame.accessed() == cid:
            frame.stop()


@final
class ScoreHosted(Effect):
    """Add a card hosted on the source to your score area. That is neither scoring nor stealing."""

    __slots__ = ()

    def hosted(self, g: State, ctx: Context) -> list[int]:
        return [cid for cid in g.cards[ctx.source].hosted if g.cards[cid].zone == HOSTED]

    def step(self, g: State, f: Resolve) -> int:
        hosted = self.hosted(g, f.ctx)
        if f.stage == 0:
            return ASK if hosted else DONE
        return DONE

    def prompt(self, g: State, f: Resolve) -> str:
        return "choose the card to add to your score area."

    def options(self, g: State, f: Resolve) -> list[Option]:
        return [Option(O_CARD, cid) for cid in self.hosted(g, f.ctx)]

    def choose(self, g: State, f: Resolve, option: Option) -> None:
        f.stage = 1
        to_score_area(g, option.card, f.ctx.side)
        g.note("{card} is added to the score area.", option.card)

    def could(self, g: State, ctx: Context) -> bool:
        return bool(self.hosted(g, ctx))

    def describe(self) -> str:
        return "add an agenda hosted on this card to your score area"


@final
class AddToHand(Effect):
    """Add the chosen cards to their owners' hands."""

    __slots__ = ()

    def step(self, g: State, f: Resolve) -> int:
        for cid in f.ctx.targets:
            g.note(f"{{card}} is added to {('HQ', 'the grip')[g.cards[cid].owner]}.", cid)
            to_hand(g, cid)
        return DONE

    def could(self, g: State, ctx: Context) -> bool:
        return False

    def describe(self) -> str:
        return "add it to its owner's hand"


@final
class SwapWithStolen(Effect):
    """Swap the stolen agenda of the event with the chosen agenda in the other score area, with all that is on them."""

    __slots__ = ()

    def step(self, g: State, f: Resolve) -> int:
        event = f.ctx.event
        if event is not None and f.ctx.targets and g.cards[event.card].zone == SCORED:
            g.note("{card} is swapped into the other score area.", event.card)
            swap_scored(g, event.card, f.ctx.targets[0])
        return DONE

    def could(self, g: State, ctx: Context) -> bool:
        return False

    def describe(self) -> str:
        return "swap the stolen agenda with it"


@final
class MoveCounters(Effect):
    """Move counters of a kind from the source to the chosen card: a number, or all (-1) with those that count as hosted
    on it. The source may have been trashed to pay for it."""

    __slots__ = ("amount", "counter")

    def __init__(self, counter: int, amount: int = -1) -> None:
        self.counter = counter
        self.amount = amount

    def step(self, g: State, f: Resolve) -> int:
        if not f.ctx.targets:
            return DONE
        to = f.ctx.targets[0]
        moved = 0
        source = g.cards[f.ctx.source]
        if source.instance == f.ctx.instance:
            have = source.counters[self.counter]
            moved = have if self.amount < 0 else min(self.amount, have)
            set_counters(g, source.id, self.counter, have - moved)
        elif self.amount < 0:
            moved = f.ctx.counters[self.counter]
        if self.amount < 0:
            for lender in self.lenders(g, f.ctx):
                if lender != to:
                    moved += g.cards[lender].counters[self.counter]
                    set_counters(g, lender, self.counter, 0)
        if moved:
            set_counters(g, to, self.counter, g.cards[to].counters[self.counter] + moved)
            g.note(f"{{n}} {noun(self.counter)}{{s}} moved to {{card}}.", to, moved)
        return DONE

    def lenders(self, g: State, ctx: Context) -> list[int]:
        """The cards whose counters count as hosted on the source, wherever it is by now."""
        result: list[int] = []
        for entry in g.index.statics[Q_COUNTERS]:
            static = cast(Static, entry.ability)
            if static.amount == self.counter and entry.ctx.source != ctx.source and static.who is not None:
                if static.who.is_kind(g, ctx.source):
                    result.append(entry.ctx.source)
        return result

    def could(self, g: State, ctx: Context) -> bool:
        return False

    def describe(self) -> str:
        many = "all" if self.amount < 0 else str(self.amount)
        plural = "" if self.amount == 1 else "s"
        return f"move {many} {noun(self.counter)}{plural} from this card to it"


@final
class InstallHere(Effect):
    """Install a card of a description: from the hand onto the source (`on_source`), or one that is hosted on it.

    `most` bounds the printed install cost; `free` ignores the install cost, `discount` lowers it.
    """

    __slots__ = ("discount", "free", "most", "on_source", "who")

    def __init__(
        self,
        who: Filter,
        discount: int = 0,
        free: bool = False,
        on_source: bool = False,
        most: Amount | None = None,
    ) -> None:
        self.who = who
        self.discount = discount
        self.free = free
        self.on_source = on_source
        self.most = most

    def found(self, g: State, ctx: Context) -> list[int]:
        return [cid for cid in distinct(g, self.who.find(g, ctx)) if self.fits(g, ctx, g.cards[cid])]

    def fits(self, g: State, ctx: Context, card: Card) -> bool:
        if self.most is not None and card.definition.cost > value_of(self.most, g, ctx):
            return False
        if self.on_source:
            only = card.definition.install_only
            if only is not None and only.on is not None:
                return False
            if card.definition.type & PROGRAM and not within_memory(g, card, ctx.source):
                return False
        return why_not_install(g, card, clicks=0, discount=self.discount, free=self.free) is None

    def step(self, g: State, f: Resolve) -> int:
        if f.stage == 0:
            return ASK if self.found(g, f.ctx) else DONE
        return DONE

    def prompt(self, g: State, f: Resolve) -> str:
        return f"choose {self.who.describe(1)} to install."

    def options(self, g: State, f: Resolve) -> list[Option]:
        return [Option(O_CARD, cid) for cid in self.found(g, f.ctx)]

    def choose(self, g: State, f: Resolve, option: Option) -> None:
        f.stage = 1
        if self.on_source:
            g.push(Install(option.card, self.discount, self.free, place=f.ctx.source))
        else:
            g.push(Install(option.card, self.discount, self.free))

    def could(self, g: State, ctx: Context) -> bool:
        return bool(self.found(g, ctx))

    def describe(self) -> str:
        where = " on this card" if self.on_source else ""
        cost = ", ignoring the install cost" if self.free else ""
        if self.discount:
            cost = f", lowering the install cost by {self.discount}"
        limit = f", with a cost of at most 1 credit for each {self.most.describe()}," if self.most is not None else ""
        hand = " from your hand" if self.who.zone == HAND else ""
        return f"install {self.who.describe(1)}{hand}{limit}{where}{cost}".replace(",,", ",")


@final
class InstallThis(Effect):
    """Install the source from the grip, ignoring all costs."""

    __slots__ = ()

    def step(self, g: State, f: Resolve) -> int:
        if f.stage == 0 and self.could(g, f.ctx):
            f.stage = 1
            g.push(Install(f.ctx.source, free=True))
            return WAIT
        return DONE

    def could(self, g: State, ctx: Context) -> bool:
        card = g.cards[ctx.source]
        return card.zone == HAND and card.owner == RUNNER and why_not_install(g, card, clicks=0, free=True) is None

    def describe(self) -> str:
        return "install this card from your grip, ignoring all costs"
