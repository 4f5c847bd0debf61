"""The door: signing up, in and out. Whoever goes through it gets a new session, so that nobody can have planted it."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import delete, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from netrunner.server.accounts.changes import Changes, Ended, Moved, Renamed
from netrunner.server.accounts.merging import move, rename
from netrunner.server.accounts.names import key_of, read_name
from netrunner.server.accounts.passwords import Passwords, check_password
from netrunner.server.accounts.sessions import Account, Sessions
from netrunner.server.errors import Refused
from netrunner.server.security.limits import Limits
from netrunner.server.storage.database import Database
from netrunner.server.storage.schema import AccountRow, SessionRow, new_id


@dataclass(frozen=True, slots=True)
class Entered:
    """Somebody who came through the door, and their new session's cookie."""

    account: Account
    cookie: str


@dataclass(frozen=True, slots=True)
class Door:
    """Lets people in and out."""

    database: Database
    sessions: Sessions
    passwords: Passwords
    limits: Limits
    changes: Changes

    async def sign_up(self, visitor: Account | None, cookie: str | None, typed: str, password: str) -> Entered:
        """Make an account. A guest becomes it and keeps what they have."""
        name = read_name(typed)
        check_password(password, name)
        if await self._known(key_of(name)) is not None:
            raise taken()
        kept = await self.passwords.hash(password)
        guest = visitor is not None and visitor.guest
        try:
            async with self.database.begin() as transaction:
                if visitor is not None and guest:
                    account = await become(transaction, visitor.id, name, kept)
                else:
                    account = Account(new_id(), name, guest=False)
                    transaction.add(AccountRow(id=account.id, name=name, name_key=key_of(name), password=kept))
                    await transaction.flush()
                await self.sessions.close_in(transaction, cookie)
                entered = Entered(account, self.sessions.open_in(transaction, account.id))
        except IntegrityError as error:
            raise taken() from error
        if guest:
            await self.changes.tell(Renamed(account.id, name))
        await self._left(visitor)
        return entered

    async def sign_in(self, visitor: Account | None, cookie: str | None, typed: str, password: str) -> Entered:
        """Open an account. What a guest has so far moves to it.

        A name that nobody has takes as long as a wrong password and is answered with the same words.
        """
        await self.limits.demand(key_of(typed)[:100], "sign-in-name")
        row = await self._known(key_of(typed))
        if not await self.passwords.verify(password, None if row is None else row.password) or row is None:
            raise Refused("The name or the password is not right.", 401, field="password")
        if row.password is not None and self.passwords.outdated(row.password):
            await self._keep(row.id, await self.passwords.hash(password))
        moving = visitor is not None and visitor.guest
        async with self.database.begin() as transaction:
            if visitor is not None and moving:
                await move(transaction, visitor.id, row.id, row.name)
            await self.sessions.close_in(transaction, cookie)
            entered = Entered(Account(row.id, row.name, guest=False), self.sessions.open_in(transaction, row.id))
        if visitor is not None and moving:
            await self.changes.tell(Moved(visitor.id, row.id, row.name))
        await self._left(visitor)
        return entered

    async def sign_out(self, visitor: Account | None, cookie: str | None) -> None:
        await self.sessions.close(cookie)
        await self._left(visitor)

    async def change_password(self, account: Account, old: str, new: str) -> Entered:
        """Change a password. All sessions end; whoever changed it gets a new one."""
        await self.limits.demand(key_of(account.name), "sign-in-name")
        row = await self._known(key_of(account.name))
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
            entered = Entered(account, self.sessions.open_in(transaction, account.id))
        await self._left(account)
        return entered

    async def _known(self, key: str) -> AccountRow | None:
        """The account of that name. PostgreSQL does not even compare with a text that holds a zero."""
        if "\0" in key:
            return None
        async with self.database.sessions() as session:
            return await session.scalar(select(AccountRow).where(AccountRow.name_key == key))

    async def _keep(self, account: str, kept: str) -> None:
        async with self.database.begin() as transaction:
            await transaction.execute(update(AccountRow).where(AccountRow.id == account).values(password=kept))

    async def _left(self, visitor: Account | None) -> None:
        """Tell that a session of the account that somebody had until now is over."""
        if visitor is not None:
            await self.changes.tell(Ended(visitor.id))


async def become(transaction: AsyncSession, guest: str, name: str, kept: str) -> Account:
    """Make a guest an account, unless somebody has done so just now."""
    query = update(AccountRow).where(AccountRow.id == guest, AccountRow.password.is_(None))
    done = await transaction.execute(
        query.values(name=name, name_key=key_of(name), password=kept).returning(AccountRow.id)
    )
    if done.first() is None:
        raise Refused("You have already signed up. Open the page again.", 409)
    await rename(transaction, guest, name)
    return Account(guest, name, guest=False)


def taken() -> Refused:
    return Refused("Somebody has this name already. Choose another one.", 409, field="name")
