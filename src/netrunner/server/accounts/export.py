"""All that is kept of somebody, for themselves to take away."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Any, Final

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from netrunner.decks.formats import FormatName
from netrunner.server.accounts.history import history_of
from netrunner.server.accounts.preferences import Preferences, read_preferences
from netrunner.server.accounts.wire import PastGame
from netrunner.server.library.saved_decks import saved_format
from netrunner.server.ratings.ranking import ratings_of
from netrunner.server.ratings.wire import RatingSummary
from netrunner.server.sessions.sessions import Account
from netrunner.server.storage.database import Database, now
from netrunner.server.storage.schema import (
    AccountRow,
    DeckRow,
    DeckVersionRow,
    EventMemberRow,
    EventRow,
    MessageRow,
    SessionRow,
)
from netrunner.server.wire import Id, Wire

EVERYTHING: Final = 1_000_000


class ExportedDeckVersion(Wire):
    number: int
    identity: str
    cards: dict[str, Any]
    note: str
    at: datetime


class ExportedDeck(Wire):
    id: Id
    name: str
    side: str
    identity: str
    format: FormatName
    notes: str
    created_at: datetime
    updated_at: datetime
    versions: list[ExportedDeckVersion]


class ExportedMessage(Wire):
    """A line of chat."""

    room: str
    text: str
    at: datetime


class ExportedEventEntry(Wire):
    """A place in a tournament."""

    event: str
    slug: str
    role: str


class ExportedSession(Wire):
    created_at: datetime
    expires_at: datetime


class Export(Wire):
    """Everything that is kept of one person. The records of the games are at `/api/games/{id}/record`."""

    exported_at: datetime
    id: Id
    name: str
    guest: bool
    created_at: datetime
    settings: Preferences
    sessions: list[ExportedSession]
    rating: RatingSummary | None
    games: list[PastGame]
    decks: list[ExportedDeck]
    chat: list[ExportedMessage]
    events: list[ExportedEventEntry]


async def export_of(database: Database, account: Account) -> Export:
    """Gather everything that is kept of an account."""
    history = await history_of(database, account.id, own=True, most=EVERYTHING)
    ratings = await ratings_of(database, [account.id])
    async with database.sessions() as session:
        row = (await session.scalars(select(AccountRow).where(AccountRow.id == account.id))).one()
        return Export(
            exported_at=now(),
            id=row.id,
            name=row.name,
            guest=row.password is None,
            created_at=row.created_at,
            settings=read_preferences(row.settings),
            sessions=await sessions_of(session, row.id),
            rating=ratings.get(row.id),
            games=history.games,
            decks=await decks_of(session, row.id),
            chat=await chat_of(session, row.id),
            events=await events_of(session, row.id),
        )


async def sessions_of(session: AsyncSession, account: str) -> list[ExportedSession]:
    rows = await session.scalars(select(SessionRow).where(SessionRow.account_id == account))
    return [ExportedSession(created_at=row.created_at, expires_at=row.expires_at) for row in rows]


async def decks_of(session: AsyncSession, account: str) -> list[ExportedDeck]:
    mine = select(DeckRow).where(DeckRow.account_id == account).order_by(DeckRow.created_at, DeckRow.id)
    decks: Sequence[DeckRow] = (await session.scalars(mine)).all()
    query = select(DeckVersionRow).join(DeckRow, DeckRow.id == DeckVersionRow.deck_id)
    versions: dict[str, list[ExportedDeckVersion]] = {}
    for row in await session.scalars(query.where(DeckRow.account_id == account).order_by(DeckVersionRow.number)):
        version = ExportedDeckVersion(
            number=row.number, identity=row.identity, cards=row.cards, note=row.note, at=row.at
        )
        versions.setdefault(row.deck_id, []).append(version)
    return [
        ExportedDeck(
            id=deck.id,
            name=deck.name,
            side=deck.side,
            identity=deck.identity,
            format=saved_format(deck),
            notes=deck.notes,
            created_at=deck.created_at,
            updated_at=deck.updated_at,
            versions=versions.get(deck.id, []),
        )
        for deck in decks
    ]


async def chat_of(session: AsyncSession, account: str) -> list[ExportedMessage]:
    rows = await session.scalars(select(MessageRow).where(MessageRow.account_id == account).order_by(MessageRow.id))
    return [ExportedMessage(room=row.room, text=row.text, at=row.at) for row in rows]


async def events_of(session: AsyncSession, account: str) -> list[ExportedEventEntry]:
    query = (
        select(EventRow.name, EventRow.slug, EventMemberRow.role)
        .join(EventMemberRow, EventMemberRow.event_id == EventRow.id)
        .where(EventMemberRow.account_id == account)
        .order_by(EventRow.created_at)
    )
    return [ExportedEventEntry(event=name, slug=slug, role=role) for name, slug, role in await session.execute(query)]
