"""The tables. A change here needs a migration in `migrations/versions`; a test compares the two."""

from __future__ import annotations

import secrets
from datetime import UTC, datetime
from typing import Any, ClassVar, Final

from sqlalchemy import JSON, DateTime, Dialect, ForeignKey, Index, Integer, String, Text, TypeDecorator
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

from netrunner.server.storage.database import now

ALPHABET: Final = "23456789abcdefghjkmnpqrstuvwxyz"
ID_LENGTH: Final = 10


def new_id() -> str:
    """An id that is short enough for a link and too long to guess."""
    return "".join(secrets.choice(ALPHABET) for _ in range(ID_LENGTH))


class UtcDateTime(TypeDecorator[datetime]):
    """A moment with its time zone, which SQLite would forget."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        return value.replace(tzinfo=UTC) if value is not None and value.tzinfo is None else value


class Base(DeclarativeBase):
    """The base of all tables."""

    type_annotation_map: ClassVar[dict[Any, Any]] = {datetime: UtcDateTime, dict[str, Any]: JSON, list[Any]: JSON}


class AccountRow(Base):
    """A person. A guest has no password."""

    __tablename__ = "accounts"
    id: Mapped[str] = mapped_column(String(16), primary_key=True, default=new_id)
    name: Mapped[str] = mapped_column(String(40))
    name_key: Mapped[str] = mapped_column(String(80), unique=True)
    """The name as it is compared: case-folded and normalised."""
    password: Mapped[str | None] = mapped_column(String(200))
    recovery: Mapped[str | None] = mapped_column(String(200))
    """The hash of the code that sets a new password, once."""
    settings: Mapped[dict[str, Any]] = mapped_column(default=dict)
    created_at: Mapped[datetime] = mapped_column(default=now)


class SessionRow(Base):
    """A signed-in browser. The cookie holds the token; only its hash is kept."""

    __tablename__ = "sessions"
    token_hash: Mapped[str] = mapped_column(String(64), primary_key=True)
    account_id: Mapped[str] = mapped_column(ForeignKey("accounts.id", ondelete="CASCADE"), index=True)
    created_at: Mapped[datetime] = mapped_column(default=now)
    expires_at: Mapped[datetime]


class GameRow(Base):
    """A game: who plays, with what, under which conditions, and how it ended. Its moves are its entries."""

    __tablename__ = "games"
    id: Mapped[str] = mapped_column(String(16), primary_key=True, default=new_id)
    created_at: Mapped[datetime] = mapped_column(default=now, index=True)
    finished_at: Mapped[datetime | None]
    setup: Mapped[dict[str, Any]]
    """The record without its choices, as `Game.record` gives it. Holds the seed: never shown while the game goes on."""
    salt: Mapped[str] = mapped_column(String(64))
    options: Mapped[dict[str, Any]]
    """`live.options.GameOptions` as data."""
    corp_account: Mapped[str | None] = mapped_column(ForeignKey("accounts.id", ondelete="SET NULL"), index=True)
    runner_account: Mapped[str | None] = mapped_column(ForeignKey("accounts.id", ondelete="SET NULL"), index=True)
    corp_name: Mapped[str] = mapped_column(String(40))
    runner_name: Mapped[str] = mapped_column(String(40))
    corp_identity: Mapped[str] = mapped_column(String(100))
    runner_identity: Mapped[str] = mapped_column(String(100))
    status: Mapped[str] = mapped_column(String(16), default="playing", index=True)
    """playing | finished"""
    winner: Mapped[str | None] = mapped_column(String(8))
    reason: Mapped[str | None] = mapped_column(String(80))
    turns: Mapped[int] = mapped_column(Integer, default=0)
    table_id: Mapped[str | None] = mapped_column(String(16), index=True)
    imported_by: Mapped[str | None] = mapped_column(ForeignKey("accounts.id", ondelete="SET NULL"), index=True)
    """Who brought the record of a game that was played elsewhere. Such a game has nobody in its seats."""


class RatingRow(Base):
    """How strong somebody is, as far as their games tell (`ratings.glicko`)."""

    __tablename__ = "ratings"
    account_id: Mapped[str] = mapped_column(ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True)
    value: Mapped[float] = mapped_column(index=True)
    deviation: Mapped[float]
    games: Mapped[int] = mapped_column(Integer)
    at: Mapped[datetime]
    """When the last of those games ended."""


class RatedGameRow(Base):
    """A game that counted for the ratings, and by how much."""

    __tablename__ = "rated_games"
    game_id: Mapped[str] = mapped_column(ForeignKey("games.id", ondelete="CASCADE"), primary_key=True)
    corp_change: Mapped[float]
    runner_change: Mapped[float]


class EntryRow(Base):
    """One entry of a game's log: what was chosen or agreed, in order. Nothing in it is ever changed."""

    __tablename__ = "entries"
    game_id: Mapped[str] = mapped_column(ForeignKey("games.id", ondelete="CASCADE"), primary_key=True)
    number: Mapped[int] = mapped_column(Integer, primary_key=True)
    kind: Mapped[str] = mapped_column(String(16))
    data: Mapped[dict[str, Any]]
    at: Mapped[datetime] = mapped_column(default=now)


class MessageRow(Base):
    """One line of chat in a room: a game, a table or the lobby."""

    __tablename__ = "messages"
    id: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=True)
    room: Mapped[str] = mapped_column(String(40), index=True)
    account_id: Mapped[str | None] = mapped_column(ForeignKey("accounts.id", ondelete="SET NULL"))
    name: Mapped[str] = mapped_column(String(40))
    text: Mapped[str] = mapped_column(String(500))
    at: Mapped[datetime] = mapped_column(default=now)


class TableRow(Base):
    """A table in the lobby: who sits at it and what they agreed on. `document` is `lobby.document.Document` as data."""

    __tablename__ = "tables"
    id: Mapped[str] = mapped_column(String(16), primary_key=True, default=new_id)
    created_at: Mapped[datetime] = mapped_column(default=now, index=True)
    status: Mapped[str] = mapped_column(String(16), default="open", index=True)
    """open | playing | closed"""
    password: Mapped[str | None] = mapped_column(String(200))
    document: Mapped[dict[str, Any]]
    version: Mapped[int] = mapped_column(Integer, default=0)


class DeckRow(Base):
    """A deck that somebody keeps."""

    __tablename__ = "decks"
    id: Mapped[str] = mapped_column(String(16), primary_key=True, default=new_id)
    account_id: Mapped[str] = mapped_column(ForeignKey("accounts.id", ondelete="CASCADE"), index=True)
    name: Mapped[str] = mapped_column(String(100))
    side: Mapped[str] = mapped_column(String(8))
    identity: Mapped[str] = mapped_column(String(100))
    notes: Mapped[str] = mapped_column(Text, default="")
    format: Mapped[str] = mapped_column(String(40), default="")
    shared: Mapped[bool] = mapped_column(default=False)
    """Whether everybody who has its address may read it."""
    created_at: Mapped[datetime] = mapped_column(default=now)
    updated_at: Mapped[datetime] = mapped_column(default=now)


class DeckVersionRow(Base):
    """One state of a deck, kept when it was saved."""

    __tablename__ = "deck_versions"
    __table_args__ = (Index("deck_version_number", "deck_id", "number", unique=True),)
    id: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=True)
    deck_id: Mapped[str] = mapped_column(ForeignKey("decks.id", ondelete="CASCADE"), index=True)
    number: Mapped[int] = mapped_column(Integer)
    identity: Mapped[str] = mapped_column(String(100))
    cards: Mapped[dict[str, Any]]
    """title → copies"""
    details: Mapped[dict[str, Any]] = mapped_column(default=dict)
    """What a list says besides: cards that start in play, comments and printings by title."""
    note: Mapped[str] = mapped_column(String(500), default="")
    at: Mapped[datetime] = mapped_column(default=now)


class EventRow(Base):
    """A tournament. Its log is what it is: the entries of `netrunner.tournament`, appended to."""

    __tablename__ = "events"
    id: Mapped[str] = mapped_column(String(16), primary_key=True, default=new_id)
    slug: Mapped[str] = mapped_column(String(40), unique=True)
    short: Mapped[str | None] = mapped_column(String(8), unique=True)
    """The end of its short link."""
    name: Mapped[str] = mapped_column(String(200))
    created_at: Mapped[datetime] = mapped_column(default=now, index=True)
    options: Mapped[dict[str, Any]] = mapped_column(default=dict)


class EventEntryRow(Base):
    """One entry of a tournament's log."""

    __tablename__ = "event_entries"
    event_id: Mapped[str] = mapped_column(ForeignKey("events.id", ondelete="CASCADE"), primary_key=True)
    number: Mapped[int] = mapped_column(Integer, primary_key=True)
    data: Mapped[dict[str, Any]]
    by: Mapped[str | None] = mapped_column(ForeignKey("accounts.id", ondelete="SET NULL"))
    at: Mapped[datetime] = mapped_column(default=now)


class EventMemberRow(Base):
    """Who an account is at a tournament: a leader or a player."""

    __tablename__ = "event_members"
    __table_args__ = (Index("event_member_entry", "event_id", "entry", unique=True),)
    event_id: Mapped[str] = mapped_column(ForeignKey("events.id", ondelete="CASCADE"), primary_key=True)
    account_id: Mapped[str] = mapped_column(ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True)
    role: Mapped[str] = mapped_column(String(16))
    """leader | player: which roles a leader has stands in the tournament's log"""
    entry: Mapped[int | None] = mapped_column(Integer)
    """The entry of the log that registered them as a player. An undone registration is nobody's."""


class EventClaimRow(Base):
    """How often a player of a tournament has been given to an account: each time their claim code becomes another."""

    __tablename__ = "event_claims"
    event_id: Mapped[str] = mapped_column(ForeignKey("events.id", ondelete="CASCADE"), primary_key=True)
    entry: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=False)
    """The entry of the log that registered the player."""
    given: Mapped[int] = mapped_column(Integer)


class EventGameRow(Base):
    """A game of a tournament that is played here: what was paired, and the game it became."""

    __tablename__ = "event_games"
    event_id: Mapped[str] = mapped_column(ForeignKey("events.id", ondelete="CASCADE"), primary_key=True)
    origin: Mapped[int] = mapped_column(Integer, primary_key=True)
    """The entry that paired the round, or settled the sides of the elimination game."""
    player: Mapped[int] = mapped_column(Integer, primary_key=True)
    """The first player of the match."""
    number: Mapped[int] = mapped_column(Integer, primary_key=True)
    """0 for the first game of a round, 1 for the second."""
    corp: Mapped[int] = mapped_column(Integer)
    runner: Mapped[int] = mapped_column(Integer)
    """Who plays which side."""
    game_id: Mapped[str | None] = mapped_column(ForeignKey("games.id", ondelete="CASCADE"), unique=True)
    """None while the game is being begun."""
    reported: Mapped[int | None] = mapped_column(Integer)
    """The entry that reported its result."""
    ready: Mapped[int] = mapped_column(Integer, default=0, server_default="0")
    """Who is ready for the next game once this one is over: 1 its Corp, 2 its Runner, 3 both."""
    created_at: Mapped[datetime] = mapped_column(default=now)
