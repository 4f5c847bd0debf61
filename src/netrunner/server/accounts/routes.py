"""The routes of accounts: who I am, signing up, in and out, my settings, people's pages."""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import APIRouter, Depends, Path, Query, Request, Response
from sqlalchemy import select, update

from netrunner.server.accounts.authentication import Authenticator, NewSession, Origin
from netrunner.server.accounts.deletion import delete_account
from netrunner.server.accounts.export import Export, export_of
from netrunner.server.accounts.history import PAGE, count_games, history_of
from netrunner.server.accounts.names import key_of
from netrunner.server.accounts.preferences import Preferences, read_preferences
from netrunner.server.accounts.profile import find_person, person
from netrunner.server.accounts.wire import (
    Credentials,
    DeleteAccount,
    History,
    Me,
    MeWithRecoveryCode,
    NewPassword,
    OwnAccount,
    Person,
    Recover,
    RecoveryCode,
    RenewRecoveryCode,
)
from netrunner.server.dependencies import Storage
from netrunner.server.errors import Refused, refusals
from netrunner.server.ratings.ranking import ranking
from netrunner.server.ratings.wire import Ranking
from netrunner.server.security.client_address import address_of
from netrunner.server.sessions.cookie import cookie_of, device_cookie_of, drop_cookie, send_cookie, send_device_cookie
from netrunner.server.sessions.dependencies import SignedIn, SomeAccount, Visitor
from netrunner.server.sessions.device import Devices
from netrunner.server.sessions.sessions import Account, Sessions
from netrunner.server.storage.database import Database
from netrunner.server.storage.schema import AccountRow
from netrunner.server.wire import Id

router = APIRouter(prefix="/api", tags=["accounts"])

PersonName = Annotated[str, Path(min_length=1, max_length=100)]
NOBODY: Final = "You have not done anything yet, so there is nothing."


def authentication_of(request: Request) -> Authenticator:
    authentication: Authenticator = request.app.state.authentication
    return authentication


Auth = Annotated[Authenticator, Depends(authentication_of)]


def origin_of(request: Request) -> Origin:
    devices: Devices = request.app.state.devices
    return Origin(address_of(request), devices.read(device_cookie_of(request)))


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
        account=OwnAccount(id=account.id, name=account.name, guest=account.guest),
        csrf=sessions.csrf(cookie),
        settings=read_preferences(settings),
        games=await count_games(database, account.id),
        recoverable=recoverable,
    )


async def sign_in_answer(request: Request, entry: NewSession) -> Me:
    """Let somebody in: their new cookie, and who they are now."""
    request.state.account = entry.account
    send_cookie(request, entry.cookie)
    devices: Devices = request.app.state.devices
    device = devices.signed_in(device_cookie_of(request), entry.account.id)
    if device is not None:
        send_device_cookie(request, device)
    return await me(request, entry.account, entry.cookie)


async def recovery_code_answer(request: Request, entry: NewSession) -> MeWithRecoveryCode:
    """The same, with the recovery code that they must write down."""
    known = await sign_in_answer(request, entry)
    return MeWithRecoveryCode(**dict(known), recovery_code=entry.recovery_code)


@router.get("/me")
async def get_me(request: Request, visitor: Visitor) -> Me:
    """Who I am, my settings, and the token that every change must carry. Keeps the session alive."""
    cookie = cookie_of(request)
    sessions: Sessions = request.app.state.sessions
    if cookie is not None and await sessions.prolong(cookie):
        send_cookie(request, cookie)
    return await me(request, visitor, cookie)


@router.post("/accounts", status_code=201, responses=refusals(403, 409, 422))
async def sign_up(request: Request, wish: Credentials, visitor: Visitor, authentication: Auth) -> MeWithRecoveryCode:
    """Sign up. A guest keeps everything they have."""
    return await recovery_code_answer(
        request, await authentication.sign_up(visitor, cookie_of(request), wish.name, wish.password)
    )


@router.post("/session", responses=refusals(401, 403, 422))
async def sign_in(request: Request, wish: Credentials, visitor: Visitor, authentication: Auth) -> Me:
    """Sign in. What a guest has so far moves to the account."""
    return await sign_in_answer(
        request,
        await authentication.sign_in(visitor, cookie_of(request), wish.name, wish.password, origin_of(request)),
    )


@router.post("/recovery", responses=refusals(401, 403, 422))
async def recover(request: Request, wish: Recover, visitor: Visitor, authentication: Auth) -> MeWithRecoveryCode:
    """Set a new password with a recovery code, and sign in. The code is spent; the answer holds the next."""
    entry = await authentication.recover(
        visitor, cookie_of(request), wish.name, wish.code, wish.password, origin_of(request)
    )
    return await recovery_code_answer(request, entry)


@router.delete("/session", responses=refusals(403))
async def sign_out(request: Request, visitor: Visitor, authentication: Auth) -> Me:
    """Sign out."""
    await authentication.sign_out(visitor, cookie_of(request))
    drop_cookie(request)
    return await me(request, None, None)


@router.put("/me/password", responses=refusals(401, 403, 422))
async def change_password(request: Request, wish: NewPassword, account: SignedIn, authentication: Auth) -> Me:
    """Change my password. Every other session of mine ends."""
    return await sign_in_answer(request, await authentication.change_password(account, wish.old, wish.new))


@router.post("/me/recovery", responses=refusals(401, 403, 422))
async def renew_code(wish: RenewRecoveryCode, account: SignedIn, authentication: Auth) -> RecoveryCode:
    """Another recovery code for me, in the place of the one before."""
    return RecoveryCode(code=await authentication.renew_code(account, wish.password))


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


@router.post("/me/deletion", responses=refusals(403, 404, 409, 422, 503))
async def delete_me(request: Request, wish: DeleteAccount, visitor: Visitor, database: Storage) -> Me:
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
