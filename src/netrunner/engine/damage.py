"""Suffering damage. Rules Reference: Damage, Flatline.

Cards are trashed at random, one at a time to keep the order of the heap, all considered trashed at once; unless an
active card lets a player choose them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast, final

from netrunner.engine.constant import ChoosesDamage
from netrunner.engine.events import emit
from netrunner.engine.frame import O_CARD, O_NO, O_YES, Frame, Option
from netrunner.engine.moves import to_discard
from netrunner.engine.terms import BRAIN, CORP, DAMAGE_NAMES, DAMAGED, HAND, NOBODY, RUNNER, TRASHED

if TYPE_CHECKING:
    from netrunner.engine.index import Active
    from netrunner.engine.state import State


def suffer(g: State, damage: int, amount: int, source: int, by: int) -> None:
    """The Runner suffers damage that nobody prevented."""
    runner = g.players[RUNNER]
    g.note(f"The Runner suffers {{n}} {DAMAGE_NAMES[damage]} damage.", number=amount)
    g.tell("damage", side=RUNNER, amount=amount, detail=DAMAGE_NAMES[damage], cause=source)
    if damage == BRAIN:
        runner.brain_damage += amount
    if amount > len(runner.hand):
        g.finish(CORP, "flatline")
        return
    chooser = chooser_of(g, damage)
    if chooser is None:
        lose(g, damage, amount, source, by, [])
        return
    pick = DamagePick(damage, amount, source, by)
    pick.hand_to(chooser)
    g.push(pick)


def chooser_of(g: State, damage: int, after: int = NOBODY) -> Active | None:
    """The ability that lets somebody choose the cards: the one of the player whose turn it is, if both have one. After
    that player chose too few or none, it is the other's."""
    found: Active | None = None
    for entry in g.index.damage_choosers:
        ability = cast(ChoosesDamage, entry.ability)
        if entry.ctx.side == after:
            continue
        if not ability.kinds >> damage & 1 or (ability.first_each_turn and damaged_this_turn(g, damage)):
            continue
        if found is None or entry.ctx.side == g.active:
            found = entry
    return found


def damaged_this_turn(g: State, damage: int) -> bool:
    event = g.history
    while event is not None and event.turn == g.turn:
        if event.kind == DAMAGED and event.zone == damage:
            return True
        event = event.previous
    return False


def lose(g: State, damage: int, amount: int, source: int, by: int, chosen: list[int]) -> None:
    """Trash the chosen cards and random ones for the rest, together. The event's amount is the kind plus 1."""
    runner = g.players[RUNNER]
    lost: list[int] = []
    for number in range(amount):
        cid = chosen[number] if number < len(chosen) else runner.hand[g.random_below(len(runner.hand))]
        to_discard(g, cid, True)
        g.note("{card} is trashed from the grip.", cid)
        lost.append(cid)
    emit(g, DAMAGED, side=RUNNER, amount=amount, zone=damage, cause=source)
    for cid in lost:
        emit(g, TRASHED, cid, side=by, amount=damage + 1, zone=HAND, cause=source)


@final
class DamagePick(Frame):
    """A player chooses the cards that damage takes from the grip."""

    __slots__ = ("amount", "asked", "by", "chooser", "count", "damage", "picked", "source")

    def __init__(
        self,
        damage: int,
        amount: int,
        source: int,
        by: int,
        chooser: int = NOBODY,
        count: int = 0,
        asked: bool = False,
        picked: tuple[int, ...] = (),
    ) -> None:
        self.damage = damage
        self.amount = amount
        self.source = source
        self.by = by
        self.chooser = chooser
        self.count = count  # how many of them are chosen once this player is done; the rest is random
        self.asked = asked  # whether it is settled that cards are chosen
        self.picked = picked

    def hand_to(self, chooser: Active) -> None:
        """It is this ability's player who chooses now."""
        ability = cast(ChoosesDamage, chooser.ability)
        left = self.amount - len(self.picked)
        self.chooser = chooser.ctx.side
        self.count = len(self.picked) + (left if ability.count < 0 else min(left, ability.count))
        self.asked = not ability.optional

    def step(self, g: State) -> bool:
        if not self.asked or len(self.picked) < self.count:
            return True
        if len(self.picked) < self.amount and self.chooser == g.active:
            other = chooser_of(g, self.damage, after=self.chooser)
            if other is not None:
                self.hand_to(other)
                return True
        g.pop()
        lose(g, self.damage, self.amount, self.source, self.by, list(self.picked))
        return False

    def side(self, g: State) -> int:
        return self.chooser

    def prompt(self, g: State) -> str:
        if not self.asked:
            return "Look at the grip and choose what the damage takes?"
        return "Choose the card that is trashed."

    def options(self, g: State) -> list[Option]:
        if not self.asked:
            return [Option(O_YES), Option(O_NO)]
        return [Option(O_CARD, cid) for cid in g.players[RUNNER].hand if cid not in self.picked]

    def choose(self, g: State, option: Option) -> None:
        if option.kind == O_YES:
            self.asked = True
            for cid in g.players[RUNNER].hand:
                g.mut(cid).known |= 1 << self.chooser
        elif option.kind == O_NO:
            self.asked = True
            self.count = len(self.picked)
        else:
            self.picked = (*self.picked, option.card)

    def copy(self) -> DamagePick:
        return DamagePick(
            self.damage, self.amount, self.source, self.by, self.chooser, self.count, self.asked, self.picked
        )

    def key(self) -> tuple[object, ...]:
        return (
            "damage",
            self.damage,
            self.amount,
            self.source,
            self.by,
            self.chooser,
            self.count,
            self.asked,
            self.picked,
        )
