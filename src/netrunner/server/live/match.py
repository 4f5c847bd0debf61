"""A match: a game between two seats as its log tells it, with undo, offers, concession and the clock. No I/O.

Everything that happens to a match is an entry: (kind, data). `Match.apply` carries an entry out and is all that is
needed to get the match back from its log. The methods that players call check first and return the entry they made,
already carried out; the caller writes it down before it tells anybody.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from netrunner.cards.facts import all_facts
from netrunner.engine.reason import RecordError
from netrunner.engine.terms import CORP, RUNNER
from netrunner.engine.window import Window
from netrunner.game import Result
from netrunner.server.errors import Refused
from netrunner.server.live.break_shortfalls import BreakShortfall, break_shortfalls
from netrunner.server.live.choice_labels import Chosen
from netrunner.server.live.clock import ChessClock
from netrunner.server.live.game_history import OTHER, GameHistory, SeatHolder
from netrunner.server.live.log_limits import LogLimits, demand_entry
from netrunner.server.live.options import GameOptions
from netrunner.server.live.shortcuts import Shortcut, Shortcuts
from netrunner.server.live.standing_orders import known_orders
from netrunner.server.live.stops import WINDOWS, passes_unnoticed

TIME_CALLED: Final = "time called"
ABSENCE: Final = "absence"
STOPPED: Final = "stopped by a leader"
UNREADABLE: Final = "unreadable"
"""How a game ends that the server can no longer read from its log."""

Entry = tuple[str, dict[str, Any]]


@dataclass(frozen=True, slots=True)
class PendingOffer:
    """What one side asked the other to agree to."""

    kind: str
    by: str
    to: int | None = None
    what: Chosen | None = None
    """undo: the choice that would be taken back."""


class Match(GameHistory):
    """A game as its log tells it, and what has been agreed."""

    def __init__(
        self,
        id: str,
        setup: dict[str, Any],
        seats: dict[str, SeatHolder],
        options: GameOptions,
        now: Callable[[], float],
    ) -> None:
        super().__init__(setup, seats)
        self.id = id
        self.options = options
        self.now = now
        self.entries = 0
        self.numbers = dict.fromkeys(OTHER, 0)
        self.ended: Result | None = None
        self.last_turn: int | None = None
        """Time has been called: the turn with which the game ends."""
        self.offer: PendingOffer | None = None
        self.found = Shortcuts()
        self.lacking: tuple[tuple[int, int], list[BreakShortfall]] | None = None
        self.log_limits = LogLimits()
        self.clock: ChessClock | None = None
        if options.clock is not None:
            self.clock = ChessClock({side: float(options.clock) for side in OTHER}, float(options.increment))

    # --- looking ---------------------------------------------------------------------------------------------------

    @property
    def result(self) -> Result | None:
        """How it ended: by agreement, concession or time, or else by the rules."""
        return self.ended or self.out_of_time or self.game.result

    @property
    def out_of_time(self) -> Result | None:
        """Time was called and both sides have completed a turn since: the one with more agenda points wins
        (Tournament Regulations: IV.6 End of Game)."""
        state = self.game.state
        if self.last_turn is None or state.turn <= self.last_turn:
            return None
        corp, runner = state.score(CORP), state.score(RUNNER)
        winner = None if corp == runner else "corp" if corp > runner else "runner"
        return Result(winner, TIME_CALLED)

    @property
    def number(self) -> int:
        """Which decision this is of the side that has it. It counts that side's choices and what was taken back, and
        nothing else: a count of the other side's passes would tell what they could have done."""
        return self.numbers[self.decider] if self.decider is not None else -1

    def shortcuts(self) -> list[Shortcut]:
        """What whoever has to decide can do in one click."""
        if self.decider is None:
            return []
        return [*self.found.at(self.game.state, self.entries), *self.reopened()]

    def search_again(self) -> None:
        """Before the present decision is told once more: look for the shortcuts that there was no time for."""
        if self.found.repeat(self.game.state, self.entries):
            self.lacking = None

    def break_shortfalls(self) -> list[BreakShortfall]:
        """What the Runner, who has to decide, lacks to break subroutines."""
        state = self.game.state
        if self.lacking is None or self.lacking[0] != (id(state), self.entries):
            self.lacking = (id(state), self.entries), break_shortfalls(state, self.shortcuts())
        return self.lacking[1]

    def seat_of(self, account: str | None) -> str | None:
        for side, seat in self.seats.items():
            if account is not None and seat.account == account:
                return side
        return None

    # --- what players do -------------------------------------------------------------------------------------------

    def choose(self, side: str, number: int, index: int) -> Entry:
        """One choice of the side that has to decide, and the passes that follow from the stops."""
        self.expect(side, number)
        options = self.game.state.options
        if not 0 <= index < len(options):
            raise Refused(f"There is no option {index}: choose one from 0 to {len(options) - 1}.", 409)
        return self.take(side, [options[index].key])

    def choose_keys(self, side: str, number: int, keys: Sequence[str]) -> Entry:
        """Several choices of one side at once."""
        self.expect(side, number)
        return self.take(side, keys)

    def take_shortcut(self, side: str, number: int, index: int) -> Entry:
        """Several choices of one side at once, or one in a window that was passed before."""
        self.expect(side, number)
        found = self.shortcuts()
        if not 0 <= index < len(found):
            raise Refused("There is no such shortcut now.", 409)
        shortcut = found[index]
        if shortcut.back is None:
            return self.take(side, shortcut.keys)
        self.log_limits.demand(side, "undos")
        return self.do("choose", {"side": side, "keys": list(shortcut.keys), "back": shortcut.back})

    def pass_on(self, side: str, number: int) -> Entry:
        """Pass this window and every one after it, until the opponent does something that may want an answer, or
        something has to be decided."""
        self.expect(side, number)
        if not isinstance(self.game.state.stack[-1], Window):
            raise Refused("There is no window to pass: something has to be decided first.", 409)
        self.passing[side] = True
        return self.take(side, [self.game.state.options[0].key], passing=True)

    def expect(self, side: str, number: int) -> None:
        self.going_on()
        if self.decider != side:
            raise Refused(f"It is not for you to decide: the {(self.decider or side).title()} has to.", 409)
        if number != self.number:
            raise Refused("The game has moved on: look at the table and choose again.", 409)
        if self.seats[side].bot is None:
            demand_entry(self.entries)

    def take(self, side: str, keys: Sequence[str], *, passing: bool = False) -> Entry:
        data: dict[str, Any] = {"side": side, "keys": list(keys)}
        if passing:
            data["passing"] = True
        return self.do("choose", data)

    def undo(self, side: str) -> Entry:
        """Take back one's last choice: at once against a bot, else as an offer."""
        self.going_on()
        mark = next((mark for mark in reversed(self.marks) if mark.side == side), None)
        if mark is None:
            raise Refused("There is no choice of yours to take back.", 409)
        if self.casual or self.cancellable(side):
            self.log_limits.demand(side, "undos")
            return self.do("undo", {"to": mark.before, "by": side})
        self.no_offer()
        self.log_limits.demand(side, "offers")
        return self.do("offer", {"kind": "undo", "by": side, "to": mark.before})

    def offer_draw(self, side: str) -> Entry:
        self.going_on()
        if self.casual:
            raise Refused("The bot does not agree to a draw. You can concede, or take choices back.", 409)
        if self.options.event is not None:
            raise Refused(
                "In a tournament no draw is agreed on. A leader who is present can enter an intentional split.",
                409,
                rule="TR/intentional-round-split/1",
            )
        self.no_offer()
        self.log_limits.demand(side, "offers")
        return self.do("offer", {"kind": "draw", "by": side})

    def answer(self, side: str, accept: bool) -> Entry:
        """Agree to the other side's offer, or decline it."""
        offer = self.offer
        if offer is None or offer.by == side:
            raise Refused("There is nothing for you to answer.", 409)
        if not accept:
            return self.do("decline", {"by": side})
        if offer.kind == "draw":
            return self.do("draw", {})
        return self.do("undo", {"to": offer.to, "by": offer.by})

    def withdraw(self, side: str) -> Entry:
        if self.offer is None or self.offer.by != side:
            raise Refused("You have offered nothing.", 409)
        return self.do("decline", {"by": side})

    def concede(self, side: str) -> Entry:
        self.going_on()
        return self.do("concede", {"side": side})

    def claim(self, side: str) -> Entry:
        """Win because the other player, for whom the game waits, has been gone for long. The room knows how long."""
        self.going_on()
        if self.casual or self.decider == side:
            raise Refused("The game waits for you, or for a bot: there is nothing to claim.", 409)
        if self.options.event is not None:
            raise Refused("In a tournament a leader decides about a player who is gone.", 409)
        return self.do("claim", {"side": side})

    def set_stops(self, side: str, windows: Sequence[str]) -> Entry | None:
        """In which windows somebody wants to be asked. None when they are those of before."""
        unknown = [window for window in windows if window not in WINDOWS]
        if unknown:
            raise Refused(f"{unknown[0]!r} is not a window. Windows: {', '.join(WINDOWS)}.")
        if self.stops[side] == set(windows):
            return None
        self.log_limits.demand(side, "settings")
        return self.do("stops", {"side": side, "windows": sorted(set(windows))})

    def set_yields(self, side: str, titles: Sequence[str]) -> Entry | None:
        """The cards about which somebody does not want to be asked. None when they are those of before."""
        unknown = [title for title in titles if title not in all_facts()]
        if unknown:
            raise Refused(f"{unknown[0]!r} is not the title of a card.")
        if self.yields[side] == set(titles):
            return None
        self.log_limits.demand(side, "settings")
        return self.do("yields", {"side": side, "titles": sorted(set(titles))})

    def set_orders(self, side: str, titles: Sequence[str]) -> Entry | None:
        """Which of the cards that only their player knows are used when their chance comes; the others are not. None
        when they are those of before."""
        orders = self.orders[side]
        for title in titles:
            if title not in orders:
                raise Refused(f"{title!r} takes no standing order in your deck. {known_orders(orders)}")
        if {title for title, used in orders.items() if used} == set(titles):
            return None
        self.log_limits.demand(side, "settings")
        return self.do("orders", {"side": side, "titles": sorted(set(titles))})

    def flag(self) -> Entry | None:
        """The side whose time has run out loses; None while there is time."""
        clock = self.clock
        if clock is None or clock.running is None or self.result is not None:
            return None
        if clock.remaining(clock.running, self.now()) > 0:
            return None
        return self.do("time", {"side": clock.running})

    def tick(self) -> Entry | None:
        """What the clock shows, to be kept: a server that is killed while somebody thinks must not give them the time
        back. None while no clock runs."""
        clock = self.clock
        if clock is None or clock.running is None or self.result is not None:
            return None
        return self.do("tick", {"clock": clock.reading(self.now())})

    # --- what the organiser of a tournament does --------------------------------------------------------------------

    def call_time(self) -> Entry | None:
        """The time of the round is over: the present turn and the next are the last. None when that is known."""
        if self.result is not None or self.last_turn is not None:
            return None
        return self.do("call", {"last": self.game.state.turn + 1})

    def stop(self) -> Entry | None:
        """The game counts no more: a leader has settled it otherwise. None when it is over."""
        return None if self.result is not None else self.do("stop", {})

    def resume(self) -> Entry | None:
        """The game counts again: what a leader settled was taken back. None when nobody had stopped it."""
        return self.do("resume", {}) if self.stopped else None

    @property
    def stopped(self) -> bool:
        """Whether a leader has stopped the game, which may go on if that is taken back."""
        return self.ended is not None and self.ended.reason == STOPPED

    def going_on(self) -> None:
        if self.result is not None:
            raise Refused("The game is over.", 409)

    def no_offer(self) -> None:
        if self.offer is not None:
            raise Refused("There is an offer to be answered first.", 409)

    # --- the log ---------------------------------------------------------------------------------------------------

    def do(self, kind: str, data: dict[str, Any]) -> Entry:
        """Carry something out now. The entry also says which passes followed and what the clock showed."""
        if kind == "choose":
            if "back" in data:
                self.reopen(data["back"])
            self.reconsider(data["keys"])
            data["keys"] = self.play(data["side"], data["keys"], data.get("passing", False))
        else:
            self.carry_out(kind, data)
        if self.clock is not None and kind not in (
            "stops",
            "yields",
            "orders",
            "tick",
        ):  # a player's stops are nobody else's business
            self.run_clock()
            data["clock"] = self.clock.reading(self.now())
        self.count(kind, data)
        return kind, data

    def apply(self, kind: str, data: dict[str, Any]) -> None:
        """Carry out an entry of the log, as it was."""
        if kind == "choose":
            if "back" in data:
                self.reopen(data["back"])
            self.reconsider(data["keys"])
            self.replay(data["side"], data["keys"])
        else:
            self.carry_out(kind, data)
        if self.clock is not None and "clock" in data:
            self.clock.left = dict(data["clock"])
        self.count(kind, data)

    def reconsider(self, keys: Sequence[str]) -> None:
        """Somebody goes on instead of waiting for an answer: what was offered is so no more. Not where nobody sees that
        they go on: that an offer is gone would tell."""
        if not keys or not passes_unnoticed(self.game.state, keys[0]):
            self.offer = None

    def count(self, kind: str, data: dict[str, Any]) -> None:
        """One entry more. A choice answers a decision of its side; what is taken back changes everybody's."""
        self.entries += 1
        self.log_limits.count(kind, data)
        for side in OTHER:
            self.numbers[side] += kind == "undo" or (kind == "choose" and data["side"] == side)

    def carry_out(self, kind: str, data: dict[str, Any]) -> None:
        if kind == "undo":
            self.go_back(data["to"])
            self.ended = self.offer = None
        elif kind == "offer":
            back = data.get("to")
            self.offer = PendingOffer(data["kind"], data["by"], back, None if back is None else self.chosen_after(back))
        elif kind == "decline":
            self.offer = None
        elif kind == "draw":
            self.ended = Result(None, "draw by agreement")
        elif kind == "concede":
            self.ended = Result(OTHER[data["side"]], "concession")
        elif kind == "claim":
            self.ended = Result(data["side"], ABSENCE)
        elif kind == "time":
            self.ended = Result(OTHER[data["side"]], "time")
        elif kind == "call":
            self.last_turn = data["last"]
        elif kind == "stop":
            self.ended = Result(None, STOPPED)
        elif kind == "resume":
            self.ended = None
        elif kind == "tick":
            pass  # what the clock showed stands with it
        elif kind == "stops":
            self.stop_at(data["side"], data["windows"])
        elif kind == "yields":
            self.yields[data["side"]] = set(data["titles"])
        elif kind == "orders":
            self.orders[data["side"]] = {title: title in data["titles"] for title in self.orders[data["side"]]}
        else:
            raise RecordError(f"{kind!r} is not a kind of entry.")
        if self.result is not None:
            self.offer = None

    def begin(self) -> Entry | None:
        """The passes that are due before anybody is asked."""
        start = len(self.keys)
        self.pass_due()
        self.passed = len(self.keys) - start
        self.run_clock()
        if not self.passed:
            return None
        self.entries += 1
        return "choose", {"side": None, "keys": self.keys[start:]}

    def run_clock(self) -> None:
        if self.clock is not None:
            self.clock.run(self.decider, self.now())
