"""Accessing cards. Rules Reference: Accessing, Accessing Multiple Cards in a Server, Steal, Trash Cost, Archives, Root.

`Access` fixes the number of cards and lets the Runner choose the order where the rules do; `AccessCard` is the access
of one card: [5.5.1] to [5.5.4].
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast, final

from netrunner.engine.ability import Paid
from netrunner.engine.constant import InsteadOfAccess
from netrunner.engine.cost import FREE, Cost
from netrunner.engine.effect import any_could
from netrunner.engine.event import Event
from netrunner.engine.events import emit
from netrunner.engine.frame import (
    LOOK_DEEPER,
    NOBODY_CAUSES,
    O_ACCESS,
    O_ACCESS_UNSEEN,
    O_CARD,
    O_DONE,
    O_NO_ACTION,
    O_NUMBER,
    O_PAY_TRASH,
    O_STEAL,
    O_USE,
    Frame,
    Option,
)
from netrunner.engine.funds import can_spend, extra_cost
from netrunner.engine.history import access_of, taken_since_access
from netrunner.engine.index import context_of
from netrunner.engine.legality import why_forbidden, why_not_use
from netrunner.engine.moves import end_currents, to_score_area
from netrunner.engine.payment import pay, why_not_pay
from netrunner.engine.resolve import Resolve
from netrunner.engine.rez import server_name
from netrunner.engine.terms import (
    ACCESS_OVER,
    ACCESSED,
    ACCESSED_IN_VAIN,
    ACCESSES_BEGIN,
    ACCESSES_OVER,
    AGENDA,
    ARCHIVES,
    ASSET,
    CORP,
    DISCARD,
    FIRST_REMOTE,
    FOR_EFFECT,
    FOR_STEALING,
    FOR_TRASHING,
    HQ,
    ICE,
    LEFT_ALONE,
    MOVED_AWAY,
    NO_PART_OF_A_RUN,
    PART_OF_A_RUN,
    PLAY,
    Q_ACCESSES,
    Q_CORP_CHOOSES,
    Q_FEWER_ACCESSES,
    Q_FROM_BOTTOM,
    Q_MAY_ACCESS,
    RND,
    RUNNER,
    STOLEN,
    UNTIL_ACCESS_ENDS,
    UPGRADE,
)
from netrunner.engine.use import use
from netrunner.engine.would import TrashChange, would

if TYPE_CHECKING:
    from netrunner.engine.card import Card
    from netrunner.engine.index import Active
    from netrunner.engine.reason import Reason
    from netrunner.engine.state import State

OPENING: Final = -1
COUNT: Final = 0
PICK: Final = 1
CORP_PICKS: Final = 2  # the Corp says which card of HQ is accessed next


@final
class Access(Frame):
    """The access of a server: `left` cards from HQ or R&D, and each card of `fixed` (root, remote, Archives) once.

    `alone`: an effect's access of so many cards of HQ or R&D, or of Archives, without the root; it is no part of a run.
    `most`: no more than so many cards, those of `fixed` among them, and the Runner may stop before that; `left` are all
    accesses then.
    """

    __slots__ = (
        "alone",
        "count",
        "done",
        "fixed",
        "left",
        "may",
        "more",
        "most",
        "quota",
        "seen",
        "server",
        "spent",
        "stage",
    )

    def __init__(
        self,
        server: int,
        stage: int = OPENING,
        left: int = 0,
        may: int = -1,
        fixed: tuple[int, ...] = (),
        done: tuple[int, ...] = (),
        count: int = 0,
        alone: int = 0,
        spent: tuple[int, ...] = (),
        quota: int = -1,
        more: int = 0,
        most: int = -1,
        seen: tuple[int, ...] = (),
    ) -> None:
        self.most = most  # how many cards of `fixed` may still be accessed; -1: all of them
        self.seen = seen  # the cards that were accessed
        self.alone = alone
        self.more = more  # additional cards that abilities have added as the access began
        self.spent = spent  # instances of the cards that have replaced an access by the Runner's choice
        self.server = server
        self.stage = stage
        self.quota = quota  # how many more cards in all, where something makes them fewer; else -1
        self.left = left
        self.may = may  # additional accesses the Runner chose to make; -1 until chosen
        self.fixed = fixed
        self.count = count  # how many cards were accessed so far
        self.done = done  # instances of the cards of the pile accessed so far: set aside until the accesses are over

    def step(self, g: State) -> bool:
        if self.stage == OPENING:
            self.stage = COUNT
            if not self.barred(g) and (self.server not in (HQ, RND) or self.pile(g)):
                emit(g, ACCESSES_BEGIN, side=RUNNER, server=self.server)
            return False
        run = g.run()
        if self.stage == COUNT:
            if run is not None and run.access_replaced and not self.alone and self.most < 0:
                g.pop()
                return False
            if self.may < 0:
                if self.server in (HQ, RND) and g.accesses(Q_MAY_ACCESS, self.server) > 0 and self.may_choose(g):
                    return True
                self.may = 0
            self.begin(g)
        if self.stage == CORP_PICKS and not self.pile(g):
            self.stage = PICK
        if (run is not None and run.ended and not self.alone) or not self.options(g):
            g.pop()
            self.put_back(g)
            goes_on = run is not None and not run.ended and not self.alone
            how = PART_OF_A_RUN if goes_on else NO_PART_OF_A_RUN
            emit(g, ACCESSES_OVER, side=RUNNER, server=self.server, amount=self.count, what=how)
            if self.count and not taken_since_access(g, self.seen):
                emit(g, ACCESSED_IN_VAIN, side=RUNNER, server=self.server, amount=self.count)
            return False
        return True

    def uncounted(self) -> bool:
        """Whether the number of cards is not fixed yet."""
        return self.stage in (OPENING, COUNT)

    def set_aside(self) -> tuple[int, ...]:
        return self.done

    def put_back(self, g: State) -> None:
        """Cards that were set aside while R&D was shuffled are now among the others, and cannot be told from them."""
        if self.server != RND or not self.done:
            return
        for cid in g.players[CORP].deck:
            if g.cards[cid].instance in self.done and not g.cards[cid].known:
                g.mut(cid).instance = g.next_instance()

    def begin(self, g: State) -> None:
        """[5.5] Determine the number of cards to be accessed."""
        self.stage = PICK
        self.fix(g)
        fewer = fewer_accesses(g)
        if fewer:
            self.quota = max(0, self.left + (len(self.fixed) if self.most < 0 else 0) - fewer)

    def fix(self, g: State) -> None:
        """Which cards, and how many of a pile, would be accessed."""
        server = g.server(self.server)
        if self.alone and self.server != ARCHIVES:
            self.left = max(0, self.alone + g.accesses(Q_ACCESSES, self.server) + self.may + self.more)
            if self.barred(g):
                self.left = 0
            return
        if server is not None and not self.alone:
            self.fixed = (*server.root, *hosted_in(g, self.server))
        if self.server in (HQ, RND):
            run = g.run()
            extra = run.extra_accesses if run is not None else 0
            usual = 1 if self.most < 0 else self.most
            self.left = max(0, usual + g.accesses(Q_ACCESSES, self.server) + self.may + self.more + extra)
        elif self.server == ARCHIVES:
            discard = g.players[CORP].discard
            for cid in discard:
                if not g.cards[cid].faceup:
                    card = g.mut(cid)
                    card.faceup = True
                    card.known = 3
            self.fixed = (*self.fixed, *discard)
        if self.most >= 0 and self.server not in (HQ, RND):
            self.left = self.most
        if self.barred(g):
            self.left = 0
            self.fixed = ()

    def would_access(self, g: State) -> int:
        """How many cards of HQ or R&D are about to be accessed in a run, with all that may be; the root is apart."""
        if self.alone or not self.uncounted():
            return 0
        trial = self.copy()
        trial.may = max(0, g.accesses(Q_MAY_ACCESS, self.server))
        trial.begin(g)
        number = min(trial.left, len(trial.pile(g)))
        return number if trial.quota < 0 else min(number, trial.quota)

    def may_choose(self, g: State) -> bool:
        """Whether the number of additional accesses makes any difference: not when no card can be accessed."""
        return "access" not in g.index.forbids or (not self.barred(g) and bool(self.pile(g)))

    def barred(self, g: State) -> bool:
        """Whether the Runner cannot access more than 0 cards."""
        return g.forbidden("access", RUNNER)

    def pile(self, g: State) -> list[int]:
        """The cards of HQ or R&D that may be accessed and are not yet, R&D from the top."""
        player = g.players[CORP]
        cards: list[int] = []
        aside = self.aside(g)
        if self.server == HQ:
            cards = [cid for cid in player.hand if g.cards[cid].instance not in aside]
        elif self.server == RND:
            deck = player.deck if self.upward(g) else reversed(player.deck)
            cards = [cid for cid in deck if g.cards[cid].instance not in aside]
        if "access" in g.index.forbids:
            cards = [cid for cid in cards if not g.forbidden("access", RUNNER, g.cards[cid])]
        return cards

    def any_in_pile(self, g: State) -> bool:
        """Whether a card of HQ or R&D may be accessed and is not yet."""
        if self.server not in (HQ, RND):
            return False
        if "access" not in g.index.forbids and not self.alone and not self.done:
            player = g.players[CORP]
            return bool(player.hand if self.server == HQ else player.deck)
        return bool(self.pile(g))

    def aside(self, g: State) -> tuple[int, ...]:
        """The cards set aside (RR/timing/run/5.5.4): by these accesses, and by those that an effect's interrupts."""
        if not self.alone:
            return self.done
        return tuple(instance for frame in g.stack if isinstance(frame, Access) for instance in frame.done)

    def upward(self, g: State) -> bool:
        """Whether the cards of R&D are accessed from the bottom."""
        return not self.alone and bool(g.index.statics[Q_FROM_BOTTOM]) and g.accesses(Q_FROM_BOTTOM, self.server) > 0

    def corp_chooses(self, g: State) -> bool:
        """Whether the Corp, and not chance, says which cards of HQ are accessed (Dedicated Neural Net)."""
        return self.server == HQ and bool(g.index.statics[Q_CORP_CHOOSES]) and g.accesses(Q_CORP_CHOOSES, HQ) > 0

    def automatic(self, g: State) -> bool:
        return self.stage != CORP_PICKS  # that only one answer is left would tell what is in HQ

    def side(self, g: State) -> int:
        return CORP if self.stage == CORP_PICKS else RUNNER

    def prompt(self, g: State) -> str:
        if self.stage == CORP_PICKS:
            return "Choose the card of HQ that the Runner accesses."
        if self.stage == COUNT:
            return "Choose how many additional cards to access."
        return "Choose the next card to access."

    def options(self, g: State) -> list[Option]:
        if self.stage == COUNT:
            return [Option(O_NUMBER, arg=n) for n in range(g.accesses(Q_MAY_ACCESS, self.server) + 1)]
        result: list[Option] = []
        if self.stage == CORP_PICKS:
            different = {g.cards[cid].definition.title: cid for cid in reversed(self.pile(g))}
            return [Option(O_CARD, cid) for cid in sorted(different.values())]
        if self.quota == 0 or self.barred(g):
            return result
        if self.left > 0 and self.any_in_pile(g):
            result.append(Option(O_ACCESS_UNSEEN, -1, self.server, int(self.upward(g))))
        titles: set[str] = set()
        declinable = False
        index = g.index
        for cid in self.fixed if self.most < 0 or min(self.most, self.left) > 0 else ():
            card = g.cards[cid]
            if card.zone == PLAY and card.server == self.server:
                if "access" in index.extra_costs or "access" in index.forbids:
                    declinable = declinable or extra_cost(g, "access", card) is not FREE
                    if why_not_access(g, card) is not None:
                        continue
                result.append(Option(O_ACCESS, cid))
            elif card.zone == DISCARD and self.server == ARCHIVES and card.definition.title not in titles:
                if g.forbidden("access", RUNNER, card):
                    continue
                titles.add(card.definition.title)
                result.append(Option(O_ACCESS, cid))
                for entry in self.replacements(g, card) if index.instead_of_access else ():
                    result.append(Option(O_ACCESS, cid, entry.ctx.source, 1))
        if (declinable and all(self.costly(g, option) for option in result)) or (result and self.most >= 0):
            result.append(Option(O_DONE))
        return result

    def replacements(self, g: State, card: Card) -> list[Active]:
        """What the Runner may have happen instead of the access of a card."""
        return [
            entry
            for entry in g.index.instead_of_access
            if cast(InsteadOfAccess, entry.ability).optional
            and entry.ctx.instance not in self.spent
            and g.may_use(RUNNER, g.cards[entry.ctx.source])
            and instead(g, entry, card) is not None
        ]

    def costly(self, g: State, option: Option) -> bool:
        """Whether the access of a card has an additional cost, and so can be declined."""
        return option.kind == O_ACCESS and extra_cost(g, "access", g.cards[option.card]) is not FREE

    def choose(self, g: State, option: Option) -> None:
        if option.kind == O_NUMBER:
            self.may = option.arg
            return
        if option.kind == O_DONE:
            self.fixed = ()
            if self.most >= 0:
                self.left = 0
            return
        if self.quota > 0 and option.kind in (O_ACCESS, O_ACCESS_UNSEEN):
            self.quota -= 1
        if option.kind == O_ACCESS:
            cid = option.card
            if self.most >= 0:
                self.most -= 1
                self.left -= 1
            self.fixed = tuple(other for other in self.fixed if other != cid)
            if option.extra:
                self.replace(g, option)
                return
        else:
            pile = self.pile(g)
            if option.kind != O_CARD and len(pile) > 1 and self.corp_chooses(g):
                self.stage = CORP_PICKS
                return
            self.stage = PICK
            cid = pile[g.random_below(len(pile))] if self.server == HQ else pile[0]
            if option.kind == O_CARD:
                cid = option.card
            self.done = (*self.done, g.cards[cid].instance)
            self.left -= 1
        if access_card(g, cid, self.server, alone=self.alone > 0):
            self.count += 1
            self.seen = (*self.seen, cid)

    def replace(self, g: State, option: Option) -> None:
        """A card of the Runner's choice does something instead of the access."""
        for entry in self.replacements(g, g.cards[option.card]):
            resolve = instead(g, entry, g.cards[option.card])
            if entry.ctx.source == option.arg and resolve is not None:
                self.spent = (*self.spent, entry.ctx.instance)
                g.push(resolve)
                return

    def copy(self) -> Access:
        return Access(
            self.server,
            self.stage,
            self.left,
            self.may,
            self.fixed,
            self.done,
            self.count,
            self.alone,
            self.spent,
            self.quota,
            self.more,
            self.most,
            self.seen,
        )

    def key(self) -> tuple[object, ...]:
        own = (self.server, self.stage, self.left, self.may, self.fixed, self.done, self.count, self.alone, self.spent)
        quota = (("quota", self.quota),) if self.quota >= 0 else ()
        return ("access", *own, self.most, self.seen, *quota, *((("more", self.more),) if self.more else ()))


def fewer_accesses(g: State) -> int:
    """How many cards fewer than usual the Runner accesses at a time."""
    return g.modified_globally(Q_FEWER_ACCESSES, RUNNER) if g.index.statics[Q_FEWER_ACCESSES] else 0


def why_not_access(g: State, card: Card) -> Reason | None:
    """Why the Runner cannot access a card: something forbids it, or an additional cost cannot be paid."""
    index = g.index
    if "access" not in index.forbids and "access" not in index.extra_costs:
        return None
    forbidden = why_forbidden(g, "access", RUNNER, card)
    if forbidden is not None:
        return forbidden
    return why_not_pay(g, RUNNER, extra_cost(g, "access", card), FOR_EFFECT, card.id, context_of(card))


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
        resolve = None if cast(InsteadOfAccess, entry.ability).optional else instead(g, entry, card)
        if resolve is not None:
            g.drop_lasting(entry.lasting)
            g.push(resolve)
            return True
    return False


def instead(g: State, entry: Active, card: Card) -> Resolve | None:
    """What an ability does instead of the access of a card, if it can."""
    ability = cast(InsteadOfAccess, entry.ability)
    ctx = entry.ctx.copy()
    ctx.event = Event(ACCESSED, g.turn, RUNNER, card.id, card.instance, card.definition, 0, -1, card.zone, -1, None)
    fits = ability.who.matches(g, ctx, card) and any_could(ability.effects, g, ctx)
    return Resolve(ability.effects, ctx) if fits else None


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
            would(g, [TrashChange([self.card], RUNNER, -1)])
            return False
        g.pop()
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
        where = server_name(self.server)
        if card.zone == PLAY and card.server == self.server < FIRST_REMOTE:
            where = f"the root of {where}"
        seen = 2 if card.zone != PLAY and card.known != 3 else 3
        if self.server == HQ and card.zone != PLAY:
            seen = 3
        g.note("The Runner accesses {card} from {where}.", self.card, where=where, seen=seen)
        emit(
            g,
            ACCESSED,
            self.card,
            side=RUNNER,
            server=self.server,
            zone=card.zone,
            token=self.serial,
        )

    def side(self, g: State) -> int:
        return RUNNER

    def prompt(self, g: State) -> str:
        title = g.cards[self.card].definition.title.removesuffix(".")  # a sentence has one full stop
        return f"You access {title}."

    def options(self, g: State) -> list[Option]:
        card = g.cards[self.card]
        result: list[Option] = []
        ctx = context_of(card)
        must_steal = False
        if card.definition.type & AGENDA:
            extra = extra_cost(g, "steal", card)
            allowed = not g.forbidden("steal", RUNNER, card)
            if allowed and why_not_pay(g, RUNNER, extra, FOR_STEALING, self.card, ctx) is None:
                result.append(Option(O_STEAL, self.card))
                must_steal = extra.nothing()
        price = g.trash_cost(card)
        if card.zone != DISCARD:
            run = g.run()
            if price >= 0 and can_spend(g, RUNNER, price, FOR_TRASHING, self.card):
                result.append(Option(O_PAY_TRASH, self.card, price))
            if run is not None and run.trash_free and price != 0:
                result.append(Option(O_PAY_TRASH, self.card, 0, 1))
        for entry in g.index.on_access:
            if entry.ctx.side == RUNNER and why_not_use(g, entry) is None:
                result.append(Option(O_USE, entry.ctx.source, entry.ability.index))
        if g.index.must_trash and self.first_with_trash_cost(g, card):
            forced = [option for option in result if option.kind == O_PAY_TRASH and not option.extra]
            if forced:
                return forced
        if card.zone == PLAY and card.definition.must_be_trashed:
            trashing = [option for option in result if self.trashes(g, option)]
            if trashing:
                return trashing
        if not must_steal:
            result.append(Option(O_NO_ACTION))
        return result

    def trashes(self, g: State, option: Option) -> bool:
        """Whether an option trashes the card, and does not remove it in another way (Rules Reference: "Must")."""
        if option.kind != O_USE:
            return option.kind == O_PAY_TRASH
        for entry in g.index.on_access:
            if entry.ctx.source == option.card and entry.ability.index == option.arg:
                return any(effect.trashes() for effect in cast(Paid, entry.ability).effects.effects)
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
        ctx = context_of(card)
        if option.kind == O_STEAL:
            self.stage = STEAL
            pay(g, RUNNER, extra_cost(g, "steal", card), FOR_STEALING, self.card, ctx)
        elif option.kind == O_USE:
            use(g, RUNNER, option.card, option.arg)
        elif option.kind == O_PAY_TRASH:
            self.stage = TRASH
            if card.known != 3:
                g.mut(self.card).known = 3
            pay(g, RUNNER, Cost(credits=option.arg), FOR_TRASHING, self.card, ctx)
        else:
            self.stage = OVER

    def copy(self) -> AccessCard:
        return AccessCard(self.card, self.instance, self.server, self.serial, self.stage, self.alone)

    def key(self) -> tuple[object, ...]:
        return ("access card", self.card, self.instance, self.server, self.serial, self.stage, self.alone)


def steal(g: State, cid: int) -> None:
    """The Runner adds an accessed agenda to their score area."""
    server = g.cards[cid].server
    to_score_area(g, cid, RUNNER)
    g.note("The Runner steals {card}, worth {n} agenda point{s}.", cid, g.agenda_points(g.cards[cid]))
    end_currents(g, CORP)  # before anything is met by it: it may have blanked what answers (Simultaneous Effects)
    emit(g, STOLEN, cid, side=RUNNER, server=server)


def hosted_in(g: State, sid: int) -> list[int]:
    """The cards installed on other cards in a server: they are in it too, even ice (FAQ: Awakening Center)."""
    types = AGENDA | ASSET | UPGRADE | ICE
    rig = g.players[CORP].rig
    return [cid for cid in rig if g.cards[cid].server == sid and g.cards[cid].definition.type & types]
