"""Runs made, ended and sent elsewhere; accesses added, made and replaced.

Rules Reference: Run, "If successful...", Jack Out, Attacked Server, Accessing, Replacement Effects.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from netrunner.engine.access import Access as AccessServer
from netrunner.engine.access import fewer_accesses, why_not_access
from netrunner.engine.access_card import access_card
from netrunner.engine.amount import Amount, value_of
from netrunner.engine.change import Change
from netrunner.engine.context import ID_BITS, mark, marked_ids
from netrunner.engine.cost import FREE, Cost
from netrunner.engine.effect import Effect, any_could, any_seems_possible
from netrunner.engine.events import emit
from netrunner.engine.filter import SERVER, Filter, server_matches
from netrunner.engine.frame import O_NO, O_SERVER, O_YES, Option
from netrunner.engine.funds import extra_cost
from netrunner.engine.history import run_succeeded, taken_since_access, where_accessed
from netrunner.engine.jack_out import jack_out
from netrunner.engine.legality.actions import has_run_costs, run_cost, why_not_run
from netrunner.engine.payment import pay
from netrunner.engine.placement import move_ice
from netrunner.engine.reference import CHOSEN, THIS, Chosen, Ref, which
from netrunner.engine.resolve import Resolve, resolve_part
from netrunner.engine.run import EndRunChange, end_run, start_run
from netrunner.engine.structure import program
from netrunner.engine.terms import (
    ACCESSED_IN_VAIN,
    ACCESSES_OVER,
    ANY_SERVER,
    ARCHIVES,
    ASK,
    CHOSEN_SERVER,
    CORP,
    DECK,
    DISCARD,
    DONE,
    FOR_EFFECT,
    HAND,
    HQ,
    NO_PART_OF_A_RUN,
    RND,
    RUNNER,
    UNTIL_RUN_ENDS,
    WAIT,
    server_name,
)
from netrunner.engine.timing import ENCOUNTER_STEP

if TYPE_CHECKING:
    from netrunner.engine.ability import Ability
    from netrunner.engine.card import Card, Server
    from netrunner.engine.context import Context
    from netrunner.engine.state import State
    from netrunner.engine.structure import Program

__all__ = [
    "Access",
    "AccessFrom",
    "AccessMore",
    "Approach",
    "EndRun",
    "JackOut",
    "MoveIce",
    "Redirect",
    "ReplaceAccess",
    "Run",
    "TreatAsRunOn",
]


@final
class Run(Effect):
    """Make a run on one of some servers or kinds of servers (none named: any). `if_successful` counts only for the one
    server, or kind of server, that is named; `during` are abilities that act for the run. `lend`: credits gained for
    the run only. `having`: only servers protected by such ice. The effects after it may ask whether it succeeded
    (RunSucceeded); they and those of `during` call its server CHOSEN_SERVER."""

    __slots__ = ("during", "having", "if_successful", "lend", "servers", "trash_free")

    def __init__(
        self,
        *servers: int,
        if_successful: Effect | tuple[Effect, ...] = (),
        during: tuple[Ability, ...] = (),
        trash_free: bool = False,
        lend: int = 0,
        having: Filter | None = None,
    ) -> None:
        self.lend = lend
        self.having = having
        self.servers = servers
        self.if_successful = program(if_successful)
        self.during = during
        self.trash_free = trash_free

    def names(self, g: State, ctx: Context, sid: int) -> bool:
        """Whether a server is one of those that are named."""
        for wanted in self.servers:
            if server_matches(g, ctx, wanted, sid):
                return True
        return False

    def targets(self, g: State, ctx: Context) -> list[int]:
        """The servers that may be run."""
        found = [server.id for server in g.servers]
        if self.servers:
            found = [sid for sid in found if self.names(g, ctx, sid)]
        if self.having is not None:
            found = [sid for sid in found if protected_by(g, ctx, self.having, sid)]
        return [sid for sid in found if why_not_run(g, by_action=False, server=sid) is None]

    def step(self, g: State, f: Resolve) -> int:
        if f.stage == 0:
            if not self.targets(g, f.ctx):
                return DONE
            if len(self.servers) != 1 or self.servers[0] < 0:
                return ASK
            f.stage = 1
            f.number = self.servers[0]
        if f.stage == 1:
            f.stage = 2
            # A forced or chosen run with an additional cost can be declined by not paying it.
            cost = run_cost(g, False, f.number) if has_run_costs(g.index) else FREE
            if cost is not FREE:
                pay(g, RUNNER, cost, FOR_EFFECT, f.ctx.source, f.ctx)
                return WAIT
            g.paid = True
        if f.stage == 2 and g.paid:
            f.stage = 3
            self.begin(g, f)
            return WAIT
        f.ctx.amount = int(f.stage == 3 and run_succeeded(g, f.number))
        return DONE

    def begin(self, g: State, f: Resolve) -> None:
        named = self.servers[0] if len(self.servers) == 1 else ANY_SERVER
        f.ctx.name(SERVER, (f.number,))
        run = start_run(g, f.number, f.ctx.source, f.ctx.copy(), self.if_successful, named, self.lend)
        run.trash_free = self.trash_free
        f.number = run.serial
        for ability in self.during:
            g.add_lasting(UNTIL_RUN_ENDS, f.ctx.copy(), ability=ability)

    def asked(self, g: State, f: Resolve) -> int:
        return RUNNER

    def prompt(self, g: State, f: Resolve) -> str:
        return "choose a server to run."

    def options(self, g: State, f: Resolve) -> list[Option]:
        return [Option(O_SERVER, -1, sid) for sid in self.targets(g, f.ctx)]

    def choose(self, g: State, f: Resolve, option: Option) -> None:
        f.stage = 1
        f.number = option.arg

    def makes_run(self) -> bool:
        return True

    def could(self, g: State, ctx: Context) -> bool:
        return g.run_at < 0 and bool(self.targets(g, ctx))


def protected_by(g: State, ctx: Context, who: Filter, sid: int) -> bool:
    """Whether ice of a description protects a server."""
    server = g.server(sid)
    return server is not None and any(who.matches(g, ctx, g.cards[cid]) for cid in server.ice)


@final
class EndRun(Effect):
    """End the run."""

    __slots__ = ()

    def step(self, g: State, f: Resolve) -> int:
        end_run(g, f.ctx.source)
        return DONE

    def change(self, g: State, ctx: Context) -> Change | None:
        return EndRunChange(ctx.source)

    def could(self, g: State, ctx: Context) -> bool:
        run = g.run()
        return run is not None and not run.ended


@final
class JackOut(Effect):
    """The Runner jacks out, paying what that costs, unless something forbids it."""

    __slots__ = ()

    def step(self, g: State, f: Resolve) -> int:
        run = g.run()
        if f.stage == 0 and run is not None and self.could(g, f.ctx):
            f.stage = 1
            jack_out(g, run)
            return WAIT
        return DONE

    def could(self, g: State, ctx: Context) -> bool:
        run = g.run()
        return run is not None and not run.ended and run.may_jack_out(g) and run.can_pay_to_jack_out(g)

    def also_costs(self, g: State) -> Cost | None:
        run = g.run()
        return None if run is None else run.jack_out_cost(g)


@final
class ReplaceAccess(Effect):
    """Effects that take the place of accessing cards. Once an access is replaced, nothing else can replace it."""

    __slots__ = ("effects",)

    def __init__(self, *effects: Effect) -> None:
        self.effects = program(effects)

    def step(self, g: State, f: Resolve) -> int:
        run = g.run()
        if f.stage == 0 and run is not None and not run.access_replaced:
            f.stage = 1
            run.access_replaced = True
            resolve_part(g, f, self.effects)
            return WAIT
        return DONE

    def could(self, g: State, ctx: Context) -> bool:
        run = g.run()
        return run is not None and not run.access_replaced and any_could(self.effects, g, ctx)

    def seems_possible(self, g: State, ctx: Context, program: Program, place: int) -> bool:
        run = g.run()
        return run is not None and not run.access_replaced and any_seems_possible(self.effects, g, ctx)


@final
class TreatAsRunOn(Effect):
    """The run is treated as a successful run on another server instead."""

    __slots__ = ("server",)

    def __init__(self, server: int) -> None:
        self.server = server

    def step(self, g: State, f: Resolve) -> int:
        run = g.run()
        if run is not None:
            run.server = self.server
            g.note("The run is treated as a run on {where}.", where=server_name(self.server))
        return DONE


@final
class AccessMore(Effect):
    """Access additional cards: in the access of a server that is about to begin, or else during this run."""

    __slots__ = ("amount",)

    def __init__(self, amount: int | Amount = 1) -> None:
        self.amount = amount

    def step(self, g: State, f: Resolve) -> int:
        run = g.run()
        more = value_of(self.amount, g, f.ctx)
        beginning = [frame for frame in g.stack if isinstance(frame, AccessServer) and frame.uncounted()]
        if beginning:
            beginning[-1].more += more
        elif run is not None:
            run.extra_accesses += more
        return DONE


@final
class Access(Effect):
    """The Runner accesses cards, one after another, wherever they are; the next effect may count them. With
    `must` nobody has asked the Runner, who may decline an additional cost (Rules Reference: Additional Costs). With
    `in_run` the accesses are a part of the run, and over with it."""

    __slots__ = ("in_run", "must", "what")

    def __init__(self, what: Ref | Filter = CHOSEN, must: bool = False, in_run: bool = False) -> None:
        self.what = which(what)
        self.must = must
        self.in_run = in_run

    def next(self, g: State, f: Resolve) -> int:
        """The next card that can be accessed, or -1."""
        run = g.run()
        if self.in_run and (run is None or run.ended):
            return -1
        cards = self.what.cards(g, f.ctx)
        for cid in cards[: len(cards) - fewer_accesses(g)]:
            if cid not in marked_ids(f.picked) and self.fits(g, f.ctx, cid):
                return cid
        return -1

    def step(self, g: State, f: Resolve) -> int:
        cid = self.next(g, f)
        if cid < 0:
            if f.number:
                accessed = tuple(marked_ids(f.picked))
                where = where_accessed(g, accessed)
                emit(g, ACCESSES_OVER, side=RUNNER, server=where, amount=f.number, what=NO_PART_OF_A_RUN)
                if not taken_since_access(g, accessed):
                    emit(g, ACCESSED_IN_VAIN, side=RUNNER, server=where, amount=f.number)
            f.ctx.amount = f.number
            return DONE
        if self.must and f.stage == 0 and extra_cost(g, "access", g.cards[cid]) is not FREE:
            return ASK
        f.stage = 0
        f.picked = (*f.picked, mark(g.cards[cid]))
        f.number += access_card(g, cid, server_of(g.cards[cid]))
        return WAIT

    def asked(self, g: State, f: Resolve) -> int:
        return RUNNER

    def prompt(self, g: State, f: Resolve) -> str:
        return "pay the additional cost of the access?"

    def options(self, g: State, f: Resolve) -> list[Option]:
        return [Option(O_YES), Option(O_NO)]

    def choose(self, g: State, f: Resolve, option: Option) -> None:
        if option.kind == O_YES:
            f.stage = 1
        else:
            f.picked = (*f.picked, mark(g.cards[self.next(g, f)]))

    def set_aside(self, f: Resolve) -> tuple[int, ...]:
        return tuple(each >> ID_BITS for each in f.picked) if self.in_run else ()

    def fits(self, g: State, ctx: Context, cid: int) -> bool:
        return why_not_access(g, g.cards[cid]) is None

    def acts_on_chosen(self) -> bool:
        return isinstance(self.what, Chosen)

    def could(self, g: State, ctx: Context) -> bool:
        return any(self.fits(g, ctx, cid) for cid in self.what.cards(g, ctx))


@final
class AccessFrom(Effect):
    """The Runner accesses so many cards from HQ or R&D, and what active cards add to that, or all cards in Archives;
    none of the root. It is no part of a run. `up_to`: as a part of the run, up to so many cards from the attacked
    server, whichever it is, and its root."""

    __slots__ = ("amount", "server", "up_to")

    def __init__(self, server: int, amount: int | Amount = 1, up_to: bool = False) -> None:
        self.server = server
        self.amount = amount
        self.up_to = up_to

    def step(self, g: State, f: Resolve) -> int:
        if f.stage == 0 and self.could(g, f.ctx):
            f.stage = 1
            amount = value_of(self.amount, g, f.ctx)
            if self.up_to:
                g.push(AccessServer(g.attacked_server(), most=amount))
            else:
                g.push(AccessServer(self.server, alone=amount))
            return WAIT
        return DONE

    def could(self, g: State, ctx: Context) -> bool:
        if self.up_to:
            return g.attacked_server() >= 0 and value_of(self.amount, g, ctx) > 0
        corp = g.players[CORP]
        if g.forbidden("access", RUNNER):  # Archives is turned faceup all the same
            return self.server == ARCHIVES and not all(g.cards[cid].faceup for cid in corp.discard)
        pile = corp.discard if self.server == ARCHIVES else corp.hand if self.server == HQ else corp.deck
        return bool(pile) and value_of(self.amount, g, ctx) > 0


def server_of(card: Card) -> int:
    """The server that a card is in, installed or not."""
    if card.zone == DECK:
        return RND
    if card.zone == HAND:
        return HQ
    return ARCHIVES if card.zone == DISCARD else card.server


@final
class Redirect(Effect):
    """The Runner is now running on a server, from its outermost position, instead of passing the ice they are at; or,
    `past` ice, from just behind that ice on the server that it protects."""

    __slots__ = ("past", "server")

    def __init__(self, server: int = ANY_SERVER, past: Ref | None = None) -> None:
        self.server = server
        self.past = past

    def step(self, g: State, f: Resolve) -> int:
        run = g.run()
        if run is None or run.ended:
            return DONE
        if self.past is None:
            server = one_server(g, f.ctx, self.server)
            if server is not None:
                run.relocate(g, server.id, len(server.ice) + 1)
                g.note("The Runner is now running on {where}.", where=server_name(server.id))
            return DONE
        cid = self.past.one(g, f.ctx)
        server = None if cid < 0 else g.server(g.cards[cid].server)
        if server is not None and cid in server.ice:
            run.continue_past(g, server, cid)
        return DONE

    def could(self, g: State, ctx: Context) -> bool:
        return g.run_at >= 0 and (self.past is None or bool(self.past.cards(g, ctx)))


def one_server(g: State, ctx: Context, wanted: int) -> Server | None:
    """The server that is named, chosen or attacked."""
    for server in g.servers:
        if server_matches(g, ctx, wanted, server.id):
            return server
    return None


@final
class MoveIce(Effect):
    """Move installed ice to the outermost position protecting a server, or to the `innermost` one. Moving is not
    installing. `with_runner`: the Runner moves with it, is now running on that server and goes on from there, whatever
    ice they were at (Marcus Batty)."""

    __slots__ = ("innermost", "to", "what", "with_runner")

    def __init__(
        self, what: Ref = THIS, to: int = CHOSEN_SERVER, innermost: bool = False, with_runner: bool = False
    ) -> None:
        self.what = what
        self.to = to
        self.innermost = innermost
        self.with_runner = with_runner

    def step(self, g: State, f: Resolve) -> int:
        cid = self.what.one(g, f.ctx)
        server = one_server(g, f.ctx, self.to)
        if cid < 0 or server is None or g.cards[cid].host >= 0:
            return DONE
        run = g.run()
        along = self.with_runner and run is not None and not (run.ended or run.successful)
        there = run is not None and run.ice == cid and (run.approaching() or run.pc == ENCOUNTER_STEP)
        outer = tuple(other for other in server.ice if other != cid)
        move_ice(g, cid, server.id, len(outer) if self.innermost else 0)
        g.note("{card} moves to {where}.", cid, where=server_name(server.id))
        if along and run is not None:
            place = 1 if self.innermost else len(outer) + 1
            if there:
                run.follow(g, server.id, place)
            else:
                run.relocate(g, server.id, place)
            g.note("The Runner is now running on {where}.", where=server_name(server.id))
        return DONE

    def could(self, g: State, ctx: Context) -> bool:
        return bool(self.what.cards(g, ctx))


@final
class Approach(Effect):
    """The Runner is now approaching a piece of ice, on whatever server it protects, and goes on from there;
    `encountering`: encountering it, or passing it if it is not rezzed."""

    __slots__ = ("encountering", "what")

    def __init__(self, what: Ref = CHOSEN, encountering: bool = False) -> None:
        self.what = what
        self.encountering = encountering

    def step(self, g: State, f: Resolve) -> int:
        run = g.run()
        cid = self.what.one(g, f.ctx)
        server = None if cid < 0 else g.server(g.cards[cid].server)
        if run is not None and not run.ended and server is not None and cid in server.ice:
            run.go_to(g, server, cid, self.encountering)
        return DONE

    def acts_on_chosen(self) -> bool:
        return isinstance(self.what, Chosen)

    def could(self, g: State, ctx: Context) -> bool:
        run = g.run()
        return run is not None and not run.ended and bool(self.what.cards(g, ctx))
