"""Sessions: a random token in a signed, http-only cookie; the database keeps its hash.

A token that belongs to the session also stands in every answer to `GET /api/me`, and every request that changes something
must carry it in the header `X-CSRF-Token`.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from dataclasses import dataclass
from datetime import timedelta
from typing import Final

from itsdangerous import BadSignature, URLSafeSerializer
from sqlalchemy import delete, select

from netrunner.server.storage.database import Database, now
from netrunner.server.storage.schema import AccountRow, SessionRow

COOKIE: Final = "netrunner_session"
LIFETIME: Final = timedelta(days=90)


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
        if not cookie or len(cookie) > 400:
            return None
        try:
            token = self.serializer.loads(cookie)
        except BadSignature:
            return None
        return token if isinstance(token, str) else None

    def csrf(self, cookie: str | None) -> str:
        """What a request of this session must carry to change something."""
        return hmac.new(self.secret, f"csrf:{cookie or ''}".encode(), hashlib.sha256).hexdigest()

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
        token = secrets.token_urlsafe(32)
        async with self.database.begin() as session:
            session.add(SessionRow(token_hash=digest(token), account_id=account_id, expires_at=now() + LIFETIME))
        return str(self.serializer.dumps(token))

    async def close(self, cookie: str | None) -> None:
        """End one session."""
        token = self.token_in(cookie)
        if token is not None:
            async with self.database.begin() as session:
                await session.execute(delete(SessionRow).where(SessionRow.token_hash == digest(token)))

    async def close_all(self, account_id: str, but: str | None = None) -> None:
        """End every session of an account, but for the one of a cookie."""
        token = self.token_in(but)
        query = delete(SessionRow).where(SessionRow.account_id == account_id)
        if token is not None:
            query = query.where(SessionRow.token_hash != digest(token))
        async with self.database.begin() as session:
            await session.execute(query)


def digest(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()
