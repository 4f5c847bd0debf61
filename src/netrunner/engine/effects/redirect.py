"""Ice rearranged, and runs sent elsewhere. Rules Reference: Attacked Server, Approaching Ice, Accessing."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from netrunner.engine.access import access_card
from netrunner.engine.effect import Effect
from netrunner.engine.frame import O_CARD, O_SERVER, Option
from netrunner.engine.placement import arrange_ice, move_ice
from netrunner.engine.rez import server_name
from netrunner.engine.terms import ASK, CORP, DONE, RND, RUNNER, WAIT

if TYPE_CHECKING:
    from netrunner.engine.context import Context
    from netrunner.engine.resolve import Resolve
    from netrunner.engine.state import State


@final
class ArrangeIce(Effect):
    """Choose a server and arrange the ice protecting it in any order, openly."""

    __slots__ = ()

    def servers(self, g: State) -> list[int]:
        return [server.id for server in g.servers if len(server.ice) > 1]

    def step(self, g: State, f: Resolve) -> int:
        if f.stage == 0:
            return ASK if self.servers(g) else DONE
        server = g.server(f.number)
        assert server is not None
        if len(f.picked) < len(server.ice):
            return ASK
        arrange_ice(g, f.number, f.picked)
        g.note("The Corp arranges the ice protecting {where}.", where=server_name(f.number))
        return DONE

    def prompt(self, g: State, f: Resolve) -> str:
        if f.stage == 0:
            return "choose a server."
        return f"choose the ice in position {len(f.picked) + 1} from outside."

    def options(self, g: State, f: Resolve) -> list[Option]:
        if f.stage == 0:
            return [Option(O_SERVER, -1, sid) for sid in self.servers(g)]
        server = g.server(f.number)
        assert server is not None
        return [Option(O_CARD, cid) for cid in server.ice if cid not in f.picked]

    def choose(self, g: State, f: Resolve, option: Option) -> None:
        if f.stage == 0:
            f.stage = 1
            f.number = option.arg
        else:
            f.picked = (*f.picked, option.card)

    def could(self, g: State, ctx: Context) -> bool:
        return bool(self.servers(g))

    def describe(self) -> str:
        return "choose a server and arrange the ice protecting it in any order"


@final
class MoveIceAndRun(Effect):
    """Move the source, the encountered ice, to the outermost position of another server; the run goes on there."""

    __slots__ = ()

    def servers(self, g: State) -> list[int]:
        return [server.id for server in g.servers if server.id != g.attacked_server()]

    def step(self, g: State, f: Resolve) -> int:
        return ASK if f.stage == 0 and self.could(g, f.ctx) else DONE

    def asked(self, g: State, f: Resolve) -> int:
        return CORP

    def prompt(self, g: State, f: Resolve) -> str:
        return "choose the server that this ice moves to."

    def options(self, g: State, f: Resolve) -> list[Option]:
        return [Option(O_SERVER, -1, sid) for sid in self.servers(g)]

    def choose(self, g: State, f: Resolve, option: Option) -> None:
        f.stage = 1
        run = g.run()
        assert run is not None
        move_ice(g, f.ctx.source, option.arg)
        server = g.server(option.arg)
        assert server is not None
        run.server = option.arg
        run.position = len(server.ice)
        g.note("{card} moves, and the Runner is now running on {where}.", f.ctx.source, where=server_name(option.arg))

    def could(self, g: State, ctx: Context) -> bool:
        run = g.run()
        here = g.cards[ctx.source].instance == ctx.instance
        return here and run is not None and not run.ended and run.ice == ctx.source

    def describe(self) -> str:
        return (
            "move this ice so that it is the outermost piece of ice protecting another server; the Runner goes on from "
            "there and is now running on that server"
        )


@final
class RunElsewhere(Effect):
    """The Runner is now running on a server, from its outermost position, instead of passing the ice they are at."""

    __slots__ = ("server",)

    def __init__(self, server: int) -> None:
        self.server = server

    def step(self, g: State, f: Resolve) -> int:
        run = g.run()
        server = g.server(self.server)
        if run is not None and not run.ended and server is not None:
            run.relocate(g, self.server, len(server.ice) + 1)
            g.note("The Runner is now running on {where}.", where=server_name(self.server))
        return DONE

    def could(self, g: State, ctx: Context) -> bool:
        return g.run_at >= 0

    def describe(self) -> str:
        return f"the Runner is now running on {server_name(self.server)} instead of passing this ice"


@final
class AccessTop(Effect):
    """The Runner accesses the top card of R&D."""

    __slots__ = ()

    def step(self, g: State, f: Resolve) -> int:
        deck = g.players[CORP].deck
        if f.stage == 0 and deck and not (g.index.forbids and g.forbidden("access", RUNNER)):
            f.stage = 1
            access_card(g, deck[-1], RND)
            return WAIT
        return DONE

    def could(self, g: State, ctx: Context) -> bool:
        return bool(g.players[CORP].deck)

    def describe(self) -> str:
        return "the Runner accesses the top card of R&D"
