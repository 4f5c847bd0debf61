"""An encounter with a piece of ice. Rules Reference: Encounter, Forced Encounters, Bypass, Subroutine, Uninstall.

Steps [3], [3.1] and [3.2]. An encounter is a frame of its own, so that one can interrupt another or an access.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from netrunner.engine.change import Change
from netrunner.engine.events import emit
from netrunner.engine.frame import LOOK_DEEPER, NOBODY_CAUSES, O_SUBROUTINE, Frame, Option
from netrunner.engine.index import context_of
from netrunner.engine.infinite_loop import enter
from netrunner.engine.phrase import quoted
from netrunner.engine.prevention import attempt_changes
from netrunner.engine.resolve import Resolve
from netrunner.engine.terms import (
    ADVANCED_ICE,
    ADVANCEMENT,
    ALL_BROKEN,
    BARE_ICE,
    BROKE_SUBROUTINE,
    CORP,
    DECK,
    ENCOUNTER_ENDED,
    ENCOUNTERED,
    INNER_ICE,
    INTERACTION_OVER,
    NOBODY,
    OUTERMOST_ICE,
    PLAY,
    Q_RUNNER_ORDERS,
    RUNNER,
    SUBROUTINE_BROKEN,
    SUBROUTINE_RESOLVED,
    UNTIL_ENCOUNTER_ENDS,
    WOULD_BREAK,
    WOULD_SUBROUTINE,
)
from netrunner.engine.timing import INTERACTION
from netrunner.engine.window import Window

if TYPE_CHECKING:
    from netrunner.engine.ability import Subroutine
    from netrunner.engine.position import Position
    from netrunner.engine.state import State

BEGIN: Final = 0
INTERACT: Final = 1
LEAVE_INTERACTION: Final = 2
SUBROUTINES: Final = 3
END: Final = 4
CLOSE: Final = 5


WORDS: Final[dict[tuple[Subroutine, int], str]] = {}


def subroutine_words(subroutine: Subroutine, reader: int = NOBODY) -> str:
    """What a subroutine says, for everybody or for one side: put into words once."""
    key = (subroutine, reader)
    words = WORDS.get(key)
    if words is None:
        words = WORDS[key] = quoted(subroutine.words, subroutine.effects, CORP, reader).removesuffix(".")
    return words


@final
class BreakChange(Change):
    """Subroutines about to be broken together by one card."""

    __slots__ = ("serial", "subroutines")

    def __init__(self, serial: int, subroutines: list[int], source: int) -> None:
        super().__init__(WOULD_BREAK, len(subroutines), source)
        self.serial = serial
        self.subroutines = subroutines

    def note(self, g: State, encounter: Encounter) -> None:
        """The line of the log that says what is broken."""
        if len(self.subroutines) == 1:
            subroutine = g.subroutines(g.cards[encounter.ice])[self.subroutines[0]]
            g.note("{card} breaks “{where}”.", self.source, where=subroutine_words(subroutine), seen=3)
        elif encounter.all_broken(g):
            g.note("{card} breaks {n} subroutine{s}.", self.source, len(self.subroutines), seen=3)
        else:
            places = [str(place + 1) for place in sorted(self.subroutines)]
            which = f"{', '.join(places[:-1])} and {places[-1]}"
            g.note("{card} breaks {n} subroutine{s} ({where}).", self.source, len(places), where=which, seen=3)

    def apply(self, g: State) -> None:
        encounter = g.encounter()
        if encounter is None or encounter.serial != self.serial or not self.subroutines:
            return
        encounter.broken = (*encounter.broken, *self.subroutines)
        breaker = g.cards[self.source].instance
        if breaker not in encounter.breakers:
            encounter.breakers = (*encounter.breakers, breaker)
        if g.noting:
            self.note(g, encounter)
        for _ in self.subroutines:
            emit(g, BROKE_SUBROUTINE, self.source, side=RUNNER, cause=encounter.ice, server=g.attacked_server())
            emit(g, SUBROUTINE_BROKEN, encounter.ice, side=RUNNER, cause=self.source, server=g.attacked_server())
        if encounter.all_broken(g):
            encounter.tell_broken(g, self.source)

    def copy(self) -> Change:
        return BreakChange(self.serial, self.subroutines[:], self.source)

    def key(self) -> tuple[object, ...]:
        return (self.kind, self.amount, self.source, self.serial, tuple(self.subroutines))

    def describe(self, g: State) -> str:
        return "the breaking of 1 subroutine" if self.amount == 1 else f"the breaking of {self.amount} subroutines"


@final
class SubroutineChange(Change):
    """A subroutine about to resolve. `again`: out of its turn, so that it may lead back to itself."""

    __slots__ = ("again", "number")

    def __init__(self, source: int, number: int, again: bool) -> None:
        super().__init__(WOULD_SUBROUTINE, 1, source)
        self.number = number
        self.again = again

    def apply(self, g: State) -> None:
        card = g.cards[self.source]
        subroutine = g.subroutines(card)[self.number]
        emit(g, SUBROUTINE_RESOLVED, card.id, side=CORP, amount=self.number, server=g.attacked_server())
        if g.noting or g.telling:
            words = subroutine_words(subroutine)
            g.note(f"{{card}}: {words}.", card.id)
            g.tell("subroutine", card.id, amount=self.number + 1, server=card.server, detail=words)
        if self.again:
            enter(g, card.id, self.number, subroutine.effects, context_of(card))
            return
        g.push(Resolve(subroutine.effects, context_of(card)))

    def place(self) -> int:
        return self.number

    def copy(self) -> Change:
        change = SubroutineChange(self.source, self.number, self.again)
        change.amount = self.amount
        return change

    def key(self) -> tuple[object, ...]:
        return (self.kind, self.amount, self.source, self.number, self.again)

    def describe(self, g: State) -> str:
        words = subroutine_words(g.subroutines(g.cards[self.source])[self.number])
        return f"the subroutine “{words}” from resolving"


@final
class Encounter(Frame):
    """One encounter. Subroutines are known by their ids, not by their place among those left."""

    __slots__ = (
        "breakers",
        "broken",
        "bypassed",
        "ice",
        "instance",
        "number",
        "outer",
        "over",
        "reached",
        "resolved",
        "serial",
        "stage",
        "stamp",
    )

    def __init__(
        self,
        ice: int,
        instance: int,
        number: int,
        serial: int,
        stage: int = BEGIN,
        broken: tuple[int, ...] = (),
        resolved: tuple[int, ...] = (),
        breakers: tuple[int, ...] = (),
        bypassed: bool = False,
        reached: bool = False,
        over: bool = False,
        outer: int = -1,
        stamp: int = -1,
    ) -> None:
        self.ice = ice
        self.instance = instance
        self.number = number  # which encounter of the run it is
        self.serial = serial
        self.stage = stage
        self.broken = broken
        self.resolved = resolved
        self.breakers = breakers  # the instances of the cards that broke a subroutine
        self.bypassed = bypassed
        self.reached = reached  # whether [3.1] was reached
        self.over = over
        self.outer = outer  # the encounter this one interrupts
        self.stamp = stamp  # of the order of R&D as it began, for ice that is encountered uninstalled

    def structure(self) -> int:
        return -1 if self.over or self.bypassed else self.serial

    def causing(self) -> int:
        return LOOK_DEEPER if self.structure() < 0 else NOBODY_CAUSES

    def ends_with_run(self) -> bool:
        return True

    def all_broken(self, g: Position) -> bool:
        """Zero subroutines are all broken once [3.1] was reached (Rules Reference: "All", Bypass)."""
        if not self.reached:
            return False
        count = len(g.subroutines(g.cards[self.ice]))
        return all(i in self.broken for i in range(count))

    def tell_broken(self, g: State, breaker: int = -1) -> None:
        """Every subroutine is broken now; ice may be the outermost one that protects the attacked server."""
        server = g.server(g.attacked_server())
        outermost = server is not None and bool(server.ice) and server.ice[0] == self.ice
        place = OUTERMOST_ICE if outermost else INNER_ICE
        emit(g, ALL_BROKEN, self.ice, side=RUNNER, cause=breaker, server=g.attacked_server(), what=place)

    def derezzed(self, g: Position) -> bool:
        """Whether the ice was derezzed: its subroutines are inactive (Rules Reference: Ice, Inactive, Unrezzed)."""
        card = g.cards[self.ice]
        return card.zone == PLAY and not card.faceup

    def unbroken(self, g: Position) -> list[int]:
        """The subroutines that could still be broken or resolve."""
        count = 0 if self.derezzed(g) else len(g.subroutines(g.cards[self.ice]))
        return [i for i in range(count) if i not in self.broken]

    def displaced(self, g: State) -> bool:
        """Whether ice that is encountered while accessed has left its place (FAQ: Archangel)."""
        card = g.cards[self.ice]
        moved = card.zone == DECK and g.order_stamp != self.stamp
        return self.stamp >= 0 and (moved or card.instance != self.instance)

    def cut_short(self, g: State) -> bool:
        """Bypassed, uninstalled or moved away, or the run is over."""
        if self.bypassed or g.cards[self.ice].instance != self.instance or self.displaced(g):
            return True
        run = g.run()
        return run is None or run.ended or run.moved or run.relocated

    def step(self, g: State) -> bool:
        if self.stage == BEGIN:
            self.outer = g.encounter_at
            g.encounter_at = len(g.stack) - 1
            self.stage = INTERACT
            if g.cards[self.ice].zone != PLAY:
                self.stamp = g.order_stamp
            g.dirty = True
            g.note("The Runner encounters {card}.", self.ice)
            emit(g, ENCOUNTERED, self.ice, side=RUNNER, server=g.cards[self.ice].server, token=self.serial)
        elif self.stage == INTERACT:
            self.stage = LEAVE_INTERACTION
            if not self.cut_short(g):
                self.reached = True
                g.push(Window(INTERACTION, g.active))
                if not g.subroutines(g.cards[self.ice]):
                    self.tell_broken(g)
        elif self.stage == LEAVE_INTERACTION:
            self.stage = SUBROUTINES
            emit(g, INTERACTION_OVER, self.ice, side=RUNNER, server=g.attacked_server())
        elif self.stage == SUBROUTINES:
            return self.subroutines(g)
        elif self.stage == END:
            self.stage = CLOSE
            tokens = ADVANCED_ICE if g.counters_on(g.cards[self.ice], ADVANCEMENT) > 0 else BARE_ICE
            emit(g, ENCOUNTER_ENDED, self.ice, side=RUNNER, server=g.attacked_server(), what=tokens)
        else:
            self.over = True
            g.pop()
            g.encounter_at = self.outer
            g.end_lasting(UNTIL_ENCOUNTER_ENDS, since=self.serial)  # an outer encounter keeps its own
            g.dirty = True
        return False

    def subroutines(self, g: State) -> bool:
        """[3.2] Unbroken subroutines trigger and resolve one by one in order. Whether the Runner says which is next."""
        left = [] if self.cut_short(g) else self.to_resolve(g)
        if not left:
            self.stage = END
        elif len(left) > 1 and g.index.statics[Q_RUNNER_ORDERS] and g.modified_globally(Q_RUNNER_ORDERS, RUNNER) > 0:
            return True
        else:
            self.resolve(g, left[0])
        return False

    def to_resolve(self, g: State) -> list[int]:
        """The unbroken subroutines that have not resolved yet."""
        return [i for i in self.unbroken(g) if i not in self.resolved]

    def resolve(self, g: State, i: int) -> None:
        self.resolved = (*self.resolved, i)
        attempt_changes(g, [SubroutineChange(self.ice, i, again=False)])

    def side(self, g: State) -> int:
        return RUNNER

    def prompt(self, g: State) -> str:
        return "Choose the subroutine that resolves next."

    def options(self, g: State) -> list[Option]:
        return [Option(O_SUBROUTINE, self.ice, i) for i in self.to_resolve(g)]

    def choose(self, g: State, option: Option) -> None:
        self.resolve(g, option.arg)

    def copy(self) -> Encounter:
        return Encounter(
            self.ice,
            self.instance,
            self.number,
            self.serial,
            self.stage,
            self.broken,
            self.resolved,
            self.breakers,
            self.bypassed,
            self.reached,
            self.over,
            self.outer,
            self.stamp,
        )
