"""Paying costs: all or nothing. Rules Reference: Cost, Additional Costs, Credit - Recurring, Forfeit.

Whether a cost can be paid is asked before (`payable`). `pay` pays at once where nothing has to be chosen or could be
prevented, else pushes a `Payment` frame. Either way `g.paid` tells the frame that asked whether it succeeded.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from netrunner.engine.amount import value_of
from netrunner.engine.change import DamageChange, TagChange, TrashChange
from netrunner.engine.events import emit
from netrunner.engine.frame import O_CARD, O_NUMBER, O_SOURCE, Frame, Option
from netrunner.engine.funds import POOL, can_spend, credit_sources, credits_in, spendable
from netrunner.engine.log import SUBJECTS
from netrunner.engine.moves import (
    hosted_first,
    remove_from_game,
    set_counters,
    take_counters,
    to_deck,
    to_hand,
    turns_back,
)
from netrunner.engine.payable import (
    counters_to_spend,
    find_card,
    holders,
    out_of_hand,
    payable_printed_costs,
    payable_trash_costs,
    printed_cost,
    proven,
    sendable,
    spread,
    trashable,
)
from netrunner.engine.phrase import capital
from netrunner.engine.prevention import attempt_changes
from netrunner.engine.terms import (
    BAD_PUBLICITY_REMOVED,
    BOTTOM,
    CORP,
    COUNTER_NAMES,
    COUNTERS_GONE,
    CREDIT,
    DAMAGED,
    DECK_NAMES,
    FOR_TRASHING,
    FORFEITED,
    HAND,
    PLAY,
    REMOVED,
    RUNNER,
    SHUFFLED,
    SPENT_CLICK,
    SPENT_COUNTER,
    SPENT_CREDITS,
    TAG_REMOVED,
    TAG_TAKEN,
    TRASHED,
)

if TYPE_CHECKING:
    from netrunner.engine.context import Context
    from netrunner.engine.cost import Cost
    from netrunner.engine.event import Event
    from netrunner.engine.filter import Filter
    from netrunner.engine.state import State


def take_from(g: State, side: int, source: int, amount: int) -> None:
    """Credits leave a source."""
    if source == POOL:
        g.return_credits(side, amount)
    else:
        take_counters(g, source, CREDIT, amount, side)


def pay(g: State, side: int, cost: Cost, purpose: int, subject: int, ctx: Context) -> None:
    """Pay a cost that can be paid. Read `g.paid` (and `g.paid_x`, `g.paid_credits`) when next stepped."""
    if not cost._simple:
        cost = cost.settled(g, ctx)
    g.paid_x = 0
    g.paid_credits = cost.credits
    g.paid_cards = ()
    g.paid_stealth = 0
    credits = cost.credits
    if credits and not can_spend(g, side, credits, purpose, subject):
        g.paid = False  # what would have paid is gone since the effect began
        return
    triggers = (g._index or g.index).triggers
    answered = triggers[SPENT_CLICK] or triggers[SPENT_CREDITS]  # that may pay in turn, and must not be mixed up
    if cost._simple and not answered and (credits == 0 or not credit_sources(g, side, purpose, subject)):
        player = g.players[side]
        if player.credits < credits or player.clicks < cost.clicks:
            g.paid = False
            return
        if credits:
            g.return_credits(side, credits)
        g.paid = True
        if cost.clicks:
            spend_clicks(g, side, cost.clicks, subject, g.stack[-1].breaking(g))
        return
    g.push(Payment(side, cost, purpose, subject, ctx.copy()))


def spend_clicks(g: State, side: int, number: int, subject: int = -1, ice: int = -1) -> None:
    """Clicks are spent; what they are spent on is the action in progress (`State.action`), or `ice` whose subroutines
    are to be broken, which is the event's card."""
    g.players[side].clicks -= number
    emit(g, SPENT_CLICK, ice, side=side, amount=number, what=g.action, cause=subject)


CHOOSE_X: Final = 0
CHOOSE_FORFEIT: Final = 1
CHOOSE_TRASH: Final = 2
CHOOSE_SENT: Final = 3
CHOOSE_CREDITS: Final = 4
SPEND: Final = 5
CONFIRM: Final = 6


@final
class Payment(Frame):
    """Gathers the choices of a cost, then pays all of it at once."""

    __slots__ = (
        "agendas",
        "before",
        "cost",
        "ctx",
        "givers",
        "left",
        "payer",
        "purpose",
        "sent",
        "stage",
        "subject",
        "taken",
        "target",
        "trashed",
        "x",
    )

    def __init__(
        self,
        payer: int,
        cost: Cost,
        purpose: int,
        subject: int,
        ctx: Context,
        stage: int = CHOOSE_X,
        x: int = -1,
        left: int = 0,
        taken: tuple[tuple[int, int], ...] = (),
        agendas: tuple[int, ...] = (),
        trashed: tuple[int, ...] = (),
        before: Event | None = None,
        givers: tuple[int, ...] = (),
        sent: tuple[int, ...] = (),
        target: int = -1,
    ) -> None:
        self.target = target  # the card whose trash cost is paid
        self.payer = payer
        self.cost = cost
        self.purpose = purpose
        self.subject = subject
        self.ctx = ctx
        self.stage = stage
        self.x = x
        self.left = left
        self.taken = taken  # (source, credits) pairs chosen so far
        self.agendas = agendas
        self.trashed = trashed
        self.before = before  # the last event before the cost was paid
        self.sent = sent  # the cards that are put back into a deck
        self.givers = givers  # the cards that counters are spent from, one for each counter

    def side(self, g: State) -> int:
        return self.payer

    def prompt(self, g: State) -> str:
        if self.stage == CHOOSE_X:
            what = "clicks" if self.cost.x_clicks else "counters" if self.cost.x_counters else "credits"
            return f"{g.cards[self.ctx.source].definition.title}: choose X, the number of {what} you pay."
        return capital(f"{self.paid_for(g)}{self.question()}")

    def paid_for(self, g: State) -> str:
        """The card that is paid for, before a question; nothing where there is none, or the payer does not know it."""
        if self.subject < 0 or not g.cards[self.subject].known >> self.payer & 1:
            return ""
        return f"{g.cards[self.subject].definition.title}: "

    def question(self) -> str:
        """What has to be chosen to pay."""
        if self.stage == CHOOSE_FORFEIT:
            return "choose an agenda to forfeit."
        if self.stage == CHOOSE_TRASH and self.choosing_giver():
            return "choose the card to spend a counter from."
        if self.stage == CHOOSE_TRASH:
            return "choose a card to trash as a cost."
        if self.choosing_target():
            return f"choose the card whose {'trash' if self.cost.cost_of is None else 'printed'} cost you pay."
        if self.stage == CHOOSE_SENT:
            return f"choose a card to {sent_words(self.cost, self.payer)} as a cost."
        return f"choose where to take credits from ({self.left} to pay)."

    def step(self, g: State) -> bool:
        if self.stage == CHOOSE_X:
            if (self.cost.x or self.cost.x_counters or self.cost.x_clicks) and self.x < 0:
                return True
            self.stage = CHOOSE_FORFEIT
        if self.stage == CHOOSE_FORFEIT:
            if len(self.agendas) < self.cost.forfeit:
                return True
            self.stage = CHOOSE_TRASH
        if self.stage == CHOOSE_TRASH:
            if len(self.trashed) < self.to_trash():
                return True
            if self.gather_counters(g):
                return True
            self.stage = CHOOSE_SENT
        if self.stage == CHOOSE_SENT:
            if self.cost.send is not None and len(self.sent) < self.cost.send_count:
                return True
            if self.choosing_target():
                return True
            self.stage = CHOOSE_CREDITS
            self.left = self.all_credits(g)
        if self.stage == CHOOSE_CREDITS:
            if self.left > 0:
                return True
            self.stage = SPEND
        if self.stage == SPEND:
            self.stage = CONFIRM
            self.spend(g)
            return False
        g.pop()
        g.paid_stealth = self.stealth_taken(g)
        g.paid = self.succeeded(g)
        g.paid_x = max(0, self.x)
        g.paid_credits = self.cost.credits + self.x_credits()
        removed = self.sent if self.cost.send_to == REMOVED else ()
        g.paid_cards = (*self.trashed, *self.agendas, *removed, *((self.target,) if self.target >= 0 else ()))
        return False

    def all_credits(self, g: State) -> int:
        """All credits to be paid, the trash cost or printed cost of the chosen card among them."""
        return self.cost.credits + self.x_credits() + (self.price_of_target(g) if self.target >= 0 else 0)

    def price_of_target(self, g: State) -> int:
        """What the chosen card costs."""
        return g.trash_cost(g.cards[self.target]) if self.cost.cost_of is None else printed_cost(g, self.target)

    def x_credits(self) -> int:
        """The credits among X."""
        return max(0, self.x) if self.cost.x else 0

    def due_counters(self) -> int:
        """The counters to be spent, X among them."""
        return self.cost.counters + (max(0, self.x) if self.cost.x_counters else 0)

    def to_trash(self) -> int:
        """How many cards are trashed."""
        return sum(count for _, count in self.cost.trashes())

    def choosing_giver(self) -> bool:
        """Whether the card that gives a counter is chosen, what is trashed being settled."""
        return self.due_counters() > 0 and len(self.trashed) >= self.to_trash()

    def gather_counters(self, g: State) -> bool:
        """Whether the player has to say which card gives the next counter."""
        while len(self.givers) < self.due_counters():
            found = self.counter_holders(g)
            if len(found) != 1:
                return True
            self.give(found[0])
        return False

    def choosing_target(self) -> bool:
        """Whether the card is chosen whose trash cost or printed cost is paid, what is put back being settled."""
        settled = self.cost.send is None or len(self.sent) >= self.cost.send_count
        wanted = self.cost.trash_of is not None or self.cost.cost_of is not None
        return self.stage == CHOOSE_SENT and settled and wanted and self.target < 0

    def counter_holders(self, g: State) -> list[int]:
        """The cards that the next counter can come from."""
        if self.cost.several:
            return [cid for cid, have in spread(g, self.payer, self.cost.counter) if have > self.givers.count(cid)]
        if self.cost.from_any:
            return holders(g, self.payer, self.cost.counter, self.cost.counters)
        sources = g.counter_sources(self.payer, g.cards[self.ctx.source], self.cost.counter)
        return [cid for cid, have in sources if have > self.givers.count(cid)]

    def give(self, cid: int) -> None:
        """A card gives the next counter; where the cost takes them from any one card, all of them."""
        self.givers = (*self.givers, *(cid,) * (self.cost.counters if self.cost.from_any else 1))

    def spend(self, g: State) -> None:
        """Everything at once. What is trashed may still be prevented from being trashed."""
        cost = self.cost
        self.before = g.history
        clicks = cost.clicks + (max(0, self.x) if cost.x_clicks else 0)
        if clicks:
            spend_clicks(g, self.payer, clicks, self.subject, g.stack[-2].breaking(g))
        if self.target >= 0:
            kind = "trash" if self.cost.cost_of is None else "printed"
            price = self.price_of_target(g)
            g.note(f"The Runner pays {{n}} credit{{s}}, the {kind} cost of {{card}}.", self.target, price, seen=3)
        for source, amount in self.taken:
            take_from(g, self.payer, source, amount)
            if source >= 0 or g.index.triggers[SPENT_CREDITS]:
                emit(g, SPENT_CREDITS, source if source >= 0 else -1, side=self.payer, amount=amount, what=self.purpose)
        if self.givers:
            self.spend_counters(g)
        for cid in (*self.agendas, self.ctx.source) if cost.forfeit_self else self.agendas:
            g.note("{card} is forfeited.", cid)
            worth = g.agenda_points(g.cards[cid])
            remove_from_game(g, cid)
            emit(g, FORFEITED, cid, side=self.payer, amount=worth)
        self.leave(g)
        doomed = [*self.trashed, *self.from_hand(g)]
        if cost.trash_self:
            doomed.append(self.ctx.source)
        if doomed:
            shown = any(g.cards[cid].zone == HAND for cid in self.trashed) and any(
                proven(who) for who, _ in cost.trashes()
            )
            attempt_changes(g, [TrashChange(doomed, self.payer, self.ctx.source, revealed=shown)])
        if cost.damage:
            source = self.ctx.source
            attempt_changes(
                g, [DamageChange(kind, amount, source, self.payer, done=False) for kind, amount in cost.damage]
            )

    def from_hand(self, g: State) -> list[int]:
        """The cards of the payer's hand that go as a whole, or at random."""
        hand = g.players[self.payer].hand
        if self.cost.whole_hand:
            return [cid for cid in hand if cid not in self.trashed]
        left = [cid for cid in hand if cid not in self.trashed]
        return [left.pop(g.random_below(len(left))) for _ in range(min(self.cost.at_random, len(left)))]

    def leave(self, g: State) -> None:
        """What is returned, removed, taken or given up to pay, and cannot be prevented."""
        cost = self.cost
        source = self.ctx.source
        if cost.return_self:
            g.note("{card} is returned to hand.", source, seen=3)
            to_hand(g, source)
        elif cost.remove_self:
            g.note("{card} is removed from the game.", source, seen=3)
            remove_from_game(g, source)
        for cid in hosted_first(g, list(self.sent)):
            if cost.send_to == REMOVED:
                g.note("{card} is removed from the game.", cid, seen=3)
                remove_from_game(g, cid)
                continue
            pile = DECK_NAMES[g.cards[cid].owner]
            where = f"shuffled into {pile}" if cost.send_to == SHUFFLED else f"added to the bottom of {pile}"
            g.note(f"{{card}} is {'added to the discard pile' if turns_back(g.cards[cid]) else where}.", cid)
            to_deck(g, cid, bottom=cost.send_to == BOTTOM)
        if self.sent and cost.send_to == SHUFFLED:
            for side in sorted({g.cards[cid].owner for cid in self.sent}):
                g.shuffle(side)
        if cost.untag:
            g.players[RUNNER].tags -= cost.untag
            g.note("The Runner loses {n} tag{s}.", number=cost.untag)
            emit(g, TAG_REMOVED, side=self.payer, amount=cost.untag, cause=source)
        if cost.bad_publicity:
            g.players[CORP].bad_publicity -= cost.bad_publicity
            g.note("{n} bad publicity is removed.", number=cost.bad_publicity)
            emit(g, BAD_PUBLICITY_REMOVED, side=CORP, amount=cost.bad_publicity, cause=source)
        if cost.tags:
            attempt_changes(g, [TagChange(cost.tags, source)])
        if cost.top_cards:
            deck = g.players[self.payer].deck
            attempt_changes(g, [TrashChange(deck[: -cost.top_cards - 1 : -1], self.payer, source)])

    def spend_counters(self, g: State) -> None:
        for cid in dict.fromkeys(self.givers):
            if cid != self.ctx.source:  # else the line about the ability says it
                number = self.givers.count(cid)
                who = SUBJECTS[self.payer]
                kind = COUNTER_NAMES[self.cost.counter]
                g.note(f"{who} spends {{n}} {kind} counter{{s}} from {{card}}.", cid, number)
        for cid in self.givers:
            left = g.cards[cid].counters[self.cost.counter] - 1
            set_counters(g, cid, self.cost.counter, left)
            emit(g, SPENT_COUNTER, cid, side=self.payer, amount=1, what=self.cost.counter)
            if g.counters_on(g.cards[cid], self.cost.counter) == 0:
                emit(g, COUNTERS_GONE, cid, side=self.payer, what=self.cost.counter)

    def succeeded(self, g: State) -> bool:
        """A cost that was prevented is not paid (Rules Reference: Cost)."""
        if self.cost.trash_self:
            source = g.cards[self.ctx.source]
            if source.zone == PLAY and source.instance == self.ctx.instance:
                return False
        if self.cost.tags and self.happened(g, TAG_TAKEN) < self.cost.tags:
            return False
        if self.cost.damage and self.suffered(g) < sum(amount for _, amount in self.cost.damage):
            return False
        return all(g.cards[cid].zone != PLAY or self.was_trashed(g, cid) for cid in self.trashed)

    def was_trashed(self, g: State, cid: int) -> bool:
        """Whether a card that is installed was trashed by this payment, and is a new one."""
        event = g.history
        while event is not None and event is not self.before:
            if event.kind == TRASHED and event.card == cid:
                return True
            event = event.previous
        return False

    def suffered(self, g: State) -> int:
        """The damage that this payment has really done."""
        return self.happened(g, DAMAGED)

    def happened(self, g: State, kind: int) -> int:
        """How much of something this payment has really done."""
        total = 0
        event = g.history
        while event is not None and event is not self.before:
            if event.kind == kind and event.cause == self.ctx.source:
                total += event.amount
            event = event.previous
        return total

    def stealth_taken(self, g: State) -> int:
        return sum(n for source, n in self.taken if source >= 0 and g.has_subtype(g.cards[source], "stealth"))

    def taken_from(self, source: int) -> int:
        return sum(amount for other, amount in self.taken if other == source)

    def options(self, g: State) -> list[Option]:
        if self.stage == CHOOSE_X and self.cost.x_counters:
            most = counters_to_spend(g, self.payer, self.cost, self.ctx) - self.cost.counters
            return [Option(O_NUMBER, -1, n) for n in range(1, most + 1)]
        if self.stage == CHOOSE_X and self.cost.x_clicks:
            return [Option(O_NUMBER, -1, n) for n in range(g.players[self.payer].clicks - self.cost.clicks + 1)]
        if self.stage == CHOOSE_X:
            spare = spendable(g, self.payer, self.purpose, self.subject) - self.cost.credits
            if self.cost.x_max is not None:
                spare = min(spare, value_of(self.cost.x_max, g, self.ctx))
            least = max(self.cost.stealth - self.cost.credits, min(spare, g.stack[-2].least_x(g)), 0)
            return [Option(O_NUMBER, -1, n) for n in range(least, spare + 1)]
        if self.stage == CHOOSE_FORFEIT:
            return [Option(O_CARD, cid) for cid in g.players[self.payer].scored if cid not in self.agendas]
        if self.stage == CHOOSE_TRASH and self.choosing_giver():
            return [Option(O_CARD, cid) for cid in self.counter_holders(g)]
        if self.stage == CHOOSE_TRASH:
            return [Option(O_CARD, cid) for cid in self.next_to_trash(g)]
        if self.choosing_target() and self.cost.cost_of is not None:
            found = payable_printed_costs(g, self.payer, self.cost, self.purpose, self.subject, self.ctx)
            return [Option(O_CARD, cid) for cid in found]
        if self.choosing_target():
            return [Option(O_CARD, cid) for cid in payable_trash_costs(g, self.payer, self.cost, self.ctx)]
        if self.stage == CHOOSE_SENT and self.cost.send is not None:
            found = sendable(g, self.cost, self.cost.send, self.ctx)
            return [Option(O_CARD, cid) for cid in found if cid not in self.sent and cid not in self.trashed]
        result: list[Option] = []
        due = self.cost.stealth - self.stealth_taken(g)
        for source in credit_sources(g, self.payer, self.purpose, self.subject):
            if due > 0 and not (source >= 0 and g.has_subtype(g.cards[source], "stealth")):
                continue
            if credits_in(g, source, self.payer) > self.taken_from(source):
                result.append(Option(O_SOURCE, source))
        if due > 0:
            return result
        if g.players[self.payer].credits >= self.left:
            result.append(Option(O_SOURCE, POOL))
        return result

    def next_to_trash(self, g: State) -> list[int]:
        """The cards that may be trashed next, with which the rest of the cost can still be paid."""
        slots = [who for who, count in self.cost.trashes() for _ in range(count)]
        cards = trashable(g, self.payer, slots[len(self.trashed)], self.ctx)
        left = [cid for cid in cards if cid not in self.trashed]
        if len(self.cost.trashes()) == 1:
            return left
        return [cid for cid in left if self.leaves_enough(g, slots[len(self.trashed) + 1 :], cid)]

    def leaves_enough(self, g: State, slots: list[Filter], chosen: int) -> bool:
        rest = [
            [cid for cid in trashable(g, self.payer, who, self.ctx) if cid != chosen and cid not in self.trashed]
            for who in slots
        ]
        given: dict[int, int] = {}
        return all(find_card(rest, place, given, set()) for place in range(len(rest)))

    def automatic(self, g: State) -> bool:
        """A question that is left out would tell the opponent that nothing else in the hand could pay."""
        if self.stage != CHOOSE_TRASH or self.choosing_giver():
            return True
        slots = [who for who, count in self.cost.trashes() for _ in range(count)]
        who = slots[len(self.trashed)]
        return not out_of_hand(who) or who.one_title()

    def choose(self, g: State, option: Option) -> None:
        if self.stage == CHOOSE_X:
            self.x = option.arg
        elif self.stage == CHOOSE_FORFEIT:
            self.agendas = (*self.agendas, option.card)
        elif self.stage == CHOOSE_TRASH and self.choosing_giver():
            self.give(option.card)
        elif self.stage == CHOOSE_TRASH:
            self.trashed = (*self.trashed, option.card)
        elif self.choosing_target():
            self.target = option.card
            if self.cost.cost_of is None:
                self.subject = option.card
                self.purpose = FOR_TRASHING
        elif self.stage == CHOOSE_SENT:
            self.sent = (*self.sent, option.card)
        elif option.card == POOL:
            self.taken = (*self.taken, (POOL, self.left))
            self.left = 0
        else:
            self.taken = (*self.taken, (option.card, 1))
            self.left -= 1

    def copy(self) -> Payment:
        return Payment(
            self.payer,
            self.cost,
            self.purpose,
            self.subject,
            self.ctx.copy(),
            self.stage,
            self.x,
            self.left,
            self.taken,
            self.agendas,
            self.trashed,
            self.before,
            self.givers,
            self.sent,
            self.target,
        )

    def key(self) -> tuple[object, ...]:
        return (
            "payment",
            self.payer,
            self.cost.key(),
            self.purpose,
            self.subject,
            self.ctx.key(),
            self.stage,
            self.x,
            self.left,
            self.taken,
            self.agendas,
            self.trashed,
            None if self.before is None else self.before.key(),
            self.givers,
            self.sent,
            *((("target", self.target),) if self.target >= 0 else ()),
        )


def sent_words(cost: Cost, payer: int) -> str:
    """What happens to a card that is put back into its deck, or removed from the game, to pay."""
    if cost.send_to == REMOVED:
        return "remove from the game"
    deck = f"your {DECK_NAMES[payer].removeprefix('the ')}" if payer == RUNNER else DECK_NAMES[payer]
    return f"shuffle into {deck}" if cost.send_to == SHUFFLED else f"add to the bottom of {deck}"
