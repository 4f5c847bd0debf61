"""Claim codes: what a player who was registered by hand shows to take part from their own device.

A code is worth something once. It ends when it is used, and when a leader says whose player it is; a player who loses
their account, however that comes, gets a code that was never shown before. So that no code has to be kept, each is
made from the server's secret and from how often the player has been given to an account.
"""

from __future__ import annotations

import hashlib
import hmac
from base64 import b32encode
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, cast

from sqlalchemy import CursorResult, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from netrunner.server.errors import Refused
from netrunner.server.storage.database import Database
from netrunner.server.storage.schema import EventClaimRow, EventMemberRow
from netrunner.tournament.event import Event, Player, Status

CODE_LENGTH: Final = 10
REMEMBERED: Final = 5
"""Codes of a player that have ended and are still answered with that, rather than as belonging to nobody."""


@dataclass(frozen=True, slots=True)
class ClaimCodes:
    """The codes of an event's players."""

    secret: str
    event_id: str
    given: Mapping[int, int]
    """How often each player, by the entry that registered them, has been given to an account."""

    def __call__(self, entry: int) -> str:
        """The code that a player has now."""
        return self.made(entry, self.given.get(entry, 0))

    def made(self, entry: int, given: int) -> str:
        digest = hmac.new(self.secret.encode(), f"claim:{self.event_id}:{entry}:{given}".encode(), hashlib.sha256)
        return b32encode(digest.digest()).decode().lower()[:CODE_LENGTH]

    def find(self, event: Event, code: str) -> tuple[Player, bool]:
        """The player whose code this is or was, and whether it is good still."""
        for player in event.players.values():
            if player.status is Status.REMOVED:
                continue
            given = self.given.get(player.entry, 0)
            for number in range(given, max(-1, given - REMEMBERED - 1), -1):
                if hmac.compare_digest(self.made(player.entry, number), code.lower()):
                    return player, number == given
        raise Refused("This code belongs to nobody at this event: ask the organiser for a new one.", 404, field="code")


async def claim_codes(database: Database, secret: str, event_id: str) -> ClaimCodes:
    """The codes of an event as they are now."""
    query = select(EventClaimRow.entry, EventClaimRow.given).where(EventClaimRow.event_id == event_id)
    async with database.sessions() as session:
        return ClaimCodes(secret, event_id, {row.entry: row.given for row in await session.execute(query)})


async def spend(session: AsyncSession, event_id: str, entry: int, given: int) -> None:
    """Use up the code of a player, which only one can: `Refused` when another one has been quicker."""
    query = update(EventClaimRow).where(EventClaimRow.event_id == event_id, EventClaimRow.entry == entry)
    done = await session.execute(query.where(EventClaimRow.given == given).values(given=given + 1))
    if cast("CursorResult[Any]", done).rowcount == 1:
        return
    if given > 0 or await session.get(EventClaimRow, (event_id, entry)) is not None:
        raise used()
    session.add(EventClaimRow(event_id=event_id, entry=entry, given=1))
    await session.flush()


async def end(session: AsyncSession, event_id: str, entry: int) -> None:
    """End the code of a player, whatever it is."""
    query = update(EventClaimRow).where(EventClaimRow.event_id == event_id, EventClaimRow.entry == entry)
    done = await session.execute(query.values(given=EventClaimRow.given + 1))
    if cast("CursorResult[Any]", done).rowcount == 0:
        session.add(EventClaimRow(event_id=event_id, entry=entry, given=1))
        await session.flush()


async def owner_of(session: AsyncSession, event_id: str, entry: int) -> str | None:
    """The account that is a player."""
    query = select(EventMemberRow.account_id).where(EventMemberRow.event_id == event_id, EventMemberRow.entry == entry)
    return (await session.scalars(query)).one_or_none()


def used() -> Refused:
    return Refused("This code has been used already: ask the organiser to say who you are.", 409, field="code")
