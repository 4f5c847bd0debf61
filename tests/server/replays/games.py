"""Games that were played, as the database would keep them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from datetime import UTC, datetime, timedelta
from functools import cache
from random import Random
from typing import Any

from netrunner.bots import BOTS, decide, worlds_of
from netrunner.decks import Deck
from netrunner.game import Game
from netrunner.server.live.options import GameOptions
from netrunner.server.live.record import LogEntry, StoredGame
from netrunner.server.storage.schema import EntryRow, GameRow, new_id
from tests.server.running_server import Running

START = datetime(2026, 3, 1, 20, 15, tzinfo=UTC)


@cache
def played(
    seed: int = 10,
    bot: str = "rookie",
    skip: bool = False,
    decks: tuple[str, str] = ("core-jinteki", "core-shaper"),
    points: int = 7,
) -> Game:
    """A game between two bots, to its end."""
    game = Game.start(Deck.load(decks[0]), Deck.load(decks[1]), seed, skip, points)
    number = 0
    while game.decision is not None:
        side = game.decision.side
        view = game.view(side)
        game.choose(decide(BOTS[bot], view, seed=seed, number=number, worlds=worlds_of(game, side)))
        number += 1
    return game


def positions(game: Game) -> Iterator[tuple[int, Game]]:
    """The positions of a game, each with how many choices have been made by then. It is one game that goes on."""
    record = game.record()
    going = Game.replay({**record, "choices": []})
    for number, key in enumerate(record["choices"]):
        yield number, going
        assert going.decision is not None
        going.choose(next(option for option in going.decision.options if option.key == key))
    yield len(record["choices"]), going


def part(game: Game, count: int) -> Game:
    """The same game after so many choices."""
    record = game.record()
    return Game.replay({**record, "choices": record["choices"][:count]})


def random_choices(game: Game, count: int, seed: int = 0) -> list[str]:
    """Play on at random; what was chosen."""
    chance = Random(seed)
    keys = []
    for _ in range(count):
        assert game.decision is not None
        option = chance.choice(game.decision.options)
        keys.append(option.key)
        game.choose(option)
    return keys


def entries(*parts: tuple[str, dict[str, Any]]) -> list[LogEntry]:
    return [
        LogEntry(number, kind, data, START + timedelta(seconds=5 * number)) for number, (kind, data) in enumerate(parts)
    ]


def choose(keys: Iterable[str]) -> tuple[str, dict[str, Any]]:
    return "choose", {"side": None, "keys": list(keys)}


def stored(game: Game, *parts: tuple[str, dict[str, Any]], ended: tuple[str | None, str] | None = None) -> StoredGame:
    """A finished game with these entries; those of the game itself when none are given."""
    record = game.record()
    result = game.result
    if ended is None:
        assert result is not None
        ended = (result.winner, result.reason)
    log = entries(*(parts or (choose(record["choices"]),)))
    row = GameRow(
        id=new_id(),
        created_at=START,
        finished_at=START + timedelta(minutes=33),
        setup={key: value for key, value in record.items() if key != "choices"},
        salt="5a17",
        options={"game": GameOptions().model_dump(), "bots": {}},
        corp_name="Ada",
        runner_name="Bob",
        corp_identity=record["corp"]["identity"],
        runner_identity=record["runner"]["identity"],
        status="finished",
        winner=ended[0],
        reason=ended[1],
        turns=game.state.turn,
    )
    return StoredGame(row, log)


def put(server: Running, game: StoredGame, **changes: Any) -> str:
    """Put a game into a server's database; its id."""
    for name, value in changes.items():
        setattr(game.row, name, value)

    async def write() -> None:
        async with server.app.state.database.begin() as session:
            session.add(game.row)
            await session.flush()
            for entry in game.entries:
                session.add(
                    EntryRow(game_id=game.row.id, number=entry.number, kind=entry.kind, data=entry.data, at=entry.at)
                )

    game_id = game.row.id
    server.run(write())
    return game_id
