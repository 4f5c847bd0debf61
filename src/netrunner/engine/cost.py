"""Costs as data. Rules Reference: Cost, Additional Costs, Nested Costs, Trashing as a Cost, Forfeit.

What a cost consists of is here; whether it can be paid is asked and how it is paid is carried out in `payment`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from netrunner.engine.amount import Amount, value_of
from netrunner.engine.reference import Ref, which
from netrunner.engine.structure import Part, structure_key
from netrunner.engine.terms import BOTTOM, COUNTER_NAMES

if TYPE_CHECKING:
    from netrunner.engine.context import Context
    from netrunner.engine.filter import Filter
    from netrunner.engine.position import Position


__all__ = [
    "CLICK",
    "FREE",
    "Cost",
]


@final
class Cost(Part):
    """Everything that is paid together: credits (a number, or an amount), clicks, counters of the source, cards
    trashed, agendas forfeited, damage suffered, tags taken or removed.

    `x` asks the payer for a number of credits that becomes X. `damage` holds (kind, amount) pairs suffered as a cost.
    `trash`: `trash_count` cards of a description, those in a hand being revealed. `from_any`: the counters come from
    any of the payer's cards. `x_counters`: X is the number of counters of the source that are spent;
    `x_clicks`: of clicks.
    `stealth`: so many of the credits must come from stealth cards. `several`: the counters come from any of the
    payer's installed cards together, however many an amount says. `send`: installed cards that are put on the bottom of
    their deck, shuffled into it or removed from the game (and MOVED then). `at_random`: so many cards of the payer's
    hand are trashed at random; `whole_hand`: all of them. `trash_of`: the trash cost of one card among these, which is
    MOVED then; `cost_of`: the printed cost.
    """

    __slots__ = (
        "_simple",
        "at_random",
        "bad_publicity",
        "clicks",
        "cost_of",
        "counter",
        "counters",
        "credits",
        "damage",
        "forfeit",
        "forfeit_self",
        "from_any",
        "more",
        "more_counters",
        "remove_self",
        "return_self",
        "send",
        "send_count",
        "send_to",
        "several",
        "stealth",
        "tags",
        "top_cards",
        "trash",
        "trash_count",
        "trash_of",
        "trash_self",
        "trash_too",
        "untag",
        "whole_hand",
        "x",
        "x_clicks",
        "x_counters",
        "x_max",
    )

    def __init__(
        self,
        credits: int | Amount = 0,
        clicks: int = 0,
        counter: int = -1,
        counters: int | Amount = -1,
        trash_self: bool = False,
        forfeit: int = 0,
        trash: Filter | None = None,
        x: bool = False,
        damage: tuple[tuple[int, int], ...] = (),
        x_max: int | Amount | None = None,
        stealth: int = 0,
        forfeit_self: bool = False,
        from_any: bool = False,
        trash_count: int = 1,
        return_self: bool = False,
        remove_self: bool = False,
        tags: int = 0,
        untag: int = 0,
        bad_publicity: int = 0,
        top_cards: int = 0,
        x_counters: bool = False,
        trash_too: tuple[tuple[Filter, int], ...] = (),
        x_clicks: bool = False,
        send: Filter | None = None,
        send_count: int = 1,
        send_to: int = BOTTOM,
        several: bool = False,
        at_random: int = 0,
        whole_hand: bool = False,
        trash_of: Ref | Filter | None = None,
        cost_of: Ref | Filter | None = None,
    ) -> None:
        self.cost_of = None if cost_of is None else which(cost_of)
        self.trash_of = None if trash_of is None else which(trash_of)
        self.credits = credits if isinstance(credits, int) else 0
        self.more = None if isinstance(credits, int) else credits  # credits that are counted when it is paid
        self.clicks = clicks
        self.counter = counter
        self.more_counters = counters if isinstance(counters, Amount) else None  # counted when it is paid
        number = 0 if isinstance(counters, Amount) else counters
        self.counters = (1 if counter >= 0 and not x_counters else 0) if number < 0 else number
        self.several = several
        self.send = send
        self.send_count = send_count
        self.send_to = send_to
        self.at_random = at_random
        self.whole_hand = whole_hand
        self.x_counters = x_counters
        self.x_clicks = x_clicks
        self.trash_self = trash_self
        self.forfeit = forfeit
        self.trash = trash
        self.x = x
        self.damage = damage
        self.x_max = x_max  # X may not be more than this
        self.forfeit_self = forfeit_self  # the source itself, a scored agenda
        self.from_any = from_any
        self.stealth = stealth
        self.trash_count = trash_count
        self.trash_too = trash_too  # other descriptions, each with its number, where several costs are paid at once
        self.return_self = return_self  # the source, to its owner's hand
        self.remove_self = remove_self  # the source, from the game
        self.tags = tags  # the Runner takes so many
        self.untag = untag  # the Runner loses so many
        self.bad_publicity = bad_publicity  # so much is removed
        self.top_cards = top_cards  # so many cards are trashed from the top of the payer's deck
        self._simple = not (x or stealth or self.more is not None or self.other_parts())

    def settled(self, g: Position, ctx: Context) -> Cost:
        """The cost with everything counted that is to be counted."""
        if self.more is None and self.more_counters is None:
            return self
        credits = 0 if self.more is None else max(0, value_of(self.more, g, ctx))
        counters = 0 if self.more_counters is None else max(0, value_of(self.more_counters, g, ctx))
        return self.plus(Cost(credits, counter=self.counter, counters=counters), settle=True)

    def simple(self) -> bool:
        """Only clicks and credits."""
        return self._simple

    def in_credits(self) -> bool:
        """Only clicks and credits, however many; X of them, say."""
        return not (self.stealth or self.more is not None or self.other_parts())

    def other_parts(self) -> bool:
        """Whether there is anything to pay beside clicks and credits."""
        return bool(
            self.counters
            or self.more_counters is not None
            or self.x_counters
            or self.x_clicks
            or self.trash_self
            or self.forfeit
            or self.forfeit_self
            or self.trash is not None
            or self.damage
            or self.return_self
            or self.remove_self
            or self.tags
            or self.untag
            or self.bad_publicity
            or self.top_cards
            or self.send is not None
            or self.at_random
            or self.whole_hand
            or self.trash_of is not None
            or self.cost_of is not None
        )

    def leaves(self) -> bool:
        """Whether the source leaves play to pay it."""
        return self.trash_self or self.return_self or self.remove_self

    def nothing(self) -> bool:
        """Whether there is nothing to pay."""
        return self.simple() and not self.credits and not self.clicks

    def plus(self, other: Cost, settle: bool = False) -> Cost:
        """Both costs, to be paid at once (Rules Reference: Additional Costs)."""
        if other is FREE and not settle:
            return self
        if self is FREE and not settle:
            return other
        trash = added_trash(self.trashes(), other.trashes())
        total = Cost(
            self.credits + other.credits,
            self.clicks + other.clicks,
            other.counter if self.counter < 0 else self.counter,
            self.counters + other.counters,
            self.trash_self or other.trash_self,
            self.forfeit + other.forfeit,
            trash[0][0] if trash else None,
            self.x or other.x,
            added_damage(self.damage, other.damage),
            self.x_max if self.x_max is not None else other.x_max,
            self.stealth + other.stealth,
            self.forfeit_self or other.forfeit_self,
            self.from_any or other.from_any,
            trash[0][1] if trash else 1,
            self.return_self or other.return_self,
            self.remove_self or other.remove_self,
            self.tags + other.tags,
            self.untag + other.untag,
            self.bad_publicity + other.bad_publicity,
            self.top_cards + other.top_cards,
            self.x_counters or other.x_counters,
            trash[1:],
            self.x_clicks or other.x_clicks,
            other.send if self.send is None else self.send,
            self.send_count
            if other.send is None
            else other.send_count
            if self.send is None
            else self.send_count + other.send_count,
            self.send_to if self.send is not None else other.send_to,
            self.several or other.several,
            self.at_random + other.at_random,
            self.whole_hand or other.whole_hand,
            other.trash_of if self.trash_of is None else self.trash_of,
            other.cost_of if self.cost_of is None else self.cost_of,
        )
        if not settle:
            total.more = added(self.more, other.more)
            total.more_counters = added(self.more_counters, other.more_counters)
            total._simple = self._simple and other._simple
        return total

    def trashes(self) -> tuple[tuple[Filter, int], ...]:
        """Everything that is trashed: descriptions and numbers."""
        return () if self.trash is None else ((self.trash, self.trash_count), *self.trash_too)

    def key(self) -> object:
        """The cost as plain data, for the digest."""
        return structure_key(self)

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


def added(one: Amount | None, other: Amount | None) -> Amount | None:
    """Two amounts that are counted when they are paid."""
    if one is None or other is None:
        return one if other is None else other
    return one + other


def added_trash(
    one: tuple[tuple[Filter, int], ...], other: tuple[tuple[Filter, int], ...]
) -> tuple[tuple[Filter, int], ...]:
    """Cards of the same description are added up, others come beside them."""
    total = list(one)
    for who, count in other:
        for place, (known, before) in enumerate(total):
            if structure_key(known) == structure_key(who):
                total[place] = (known, before + count)
                break
        else:
            total.append((who, count))
    return tuple(total)


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

PRICES: Final = [[Cost(credits, clicks) for credits in range(24)] for clicks in range(4)]


def price(credits: int, clicks: int = 0) -> Cost:
    """A cost of credits and clicks alone: the usual ones are made once."""
    if credits < 24 and clicks < 4:
        return PRICES[clicks][credits]
    return Cost(credits, clicks)
