"""Costs as data. Rules Reference: Cost, Additional Costs, Nested Costs, Trashing as a Cost, Forfeit.

What a cost consists of is here; whether it can be paid is asked and how it is paid is carried out in `payment`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from netrunner.engine.terms import COUNTER_NAMES

if TYPE_CHECKING:
    from netrunner.engine.amount import Amount
    from netrunner.engine.filter import Filter


@final
class Cost:
    """Everything that is paid together: clicks, credits, counters of the source, cards trashed, agendas forfeited.

    `x` asks the payer for a number of credits that becomes X. `damage` holds (kind, amount) pairs suffered as a cost.
    """

    __slots__ = (
        "clicks",
        "counter",
        "counters",
        "credits",
        "damage",
        "forfeit",
        "forfeit_self",
        "from_any",
        "stealth",
        "trash",
        "trash_self",
        "x",
        "x_max",
    )

    def __init__(
        self,
        credits: int = 0,  # noqa: A002
        clicks: int = 0,
        counter: int = -1,
        counters: int = 0,
        trash_self: bool = False,
        forfeit: int = 0,
        trash: Filter | None = None,
        x: bool = False,
        damage: tuple[tuple[int, int], ...] = (),
        x_max: Amount | None = None,
        stealth: int = 0,
        forfeit_self: bool = False,
        from_any: bool = False,
    ) -> None:
        self.credits = credits
        self.clicks = clicks
        self.counter = counter
        self.counters = counters
        self.trash_self = trash_self
        self.forfeit = forfeit
        self.trash = trash
        self.x = x
        self.damage = damage
        self.x_max = x_max  # X may not be more than this
        self.forfeit_self = forfeit_self  # the source itself, a scored agenda
        self.from_any = from_any  # the counters come from any of the payer's cards, not from the source
        self.stealth = stealth  # so many of the credits must come from stealth cards

    def simple(self) -> bool:
        """Only clicks and credits."""
        return (
            self.counters == 0
            and not self.trash_self
            and self.forfeit == 0
            and not self.forfeit_self
            and self.trash is None
            and not self.x
            and not self.damage
            and self.stealth == 0
        )

    def other_parts(self) -> bool:
        """Whether there is anything to pay beside clicks and credits."""
        return bool(self.counters or self.trash_self or self.forfeit or self.forfeit_self or self.trash or self.damage)

    def nothing(self) -> bool:
        """Whether there is nothing to pay."""
        return self.simple() and not self.credits and not self.clicks

    def plus(self, other: Cost) -> Cost:
        """Both costs, to be paid at once (Rules Reference: Additional Costs)."""
        return Cost(
            self.credits + other.credits,
            self.clicks + other.clicks,
            self.counter if self.counters else other.counter,
            self.counters + other.counters,
            self.trash_self or other.trash_self,
            self.forfeit + other.forfeit,
            self.trash if self.trash is not None else other.trash,
            self.x or other.x,
            added_damage(self.damage, other.damage),
            self.x_max if self.x_max is not None else other.x_max,
            self.stealth + other.stealth,
            self.forfeit_self or other.forfeit_self,
            self.from_any or other.from_any,
        )

    def spoken(self) -> str:
        """What is spent, at the end of a sentence: " for a click and 2 credits". What else is lost has its own line."""
        parts: list[str] = []
        if self.clicks:
            parts.append("a click" if self.clicks == 1 else f"{self.clicks} clicks")
        if self.x:
            parts.append("X credits")
        if self.credits:
            parts.append("1 credit" if self.credits == 1 else f"{self.credits} credits")
        if self.counters:
            name = COUNTER_NAMES[self.counter]
            counter = f"{name} token" if name == "advancement" else f"{name} counter"
            parts.append(f"1 {counter}" if self.counters == 1 else f"{self.counters} {counter}s")
        return f" for {' and '.join(parts)}" if parts else ""

    def describe(self) -> str:
        parts: list[str] = []
        if self.x:
            parts.append("X credits")
        if self.clicks:
            parts.append("click" if self.clicks == 1 else f"{self.clicks} clicks")
        if self.credits or not (parts or self.other_parts()):
            stealth = " from a stealth card" if self.stealth == 1 else " from stealth cards" if self.stealth else ""
            parts.append(("1 credit" if self.credits == 1 else f"{self.credits} credits") + stealth)
        if self.counters:
            name = COUNTER_NAMES[self.counter]
            counter = f"{name} token" if name == "advancement" else f"{name} counter"
            where = "any" if self.from_any else "hosted"
            parts.append(f"{where} {counter}" if self.counters == 1 else f"{self.counters} {where} {counter}s")
        if self.trash is not None:
            parts.append(f"trash {self.trash.describe(1)}")
        if self.forfeit_self:
            parts.append("forfeit this agenda")
        if self.forfeit:
            parts.append("forfeit an agenda" if self.forfeit == 1 else f"forfeit {self.forfeit} agendas")
        for kind, amount in self.damage:
            parts.append(f"suffer {amount} {('net', 'meat', 'brain')[kind]} damage")
        if self.trash_self:
            parts.append("trash this card")
        return ", ".join(parts)


def added_damage(one: tuple[tuple[int, int], ...], other: tuple[tuple[int, int], ...]) -> tuple[tuple[int, int], ...]:
    """Damage of a kind is added up: it is suffered as one."""
    if not one or not other:
        return one or other
    total = dict(one)
    for kind, amount in other:
        total[kind] = total.get(kind, 0) + amount
    return tuple(total.items())


FREE: Final = Cost()
CLICK: Final = Cost(clicks=1)
