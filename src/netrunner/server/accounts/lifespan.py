"""What accounts need while the server runs: sessions, passwords, limits, authentication, and the hourly sweep."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from fastapi import FastAPI
from redis.asyncio import Redis

from netrunner.server.accounts.authentication import Authenticator
from netrunner.server.accounts.passwords import Passwords
from netrunner.server.accounts.sweeper import keep_sweeping
from netrunner.server.security.connection_quota import ConnectionQuota
from netrunner.server.security.rate_limits import RateLimits
from netrunner.server.sessions.account_changes import AccountChanges
from netrunner.server.sessions.device import Devices
from netrunner.server.sessions.sessions import Sessions
from netrunner.server.settings import Settings
from netrunner.server.storage.database import Database

PATIENCE: Final = 1.0
"""Seconds that a request waits for Redis. Without its answer a worker counts for itself."""


@asynccontextmanager
async def accounts_lifespan(app: FastAPI, database: Database, settings: Settings) -> AsyncIterator[None]:
    """Sessions, passwords, limits and authentication; what has run out is swept."""
    state = app.state
    state.redis = open_redis(settings.redis_url)
    state.sessions = Sessions(database, settings.signing_secret())
    state.devices = Devices(settings.signing_secret())
    state.passwords = Passwords()
    state.limits = RateLimits(settings.limits, state.redis)
    state.connection_quota = ConnectionQuota(settings.limits)
    state.changes = AccountChanges()
    state.authentication = Authenticator(database, state.sessions, state.passwords, state.limits, state.changes)
    sweeper = asyncio.create_task(keep_sweeping(database, state.sessions))
    try:
        yield
    finally:
        sweeper.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await sweeper
        if state.redis is not None:
            await state.redis.aclose()


def open_redis(url: str) -> Redis | None:
    """A connection for short questions: limits and health."""
    if not url:
        return None
    return Redis.from_url(url, socket_timeout=PATIENCE, socket_connect_timeout=PATIENCE)
