"""Games as they are looked at: lists, what is public about one, replays, records, transcripts, playing on."""

from __future__ import annotations

import gzip
from typing import Annotated, Final

from fastapi import APIRouter, Depends, Query, Request, Response, status
from fastapi.responses import PlainTextResponse

from netrunner.server.dependencies import Storage
from netrunner.server.errors import refusals
from netrunner.server.live.host import Host
from netrunner.server.live.wire import GameStatus
from netrunner.server.lobby.tables import Tables
from netrunner.server.ratings.ranking import change_by
from netrunner.server.ratings.wire import GameRating
from netrunner.server.replays.listing import Between, Filters, describe_game, list_games
from netrunner.server.replays.permissions import demand_replay, missing
from netrunner.server.replays.play_on import play_on
from netrunner.server.replays.record import record_of
from netrunner.server.replays.record_import import delete_import, import_record
from netrunner.server.replays.replay_cache import ReplayCache
from netrunner.server.replays.transcript import write_transcript
from netrunner.server.replays.wire import (
    Cursor,
    GameList,
    GameMeta,
    GameRecord,
    Name,
    PlayedOn,
    PlayOn,
    Replay,
    Title,
    Upload,
    Uploaded,
)
from netrunner.server.security.client_address import address_of
from netrunner.server.sessions.dependencies import SomeAccount, Visitor
from netrunner.server.wire import Id, Perspective

router = APIRouter(prefix="/api", tags=["games"])
TEXT: Final = {"content": {"text/plain": {"schema": {"type": "string"}}}}


def host_of(request: Request) -> Host:
    host: Host = request.app.state.host
    return host


def cache_of(request: Request) -> ReplayCache:
    cache: ReplayCache = request.app.state.replay_cache
    return cache


LiveHost = Annotated[Host, Depends(host_of)]
Replays = Annotated[ReplayCache, Depends(cache_of)]


@router.get("/games", responses=refusals(401))
async def games(
    visitor: Visitor,
    database: Storage,
    status: Annotated[GameStatus | None, Query()] = None,
    player: Annotated[Name | None, Query()] = None,
    identity: Annotated[Title | None, Query()] = None,
    between: Annotated[Between, Query()] = "anybody",
    mine: Annotated[bool, Query()] = False,
    after: Annotated[Cursor | None, Query()] = None,
    count: Annotated[int, Query(ge=1, le=100)] = 30,
) -> GameList:
    """Games to look at, newest first: those that go on and may be watched, and finished ones."""
    return await list_games(database, visitor, Filters(status, player, identity, between, mine), after, count)


@router.get("/games/{game}", responses=refusals(404))
async def game_meta(game: Id, visitor: Visitor, database: Storage) -> GameMeta:
    """What is public about a game. Seed and salt are shown when it is over."""
    meta = await describe_game(database, game, visitor)
    if meta is None:
        raise missing()
    return meta


@router.get(
    "/games/{game}/replay/{perspective}", response_model=Replay, responses=refusals(403, 404, 409, 410) | {304: {}}
)
async def replay(
    game: Id, perspective: Perspective, request: Request, visitor: Visitor, database: Storage, cache: Replays
) -> Response:
    """A finished game as one perspective saw it."""
    stored = await demand_replay(database, game, visitor)
    written = await cache.replay(stored, perspective)
    headers = {"ETag": f'"{written.tag}"', "Cache-Control": "private, no-cache", "Vary": "Accept-Encoding, Cookie"}
    if written.tag in request.headers.get("if-none-match", ""):
        return Response(status_code=status.HTTP_304_NOT_MODIFIED, headers=headers)
    body = written.body
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["Content-Encoding"] = "gzip"
    else:
        body = gzip.decompress(body)
    return Response(body, media_type="application/json", headers=headers)


@router.get("/games/{game}/record", response_model=GameRecord, responses=refusals(403, 404, 409))
async def record(game: Id, visitor: Visitor, database: Storage) -> Response:
    """A finished game for other programs, to be kept: `Game.replay` takes it, and it can be brought back here."""
    stored = await demand_replay(database, game, visitor)
    headers = {"Content-Disposition": f'attachment; filename="netrunner-{game}.json"'}
    return Response(record_of(stored).model_dump_json(indent=1), media_type="application/json", headers=headers)


@router.get("/games/{game}/rating", responses=refusals(404))
async def rating(game: Id, visitor: Visitor, database: Storage) -> GameRating:
    """What a finished game did to the ratings of its players."""
    if await describe_game(database, game, visitor) is None:
        raise missing()
    return await change_by(database, game)


@router.get(
    "/games/{game}/transcript",
    response_class=PlainTextResponse,
    responses=refusals(403, 404, 409, 410) | {200: {"description": "The transcript.", **TEXT}},
)
async def transcript(game: Id, visitor: Visitor, database: Storage, cache: Replays) -> PlainTextResponse:
    """A finished game to read."""
    stored = await demand_replay(database, game, visitor)
    text = await cache.show(write_transcript, stored)
    headers = {"Content-Disposition": f'attachment; filename="netrunner-{game}.txt"'}
    return PlainTextResponse(text, headers=headers)


@router.post("/games/records", status_code=201, responses=refusals(403, 409, 413))
async def upload(upload: Upload, account: SomeAccount, database: Storage, cache: Replays) -> Uploaded:
    """Bring a record from elsewhere, to look at it as a replay."""
    return Uploaded(game=await import_record(database, cache, account, upload))


@router.delete("/games/{game}", status_code=204, responses=refusals(403, 404))
async def delete(game: Id, account: SomeAccount, database: Storage, cache: Replays) -> None:
    """Forget a game that was brought from elsewhere."""
    await delete_import(database, account, game)
    cache.forget(game)


@router.post("/games/{game}/play-on", status_code=201, responses=refusals(403, 404, 409, 429))
async def go_on(
    game: Id,
    wish: PlayOn,
    account: SomeAccount,
    database: Storage,
    host: LiveHost,
    cache: Replays,
    request: Request,
) -> PlayedOn:
    """A new game from a position of a finished one, against a bot."""
    stored = await demand_replay(database, game, account)
    tables: Tables = request.app.state.tables
    with tables.addresses.opening("games", address_of(request)) as opened:
        async with tables.locks.hold(account.id):
            begun = await play_on(database, host, cache, account, stored, wish)
        opened(begun)
    return PlayedOn(game=begun)
