"""Who is asking: what routes depend on to know the visitor.

    async def route(visitor: Visitor) -> …            the account, or None for somebody who has none yet
    async def route(account: SomeAccount) -> …        an account; a stranger becomes a guest at once
    async def route(account: SignedIn) -> …           an account with a password; others are refused
"""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends, Response
from starlette.requests import HTTPConnection, Request

from netrunner.server.accounts.guests import new_guest
from netrunner.server.accounts.sessions import COOKIE, LIFETIME, Account, Sessions
from netrunner.server.errors import Refused
from netrunner.server.settings import Settings


async def account_of(connection: HTTPConnection) -> Account | None:
    """The account of a request or a WebSocket."""
    sessions: Sessions = connection.app.state.sessions
    return await sessions.account(connection.cookies.get(COOKIE))


def set_cookie(response: Response, settings: Settings, value: str) -> None:
    response.set_cookie(
        COOKIE,
        value,
        max_age=int(LIFETIME.total_seconds()),
        httponly=True,
        samesite="lax",
        secure=settings.secure,
        path="/",
    )


async def visitor(request: Request) -> Account | None:
    return await account_of(request)


async def some_account(request: Request, response: Response) -> Account:
    account = await account_of(request)
    if account is None:
        account = await new_guest(request.app.state.database)
        set_cookie(response, request.app.state.settings, await request.app.state.sessions.open(account.id))
    return account


async def signed_in(request: Request) -> Account:
    account = await account_of(request)
    if account is None or account.guest:
        raise Refused("Sign in first: this belongs to an account.", 401)
    return account


Visitor = Annotated[Account | None, Depends(visitor)]
SomeAccount = Annotated[Account, Depends(some_account)]
SignedIn = Annotated[Account, Depends(signed_in)]
