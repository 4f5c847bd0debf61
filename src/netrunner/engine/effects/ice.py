"""Effects on ice and icebreakers. Rules Reference: Icebreaker, Strength, Bypass, Subroutine, Derez, Subtype."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from netrunner.engine.amount import Amount, count_words, value_of
from netrunner.engine.effect import Effect
from netrunner.engine.effects.choice import ANY_NUMBER
from netrunner.engine.encounter import INTERACT, LEAVE_INTERACTION, BreakChange
from netrunner.engine.frame import O_DONE, O_SUBROUTINE, Option
from netrunner.engine.rez import Rez, derez
from netrunner.engine.terms import (
    ASK,
    DONE,
    ICE,
    PLAY,
    Q_STRENGTH,
    RUNNER,
    UNTIL_ENCOUNTER_ENDS,
    UNTIL_NAMES,
    WAIT,
)
from netrunner.engine.would import would

if TYPE_CHECKING:
    from netrunner.engine.context import Context
    from netrunner.engine.encounter import Encounter
    from netrunner.engine.resolve import Resolve
    from netrunner.engine.state import State


def interacting(g: State, ctx: Context, icebreaker: bool) -> Encounter | None:
    """The encounter at [3.1] that the source can interact with: an icebreaker needs the strength for it."""
    encounter = g.encounter()
    if encounter is None or encounter.stage != LEAVE_INTERACTION or encounter.cut_short(g):
        return None
    if icebreaker and g.strength(g.cards[ctx.source]) < g.strength(g.cards[encounter.ice]):
        return None
    return encounter


@final
class Break(Effect):
    """Break subroutines on the encountered ice: of a subtype, on the source itself or on the source's host, up to
    `count` of them. `direct`: the source is no icebreaker, and no strength is compared. `only`: only subroutines that
    consist of this effect alone."""

    __slots__ = ("count", "direct", "itself", "max_strength", "on_host", "only", "subtype")

    def __init__(
        self,
        subtype: str = "",
        count: int = 1,
        itself: bool = False,
        max_strength: int = 99,
        direct: bool = False,
        on_host: bool = False,
        only: Effect | None = None,
    ) -> None:
        self.only = only
        self.subtype = subtype
        self.count = count
        self.itself = itself  # the ice's own text lets the Runner break it
        self.max_strength = max_strength
        self.direct = direct
        self.on_host = on_host

    def target(self, g: State, ctx: Context) -> Encounter | None:
        encounter = interacting(g, ctx, not (self.itself or self.direct))
        if encounter is None:
            return None
        ice = g.cards[encounter.ice]
        if self.itself and ice.id != ctx.source:
            return None
        if self.on_host and ice.id != g.cards[ctx.source].host:
            return None
        if self.subtype and not g.has_subtype(ice, self.subtype):
            return None
        if self.max_strength < 99 and g.strength(ice) > self.max_strength:
            return None
        return encounter if self.breakable(g, encounter) else None

    def breakable(self, g: State, encounter: Encounter) -> list[int]:
        """The unbroken subroutines that it can break."""
        unbroken = encounter.unbroken(g)
        if self.only is None:
            return unbroken
        subroutines = g.subroutines(g.cards[encounter.ice])
        words = self.only.describe()
        return [i for i in unbroken if [effect.describe() for effect in subroutines[i].effects] == [words]]

    def step(self, g: State, f: Resolve) -> int:
        encounter = self.target(g, f.ctx)
        if encounter is None or f.stage == 2:
            return DONE
        if f.stage == 0 and f.number < self.count and self.left(g, f, encounter):
            return ASK
        f.stage = 2
        would(g, [BreakChange(encounter.serial, list(f.picked), f.ctx.source)])
        return WAIT

    def left(self, g: State, f: Resolve, encounter: Encounter) -> list[int]:
        return [i for i in self.breakable(g, encounter) if i not in f.picked]

    def asked(self, g: State, f: Resolve) -> int:
        return RUNNER

    def prompt(self, g: State, f: Resolve) -> str:
        return "choose a subroutine to break."

    def options(self, g: State, f: Resolve) -> list[Option]:
        encounter = g.encounter()
        assert encounter is not None
        result = [Option(O_SUBROUTINE, encounter.ice, i) for i in self.left(g, f, encounter)]
        if f.picked:
            result.append(Option(O_DONE))
        return result

    def choose(self, g: State, f: Resolve, option: Option) -> None:
        if option.kind == O_DONE:
            f.stage = 1
            return
        f.picked = (*f.picked, option.arg)
        f.number += 1

    def could(self, g: State, ctx: Context) -> bool:
        return self.target(g, ctx) is not None

    def describe(self) -> str:
        kind = f"{self.subtype} " if self.subtype else "" if self.itself else "ice "
        if self.itself:
            return "break 1 subroutine on this ice"
        if self.direct:
            return "break 1 subroutine on that ice"
        if self.on_host:
            return "break 1 subroutine on host ice"
        weak = f" on a piece of ice with {self.max_strength} or less strength" if self.max_strength < 99 else ""
        if self.only is not None:
            return f'break 1 "{self.only.describe()}" subroutine'
        if self.count == 1:
            return f"break 1 {kind}subroutine{weak}"
        if self.count >= ANY_NUMBER:
            return f"break any number of {kind}subroutines{weak}"
        return f"break up to {self.count} {kind}subroutines{weak}"


@final
class Boost(Effect):
    """Raise the source's strength until the encounter, the run or the turn ends."""

    __slots__ = ("amount", "until")

    def __init__(self, amount: int, until: int = UNTIL_ENCOUNTER_ENDS) -> None:
        self.amount = amount
        self.until = until

    def step(self, g: State, f: Resolve) -> int:
        card = g.cards[f.ctx.source]
        # Outside an encounter such a boost is reset at once (Rules Reference: Icebreaker).
        if self.until != UNTIL_ENCOUNTER_ENDS or g.encounter_at >= 0:
            g.add_modifier(self.until, f.ctx, card, Q_STRENGTH, self.amount)
        return DONE

    def fades(self) -> bool:
        return self.until == UNTIL_ENCOUNTER_ENDS

    def could(self, g: State, ctx: Context) -> bool:
        return self.until != 1 or g.run_at >= 0

    def describe(self) -> str:
        until = "" if self.until == UNTIL_ENCOUNTER_ENDS else f" {UNTIL_NAMES[self.until]}"
        return f"+{self.amount} strength{until}"


@final
class Weaken(Effect):
    """The encountered ice has less strength until the end of the encounter. `icebreaker`: it needs to interact;
    `rezzed`: only ice that is rezzed, not ice encountered while it is accessed."""

    __slots__ = ("amount", "icebreaker", "rezzed")

    def __init__(self, amount: int = 1, icebreaker: bool = False, rezzed: bool = False) -> None:
        self.amount = amount
        self.rezzed = rezzed
        self.icebreaker = icebreaker

    def ice(self, g: State, ctx: Context) -> int:
        encounter = interacting(g, ctx, self.icebreaker)
        if encounter is None or (self.rezzed and not g.cards[encounter.ice].faceup):
            return -1
        return encounter.ice

    def step(self, g: State, f: Resolve) -> int:
        ice = self.ice(g, f.ctx)
        if ice >= 0:
            g.add_modifier(UNTIL_ENCOUNTER_ENDS, f.ctx, g.cards[ice], Q_STRENGTH, -self.amount)
        return DONE

    def could(self, g: State, ctx: Context) -> bool:
        return self.ice(g, ctx) >= 0

    def describe(self) -> str:
        return f"the ice being encountered has -{self.amount} strength until the end of the encounter"


@final
class Strengthen(Effect):
    """The chosen cards have more strength until the end of the turn or run."""

    __slots__ = ("amount", "until")

    def __init__(self, amount: int | Amount, until: int) -> None:
        self.amount = amount
        self.until = until

    def step(self, g: State, f: Resolve) -> int:
        amount = value_of(self.amount, g, f.ctx)
        for cid in f.ctx.targets:
            g.add_modifier(self.until, f.ctx, g.cards[cid], Q_STRENGTH, amount)
        return DONE

    def could(self, g: State, ctx: Context) -> bool:
        return False

    def describe(self) -> str:
        amount = self.amount if isinstance(self.amount, int) else self.amount.describe()
        return f"it has +{amount} strength {UNTIL_NAMES[self.until]}"


@final
class GainSubtypes(Effect):
    """The chosen card gains subtypes until the turn or the run ends: a running total."""

    __slots__ = ("subtypes", "until")

    def __init__(self, *subtypes: str, until: int) -> None:
        self.subtypes = subtypes
        self.until = until

    def step(self, g: State, f: Resolve) -> int:
        for cid in f.ctx.targets:
            g.add_subtypes(self.until, f.ctx, g.cards[cid], self.subtypes)
        return DONE

    def could(self, g: State, ctx: Context) -> bool:
        return bool(ctx.targets)

    def describe(self) -> str:
        names = " and ".join(filter(None, (", ".join(self.subtypes[:-1]), self.subtypes[-1])))
        return f"it gains {names} {UNTIL_NAMES[self.until]}"


@final
class Bypass(Effect):
    """The Runner bypasses the encountered ice."""

    __slots__ = ()

    def step(self, g: State, f: Resolve) -> int:
        encounter = g.encounter()
        if encounter is not None and not encounter.over:
            encounter.bypassed = True
            g.note("The Runner bypasses {card}.", encounter.ice)
        return DONE

    def could(self, g: State, ctx: Context) -> bool:
        encounter = g.encounter()
        return encounter is not None and not encounter.bypassed and encounter.stage <= INTERACT + 1

    def describe(self) -> str:
        return "bypass that ice"


@final
class DerezSelf(Effect):
    """Derez the source."""

    __slots__ = ()

    def step(self, g: State, f: Resolve) -> int:
        if g.cards[f.ctx.source].instance == f.ctx.instance:
            derez(g, f.ctx.source)
        return DONE

    def could(self, g: State, ctx: Context) -> bool:
        return g.cards[ctx.source].faceup

    def describe(self) -> str:
        return "derez this card"


@final
class RezChosen(Effect):
    """Rez the chosen card, ignoring all costs or paying them."""

    __slots__ = ("free",)

    def __init__(self, free: bool = False) -> None:
        self.free = free

    def step(self, g: State, f: Resolve) -> int:
        if f.stage == 0:
            f.stage = 1
            for cid in f.ctx.targets:
                card = g.cards[cid]
                if card.zone == PLAY and not card.faceup:
                    g.push(Rez(cid, self.free))
            return WAIT
        return DONE

    def could(self, g: State, ctx: Context) -> bool:
        from netrunner.engine.legality import why_not_rez

        return any(self.free or why_not_rez(g, g.cards[cid]) is None for cid in ctx.targets)

    def describe(self) -> str:
        return "rez it, ignoring all costs" if self.free else "rez it"


def ice_words(amount: int) -> str:
    return count_words(amount, "piece of ice", "pieces of ice")


IS_ICE = ICE
