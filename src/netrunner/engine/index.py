"""The index of active abilities, by what they listen to and what they change.

It is built when it is first needed after a card became active or inactive, and shared by clones: a query or an event
then looks only at the abilities that concern it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar, final

from netrunner.engine.ability import Ability, Check, Paid, Trigger
from netrunner.engine.constant import (
    AlwaysPrevents,
    Blank,
    Borrows,
    ChoosesDamage,
    Credits,
    ExtraCost,
    Forbid,
    Gains,
    GainsSubroutines,
    GainsSubtypes,
    IgnoresExtraCosts,
    InsteadOfAccess,
    InsteadOfDiscard,
    LowersCosts,
    MoreDamage,
    MoreTags,
    MustBeTrashed,
    RezWhen,
    Static,
    WhenAbout,
)
from netrunner.engine.context import Context
from netrunner.engine.event import A_PAYMENT, supposed
from netrunner.engine.terms import AGENDA, BOTH, CORP, EVENT_KINDS, PLAY, QUERY_KINDS, RUNNER, WOULD_KINDS

if TYPE_CHECKING:
    from netrunner.engine.card import Card
    from netrunner.engine.definition import CardDef
    from netrunner.engine.position import Position


TRIGGER: Final = 0
STATIC: Final = 1
PAID: Final = 2
ACTION: Final = 3
CREDITS: Final = 4
RARE: Final = 5


def group_of(ability: Ability) -> int:
    """Where an ability is filed."""
    if isinstance(ability, Trigger):
        return TRIGGER
    if isinstance(ability, Static):
        return STATIC
    if isinstance(ability, Paid):
        if ability.prevents >= 0 or ability.on_access:
            return RARE
        return ACTION if ability.is_action() else PAID
    if isinstance(ability, Credits):
        return CREDITS
    return RARE


A = TypeVar("A", bound=Ability)
A_co = TypeVar("A_co", bound=Ability, covariant=True)


@final
class Active(Generic[A_co]):
    """An ability that counts now, with the context it is read in."""

    __slots__ = ("ability", "ctx", "lasting")

    def __init__(self, ability: A_co, ctx: Context, lasting: int = -1) -> None:
        self.ability = ability
        self.ctx = ctx
        self.lasting = lasting  # the serial of the lasting effect it comes from, or -1


@final
class Own:
    """The abilities of one card as what it is and where it is now, with the one context they are all read in: whoever
    writes to a context copies it first. The entries are made when the card is filed as active."""

    __slots__ = ("_entries", "ctx", "definition")

    def __init__(self, definition: CardDef, ctx: Context) -> None:
        self.definition = definition
        self.ctx = ctx
        self._entries: list[Active[Ability]] | None = None

    def entries(self) -> list[Active[Ability]]:
        if self._entries is None:
            self._entries = [entry_of(ability, self.ctx) for ability in self.definition.filed]
        return self._entries


NOTHING: Final[list[Active[Any]]] = []
"""What nothing is filed under: one list for all, never written to."""

NO_BLANK: Final[set[int]] = set()
NO_STATICS: Final[list[list[Active[Static]]]] = [NOTHING] * QUERY_KINDS
NO_TRIGGERS: Final[list[list[Active[Trigger]]]] = [NOTHING] * EVENT_KINDS
NO_PREVENTIONS: Final[list[list[Active[Paid]]]] = [NOTHING] * WOULD_KINDS
NO_CHANGES: Final[list[list[Active[WhenAbout]]]] = [NOTHING] * WOULD_KINDS


def file(groups: list[list[Active[A]]], number: int, entry: Active[A]) -> None:
    """File an ability under a number."""
    if groups[number] is NOTHING:
        groups[number] = [entry]
    else:
        groups[number].append(entry)


@final
class Index:
    """The active abilities of a position."""

    __slots__ = (
        "about",
        "actions",
        "blank",
        "blankable",
        "blanks",
        "checks",
        "credits",
        "damage_choosers",
        "durable",
        "extra_costs",
        "forbids",
        "ignored_costs",
        "instead_of_access",
        "instead_of_discard",
        "lends",
        "lowers",
        "more_damage",
        "more_tags",
        "must_trash",
        "on_access",
        "paid",
        "prevents",
        "rez_when",
        "statics",
        "subroutines",
        "subtypes",
        "triggers",
        "wards",
    )

    def __init__(self) -> None:
        self.statics = NO_STATICS[:]
        self.triggers = NO_TRIGGERS[:]
        self.actions: list[list[Active[Paid]]] = [NOTHING, NOTHING]  # the paid abilities of each side that are actions
        self.paid: list[list[Active[Paid]]] = [NOTHING, NOTHING]  # and those that are not
        self.durable: list[list[Active[Paid]]] = [NOTHING, NOTHING]  # of those, what does not fade outside encounters
        self.on_access: list[Active[Paid]] = NOTHING
        self.prevents = NO_PREVENTIONS  # copied when something is filed there, as few cards are
        self.about = NO_CHANGES
        self.rez_when: list[Active[RezWhen]] = NOTHING
        self.credits: list[list[Active[Credits]]] = [NOTHING, NOTHING]
        self.extra_costs: dict[str, list[Active[ExtraCost]]] = {}  # by what is done
        self.ignored_costs: list[Active[IgnoresExtraCosts]] = NOTHING
        self.checks: list[Active[Check]] = NOTHING
        self.forbids: dict[str, list[Active[Forbid]]] = {}  # by what is forbidden
        self.instead_of_access: list[Active[InsteadOfAccess]] = NOTHING
        self.instead_of_discard: list[Active[InsteadOfDiscard]] = NOTHING  # what may send other trashed cards elsewhere
        self.lowers: list[Active[LowersCosts]] = NOTHING  # what players may use to make a card cheaper
        self.subtypes: list[Active[GainsSubtypes]] = NOTHING
        self.subroutines: list[Active[GainsSubroutines]] = NOTHING
        self.damage_choosers: list[Active[ChoosesDamage]] = NOTHING
        self.more_damage: list[Active[MoreDamage]] = NOTHING
        self.more_tags: list[Active[MoreTags]] = NOTHING
        self.must_trash: list[Active[MustBeTrashed]] = NOTHING  # what makes the Runner trash what is accessed first
        self.wards: list[Active[AlwaysPrevents]] = NOTHING
        self.blanks: list[Active[Blank]] = NOTHING  # what makes them so
        self.blankable: list[list[int]] = []  # of each of `blanks`, the cards that it could make blank
        self.lends = False  # cards have abilities of others
        self.blank = NO_BLANK  # the installed and the active cards whose text boxes are blank

    def add(self, entry: Active[Any]) -> None:
        """File one active ability."""
        ability: Ability = entry.ability
        group = ability.group
        if group < 0:
            group = ability.group = group_of(ability)
        if group == TRIGGER:
            trigger: Trigger = entry.ability
            triggers = self.triggers
            for event in trigger.events:
                if triggers[event] is NOTHING:  # as `file` does
                    triggers[event] = [entry]
                else:
                    triggers[event].append(entry)
        elif group == STATIC:
            static: Static = entry.ability
            file(self.statics, static.query, entry)
        elif group == PAID:
            paid: Paid = entry.ability
            file(self.paid, entry.ctx.user, entry)
            if not paid.fades():
                file(self.durable, entry.ctx.user, entry)
        elif group == ACTION:
            file(self.actions, entry.ctx.user, entry)
        elif group == CREDITS:
            file(self.credits, entry.ctx.side, entry)
        else:
            self.add_rare(entry)

    def add_rare(self, entry: Active[Any]) -> None:
        """File an ability of a kind that few cards have."""
        ability: Ability = entry.ability
        if isinstance(ability, Paid):
            if ability.prevents >= 0:
                if self.prevents is NO_PREVENTIONS:
                    self.prevents = NO_PREVENTIONS[:]
                file(self.prevents, ability.prevents, entry)
            else:
                self.on_access = [*self.on_access, entry]
        elif isinstance(ability, WhenAbout):
            if self.about is NO_CHANGES:
                self.about = NO_CHANGES[:]
            file(self.about, ability.kind, entry)
        elif isinstance(ability, ExtraCost):
            self.extra_costs.setdefault(ability.do, []).append(entry)
        elif isinstance(ability, IgnoresExtraCosts):
            self.ignored_costs = [*self.ignored_costs, entry]
        elif isinstance(ability, Check):
            self.checks = [*self.checks, entry]
        elif isinstance(ability, RezWhen):
            self.rez_when = [*self.rez_when, entry]
        elif isinstance(ability, InsteadOfAccess):
            self.instead_of_access = [*self.instead_of_access, entry]
        elif isinstance(ability, InsteadOfDiscard):
            if ability.who is not None:
                self.instead_of_discard = [*self.instead_of_discard, entry]
        elif isinstance(ability, Forbid):
            self.forbids.setdefault(ability.what, []).append(entry)
        elif isinstance(ability, LowersCosts):
            self.lowers = [*self.lowers, entry]
        elif isinstance(ability, GainsSubtypes):
            self.subtypes = [*self.subtypes, entry]
        elif isinstance(ability, GainsSubroutines):
            self.subroutines = [*self.subroutines, entry]
        elif isinstance(ability, ChoosesDamage):
            self.damage_choosers = [*self.damage_choosers, entry]
        elif isinstance(ability, MoreDamage):
            self.more_damage = [*self.more_damage, entry]
        elif isinstance(ability, MoreTags):
            self.more_tags = [*self.more_tags, entry]
        elif isinstance(ability, MustBeTrashed):
            if ability.first:
                self.must_trash = [*self.must_trash, entry]
        elif isinstance(ability, AlwaysPrevents):
            self.wards = [*self.wards, entry]


NOTHING_FILED: Final = Index()
"""What is filed as an index begins to be made; never written to."""


def entry_of(ability: Ability, ctx: Context, lasting: int = -1) -> Active[Ability]:
    """An ability that counts in a context, which is its user's."""
    if isinstance(ability, Paid) and ability.prevents < 0 and not ability.on_access:
        user = ctx.side if ability.user < 0 else ability.user
        if ctx.user != user:
            ctx = ctx.copy()
            ctx.user = user
    return Active(ability, ctx, lasting)


def context_of(card: Card) -> Context:
    """The context of a card's own abilities, to be written to."""
    return Context(card.id, card.instance, card.owner, card.owner, None, 0, 0, (), card.server)


def own_of(card: Card) -> Own:
    """A card's own abilities in their context, made once for as long as the card stays what and where it is."""
    own = card.own
    if own is not None:
        ctx = own.ctx
        if own.definition is card.definition and ctx.instance == card.instance and ctx.server == card.server:
            return own
    own = card.own = Own(card.definition, context_of(card))
    return own


def is_filed(card: Card) -> bool:
    """Whether a card, being active, has a part in what is filed."""
    return card.definition.changes_text or bool(card.definition.filed)


def read_context(card: Card) -> Context:
    """The context of a card's own abilities, to be read only."""
    own = card.own
    if own is not None:
        ctx = own.ctx
        if own.definition is card.definition and ctx.instance == card.instance and ctx.server == card.server:
            return ctx
    return own_of(card).ctx


def about(g: Position, ctx: Context, card: Card, discount: int = 0) -> Context:
    """A context in which THAT_CARD is a card that something is asked about: what doing something with it costs besides
    (its own cost being lowered by a `discount`), or a value of it."""
    here = ctx.copy()
    here.event = supposed(A_PAYMENT, g.turn, card.owner, card, discount, card.server, card.zone)
    return here


def build_index(g: Position) -> Index:
    """Look at every card that could matter, once."""
    g.volatile = False
    index = g._index = Index()  # what descriptions ask meanwhile, they ask of what is filed so far
    cards = g.cards
    active = [cards[g.players[CORP].identity], cards[g.players[RUNNER].identity]]
    present = active[:]
    for cid in g.installed(-1):
        card = cards[cid]
        present.append(card)
        if card.faceup and (not card.definition.type & AGENDA or card.definition.public):
            active.append(card)
    for cid in (*g.players[CORP].scored, *g.resolving):
        present.append(cards[cid])
        active.append(cards[cid])
    changes = bool(g.lasting)
    for card in active:
        changes = changes or card.definition.changes_text
    if changes:
        index.blanks = changes_of_text(g, active, Blank)
        if index.blanks:  # also of what does something while it is inactive
            able = [card for card in present if may_be_blank(g, card)]
            for entry in index.blanks:
                who = entry.ability.who
                index.blankable.append([card.id for card in able if not who.types or card.definition.type & who.types])
            index.blank = blanked(g, index)
    at = 0
    for card in present:
        if at < len(active) and card is active[at]:
            at += 1
            add_active(index, card)
        elif card.definition.filed_inactive and card.zone == PLAY and card.id not in index.blank:
            ctx = read_context(card)
            for ability in card.definition.filed_inactive:
                index.add(entry_of(ability, ctx))
    for cid in g.players[RUNNER].scored:
        for ability in g.cards[cid].definition.even_stolen:
            index.add(entry_of(ability, context_of(g.cards[cid])))
    for side in BOTH:
        for cid in g.players[side].discard:
            definition = cards[cid].definition
            if definition.in_discard:
                for trigger in definition.in_discard:
                    index.add(entry_of(trigger, context_of(cards[cid])))
    for lasting in g.lasting:
        if lasting.ability is not None and (lasting.card < 0 or g.cards[lasting.card].instance == lasting.instance):
            index.add(entry_of(lasting.ability, lasting.ctx, lasting.serial))
    if changes:
        lend(g, index, active)
        borrow(g, index, active)
    return index


def still_counts(g: Position, index: Index) -> bool:
    """Whether an index in which cards lose text, or gain some, is as it would be made now. What is blank is asked of a
    position in which nothing is filed, as it is when an index is made."""
    if index.lends:
        return False
    g._index = NOTHING_FILED
    same = blanked(g, index) == index.blank
    g._index = index
    return same


def changes_of_text(g: Position, active: list[Card], kind: type[A]) -> list[Active[A]]:
    """The abilities by which cards lose their text, or gain some: on active cards, or left behind by an effect."""
    result: list[Active[A]] = []
    for card in active:
        if card.definition.changes_text:
            ctx = context_of(card)
            result.extend(Active(ability, ctx) for ability in g.abilities_of(card) if isinstance(ability, kind))
            g.volatile = True
    for lasting in g.lasting:
        if isinstance(lasting.ability, kind):
            if lasting.card < 0 or g.cards[lasting.card].instance == lasting.instance:
                result.append(Active(lasting.ability, lasting.ctx, lasting.serial))
                g.volatile = True
    return result


def may_be_blank(g: Position, card: Card) -> bool:
    """Whether it matters that the text box of a card is blank: it is active, or is installed and does something
    nonetheless."""
    return g.is_active(card) or (card.zone == PLAY and bool(card.definition.everywhere or card.definition.advanceable))


def blanked(g: Position, index: Index) -> set[int]:
    """The cards with a blank text box. What is blank itself blanks nothing more, the older card being first."""
    result: set[int] = set()
    for number, entry in enumerate(index.blanks):
        if entry.lasting < 0 and entry.ctx.source in result:
            continue
        blank = entry.ability
        if blank.when is not None and not blank.when.holds(g, entry.ctx):
            continue
        for cid in index.blankable[number]:
            if (entry.lasting >= 0 or entry.ctx.source != cid) and blank.who.matches(g, entry.ctx, g.cards[cid]):
                result.add(cid)
    return result


def lend(g: Position, index: Index, active: list[Card]) -> None:
    """The abilities that cards lend to others. A paid ability that copies of one card lend is there once."""
    given: dict[int, list[Ability]] = {}
    for entry in changes_of_text(g, active, Gains):
        index.lends = True
        gains = entry.ability
        if entry.lasting < 0 and entry.ctx.source in index.blank:
            continue
        if gains.when is not None and not gains.when.holds(g, entry.ctx):
            continue
        for other in active:
            if gains.who.matches(g, entry.ctx, other):
                for ability in gains.abilities:
                    add_gained(g, index, other, ability, given.setdefault(other.id, []))


def add_gained(g: Position, index: Index, card: Card, ability: Ability, given: list[Ability]) -> None:
    """A card gains an ability, under a number that no other one has which it has gained; the same one twice, from two
    copies of a card, is used like one."""
    if isinstance(ability, Paid):
        if any(other.path == ability.path for other in given):
            return
        taken = [other.index for other in given]
        given.append(ability)
        if ability.index in taken:
            ability = ability.lent(max(taken) + 1)
            given[-1] = ability
    index.add(entry_of(ability, context_of(card)))


FIRST_BORROWED: Final = 520  # the number of the first ability that a card has from others
EACH_LENDER: Final = 6  # so many numbers are kept for those of one card
LENDERS: Final = 60


def borrow(g: Position, index: Index, active: list[Card]) -> None:
    """The paid abilities that cards have from others, which lend them. A lender keeps its numbers as long as it can:
    they say what was used this turn."""
    for entry in changes_of_text(g, active, Borrows):
        index.lends = True
        borrower = g.cards[entry.ctx.source]
        if borrower.id in index.blank:
            continue
        places: set[int] = set()
        for other in active:
            if other.id == borrower.id or other.id in index.blank:
                continue
            if entry.ability.who.matches(g, entry.ctx, other):
                place = other.id % LENDERS
                while place in places and len(places) < LENDERS:
                    place = (place + 1) % LENDERS
                places.add(place)
                for ability in g.abilities_of(other):
                    if isinstance(ability, Paid) and not ability.names_itself:
                        number = FIRST_BORROWED + EACH_LENDER * place + ability.index
                        index.add(entry_of(ability.lent(number), context_of(borrower)))


def add_active(index: Index, card: Card) -> None:
    """File the abilities of an active card."""
    if card.id in index.blank:
        if card.definition.link:  # base link is printed beside the text box
            index.add(entry_of(card.definition.abilities[0], context_of(card)))
        return
    if card.definition.filed:
        own = own_of(card)
        for entry in own._entries or own.entries():
            index.add(entry)
