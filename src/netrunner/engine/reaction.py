"""Conditional abilities that met their trigger conditions together.

Rules Reference: Trigger Steps, Simultaneous Effects, Chain Reactions. The player whose turn it is triggers theirs
first, in an order of their choosing, then the other player; an ability whose card has become inactive or blank, or
whose timing structure is over, never triggers.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from netrunner.engine.change import TriggerChange
from netrunner.engine.effect import any_could, any_seems_possible
from netrunner.engine.events import emit
from netrunner.engine.frame import O_NO, O_TRIGGER, O_YES, Frame, Option
from netrunner.engine.label import name_it
from netrunner.engine.log import SUBJECTS
from netrunner.engine.phrase import Voice, lower, one_question, say_all, to_make
from netrunner.engine.prevention import attempt_changes
from netrunner.engine.resolve import Resolve
from netrunner.engine.terms import (
    ACCESSED,
    CORP,
    DISCARD,
    HAND,
    HARDWARE,
    ONLY_ONCE,
    PLAY,
    RUNNER,
    SCORED,
    THIS_RUN,
    TYPE_NAMES,
    USED,
    WOULD_TRIGGER,
)

if TYPE_CHECKING:
    from netrunner.engine.ability import Trigger
    from netrunner.engine.context import Context
    from netrunner.engine.state import State


@final
class Met:
    """An ability in the "trigger met" state. Immutable."""

    __slots__ = ("ctx", "lasting", "late", "token", "trigger")

    def __init__(self, trigger: Trigger, ctx: Context, token: int, lasting: int, late: bool = False) -> None:
        self.trigger = trigger
        self.ctx = ctx
        self.token = token
        self.lasting = lasting
        self.late = late  # what it comes from lasted until the very event that it waits for

    def valid(self, g: State) -> bool:
        """Whether it can still trigger."""
        if self.token >= 0 and not g.structure_open(self.token):
            return False
        if self.lasting >= 0:
            return self.late or any(lasting.serial == self.lasting for lasting in g.lasting)
        card = g.cards[self.ctx.source]
        outlives = self.trigger.outlives_trashing and card.instance != self.ctx.instance
        if self.trigger.inactive and not self.trigger.itself and card.instance != self.ctx.instance:
            return False
        if self.trigger.inactive or self.trigger.leaving or outlives:
            # A card that has left in the meantime is a new copy, and that one is not being accessed.
            return ACCESSED not in self.trigger.events or card.instance == self.ctx.instance
        if card.instance != self.ctx.instance:
            return False
        if not (g.is_active(card) or self.trigger.from_discard or (self.trigger.even_stolen and card.zone == SCORED)):
            return False
        trigger = self.trigger
        if card.id in g.index.blank and any(trigger is own for own in card.definition.abilities):
            return False  # its text box has become blank meanwhile: the ability is gone, as with an inactive card
        if trigger.optional and not g.may_use(self.ctx.side, card):
            return False
        if trigger.once_per_turn and g.was_used(card.instance, trigger.index):
            return False
        return not (trigger.once_per_run and g.was_used(card.instance, trigger.index + THIS_RUN))


@final
class Reaction(Frame):
    """Triggers the met abilities one by one."""

    __slots__ = ("asking", "met", "started")

    def __init__(self, met: list[Met], started: bool = False, asking: int = -1) -> None:
        self.met = met
        self.started = started
        self.asking = asking  # the place of the optional ability being asked about

    def outlast(self, ending: set[int]) -> None:
        """Lasting effects are about to end: those of their abilities that were met by that still trigger."""
        self.met = [Met(m.trigger, m.ctx, m.token, m.lasting, m.lasting in ending) for m in self.met]

    def waiting(self, g: State, side: int) -> list[int]:
        return [i for i, met in enumerate(self.met) if met.ctx.side == side]

    def step(self, g: State) -> bool:
        self.started = True
        if self.asking >= 0:
            return True
        self.met = [met for met in self.met if met.valid(g)]
        if not self.met:
            g.pop()
            return False
        if len(self.met) == 1:
            return self.begin(g, 0)
        mine = self.waiting(g, self.deciding(g))
        first = self.met[mine[0]]
        if len(mine) == 1 or all(interchangeable(g, first, self.met[i]) for i in mine):
            return self.begin(g, mine[0])
        return True

    def deciding(self, g: State) -> int:
        return g.active if self.waiting(g, g.active) else (RUNNER if g.active == CORP else CORP)

    def begin(self, g: State, place: int) -> bool:
        """Trigger an ability, asking first if it is optional. True when there is a question."""
        met = self.met[place]
        if met.trigger.optional:
            if not any_seems_possible(met.trigger.effects, g, met.ctx):
                del self.met[place]
                return False
            self.asking = place
            show(g, met, 1 << met.ctx.side)
            return True
        self.trigger(g, place)
        return False

    def trigger(self, g: State, place: int) -> None:
        met = self.met.pop(place)
        self.asking = -1
        show(g, met, 3)
        if met.trigger.once_per_turn:
            g.mark_used(met.ctx.instance, met.trigger.index)
        if met.trigger.once_per_run:
            g.mark_used(met.ctx.instance, met.trigger.index + THIS_RUN)
        if met.trigger.first == ONLY_ONCE and met.lasting >= 0:
            g.drop_lasting(met.lasting)  # "the next time" was this
        if not self.met:
            g.pop()
        resolve = Resolve(met.trigger.effects, met.ctx.copy())
        if g.index.prevents[WOULD_TRIGGER]:
            attempt_changes(g, [TriggerChange(resolve, met.trigger.event, met.trigger.itself)])
        else:
            g.push(resolve)

    def asks_of_unrezzed(self, g: State) -> bool:
        """Whether the Corp is asked about an ability of a card that only it knows."""
        return self.asking >= 0 and self.unrezzed(g, self.asking)

    def unrezzed(self, g: State, place: int) -> bool:
        """Whether an ability is that of an installed card that only the Corp knows."""
        met = self.met[place]
        card = g.cards[met.ctx.source]
        return met.trigger.inactive and not met.trigger.itself and not card.faceup and card.zone == PLAY

    def secret(self, g: State, place: int) -> bool:
        """Whether an ability is that of a card that only its player knows, in a hand or a discard pile."""
        met = self.met[place]
        card = g.cards[met.ctx.source]
        return met.lasting < 0 and card.zone in (HAND, DISCARD) and not card.known >> (1 - met.ctx.side) & 1

    def side(self, g: State) -> int:
        return self.met[self.asking].ctx.side if self.asking >= 0 else self.deciding(g)

    def prompt(self, g: State) -> str:
        if self.asking < 0:
            return "Choose the ability that triggers next."
        met = self.met[self.asking]
        title = g.cards[met.ctx.source].printed.title
        effects = met.trigger.effects
        words = met.trigger.prompt or to_make(one_question(lower(say_all(effects, Voice(met.ctx.side)))))
        if "{type}" in words and met.ctx.event is not None:
            kind = g.cards[met.ctx.event.card].definition.type
            words = words.replace("{type}", "piece of hardware" if kind == HARDWARE else TYPE_NAMES[kind])
        return f"{title}: {name_it(g, met.ctx.side, met.ctx, effects, words)}?"

    def options(self, g: State) -> list[Option]:
        if self.asking >= 0:
            met = self.met[self.asking]
            able = any_could(met.trigger.effects, g, met.ctx)
            return [Option(O_YES), Option(O_NO)] if able else [Option(O_NO)]
        result: list[Option] = []
        seen: list[Met] = []
        for i in self.waiting(g, self.deciding(g)):
            met = self.met[i]
            if not any(interchangeable(g, met, other) for other in seen):
                seen.append(met)
                result.append(Option(O_TRIGGER, met.ctx.source, met.trigger.index, about(met)))
        return result

    def option_words(self, g: State, side: int, option: Option) -> str:
        """What an ability does that waits to resolve beside another one."""
        for met in self.met:
            if met.ctx.source == option.card and met.trigger.index == option.arg:
                return say_all(met.trigger.effects, Voice(met.ctx.side)).rstrip(".")
        return ""

    def choose(self, g: State, option: Option) -> None:
        if self.asking >= 0:
            place = self.asking
            self.asking = -1
            if option.kind == O_YES:
                card = g.cards[self.met[place].ctx.source]
                user = self.met[place].ctx.side
                g.note(f"{SUBJECTS[user]} uses {{card}}.", card.id, seen=3)
                g.tell("use", card.id, side=user)
                self.trigger(g, place)
                if g.index.triggers[USED]:
                    emit(g, USED, card.id, side=user)
            else:
                declined = self.met.pop(place)
                if declined.trigger.from_discard:  # one question for all copies there
                    self.met = [met for met in self.met if not interchangeable(g, met, declined)]
            return
        self.begin(g, self.place(g, option))

    def place(self, g: State, option: Option) -> int:
        """Which of the met abilities an option triggers next."""
        side = self.deciding(g)
        return next(
            i
            for i, met in enumerate(self.met)
            if met.ctx.source == option.card
            and met.trigger.index == option.arg
            and about(met) == option.extra
            and met.ctx.side == side
        )

    def automatic(self, g: State) -> bool:
        return self.asking < 0  # whether an answer is possible may be its player's secret

    def copy(self) -> Reaction:
        return Reaction(self.met[:], self.started, self.asking)

    def key(self) -> tuple[object, ...]:
        met = tuple((m.ctx.key(), m.trigger.path, m.token, m.lasting, m.late) for m in self.met)
        return ("reaction", met, self.started, self.asking)


def show(g: State, met: Met, sides: int) -> None:
    """An ability of an inactive card names its card to those who are asked about it or see it resolve."""
    if met.trigger.inactive and g.cards[met.ctx.source].known & sides != sides:
        g.mut(met.ctx.source).known |= sides


def interchangeable(g: State, one: Met, other: Met) -> bool:
    """The same ability of the same card, or of copies in the discard pile that the opponent knows or does not, met
    twice: their order cannot matter."""
    if one.trigger is not other.trigger or about(one) != about(other):
        return False
    if one.ctx.source == other.ctx.source:
        return True
    return one.trigger.from_discard and g.cards[one.ctx.source].known == g.cards[other.ctx.source].known


def same_source(one: Met, other: Met) -> bool:
    """Whether an ability was met twice on the same card."""
    return one.ctx.source == other.ctx.source and one.lasting == other.lasting


def about(met: Met) -> int:
    """What tells an ability from another of the same card: its lasting effect, or (from -2 down) the event's card."""
    if met.trigger.per_card and met.ctx.event is not None:
        return -2 - met.ctx.event.card
    return met.lasting
