"""Rezzing and scoring. Rules Reference: Rez, Rez Cost, Additional Costs, Derez, Score, Unique."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from netrunner.engine.events import emit
from netrunner.engine.frame import O_NO, O_YES, Frame, Option
from netrunner.engine.index import read_context
from netrunner.engine.label import ice_place
from netrunner.engine.legality.rezzing import instead_of_rez_cost, rez_cost_of
from netrunner.engine.log import priced
from netrunner.engine.moves import end_currents, to_score_area
from netrunner.engine.payable import why_not_pay
from netrunner.engine.payment import pay
from netrunner.engine.phrase import Voice, to_pay
from netrunner.engine.placement import turn_derezzed, turn_rezzed
from netrunner.engine.terms import (
    ADVANCEMENT,
    AGENDA_SCORED,
    CORP,
    DEREZZED,
    FIRST_REMOTE,
    FOR_REZ,
    PLAY,
    REZZED,
    RUNNER,
    server_name,
)

if TYPE_CHECKING:
    from netrunner.engine.card import Card
    from netrunner.engine.cost import Cost
    from netrunner.engine.state import State


IGNORED: Final = 1_000_000
"""A discount of all there is: the rez cost is what it was, and is ignored."""


@final
class Rez(Frame):
    """Pay the rez cost with whatever is added to it, then turn the card faceup."""

    __slots__ = ("card", "discount", "free", "instead", "price", "stage")

    def __init__(
        self, card: int, free: bool = False, discount: int = 0, stage: int = 0, price: int = 0, instead: int = -1
    ) -> None:
        self.card = card
        self.free = free  # ignoring all costs
        self.discount = discount  # how much an effect lowers the rez cost, or IGNORED
        self.stage = stage
        self.instead = instead  # 1: something else is paid instead of the rez cost; -1: not said yet
        self.price = price  # the rez cost as it was when it was paid: paying may change it (FAQ: Archer)

    def step(self, g: State) -> bool:
        card = g.cards[self.card]
        if self.stage == 0:
            if self.instead < 0:
                if self.both_ways(g, card):
                    return True
                self.instead = int(self.only_instead(g, card))
            self.stage = 1
            self.price = max(0, g.rez_cost(card) - (0 if self.discount >= IGNORED else self.discount))
            if self.free:
                g.paid = True
                g.paid_credits = 0
            else:
                cost = instead_of_rez_cost(g, card) if self.instead else rez_cost_of(g, card, self.discount)
                pay(g, CORP, cost, FOR_REZ, self.card, read_context(card))
            return False
        g.pop()
        if g.paid and card.zone == PLAY and not card.faceup:
            turn_rezzed(g, self.card)
            if g.noting:
                how = ", ignoring all costs" if self.free else priced(g.paid_credits)
                g.note(f"The Corp rezzes {{card}}{{where}}{how}.", self.card, g.paid_credits, place_words(g, self.card))
            emit(g, REZZED, self.card, side=CORP, amount=self.price, server=card.server)
        return False

    def payable(self, g: State, card: Card, cost: Cost) -> bool:
        return why_not_pay(g, CORP, cost, FOR_REZ, card.id, read_context(card)) is None

    def only_instead(self, g: State, card: Card) -> bool:
        """Whether the rez cost itself cannot be paid, but something else can."""
        if self.free or card.definition.rez_instead is None:
            return False
        return not self.payable(g, card, rez_cost_of(g, card, self.discount))

    def both_ways(self, g: State, card: Card) -> bool:
        """Whether the Corp may pay its rez cost or something else."""
        if self.free or card.definition.rez_instead is None:
            return False
        usual = rez_cost_of(g, card, self.discount)
        return self.payable(g, card, usual) and self.payable(g, card, instead_of_rez_cost(g, card))

    def side(self, g: State) -> int:
        return CORP

    def prompt(self, g: State) -> str:
        card = g.cards[self.card]
        assert card.definition.rez_instead is not None
        price = max(0, g.rez_cost(card) - self.discount)
        instead = to_pay(card.definition.rez_instead, Voice(CORP))
        return f"Rez {card.definition.title}: {instead} instead of paying {price} credit{'' if price == 1 else 's'}?"

    def options(self, g: State) -> list[Option]:
        return [Option(O_YES), Option(O_NO)]

    def choose(self, g: State, option: Option) -> None:
        self.instead = int(option.kind == O_YES)

    def copy(self) -> Rez:
        return Rez(self.card, self.free, self.discount, self.stage, self.price, self.instead)


def place_words(g: State, cid: int) -> str:
    """ " protecting HQ", for the log; of a card that not everybody knows, also which of several such cards it is."""
    card = g.cards[cid]
    server = g.server(card.server)
    if server is None:
        return ""
    name = server_name(card.server)
    cards = server.ice if cid in server.ice else server.root
    several = card.known != 3 and sum(g.cards[other].known != 3 for other in cards) > 1
    if cid in server.ice:
        return f" protecting {name}{f' ({ice_place(cards.index(cid), len(cards))})' if several else ''}"
    root = "the root of " if card.server < FIRST_REMOTE else ""
    return f" in {root}{name}{f' (card {cards.index(cid) + 1})' if several and cid in cards else ''}"


def derez(g: State, cid: int, by: int = CORP) -> None:
    """A side turns a rezzed card facedown again."""
    card = g.cards[cid]
    if card.zone == PLAY and card.faceup and card.owner == CORP:
        turn_derezzed(g, cid)
        g.note("{card} is derezzed.", cid, seen=3)
        emit(g, DEREZZED, cid, side=by, server=card.server)


def score(g: State, cid: int) -> None:
    """The Corp scores an agenda. The event remembers how many advancement tokens were on it."""
    server = g.cards[cid].server
    tokens = g.cards[cid].counters[ADVANCEMENT]
    to_score_area(g, cid, CORP)
    g.note("The Corp scores {card}, worth {n} agenda point{s}.", cid, g.agenda_points(g.cards[cid]))
    end_currents(g, RUNNER)  # before anything is met by it: it may have blanked what answers (Simultaneous Effects)
    emit(g, AGENDA_SCORED, cid, side=CORP, server=server, amount=tokens)
