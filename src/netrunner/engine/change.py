"""Changes that are about to happen and can be prevented or avoided: damage, tags, trashing, exposing, bad publicity.

Rules Reference: Composite Effect, Batch Effects, Damage, Tag, Trash, Expose. What lets them happen is `prevention`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from netrunner.engine.damage import PendingDamage, suffer
from netrunner.engine.events import emit
from netrunner.engine.log import SUBJECTS
from netrunner.engine.moves import hosted_first, trash_now
from netrunner.engine.terms import (
    BAD_PUBLICITY_TAKEN,
    CORP,
    DAMAGE_DONE,
    DAMAGE_NAMES,
    DAMAGED,
    DISCARD,
    EXPOSED,
    GAINED_CREDITS,
    PLAY,
    PREVENTED,
    RUNNER,
    TAG_TAKEN,
    TRASHED,
    WOULD_BAD_PUBLICITY,
    WOULD_DAMAGE,
    WOULD_EXPOSE,
    WOULD_GAIN,
    WOULD_TAG,
    WOULD_TRASH,
    WOULD_TRIGGER,
)

if TYPE_CHECKING:
    from netrunner.engine.resolve import Resolve
    from netrunner.engine.state import State


# Changes that happen to a player: prevented, they still count as an occurrence (Rules Reference: Ordinal Events).
ORDINALS: Final = {
    WOULD_TAG: TAG_TAKEN,
    WOULD_EXPOSE: EXPOSED,
    WOULD_BAD_PUBLICITY: BAD_PUBLICITY_TAKEN,
}


class Change:
    """Something about to happen. `kind` is what prevent abilities look for; `amount` is what is left of it."""

    __slots__ = ("amount", "kind", "preventable", "source")

    comes_along: ClassVar[bool] = False  # it is no more than what comes together with something that can be prevented

    def __init__(self, kind: int, amount: int, source: int, preventable: bool = True) -> None:
        self.kind = kind
        self.amount = amount
        self.source = source
        self.preventable = preventable

    def apply(self, g: State) -> None:
        raise NotImplementedError

    def prevented(self, g: State) -> None:
        """Nothing of it is left: record that it was about to happen (Rules Reference: Ordinal Events)."""
        if self.kind in ORDINALS:
            side = CORP if self.kind == WOULD_BAD_PUBLICITY else RUNNER
            emit(g, PREVENTED, side=side, what=ORDINALS[self.kind], cause=self.source)

    def place(self) -> int:
        """The place of a subroutine on its ice, counted from 0; -1 for anything else."""
        return -1

    def copy(self) -> Change:
        raise NotImplementedError

    def key(self) -> tuple[object, ...]:
        return (self.kind, self.amount, self.source, self.preventable)

    def describe(self, g: State) -> str:
        raise NotImplementedError


@final
class DamageChange(Change):
    """Damage about to be suffered. `done`: somebody does it, rather than that the Runner just suffers it."""

    __slots__ = ("by", "damage", "done", "whole")

    def __init__(
        self, damage: int, amount: int, source: int, by: int, preventable: bool = True, done: bool = True
    ) -> None:
        super().__init__(WOULD_DAMAGE, amount, source, preventable)
        self.damage = damage
        self.by = by
        self.done = done
        self.whole = amount  # before any of it was prevented

    def apply(self, g: State) -> None:
        if self.amount > 0:
            blow = PendingDamage(self.damage, self.amount, self.source, self.by, self.done, self.amount == self.whole)
            suffer(g, blow)

    def prevented(self, g: State) -> None:
        emit(g, PREVENTED, side=RUNNER, amount=self.damage, what=DAMAGED, cause=self.source)
        if self.done:
            emit(g, PREVENTED, side=self.by, amount=self.damage, what=DAMAGE_DONE, cause=self.source)

    def copy(self) -> Change:
        change = DamageChange(self.damage, self.amount, self.source, self.by, self.preventable, self.done)
        change.whole = self.whole
        return change

    def key(self) -> tuple[object, ...]:
        return (self.kind, self.amount, self.source, self.preventable, self.damage, self.by, self.done, self.whole)

    def describe(self, g: State) -> str:
        return f"{self.amount} {DAMAGE_NAMES[self.damage]} damage"


@final
class TagChange(Change):
    """Tags about to be taken."""

    __slots__ = ("whole",)

    def __init__(self, amount: int, source: int, preventable: bool = True) -> None:
        super().__init__(WOULD_TAG, amount, source, preventable)
        self.whole = amount  # before any of them was avoided

    def apply(self, g: State) -> None:
        if self.amount > 0 and not g.forbidden("take tags", RUNNER):
            g.players[RUNNER].tags += self.amount
            g.dirty = True
            g.note("The Runner takes {n} tag{s}.", number=self.amount)
            emit(g, TAG_TAKEN, side=RUNNER, amount=self.amount, cause=self.source)

    def copy(self) -> Change:
        change = TagChange(self.amount, self.source, self.preventable)
        change.whole = self.whole
        return change

    def key(self) -> tuple[object, ...]:
        return (self.kind, self.amount, self.source, self.preventable, self.whole)

    def describe(self, g: State) -> str:
        return "1 tag" if self.amount == 1 else f"{self.amount} tags"


@final
class BadPublicityChange(Change):
    """Bad publicity about to be taken."""

    __slots__ = ()

    def __init__(self, amount: int, source: int) -> None:
        super().__init__(WOULD_BAD_PUBLICITY, amount, source)

    def apply(self, g: State) -> None:
        if self.amount > 0:
            g.players[CORP].bad_publicity += self.amount
            g.note("The Corp takes {n} bad publicity.", number=self.amount)
            emit(g, BAD_PUBLICITY_TAKEN, side=CORP, amount=self.amount, cause=self.source)

    def copy(self) -> Change:
        return BadPublicityChange(self.amount, self.source)

    def describe(self, g: State) -> str:
        return f"{self.amount} bad publicity"


@final
class TrashChange(Change):
    """Cards about to be trashed together. `shown`: just revealed; those of a hand that lie facedown now are known still
    (Rules Reference: Reveal, Archives)."""

    __slots__ = ("by", "cards", "revealed", "shown")

    def __init__(
        self, cards: list[int], by: int, source: int, preventable: bool = True, revealed: bool = False
    ) -> None:
        super().__init__(WOULD_TRASH, len(cards), source, preventable)
        self.revealed = revealed  # faceup, whatever they were
        self.shown = False
        self.cards = cards
        self.by = by

    def apply(self, g: State) -> None:
        index = g._index or g.index
        guarded = "trash" in index.forbids
        watchers = index.triggers[TRASHED]
        for cid in hosted_first(g, self.cards):
            card = g.cards[cid]
            if card.zone != DISCARD and not (guarded and g.forbidden("trash", self.by, card)):
                trash_now(g, cid, self.by, self.revealed, watchers=watchers, shown=self.shown)

    def copy(self) -> Change:
        change = TrashChange(self.cards[:], self.by, self.source, self.preventable, self.revealed)
        change.shown = self.shown
        return change

    def key(self) -> tuple[object, ...]:
        return (
            self.kind,
            self.amount,
            self.source,
            self.preventable,
            tuple(self.cards),
            self.by,
            self.revealed,
            self.shown,
        )

    def describe(self, g: State) -> str:
        titles = [g.cards[cid].definition.title for cid in self.cards if g.cards[cid].known == 3]
        hidden = len(self.cards) - len(titles)
        if hidden:
            titles.append("a card" if hidden == 1 else f"{hidden} cards")
        return "the trashing of " + ", ".join(titles)


@final
class ExposeChange(Change):
    """Cards about to be exposed together."""

    __slots__ = ("cards",)

    def __init__(self, cards: list[int], source: int) -> None:
        super().__init__(WOULD_EXPOSE, len(cards), source)
        self.cards = cards

    def apply(self, g: State) -> None:
        for cid in self.cards:
            card = g.cards[cid]
            if card.zone == PLAY and not card.faceup:
                g.mut(cid).known = 3
                g.note("{card} is exposed.", cid)
                emit(g, EXPOSED, cid, side=RUNNER, server=card.server, zone=PLAY, cause=self.source)

    def copy(self) -> Change:
        return ExposeChange(self.cards[:], self.source)

    def key(self) -> tuple[object, ...]:
        return (self.kind, self.amount, self.source, tuple(self.cards))

    def describe(self, g: State) -> str:
        return "the exposing of 1 card" if len(self.cards) == 1 else f"the exposing of {len(self.cards)} cards"


@final
class TriggerChange(Change):
    """A conditional ability about to resolve; `event` and `itself` say which kind ("when encountered" on the ice)."""

    __slots__ = ("event", "itself", "resolve")

    def __init__(self, resolve: Resolve, event: int, itself: bool) -> None:
        super().__init__(WOULD_TRIGGER, 1, resolve.ctx.source)
        self.resolve = resolve
        self.event = event
        self.itself = itself

    def apply(self, g: State) -> None:
        if self.amount > 0:
            g.push(self.resolve)

    def copy(self) -> Change:
        change = TriggerChange(self.resolve.copy(), self.event, self.itself)
        change.amount = self.amount
        return change

    def key(self) -> tuple[object, ...]:
        return (self.kind, self.amount, self.source, self.resolve.key(), self.event, self.itself)

    def describe(self, g: State) -> str:
        return f"the ability of {g.cards[self.source].printed.title}"


@final
class GainChange(Change):
    """Credits gained together with something that can be prevented. Nothing prevents the gain."""

    __slots__ = ("side",)

    def __init__(self, amount: int, source: int, side: int) -> None:
        super().__init__(WOULD_GAIN, amount, source, preventable=False)
        self.side = side

    def apply(self, g: State) -> None:
        if self.amount > 0:
            g.gain_credits(self.side, self.amount)
            g.note(f"{SUBJECTS[self.side]} gains {{n}} credit{{s}}.", number=self.amount)
            emit(g, GAINED_CREDITS, self.source, side=self.side, amount=self.amount, cause=self.source)

    def copy(self) -> Change:
        return GainChange(self.amount, self.source, self.side)

    def key(self) -> tuple[object, ...]:
        return (self.kind, self.amount, self.source, self.side)

    def describe(self, g: State) -> str:
        return f"{self.amount} credits gained"
