"""Who is asking: what routes depend on to know the visitor.

async def route(visitor: Visitor) -> …            the account, or None for somebody who has none yet
async def route(account: SomeAccount) -> …        an account; a stranger becomes a guest at once
async def route(account: SignedIn) -> …           an account with a password; others are refused
"""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends
from starlette.requests import HTTPConnection, Request

from netrunner.server.errors import Refused
from netrunner.server.security.client_address import address_of
from netrunner.server.security.rate_limits import RateLimits
from netrunner.server.sessions.cookie import cookie_of, send_cookie
from netrunner.server.sessions.guests import new_guest
from netrunner.server.sessions.sessions import Account, Sessions


async def account_of(connection: HTTPConnection) -> Account | None:
    """The account of a request or a WebSocket. Looked up once; the log names it."""
    if not hasattr(connection.state, "account"):
        sessions: Sessions = connection.app.state.sessions
        connection.state.account = await sessions.account(cookie_of(connection))
    account: Account | None = connection.state.account
    return account


async def visitor(request: Request) -> Account | None:
    return await account_of(request)


async def some_account(request: Request) -> Account:
    account = await account_of(request)
    if account is None:
        limits: RateLimits = request.app.state.limits
        await limits.demand(address_of(request), "guest")
        account = await new_guest(request.app.state.database)
        send_cookie(request, await request.app.state.sessions.open(account.id))
        request.state.account = account
    return account


async def signed_in(request: Request) -> Account:
    account = await account_of(request)
    if account is None or account.guest:
        raise Refused("Sign in first: this belongs to an account.", 401)
    return account


Visitor = Annotated[Account | None, Depends(visitor)]
SomeAccount = Annotated[Account, Depends(some_account)]
SignedIn = Annotated[Account, Depends(signed_in)]
