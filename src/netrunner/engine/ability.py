"""Abilities: programs of effects with a kind, a cost, conditions and limits.

Rules Reference: Abilities (triggered, paid, conditional, constant), Additional Costs, Credit - Recurring, Prevent.
An ability is immutable and belongs to a card definition; what it does now is read through a `Context`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from netrunner.engine.cost import Cost
from netrunner.engine.terms import ANY_SERVER, NOBODY

if TYPE_CHECKING:
    from netrunner.engine.amount import Amount
    from netrunner.engine.condition import Condition
    from netrunner.engine.effect import Effect
    from netrunner.engine.filter import Filter

ANYONE: Final = -1

# Whose event a conditional ability listens to.
YOU: Final = 0
OPPONENT: Final = 1


class Ability:
    """The base of all abilities. `index` is the ability's place on its card, set when the card is defined."""

    __slots__ = ("index", "names_itself", "words")

    def __init__(self, words: str = "") -> None:
        self.index = 0
        self.names_itself = False  # the text names its own card: on another card it does nothing
        self.words = words  # a hand-written sentence, where that reads better than the rendered one

    def everywhere(self) -> bool:
        """Whether the ability works while its card is inactive (Rules Reference: Inactive)."""
        return False


@final
class Static(Ability):
    """A constant ability that changes a value: `query` by `amount`, for the cards of `who` or for the game."""

    __slots__ = ("amount", "inactive", "outlives_trashing", "query", "server", "side", "when", "who")

    def __init__(
        self,
        query: int,
        amount: int | Amount,
        who: Filter | None = None,
        when: Condition | None = None,
        server: int = ANY_SERVER,
        outlives_trashing: bool = False,
        inactive: bool = False,
        side: int = NOBODY,
        words: str = "",
    ) -> None:
        super().__init__(words)
        self.inactive = inactive  # also while its card is installed and inactive
        self.side = side  # whose value it is, where it is a player's: NOBODY for the owner's
        self.query = query
        self.amount = amount
        self.who = who
        self.when = when
        self.server = server  # for accesses: from which server
        self.outlives_trashing = outlives_trashing  # still applies during the run in which its card is trashed

    def everywhere(self) -> bool:
        return self.inactive


@final
class ExtraCost(Ability):
    """An additional cost: to `do` ("steal", "rez", …) a card of `who` also costs `cost`."""

    __slots__ = ("cost", "do", "everywhere_", "outlives_trashing", "when", "who")

    def __init__(
        self,
        do: str,
        cost: Cost,
        who: Filter | None = None,
        outlives_trashing: bool = False,
        itself: bool = False,
        when: Condition | None = None,
        words: str = "",
    ) -> None:
        super().__init__(words)
        self.when = when
        self.do = do
        self.cost = cost
        self.who = who  # None: the card itself
        self.outlives_trashing = outlives_trashing
        self.everywhere_ = itself

    def everywhere(self) -> bool:
        return self.everywhere_


@final
class Trigger(Ability):
    """A conditional ability: when `event` happens to a card of `who` (None: any), under `when`, resolve `effects`.

    `itself`: only events of this very card. `first`: only the first such event each turn (Ordinal Events).
    `per_card`: met by several cards at once, the order in which it resolves for them matters.
    `inactive`: also while the card is inactive ("when accessed"). `leaving`: also by what is trashed together with the
    card, the card included. `from_discard`: while the card lies in Archives or the heap.
    """

    __slots__ = (
        "by",
        "effects",
        "event",
        "first",
        "from_discard",
        "inactive",
        "itself",
        "leaving",
        "once_per_run",
        "once_per_turn",
        "optional",
        "per_card",
        "prompt",
        "server",
        "when",
        "who",
    )

    def __init__(
        self,
        event: int,
        effects: tuple[Effect, ...],
        *,
        who: Filter | None = None,
        by: int = ANYONE,
        itself: bool = False,
        server: int = ANY_SERVER,
        when: Condition | None = None,
        optional: bool = False,
        first: bool = False,
        once_per_turn: bool = False,
        once_per_run: bool = False,
        inactive: bool = False,
        per_card: bool = False,
        from_discard: bool = False,
        leaving: bool = False,
        prompt: str = "",
        words: str = "",
    ) -> None:
        super().__init__(words)
        self.event = event
        self.effects = effects
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
        self.prompt = prompt

    def everywhere(self) -> bool:
        return self.inactive


@final
class Paid(Ability):
    """A paid ability: `cost: effects`. With clicks in its cost it is an action, unless `anytime` (bioroids).

    `on_access`: usable only as the Runner decides what to do with the card being accessed, at [5.5.3]."""

    __slots__ = (
        "anytime",
        "cost",
        "effects",
        "name",
        "on_access",
        "once_per_turn",
        "prevents",
        "replaces",
        "user",
        "when",
    )

    def __init__(
        self,
        cost: Cost,
        effects: tuple[Effect, ...],
        *,
        when: Condition | None = None,
        once_per_turn: bool = False,
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
        self.effects = effects
        self.when = when
        self.once_per_turn = once_per_turn
        self.anytime = anytime
        self.user = user  # the side that may use it, if not the owner
        self.prevents = prevents  # a prevent/avoid ability: usable only while that is about to happen
        self.on_access = on_access
        self.replaces = replaces  # with `prevents`: an "instead", offered before anything is prevented
        self.name = name  # the label after "Use X: "

    def is_action(self) -> bool:
        return self.cost.clicks > 0 and not self.anytime


@final
class Subroutine(Ability):
    """A subroutine of a piece of ice (Rules Reference: Subroutine)."""

    __slots__ = ("effects",)

    def __init__(self, effects: tuple[Effect, ...], words: str = "") -> None:
        super().__init__(words)
        self.effects = effects


@final
class Credits(Ability):
    """Credits hosted on the card that may be spent as instructed; `recurring` of them refill each turn.

    `purposes` are bits (1 << purpose); `who` describes what is being paid for; `when` must hold to spend them.
    """

    __slots__ = ("purposes", "recurring", "when", "who")

    def __init__(
        self,
        recurring: int | Amount,
        purposes: int,
        who: Filter | None = None,
        when: Condition | None = None,
        words: str = "",
    ) -> None:
        super().__init__(words)
        self.recurring = recurring
        self.purposes = purposes
        self.who = who
        self.when = when


@final
class Hosts(Ability):
    """The card can host cards of `who` as they are installed, up to `memory` MU or `count` cards of them. `discount`
    lowers the install cost of what is installed there."""

    __slots__ = ("count", "discount", "free_memory", "memory", "who")

    def __init__(
        self,
        who: Filter,
        memory: int = -1,
        count: int = -1,
        free_memory: bool = False,
        discount: int = 0,
        words: str = "",
    ) -> None:
        super().__init__(words)
        self.who = who
        self.discount = discount
        self.memory = memory
        self.count = count
        self.free_memory = free_memory


@final
class InstallOnly(Ability):
    """The card can be installed only hosted on a card of `on`, only in the root of `server`, or only while `when`."""

    __slots__ = ("on", "server", "when")

    def __init__(
        self, on: Filter | None = None, server: int = ANY_SERVER, when: Condition | None = None, words: str = ""
    ) -> None:
        super().__init__(words)
        self.on = on
        self.server = server
        self.when = when

    def everywhere(self) -> bool:
        return True


@final
class RezWhen(Ability):
    """The card may be rezzed while something (a kind of would-be change) is about to happen, under `when`."""

    __slots__ = ("when", "would")

    def __init__(self, would: int, when: Condition | None = None, words: str = "") -> None:
        super().__init__(words)
        self.would = would
        self.when = when

    def everywhere(self) -> bool:
        return True


@final
class Check(Ability):
    """A rule on the card that checks itself after every change: as soon as `when` holds, resolve `effects`."""

    __slots__ = ("effects", "when")

    def __init__(self, when: Condition, effects: tuple[Effect, ...], words: str = "") -> None:
        super().__init__(words)
        self.when = when
        self.effects = effects


@final
class Advanceable(Ability):
    """The card can be advanced, rezzed or not, or only while `rezzed` (Rules Reference: Advancing Cards)."""

    __slots__ = ("rezzed",)

    def __init__(self, rezzed: bool = False, words: str = "") -> None:
        super().__init__(words)
        self.rezzed = rezzed

    def everywhere(self) -> bool:
        return True


@final
class Forbid(Ability):
    """A "cannot": something may not be done, with or to the cards of `who` (None: at all). Rules Reference: "Cannot".

    `what` is a verb the predicates ask about: "draw", "score", "advance", "jack out", "use", "trash", "rez", "spend",
    "leave the heap", "install", "run", "break", "succeed" (a run that cards consider neither successful nor not).
    """

    __slots__ = ("side", "what", "when", "who")

    def __init__(
        self, what: str, who: Filter | None = None, when: Condition | None = None, side: int = NOBODY, words: str = ""
    ) -> None:
        super().__init__(words)
        self.what = what
        self.who = who
        self.when = when
        self.side = side  # whose doing it is: "the Runner cannot draw cards"


@final
class GainsSubtypes(Ability):
    """Cards of `who` (None: the source) gain and lose subtypes, or gain those of all cards of `of`."""

    __slots__ = ("gain", "lose", "of", "when", "who")

    def __init__(
        self,
        gain: tuple[str, ...] = (),
        lose: tuple[str, ...] = (),
        *,
        who: Filter | None = None,
        of: Filter | None = None,
        when: Condition | None = None,
        words: str = "",
    ) -> None:
        super().__init__(words)
        self.gain = gain
        self.lose = lose
        self.who = who
        self.of = of
        self.when = when


@final
class GainsSubroutines(Ability):
    """Ice of `who` (None: the source) gains a subroutine `count` times, after its own; `first`: before its own; `last`:
    after all others too."""

    __slots__ = ("count", "first", "last", "subroutine", "when", "who")

    def __init__(
        self,
        subroutine: Subroutine,
        count: int | Amount = 1,
        who: Filter | None = None,
        when: Condition | None = None,
        last: bool = False,
        first: bool = False,
        words: str = "",
    ) -> None:
        super().__init__(words)
        self.last = last
        self.first = first
        self.subroutine = subroutine
        self.count = count
        self.who = who
        self.when = when


@final
class InsteadOfAccess(Ability):
    """When the Runner would access a card of `who`, `effects` resolve instead, once, if they can."""

    __slots__ = ("effects", "who")

    def __init__(self, who: Filter, effects: tuple[Effect, ...], words: str = "") -> None:
        super().__init__(words)
        self.who = who
        self.effects = effects


@final
class MoreDamage(Ability):
    """Additional damage of a kind whenever the owner does some: at once with it, and preventable with it."""

    __slots__ = ("amount", "kind")

    def __init__(self, kind: int, amount: int = 1, words: str = "") -> None:
        super().__init__(words)
        self.kind = kind
        self.amount = amount


@final
class MoreTags(Ability):
    """Additional tags whenever the owner gives the Runner some: at once with them, and avoidable with them."""

    __slots__ = ("amount",)

    def __init__(self, amount: int = 1, words: str = "") -> None:
        super().__init__(words)
        self.amount = amount


@final
class ChoosesDamage(Ability):
    """The owner chooses the cards lost to damage: of some kinds (bits 1 << kind), perhaps only the first of the turn,
    perhaps asked first whether to (`optional`)."""

    __slots__ = ("count", "first_each_turn", "kinds", "optional")

    def __init__(
        self, kinds: int = 7, count: int = -1, first_each_turn: bool = False, optional: bool = False, words: str = ""
    ) -> None:
        super().__init__(words)
        self.count = count  # how many of the cards; -1: all
        self.kinds = kinds
        self.first_each_turn = first_each_turn
        self.optional = optional


@final
class StartsWith(Ability):
    """An identity that changes the set-up: cards in the starting hand, credits, bad publicity (of the Corp)."""

    __slots__ = ("bad_publicity", "credits", "hand")

    def __init__(self, hand: int = 5, credits: int = 5, bad_publicity: int = 0, words: str = "") -> None:  # noqa: A002
        super().__init__(words)
        self.hand = hand
        self.credits = credits
        self.bad_publicity = bad_publicity


@final
class InstallsFaceup(Ability):
    """The card is installed faceup, and is active there (Oaktown Renovation)."""

    __slots__ = ()

    def everywhere(self) -> bool:
        return True


@final
class MustBeTrashed(Ability):
    """The Runner who accesses the card while it is installed must trash it, if able. Rules Reference: "Must"."""

    __slots__ = ()

    def everywhere(self) -> bool:
        return True
