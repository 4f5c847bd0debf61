"""Damage, tags, bad publicity, trashing and exposing. Rules Reference: Damage, Tag, Bad Publicity, Composite Effect."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast, final

from netrunner.engine.amount import Amount, count_words, value_of
from netrunner.engine.constant import MoreDamage, MoreTags
from netrunner.engine.effect import Effect
from netrunner.engine.effects.economy import Gain
from netrunner.engine.frame import O_CARD, Option
from netrunner.engine.terms import (
    ASK,
    DAMAGE_NAMES,
    DISCARD,
    DONE,
    NOBODY,
    PLAY,
    RUNNER,
    WAIT,
)
from netrunner.engine.would import (
    BadPublicityChange,
    Change,
    DamageChange,
    ExposeChange,
    GainChange,
    TagChange,
    TrashChange,
    would,
)

if TYPE_CHECKING:
    from netrunner.engine.context import Context
    from netrunner.engine.filter import Filter
    from netrunner.engine.resolve import Resolve
    from netrunner.engine.state import State


class Harm(Effect):
    """An effect that is one would-be change, and so can be part of a composite effect."""

    __slots__ = ()

    def change(self, g: State, ctx: Context) -> Change | None:
        """What is about to happen, or None if it is nothing."""
        raise NotImplementedError

    def step(self, g: State, f: Resolve) -> int:
        if f.stage == 0:
            f.stage = 1
            change = self.change(g, f.ctx)
            if change is not None:
                would(g, [change])
                return WAIT
        return DONE


@final
class Damage(Harm):
    """Do net, meat or brain damage to the Runner."""

    __slots__ = ("amount", "kind", "preventable", "suffer")

    def __init__(self, kind: int, amount: int | Amount, preventable: bool = True, suffer: bool = False) -> None:
        self.kind = kind
        self.amount = amount
        self.preventable = preventable
        self.suffer = suffer  # the Runner suffers it, but nobody does it

    def change(self, g: State, ctx: Context) -> Change | None:
        amount = value_of(self.amount, g, ctx)
        if amount <= 0:
            return None
        if not self.suffer:
            for entry in g.index.more_damage:
                more = cast(MoreDamage, entry.ability)
                if more.kind == self.kind and entry.ctx.side == ctx.side:
                    amount += more.amount
        return DamageChange(self.kind, amount, ctx.source, ctx.side, self.preventable, done=not self.suffer)

    def could(self, g: State, ctx: Context) -> bool:
        return value_of(self.amount, g, ctx) > 0

    def describe(self) -> str:
        name = f"{DAMAGE_NAMES[self.kind]} damage"
        words = count_words(self.amount, name, name)
        cannot = "" if self.preventable else " (it cannot be prevented)"
        return f"{'suffer' if self.suffer else 'do'} {words}{cannot}"


@final
class Tag(Harm):
    """Give the Runner tags."""

    __slots__ = ("amount", "own")

    def __init__(self, amount: int | Amount = 1, own: bool = False) -> None:
        self.amount = amount
        self.own = own  # the Runner's own card: "take" rather than "give the Runner"

    def change(self, g: State, ctx: Context) -> Change | None:
        amount = value_of(self.amount, g, ctx)
        if amount <= 0:
            return None
        for entry in g.index.more_tags:
            if entry.ctx.side == ctx.side:
                amount += cast(MoreTags, entry.ability).amount
        return TagChange(amount, ctx.source)

    def could(self, g: State, ctx: Context) -> bool:
        return value_of(self.amount, g, ctx) > 0

    def describe(self) -> str:
        return f"{'take' if self.own else 'give the Runner'} {count_words(self.amount, 'tag')}"


@final
class BadPublicity(Harm):
    """The Corp takes bad publicity."""

    __slots__ = ("amount",)

    def __init__(self, amount: int = 1) -> None:
        self.amount = amount

    def change(self, g: State, ctx: Context) -> Change | None:
        return BadPublicityChange(self.amount, ctx.source)

    def describe(self) -> str:
        return f"take {self.amount} bad publicity"


@final
class Both(Effect):
    """A composite effect: everything at once, with one chance to prevent any part of it."""

    __slots__ = ("parts",)

    def __init__(self, *parts: Harm | Gain) -> None:
        self.parts = parts

    def step(self, g: State, f: Resolve) -> int:
        if f.stage == 0:
            f.stage = 1
            changes: list[Change] = []
            for part in self.parts:
                change = gain_change(part, g, f.ctx) if isinstance(part, Gain) else part.change(g, f.ctx)
                if change is not None:
                    changes.append(change)
            if changes:
                would(g, changes)
                return WAIT
        return DONE

    def could(self, g: State, ctx: Context) -> bool:
        return any(part.could(g, ctx) for part in self.parts)

    def describe(self) -> str:
        return " and ".join(part.describe() for part in self.parts)


def gain_change(part: Gain, g: State, ctx: Context) -> Change | None:
    """Credits that are gained at the same time as the rest of a composite effect happens."""
    amount = value_of(part.amount, g, ctx)
    side = ctx.side if part.who == NOBODY else part.who
    return GainChange(amount, ctx.source, side) if amount > 0 else None


@final
class RemoveTags(Effect):
    """The Runner loses tags."""

    __slots__ = ("amount",)

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def step(self, g: State, f: Resolve) -> int:
        runner = g.players[RUNNER]
        lost = min(self.amount, runner.tags)
        runner.tags -= lost
        if lost:
            g.note("The Runner loses {n} tag{s}.", number=lost)
        return DONE

    def could(self, g: State, ctx: Context) -> bool:
        return g.players[RUNNER].tags > 0

    def describe(self) -> str:
        return f"the Runner loses {count_words(self.amount, 'tag')}"


@final
class Trash(Effect):
    """Trash the chosen cards, the source itself (`itself`) or the source's host. The next effect may count the chosen
    cards that were trashed."""

    __slots__ = ("by", "host", "itself", "preventable")

    def __init__(self, itself: bool = False, host: bool = False, by: int = -1, preventable: bool = True) -> None:
        self.itself = itself
        self.host = host
        self.by = by
        self.preventable = preventable

    def cards(self, g: State, ctx: Context) -> list[int]:
        if self.itself:
            return [ctx.source] if g.cards[ctx.source].instance == ctx.instance else []
        if self.host:
            host = g.cards[ctx.source].host
            return [host] if host >= 0 else []
        return list(ctx.targets)

    def step(self, g: State, f: Resolve) -> int:
        if f.stage == 0:
            f.stage = 1
            cards = self.cards(g, f.ctx)
            if cards:
                by = f.ctx.side if self.by < 0 else self.by
                would(g, [TrashChange(cards, by, f.ctx.source, self.preventable)])
                return WAIT
        f.ctx.amount = sum(g.cards[cid].zone != PLAY for cid in f.ctx.targets)
        return DONE

    def could(self, g: State, ctx: Context) -> bool:
        return bool(self.cards(g, ctx))

    def describe(self) -> str:
        if self.itself:
            return "trash this card"
        return "trash the host" if self.host else "trash it"


@final
class Expose(Effect):
    """Expose one card of a description, or the chosen cards."""

    __slots__ = ("who",)

    def __init__(self, who: Filter | None = None) -> None:
        self.who = who

    def step(self, g: State, f: Resolve) -> int:
        if f.stage == 0 and self.who is not None and not f.picked and self.who.any(g, f.ctx):
            return ASK
        if f.stage == 0:
            f.stage = 1
            cards = list(f.ctx.targets if self.who is None else f.picked)
            if cards:
                would(g, [ExposeChange(cards, f.ctx.source)])
                return WAIT
        return DONE

    def prompt(self, g: State, f: Resolve) -> str:
        return "choose a card to expose."

    def options(self, g: State, f: Resolve) -> list[Option]:
        return [] if self.who is None else [Option(O_CARD, cid) for cid in self.who.find(g, f.ctx)]

    def choose(self, g: State, f: Resolve, option: Option) -> None:
        f.picked = (option.card,)

    def could(self, g: State, ctx: Context) -> bool:
        return self.who is not None and self.who.any(g, ctx)

    def describe(self) -> str:
        return "expose it" if self.who is None else "expose 1 card"


@final
class TrashAccessed(Effect):
    """Trash the card being accessed at no cost, even if it cannot normally be trashed."""

    __slots__ = ()

    def step(self, g: State, f: Resolve) -> int:
        cid = g.accessed_card()
        if f.stage == 0 and cid >= 0 and g.cards[cid].zone != DISCARD:
            f.stage = 1
            g.mut(cid).known = 3
            would(g, [TrashChange([cid], RUNNER, f.ctx.source)])
            return WAIT
        return DONE

    def could(self, g: State, ctx: Context) -> bool:
        cid = g.accessed_card()
        if cid < 0 or g.cards[cid].zone == DISCARD:
            return False
        return not (g.index.forbids and g.forbidden("trash", RUNNER, g.cards[cid]))

    def describe(self) -> str:
        return "trash the card being accessed at no cost"
