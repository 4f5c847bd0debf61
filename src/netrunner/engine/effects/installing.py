"""Cards that come into play: installed, and hosted. Rules Reference: Install, Hosted."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from netrunner.engine.amount import Amount, value_of
from netrunner.engine.context import ID_BITS, ID_MASK, mark_all
from netrunner.engine.effect import Effect
from netrunner.engine.effects.choosing import remark
from netrunner.engine.filter import SERVER, Filter
from netrunner.engine.history import place_left
from netrunner.engine.install import INNERMOST, PAY, UNCHOSEN, next_remote, of_kind
from netrunner.engine.install import Install as InstallFrame
from netrunner.engine.label import name_for_both
from netrunner.engine.legality.corp_places import corp_places
from netrunner.engine.legality.hosting import cannot_host
from netrunner.engine.legality.installing import why_not_install, within_memory
from netrunner.engine.legality.rezzing import could_rez_once_installed, rez_places
from netrunner.engine.moves import forget_deck, set_counters, to_hand
from netrunner.engine.payable import stuck_in_discard
from netrunner.engine.placement import host_card, rehost
from netrunner.engine.reference import CHOSEN, THIS, WERE_HOSTED, Chosen, Moved, Ref, which
from netrunner.engine.structure import walk
from netrunner.engine.terms import (
    ANY_SERVER,
    ATTACKED,
    BUT,
    CENTRAL,
    CHOSEN_SERVER,
    CORP,
    DECK,
    DONE,
    ELSEWHERE,
    EVENT,
    IDENTITY_ZONE,
    NEW_SERVER,
    NO_SERVER,
    OPERATION,
    OTHER_SERVER,
    PLAY,
    PROGRAM,
    REMOTE,
    RUNNER,
    SCORED,
    SET_ASIDE,
    THIS_SERVER,
    UNPROTECTED,
    WAIT,
)

if TYPE_CHECKING:
    from netrunner.engine.card import Card
    from netrunner.engine.context import Context
    from netrunner.engine.resolve import Resolve
    from netrunner.engine.state import State

__all__ = ["Host", "Install"]


def just_revealed(f: Resolve) -> bool:
    """Whether the effect before has revealed the cards that are installed: everybody can tell which ones they are."""
    return f.pc > 0 and f.program.effects[f.pc - 1].reveals()


@final
class Install(Effect):
    """Install cards one after another, paying their install costs: `less`, or `free` of all costs.

    `on`: hosted on a card. `where`: in or protecting a server (NEW_SERVER, THIS_SERVER), or one of a kind; `beside`:
    the server of a card. `behind`: ice directly inside of that ice. `innermost`: ice behind all other ice. `replacing`:
    ice in the position that ice which has left had.
    `facedown` (Runner), `faceup` (Corp), `rezzed`: and rezzed, ignoring all costs. `reserving`: enough credits must be
    left to rez it as well. The cards that were installed are what was moved.
    """

    __slots__ = (
        "behind",
        "beside",
        "facedown",
        "faceup",
        "free",
        "innermost",
        "less",
        "on",
        "replacing",
        "reserving",
        "rezzed",
        "what",
        "where",
    )

    def __init__(
        self,
        what: Ref | Filter = CHOSEN,
        *,
        on: Ref | None = None,
        where: int = ANY_SERVER,
        behind: Ref | None = None,
        less: int | Amount = 0,
        free: bool = False,
        facedown: bool = False,
        faceup: bool = False,
        rezzed: bool = False,
        reserving: bool = False,
        innermost: bool = False,
        beside: Ref | None = None,
        replacing: Ref | None = None,
    ) -> None:
        self.what = which(what)
        self.beside = beside
        self.replacing = replacing
        self.innermost = innermost
        self.on = on
        self.where = where
        self.behind = behind
        self.less = less
        self.free = free
        self.facedown = facedown
        self.faceup = faceup
        self.rezzed = rezzed
        self.reserving = reserving

    def step(self, g: State, f: Resolve) -> int:
        if f.stage == 0:
            f.stage = 1
            f.picked = mark_all(g, self.what.cards(g, f.ctx))
        while f.number < len(f.picked):
            at = f.picked[f.number]
            f.number += 1
            cid = at & ID_MASK
            if g.cards[cid].instance == at >> ID_BITS and self.fits(g, f.ctx, cid):
                if g.cards[cid].zone == DECK and not self.facedown:
                    forget_deck(g, g.cards[cid].owner)
                frame = self.frame(g, f.ctx, cid)
                frame.shown = just_revealed(f)
                g.push(frame)
                return WAIT
        installed: list[int] = []
        for at in f.picked:
            cid = at & ID_MASK
            if g.cards[cid].zone == SET_ASIDE:
                if at not in f.ctx.named(WERE_HOSTED):
                    to_hand(g, cid)  # found, and not installed after all
            elif g.cards[cid].zone == PLAY and g.cards[cid].instance != at >> ID_BITS:
                installed.append(cid)
        if just_revealed(f):
            for cid in installed:
                g.mut(cid).known = 3
        remark(g, f.ctx, installed)
        f.ctx.amount = len(installed)
        return DONE

    def frame(self, g: State, ctx: Context, cid: int) -> InstallFrame:
        less = value_of(self.less, g, ctx)
        card = g.cards[cid]
        if self.facedown:
            return InstallFrame(cid, facedown=True)
        if self.on is not None:
            host = self.on.one(g, ctx)
            if card.owner == RUNNER:
                return InstallFrame(cid, less, self.free, place=host)
            return InstallFrame(cid, place=g.cards[host].server, host=host, stage=PAY)
        if self.behind is not None:
            ice = self.behind.one(g, ctx)
            server = g.cards[ice].server
            return InstallFrame(cid, less, self.free, rezzed=self.rezzed, place=server, behind=ice)
        if self.replacing is not None:
            server, position = place_left(g, self.replacing.ids(g, ctx)[0])
            there = g.server(server)
            outside = 0 if there is None else len(there.ice) - position + 1  # how much ice is outside of it
            outer = there.ice[outside - 1] if there is not None and outside > 0 else -1
            return InstallFrame(cid, less, self.free, rezzed=self.rezzed, place=server, behind=outer)
        place = UNCHOSEN
        kind = ANY_SERVER
        if self.beside is not None:
            place = g.cards[self.beside.one(g, ctx)].server
        elif self.where == NEW_SERVER:
            place = next_remote(g)
        elif self.where in (REMOTE, CENTRAL, UNPROTECTED, OTHER_SERVER):
            kind = self.where
        elif self.where == ELSEWHERE:
            kind = ANY_SERVER if ctx.server == NO_SERVER else BUT - ctx.server
        elif self.where != ANY_SERVER:
            place = {
                THIS_SERVER: ctx.server,
                CHOSEN_SERVER: chosen_server(ctx),
                ATTACKED: g.attacked_server(),
            }.get(self.where, self.where)
        behind = INNERMOST if self.innermost else -1
        return InstallFrame(
            cid,
            less,
            self.free,
            self.rezzed,
            place=place,
            reserves=rez_places(g, card) if self.reserving else None,
            faceup=self.faceup,
            behind=behind,
            kind=kind,
        )

    def fits(self, g: State, ctx: Context, cid: int) -> bool:
        card = g.cards[cid]
        if stuck_in_discard(g, card) or (card.definition.type & (EVENT | OPERATION) and not self.facedown):
            return False
        if self.facedown:  # what forbids to install cards of some kind does not mean a facedown one (RR/facedown)
            return not g.forbidden("install", card.owner)
        if g.forbidden("install", card.owner, card):
            return False
        if self.on is not None and not self.fits_on(g, ctx, card):
            return False
        if self.behind is not None:
            return bool(self.behind.cards(g, ctx))
        if self.replacing is not None:
            left = self.replacing.ids(g, ctx)
            return bool(left) and place_left(g, left[0])[1] > 0
        if card.owner == CORP and not self.has_place(g, ctx, card):
            return False
        if self.reserving and not could_rez_once_installed(g, card):
            return False
        if self.on is not None and card.owner == CORP:
            return True
        return why_not_install(g, card, 0, value_of(self.less, g, ctx), self.free) is None

    def has_place(self, g: State, ctx: Context, card: Card) -> bool:
        """Whether a Corp card may be installed in, or protecting, a server of those that are meant."""
        if self.beside is None and self.where == ANY_SERVER:
            return True
        places = corp_places(g, card, self.free, value_of(self.less, g, ctx))
        if self.beside is not None:
            other = self.beside.one(g, ctx)
            return other >= 0 and g.cards[other].server in places
        return NEW_SERVER in places if self.where == NEW_SERVER else bool(of_kind(g, ctx, self.where, places))

    def may_fit(self, g: State, ctx: Context, cid: int) -> bool:
        """Before the costs are paid: what is trashed to pay may make it cheaper, and the ice that it comes behind may
        not be chosen yet."""
        if isinstance(self.behind, Chosen) and not self.behind.cards(g, ctx):
            return why_not_install(g, g.cards[cid], 0, free=self.free) is None
        if isinstance(self.less, Amount) and any(isinstance(part, Moved) for _, part in walk(self.less)):
            return why_not_install(g, g.cards[cid], 0, free=True) is None
        return self.fits(g, ctx, cid)

    def fits_on(self, g: State, ctx: Context, card: Card) -> bool:
        assert self.on is not None
        host = self.on.one(g, ctx)
        if host < 0 or g.cards[host].zone != PLAY or cannot_host(g, g.cards[host]):
            return False
        only = card.definition.install_only
        if card.owner == RUNNER and only is not None and only.on is not None:
            return False
        return not card.definition.type & PROGRAM or within_memory(g, card, host)

    def asks_hidden(self) -> bool:
        return not self.facedown

    def acts_on_chosen(self) -> bool:
        return isinstance(self.what, Chosen)

    def could(self, g: State, ctx: Context) -> bool:
        return any(self.fits(g, ctx, cid) for cid in self.what.cards(g, ctx))


def chosen_server(ctx: Context) -> int:
    """The server that a program has chosen, which may be yet to be created."""
    return next(iter(ctx.named(SERVER)), NO_SERVER)


@final
class Host(Effect):
    """Host cards on a card. One that is installed moves there and stays installed; any other is hosted without being
    installed, `placing` counters of a kind on it, as many as its install cost. A card that is being accessed is
    accessed no longer."""

    __slots__ = ("facedown", "on", "placing", "what")

    def __init__(self, what: Ref = CHOSEN, on: Ref = THIS, facedown: bool = False, placing: int = -1) -> None:
        self.placing = placing
        self.what = what
        self.on = on
        self.facedown = facedown

    def step(self, g: State, f: Resolve) -> int:
        host = self.on.one(g, f.ctx)
        if host < 0 or not g.cards[host].zone & (PLAY | SCORED | IDENTITY_ZONE) or cannot_host(g, g.cards[host]):
            return DONE
        moved = self.what.cards(g, f.ctx)
        for cid in moved:
            card = g.cards[cid]
            if card.zone == PLAY and card.owner == RUNNER:
                rehost(g, cid, host)
                g.note("{card} is hosted on {where}.", cid, where=name_for_both(g, host))
                continue
            if g.accessed_card() == cid:
                end_access(g, cid)
            host_card(g, cid, host, faceup=not self.facedown)
            if self.placing >= 0:
                set_counters(g, cid, self.placing, max(0, g.cards[cid].definition.cost))
            g.note("{card} is hosted on {where}.", cid, where=name_for_both(g, host))
        remark(g, f.ctx, moved)
        return DONE

    def acts_on_chosen(self) -> bool:
        return isinstance(self.what, Chosen) or isinstance(self.on, Chosen)

    def fits(self, g: State, ctx: Context, cid: int) -> bool:
        """A host that is chosen must be able to host, and be another one (Rules Reference: Using Abilities)."""
        if not isinstance(self.on, Chosen) or isinstance(self.what, Chosen):
            return True
        return not cannot_host(g, g.cards[cid]) and any(g.cards[moved].host != cid for moved in self.what.cards(g, ctx))

    def could(self, g: State, ctx: Context) -> bool:
        hosts = [cid for cid in self.on.cards(g, ctx) if not cannot_host(g, g.cards[cid])]
        return bool(self.what.cards(g, ctx)) and bool(hosts)


def end_access(g: State, cid: int) -> None:
    """Nothing else about the access of the card can resolve."""
    for frame in g.stack:
        if frame.accessed() == cid:
            frame.stop()
