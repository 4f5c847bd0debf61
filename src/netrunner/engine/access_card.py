"""One card being accessed: stolen, trashed, or left where it is. Rules Reference: Accessing, Steal, Trash Cost."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from netrunner.engine.change import TrashChange
from netrunner.engine.constant import InsteadOfAccess
from netrunner.engine.cost import FREE, price
from netrunner.engine.effect import any_could
from netrunner.engine.event import supposed
from netrunner.engine.events import emit
from netrunner.engine.frame import (
    LOOK_DEEPER,
    NOBODY_CAUSES,
    O_NO_ACTION,
    O_PAY_TRASH,
    O_STEAL,
    O_USE,
    Frame,
    Option,
    shared_option,
)
from netrunner.engine.funds import can_spend, extra_cost, spendable
from netrunner.engine.history import access_of, taken_since_access
from netrunner.engine.index import context_of, read_context
from netrunner.engine.legality.refusals import why_forbidden
from netrunner.engine.legality.using import why_not_use
from netrunner.engine.moves import end_currents, to_score_area
from netrunner.engine.payable import NO_CREDITS, why_not_pay
from netrunner.engine.payment import pay
from netrunner.engine.prevention import attempt_changes
from netrunner.engine.resolve import Resolve
from netrunner.engine.terms import (
    ACCESS_OVER,
    ACCESSED,
    AGENDA,
    CORP,
    DISCARD,
    FIRST_REMOTE,
    FOR_EFFECT,
    FOR_STEALING,
    FOR_TRASHING,
    HQ,
    LEFT_ALONE,
    MOVED_AWAY,
    PLAY,
    RUNNER,
    STOLEN,
    UNTIL_ACCESS_ENDS,
    server_name,
)
from netrunner.engine.use import use

if TYPE_CHECKING:
    from netrunner.engine.card import Card
    from netrunner.engine.index import Active
    from netrunner.engine.state import State


def access_card(g: State, cid: int, server: int, alone: bool = False) -> bool:
    """The Runner accesses one card that may be accessed, paying what that costs; False if something replaces that.
    `alone`: the access is no part of a run."""
    card = g.cards[cid]
    if (g._index or g.index).instead_of_access and replaced(g, card):
        return False
    access = AccessCard(cid, card.instance, server, g.next_serial(), alone=alone)
    g.push(access)
    extra = extra_cost(g, "access", card) if "access" in (g._index or g.index).extra_costs else FREE
    if extra is not FREE:
        access.stage = UNPAID
        pay(g, RUNNER, extra, FOR_EFFECT, cid, context_of(card))
    return True


def replaced(g: State, card: Card) -> bool:
    """Whether something happens instead of the access of one card, once (Rules Reference: Replacement Effects)."""
    for entry in g.index.instead_of_access:
        resolve = None if entry.ability.optional else instead(g, entry, card)
        if resolve is not None:
            g.drop_lasting(entry.lasting)
            g.push(resolve)
            return True
    return False


def instead(g: State, entry: Active[InsteadOfAccess], card: Card) -> Resolve | None:
    """What an ability does instead of the access of a card, if it can."""
    ability = entry.ability
    ctx = entry.ctx.copy()
    ctx.event = supposed(ACCESSED, g.turn, RUNNER, card, zone=card.zone)
    fits = ability.who.matches(g, ctx, card) and any_could(ability.effects, g, ctx)
    return Resolve(ability.effects, ctx) if fits else None


NO_ACTION: Final = shared_option(O_NO_ACTION)
UNPAID: Final = -1  # an additional cost of the access is being paid
BEGIN: Final = 0
DECIDE: Final = 1
STEAL: Final = 2
TRASH: Final = 3
OVER: Final = 4


@final
class AccessCard(Frame):
    """The access of one card."""

    __slots__ = ("alone", "card", "instance", "serial", "server", "stage")

    def __init__(
        self, card: int, instance: int, server: int, serial: int, stage: int = BEGIN, alone: bool = False
    ) -> None:
        self.alone = alone  # no part of a run: it goes on when one ends
        self.card = card
        self.instance = instance
        self.server = server
        self.serial = serial
        self.stage = stage

    def structure(self) -> int:
        return self.serial if self.stage < OVER else -1

    def causing(self) -> int:
        return LOOK_DEEPER if self.structure() < 0 else NOBODY_CAUSES

    def stop(self) -> None:
        self.stage = OVER

    def set_aside(self) -> tuple[int, ...]:
        return (self.instance,)

    def accessed(self) -> int:
        return self.card

    def accessed_from(self) -> int:
        return self.server

    def gone(self, g: State) -> bool:
        return g.cards[self.card].instance != self.instance

    def step(self, g: State) -> bool:
        if self.stage == UNPAID:
            self.stage = BEGIN
            if not g.paid:
                g.pop()
                return False
        if self.stage == BEGIN:
            self.stage = DECIDE
            self.begin(g)
            return False
        if self.stage == DECIDE and not self.gone(g):
            run = g.run()
            if run is None or not run.ended or self.alone:
                return True
        if self.stage == STEAL and g.paid and not self.gone(g):
            self.stage = OVER
            self.paid_to(g, "steal")
            steal(g, self.card)
            return False
        if self.stage == TRASH and g.paid and not self.gone(g):
            self.stage = OVER
            self.paid_to(g, "trash")
            attempt_changes(g, [TrashChange([self.card], RUNNER, -1)])
            return False
        g.pop()
        if g.lasting:
            g.end_lasting(UNTIL_ACCESS_ENDS, since=self.serial)  # an access that this one interrupted keeps its own
        access = access_of(g, self.card, self.instance)
        if access is not None and not taken_since_access(g, (self.card,)):
            stayed = LEFT_ALONE if not self.gone(g) else MOVED_AWAY
            emit(g, ACCESS_OVER, self.card, side=RUNNER, server=self.server, zone=access.zone, what=stayed)
        return False

    def paid_to(self, g: State, do: str) -> None:
        """Say what it cost; what is free speaks for itself."""
        if g.paid_credits:
            g.note(f"The Runner pays {{n}} credit{{s}} to {do} {{card}}.", self.card, g.paid_credits, seen=3)

    def begin(self, g: State) -> None:
        """[5.5.1] The Runner looks at the card; whether the Corp learns which it is depends on where it is."""
        card = g.mut(self.card)
        card.known |= 2
        if g.noting:
            where = server_name(self.server)
            if card.zone == PLAY and card.server == self.server < FIRST_REMOTE:
                where = f"the root of {where}"
            seen = 2 if card.zone != PLAY and card.known != 3 and self.server != HQ else 3
            g.note("The Runner accesses {card} from {where}.", self.card, where=where, seen=seen)
        emit(g, ACCESSED, self.card, side=RUNNER, server=self.server, zone=card.zone, token=self.serial)
        if g.telling and g.beats is not None and g.beats.kind == "access":
            g.beats.detail = why_left(g, card)

    def side(self, g: State) -> int:
        return RUNNER

    def prompt(self, g: State) -> str:
        title = g.cards[self.card].definition.title.removesuffix(".")  # a sentence has one full stop
        return f"You access {title}."

    def options(self, g: State) -> list[Option]:
        card = g.cards[self.card]
        result: list[Option] = []
        must_steal = False
        if card.definition.type & AGENDA:
            extra = extra_cost(g, "steal", card)
            allowed = not g.forbidden("steal", RUNNER, card)
            if allowed and why_not_pay(g, RUNNER, extra, FOR_STEALING, self.card, read_context(card)) is None:
                result.append(Option(O_STEAL, self.card))
                must_steal = extra.nothing()
        trash_cost = g.trash_cost(card)
        if card.zone != DISCARD:
            run = g.run()
            if trash_cost >= 0 and can_spend(g, RUNNER, trash_cost, FOR_TRASHING, self.card):
                result.append(Option(O_PAY_TRASH, self.card, trash_cost))
            if run is not None and run.trash_free and trash_cost != 0:
                result.append(Option(O_PAY_TRASH, self.card, 0, 1))
        index = g._index or g.index
        for entry in index.on_access:
            if entry.ctx.side == RUNNER and why_not_use(g, entry) is None:
                result.append(Option(O_USE, entry.ctx.source, entry.ability.index))
        if index.must_trash and self.first_with_trash_cost(g, card):
            forced = [option for option in result if option.kind == O_PAY_TRASH and not option.extra]
            if forced:
                return forced
        if card.zone == PLAY and card.definition.must_be_trashed:
            trashing = [option for option in result if self.trashes(g, option)]
            if trashing:
                return trashing
        if not must_steal:
            result.append(NO_ACTION)
        return result

    def trashes(self, g: State, option: Option) -> bool:
        """Whether an option trashes the card, and does not remove it in another way (Rules Reference: "Must")."""
        if option.kind != O_USE:
            return option.kind == O_PAY_TRASH
        for entry in g.index.on_access:
            if entry.ctx.source == option.card and entry.ability.index == option.arg:
                return any(effect.trashes() for effect in entry.ability.effects.effects)
        return False

    def first_with_trash_cost(self, g: State, card: Card) -> bool:
        """Whether this is the first access this turn of a card with a trash cost (Rules Reference: Ordinal Events)."""
        number = 0
        event = g.history
        while event is not None and event.turn == g.turn:
            if event.kind == ACCESSED and event.definition is not None and event.definition.trash_cost >= 0:
                number += 1
            event = event.previous
        return card.definition.trash_cost >= 0 and number == 1

    def automatic(self, g: State) -> bool:
        # A pause that is left out would tell the Corp that its unseen card is nothing the Runner could trash or steal.
        return g.cards[self.card].known & 1 == 1 or self.options(g)[0].kind == O_STEAL

    def choose(self, g: State, option: Option) -> None:
        card = g.cards[self.card]
        if option.kind == O_STEAL:
            self.stage = STEAL
            pay(g, RUNNER, extra_cost(g, "steal", card), FOR_STEALING, self.card, read_context(card))
        elif option.kind == O_USE:
            use(g, RUNNER, option.card, option.arg)
        elif option.kind == O_PAY_TRASH:
            self.stage = TRASH
            if card.known != 3:
                g.mut(self.card).known = 3
            pay(g, RUNNER, price(option.arg), FOR_TRASHING, self.card, read_context(card))
        else:
            self.stage = OVER

    def copy(self) -> AccessCard:
        return AccessCard(self.card, self.instance, self.server, self.serial, self.stage, self.alone)


def why_left(g: State, card: Card) -> str:
    """Why the Runner can neither steal nor trash a card that others like it can; empty if nothing is to say."""
    if card.definition.type & AGENDA:
        forbidden = why_forbidden(g, "steal", RUNNER, card)
        if forbidden is not None:
            return forbidden.message
        ctx = read_context(card)
        extra = extra_cost(g, "steal", card)
        refusal = why_not_pay(g, RUNNER, extra, FOR_STEALING, card.id, ctx)
        if refusal is not NO_CREDITS:
            return "" if refusal is None else refusal.message
        return too_dear(g, "Stealing", extra.settled(g, ctx).credits, FOR_STEALING, card)
    trash_cost = g.trash_cost(card)
    if card.zone == DISCARD or trash_cost < 0 or can_spend(g, RUNNER, trash_cost, FOR_TRASHING, card.id):
        return ""
    return too_dear(g, "Trashing", trash_cost, FOR_TRASHING, card)


def too_dear(g: State, doing: str, cost: int, purpose: int, card: Card) -> str:
    """What something costs, and how many of the credits for it are lacking."""
    return f"{doing} it costs {cost} credits: {cost - spendable(g, RUNNER, purpose, card.id)} short."


def steal(g: State, cid: int) -> None:
    """The Runner adds an accessed agenda to their score area."""
    server = g.cards[cid].server
    to_score_area(g, cid, RUNNER)
    g.note("The Runner steals {card}, worth {n} agenda point{s}.", cid, g.agenda_points(g.cards[cid]))
    end_currents(g, CORP)  # before anything is met by it: it may have blanked what answers (Simultaneous Effects)
    emit(g, STOLEN, cid, side=RUNNER, server=server)
