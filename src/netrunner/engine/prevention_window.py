"""The chance to prevent, avoid or replace what is about to happen.

Rules Reference: Prevent, Avoid, Replacement Effects. What is used or rezzed for it is paid for with changes that can be
prevented themselves. So `prevention`, which lets changes happen, does not know this frame: the state opens it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from netrunner.engine.change import TrashChange
from netrunner.engine.frame import GO_ON, NOBODY_CAUSES, O_REZ, O_USE, PASS_OPTION, Frame, Option
from netrunner.engine.legality.rezzing import why_not_rez
from netrunner.engine.legality.using import seems_usable, why_not_use
from netrunner.engine.prevention import suspected
from netrunner.engine.resolve import Resolve
from netrunner.engine.rez import Rez
from netrunner.engine.terms import CORP
from netrunner.engine.use import use

if TYPE_CHECKING:
    from netrunner.engine.change import Change
    from netrunner.engine.state import State


@final
class Prevention(Frame):
    """The chance to replace, then to prevent or avoid: the player whose turn it is first, until both decline. What
    resolves by itself because of what is coming resolves before it."""

    __slots__ = ("changes", "declined", "replacing", "told", "turn_of")

    def __init__(
        self,
        changes: list[Change],
        turn_of: int = -1,
        declined: int = 0,
        replacing: bool = True,
        told: tuple[int, ...] = (),
    ) -> None:
        self.changes = changes
        self.told = told  # the instances of the cards whose abilities have resolved because of it
        self.turn_of = turn_of
        self.declined = declined
        self.replacing = replacing  # "instead" comes before anything is prevented

    def open(self) -> bool:
        return any(change.amount > 0 and change.preventable for change in self.changes)

    def doomed(self, by: int) -> list[int]:
        result: list[int] = []
        for change in self.changes:
            if isinstance(change, TrashChange) and change.preventable and change.by == by:
                result.extend(change.cards)
        return result

    def causing(self) -> int:
        return NOBODY_CAUSES  # what is paid or rezzed here is its player's doing, not that of the card that is answered

    def find(self, kind: int) -> Change | None:
        """The change of a kind that is still to come."""
        for change in self.changes:
            if change.kind == kind and change.amount > 0 and change.preventable:
                return change
        return None

    def step(self, g: State) -> bool:
        if self.turn_of < 0:
            self.turn_of = g.active
        if self.tell(g):
            return False
        while self.declined < 2 and self.open():
            if len(self.options(g)) > 1 or self.seems_open(g):
                return True
            self.decline(g)
            if self.replacing and self.declined == 2:
                self.replacing = False
                self.declined = 0
        g.pop()
        for change in self.changes:
            if change.amount <= 0:
                change.prevented(g)
            change.apply(g)
        return False

    def seems_open(self, g: State) -> bool:
        """Whether the other player, from what they can see, must think that something can be done now: a question that
        is left out would tell them what a hand holds, or what a facedown card is."""
        return self.suspects(g) or self.seems_usable(g)

    def seems_usable(self, g: State) -> bool:
        """The same for abilities of active cards."""
        for change in self.changes:
            if change.amount > 0 and change.preventable:
                for entry in g.index.prevents[change.kind]:
                    paid = entry.ability
                    mine = entry.ctx.side == self.turn_of and paid.replaces == self.replacing
                    if mine and seems_usable(g, entry):
                        return True
        return False

    def automatic(self, g: State) -> bool:
        return False  # whether anything can be used may be its player's secret

    def tell(self, g: State) -> bool:
        """Whether the ability of a card that answers what is coming resolves now."""
        for change in self.changes:
            if change.amount <= 0 or not change.preventable:
                continue
            for entry in g.index.about[change.kind]:
                ability = entry.ability
                if entry.ctx.instance in self.told or (
                    ability.when is not None and not ability.when.holds(g, entry.ctx)
                ):
                    continue
                self.told = (*self.told, entry.ctx.instance)
                g.push(Resolve(ability.effects, entry.ctx.copy()))
                return True
        return False

    def decline(self, g: State) -> None:
        self.declined += 1
        self.turn_of = g.other(self.turn_of)

    def side(self, g: State) -> int:
        return self.turn_of

    def prompt(self, g: State) -> str:
        coming = [change for change in self.changes if change.amount > 0]
        told = dict.fromkeys(change.describe(g) for change in coming if not change.comes_along)
        along = dict.fromkeys(f"“{change.describe(g)}”" for change in coming if change.comes_along)
        whole = ", together with ".join(" and ".join(part) for part in (told, along) if part)
        able = "You may prevent or avoid it." if len(self.options(g)) > 1 else "You can only pass."
        return f"About to happen: {whole}{self.whence(g)}. {able}"

    def whence(self, g: State) -> str:
        """The card that does it, if it is one that both sides know: " (Snare!)"."""
        sources = {change.source for change in self.changes if change.amount > 0}
        cards = [g.cards[cid] for cid in sources if cid >= 0]
        return f" ({cards[0].printed.title})" if len(sources) == len(cards) == 1 and cards[0].known == 3 else ""

    def options(self, g: State) -> list[Option]:
        result = [PASS_OPTION]
        for kind in dict.fromkeys(one.kind for one in self.changes if one.amount > 0 and one.preventable):
            for entry in g.index.prevents[kind]:
                paid = entry.ability
                if entry.ctx.side == self.turn_of and paid.replaces == self.replacing and why_not_use(g, entry) is None:
                    result.append(Option(O_USE, entry.ctx.source, paid.index))
            if self.turn_of == CORP and not self.replacing:
                for late in g.index.rez_when:
                    card = g.cards[late.ctx.source]
                    rez_when = late.ability
                    if rez_when.would != kind or card.faceup or why_not_rez(g, card) is not None:
                        continue
                    if rez_when.when is None or rez_when.when.holds(g, late.ctx):
                        result.append(Option(O_REZ, card.id))
        return result if len(result) > 1 or not self.suspects(g) or self.seems_usable(g) else [GO_ON]

    def suspects(self, g: State) -> bool:
        """Whether the Corp is to be asked because of what a facedown card might be."""
        if g.skip_empty_windows or self.turn_of != CORP or self.replacing:
            return False
        return any(one.amount > 0 and one.preventable and suspected(g, one.kind) for one in self.changes)

    def choose(self, g: State, option: Option) -> None:
        if option.kind == PASS_OPTION.kind:
            self.decline(g)
            if self.replacing and self.declined == 2:
                self.replacing = False
                self.declined = 0
            return
        self.declined = 0
        if option.kind == O_REZ:
            g.push(Rez(option.card))
        else:
            use(g, self.turn_of, option.card, option.arg)

    def copy(self) -> Prevention:
        changes = [change.copy() for change in self.changes]
        return Prevention(changes, self.turn_of, self.declined, self.replacing, self.told)

    def key(self) -> tuple[object, ...]:
        changes = tuple(change.key() for change in self.changes)
        return ("would", changes, self.turn_of, self.declined, self.replacing, self.told)
