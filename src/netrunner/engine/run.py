"""A run, step by step. Rules Reference: Run, Approaching Ice, Pass, Bad Publicity, Attacked Server, "If successful...",
Remote Servers (a server that ceases to exist), Replacement Effects.

`position` counts from the server outwards: the innermost ice is 1, the server itself 0.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from netrunner.engine.access import Access
from netrunner.engine.change import Change
from netrunner.engine.constant import ExtraCost
from netrunner.engine.cost import FREE
from netrunner.engine.encounter import Encounter
from netrunner.engine.events import emit
from netrunner.engine.filter import server_matches
from netrunner.engine.frame import LOOK_DEEPER, NOBODY_CAUSES, O_CONTINUE, O_JACK_OUT, Frame, Option, shared_option
from netrunner.engine.history import succeeded_this_run
from netrunner.engine.index import NOTHING
from netrunner.engine.jack_out import jack_out, own_context
from netrunner.engine.payable import why_not_pay
from netrunner.engine.reaction import Reaction
from netrunner.engine.resolve import Resolve
from netrunner.engine.structure import Program
from netrunner.engine.terms import (
    ANY_SERVER,
    APPROACHED_ICE,
    APPROACHED_SERVER,
    CORP,
    FIRST_REMOTE,
    FOR_ACTION,
    LITTLE_ICE,
    PASSED_ALL_ICE,
    PASSED_ICE,
    PLAY,
    REZZED_ICE,
    RUN_BEGINS,
    RUN_ENDED,
    RUN_SUCCESSFUL,
    RUN_UNSUCCESSFUL,
    RUNNER,
    SEVERAL_ICE,
    THIS_RUN,
    UNREZZED_ICE,
    UNTIL_NEXT_RUN_ENDS,
    UNTIL_RUN_ENDS,
    WOULD_END_RUN,
    server_name,
)
from netrunner.engine.timing import (
    ACCESS_STEP,
    APPROACH,
    APPROACH_CHECK,
    APPROACH_JACK_OUT,
    APPROACH_REZ,
    APPROACH_WINDOW,
    ENCOUNTER_STEP,
    INITIATION,
    PASS_STEP,
    RUN,
    RUN_ENDS,
    RUN_FAILS,
    RUN_PHASES,
    SERVER_APPROACH,
    SERVER_JACK_OUT,
    SERVER_REZ,
    SERVER_WINDOW,
    SUCCESS,
)
from netrunner.engine.window import open_window, pause_at_server

if TYPE_CHECKING:
    from netrunner.engine.card import Server
    from netrunner.engine.context import Context
    from netrunner.engine.cost import Cost
    from netrunner.engine.index import Active
    from netrunner.engine.state import State


NO_EFFECTS: Final = Program()
ONLY_CONTINUE: Final = [shared_option(O_CONTINUE)]
ONLY_JACK_OUT: Final = [shared_option(O_JACK_OUT)]
JACK_OUT_OR_CONTINUE: Final = [ONLY_JACK_OUT[0], ONLY_CONTINUE[0]]


@final
class Run(Frame):
    """The run in progress."""

    __slots__ = (
        "access_replaced",
        "approached",
        "cannot_jack_out",
        "credits",
        "ctx",
        "encounters",
        "ended",
        "extra_accesses",
        "ice",
        "ice_instance",
        "if_successful",
        "looping",
        "moved",
        "named",
        "passing",
        "pc",
        "position",
        "relocated",
        "serial",
        "server",
        "source",
        "stations",
        "successful",
        "trash_free",
    )

    def __init__(
        self,
        server: int,
        source: int,
        ctx: Context | None,
        if_successful: Program,
        named: int,
        serial: int,
        pc: int = INITIATION,
        position: int = 0,
        ice: int = -1,
        ice_instance: int = -1,
        approached: int = 0,
        encounters: int = 0,
        credits: int = 0,
        extra_accesses: int = 0,
        ended: bool = False,
        successful: bool = False,
        access_replaced: bool = False,
        trash_free: bool = False,
        cannot_jack_out: bool = False,
        moved: bool = False,
        relocated: bool = False,
        looping: bool = False,
        stations: tuple[object, ...] = (),
        passing: int = -1,
    ) -> None:
        self.server = server
        self.source = source  # the card that started the run, or -1 for the basic action
        self.ctx = ctx
        self.if_successful = if_successful
        self.named = named  # the server, or kind of server, that "if successful" speaks of
        self.serial = serial
        self.pc = pc
        self.position = position
        self.ice = ice  # the ice being approached, encountered or just passed
        self.ice_instance = ice_instance
        self.approached = approached  # how many times ice has been approached
        self.encounters = encounters
        self.credits = credits  # unspent credits of the Runner's pool that were gained for this run only
        self.extra_accesses = extra_accesses
        self.ended = ended
        self.successful = successful
        self.access_replaced = access_replaced
        self.trash_free = trash_free  # accessed cards may be trashed at no cost
        self.cannot_jack_out = cannot_jack_out
        self.moved = moved  # an effect makes the Runner approach the outermost ice
        self.looping = looping  # the run has come to the same position again
        self.stations = stations  # the positions it was sent back to
        self.passing = passing  # the serial number of the latest step [4]
        self.relocated = relocated  # an effect put the Runner just past another position

    @property
    def phase(self) -> str:
        return RUN_PHASES[self.pc]

    def structure(self) -> int:
        return -1 if self.ended else self.serial

    def causing(self) -> int:
        return LOOK_DEEPER if self.structure() < 0 else NOBODY_CAUSES

    def holds_open(self, token: int) -> bool:
        return not self.ended and token in (self.serial, self.passing)

    def ice_present(self, g: State) -> bool:
        """Whether the ice of this position is still the same installed card."""
        return self.ice >= 0 and g.cards[self.ice].instance == self.ice_instance

    def ice_left(self, g: State, place: int) -> None:
        """Ice at a place (counted like `position`) is uninstalled: what is outside it moves in."""
        if place < self.position:
            self.position -= 1

    def relocate(self, g: State, server: int, position: int) -> None:
        """The Runner is now running on a server, just past a position: the run goes on with what is inside of it."""
        self.server = server
        self.position = position
        self.relocated = True
        self.leave_approach()

    def go_back(self) -> None:
        """The Runner approaches the outermost ice of the attacked server: instead of passing the ice they encounter, or
        of encountering or accessing what they approach (Marcus Batty). After a success there is no way back."""
        if not self.successful:
            self.moved = True
            self.leave_approach()

    def leave_approach(self) -> None:
        """What is being approached is neither encountered nor accessed."""
        if self.pc < ENCOUNTER_STEP or (PASS_STEP < self.pc <= SUCCESS and not self.successful):
            self.pc = PASS_STEP

    def follow(self, g: State, server: int, position: int) -> None:
        """The ice that the Runner is at was moved, and the Runner with it."""
        self.server = server
        self.position = position

    def go_to(self, g: State, server: Server, cid: int, encountering: bool) -> None:
        """The Runner is now approaching or encountering a piece of ice: at once, or from the middle of an encounter as
        soon as that is cut short (Rules Reference: Approaching Ice)."""
        place = len(server.ice) - server.ice.index(cid)
        if self.pc in (ENCOUNTER_STEP, PASS_STEP):
            self.relocate(g, server.id, place + 1)
            return
        elsewhere = server.id != self.server
        self.follow(g, server.id, place)
        self.passing = g.next_serial()  # the step that this interrupts is over (Rules Reference: Trigger Steps)
        self.ice = cid
        self.ice_instance = g.cards[cid].instance
        self.pc = APPROACH_CHECK if encountering else APPROACH
        if encountering and elsewhere:
            g.note("The Runner is now running on {where}.", where=server_name(server.id))

    def ice_joined(self, g: State, place: int) -> None:
        """Ice is installed at a place: what is outside it moves out."""
        if place <= self.position:
            self.position += 1

    def may_jack_out(self, g: State) -> bool:
        return not self.cannot_jack_out and not g.forbidden("jack out", RUNNER)

    def approaching(self) -> bool:
        """Whether ice is being approached."""
        return self.pc in (APPROACH_WINDOW, APPROACH_JACK_OUT, APPROACH_REZ, APPROACH_CHECK)

    def pass_approached(self, g: State) -> None:
        """The approached ice is passed without being encountered."""
        if self.approaching():
            self.pc = PASS_STEP

    def step(self, g: State) -> bool:
        """Go through the steps of the run. True when a decision is due, False when something waits on top of it or has
        to be looked at first."""
        stack = g.stack
        while True:
            pc = self.pc
            if pc >= RUN_ENDS:
                self.close(g)
            elif pc != ENCOUNTER_STEP and (
                self.ended or (self.server >= FIRST_REMOTE and g.server(self.server) is None)
            ):
                self.break_off(g)
            elif pc == INITIATION:
                self.initiate(g)
            elif pc == APPROACH:
                self.approach(g)
            elif pc == APPROACH_WINDOW:
                self.pc = APPROACH_JACK_OUT
                open_window(g, RUN[APPROACH_WINDOW])
            elif pc == APPROACH_JACK_OUT:
                if not self.ice_present(g):
                    self.pc = PASS_STEP
                elif self.approached > 1 and self.may_jack_out(g):
                    return True
                else:
                    self.pc = APPROACH_REZ
            elif pc == APPROACH_REZ:
                self.pc = APPROACH_CHECK
                open_window(g, RUN[APPROACH_REZ])
            elif pc == APPROACH_CHECK:
                if self.ice_present(g) and g.cards[self.ice].faceup:
                    self.pc = ENCOUNTER_STEP
                    self.encounters += 1
                    g.push(Encounter(self.ice, self.ice_instance, self.encounters, g.next_serial()))
                else:
                    self.pc = PASS_STEP
            elif pc == ENCOUNTER_STEP:
                self.pc = PASS_STEP
            elif pc == PASS_STEP:
                self.pass_ice(g)
            elif pc == SERVER_APPROACH:
                self.approach_server(g)
            elif pc == SERVER_WINDOW:
                self.pc = SERVER_JACK_OUT
                open_window(g, RUN[SERVER_WINDOW])
            elif pc == SERVER_JACK_OUT:
                if self.may_jack_out(g):
                    return True
                self.pc = SERVER_REZ
            elif pc == SERVER_REZ:
                self.pc = SUCCESS
                open_window(g, RUN[SERVER_REZ])
            elif pc == SUCCESS:
                self.succeed(g)
            else:
                self.pc = RUN_ENDS
                if not self.access_replaced:
                    g.push(Access(self.server))
            if g.dirty or g.volatile or stack[-1] is not self or g.reason:
                return False

    def break_off(self, g: State) -> None:
        """The run was ended, or its server has ceased to exist."""
        if self.pc == SUCCESS and self.successful and not self.ended:
            self.succeed(g)  # declared before its server ceased to exist (Rules Reference: Remote Servers)
        else:
            self.pc = RUN_ENDS if self.successful or not self.ended else RUN_FAILS

    def initiate(self, g: State) -> None:
        """[1]"""
        server = g.server(self.server)
        assert server is not None
        self.position = len(server.ice) or 1
        self.pc = APPROACH if server.ice else PASS_STEP
        if g.noting:
            g.note("The Runner runs {where}.", where=server_name(self.server))
        ice = SEVERAL_ICE if len(server.ice) > 1 else LITTLE_ICE
        emit(g, RUN_BEGINS, side=RUNNER, server=self.server, cause=self.source, token=self.serial, what=ice)
        self.credits += g.bad_publicity()  # before what meets that a run begins resolves, and told after the run
        if self.credits:
            g.gain_credits(RUNNER, self.credits)
            g.note("The Runner gains {n} credit{s} for this run only.", number=self.credits)

    def approach(self, g: State) -> None:
        """[2]"""
        server = g.server(self.server)
        assert server is not None
        self.ice = server.ice[len(server.ice) - self.position]
        self.ice_instance = g.cards[self.ice].instance
        self.approached += 1
        self.pc = APPROACH_WINDOW
        if g.noting:
            g.note("The Runner approaches {ice} protecting {where}.", self.ice, where=server_name(self.server))
        face = REZZED_ICE if g.cards[self.ice].faceup else UNREZZED_ICE
        emit(g, APPROACHED_ICE, self.ice, side=RUNNER, server=self.server, token=self.serial, what=face)

    def pass_ice(self, g: State) -> None:
        """[4] The next position, or the server. Ice that sent the Runner elsewhere is not passed."""
        server = g.server(self.server)
        assert server is not None
        self.passing = g.next_serial()
        if self.relocated:
            self.relocated = False
            self.position -= 1
            self.go_inward(g)
            return
        if self.moved:
            self.moved = False
            self.position = len(server.ice)
            self.notice_loop(g)
            self.go_inward(g)
            return
        passed = self.ice if self.ice >= 0 and self.ice_present(g) else -1
        face = REZZED_ICE if passed >= 0 and g.cards[passed].faceup else UNREZZED_ICE
        place = self.position
        self.position -= 1
        if self.ice >= 0:
            emit(g, PASSED_ICE, passed, side=RUNNER, amount=place, server=self.server, token=self.passing, what=face)
        self.go_inward(g)

    def continue_past(self, g: State, server: Server, cid: int) -> None:
        """The run goes on as if this ice of a server had just been passed. What waits for the pass that led here never
        triggers: that step is over (Rules Reference: Trigger Steps)."""
        self.server = server.id
        self.position = len(server.ice) - server.ice.index(cid) - 1
        self.ice = cid
        self.ice_instance = g.cards[cid].instance
        self.passing = g.next_serial()
        g.note("The run goes on past {card} protecting {where}.", cid, where=server_name(server.id))
        self.go_inward(g)

    def notice_loop(self, g: State) -> None:
        """The Runner is sent back to where the run was before, and nothing has changed: an optional infinite loop. The
        Runner must jack out, or else the Corp has to let the run go on (Rules Reference: Infinite Loops)."""
        now = (
            tuple((p.credits, p.clicks, len(p.hand), len(p.deck), p.tags, p.bad_publicity) for p in g.players),
            tuple((c.instance, c.faceup, c.counters) for c in g.cards if c.zone == PLAY),
            self.server,
            self.credits,
        )
        self.looping = now in self.stations
        self.stations = (*self.stations, now)

    def approach_server(self, g: State) -> None:
        """[5]"""
        self.pc = SERVER_WINDOW
        if g.noting:
            g.note("The Runner approaches {where}.", where=server_name(self.server))
        if not g.skip_empty_windows:
            pause_at_server(g, self.passing)
        emit(g, APPROACHED_SERVER, side=RUNNER, server=self.server, token=self.passing)

    def go_inward(self, g: State) -> None:
        """To the next ice, or to the server when the Runner has passed all of the ice (or there never was any)."""
        self.pc = APPROACH if self.position > 0 else SERVER_APPROACH
        if self.position <= 0:
            emit(g, PASSED_ALL_ICE, side=RUNNER, server=self.server, token=self.passing)

    def succeed(self, g: State) -> None:
        """[5.4] "If successful" effects first, then the "when successful" conditionals, unless no card sees it."""
        if g.forbidden("succeed", RUNNER):
            self.successful = True
            self.pc = ACCESS_STEP
            return
        if not self.successful:
            self.successful = True
            if g.noting:
                g.note("The run on {where} is successful.", where=server_name(self.server))
            g.tell(
                "success", side=RUNNER, server=self.server
            )  # here: its event comes after the "if successful" effects
            if self.if_successful.effects and self.ctx is not None:
                if server_matches(g, self.ctx, self.named, self.server):
                    g.push(Resolve(self.if_successful, self.ctx.copy()))
                    return
        self.pc = ACCESS_STEP
        emit(g, RUN_SUCCESSFUL, side=RUNNER, server=self.server, token=self.serial)

    def close(self, g: State) -> None:
        """[6] or [7] Nothing of the run is left when what waits for its end resolves, which may be another run."""
        success = int(self.successful and succeeded_this_run(g))
        g.pop()
        g.run_at = -1
        depth = len(g.stack)
        if self.credits:
            g.note("The Runner loses {n} credit{s} of this run.", number=self.credits)
            g.return_credits(RUNNER, self.credits)
        if self.pc == RUN_FAILS:
            g.note("The run is unsuccessful.")
            emit(g, RUN_UNSUCCESSFUL, side=RUNNER, server=self.server)
        else:
            g.note("The run ends.")
        emit(g, RUN_ENDED, side=RUNNER, server=self.server, amount=success, cause=self.source, what=self.serial)
        if g.lasting:
            ending = {lasting.serial for lasting in g.lasting if lasting.until == UNTIL_RUN_ENDS}
            for frame in g.stack[depth:]:
                if isinstance(frame, Reaction):
                    frame.outlast(ending)
            g.end_lasting(UNTIL_RUN_ENDS)
            g.end_lasting(UNTIL_NEXT_RUN_ENDS)
        if g.used:
            g.used = tuple(use for use in g.used if use[1] < THIS_RUN)
        if success and not g.was_used(-1, RUN_ENDED):
            g.mark_used(-1, RUN_ENDED)  # until the next paid ability window opens
        g.dirty = True

    def side(self, g: State) -> int:
        return RUNNER

    def prompt(self, g: State) -> str:
        step = RUN[self.pc]
        return f"{step.name} {step.number}."

    def options(self, g: State) -> list[Option]:
        if not self.can_pay_to_jack_out(g):
            return ONLY_CONTINUE
        if self.looping and self.pc == APPROACH_JACK_OUT:
            return ONLY_JACK_OUT
        return JACK_OUT_OR_CONTINUE

    def can_pay_to_jack_out(self, g: State) -> bool:
        cost = self.jack_out_cost(g)
        return cost is FREE or why_not_pay(g, RUNNER, cost, FOR_ACTION, -1, own_context(g)) is None

    def jack_out_cost(self, g: State) -> Cost:
        """What active cards ask for jacking out (Rules Reference: Additional Costs)."""
        total = FREE
        costs = (g._index or g.index).extra_costs
        if not costs:
            return total
        entries: list[Active[ExtraCost]] = costs.get("jack out", NOTHING)
        for entry in entries:
            extra = entry.ability
            if server_matches(g, entry.ctx, extra.server, self.server):
                if extra.when is None or extra.when.holds(g, entry.ctx):
                    total = total.plus(extra.cost.settled(g, entry.ctx))
        return total

    def choose(self, g: State, option: Option) -> None:
        asked = self.pc
        self.pc += 1
        if option.kind == O_JACK_OUT:
            jack_out(g, self, asked)

    def copy(self) -> Run:
        return Run(
            self.server,
            self.source,
            self.ctx,
            self.if_successful,
            self.named,
            self.serial,
            self.pc,
            self.position,
            self.ice,
            self.ice_instance,
            self.approached,
            self.encounters,
            self.credits,
            self.extra_accesses,
            self.ended,
            self.successful,
            self.access_replaced,
            self.trash_free,
            self.cannot_jack_out,
            self.moved,
            self.relocated,
            self.looping,
            self.stations,
            self.passing,
        )


def start_run(
    g: State,
    server: int,
    source: int = -1,
    ctx: Context | None = None,
    if_successful: Program = NO_EFFECTS,
    named: int = ANY_SERVER,
    loan: int = 0,
) -> Run:
    """Initiate a run; with a loan the Runner also gains credits for the time of the run."""
    run = Run(server, source, ctx, if_successful, named, g.next_serial())
    run.credits = loan
    g.run_at = len(g.stack)
    g.push(run)
    return run


def end_run(g: State, source: int = -1) -> None:
    """An effect ends the run."""
    run = g.run()
    if run is not None and not run.ended:
        run.ended = True
        g.note("The run is ended.")
        g.tell("end-run", side=CORP, server=run.server)


@final
class EndRunChange(Change):
    """The run is about to end together with something else that happens. Nothing prevents it."""

    __slots__ = ()

    def __init__(self, source: int) -> None:
        super().__init__(WOULD_END_RUN, 1, source, preventable=False)

    def apply(self, g: State) -> None:
        end_run(g, self.source)

    def copy(self) -> Change:
        return EndRunChange(self.source)

    def describe(self, g: State) -> str:
        return "the end of the run"
