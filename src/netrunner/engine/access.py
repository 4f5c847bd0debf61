"""Accessing the cards of a server, one after another. What is done with each is in `access_card`.

Rules Reference: Accessing, Accessing Multiple Cards in a Server, Archives, Root.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from netrunner.engine.access_card import access_card, instead
from netrunner.engine.constant import InsteadOfAccess
from netrunner.engine.cost import FREE
from netrunner.engine.events import emit
from netrunner.engine.frame import O_ACCESS, O_ACCESS_UNSEEN, O_CARD, O_DONE, O_NUMBER, Frame, Option
from netrunner.engine.funds import extra_cost
from netrunner.engine.history import taken_since_access
from netrunner.engine.index import context_of
from netrunner.engine.legality.refusals import why_forbidden
from netrunner.engine.payable import why_not_pay
from netrunner.engine.terms import (
    ACCESSED_IN_VAIN,
    ACCESSES_BEGIN,
    ACCESSES_OVER,
    AGENDA,
    ARCHIVES,
    ASSET,
    CORP,
    DISCARD,
    FOR_EFFECT,
    HQ,
    ICE,
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
    UPGRADE,
)

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
            if not self.barred(g) and (self.server not in (HQ, RND) or self.any_in_pile(g)):
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
        if (run is not None and run.ended and not self.alone) or self.exhausted(g):
            g.pop()
            self.put_back(g)
            goes_on = run is not None and not run.ended and not self.alone
            how = PART_OF_A_RUN if goes_on else NO_PART_OF_A_RUN
            emit(g, ACCESSES_OVER, side=RUNNER, server=self.server, amount=self.count, what=how)
            if self.count and not taken_since_access(g, self.seen):
                emit(g, ACCESSED_IN_VAIN, side=RUNNER, server=self.server, amount=self.count)
            return False
        return True

    def exhausted(self, g: State) -> bool:
        """Whether nothing is left to be accessed."""
        index = g._index or g.index
        if self.stage != PICK or self.quota == 0 or "access" in index.forbids or "access" in index.extra_costs:
            return not self.options(g)
        if self.left > 0 and self.any_in_pile(g):
            return False
        if self.most >= 0 and min(self.most, self.left) <= 0:
            return True
        for cid in self.fixed:
            card = g.cards[cid]
            if (card.zone == PLAY and card.server == self.server) or (card.zone == DISCARD and self.server == ARCHIVES):
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
        return "access" in (g._index or g.index).forbids and g.forbidden("access", RUNNER)

    def pile(self, g: State) -> list[int]:
        """The cards of HQ or R&D that may be accessed and are not yet, R&D from the top."""
        player = g.players[CORP]
        cards: list[int] = []
        aside = self.aside(g)
        if self.server == HQ:
            cards = [cid for cid in player.hand if g.cards[cid].instance not in aside] if aside else player.hand[:]
        elif self.server == RND:
            cards = player.deck[:] if self.upward(g) else player.deck[::-1]
            if aside:
                cards = [cid for cid in cards if g.cards[cid].instance not in aside]
        if "access" in g.index.forbids:
            cards = [cid for cid in cards if not g.forbidden("access", RUNNER, g.cards[cid])]
        return cards

    def any_in_pile(self, g: State) -> bool:
        """Whether a card of HQ or R&D may be accessed and is not yet."""
        if self.server not in (HQ, RND):
            return False
        if not self.alone and not self.done and "access" not in (g._index or g.index).forbids:
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
        return (
            not self.alone
            and bool((g._index or g.index).statics[Q_FROM_BOTTOM])
            and g.accesses(Q_FROM_BOTTOM, self.server) > 0
        )

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
            return f"{self.giver(g)}hoose how many additional cards to access."
        return "Choose the next card to access."

    def giver(self, g: State) -> str:
        """How the question begins: with the card that grants additional accesses, where it is one."""
        titles = {g.cards[cid].definition.title for cid in g.granting(Q_MAY_ACCESS, self.server)}
        return f"{titles.pop()}: c" if len(titles) == 1 else "C"

    def options(self, g: State) -> list[Option]:
        if self.stage == COUNT:
            return [Option(O_NUMBER, -1, n) for n in range(g.accesses(Q_MAY_ACCESS, self.server) + 1)]
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
        index = g._index or g.index
        bound = "access" in index.forbids
        charged = "access" in index.extra_costs
        for cid in self.fixed if self.most < 0 or min(self.most, self.left) > 0 else ():
            card = g.cards[cid]
            if card.zone == PLAY and card.server == self.server:
                if charged or bound:
                    declinable = declinable or extra_cost(g, "access", card) is not FREE
                    if why_not_access(g, card) is not None:
                        continue
                result.append(Option(O_ACCESS, cid))
            elif card.zone == DISCARD and self.server == ARCHIVES and card.definition.title not in titles:
                if bound and g.forbidden("access", RUNNER, card):
                    continue
                titles.add(card.definition.title)
                result.append(Option(O_ACCESS, cid))
                for entry in self.replacements(g, card) if index.instead_of_access else ():
                    result.append(Option(O_ACCESS, cid, entry.ctx.source, 1))
        if (declinable and all(self.costly(g, option) for option in result)) or (result and self.most >= 0):
            result.append(Option(O_DONE))
        return result

    def replacements(self, g: State, card: Card) -> list[Active[InsteadOfAccess]]:
        """What the Runner may have happen instead of the access of a card."""
        return [
            entry
            for entry in g.index.instead_of_access
            if entry.ability.optional
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
            place = self.fixed.index(cid)
            self.fixed = self.fixed[:place] + self.fixed[place + 1 :]
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
    return g.modified_globally(Q_FEWER_ACCESSES, RUNNER) if (g._index or g.index).statics[Q_FEWER_ACCESSES] else 0


def why_not_access(g: State, card: Card) -> Reason | None:
    """Why the Runner cannot access a card: something forbids it, or an additional cost cannot be paid."""
    index = g.index
    if "access" not in index.forbids and "access" not in index.extra_costs:
        return None
    forbidden = why_forbidden(g, "access", RUNNER, card)
    if forbidden is not None:
        return forbidden
    return why_not_pay(g, RUNNER, extra_cost(g, "access", card), FOR_EFFECT, card.id, context_of(card))


def hosted_in(g: State, sid: int) -> list[int]:
    """The cards installed on other cards in a server: they are in it too, even ice (FAQ: Awakening Center)."""
    types = AGENDA | ASSET | UPGRADE | ICE
    rig = g.players[CORP].rig
    return [cid for cid in rig if g.cards[cid].server == sid and g.cards[cid].definition.type & types]
