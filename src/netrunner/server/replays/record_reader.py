"""Records from elsewhere: read, bounded, and played through before anything is kept.

Three files can be brought: a record that was downloaded here, a game that `netrunner play` saved, and a replay of
`netrunner simulate`. All of them hold what `Game.record` gives.
"""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Annotated, Any, Final

from pydantic import BaseModel, Field, StringConstraints, ValidationError

from netrunner.bot_names import BOT_NAMES
from netrunner.engine.reason import EngineError, RecordError
from netrunner.engine.terms import Side
from netrunner.engine.window import Window, paused, unrecorded_pause, worthless
from netrunner.game import Game, Result, not_legal
from netrunner.server.invisible_characters import STRIP_INVISIBLE
from netrunner.server.library.deck_size import MOST_CARDS
from netrunner.server.live.game_history import LONGEST
from netrunner.server.live.match import ABSENCE, STOPPED, TIME_CALLED
from netrunner.server.replays.ending import AGREED, UNFINISHED

SAVED_KIND: Final = "netrunner game"
MOST_SECONDS: Final = 5.0
"""How long a record may take to be played through."""
WON: Final = frozenset({"concession", "time", ABSENCE, TIME_CALLED})
DRAWN: Final = frozenset({AGREED, STOPPED, TIME_CALLED})
"""What can end a game before the rules do, with a winner and without one."""

Title = Annotated[str, StringConstraints(min_length=1, max_length=100)]
Key = Annotated[str, StringConstraints(min_length=1, max_length=80)]
Name = Annotated[str, StringConstraints(min_length=1, max_length=40, strip_whitespace=True), STRIP_INVISIBLE]


class RecordDeck(BaseModel):
    """A side's deck in a record."""

    identity: Title
    cards: Annotated[dict[Title, Annotated[int, Field(strict=True, ge=1, le=99)]], Field(max_length=MOST_CARDS)]


class RecordNames(BaseModel):
    corp: Name
    runner: Name


class RecordResult(BaseModel):
    winner: Side | None
    reason: Annotated[str, StringConstraints(min_length=1, max_length=80)]


class ForeignRecord(BaseModel):
    """What we read of a record. What else it holds is left aside."""

    version: int
    corp: RecordDeck
    runner: RecordDeck
    seed: Annotated[int, Field(strict=True, ge=-(2**64), le=2**260)]
    skip_empty_windows: bool = False
    points_to_win: Annotated[int, Field(strict=True, ge=1, le=7)] = 7
    choices: Annotated[list[Key], Field(max_length=LONGEST)]
    players: RecordNames | None = None
    result: RecordResult | None = None


@dataclass(frozen=True, slots=True)
class ReadRecord:
    """A record that makes sense."""

    setup: dict[str, Any]
    choices: list[str]
    names: dict[str, str]
    result: Result
    turns: int


def read_upload(data: dict[str, Any], uploader: str) -> ReadRecord:
    """The game in a file. `RecordError` says what is wrong with one that holds none."""
    names = {"corp": "Corp", "runner": "Runner"}
    content: Any = data
    if data.get("kind") == SAVED_KIND:
        names = saved_names(data, uploader)
        content = data.get("record")
    if not isinstance(content, dict):
        raise RecordError("The saved game holds no record.")
    try:
        record = ForeignRecord.model_validate(content)
    except ValidationError as error:
        raise RecordError(first_fault(error)) from None
    for side, deck in (("corp", record.corp), ("runner", record.runner)):
        if sum(deck.cards.values()) > MOST_CARDS:
            raise RecordError(f"The record's {side} deck has more than {MOST_CARDS} cards.")
    if record.players is not None:
        names = record.players.model_dump()
    return played_through(record, names)


def saved_names(data: dict[str, Any], uploader: str) -> dict[str, str]:
    """Who played a game that was saved in the terminal: the person on one side, a bot on the other."""
    name = data.get("bot")
    bot = f"{name.title()} bot" if name in BOT_NAMES else "Bot"
    if data.get("side") == "corp":
        return {"corp": uploader, "runner": bot}
    return {"corp": bot, "runner": uploader}


def first_fault(error: ValidationError) -> str:
    first = error.errors()[0]
    where = ".".join(str(part) for part in first["loc"]) or "the record"
    if first["type"] == "missing":
        return f"The record lacks {where}."
    return f"The record cannot be read at {where[:80]}: {first['msg']}."


def played_through(record: ForeignRecord, names: dict[str, str]) -> ReadRecord:
    data = record.model_dump(exclude={"players", "result"})
    try:
        deadline = time.monotonic() + MOST_SECONDS
        replayed(data, deadline)
        game = open_windows(data, deadline)
    except EngineError as error:
        raise RecordError(f"The record's game cannot be played: {error}") from error
    whole = game.record()
    return ReadRecord(
        setup={key: value for key, value in whole.items() if key != "choices"},
        choices=whole["choices"],
        names=names,
        result=game.result or said_result(record),
        turns=game.state.turn,
    )


def said_result(record: ForeignRecord) -> Result:
    """How a game ended that the rules did not end, as its record says."""
    said = record.result
    if said is not None and said.reason in (DRAWN if said.winner is None else WON):
        return Result(said.winner, said.reason)
    return Result(None, UNFINISHED)


def replayed(record: dict[str, Any], deadline: float) -> Game:
    """The game of a record, played as it was."""
    game = Game.replay({**record, "choices": []})
    for number, key in enumerate(record["choices"], 1):
        make(game, key, f"Choice {number} ({key!r}) is not legal there", deadline)
    return game


def make(game: Game, key: str, objection: str, deadline: float) -> None:
    """Make a choice of a record."""
    if time.monotonic() > deadline:
        raise RecordError(f"The record takes more than {MOST_SECONDS:g} seconds to play through.")
    state = game.state
    if state.reason:
        raise RecordError(f"{key!r} comes after the end of the game.")
    if unrecorded_pause(state, key):
        game.choose(0)
    option = next((option for option in state.options if option.key == key), None)
    if option is None:
        raise not_legal(game, objection)
    game.choose(option)


def open_windows(record: dict[str, Any], deadline: float) -> Game:
    """The same game with every window open: where one was skipped because a side had nothing to do, the side passes.

    Live games keep every window, so that a game from elsewhere can be played on.
    """
    skipped = bool(record["skip_empty_windows"])
    game = Game.replay({**record, "skip_empty_windows": False, "choices": []})
    for key in record["choices"]:
        if skipped:
            pass_empty(game)
        make(game, key, f"{key!r} is not legal once every window is open", deadline)
    if skipped:
        pass_empty(game)
    return game


def pass_empty(game: Game) -> None:
    state = game.state
    while not state.reason and (
        paused(state.options) or (isinstance(state.stack[-1], Window) and worthless(state.options))
    ):
        game.choose(0)
