"""Ice and icebreakers: breaking, strength, bypassing, encounters, subroutines.

Rules Reference: Icebreaker, Strength, Bypass, Subroutine, Forced Encounters, Infinite Loops.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from netrunner.engine.ability import Subroutine
from netrunner.engine.amount import Amount, ChosenX, value_of
from netrunner.engine.constant import GainsSubroutines
from netrunner.engine.cost import FREE, Cost
from netrunner.engine.effect import Effect
from netrunner.engine.effects.choosing import distinct
from netrunner.engine.effects.installing import Install
from netrunner.engine.effects.lasting import Until
from netrunner.engine.effects.money import ALL
from netrunner.engine.encounter import INTERACT, LEAVE_INTERACTION, BreakChange, SubroutineChange, subroutine_words
from netrunner.engine.encounter import Encounter as EncounterFrame
from netrunner.engine.events import emit
from netrunner.engine.filter import Filter
from netrunner.engine.frame import O_CARD, O_DONE, O_SUBROUTINE, Option
from netrunner.engine.funds import extra_cost
from netrunner.engine.infinite_loop import any_begun, begun, stamp_of, table_of
from netrunner.engine.legality.using import has_break_costs
from netrunner.engine.payable import why_not_pay
from netrunner.engine.payment import pay
from netrunner.engine.prevention import attempt_changes
from netrunner.engine.reference import CHOSEN, THIS, Chosen, EncounteredIce, EventCard, Ref, This, which
from netrunner.engine.structure import parts, structure_key
from netrunner.engine.terms import (
    ASK,
    BOOSTED,
    DONE,
    FOR_ABILITY,
    NOBODY,
    PLAY,
    Q_STRENGTH,
    RUNNER,
    UNTIL_ENCOUNTER_ENDS,
    UNTIL_RUN_ENDS,
    UNTIL_STRENGTH_RESETS,
    WAIT,
)

if TYPE_CHECKING:
    from netrunner.engine.context import Context
    from netrunner.engine.resolve import Resolve
    from netrunner.engine.state import State

__all__ = [
    "FIRST",
    "LAST",
    "Boost",
    "Break",
    "Bypass",
    "Encounter",
    "GainSubroutinesOf",
    "ResolveSubroutine",
]


# Which subroutine of a piece of ice is meant.
ANY_PLACE: Final = 0
FIRST: Final = 1
LAST: Final = 2


def interacting(g: State, ctx: Context, icebreaker: bool) -> EncounterFrame | None:
    """The encounter at [3.1] that the source can interact with: an icebreaker needs the strength for it."""
    encounter = g.encounter()
    if encounter is None or encounter.stage != LEAVE_INTERACTION or encounter.cut_short(g):
        return None
    breaker = g.cards[ctx.source]
    left = breaker.zone != PLAY and breaker.instance != ctx.instance  # to pay: its strength has been looked at before
    if icebreaker and not left and g.strength(breaker) < g.strength(g.cards[encounter.ice]):
        return None
    return encounter


def is_icebreaker(g: State, ctx: Context) -> bool:
    return ctx.side == RUNNER and g.has_subtype(g.cards[ctx.source], "icebreaker")


@final
class Break(Effect):
    """Break subroutines on the encountered ice: of a subtype or a description, up to `count` of them, or ALL.
    `exactly`: as many as `count`, or all that there are if there are fewer.

    An icebreaker needs the strength of the ice; any other card does not compare strengths. `only`: only subroutines
    that consist of this effect alone. `at`: only the FIRST or the LAST subroutine of that ice. What breaking a
    subroutine costs in addition is paid for each of them: for the first with the cost of the paid ability, unless that
    does something else before it breaks, for the others before they are broken.
    """

    __slots__ = ("at", "count", "exactly", "only", "subtype", "who")

    def __init__(
        self,
        subtype: str = "",
        count: int | Amount = 1,
        who: Filter | None = None,
        only: Effect | None = None,
        at: int = ANY_PLACE,
        exactly: bool = False,
    ) -> None:
        self.at = at
        self.exactly = exactly
        self.subtype = subtype
        self.count = count
        self.who = who
        self.only = only

    def target(self, g: State, ctx: Context) -> EncounterFrame | None:
        encounter = interacting(g, ctx, is_icebreaker(g, ctx))
        if encounter is None:
            return None
        ice = g.cards[encounter.ice]
        if self.subtype and not g.has_subtype(ice, self.subtype):
            return None
        if self.who is not None and not self.who.is_kind(g, ctx, ice):
            return None
        if g.forbidden("break", RUNNER, g.cards[ctx.source]):
            return None
        return encounter if self.breakable(g, encounter) else None

    def breakable(self, g: State, encounter: EncounterFrame) -> list[int]:
        """The unbroken subroutines that it can break."""
        unbroken = encounter.unbroken(g)
        if self.at != ANY_PLACE:
            place = 0 if self.at == FIRST else len(g.subroutines(g.cards[encounter.ice])) - 1
            unbroken = [i for i in unbroken if i == place]
        if self.only is None:
            return unbroken
        subroutines = g.subroutines(g.cards[encounter.ice])
        key = structure_key(self.only)
        return [i for i in unbroken if [structure_key(effect) for effect in subroutines[i].effects] == [key]]

    def step(self, g: State, f: Resolve) -> int:
        encounter = self.target(g, f.ctx)
        if encounter is None or f.stage == 2:
            return DONE
        if f.stage == 0 and (self.count == ALL or self.at != ANY_PLACE or self.must_break_all(g, f, encounter)):
            while self.left(g, f, encounter):
                f.picked = (*f.picked, self.left(g, f, encounter)[0])
        elif f.stage == 0 and f.number < value_of(self.count, g, f.ctx) and self.left(g, f, encounter):
            return ASK
        if not f.picked or (f.stage == 3 and not g.paid):
            return DONE
        due = FREE if f.stage == 3 else self.due(g, f, encounter, len(f.picked))
        if due is not FREE:
            f.stage = 3
            pay(g, RUNNER, due, FOR_ABILITY, f.ctx.source, f.ctx)
            return WAIT
        f.stage = 2
        attempt_changes(g, [BreakChange(encounter.serial, list(f.picked), f.ctx.source)])
        return WAIT

    def must_break_all(self, g: State, f: Resolve, encounter: EncounterFrame) -> bool:
        """Whether there are no more subroutines than it has to break, and they cost nothing in addition."""
        most = value_of(self.count, g, f.ctx)
        return self.exactly and len(self.breakable(g, encounter)) <= most and self.due(g, f, encounter, most) is FREE

    def breaks(self) -> bool:
        return True

    def left(self, g: State, f: Resolve, encounter: EncounterFrame) -> list[int]:
        due = self.due(g, f, encounter, len(f.picked) + 1)
        if due is not FREE and why_not_pay(g, RUNNER, due, FOR_ABILITY, f.ctx.source, f.ctx) is not None:
            return []
        return [i for i in self.breakable(g, encounter) if i not in f.picked]

    def due(self, g: State, f: Resolve, encounter: EncounterFrame, number: int) -> Cost:
        """What so many subroutines cost in addition; for the first of a paid ability that begins with breaking that is
        paid by now."""
        total = FREE
        if has_break_costs(g.index) and number:
            paid = f.ctx.event is None and f.pc == 0
            if not paid:
                total = extra_cost(g, "break with", g.cards[f.ctx.source])
            for _ in range(number - paid):
                total = total.plus(extra_cost(g, "break", g.cards[encounter.ice]))
        return total

    def asked(self, g: State, f: Resolve) -> int:
        return RUNNER

    def prompt(self, g: State, f: Resolve) -> str:
        return "choose a subroutine to break."

    def options(self, g: State, f: Resolve) -> list[Option]:
        encounter = g.encounter()
        assert encounter is not None
        result = [Option(O_SUBROUTINE, encounter.ice, i) for i in self.left(g, f, encounter)]
        declinable = not self.exactly or self.due(g, f, encounter, len(f.picked) + 1) is not FREE
        if f.picked and declinable:
            result.append(Option(O_DONE))
        return result

    def choose(self, g: State, f: Resolve, option: Option) -> None:
        if option.kind == O_DONE:
            f.stage = 1
            return
        f.picked = (*f.picked, option.arg)
        f.number += 1

    def could(self, g: State, ctx: Context) -> bool:
        return not (isinstance(self.count, ChosenX) and ctx.x == 0) and self.target(g, ctx) is not None


@final
class Boost(Effect):
    """Change the strength of cards (the source, unless others are named) until the encounter, the run or the turn ends.

    What is encountered can be weakened only at [3.1], by an icebreaker only if it is strong enough to interact.
    """

    __slots__ = ("amount", "until", "what")

    def __init__(self, amount: int | Amount, what: Ref | Filter = THIS, until: int = UNTIL_ENCOUNTER_ENDS) -> None:
        self.amount = amount
        self.what = which(what)
        self.until = until

    def cards(self, g: State, ctx: Context) -> list[int]:
        if isinstance(self.what, This):
            return [ctx.source]
        if isinstance(self.what, EncounteredIce) and interacting(g, ctx, is_icebreaker(g, ctx)) is None:
            return []
        return self.what.cards(g, ctx)

    def step(self, g: State, f: Resolve) -> int:
        until = self.until
        if self.fades() and g.keeps_strength(g.cards[f.ctx.source]):
            until = UNTIL_STRENGTH_RESETS
        amount = value_of(self.amount, g, f.ctx)
        for cid in self.cards(g, f.ctx) if amount > 0 and f.ctx.side == RUNNER else ():
            if g.has_subtype(g.cards[cid], "icebreaker"):
                emit(g, BOOSTED, cid, side=RUNNER, amount=amount)
        # Outside an encounter such a boost is reset at once (Rules Reference: Icebreaker).
        if until != UNTIL_ENCOUNTER_ENDS or g.encounter_at >= 0:
            for cid in self.cards(g, f.ctx):
                g.add_modifier(until, f.ctx, g.cards[cid], Q_STRENGTH, amount)
                if amount and isinstance(self.what, (Chosen, EventCard)):
                    g.note(f"{{card}} has {amount:+d} strength.", cid)
        return DONE

    def fades(self) -> bool:
        return self.until == UNTIL_ENCOUNTER_ENDS and isinstance(self.what, This)

    def could(self, g: State, ctx: Context) -> bool:
        if isinstance(self.amount, ChosenX) and ctx.x == 0:
            return False
        if isinstance(self.what, This):
            return self.until != UNTIL_RUN_ENDS or g.run_at >= 0
        cards = self.cards(g, ctx)
        if (
            "lower" in (g._index or g.index).forbids and isinstance(self.amount, int) and self.amount < 0
        ):  # Rules Reference: "Cannot"
            return any(not g.forbidden("lower", NOBODY, g.cards[cid]) for cid in cards)
        return bool(cards)


@final
class Bypass(Effect):
    """The Runner bypasses the encountered ice; or, `approached`, the ice they approach, which is not encountered."""

    __slots__ = ("approached",)

    def __init__(self, approached: bool = False) -> None:
        self.approached = approached

    def step(self, g: State, f: Resolve) -> int:
        if self.approached:
            run = g.run()
            if run is not None and self.could(g, f.ctx):
                g.note("The Runner bypasses {card}.", run.ice)
                run.pass_approached(g)
            return DONE
        encounter = g.encounter()
        if encounter is not None and not encounter.over and self.allowed(g, encounter.ice):
            encounter.bypassed = True
            g.note("The Runner bypasses {card}.", encounter.ice)
        return DONE

    def allowed(self, g: State, ice: int) -> bool:
        return not g.forbidden("bypass", RUNNER, g.cards[ice])

    def could(self, g: State, ctx: Context) -> bool:
        if self.approached:
            run = g.run()
            if run is None or run.ended or not run.approaching() or not run.ice_present(g):
                return False
            return self.allowed(g, run.ice)
        encounter = g.encounter()
        if encounter is None or encounter.bypassed or encounter.stage > INTERACT + 1:
            return False
        return self.allowed(g, encounter.ice)


@final
class Encounter(Effect):
    """The Runner encounters ice outside the run's path (Rules Reference: Forced Encounters).

    Steps [3] to [3.2] are resolved; then what caused the encounter goes on, and the Runner's position is as before.
    """

    __slots__ = ("what",)

    def __init__(self, what: Ref = THIS) -> None:
        self.what = what

    def step(self, g: State, f: Resolve) -> int:
        ice = self.what.one(g, f.ctx)
        run = g.run()
        if f.stage == 0 and ice >= 0 and run is not None and not run.ended:
            f.stage = 1
            run.encounters += 1
            g.push(EncounterFrame(ice, g.cards[ice].instance, run.encounters, g.next_serial()))
            return WAIT
        return DONE

    def could(self, g: State, ctx: Context) -> bool:
        return g.run_at >= 0


@final
class ResolveSubroutine(Effect):
    """Resolve a subroutine, broken or not, on ice of a description. It may lead back to where it came from."""

    __slots__ = ("who",)

    def __init__(self, who: Filter) -> None:
        self.who = who

    def ice(self, g: State, ctx: Context) -> list[int]:
        return [cid for cid in self.who.find(g, ctx) if g.subroutines(g.cards[cid])]

    def step(self, g: State, f: Resolve) -> int:
        return ASK if f.stage == 0 and self.ice(g, f.ctx) else DONE

    def asked(self, g: State, f: Resolve) -> int:
        return f.ctx.side

    def prompt(self, g: State, f: Resolve) -> str:
        return "choose a subroutine to resolve."

    def options(self, g: State, f: Resolve) -> list[Option]:
        result: list[Option] = []
        for cid in self.ice(g, f.ctx):
            result.extend(Option(O_SUBROUTINE, cid, i) for i in range(len(g.subroutines(g.cards[cid]))))
        if len(result) > 1 and any_begun(g):
            stamp = stamp_of(table_of(g))
            onward = [option for option in result if not begun(g, option.card, option.arg, stamp)]
            return onward or result  # nobody goes round in a circle who can do anything else
        return result

    def choose(self, g: State, f: Resolve, option: Option) -> None:
        f.stage = 1
        card = g.cards[option.card]
        attempt_changes(g, [SubroutineChange(card.id, option.arg, again=True)])

    def could(self, g: State, ctx: Context) -> bool:
        return bool(self.ice(g, ctx))


@final
class GainSubroutinesOf(Effect):
    """For the remainder of the run the source has the printed subroutines of other ice too. Its player says in which
    order all of them come: its own are picked by its own name. `first`: instead, it has all those that the other ice
    has now, before its own; what names its own card does nothing there (Rules Reference: Self-Referential Language)."""

    __slots__ = ("first", "what")

    def __init__(self, what: Ref = CHOSEN, first: bool = False) -> None:
        self.what = what
        self.first = first

    def step(self, g: State, f: Resolve) -> int:
        others = self.what.cards(g, f.ctx)
        if self.first:
            for cid in others:
                for place, subroutine in enumerate(g.subroutines(g.cards[cid])):
                    gained = GainsSubroutines(without_self(subroutine), first=True)
                    gained.path = f"{f.program.path}/{f.pc}/{place}/{subroutine.path}"
                    g.add_lasting(UNTIL_RUN_ENDS, f.ctx.copy(), ability=gained)
            return DONE
        if len(f.picked) < len(others) and self.left(g, f):
            return ASK  # what is left at the end comes last
        order = (*f.picked, *self.left(g, f))
        own = order.index(f.ctx.source)
        for place, cid in enumerate(order):
            for subroutine in g.cards[cid].definition.subroutines if place != own else ():
                ability = GainsSubroutines(subroutine, first=place < own)
                ability.path = f"{f.program.path}/{f.pc}/{place}/{subroutine.path}"
                g.add_lasting(UNTIL_RUN_ENDS, f.ctx.copy(), ability=ability)
        return DONE

    def left(self, g: State, f: Resolve) -> list[int]:
        return [cid for cid in (f.ctx.source, *self.what.cards(g, f.ctx)) if cid not in f.picked]

    def asked(self, g: State, f: Resolve) -> int:
        return f.ctx.side

    def prompt(self, g: State, f: Resolve) -> str:
        return "choose the ice whose subroutines come next."

    def options(self, g: State, f: Resolve) -> list[Option]:
        return [Option(O_CARD, cid) for cid in distinct(g, self.left(g, f))]

    def choose(self, g: State, f: Resolve, option: Option) -> None:
        f.picked = (*f.picked, option.card)

    def could(self, g: State, ctx: Context) -> bool:
        return g.run_at >= 0


def without_self(subroutine: Subroutine) -> Subroutine:
    """The subroutine for other ice: one that names its own card does nothing there."""
    if not any(names_itself(effect) for effect in subroutine.effects):
        return subroutine
    inert = Subroutine((), words=subroutine_words(subroutine))
    inert.path = subroutine.path
    inert.index = subroutine.index
    return inert


def names_itself(thing: object) -> bool:
    """Whether an effect, or a part of it, speaks of the card that it is on. What it leaves behind is nobody's name, the
    next position inward belongs to whatever ice it is on, and abilities of another card mean that one."""
    if isinstance(thing, This):
        return True
    if isinstance(thing, Until) and not isinstance(thing.of, This):
        return names_itself(thing.of)
    silent = "of" if isinstance(thing, Until) else "behind" if isinstance(thing, Install) else ""
    return any(names_itself(part) for name, part in parts(thing) if name != silent)
