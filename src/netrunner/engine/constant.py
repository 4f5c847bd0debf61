"""Constant abilities: what is so for as long as a card is active, without anybody resolving anything.

Rules Reference: Constant Abilities, Additional Costs, Credit - Recurring, Hosted, "Cannot", Subtype.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from netrunner.engine.ability import Ability
from netrunner.engine.cost import Cost
from netrunner.engine.reference import EventCard
from netrunner.engine.structure import Program, program, speaks_of
from netrunner.engine.terms import ANY_SERVER, NOBODY, PLAY

if TYPE_CHECKING:
    from netrunner.engine.ability import Subroutine
    from netrunner.engine.amount import Amount
    from netrunner.engine.condition import Condition
    from netrunner.engine.effect import Effect
    from netrunner.engine.filter import Filter


__all__ = [
    "VERBS",
    "Advanceable",
    "AlternativeCost",
    "AlwaysPrevents",
    "Blank",
    "Borrows",
    "ChoosesDamage",
    "Credits",
    "ExtraCost",
    "Forbid",
    "Gains",
    "GainsSubroutines",
    "GainsSubtypes",
    "HostsCards",
    "IgnoresExtraCosts",
    "InstallOnly",
    "InstallsFaceup",
    "InsteadOfAccess",
    "InsteadOfDiscard",
    "LowersCosts",
    "MoreDamage",
    "MoreTags",
    "MustBeTrashed",
    "RezWhen",
    "StartsWith",
    "Static",
    "WhenAbout",
]

VERBS: Final = (
    "draw",
    "score",
    "steal",
    "advance",
    "jack out",
    "use",
    "trash",
    "rez",
    "spend",
    "install",
    "play",
    "run",
    "access",
    "expose",
    "break",
    "bypass",
    "host",  # nothing can be hosted on cards of the description
    "win",
    "take tags",
    "leave the heap",
    "succeed",  # a run that cards consider neither successful nor unsuccessful
    "act without running",
    "lower",  # the strength of a card
    "use paid abilities of",
    "secretly spend 2",  # credits, in a psi game or where somebody guesses
)
"""What a card can forbid."""


@final
class Static(Ability):
    """A constant ability that changes a value: `query` by `amount`, for the cards of `who` or for the game. `sets`:
    it is the value that is changed by the others, instead of what is printed. The amount may speak of the card whose
    value it is as THAT_CARD."""

    __slots__ = ("amount", "inactive", "of_each", "outlives_trashing", "query", "server", "sets", "side", "when", "who")

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
        sets: bool = False,
        words: str = "",
    ) -> None:
        super().__init__(words)
        self.sets = sets
        self.of_each = speaks_of(amount, EventCard)  # it must be counted for each card anew
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
    """An additional cost: to `do` ("steal", "rez", …) a card of `who` also costs `cost`, which may speak of it as
    THAT_CARD."""

    __slots__ = ("cost", "do", "everywhere_", "outlives_trashing", "server", "when", "who")

    def __init__(
        self,
        do: str,
        cost: Cost,
        who: Filter | None = None,
        outlives_trashing: bool = False,
        itself: bool = False,
        when: Condition | None = None,
        server: int = ANY_SERVER,
        words: str = "",
    ) -> None:
        super().__init__(words)
        self.when = when
        self.server = server  # for runs: on which servers
        self.do = do
        self.cost = cost
        self.who = who  # None: the card itself
        self.outlives_trashing = outlives_trashing
        self.everywhere_ = itself

    def everywhere(self) -> bool:
        return self.everywhere_


@final
class IgnoresExtraCosts(Ability):
    """To `do` ("play", "rez", …) a card of `who`, additional costs are ignored, whatever asks for them."""

    __slots__ = ("do", "who")

    def __init__(self, do: str, who: Filter, words: str = "") -> None:
        super().__init__(words)
        self.do = do
        self.who = who


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
class HostsCards(Ability):
    """The card can host cards of `who` as they are installed, up to `memory` MU or `count` cards of them. `discount`
    lowers the install cost of what is installed there."""

    __slots__ = ("count", "discount", "free_memory", "memory", "who")

    def __init__(
        self,
        who: Filter,
        memory: int | Amount = -1,
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
class AlternativeCost(Ability):
    """The Corp may rez the card by paying this instead of its rez cost; additional costs are paid all the same."""

    __slots__ = ("cost",)

    def __init__(self, cost: Cost, words: str = "") -> None:
        super().__init__(words)
        self.cost = cost

    def everywhere(self) -> bool:
        return True


@final
class Advanceable(Ability):
    """The card can be advanced, rezzed or not, or only while `rezzed` or `unrezzed` (Rules Reference: Advancing
    Cards)."""

    __slots__ = ("rezzed", "unrezzed")

    def __init__(self, rezzed: bool = False, unrezzed: bool = False, words: str = "") -> None:
        super().__init__(words)
        self.rezzed = rezzed
        self.unrezzed = unrezzed

    def everywhere(self) -> bool:
        return True


@final
class Forbid(Ability):
    """A "cannot": something may not be done, with or to the cards of `who` (None: at all). Rules Reference: "Cannot".

    `what` is a verb of VERBS, each asked about in the one place where that is legal. `server`: for runs, on which.
    `outlives_trashing`: also for the rest of the run in which its card is trashed. `itself`: the card itself, also
    while it is inactive.
    """

    __slots__ = ("itself", "outlives_trashing", "server", "side", "what", "when", "who")

    def __init__(
        self,
        what: str,
        who: Filter | None = None,
        when: Condition | None = None,
        side: int = NOBODY,
        server: int = ANY_SERVER,
        outlives_trashing: bool = False,
        itself: bool = False,
        words: str = "",
    ) -> None:
        super().__init__(words)
        self.outlives_trashing = outlives_trashing
        self.itself = itself
        if what not in VERBS:
            raise ValueError(f"{what!r} is nothing that can be forbidden: one of {', '.join(VERBS)}")
        self.server = server
        self.what = what
        self.who = who
        self.when = when
        self.side = side  # whose doing it is: "the Runner cannot draw cards"

    def everywhere(self) -> bool:
        return self.itself


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
    after all others too. Below zero, it loses so many such subroutines, the last first: a running total. Without a
    subroutine, it gains a second copy of each of its first `count` subroutines, each after the original."""

    __slots__ = ("count", "first", "last", "subroutine", "when", "who")

    def __init__(
        self,
        subroutine: Subroutine | None,
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
    """When the Runner would access a card of `who`, `effects` resolve instead, once, if they can. `optional`: the
    Runner says for which card of Archives, if for any, each time that cards are accessed there."""

    __slots__ = ("effects", "optional", "who")

    def __init__(
        self, who: Filter, effects: Effect | tuple[Effect, ...], optional: bool = False, words: str = ""
    ) -> None:
        super().__init__(words)
        self.who = who
        self.optional = optional
        self.effects: Program = program(effects)


@final
class MoreDamage(Ability):
    """Additional damage of a kind whenever the owner does some: at once with it, and preventable with it. `first`: only
    the first time EACH_TURN that the Runner is about to suffer any, whoever does it."""

    __slots__ = ("amount", "first", "kind")

    def __init__(self, kind: int, amount: int = 1, first: int = 0, words: str = "") -> None:
        super().__init__(words)
        self.first = first
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

    def __init__(self, hand: int = 5, credits: int = 5, bad_publicity: int = 0, words: str = "") -> None:
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
    """The Runner who accesses the card while it is installed must trash it, if able. Rules Reference: "Must". `first`:
    instead, the first card with a trash cost that is accessed each turn must be trashed by paying that, if able."""

    __slots__ = ("first",)

    def __init__(self, first: bool = False, words: str = "") -> None:
        super().__init__(words)
        self.first = first

    def everywhere(self) -> bool:
        return not self.first


@final
class InsteadOfDiscard(Ability):
    """Trashed while it is active, the card goes elsewhere than to its owner's discard pile: installed facedown (PLAY),
    out of the game or SHUFFLED into the deck. It has been trashed all the same (Rules Reference: Replacement Effects,
    Facedown). `who`: instead of the card itself, such cards when they are trashed, wherever they were; `optional`: if
    the ability's owner wants it."""

    __slots__ = ("once_per_turn", "optional", "to", "who")

    def __init__(
        self,
        to: int = PLAY,
        who: Filter | None = None,
        optional: bool = False,
        once_per_turn: bool = False,
        words: str = "",
    ) -> None:
        super().__init__(words)
        self.to = to
        self.who = who
        self.optional = optional
        self.once_per_turn = once_per_turn


@final
class LowersCosts(Ability):
    """Once per turn, as its owner is about to play or install a card for credits, they may trash a card of a
    description, other than that one, to lower its play or install cost by `amount` (Rules Reference: Nested Costs)."""

    __slots__ = ("amount", "trash")

    def __init__(self, amount: int, trash: Filter, words: str = "") -> None:
        super().__init__(words)
        self.amount = amount
        self.trash = trash


@final
class AlwaysPrevents(Ability):
    """A prevention that needs no decision: changes of a kind (damage of some `damage` kinds) are lessened by `amount`,
    or prevented altogether (ALL); `first`: only the first EACH_TURN or EACH_RUN, or ONLY_ONCE while it lasts. `who`:
    which cards are not trashed or exposed; `by`: only what such cards do. `then` follows what it prevented.
    `subroutines`: only the first so many subroutines of a piece of ice."""

    __slots__ = ("amount", "by", "damage", "first", "kind", "subroutines", "then", "when", "who")

    def __init__(
        self,
        kind: int,
        amount: int = 1_000_000,
        damage: tuple[int, ...] = (),
        first: int = 0,
        when: Condition | None = None,
        then: Effect | tuple[Effect, ...] = (),
        who: Filter | None = None,
        by: Filter | None = None,
        words: str = "",
        subroutines: int = 0,
    ) -> None:
        super().__init__(words)
        self.subroutines = subroutines
        self.who = who
        self.by = by
        self.kind = kind
        self.amount = amount
        self.damage = damage
        self.first = first
        self.when = when
        self.then = program(then)


@final
class WhenAbout(Ability):
    """A conditional ability that resolves whenever a change of a kind is about to happen and can be prevented, once for
    all that happens together, before anybody prevents anything else."""

    __slots__ = ("effects", "kind", "when")

    def __init__(
        self, kind: int, effects: Effect | tuple[Effect, ...], when: Condition | None = None, words: str = ""
    ) -> None:
        super().__init__(words)
        self.kind = kind
        self.effects = program(effects)
        self.when = when


@final
class Blank(Ability):
    """Cards of a description have a blank text box while this card is active."""

    __slots__ = ("when", "who")

    def __init__(self, who: Filter, when: Condition | None = None, words: str = "") -> None:
        super().__init__(words)
        self.who = who
        self.when = when


@final
class Gains(Ability):
    """Cards of a description (None: the host) have abilities beside their own while this card is active."""

    __slots__ = ("abilities", "when", "who")

    def __init__(self, who: Filter, *abilities: Ability, when: Condition | None = None, words: str = "") -> None:
        super().__init__(words)
        self.who = who
        self.abilities = abilities
        self.when = when


@final
class Borrows(Ability):
    """The card has the paid abilities of the active cards of a description beside its own; not those whose text names
    their own card (Rules Reference: Self-Referential Language)."""

    __slots__ = ("who",)

    def __init__(self, who: Filter, words: str = "") -> None:
        super().__init__(words)
        self.who = who
