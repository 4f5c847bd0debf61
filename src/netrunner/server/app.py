"""The application: what it is made of, and how it starts and stops."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial

from fastapi import FastAPI

from netrunner.server import client_files, errors, middleware, openapi
from netrunner.server.accounts import routes as account_routes
from netrunner.server.accounts.lifespan import accounts_lifespan
from netrunner.server.accounts.preferences import stops_of
from netrunner.server.events import routes as events
from netrunner.server.events.lifespan import tournaments
from netrunner.server.lessons import routes as lesson_routes
from netrunner.server.library import routes as library
from netrunner.server.live import socket
from netrunner.server.live.account_changes import account_changed
from netrunner.server.live.host import Host
from netrunner.server.live.steady_clock import CLOCK
from netrunner.server.lobby import routes as lobby_routes
from netrunner.server.lobby.lifespan import lobby_lifespan
from netrunner.server.operations import routes as operations
from netrunner.server.operations.garbage_collection import paced_garbage_collection
from netrunner.server.ratings.rating_updates import catch_up, rate
from netrunner.server.replays import routes as replays
from netrunner.server.replays.replay_cache import ReplayCache
from netrunner.server.settings import Settings
from netrunner.server.storage.database import Database


def create_app(settings: Settings) -> FastAPI:
    """A server with these settings. It opens its database when it starts, not before."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        settings.data.mkdir(parents=True, exist_ok=True)
        CLOCK.resume(settings.data)
        async with AsyncExitStack() as closing:
            database = Database(settings.database())
            closing.push_async_callback(database.close)
            await database.migrate()
            app.state.settings = settings
            app.state.database = database
            app.state.host = Host(database, settings, partial(stops_of, database))
            app.state.replay_cache = ReplayCache()
            await closing.enter_async_context(accounts_lifespan(app, database, settings))
            app.state.changes.on_change(partial(account_changed, app.state.host))
            app.state.host.on_finish(partial(rate, database))
            closing.push_async_callback(app.state.host.close)
            await app.state.host.open()
            await catch_up(database)
            state = app.state
            async with (
                lobby_lifespan(database, state.host, state.passwords, state.limits, state.changes) as state.tables,
                tournaments(database, state.host, settings) as state.desk,
                paced_garbage_collection(),
            ):
                yield

    app = FastAPI(
        title="netrunner",
        version="1",
        lifespan=lifespan,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        redirect_slashes=False,
    )
    errors.install(app)
    openapi.install(app)
    client_files.install(app)
    middleware.install(app, settings)
    app.include_router(operations.router)
    app.include_router(account_routes.router)
    app.include_router(library.router)
    app.include_router(socket.router)
    app.include_router(lesson_routes.router)
    app.include_router(replays.router)
    app.include_router(lobby_routes.router)
    app.include_router(events.router)
    return app
