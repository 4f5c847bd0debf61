"""Authentication: signing up, in and out, and getting back in with a recovery code.

Whoever signs in gets a new session, so that nobody can have planted it.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, replace
from typing import Final

from sqlalchemy import delete, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from netrunner.server.accounts.merging import merge_guest, rename_in_games
from netrunner.server.accounts.names import key_of, look_of, read_name
from netrunner.server.accounts.passwords import Passwords, check_password
from netrunner.server.accounts.recovery import new_code, read_code
from netrunner.server.errors import Refused
from netrunner.server.security.rate_limits import RateLimits
from netrunner.server.sessions.account_changes import AccountChanges, AccountRenamed, GuestMerged, SessionsEnded
from netrunner.server.sessions.device import Device
from netrunner.server.sessions.sessions import Account, Sessions
from netrunner.server.storage.database import Database
from netrunner.server.storage.schema import AccountRow, EventMemberRow, SessionRow, new_id

DELAY: Final = 3.0
"""Seconds that somebody waits at most because others guess at their password."""


@dataclass(frozen=True, slots=True)
class Origin:
    """Where somebody tries to sign in from."""

    address: str
    device: Device | None = None


@dataclass(frozen=True, slots=True)
class NewSession:
    """A session that was just opened: whose it is, and its cookie."""

    account: Account
    cookie: str
    recovery_code: str = ""
    """A new one, where they got one."""


@dataclass(frozen=True, slots=True)
class Authenticator:
    """Opens and ends sessions."""

    database: Database
    sessions: Sessions
    passwords: Passwords
    limits: RateLimits
    changes: AccountChanges

    async def sign_up(self, visitor: Account | None, cookie: str | None, typed: str, password: str) -> NewSession:
        """Make an account. A guest becomes it and keeps what they have."""
        name = read_name(typed)
        check_password(password, name)
        if await self._account_named(key_of(name)) is not None:
            raise taken()
        await self._demand_own_look(name)
        values = {"name": name, "name_key": key_of(name), "password": await self.passwords.hash(password)}
        code, values["recovery"] = await self._new_code()
        guest = visitor is not None and visitor.guest
        try:
            async with self.database.begin() as transaction:
                if visitor is not None and guest:
                    account = await upgrade_guest(transaction, visitor.id, values)
                else:
                    account = Account(new_id(), name, guest=False)
                    transaction.add(AccountRow(id=account.id, **values))
                    await transaction.flush()
                await self.sessions.close_in(transaction, cookie)
                opened = NewSession(account, self.sessions.open_in(transaction, account.id), code)
        except IntegrityError as error:
            raise taken() from error
        if guest:
            await self.changes.tell(AccountRenamed(account.id, name))
        await self._announce_end(visitor)
        return opened

    async def _demand_own_look(self, name: str) -> None:
        """Refuse a name that could be mistaken for that of somebody who leads an event."""
        query = select(AccountRow.name).join(EventMemberRow, EventMemberRow.account_id == AccountRow.id)
        async with self.database.sessions() as session:
            leaders = await session.scalars(query.where(EventMemberRow.role == "leader").distinct())
            if any(look_of(leader) == look_of(name) for leader in leaders):
                raise Refused("This name looks like that of somebody who leads an event.", 409, field="name")

    async def slow_down(self, row: AccountRow | None, name: str, origin: Origin) -> None:
        """Count a guess at a password. Who means a name that is guessed at only waits a little, from whatever address
        the guesses come, so that nobody can lock an owner out; and on a device on which they have signed in before they
        do not even wait. An address that tries far too much is refused, whatever names it tries."""
        device = origin.device
        if device is not None and row is not None and row.id in device.accounts:
            if await self.limits.allow(device.id, "sign-in-device"):
                return
        await self.limits.demand(origin.address, "sign-in")
        key = key_of(name)[:100]
        wait = max(
            await self.limits.take(f"{origin.address}:{key}", "sign-in-name"),
            await self.limits.take(key, "sign-in-any"),
        )
        if wait > 0:
            await asyncio.sleep(min(wait, DELAY))

    async def sign_in(
        self, visitor: Account | None, cookie: str | None, typed: str, password: str, origin: Origin
    ) -> NewSession:
        """Open an account. What a guest has so far moves to it.

        A name that nobody has takes as long as a wrong password and is answered with the same words.
        """
        row = await self._account_named(key_of(typed))
        await self.slow_down(row, typed, origin)
        if not await self.passwords.verify(password, None if row is None else row.password) or row is None:
            raise Refused("The name or the password is not right.", 401, field="password")
        if row.password is not None and self.passwords.outdated(row.password):
            await self._store_password(row.id, await self.passwords.hash(password))
        async with self.database.begin() as transaction:
            opened = await self._open_session(transaction, visitor, cookie, row)
        await self._announce_sign_in(visitor, row)
        return opened

    async def recover(
        self, visitor: Account | None, cookie: str | None, typed: str, code: str, password: str, origin: Origin
    ) -> NewSession:
        """Set a new password with a recovery code, which is spent by that. Every session of the account ends.

        A name that nobody has, an account without a code and a wrong code are answered alike, after the same time.
        """
        check_password(password, typed)
        row = await self._account_named(key_of(typed))
        await self.slow_down(row, typed, origin)
        if not await self.passwords.verify(read_code(code), None if row is None else row.recovery) or row is None:
            raise unknown_code()
        kept = await self.passwords.hash(password)
        fresh, kept_code = await self._new_code()
        async with self.database.begin() as transaction:
            spent = update(AccountRow).where(AccountRow.id == row.id, AccountRow.recovery == row.recovery)
            done = await transaction.execute(spent.values(password=kept, recovery=kept_code).returning(AccountRow.id))
            if done.first() is None:  # somebody was quicker with the same code
                raise unknown_code()
            await transaction.execute(delete(SessionRow).where(SessionRow.account_id == row.id))
            opened = await self._open_session(transaction, visitor, cookie, row)
        await self._announce_end(Account(row.id, row.name, guest=False))
        await self._announce_sign_in(visitor, row)
        return replace(opened, recovery_code=fresh)

    async def renew_code(self, account: Account, password: str) -> str:
        """Another recovery code; the one before it is worth nothing any more."""
        await self.limits.demand(f"account:{account.id}", "sign-in-name")
        row = await self._account_named(key_of(account.name))
        if row is None or not await self.passwords.verify(password, row.password):
            raise Refused("That is not your password.", 403, field="password")
        code, kept = await self._new_code()
        async with self.database.begin() as transaction:
            await transaction.execute(update(AccountRow).where(AccountRow.id == account.id).values(recovery=kept))
        return code

    async def sign_out(self, visitor: Account | None, cookie: str | None) -> None:
        await self.sessions.close(cookie)
        await self._announce_end(visitor)

    async def change_password(self, account: Account, old: str, new: str) -> NewSession:
        """Change a password. All sessions end; whoever changed it gets a new one."""
        await self.limits.demand(f"account:{account.id}", "sign-in-name")
        row = await self._account_named(key_of(account.name))
        if row is None or not await self.passwords.verify(old, row.password):
            raise Refused("That is not your present password.", 403, field="old")
        try:
            check_password(new, account.name)
        except Refused as refusal:
            raise Refused(str(refusal), refusal.status, field="new") from refusal
        kept = await self.passwords.hash(new)
        async with self.database.begin() as transaction:
            await transaction.execute(update(AccountRow).where(AccountRow.id == account.id).values(password=kept))
            await transaction.execute(delete(SessionRow).where(SessionRow.account_id == account.id))
            opened = NewSession(account, self.sessions.open_in(transaction, account.id))
        await self._announce_end(account)
        return opened

    async def _new_code(self) -> tuple[str, str]:
        """A recovery code, and what is kept of it."""
        code = new_code()
        return code, await self.passwords.hash(read_code(code))

    async def _open_session(
        self, transaction: AsyncSession, visitor: Account | None, cookie: str | None, row: AccountRow
    ) -> NewSession:
        """Open a session in the place of the visitor's. What a guest has so far moves to the account."""
        if visitor is not None and visitor.guest:
            await merge_guest(transaction, visitor.id, row.id, row.name)
        await self.sessions.close_in(transaction, cookie)
        return NewSession(Account(row.id, row.name, guest=False), self.sessions.open_in(transaction, row.id))

    async def _announce_sign_in(self, visitor: Account | None, row: AccountRow) -> None:
        """Tell that somebody has come in, and that their session from before is over."""
        if visitor is not None and visitor.guest:
            await self.changes.tell(GuestMerged(visitor.id, row.id, row.name))
        await self._announce_end(visitor)

    async def _account_named(self, key: str) -> AccountRow | None:
        """The account of that name. PostgreSQL does not even compare with a text that holds a zero."""
        if "\0" in key:
            return None
        async with self.database.sessions() as session:
            return await session.scalar(select(AccountRow).where(AccountRow.name_key == key))

    async def _store_password(self, account: str, kept: str) -> None:
        async with self.database.begin() as transaction:
            await transaction.execute(update(AccountRow).where(AccountRow.id == account).values(password=kept))

    async def _announce_end(self, visitor: Account | None) -> None:
        """Tell that a session of the account that somebody had until now is over."""
        if visitor is not None:
            await self.changes.tell(SessionsEnded(visitor.id))


async def upgrade_guest(transaction: AsyncSession, guest: str, values: dict[str, str]) -> Account:
    """Make a guest an account, unless somebody has done so just now."""
    query = update(AccountRow).where(AccountRow.id == guest, AccountRow.password.is_(None))
    done = await transaction.execute(query.values(values).returning(AccountRow.id))
    if done.first() is None:
        raise Refused("You have already signed up. Open the page again.", 409)
    await rename_in_games(transaction, guest, values["name"])
    return Account(guest, values["name"], guest=False)


def unknown_code() -> Refused:
    return Refused("The name or the recovery code is not right, or the code has been used.", 401, field="code")


def taken() -> Refused:
    return Refused("Somebody has this name already. Choose another one.", 409, field="name")
