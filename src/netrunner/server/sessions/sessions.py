"""Sessions: a random token in a signed, http-only cookie; the database keeps its hash.

A token that belongs to the session also stands in every answer to `GET /api/me`, and every request that changes
something must carry it in the header `X-CSRF-Token`.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from dataclasses import dataclass
from datetime import timedelta
from typing import Final

from itsdangerous import BadSignature, URLSafeSerializer
from sqlalchemy import delete, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from netrunner.server.storage.database import Database, now
from netrunner.server.storage.schema import AccountRow, SessionRow

COOKIE: Final = "netrunner_session"
LIFETIME: Final = timedelta(days=90)
PROLONGED: Final = timedelta(days=1)
"""A session that is used gets its whole lifetime back, at most this often."""
LONGEST_COOKIE: Final = 400


@dataclass(frozen=True, slots=True)
class Account:
    """Who somebody is. A guest has no password and can sign up to keep their games."""

    id: str
    name: str
    guest: bool


class Sessions:
    """Opens, finds and ends sessions."""

    def __init__(self, database: Database, secret: str) -> None:
        self.database = database
        self.secret = secret.encode()
        self.serializer = URLSafeSerializer(secret, salt="session")

    def token_in(self, cookie: str | None) -> str | None:
        """The token that a cookie holds, if we signed it."""
        if not cookie or len(cookie) > LONGEST_COOKIE:
            return None
        try:
            token = self.serializer.loads(cookie)
        except BadSignature:
            return None
        return token if isinstance(token, str) else None

    def csrf(self, cookie: str | None) -> str:
        """What a request of this session must carry to change something. Who has no session has a token too."""
        return hmac.new(self.secret, f"csrf:{self.token_in(cookie) or ''}".encode(), hashlib.sha256).hexdigest()

    async def account(self, cookie: str | None) -> Account | None:
        """Whose session a cookie belongs to."""
        token = self.token_in(cookie)
        if token is None:
            return None
        query = (
            select(AccountRow.id, AccountRow.name, AccountRow.password)
            .join(SessionRow, SessionRow.account_id == AccountRow.id)
            .where(SessionRow.token_hash == digest(token), SessionRow.expires_at > now())
        )
        async with self.database.sessions() as session:
            row = (await session.execute(query)).first()
        return None if row is None else Account(row.id, row.name, guest=row.password is None)

    async def open(self, account_id: str) -> str:
        """A new session; the cookie's value."""
        async with self.database.begin() as transaction:
            return self.open_in(transaction, account_id)

    def open_in(self, transaction: AsyncSession, account_id: str) -> str:
        """A new session as a part of what a transaction does; the cookie's value."""
        token = secrets.token_urlsafe(32)
        transaction.add(SessionRow(token_hash=digest(token), account_id=account_id, expires_at=now() + LIFETIME))
        return str(self.serializer.dumps(token))

    async def prolong(self, cookie: str | None) -> bool:
        """Give a session that is used its whole lifetime back. Whether it did, so that the cookie is sent again."""
        token = self.token_in(cookie)
        if token is None:
            return False
        moment = now()
        due = SessionRow.expires_at.between(moment, moment + LIFETIME - PROLONGED)
        async with self.database.sessions() as session:
            if await session.scalar(select(1).where(SessionRow.token_hash == digest(token), due)) is None:
                return False
        query = update(SessionRow).where(SessionRow.token_hash == digest(token)).values(expires_at=moment + LIFETIME)
        async with self.database.begin() as transaction:
            await transaction.execute(query)
        return True

    async def close(self, cookie: str | None) -> None:
        """End one session."""
        async with self.database.begin() as transaction:
            await self.close_in(transaction, cookie)

    async def close_in(self, transaction: AsyncSession, cookie: str | None) -> None:
        """End one session as a part of what a transaction does."""
        token = self.token_in(cookie)
        if token is not None:
            await transaction.execute(delete(SessionRow).where(SessionRow.token_hash == digest(token)))

    async def sweep(self) -> None:
        """Forget the sessions that have run out."""
        async with self.database.begin() as transaction:
            await transaction.execute(delete(SessionRow).where(SessionRow.expires_at <= now()))


def digest(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()
