"""How a bot reads a program: which cards its references point at, and how much its amounts will come to.

A program is read before it resolves, so nothing has been chosen, moved or counted yet. A reference becomes a `Pick`:
where such cards are, whose they are and how many. An amount that the position already knows is read off it; one that
depends on what happens first is guessed. Cards in hands and decks are never looked at.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, final

from netrunner.engine.amount import Amount, Arithmetic, ChosenX, EventAmount, LastAmount
from netrunner.engine.card_amount import (
    CostOf,
    Count,
    Counters,
    CountServers,
    PointsOf,
    RequirementOf,
    RezCostOf,
    StrengthOf,
    SubroutinesOn,
    TrashCostOf,
)
from netrunner.engine.context import Context
from netrunner.engine.effects.choosing import Choose
from netrunner.engine.effects.looking import Look
from netrunner.engine.effects.searching import Search
from netrunner.engine.filter import Filter
from netrunner.engine.game_amount import (
    BadPublicityCount,
    ClicksOf,
    CreditsOf,
    EncounterNumber,
    EncountersThisRun,
    HandSizeOf,
    Link,
    ScoreOf,
    Tags,
    Times,
    TurnNumber,
)
from netrunner.engine.memory import UnusedMemory
from netrunner.engine.reference import (
    AccessedCard,
    ApproachedIce,
    Bottom,
    Chosen,
    Drawn,
    Each,
    EncounteredIce,
    EventCard,
    Host,
    HostedHere,
    Looked,
    Moved,
    Ref,
    Remembered,
    This,
    Top,
)
from netrunner.engine.state import State
from netrunner.engine.terms import CORP, DECK, DISCARD, HAND, HOSTED, NOBODY, PLAY, RUNNER

GUESS: Final = 2  # an amount that only what comes first can tell
FEW: Final = 9  # more cards than anybody will choose


@final
class Pick:
    """What a reference will mean: in which zones such cards are, whose they are (NOBODY: either side's), how many."""

    __slots__ = ("many", "owner", "searched", "who", "zone")

    def __init__(
        self, zone: int, owner: int = NOBODY, many: int = 1, who: Filter | Ref | None = None, searched: bool = False
    ) -> None:
        self.zone = zone
        self.owner = owner
        self.many = many
        self.who = who  # what they are chosen from
        self.searched = searched

    def of(self, many: int, searched: bool = False) -> Pick:
        """The same with another number."""
        return Pick(self.zone, self.owner, many, self.who, searched or self.searched)

    def mine(self, ctx: Context) -> bool:
        return self.owner == ctx.side

    def theirs(self, ctx: Context) -> bool:
        return self.owner == 1 - ctx.side


UNCHOSEN: Final = Pick(PLAY, many=0)


class Reading:
    """A program being read: the position, the context, and what has been chosen so far, by name."""

    __slots__ = ("ctx", "g", "last", "picks")

    def __init__(self, g: State, ctx: Context, picks: dict[str, Pick] | None = None) -> None:
        self.g = g
        self.ctx = ctx
        self.last = 0  # the credits that the effect before will take
        self.picks: dict[str, Pick] = {} if picks is None else picks

    def branch(self) -> Reading:
        """For a part of the program that may not come about: what it chooses is its own."""
        return Reading(self.g, self.ctx, dict(self.picks))

    def side(self, who: int) -> int:
        """The side that is meant: the owner of the card, unless one is named."""
        return self.ctx.side if who == NOBODY else who

    def number(self, amount: int | Amount) -> int:
        """What an amount will come to."""
        if isinstance(amount, int):
            return amount
        found = AMOUNTS.get(type(amount))
        return amount.value(self.g, self.ctx) if found is None else found(amount, self)

    def pick(self, what: Ref | Filter) -> Pick:
        """Which cards will be meant."""
        if isinstance(what, Filter):
            return described(what, FEW, self)
        found = REFERENCES.get(type(what))
        return UNCHOSEN if found is None else found(what, self)

    def choose(self, effect: Choose) -> None:
        pick = self.pick(effect.who)
        number = self.number(effect.count)
        self.picks[effect.name] = Pick(pick.zone, pick.owner, min(number, max(pick.many, 1)), effect.who, pick.searched)

    def search(self, effect: Search) -> None:
        pick = described(effect.who, self.number(effect.count), self)
        self.picks[""] = pick.of(pick.many, searched=True)

    def look(self, effect: Look) -> None:
        self.picks["looked"] = self.pick(effect.what)


def described(who: Filter, count: int, r: Reading) -> Pick:
    """Cards of a description. Only installed ones are counted: what else there is may be hidden."""
    if who.zone == PLAY:
        count = min(count, len(who.find(r.g, r.ctx)))
    elif who.zone == HAND and who.side in (CORP, RUNNER):
        count = min(count, len(r.g.players[who.side].hand))
    return Pick(who.zone, who.side, count, who)


# -- references ----------------------------------------------------------------


def this(ref: This, r: Reading) -> Pick:
    return Pick(r.g.cards[r.ctx.source].zone, r.ctx.side)


def chosen(ref: Chosen, r: Reading) -> Pick:
    return r.picks.get(ref.name, UNCHOSEN)


def looked(ref: Looked, r: Reading) -> Pick:
    return r.picks.get("looked", UNCHOSEN)


def pile(ref: Top | Bottom, r: Reading) -> Pick:
    side = r.side(ref.side)
    return Pick(DECK, side, min(r.number(ref.amount), len(r.g.players[side].deck)), ref)


def each(ref: Each, r: Reading) -> Pick:
    return described(ref.who, FEW, r)


def moved(ref: Moved, r: Reading) -> Pick:
    """What the last verb moved was, as a rule, what was chosen."""
    return r.picks.get("", UNCHOSEN)


def there(zone: int, owner: int) -> Callable[[Any, Reading], Pick]:
    """Cards that a rule or another card points at: always there, and always the same side's."""
    pick = Pick(zone, owner)

    def same(ref: Ref, r: Reading) -> Pick:
        return pick

    return same


def hosted(ref: HostedHere, r: Reading) -> Pick:
    guests = r.g.cards[r.ctx.source].hosted
    aside = bool(guests) and r.g.cards[guests[0]].zone == HOSTED
    return Pick(HOSTED if aside else PLAY, r.ctx.side, len(guests))


def drawn(ref: Drawn, r: Reading) -> Pick:
    event = r.ctx.event
    return UNCHOSEN if event is None else Pick(HAND, event.side, event.amount)


def own(ref: Remembered | Host, r: Reading) -> Pick:
    cards = ref.cards(r.g, r.ctx)
    return Pick(PLAY, r.g.cards[cards[0]].owner, len(cards)) if cards else UNCHOSEN


def of_event(ref: EventCard, r: Reading) -> Pick:
    event = r.ctx.event
    if event is None or event.card < 0:
        return Pick(PLAY, NOBODY)
    card = r.g.cards[event.card]
    return Pick(card.zone, card.owner)


REFERENCES: Final[dict[type, Callable[[Any, Reading], Pick]]] = {
    AccessedCard: there(PLAY | HAND | DECK | DISCARD, CORP),
    Bottom: pile,
    Chosen: chosen,
    ApproachedIce: there(PLAY, CORP),
    Drawn: drawn,
    Each: each,
    EncounteredIce: there(PLAY, CORP),
    EventCard: of_event,
    Host: own,
    HostedHere: hosted,
    Looked: looked,
    Moved: moved,
    Remembered: own,
    This: this,
    Top: pile,
}


# -- amounts ----------------------------------------------------------------


def arithmetic(amount: Arithmetic, r: Reading) -> int:
    left, right = r.number(amount.left), r.number(amount.right)
    if amount.sign == "+":
        return left + right
    if amount.sign == "-":
        return left - right
    if amount.sign == "*":
        return left * right
    if amount.sign == "//":
        return left // right if right else 0
    return min(left, right) if amount.sign == "min" else max(left, right)


def count(amount: Count, r: Reading) -> int:
    """What lies open is counted; of what is hidden there is about one."""
    who = amount.who
    if isinstance(who, Filter) and not who.zone & (HAND | DECK):
        return len(who.find(r.g, r.ctx))
    if isinstance(who, Filter):
        plain = not (who.types or who.subtype or who.any_subtype or who.tests or who.title)
        return len(who.find(r.g, r.ctx)) if plain else 1
    return r.pick(who).many


def of_cards(amount: Any, r: Reading) -> int:
    """A number printed on cards or in force for them: read where they are known, guessed where they are yet to be
    chosen."""
    ref: Ref = amount.ref
    if isinstance(ref, (Chosen, Moved, Looked, Top, Bottom)) and not ref.ids(r.g, r.ctx):
        return GUESS * r.pick(ref).many
    cards = [r.g.cards[cid] for cid in ref.ids(r.g, r.ctx)]
    if any(card.zone == DECK or (not card.faceup and card.known != 3) for card in cards):
        return GUESS * len(cards)
    return int(amount.value(r.g, r.ctx))


def read(amount: Amount, r: Reading) -> int:
    """A number that both players can see."""
    return amount.value(r.g, r.ctx)


def before(amount: LastAmount, r: Reading) -> int:
    return r.ctx.amount or r.last or GUESS


def x(amount: ChosenX, r: Reading) -> int:
    return r.ctx.x or GUESS


def of_the_event(amount: EventAmount, r: Reading) -> int:
    return GUESS if r.ctx.event is None else r.ctx.event.amount


AMOUNTS: Final[dict[type, Callable[[Any, Reading], int]]] = {
    Arithmetic: arithmetic,
    BadPublicityCount: read,
    ChosenX: x,
    ClicksOf: read,
    CostOf: of_cards,
    Count: count,
    CountServers: read,
    Counters: read,
    CreditsOf: read,
    EncounterNumber: read,
    EncountersThisRun: read,
    EventAmount: of_the_event,
    HandSizeOf: read,
    LastAmount: before,
    Link: read,
    PointsOf: of_cards,
    RequirementOf: of_cards,
    RezCostOf: of_cards,
    ScoreOf: read,
    StrengthOf: of_cards,
    SubroutinesOn: of_cards,
    Tags: read,
    Times: read,
    TurnNumber: read,
    TrashCostOf: of_cards,
    UnusedMemory: read,
}
