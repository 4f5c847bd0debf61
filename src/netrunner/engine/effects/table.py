"""Cards that come into play, change there and are played: installed, hosted, rezzed, exposed, scored, forfeited.

Rules Reference: Install, Hosted, Rez, Derez, Expose, Score, Forfeit, Play, Facedown, "Must".
"""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from netrunner.engine.ability import Trigger
from netrunner.engine.amount import Amount, value_of
from netrunner.engine.context import ID_BITS, ID_MASK, mark_all
from netrunner.engine.cost import FREE
from netrunner.engine.effect import Effect
from netrunner.engine.effects.choosing import remark
from netrunner.engine.event import Event
from netrunner.engine.events import emit
from netrunner.engine.filter import Filter
from netrunner.engine.frame import O_NO, O_YES, Option
from netrunner.engine.funds import extra_cost, spendable
from netrunner.engine.history import place_left
from netrunner.engine.index import context_of
from netrunner.engine.install import INNERMOST, PAY, UNCHOSEN, next_remote, of_kind
from netrunner.engine.install import Install as InstallFrame
from netrunner.engine.legality import (
    cannot_host,
    corp_places,
    stuck_in_discard,
    why_not_install,
    why_not_play,
    why_not_rez,
    within_memory,
)
from netrunner.engine.moves import forget_deck, remove_from_game, set_counters, to_hand
from netrunner.engine.placement import host_card, rehost, turn_facedown, turn_faceup
from netrunner.engine.play import Play as PlayFrame
from netrunner.engine.reaction import Met, Reaction
from netrunner.engine.reference import CHOSEN, THIS, Chosen, Moved, Ref, which
from netrunner.engine.rez import Rez as RezFrame
from netrunner.engine.rez import derez, score
from netrunner.engine.structure import walk
from netrunner.engine.terms import (
    AGENDA,
    AGENDA_SCORED,
    ANY_SERVER,
    ASK,
    CENTRAL,
    CORP,
    DECK,
    DONE,
    EVENT,
    FOR_INSTALL,
    FORFEITED,
    IDENTITY_ZONE,
    NEW_SERVER,
    OPERATION,
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
from netrunner.engine.would import ExposeChange, would

if TYPE_CHECKING:
    from netrunner.engine.card import Card
    from netrunner.engine.context import Context
    from netrunner.engine.resolve import Resolve
    from netrunner.engine.state import State
    from netrunner.engine.structure import Program

__all__ = [
    "Derez",
    "Expose",
    "Forfeit",
    "Host",
    "Install",
    "Play",
    "Rez",
    "Score",
    "TriggerScored",
    "TurnFacedown",
    "TurnFaceup",
]


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
                g.push(self.frame(g, f.ctx, cid))
                return WAIT
        installed: list[int] = []
        for at in f.picked:
            cid = at & ID_MASK
            if g.cards[cid].zone == SET_ASIDE:
                to_hand(g, cid)  # found, and not installed after all
            elif g.cards[cid].zone == PLAY and g.cards[cid].instance != at >> ID_BITS:
                installed.append(cid)
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
        elif self.where in (REMOTE, CENTRAL, UNPROTECTED):
            kind = self.where
        elif self.where != ANY_SERVER:
            place = ctx.server if self.where == THIS_SERVER else self.where
        reserve = g.rez_cost(card) if self.reserving else 0
        behind = INNERMOST if self.innermost else -1
        return InstallFrame(
            cid,
            less,
            self.free,
            self.rezzed,
            place=place,
            reserve=reserve,
            faceup=self.faceup,
            behind=behind,
            kind=kind,
        )

    def fits(self, g: State, ctx: Context, cid: int) -> bool:
        card = g.cards[cid]
        if stuck_in_discard(g, card) or (card.definition.type & (EVENT | OPERATION) and not self.facedown):
            return False
        if self.facedown:
            return True
        if self.on is not None and not self.fits_on(g, ctx, card):
            return False
        if self.behind is not None:
            return bool(self.behind.cards(g, ctx))
        if self.replacing is not None:
            left = self.replacing.ids(g, ctx)
            return bool(left) and place_left(g, left[0])[1] > 0
        if card.owner == CORP and not self.has_place(g, ctx, card):
            return False
        if self.reserving and g.rez_cost(card) > spendable(g, CORP, FOR_INSTALL, cid):
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
        """Before the costs are paid: what is trashed to pay may make it cheaper."""
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

    def acts_on_chosen(self) -> bool:
        return isinstance(self.what, Chosen)

    def could(self, g: State, ctx: Context) -> bool:
        return any(self.fits(g, ctx, cid) for cid in self.what.cards(g, ctx))


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

    def could(self, g: State, ctx: Context) -> bool:
        hosts = [cid for cid in self.on.cards(g, ctx) if not cannot_host(g, g.cards[cid])]
        return bool(self.what.cards(g, ctx)) and bool(hosts)


def name_for_both(g: State, cid: int) -> str:
    """A title that both players know, or what the card looks like."""
    return g.cards[cid].definition.title if g.cards[cid].known == 3 else "a piece of ice"


def end_access(g: State, cid: int) -> None:
    """Nothing else about the access of the card can resolve."""
    for frame in g.stack:
        if frame.accessed() == cid:
            frame.stop()


@final
class Rez(Effect):
    """Rez cards one after another, paying their rez costs: `less`, or `free` of all costs. `must`: the Corp has to, if
    able, but may decline an additional cost (Rules Reference: Additional Costs)."""

    __slots__ = ("free", "less", "must", "what")

    def __init__(
        self, what: Ref | Filter = CHOSEN, less: int | Amount = 0, free: bool = False, must: bool = False
    ) -> None:
        self.what = which(what)
        self.less = less
        self.free = free
        self.must = must

    def next(self, g: State, f: Resolve) -> int:
        """The next card that can be rezzed, or -1."""
        for cid in self.what.cards(g, f.ctx):
            if cid not in f.picked and self.fits(g, f.ctx, cid):
                return cid
        return -1

    def step(self, g: State, f: Resolve) -> int:
        cid = self.next(g, f)
        if cid < 0:
            f.ctx.moved = mark_all(g, [done for done in f.picked if g.cards[done].faceup])
            return DONE
        if self.must and extra_cost(g, "rez", g.cards[cid]) is not FREE:
            return ASK
        self.rez(g, f, cid)
        return WAIT

    def rez(self, g: State, f: Resolve, cid: int) -> None:
        f.picked = (*f.picked, cid)
        g.push(RezFrame(cid, self.free, value_of(self.less, g, f.ctx)))

    def asked(self, g: State, f: Resolve) -> int:
        return CORP

    def prompt(self, g: State, f: Resolve) -> str:
        return f"pay the additional cost of rezzing {g.cards[self.next(g, f)].definition.title}?"

    def options(self, g: State, f: Resolve) -> list[Option]:
        return [Option(O_YES), Option(O_NO)]

    def choose(self, g: State, f: Resolve, option: Option) -> None:
        cid = self.next(g, f)
        if option.kind == O_YES:
            self.rez(g, f, cid)
        else:
            f.picked = (*f.picked, cid)

    def fits(self, g: State, ctx: Context, cid: int) -> bool:
        card = g.cards[cid]
        if not self.free:
            return why_not_rez(g, card, value_of(self.less, g, ctx)) is None
        if card.zone != PLAY or card.faceup or card.owner != CORP or card.definition.type & AGENDA:
            return False
        return not (g.index.forbids and g.forbidden("rez", CORP, card))

    def acts_on_chosen(self) -> bool:
        return isinstance(self.what, Chosen)

    def could(self, g: State, ctx: Context) -> bool:
        return any(self.fits(g, ctx, cid) for cid in self.what.cards(g, ctx))

    def asks_hidden(self) -> bool:
        return True

    def seems_possible(self, g: State, ctx: Context, program: Program, place: int) -> bool:
        """What it would cost to rez a card that the Runner does not know, only the Corp can tell."""
        hidden = any(g.cards[cid].known != 3 and not g.cards[cid].faceup for cid in self.what.cards(g, ctx))
        return hidden or self.could(g, ctx)


@final
class Derez(Effect):
    """Derez cards."""

    __slots__ = ("what",)

    def __init__(self, what: Ref | Filter = CHOSEN) -> None:
        self.what = which(what)

    def step(self, g: State, f: Resolve) -> int:
        for cid in self.what.cards(g, f.ctx):
            derez(g, cid)
        return DONE

    def could(self, g: State, ctx: Context) -> bool:
        return any(g.cards[cid].faceup for cid in self.what.cards(g, ctx))


@final
class Expose(Effect):
    """Expose cards, all at once."""

    __slots__ = ("what",)

    def __init__(self, what: Ref | Filter = CHOSEN) -> None:
        self.what = which(what)

    def step(self, g: State, f: Resolve) -> int:
        if f.stage == 0:
            f.stage = 1
            cards = [cid for cid in self.what.cards(g, f.ctx) if self.fits(g, f.ctx, cid)]
            if cards:
                would(g, [ExposeChange(cards, f.ctx.source)])
                return WAIT
        return DONE

    def fits(self, g: State, ctx: Context, cid: int) -> bool:
        card = g.cards[cid]
        if card.zone != PLAY or card.faceup:
            return False
        return not (g.index.forbids and g.forbidden("expose", RUNNER, card))

    def acts_on_chosen(self) -> bool:
        return isinstance(self.what, Chosen)

    def could(self, g: State, ctx: Context) -> bool:
        return any(self.fits(g, ctx, cid) for cid in self.what.cards(g, ctx))


@final
class Score(Effect):
    """Score agendas, however far they are advanced."""

    __slots__ = ("what",)

    def __init__(self, what: Ref | Filter = CHOSEN) -> None:
        self.what = which(what)

    def step(self, g: State, f: Resolve) -> int:
        for cid in self.what.cards(g, f.ctx):
            if self.fits(g, f.ctx, cid):
                score(g, cid)
        return DONE

    def fits(self, g: State, ctx: Context, cid: int) -> bool:
        return not (g.index.forbids and g.forbidden("score", CORP, g.cards[cid]))

    def acts_on_chosen(self) -> bool:
        return isinstance(self.what, Chosen)

    def could(self, g: State, ctx: Context) -> bool:
        return any(self.fits(g, ctx, cid) for cid in self.what.cards(g, ctx))


@final
class TriggerScored(Effect):
    """The "when scored" abilities of a scored agenda resolve, as if it had just been scored without any advancement
    token on it."""

    __slots__ = ("what",)

    def __init__(self, what: Ref | Filter = CHOSEN) -> None:
        self.what = which(what)

    def step(self, g: State, f: Resolve) -> int:
        if f.stage == 0:
            f.stage = 1
            met = [one for cid in self.what.cards(g, f.ctx) for one in when_scored(g, g.cards[cid])]
            if met:
                g.push(Reaction(met))
                return WAIT
        return DONE

    def fits(self, g: State, ctx: Context, cid: int) -> bool:
        return bool(when_scored(g, g.cards[cid]))

    def acts_on_chosen(self) -> bool:
        return isinstance(self.what, Chosen)

    def could(self, g: State, ctx: Context) -> bool:
        return any(self.fits(g, ctx, cid) for cid in self.what.cards(g, ctx))


def when_scored(g: State, card: Card) -> list[Met]:
    """The "when scored" abilities of an agenda in the Corp's score area, ready to resolve."""
    if not g.is_active(card) or card.zone != SCORED or card.id in g.index.blank:
        return []
    met: list[Met] = []
    for ability in g.abilities_of(card):
        if isinstance(ability, Trigger) and ability.itself and AGENDA_SCORED in ability.events:
            ctx = context_of(card)
            ctx.event = Event(
                AGENDA_SCORED, g.turn, CORP, card.id, card.instance, card.definition, 0, -1, SCORED, -1, None
            )
            if ability.when is None or ability.when.holds(g, ctx):
                met.append(Met(ability, ctx, -1, -1))
    return met


@final
class Forfeit(Effect):
    """Forfeit scored agendas."""

    __slots__ = ("what",)

    def __init__(self, what: Ref = THIS) -> None:
        self.what = what

    def step(self, g: State, f: Resolve) -> int:
        gone = [cid for cid in self.what.cards(g, f.ctx) if g.cards[cid].zone == SCORED]
        for cid in gone:
            side = CORP if cid in g.players[CORP].scored else RUNNER
            g.note("{card} is forfeited.", cid)
            remove_from_game(g, cid)
            emit(g, FORFEITED, cid, side=side, cause=f.ctx.source)
        f.ctx.amount = len(gone)
        return DONE

    def acts_on_chosen(self) -> bool:
        return isinstance(self.what, Chosen)

    def could(self, g: State, ctx: Context) -> bool:
        return any(g.cards[cid].zone == SCORED for cid in self.what.cards(g, ctx))


@final
class Play(Effect):
    """Play events or operations one after another, wherever they are, paying all costs but the click: `less`, `free` of
    all costs, or `plainly` without additional costs. `clicks` are those that using the ability takes: they are not
    there to pay for the card."""

    __slots__ = ("clicks", "free", "less", "plainly", "what")

    def __init__(
        self,
        what: Ref = CHOSEN,
        less: int | Amount = 0,
        free: bool = False,
        plainly: bool = False,
        clicks: int = 0,
    ) -> None:
        self.what = what
        self.less = less
        self.free = free
        self.plainly = plainly
        self.clicks = clicks

    def step(self, g: State, f: Resolve) -> int:
        for cid in self.what.cards(g, f.ctx):
            if cid not in f.picked and self.fits(g, f.ctx, cid):
                f.picked = (*f.picked, cid)
                less = value_of(self.less, g, f.ctx)
                g.push(PlayFrame(cid, clicks=0, plainly=self.plainly, less=less, free=self.free))
                return WAIT
        for cid in self.what.cards(g, f.ctx):
            if g.cards[cid].zone == SET_ASIDE:
                to_hand(g, cid)
        return DONE

    def playable(self, g: State, ctx: Context, cid: int, clicks: int) -> bool:
        card = g.cards[cid]
        if cid == ctx.source or stuck_in_discard(g, card):
            return False
        less = value_of(self.less, g, ctx)
        return why_not_play(g, card, clicks, card.zone, self.plainly, less, self.free, by_card=True) is None

    def fits(self, g: State, ctx: Context, cid: int) -> bool:
        return self.playable(g, ctx, cid, 0)

    def may_fit(self, g: State, ctx: Context, cid: int) -> bool:
        return self.playable(g, ctx, cid, self.clicks)

    def acts_on_chosen(self) -> bool:
        return isinstance(self.what, Chosen)

    def makes_run(self) -> bool:
        return True  # the event may

    def plays(self) -> bool:
        return True

    def could(self, g: State, ctx: Context) -> bool:
        return any(self.fits(g, ctx, cid) for cid in self.what.cards(g, ctx))


@final
class TurnFacedown(Effect):
    """Turn installed Runner cards facedown."""

    __slots__ = ("what",)

    def __init__(self, what: Ref | Filter) -> None:
        self.what = which(what)

    def step(self, g: State, f: Resolve) -> int:
        for cid in self.what.cards(g, f.ctx):
            if g.cards[cid].faceup:
                g.note("{card} is turned facedown.", cid, seen=3)
                turn_facedown(g, cid)
        return DONE

    def could(self, g: State, ctx: Context) -> bool:
        return any(g.cards[cid].faceup for cid in self.what.cards(g, ctx))


@final
class TurnFaceup(Effect):
    """Turn facedown cards faceup: installed Runner cards become active, cards in Archives are seen."""

    __slots__ = ("what",)

    def __init__(self, what: Ref | Filter) -> None:
        self.what = which(what)

    def step(self, g: State, f: Resolve) -> int:
        for cid in self.what.cards(g, f.ctx):
            if not g.cards[cid].faceup:
                turn_faceup(g, cid)
                g.note("{card} is turned faceup.", cid, seen=3)
        return DONE

    def acts_on_chosen(self) -> bool:
        return isinstance(self.what, Chosen)

    def could(self, g: State, ctx: Context) -> bool:
        return any(not g.cards[cid].faceup for cid in self.what.cards(g, ctx))
