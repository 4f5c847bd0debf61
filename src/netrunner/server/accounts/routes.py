"""The routes of accounts: who I am, the door, my settings, people's pages."""

from __future__ import annotations

from typing import Annotated, Any, Final

from fastapi import APIRouter, Depends, Path, Query, Request, Response
from sqlalchemy import select, update

from netrunner.server.accounts.cookie import cookie_of, drop_cookie, send_cookie
from netrunner.server.accounts.door import Door, Entered
from netrunner.server.accounts.export import Export, export_of
from netrunner.server.accounts.farewell import delete_account
from netrunner.server.accounts.history import PAGE, count_games, history_of
from netrunner.server.accounts.names import key_of
from netrunner.server.accounts.people import find_person, person
from netrunner.server.accounts.preferences import Preferences, read_preferences
from netrunner.server.accounts.sessions import Account, Sessions
from netrunner.server.accounts.visitor import SignedIn, SomeAccount, Visitor
from netrunner.server.accounts.wire import (
    Admitted,
    Credentials,
    Farewell,
    History,
    Me,
    NewPassword,
    Person,
    Recover,
    RecoveryCode,
    Renewal,
    Who,
)
from netrunner.server.errors import Refused
from netrunner.server.ratings.standing import ranking
from netrunner.server.ratings.wire import Ranking
from netrunner.server.storage.database import Database
from netrunner.server.storage.schema import AccountRow
from netrunner.server.wire import Id, Problem

router = APIRouter(prefix="/api", tags=["accounts"])

PersonName = Annotated[str, Path(min_length=1, max_length=100)]
NOBODY: Final = "You have not done anything yet, so there is nothing."


def refusals(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """The statuses of a route that are problems."""
    return {status: {"model": Problem} for status in statuses}


def door_of(request: Request) -> Door:
    door: Door = request.app.state.door
    return door


def database_of(request: Request) -> Database:
    database: Database = request.app.state.database
    return database


TheDoor = Annotated[Door, Depends(door_of)]
Storage = Annotated[Database, Depends(database_of)]


async def me(request: Request, account: Account | None, cookie: str | None) -> Me:
    """What the visitor is told of themselves."""
    sessions: Sessions = request.app.state.sessions
    database: Database = request.app.state.database
    if account is None:
        return Me(account=None, csrf=sessions.csrf(cookie), settings=Preferences(), games=0)
    async with database.sessions() as session:
        query = select(AccountRow.settings, AccountRow.recovery.is_not(None)).where(AccountRow.id == account.id)
        settings, recoverable = (await session.execute(query)).one_or_none() or ({}, False)
    return Me(
        account=Who(id=account.id, name=account.name, guest=account.guest),
        csrf=sessions.csrf(cookie),
        settings=read_preferences(settings),
        games=await count_games(database, account.id),
        recoverable=recoverable,
    )


async def entered(request: Request, entry: Entered) -> Me:
    """Let somebody in: their new cookie, and who they are now."""
    request.state.account = entry.account
    send_cookie(request, entry.cookie)
    return await me(request, entry.account, entry.cookie)


async def admitted(request: Request, entry: Entered) -> Admitted:
    """The same, with the recovery code that they must write down."""
    known = await entered(request, entry)
    return Admitted(**dict(known), recovery_code=entry.recovery_code)


@router.get("/me")
async def get_me(request: Request, visitor: Visitor) -> Me:
    """Who I am, my settings, and the token that every change must carry. Keeps the session alive."""
    cookie = cookie_of(request)
    sessions: Sessions = request.app.state.sessions
    if cookie is not None and await sessions.prolong(cookie):
        send_cookie(request, cookie)
    return await me(request, visitor, cookie)


@router.post("/accounts", status_code=201, responses=refusals(403, 409, 422))
async def sign_up(request: Request, wish: Credentials, visitor: Visitor, door: TheDoor) -> Admitted:
    """Sign up. A guest keeps everything they have."""
    return await admitted(request, await door.sign_up(visitor, cookie_of(request), wish.name, wish.password))


@router.post("/session", responses=refusals(401, 403, 422))
async def sign_in(request: Request, wish: Credentials, visitor: Visitor, door: TheDoor) -> Me:
    """Sign in. What a guest has so far moves to the account."""
    return await entered(request, await door.sign_in(visitor, cookie_of(request), wish.name, wish.password))


@router.post("/recovery", responses=refusals(401, 403, 422))
async def recover(request: Request, wish: Recover, visitor: Visitor, door: TheDoor) -> Admitted:
    """Set a new password with a recovery code, and sign in. The code is spent; the answer holds the next."""
    entry = await door.recover(visitor, cookie_of(request), wish.name, wish.code, wish.password)
    return await admitted(request, entry)


@router.delete("/session", responses=refusals(403))
async def sign_out(request: Request, visitor: Visitor, door: TheDoor) -> Me:
    """Sign out."""
    await door.sign_out(visitor, cookie_of(request))
    drop_cookie(request)
    return await me(request, None, None)


@router.put("/me/password", responses=refusals(401, 403, 422))
async def change_password(request: Request, wish: NewPassword, account: SignedIn, door: TheDoor) -> Me:
    """Change my password. Every other session of mine ends."""
    return await entered(request, await door.change_password(account, wish.old, wish.new))


@router.post("/me/recovery", responses=refusals(401, 403, 422))
async def renew_code(wish: Renewal, account: SignedIn, door: TheDoor) -> RecoveryCode:
    """Another recovery code for me, in the place of the one before."""
    return RecoveryCode(code=await door.renew_code(account, wish.password))


@router.put("/me/settings", responses=refusals(403, 422))
async def change_settings(wish: Preferences, account: SomeAccount, database: Storage) -> Preferences:
    """Keep my settings."""
    query = update(AccountRow).where(AccountRow.id == account.id).values(settings=wish.model_dump())
    async with database.begin() as transaction:
        await transaction.execute(query)
    return wish


@router.get("/me/export", responses=refusals(404))
async def export(response: Response, visitor: Visitor, database: Storage) -> Export:
    """Everything that is kept of me."""
    if visitor is None:
        raise Refused(NOBODY, 404)
    response.headers["Content-Disposition"] = 'attachment; filename="netrunner.json"'
    return await export_of(database, visitor)


@router.post("/me/farewell", responses=refusals(403, 404, 409, 422, 503))
async def farewell(request: Request, wish: Farewell, visitor: Visitor, database: Storage) -> Me:
    """Delete my account. It cannot be taken back."""
    if visitor is None:
        raise Refused(NOBODY, 404)
    state = request.app.state
    await state.limits.demand(key_of(visitor.name), "sign-in-name")
    await delete_account(database, state.passwords, state.changes, state.host, visitor, wish.password)
    drop_cookie(request)
    return await me(request, None, None)


@router.get("/ratings")
async def get_ranking(database: Storage) -> Ranking:
    """The strongest players, as far as their games with each other tell."""
    return await ranking(database)


@router.get("/people/{name}", responses=refusals(404, 422))
async def get_person(name: PersonName, visitor: Visitor, database: Storage) -> Person:
    """Somebody's page: how they have fared, and what they played last."""
    return await person(database, name, visitor)


@router.get("/people/{name}/games", responses=refusals(404, 422))
async def get_history(
    name: PersonName,
    visitor: Visitor,
    database: Storage,
    before: Id | None = None,
    most: Annotated[int, Query(ge=1, le=100)] = PAGE,
) -> History:
    """More of somebody's games: those before one of them."""
    row = await find_person(database, name, visitor)
    own = visitor is not None and visitor.id == row.id
    return await history_of(database, row.id, own, before, most)
