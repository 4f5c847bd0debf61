"""The decks that people keep: listing, opening, changing, copying and deleting them."""

from __future__ import annotations

from typing import Any, Final, cast

from sqlalchemy import Select, delete, func, select
from sqlalchemy.ext.asyncio import AsyncSession

from netrunner.decks.deck import UNNAMED
from netrunner.decks.formats import FormatName
from netrunner.engine.terms import Side
from netrunner.server.errors import Refused
from netrunner.server.executors import in_thread
from netrunner.server.library import deck_check
from netrunner.server.library.bundled_decks import opened_starters
from netrunner.server.library.deck_contents import canonical, contents_of, deck_of, details, kept
from netrunner.server.library.deck_import import demand_deck
from netrunner.server.library.deck_wire import (
    Contents,
    DeckChange,
    DeckList,
    DeckSummary,
    NewDeck,
    OpenedDeck,
)
from netrunner.server.library.wire import OwnDeck
from netrunner.server.sessions.sessions import Account
from netrunner.server.storage.account_lock import lock_account
from netrunner.server.storage.database import Database, now
from netrunner.server.storage.schema import AccountRow, DeckRow, DeckVersionRow, new_id

MOST_DECKS: Final = 500
MISSING: Final = "There is no such deck, or it is not shared with you."

Latest = tuple[DeckRow, DeckVersionRow, str]
"""A deck, its latest version, the name of its owner."""


def latest() -> Select[DeckRow, DeckVersionRow, str]:
    """Decks with their latest versions."""
    newest = (
        select(func.max(DeckVersionRow.number))
        .where(DeckVersionRow.deck_id == DeckRow.id)
        .correlate(DeckRow)
        .scalar_subquery()
    )
    return (
        select(DeckRow, DeckVersionRow, AccountRow.name)
        .join(DeckVersionRow, DeckVersionRow.deck_id == DeckRow.id)
        .join(AccountRow, AccountRow.id == DeckRow.account_id)
        .where(DeckVersionRow.number == newest)
    )


async def listed(database: Database, account: Account | None) -> DeckList:
    """Everything that somebody keeps, what was changed last first."""
    if account is None:
        return DeckList(decks=[], most=MOST_DECKS)
    query = latest().where(DeckRow.account_id == account.id).order_by(DeckRow.updated_at.desc(), DeckRow.id)
    async with database.sessions() as session:
        rows = (await session.execute(query)).all()
    # Hundreds of decks take a while to check: others are not kept waiting.
    decks = await in_thread("decks", lambda: [DeckSummary(**summary(deck, version)) for deck, version, _ in rows])
    return DeckList(decks=decks, most=MOST_DECKS)


async def using(database: Database, account: Account | None, title: str) -> list[OwnDeck]:
    """The decks of somebody that a card is in."""
    if account is None:
        return []
    query = latest().where(DeckRow.account_id == account.id).order_by(DeckRow.updated_at.desc(), DeckRow.id)
    async with database.sessions() as session:
        rows = (await session.execute(query)).all()
    copies = {deck: (version.cards.get(title, 0) or int(version.identity == title)) for deck, version, _ in rows}
    return [OwnDeck(id=deck.id, name=deck.name, copies=count) for deck, count in copies.items() if count]


async def opened(database: Database, account: Account | None, deck_id: str) -> OpenedDeck:
    """A deck of somebody's own, one that its owner shares, or a starter."""
    starter = opened_starters().get(deck_id)
    if starter is not None:
        return starter
    async with database.sessions() as session:
        return kept_deck(await readable(session, account, deck_id), account)


async def readable(session: AsyncSession, account: Account | None, deck_id: str) -> Latest:
    """The deck if this visitor may read it. To anybody else it is as if there were none."""
    row = (await session.execute(latest().where(DeckRow.id == deck_id))).first()
    if row is None:
        raise Refused(MISSING, 404)
    deck, version, owner = row
    if not (deck.shared or (account is not None and deck.account_id == account.id)):
        raise Refused(MISSING, 404)
    return deck, version, owner


async def own(session: AsyncSession, account: Account, deck_id: str) -> Latest:
    """The deck if it belongs to this account."""
    row = await readable(session, account, deck_id)
    if row[0].account_id != account.id:
        raise Refused("This deck belongs to somebody else: copy it to change it.", 403)
    return row


async def keep(database: Database, account: Account, wish: NewDeck) -> OpenedDeck:
    """Add a new deck to those of an account."""
    if wish.text is not None and wish.contents is not None:
        raise Refused("Give either a list as text or the contents, not both.", 422, field="text")
    name, notes, contents = wish.name, wish.notes, canonical(wish.contents or Contents())
    if wish.text is not None:
        read = demand_deck(wish.text)
        contents, notes = contents_of(read), read.notes if notes is None else notes
        name = name or (None if read.name == UNNAMED else read.name)
    async with database.begin() as session:
        await demand_room(session, account)
        row = add(session, account, name or default_name(contents), contents, wish.format, notes or "", wish.side)
    return kept_deck((*row, account.name), account)


def add(
    session: AsyncSession,
    account: Account,
    name: str,
    contents: Contents,
    format: FormatName,
    notes: str,
    side: Side,
) -> tuple[DeckRow, DeckVersionRow]:
    deck = DeckRow(
        id=new_id(),
        account_id=account.id,
        name=name[:100],
        side=side_of(contents, side),
        identity=contents.identity or "",
        notes=notes[:20_000],
        format=format,
        shared=False,
        created_at=now(),
        updated_at=now(),
    )
    version = version_row(deck.id, 1, contents, "")
    session.add_all([deck, version])
    return deck, version


def version_row(deck_id: str, number: int, contents: Contents, note: str) -> DeckVersionRow:
    return DeckVersionRow(
        deck_id=deck_id,
        number=number,
        identity=contents.identity or "",
        cards=contents.cards,
        details=details(contents),
        note=note,
        at=now(),
    )


async def demand_room(session: AsyncSession, account: Account) -> None:
    """Refuse one more deck than one may keep, however many are added at once."""
    await lock_account(session, account.id)
    count = (await session.execute(select(func.count()).where(DeckRow.account_id == account.id))).scalar_one()
    if count >= MOST_DECKS:
        raise Refused(f"You keep {count} decks, which is the most: delete one first.", 409)


async def change(database: Database, account: Account, deck_id: str, wish: DeckChange) -> OpenedDeck:
    """Rename a deck, rewrite its notes, choose its format, share it or stop sharing it."""
    async with database.begin() as session:
        deck, version, owner = await own(session, account, deck_id)
        for field, value in wish.model_dump(exclude_none=True).items():
            setattr(deck, field, value)
        deck.updated_at = now()
    return kept_deck((deck, version, owner), account)


async def copy(database: Database, account: Account, deck_id: str) -> OpenedDeck:
    """A deck of one's own with the contents of one that one may read."""
    starter = opened_starters().get(deck_id)
    if starter is not None:
        wish = NewDeck(name=starter.name, format=starter.format, notes=starter.notes, contents=starter.contents)
        return await keep(database, account, wish)
    async with database.begin() as session:
        deck, version, _ = await readable(session, account, deck_id)
        await demand_room(session, account)
        contents = contents_in(version)
        name = f"{deck.name[:90]} (copy)" if deck.account_id == account.id else deck.name
        row = add(
            session,
            account,
            name,
            contents,
            saved_format(deck),
            deck.notes,
            cast(Side, deck.side),
        )
    return kept_deck((*row, account.name), account)


async def remove(database: Database, account: Account, deck_id: str) -> None:
    """Delete a deck with all its versions."""
    async with database.begin() as session:
        await own(session, account, deck_id)
        await session.execute(delete(DeckVersionRow).where(DeckVersionRow.deck_id == deck_id))
        await session.execute(delete(DeckRow).where(DeckRow.id == deck_id))


def contents_in(version: DeckVersionRow) -> Contents:
    return kept(version.identity, version.cards, version.details)


def saved_format(deck: DeckRow) -> FormatName:
    """The format that a deck is kept in: standard where none was said, or one that this version does not know."""
    return FormatName(deck.format) if deck.format in list(FormatName) else FormatName.STANDARD


def side_of(contents: Contents, otherwise: Side) -> Side:
    if contents.identity is None and not contents.cards:
        return otherwise
    return cast(Side, deck_of(contents).side)


def default_name(contents: Contents) -> str:
    return contents.identity or "New deck"


def summary(deck: DeckRow, version: DeckVersionRow) -> dict[str, Any]:
    contents = contents_in(version)
    format = saved_format(deck)
    problems, playable = deck_check.summary(contents, format)
    return {
        "id": deck.id,
        "name": deck.name,
        "side": deck.side,
        "identity": contents.identity,
        "format": format,
        "size": sum(contents.cards.values()),
        "version": version.number,
        "problems": problems,
        "playable": playable,
        "shared": deck.shared,
        "updated_at": deck.updated_at,
    }


def kept_deck(row: Latest, account: Account | None) -> OpenedDeck:
    deck, version, owner = row
    return OpenedDeck(
        **summary(deck, version),
        owner=owner,
        mine=account is not None and deck.account_id == account.id,
        notes=deck.notes,
        created_at=deck.created_at,
        contents=contents_in(version),
    )
