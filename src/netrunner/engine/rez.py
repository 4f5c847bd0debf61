"""Rezzing and scoring. Rules Reference: Rez, Rez Cost, Additional Costs, Derez, Score, Unique."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from netrunner.engine.events import emit
from netrunner.engine.frame import Frame
from netrunner.engine.index import context_of
from netrunner.engine.legality import rez_cost_of
from netrunner.engine.log import priced
from netrunner.engine.moves import end_currents, to_score_area
from netrunner.engine.payment import pay
from netrunner.engine.placement import turn_derezzed, turn_rezzed
from netrunner.engine.terms import ADVANCEMENT, AGENDA_SCORED, CORP, DEREZZED, FOR_REZ, PLAY, REZZED, RUNNER

if TYPE_CHECKING:
    from netrunner.engine.state import State


@final
class Rez(Frame):
    """Pay the rez cost with whatever is added to it, then turn the card faceup."""

    __slots__ = ("card", "discount", "free", "price", "stage")

    def __init__(self, card: int, free: bool = False, discount: int = 0, stage: int = 0, price: int = 0) -> None:
        self.card = card
        self.free = free  # ignoring all costs
        self.discount = discount  # how much an effect lowers the rez cost
        self.stage = stage
        self.price = price  # the rez cost as it was when it was paid: paying may change it (FAQ: Archer)

    def step(self, g: State) -> bool:
        card = g.cards[self.card]
        if self.stage == 0:
            self.stage = 1
            self.price = max(0, g.rez_cost(card) - self.discount)
            if self.free:
                g.paid = True
                g.paid_credits = 0
            else:
                pay(g, CORP, rez_cost_of(g, card, self.discount), FOR_REZ, self.card, context_of(card))
            return False
        g.pop()
        if g.paid and card.zone == PLAY and not card.faceup:
            turn_rezzed(g, self.card)
            how = ", ignoring all costs" if self.free else priced(g.paid_credits)
            g.note(f"The Corp rezzes {{card}}{{where}}{how}.", self.card, g.paid_credits, place_words(g, self.card))
            emit(g, REZZED, self.card, side=CORP, amount=self.price, server=card.server)
        return False

    def copy(self) -> Rez:
        return Rez(self.card, self.free, self.discount, self.stage, self.price)

    def key(self) -> tuple[object, ...]:
        return ("rez", self.card, self.free, self.discount, self.stage, self.price)


def place_words(g: State, cid: int) -> str:
    """ " protecting HQ", for the log."""
    card = g.cards[cid]
    server = g.server(card.server)
    if server is None:
        return ""
    name = server_name(card.server)
    return f" protecting {name}" if cid in server.ice else f" in {name}"


def server_name(sid: int) -> str:
    if sid == -2:
        return "New server"
    return ("HQ", "R&D", "Archives")[sid] if sid < 3 else f"Server {sid - 2}"


def derez(g: State, cid: int) -> None:
    """A rezzed card is turned facedown again."""
    card = g.cards[cid]
    if card.zone == PLAY and card.faceup and card.owner == CORP:
        turn_derezzed(g, cid)
        g.note("{card} is derezzed.", cid, seen=3)
        emit(g, DEREZZED, cid, side=CORP, server=card.server)


def score(g: State, cid: int) -> None:
    """The Corp scores an agenda. The event remembers how many advancement tokens were on it."""
    server = g.cards[cid].server
    tokens = g.cards[cid].counters[ADVANCEMENT]
    to_score_area(g, cid, CORP)
    g.note("The Corp scores {card}, worth {n} agenda point{s}.", cid, g.agenda_points(g.cards[cid]))
    end_currents(g, RUNNER)  # before anything is met by it: it may have blanked what answers (Simultaneous Effects)
    emit(g, AGENDA_SCORED, cid, side=CORP, server=server, amount=tokens)
