"""Effects on runs and accesses. Rules Reference: Run, "If successful...", Replacement Effects, Trace."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from netrunner.engine.amount import Amount, value_of
from netrunner.engine.conditions.running import EncounterNumber
from netrunner.engine.cost import FREE
from netrunner.engine.effect import Effect, any_could, describe_all
from netrunner.engine.effects.choice import lower
from netrunner.engine.frame import O_SERVER, Option
from netrunner.engine.legality import run_cost, why_not_run
from netrunner.engine.payment import pay
from netrunner.engine.resolve import Resolve
from netrunner.engine.rez import server_name
from netrunner.engine.run import end_run, start_run
from netrunner.engine.terms import (
    ANY_SERVER,
    ASK,
    DONE,
    FOR_EFFECT,
    RUNNER,
    UNTIL_RUN_ENDS,
    WAIT,
)
from netrunner.engine.trace import TraceChange
from netrunner.engine.would import would

if TYPE_CHECKING:
    from netrunner.engine.ability import Ability
    from netrunner.engine.context import Context
    from netrunner.engine.state import State


@final
class Run(Effect):
    """Make a run on one of some servers (none named: any). `if_successful` counts only for a named single server;
    `during` are abilities that act for the run. `lend`: credits gained for the run only."""

    __slots__ = ("during", "if_successful", "lend", "servers", "trash_free")

    def __init__(
        self,
        *servers: int,
        if_successful: tuple[Effect, ...] = (),
        during: tuple[Ability, ...] = (),
        trash_free: bool = False,
        lend: int = 0,
    ) -> None:
        self.lend = lend
        self.servers = servers
        self.if_successful = if_successful
        self.during = during
        self.trash_free = trash_free

    def step(self, g: State, f: Resolve) -> int:
        if f.stage == 0:
            f.stage = 1
            if g.index.extra_costs:
                # A forced or chosen run with an additional cost can be declined by not paying it.
                cost = run_cost(g, by_action=False)
                if cost is not FREE:
                    if why_not_run(g, by_action=False) is not None:
                        return DONE
                    pay(g, RUNNER, cost, FOR_EFFECT, f.ctx.source, f.ctx)
                    return WAIT
            g.paid = True
        if f.stage == 1:
            if not g.paid:
                return DONE
            if len(self.servers) != 1:
                return ASK
            self.begin(g, f, self.servers[0])
            return WAIT
        return DONE

    def begin(self, g: State, f: Resolve, server: int) -> None:
        f.stage = 2
        named = self.servers[0] if len(self.servers) == 1 else ANY_SERVER
        ctx = f.ctx.copy()
        run = start_run(g, server, f.ctx.source, ctx, self.if_successful, named, self.lend)
        run.trash_free = self.trash_free
        for ability in self.during:
            mine = f.ctx.copy()
            mine.x = 1
            g.add_lasting(UNTIL_RUN_ENDS, mine, ability=ability)

    def asked(self, g: State, f: Resolve) -> int:
        return RUNNER

    def prompt(self, g: State, f: Resolve) -> str:
        return "choose a server to run."

    def options(self, g: State, f: Resolve) -> list[Option]:
        servers = self.servers or tuple(server.id for server in g.servers)
        return [Option(O_SERVER, -1, sid) for sid in servers]

    def choose(self, g: State, f: Resolve, option: Option) -> None:
        self.begin(g, f, option.arg)

    def makes_run(self) -> bool:
        return True

    def could(self, g: State, ctx: Context) -> bool:
        return g.run_at < 0 and why_not_run(g, by_action=False) is None

    def describe(self) -> str:
        on = f" on {' or '.join(server_name(sid) for sid in self.servers)}" if self.servers else ""
        text = f"make a run{on}"
        if self.lend:
            text += f" and gain {self.lend} credits for this run only"
        if self.if_successful:
            text += f". If successful, {lower(describe_all(self.if_successful))}"
        if self.trash_free:
            text += ". You may trash, at no cost, any card you access, even one that cannot normally be trashed"
        for ability in self.during:
            if ability.words:
                text += f". {ability.words}"
        return text


@final
class EndRun(Effect):
    """End the run."""

    __slots__ = ()

    def step(self, g: State, f: Resolve) -> int:
        end_run(g)
        return DONE

    def could(self, g: State, ctx: Context) -> bool:
        run = g.run()
        return run is not None and not run.ended

    def describe(self) -> str:
        return "end the run"


@final
class ReplaceAccess(Effect):
    """Effects that take the place of accessing cards. Once an access is replaced, nothing else can replace it."""

    __slots__ = ("effects",)

    def __init__(self, *effects: Effect) -> None:
        self.effects = effects

    def step(self, g: State, f: Resolve) -> int:
        run = g.run()
        if f.stage == 0 and run is not None and not run.access_replaced:
            f.stage = 1
            run.access_replaced = True
            g.push(Resolve(self.effects, f.ctx.copy(), shares=True))
            return WAIT
        return DONE

    def could(self, g: State, ctx: Context) -> bool:
        run = g.run()
        return run is not None and not run.access_replaced and any_could(self.effects, g, ctx)

    def describe(self) -> str:
        return f"instead of accessing cards, {lower(describe_all(self.effects))}"


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

    def describe(self) -> str:
        return f"instead treat it as a successful run on {server_name(self.server)}"


@final
class AccessMore(Effect):
    """Access additional cards during this run."""

    __slots__ = ("amount",)

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def step(self, g: State, f: Resolve) -> int:
        run = g.run()
        if run is not None:
            run.extra_accesses += self.amount
        return DONE

    def describe(self) -> str:
        return f"access {self.amount} additional cards"


@final
class ApproachOutermost(Effect):
    """The Runner approaches the outermost piece of ice protecting the attacked server."""

    __slots__ = ()

    def step(self, g: State, f: Resolve) -> int:
        run = g.run()
        if run is not None:
            run.moved = True
        return DONE

    def could(self, g: State, ctx: Context) -> bool:
        return g.run_at >= 0

    def describe(self) -> str:
        return "the Runner approaches the outermost piece of ice protecting the attacked server"


@final
class NextEncounter(Effect):
    """Abilities that act in the next encounter of this run (Chum)."""

    __slots__ = ("abilities", "words")

    def __init__(self, *abilities: Ability, words: str) -> None:
        self.abilities = abilities
        self.words = words

    def step(self, g: State, f: Resolve) -> int:
        run = g.run()
        if run is not None:
            for ability in self.abilities:
                ctx = f.ctx.copy()
                ctx.x = run.encounters + 1
                g.add_lasting(UNTIL_RUN_ENDS, ctx, ability=ability)
        return DONE

    def could(self, g: State, ctx: Context) -> bool:
        return g.run_at >= 0

    def describe(self) -> str:
        return self.words


@final
class Trace(Effect):
    """Trace with a base strength, and what follows if it is successful or not."""

    __slots__ = ("always", "base", "failure", "success")

    def __init__(
        self, base: int | Amount, *success: Effect, failure: tuple[Effect, ...] = (), always: tuple[Effect, ...] = ()
    ) -> None:
        self.base = base
        self.success = success
        self.failure = failure
        self.always = always

    def step(self, g: State, f: Resolve) -> int:
        if f.stage == 0:
            f.stage = 1
            base = value_of(self.base, g, f.ctx)
            would(g, [TraceChange(base, f.ctx.copy(), self.success, self.failure, self.always)])
            return WAIT
        return DONE

    def describe(self) -> str:
        base = self.base if isinstance(self.base, int) else "X"
        text = f"trace {base}. If successful, {lower(describe_all(self.success))}"
        if self.failure:
            text += f". If unsuccessful, {lower(describe_all(self.failure))}"
        if self.always:
            text += f". {describe_all(self.always)}"
        return text


NEXT_ENCOUNTER = EncounterNumber()
RESOLVES = Resolve
