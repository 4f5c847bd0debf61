"""Suffering damage. Rules Reference: Damage, Flatline.

Cards are trashed at random, one at a time to keep the order of the heap, all considered trashed at once; unless an
active card lets a player choose them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from netrunner.engine.constant import ChoosesDamage
from netrunner.engine.events import emit
from netrunner.engine.frame import O_CARD, O_NO, O_YES, Frame, Option
from netrunner.engine.history import damaged_this_turn
from netrunner.engine.log import SUBJECTS
from netrunner.engine.moves import throw, to_discard
from netrunner.engine.phrase import capital
from netrunner.engine.terms import BRAIN, CORP, DAMAGE_DONE, DAMAGE_NAMES, DAMAGED, HAND, NOBODY, RUNNER, TRASHED

if TYPE_CHECKING:
    from netrunner.engine.index import Active
    from netrunner.engine.state import State


@final
class PendingDamage:
    """Damage that nobody prevented: of a kind, by a card and a side. Immutable."""

    __slots__ = ("amount", "by", "damage", "done", "source", "whole")

    def __init__(self, damage: int, amount: int, source: int, by: int, done: bool, whole: bool) -> None:
        self.damage = damage
        self.amount = amount
        self.source = source
        self.by = by  # who trashes the cards
        self.done = done  # somebody does it, rather than that the Runner just suffers it
        self.whole = whole  # no point of it was prevented

    def key(self) -> tuple[object, ...]:
        return (self.damage, self.amount, self.source, self.by, self.done, self.whole)


def suffer(g: State, blow: PendingDamage) -> None:
    """The Runner suffers damage."""
    runner = g.players[RUNNER]
    g.note(f"The Runner suffers {{n}} {DAMAGE_NAMES[blow.damage]} damage.", number=blow.amount)
    kind, left = DAMAGE_NAMES[blow.damage], max(0, len(runner.hand) - blow.amount)
    g.tell("damage", side=RUNNER, amount=blow.amount, other=left, detail=kind, cause=blow.source)
    if blow.damage == BRAIN:
        runner.brain_damage += blow.amount
    if blow.amount > len(runner.hand):
        g.finish(CORP, "flatline")
        return
    chooser = chooser_of(g, blow)
    if chooser is None:
        lose(g, blow, [])
        return
    pick = DamagePick(blow)
    pick.hand_to(chooser)
    g.push(pick)


def chooser_of(g: State, blow: PendingDamage, after: int = NOBODY) -> Active[ChoosesDamage] | None:
    """The ability that lets somebody choose the cards: the one of the player whose turn it is, if both have one. After
    that player chose too few or none, it is the other's."""
    found: Active[ChoosesDamage] | None = None
    first = blow.whole and not damaged_this_turn(g, blow.damage)
    for entry in g.index.damage_choosers:
        ability = entry.ability
        if entry.ctx.side == after:
            continue
        if not ability.kinds >> blow.damage & 1 or (ability.first_each_turn and not first):
            continue
        if ability.optional and not g.may_use(entry.ctx.side, g.cards[entry.ctx.source]):
            continue
        if found is None or entry.ctx.side == g.active:
            found = entry
    return found


def lose(g: State, blow: PendingDamage, chosen: list[int]) -> None:
    """Trash the chosen cards and random ones for the rest, together. The event's amount is the kind plus 1."""
    runner = g.players[RUNNER]
    lost: list[int] = []
    for number in range(blow.amount):
        cid = chosen[number] if number < len(chosen) else runner.hand[g.random_below(len(runner.hand))]
        to_discard(g, cid, True)
        lost.append(cid)
    if not g.was_used(-1, DAMAGED):
        g.mark_used(-1, DAMAGED)  # until the next paid ability window opens
    emit(g, DAMAGED, blow.source, side=RUNNER, amount=blow.amount, what=blow.damage, cause=blow.source)
    if blow.done:
        emit(g, DAMAGE_DONE, side=blow.by, amount=blow.amount, what=blow.damage, cause=blow.source)
    for cid in lost:
        g.note("{card} is trashed from the grip.", cid)
        throw(g, cid)
        emit(g, TRASHED, cid, side=blow.by, amount=blow.damage + 1, zone=HAND, cause=blow.source)


@final
class DamagePick(Frame):
    """A player chooses the cards that damage takes from the grip."""

    __slots__ = ("asked", "blow", "chooser", "count", "picked")

    def __init__(
        self,
        blow: PendingDamage,
        chooser: int = NOBODY,
        count: int = 0,
        asked: bool = False,
        picked: tuple[int, ...] = (),
    ) -> None:
        self.blow = blow
        self.chooser = chooser
        self.count = count  # how many of them are chosen once this player is done; the rest is random
        self.asked = asked  # whether it is settled that cards are chosen
        self.picked = picked

    def hand_to(self, chooser: Active[ChoosesDamage]) -> None:
        """It is this ability's player who chooses now."""
        ability = chooser.ability
        left = self.blow.amount - len(self.picked)
        self.chooser = chooser.ctx.side
        self.count = len(self.picked) + (left if ability.count < 0 else min(left, ability.count))
        self.asked = not ability.optional

    def step(self, g: State) -> bool:
        if not self.asked or len(self.picked) < self.count:
            return True
        if len(self.picked) < self.blow.amount and self.chooser == g.active:
            other = chooser_of(g, self.blow, after=self.chooser)
            if other is not None:
                self.hand_to(other)
                return True
        g.pop()
        lose(g, self.blow, list(self.picked))
        return False

    def side(self, g: State) -> int:
        return self.chooser

    def prompt(self, g: State) -> str:
        entry = chooser_of(g, self.blow, after=RUNNER + CORP - self.chooser)
        title = f"{g.cards[entry.ctx.source].printed.title}: " if entry is not None else ""
        if not self.asked:
            return capital(f"{title}look at the grip and choose what the damage takes?")
        return capital(f"{title}choose the card that is trashed.")

    def options(self, g: State) -> list[Option]:
        if not self.asked:
            return [Option(O_YES), Option(O_NO)]
        return [Option(O_CARD, cid) for cid in g.players[RUNNER].hand if cid not in self.picked]

    def choose(self, g: State, option: Option) -> None:
        if option.kind == O_YES:
            self.asked = True
            hand = g.players[RUNNER].hand
            who = SUBJECTS[self.chooser]
            g.note_cards(f"{who} looks at {{n}} card{{s}} of the grip{{named}}.", list(hand), seen=1 << self.chooser)
            for cid in hand:
                g.mut(cid).known |= 1 << self.chooser
        elif option.kind == O_NO:
            self.asked = True
            self.count = len(self.picked)
        else:
            self.picked = (*self.picked, option.card)

    def copy(self) -> DamagePick:
        return DamagePick(self.blow, self.chooser, self.count, self.asked, self.picked)

    def key(self) -> tuple[object, ...]:
        return ("damage", self.blow.key(), self.chooser, self.count, self.asked, self.picked)
