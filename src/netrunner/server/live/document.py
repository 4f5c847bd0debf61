"""The document of a match as one perspective sees it: what `wire.Room` describes, as plain data.

Everything comes from `Game.view` and the redacted log: what the perspective may not know is not in it. The number of
the decision is told only to the seat that has it and counts only its choices, so that passes that nobody sees are not
betrayed by a counter.
"""

from __future__ import annotations

import hashlib
from datetime import UTC, datetime
from functools import lru_cache
from typing import Any, Final, cast

from netrunner.engine.beat import COUNTED_ONLY, TURNS_TOLD, Beat
from netrunner.engine.card_view import SeenCards
from netrunner.engine.log import LogEntry
from netrunner.engine.state import State
from netrunner.engine.view import MASKS
from netrunner.game import Game
from netrunner.server.library.symbols import marked_cost
from netrunner.server.live.match import Match
from netrunner.server.live.summary import summary

Data = dict[str, Any]
SEATS: Final = ("corp", "runner")
TURN: Final = "turn"


@lru_cache(maxsize=1024)  # of the games that are in memory: it is part of every document
def commitment(seed: int, salt: str) -> str:
    """What is shown before the game and can be checked after it."""
    return hashlib.sha256(f"{seed}:{salt}".encode()).hexdigest()


class LogLines:
    """The log as one perspective reads it, brought up to date line by line."""

    def __init__(self, perspective: str) -> None:
        self.mask = MASKS[perspective]
        self.reader = SEATS.index(perspective) if perspective in SEATS else -1
        self.last: LogEntry | None = None
        self.lines: list[Data] = []
        self.beats = BeatList(perspective)
        self.seen = SeenCards()

    def read(self, state: State) -> list[Data]:
        """Every line so far: the same list when nothing is new. What was taken back is no longer part of it."""
        newest = state.log
        if newest is self.last:
            return self.lines
        fresh: list[Data] = []
        entry = newest
        while entry is not None and entry is not self.last:
            fresh.append(line_of(entry, self.mask, self.reader))
            entry = entry.previous
        fresh.reverse()
        kept = 0 if entry is None else len(self.lines)
        marked(fresh, state.beats, kept)
        self.lines = self.lines[:kept] + fresh
        self.last = newest
        return self.lines


def line_of(entry: LogEntry, mask: int, reader: int) -> Data:
    """A line for one reader. Where it does not speak to them, its text is the same object that others read: lines take
    much of a game's memory."""
    line = cast(Data, entry.data(mask, reader))
    sentence = entry.render(mask)
    if line["text"] == sentence:
        line["text"] = sentence
    return line


def marked(lines: list[Data], newest: Beat | None, before: int) -> None:
    """Say of each line what kind of thing it tells of: that of the first beat after it. A turn announces itself: its
    beat comes before its line, and says nothing of the one before."""
    beat = newest
    while beat is not None:
        at = beat.line - before - (beat.kind != "gain")  # credits are gained before it is said
        if at < 0:
            return
        if beat.kind not in (COUNTED_ONLY, TURN):
            told = beat.amount if beat.kind == "draw" else 1  # a line for each card that was drawn
            for line in lines[max(0, at - told + 1) : at + 1]:
                if line.get("kind") != TURN:
                    line["kind"] = beat.kind
        beat = beat.previous


class BeatList:
    """What happened lately, as one perspective may know it, brought up to date beat by beat."""

    def __init__(self, perspective: str) -> None:
        self.mask = MASKS[perspective]
        self.last: Beat | None = None
        self.since = 0
        self.told: list[Data] = []

    def read(self, state: State) -> list[Data]:
        """The beats of the last turns: the same list when nothing is new. What was taken back is no longer part of
        it."""
        newest, since = state.beats, state.turn - TURNS_TOLD + 1
        if newest is self.last and since == self.since:
            return self.told
        known = self.last if since >= self.since else None
        fresh: list[Data] = []
        beat = newest
        while beat is not None and beat is not known and beat.turn >= since:
            if beat.kind != COUNTED_ONLY:
                fresh.append(cast(Data, beat.data(self.mask)))
            beat = beat.previous
        fresh.reverse()
        kept = [] if beat is None or beat is not known else self.told
        if since > self.since:
            kept = [data for data in kept if data["turn"] >= since]
        self.told, self.last, self.since = kept + fresh, newest, since
        return self.told


def seat(match: Match, side: str, around: Data) -> Data:
    sitting = match.seats[side]
    here = around["here"][side] or bool(sitting.bot)
    gone = None if here else around.get("gone", {}).get(side)
    return {"name": sitting.name, "account": sitting.account, "bot": sitting.bot, "here": here, "gone": gone}


def clock(match: Match) -> Data | None:
    if match.clock is None:
        return None
    running = match.clock.running
    since = datetime.fromtimestamp(match.clock.since, UTC).isoformat()
    return {**match.clock.left, "running": running, "since": since}


def result(match: Match) -> Data | None:
    ended = match.result
    return None if ended is None else {"winner": ended.winner, "reason": ended.reason}


def offer(match: Match, perspective: str) -> Data | None:
    """Not how far an undo goes back: that number would count the passes that nobody sees."""
    made = match.offer
    if made is None:
        return None
    data = {"kind": made.kind, "by": made.by}
    if made.what is not None:
        data["what"] = made.what.words(match.game.state, MASKS[perspective])
    return data


def shortcuts(match: Match) -> list[Data]:
    """What whoever has to decide can do in one click."""
    match.search_again()
    return [
        {
            "index": index,
            "kind": way.kind,
            "label": way.label,
            "card": way.card,
            "subroutine": way.subroutine,
            "credits": way.credits,
            "left": way.left,
            "cards": list(way.cards),
            "counters": way.counters,
            "lost": list(way.lost),
            "payers": list(way.payers),
            "clicks": way.clicks,
            "count": way.count,
            "cost": None if way.cost is None else marked_cost(way.cost),
        }
        for index, way in enumerate(match.shortcuts())
    ]


def break_shortfalls(match: Match) -> list[Data]:
    """What the Runner lacks to break subroutines."""
    return [
        {"subroutine": way.subroutine, "credits": way.credits, "cards": list(way.cards)}
        for way in match.break_shortfalls()
    ]


def advice(match: Match, around: Data) -> int | None:
    """The option that is advised to whoever has to decide."""
    key = around.get("advice")
    if key is None:
        return None
    return next((index for index, option in enumerate(match.game.state.options) if option.key == key), None)


def seen_by(game: Game, perspective: str, seen: SeenCards | None = None) -> Data:
    """The game as a perspective sees it, with the symbols of costs as markers. `seen`: its cards as they were last."""
    view = game.view(perspective, log=False, seen=seen)
    for option in (view["decision"] or {}).get("options", ()):
        if "cost" in option:
            option["cost"] = marked_cost(option["cost"])
    return view


def told(state: State, perspective: str) -> list[Data]:
    """What happened lately, as a perspective may know it."""
    return BeatList(perspective).read(state)


def shown_at_the_end(match: Match, mine: str | None) -> bool:
    """Whether hands and facedown cards are shown when the game is over: to the players, and to whoever may see its
    replay. Where decklists are closed, who watches may be the next opponent, and nobody sees it yet."""
    return not match.options.closed and (mine is not None or not match.options.private)


def heard(around: Data, *, to_players: bool) -> list[Data]:
    """What was said at the table. Those who watch talk among themselves while the game goes on: players get no
    advice."""
    said: list[Data] = around["chat"]
    watching: list[Data] = around.get("watching", [])
    return said if to_players or not watching else sorted([*said, *watching], key=lambda line: str(line["at"]))


def past(now: Data, game: Game, perspective: str) -> Data:
    """An earlier position as a perspective saw it then, in the place of the present one: only to be looked at."""
    view = seen_by(game, perspective)
    view["decision"] = None
    return {
        **now,
        "view": view,
        "log": LogLines(perspective).read(game.state),
        "beats": told(game.state, perspective),
        "decision": None,
        "shortcuts": [],
        "break_shortfalls": [],
        "offer": None,
        "cancel": False,
        "advice": None,
        "result": None,
        "summary": None,
    }


def document(match: Match, perspective: str, lines: LogLines, salt: str, around: Data) -> Data:
    """The whole document. `around`: who is here and what was said, as the room knows it."""
    mine = perspective if perspective in SEATS else None
    over = match.result is not None
    done = over and not match.stopped  # what a leader stopped may go on: it stays as closed as before
    asked = mine is not None and match.decider == mine
    everything = done and shown_at_the_end(match, mine)
    view = seen_by(match.game, "both") if everything else seen_by(match.game, perspective, lines.seen)
    if over:
        view["side"] = perspective
        view["decision"] = None
    return {
        "id": match.id,
        "perspective": perspective,
        "seat": mine,
        "corp": seat(match, "corp", around),
        "runner": seat(match, "runner", around),
        "spectators": around["spectators"],
        "view": view,
        "log": lines.read(match.game.state),
        "beats": lines.beats.read(match.game.state),
        "chat": heard(around, to_players=mine is not None and not done),
        "decision": match.number if asked else None,
        "shortcuts": shortcuts(match) if asked else [],
        "break_shortfalls": break_shortfalls(match) if asked else [],
        "clock": clock(match),
        "offer": offer(match, perspective),
        "cancel": mine is not None and asked and match.cancellable(mine) and match.begun,
        "result": result(match),
        "summary": summary(match.game.state) if done else None,
        "last_turn": match.last_turn,
        "commitment": commitment(match.setup["seed"], salt),
        "seed": str(match.setup["seed"]) if done and not match.options.closed else None,
        "salt": salt if done and not match.options.closed else None,
        "points_to_win": match.options.points_to_win,
        "guided": match.options.guided,
        "advice": advice(match, around) if asked else None,
        "casual": match.casual,
        "stops": sorted(match.stops[mine]) if mine is not None else [],
        "yields": sorted(match.yields[mine]) if mine is not None else [],
        "orders": dict(sorted(match.orders[mine].items())) if mine is not None and not match.casual else {},
        "table": around["table"],
        "event": match.options.event,
        "closed": match.options.closed,
    }
