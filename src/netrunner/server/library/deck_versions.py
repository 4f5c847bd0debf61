"""Versions of a deck: saving over nobody's changes, looking back, comparing, restoring."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import delete, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from netrunner.decks.diff import diff
from netrunner.server.errors import Refused
from netrunner.server.library.deck_contents import canonical, deck_of
from netrunner.server.library.deck_wire import (
    CardChange,
    Contents,
    Difference,
    OpenedDeck,
    Version,
    Versions,
    VersionSummary,
)
from netrunner.server.library.saved_decks import contents_in, kept_deck, own, readable, side_of, version_row
from netrunner.server.sessions.sessions import Account
from netrunner.server.storage.database import Database, now
from netrunner.server.storage.schema import DeckVersionRow

MOST_VERSIONS: Final = 200
"""Versions kept of a deck; when there are more, the oldest go."""


async def save(
    database: Database, account: Account, deck_id: str, contents: Contents, based_on: int, note: str
) -> OpenedDeck:
    """A new version, unless somebody saved another one since the one that was changed."""
    contents = canonical(contents)
    try:
        async with database.begin() as session:
            deck, version, owner = await own(session, account, deck_id)
            if version.number != based_on:
                raise stale(version.number)
            if contents == contents_in(version) and not note:
                return kept_deck((deck, version, owner), account)
            version = version_row(deck.id, based_on + 1, contents, note)
            session.add(version)
            deck.identity = contents.identity or ""
            deck.side = side_of(contents, "corp" if deck.side == "corp" else "runner")
            deck.updated_at = now()
            await session.flush()
            await forget_oldest(session, deck.id, version.number)
    except IntegrityError:
        raise stale(based_on + 1) from None
    return kept_deck((deck, version, owner), account)


def stale(number: int) -> Refused:
    return Refused(
        f"The deck was saved elsewhere meanwhile, as version {number}: look at what changed, then save again.",
        409,
        field="based_on",
    )


async def forget_oldest(session: AsyncSession, deck_id: str, newest: int) -> None:
    await session.execute(
        delete(DeckVersionRow).where(DeckVersionRow.deck_id == deck_id, DeckVersionRow.number <= newest - MOST_VERSIONS)
    )


async def restore(database: Database, account: Account, deck_id: str, number: int, based_on: int) -> OpenedDeck:
    """A new version with the contents of an old one."""
    async with database.sessions() as session:
        await own(session, account, deck_id)
        old = await numbered(session, deck_id, number)
    return await save(database, account, deck_id, contents_in(old), based_on, f"Version {number} again")


async def numbered(session: AsyncSession, deck_id: str, number: int) -> DeckVersionRow:
    query = select(DeckVersionRow).where(DeckVersionRow.deck_id == deck_id, DeckVersionRow.number == number)
    row = (await session.execute(query)).scalar_one_or_none()
    if row is None:
        raise Refused(f"The deck has no version {number}.", 404)
    return row


async def listed(database: Database, account: Account | None, deck_id: str) -> Versions:
    """All versions, newest first."""
    query = select(DeckVersionRow).where(DeckVersionRow.deck_id == deck_id).order_by(DeckVersionRow.number.desc())
    async with database.sessions() as session:
        await readable(session, account, deck_id)
        rows = (await session.execute(query)).scalars().all()
    return Versions(versions=[VersionSummary(**summary(row)) for row in rows])


async def opened(database: Database, account: Account | None, deck_id: str, number: int) -> Version:
    """One version with its contents."""
    async with database.sessions() as session:
        await readable(session, account, deck_id)
        row = await numbered(session, deck_id, number)
    return Version(**summary(row), contents=contents_in(row))


async def compared(database: Database, account: Account | None, deck_id: str, before: int, after: int) -> Difference:
    """What changed from one version to another."""
    async with database.sessions() as session:
        await readable(session, account, deck_id)
        rows = [await numbered(session, deck_id, number) for number in (before, after)]
    found = diff(*(deck_of(contents_in(row)) for row in rows))
    return Difference(
        before=before,
        after=after,
        identities=found.identities,
        cards=[CardChange(title=title, before=old, after=new) for title, (old, new) in found.changes.items()],
        sizes=found.sizes,
        influence=found.influence,
        points=found.points,
    )


def summary(row: DeckVersionRow) -> dict[str, Any]:
    return {
        "number": row.number,
        "at": row.at,
        "note": row.note,
        "identity": row.identity or None,
        "size": sum(row.cards.values()),
    }
