"""The history of a game: the choices of both sides, automatic passes, and going back to an earlier one. No I/O."""

from __future__ import annotations

from collections import deque
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any, Final

from netrunner.engine.frame import O_NO, O_PASS, Option
from netrunner.engine.phrase import Voice, say
from netrunner.engine.price import price_of
from netrunner.engine.reaction import Reaction
from netrunner.engine.reason import RecordError
from netrunner.engine.state import State
from netrunner.engine.terms import DECK, HAND, SIDES
from netrunner.engine.turn import Turn
from netrunner.engine.window import Window, paused, unrecorded_pause
from netrunner.game import Game, Result
from netrunner.server.errors import Refused
from netrunner.server.live.alike_options import any_copy
from netrunner.server.live.choice_labels import Chosen, look
from netrunner.server.live.shortcuts import Shortcut
from netrunner.server.live.standing_orders import first_orders, ordered
from netrunner.server.live.stops import (
    AFTER_ACTION,
    DEFAULTS,
    declinable,
    declined_unrezzed,
    lets_subroutines_fire,
    passes,
    passes_for_bot,
    passes_unnoticed,
    tempting,
    unasked,
)
from netrunner.server.live.trigger_order import any_order

OTHER: Final = {"corp": "runner", "runner": "corp"}
REMEMBERED: Final = 24  # positions kept for undo; further back the game is replayed from a milestone
MILESTONE: Final = 100  # choices between two positions that are kept to the end: no more are ever replayed to go back
LONGEST: Final = 20_000  # choices in a game
DECLINED: Final = "no:"
"""How the key of a question that was declined begins."""
PASSED: Final = "pass:"
"""How the key of a pass begins."""
QUIET: Final = {"pass", "credit", "draw"}  # what an opponent does that nobody needs to answer
RUNS_ON: Final = "continue"  # no line of the log says so, but the next ice, or what is in the server, may be rezzed now


@dataclass(frozen=True, slots=True)
class SeatHolder:
    """Who sits on a side."""

    name: str
    account: str | None
    bot: str | None = None


@dataclass(frozen=True, slots=True)
class UndoPoint:
    """A choice that a player made: how many choices came before it."""

    side: str
    before: int


@dataclass(frozen=True, slots=True)
class PassedWindow:
    """A window of a player's own turn that has been passed, though there was something to do in it."""

    side: str
    before: int
    """How many choices came before the pass."""
    game: Game
    """The game as it stood then."""


@dataclass(frozen=True, slots=True)
class RestOfShortcut:
    """What is left to choose of a shortcut while the other side is asked something."""

    side: str
    keys: tuple[str, ...]


class GameHistory:
    """A game between two seats, choice by choice."""

    def __init__(self, setup: dict[str, Any], seats: dict[str, SeatHolder]) -> None:
        self.setup = setup
        self.seats = seats
        self.game = Game.replay({**setup, "choices": []}, beats=True)
        self.keys: list[str] = []
        self.passed = 0
        """How many passes followed of themselves from the choices that were made last."""
        self.stops = {side: set(DEFAULTS[side]) for side in OTHER}
        self.heeded = {side: set(stops) for side, stops in self.stops.items()}
        """The stops that hold. What the Runner changes about `AFTER_ACTION` holds from the next action on: else they
        would find out whether the Corp is asked there just now."""
        self.yields: dict[str, set[str]] = {side: set() for side in OTHER}
        """The titles of cards about which a player does not want to be asked in windows."""
        self.orders = {side: first_orders(self.game.state, SIDES.index(side)) for side in OTHER}
        """Which cards that only their player knows are used when their chance comes, by title."""
        self.passing: dict[str, bool] = dict.fromkeys(OTHER, False)
        self.declined: set[str] = set()
        """Against a bot: what the player has passed on, which is not offered again in the same turn."""
        self.passed_window: PassedWindow | None = None
        """Against a bot: the last window before this decision, while nothing but passes has come after it."""
        self.rest: RestOfShortcut | None = None
        self.marks: list[UndoPoint] = []
        self.positions: deque[tuple[int, Game]] = deque(maxlen=REMEMBERED)
        self.milestones: list[Game] = [self.game.clone()]

    @property
    def casual(self) -> bool:
        """Against a bot, where choices can be taken back freely."""
        return any(seat.bot is not None for seat in self.seats.values())

    @property
    def result(self) -> Result | None:
        """How it ended by the rules."""
        return self.game.result

    @property
    def decider(self) -> str | None:
        if self.result is not None or self.game.decision is None:
            return None
        return self.game.decision.side

    def play(self, side: str, keys: Sequence[str], passing: bool) -> list[str]:
        """Make a side's choices and the passes that follow; every key that was chosen."""
        if len(self.keys) >= LONGEST:
            raise Refused("The game has become too long to go on: concede, or agree to a draw.", 409)
        start, said = len(self.keys), self.game.state.log
        self.remember(side)
        self.heed(keys)
        self.decline(keys)
        if self.rest is not None and (side == self.rest.side or any(kind_of(key) != "pass" for key in keys)):
            self.rest = None
        try:
            for place, key in enumerate(keys):
                if place and self.decider == OTHER[side]:
                    self.rest = RestOfShortcut(side, tuple(keys[place:]))
                    break
                self.choose_key(key)
        except RecordError as error:
            self.go_back(start)
            raise Refused(str(error), 409) from error
        if not passing:
            self.passing[side] = False
            happened = self.game.state.log is not said  # to decline what nobody knows of is nothing
            kinds = {kind_of(key) for key in keys}
            if RUNS_ON in kinds or (happened and not kinds <= QUIET):
                self.passing[OTHER[side]] = False
        made = len(self.keys)
        self.pass_due()
        self.passed = len(self.keys) - made
        return self.keys[start:]

    def pass_due(self) -> None:
        """Make every pass that is made for a player, and go on with a shortcut when the other side has declined."""
        while (option := self.next_of_shortcut()) is not None or (option := self.passed_for()) is not None:
            self.choose_option(option)

    def next_of_shortcut(self) -> Option | None:
        """The next choice of a shortcut that had to wait for the other side; None where it cannot go on as it was."""
        rest = self.rest
        if rest is None or self.decider != rest.side:
            return None
        option = next((option for option in self.game.state.options if option.key == rest.keys[0]), None)
        self.rest = RestOfShortcut(rest.side, rest.keys[1:]) if option is not None and rest.keys[1:] else None
        return option

    def decline(self, keys: Sequence[str]) -> None:
        """Keep in mind what is passed on, where taking back is free: there nothing is lost by not being asked again."""
        state = self.game.state
        if self.casual and list(keys) == [state.options[0].key]:
            self.declined |= declinable(state)

    def replay(self, side: str | None, keys: Sequence[str]) -> None:
        if side is not None:
            self.remember(side)
        self.heed(keys)
        for key in keys:
            self.choose_key(key)

    def stop_at(self, side: str, windows: Collection[str]) -> None:
        """In which windows a side wants to be asked from now on."""
        self.stops[side] = set(windows)
        late = {AFTER_ACTION} if side == "runner" else set()
        self.heeded[side] = (self.stops[side] - late) | (self.heeded[side] & late)

    def heed(self, keys: Sequence[str]) -> None:
        """Something is about to be done: if everybody will see it, all stops hold from now on."""
        if not keys or not passes_unnoticed(self.game.state, keys[0]):
            self.heeded = {side: set(stops) for side, stops in self.stops.items()}

    def remember(self, side: str) -> None:
        self.marks.append(UndoPoint(side, len(self.keys)))
        self.positions.append((len(self.keys), self.game.clone()))

    def choose_key(self, key: str) -> None:
        state = self.game.state
        if unrecorded_pause(state, key):
            self.choose_option(state.options[0])
        option = None if state.reason else next((option for option in state.options if option.key == key), None)
        if option is None:
            raise RecordError(f"{key!r} is not legal after {len(self.keys)} choices.")
        self.choose_option(option)

    def choose_option(self, option: Option) -> None:
        self.keep_window(option)
        self.game.choose(option)
        self.keys.append(option.key)
        if len(self.keys) % MILESTONE == 0:
            self.milestones.append(self.game.clone())

    def keep_window(self, option: Option) -> None:
        """Keep in mind the window that is about to be passed. Where taking back is free, it may be opened again until
        something else has happened."""
        if option.kind != O_PASS:
            self.passed_window = None
            return
        side, state = self.decider, self.game.state
        if side is None or not self.casual or self.seats[side].bot is not None:
            return
        if side == SIDES[state.active] and declinable(state):
            self.passed_window = PassedWindow(side, len(self.keys), self.game.clone())

    def reopened(self) -> list[Shortcut]:
        """What whoever is about to take an action could do in the window that was passed just before."""
        window = self.passed_window
        if window is None or self.decider != window.side or not isinstance(self.game.state.stack[-1], Turn):
            return []
        state = window.game.state
        state.label_options()
        return [
            Shortcut(
                "window",
                option.label,
                (option.key,),
                state.cards[option.card].instance,
                cost=cost_words(state, option),
                back=window.before,
            )
            for option in state.options
            if option.card >= 0 and tempting(state, option)
        ]

    def reopen(self, before: int) -> None:
        """Go back to a window that was passed. What has been declined stays so."""
        declined = set(self.declined)
        self.go_back(before)
        self.declined = declined

    def passed_for(self) -> Option | None:
        """The pass that is made for the player who has the opportunity to act; None when they are to be asked."""
        side = self.decider
        if side is None:
            return None
        state, bot = self.game.state, self.seats[side].bot is not None
        if self.casual and not bot and paused(state.options):
            return state.options[0]  # asked only so that the pause tells nothing, which a bot does not listen to
        if not isinstance(state.stack[-1], Window):
            done = self.again_for_bot() if bot else unasked(state, self.heeded[side], self.casual)
            if done is None and (bot or not self.casual):
                done = ordered(state, self.orders[side])
            if done is None and not bot:
                done = any_order(state, self.casual) or any_copy(state)
            if done is None:
                self.passing[side] = False
            return done
        first = state.options[0]
        if first.kind != O_PASS:
            return None
        if bot:
            return first if passes_for_bot(state) else None
        if self.passing[side] and lets_subroutines_fire(state):
            self.passing[side] = False
        if self.passing[side]:
            return first
        if passes(state, self.heeded[side], self.heeded[OTHER[side]], self.casual, self.yields[side]):
            return first
        offered = declinable(state)
        return first if offered and offered <= self.declined else None

    def again_for_bot(self) -> Option | None:
        """What a bot is asked about a second piece of unrezzed ice, it answers as about the first: who waits sees one
        pause, however many pieces there are."""
        state = self.game.state
        frame = state.stack[-1]
        if not isinstance(frame, Reaction):
            return None
        asked_before = any(key.startswith(DECLINED) for key in self.keys[-2:])
        if frame.asks_of_unrezzed(state):
            return next(option for option in state.options if option.kind == O_NO) if asked_before else None
        return declined_unrezzed(state, frame)

    def cancellable(self, side: str) -> bool:
        """Whether a side can take its last choice back without asking: it is still being carried out, the other has not
        chosen since, and nothing has been seen or left to chance. What was paid comes back. A card that the Runner has
        begun to install is revealed by the rules; the Corp is told of it as it comes onto the table."""
        if not self.marks or self.marks[-1].side != side or not self.positions or self.result is not None:
            return False
        before, then = self.positions[-1]
        if before != self.marks[-1].before or self.decider != side:
            return False
        was, now = then.state, self.game.state
        return (
            (now.log is was.log or len(now.stack) > len(was.stack))
            and only_paid(was, now)
            and now.order_stamp == was.order_stamp
            and not any(option.card >= 0 and now.cards[option.card].zone == DECK for option in now.options)
            and all(
                card.known == other.known or (card.zone == other.zone == HAND and now.log is was.log)
                for card, other in zip(now.cards, was.cards, strict=True)
            )
        )

    @property
    def begun(self) -> bool:
        """Whether the last choice that was made began something: a pass does not, and is not "cancelled"."""
        return bool(self.marks) and not self.keys[self.marks[-1].before].startswith(PASSED)

    def chosen_after(self, count: int) -> Chosen | None:
        """The choice that was made after so many, as it looked then; None when that is not remembered."""
        for before, then in self.positions:
            if before == count and count < len(self.keys):
                option = next((option for option in then.state.options if option.key == self.keys[count]), None)
                return None if option is None else look(then.state, option)
        return None

    def go_back(self, to: int) -> None:
        """To the position after so many choices."""
        if not 0 <= to <= len(self.keys):
            raise RecordError(f"There are {len(self.keys)} choices: {to} cannot be gone back to.")
        while self.positions and self.positions[-1][0] > to:
            self.positions.pop()
        if self.positions and self.positions[-1][0] == to:
            self.game = self.positions.pop()[1]
        elif self.passed_window is not None and self.passed_window.before == to:
            self.game = self.passed_window.game
        else:
            self.game = self.milestones[to // MILESTONE].clone()
            for key in self.keys[to - to % MILESTONE : to]:
                self.game.choose(next(option for option in self.game.state.options if option.key == key))
        del self.keys[to:]
        del self.milestones[to // MILESTONE + 1 :]
        self.marks = [mark for mark in self.marks if mark.before < to]
        self.passing = dict.fromkeys(OTHER, False)
        self.declined.clear()
        self.passed_window = None
        self.rest = None


def kind_of(key: str) -> str:
    return key.partition(":")[0]


def cost_words(g: State, option: Option) -> str | None:
    """What an option costs whoever decides."""
    cost = price_of(g, option)
    return None if cost is None else say(cost, Voice(g.decider()))


PAYING: Final = ("use", "click", "gain", "lose")
"""Beats of things that come back when they are taken back, and that showed nobody anything."""


def only_paid(was: State, now: State) -> bool:
    """Whether all that happened between two positions is that something was used and paid for: every line of the log
    since then is told of by a beat that says so."""
    told: set[int] = set()
    beat = now.beats
    while beat is not was.beats:
        if beat is None or beat.kind not in PAYING:
            return False
        told.add(beat.line + (beat.kind == "gain"))  # credits are gained before it is said
        beat = beat.previous
    before = 0 if was.log is None else was.log.count
    after = 0 if now.log is None else now.log.count
    return all(line in told for line in range(before + 1, after + 1))
