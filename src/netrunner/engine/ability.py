"""Abilities that resolve: programs of effects with a kind, a cost, conditions and limits.

Rules Reference: Abilities (paid, conditional, subroutines), Prevent. The constant ones are in `constant`.
An ability is immutable and belongs to a card definition; what it does now is read through a `Context`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import mypyc_attr

from netrunner.engine.cost import Cost
from netrunner.engine.structure import Part, Program, program
from netrunner.engine.terms import ANY_SERVER, NOBODY, THIS_RUN

if TYPE_CHECKING:
    from netrunner.engine.condition import Condition
    from netrunner.engine.effect import Effect
    from netrunner.engine.filter import Filter

__all__ = [
    "ANYONE",
    "OPPONENT",
    "TOGETHER",
    "YOU",
    "Ability",
    "Check",
    "Paid",
    "Subroutine",
    "Trigger",
]

# Whose event a conditional ability listens to. No numbers of sides: a card that takes one for the other is refused.
ANYONE: Final = -1  # in a trigger's by=: whoever's event it is
YOU: Final = 10  # in a trigger's by=: an event of the card's owner
OPPONENT: Final = 11  # in a trigger's by=: an event of the other side

TOGETHER: Final = 900  # the number under which the uses of several abilities of a card are counted together


@mypyc_attr(allow_interpreted_subclasses=True)
class Ability(Part):
    """The base of all abilities. `index` is the ability's place on its card, set when the card is defined; `path` names
    it for the digest, wherever it is lent or left behind."""

    __slots__ = ("even_stolen", "group", "index", "names_itself", "path", "words")

    def __init__(self, words: str = "") -> None:
        self.index = 0
        self.path = ""
        self.group = -1  # where the index files it, once it has
        self.even_stolen = False  # it acts in the Runner's score area as well
        self.names_itself = False  # the text names its own card: on another card it does nothing
        self.words = words  # a hand-written sentence, where that reads better than the rendered one

    def everywhere(self) -> bool:
        """Whether the ability works while its card is inactive (Rules Reference: Inactive)."""
        return False


@final
class Trigger(Ability):
    """A conditional ability: when one of `events` happens to a card of `who` (None: any), under `when`, resolve
    `effects`.

    `itself`: only events of this very card. `what`: only of a kind of damage, counter or action. `first`: only the
    first such event EACH_TURN or EACH_RUN, over all the events it names (Ordinal Events); ONLY_ONCE: the next one, in a
    lasting effect that ends with it.
    `per_card`: met by several cards at once, the order in which it resolves for them matters.
    `inactive`: also while the card is inactive ("when accessed"). `leaving`: also by what is trashed together with the
    card, the card included. `from_discard`: while the card lies in Archives or the heap.
    `outlives_trashing`: also for the rest of the run in which the card is uninstalled, that very change included.
    `together`: several such events at once meet it once ("1 or more cards").
    """

    __slots__ = (
        "by",
        "effects",
        "events",
        "first",
        "from_discard",
        "inactive",
        "itself",
        "leaving",
        "once_per_run",
        "once_per_turn",
        "optional",
        "outlives_trashing",
        "per_card",
        "prompt",
        "server",
        "together",
        "what",
        "when",
        "who",
    )

    def __init__(
        self,
        event: int | tuple[int, ...],
        effects: Effect | tuple[Effect, ...] | Program,
        *,
        who: Filter | None = None,
        by: int = ANYONE,
        itself: bool = False,
        server: int = ANY_SERVER,
        what: int = -1,
        when: Condition | None = None,
        optional: bool = False,
        first: int = 0,
        once_per_turn: bool = False,
        once_per_run: bool = False,
        inactive: bool = False,
        per_card: bool = False,
        from_discard: bool = False,
        leaving: bool = False,
        outlives_trashing: bool = False,
        together: bool = False,
        prompt: str = "",
        words: str = "",
    ) -> None:
        super().__init__(words)
        self.events = event if isinstance(event, tuple) else (event,)
        self.effects = program(effects)
        self.what = what
        self.who = who
        self.by = by  # YOU, OPPONENT or ANYONE: the event's side, seen from the card's owner
        self.itself = itself
        self.server = server
        self.when = when
        self.optional = optional
        self.first = first
        self.once_per_turn = once_per_turn
        self.once_per_run = once_per_run
        self.inactive = inactive
        self.per_card = per_card
        self.from_discard = from_discard
        self.leaving = leaving
        self.outlives_trashing = outlives_trashing
        self.together = together
        self.prompt = prompt

    @property
    def event(self) -> int:
        """The event, or the first of them."""
        return self.events[0]

    def everywhere(self) -> bool:
        return self.inactive


@final
class Paid(Ability):
    """A paid ability: `cost: effects`. With clicks in its cost it is an action, unless `anytime` (bioroids).

    `on_access`: usable only as the Runner decides what to do with the card being accessed, at [5.5.3]."""

    __slots__ = (
        "_fades",
        "anytime",
        "cost",
        "effects",
        "name",
        "on_access",
        "once_per_run",
        "once_per_turn",
        "once_together",
        "prevents",
        "replaces",
        "user",
        "when",
    )

    def __init__(
        self,
        cost: Cost,
        effects: Effect | tuple[Effect, ...] | Program,
        *,
        when: Condition | None = None,
        once_per_turn: bool = False,
        once_together: bool = False,
        once_per_run: bool = False,
        anytime: bool = False,
        user: int = NOBODY,
        prevents: int = -1,
        on_access: bool = False,
        replaces: bool = False,
        name: str = "",
        words: str = "",
    ) -> None:
        super().__init__(words)
        self.cost = cost
        self.effects = program(effects)
        self.when = when
        self.once_per_turn = once_per_turn
        self.once_per_run = once_per_run
        self.once_together = once_together  # one use a turn for all abilities of the card that say so
        self.anytime = anytime
        self.user = user  # the side that may use it, if not the owner
        self.prevents = prevents  # a prevent/avoid ability: usable only while that is about to happen
        self.on_access = on_access
        self.replaces = replaces  # with `prevents`: an "instead", offered before anything is prevented
        self.name = name  # the label after "Use X: "
        self._fades = cost.simple() and all(effect.fades() or effect.breaks() for effect in self.effects)

    def limited(self) -> bool:
        """Whether it can be used only once in a turn or run."""
        return self.once_per_turn or self.once_together or self.once_per_run

    def limit_index(self) -> int:
        """What its use is counted under."""
        index = TOGETHER if self.once_together else self.index
        return index + THIS_RUN if self.once_per_run else index

    def fades(self) -> bool:
        """Whether it only boosts or breaks for clicks and credits: outside an encounter, nothing of it is left."""
        return self._fades

    def is_action(self) -> bool:
        return self.cost.clicks > 0 and not self.anytime

    def lent(self, number: int) -> Paid:
        """The same ability for another card, under a number that is free there."""
        copy = Paid(
            self.cost,
            self.effects,
            when=self.when,
            once_per_turn=self.once_per_turn,
            once_together=self.once_together,
            once_per_run=self.once_per_run,
            anytime=self.anytime,
            user=self.user,
            prevents=self.prevents,
            on_access=self.on_access,
            replaces=self.replaces,
            name=self.name,
            words=self.words,
        )
        copy.index = number
        copy.path = self.path
        return copy


@final
class Subroutine(Ability):
    """A subroutine of a piece of ice (Rules Reference: Subroutine)."""

    __slots__ = ("effects",)

    def __init__(self, effects: Effect | tuple[Effect, ...] | Program, words: str = "") -> None:
        super().__init__(words)
        self.effects = program(effects)


@final
class Check(Ability):
    """A rule on the card that checks itself after every change: as soon as `when` holds, resolve `effects`."""

    __slots__ = ("effects", "when")

    def __init__(self, when: Condition, effects: Effect | tuple[Effect, ...], words: str = "") -> None:
        super().__init__(words)
        self.when = when
        self.effects = program(effects)
