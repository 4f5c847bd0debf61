"""Leaving for good: an account is deleted with everything that is its own.

Games belong to two people, so they stay, without the name. What was said in chat goes. Games that are being played are
conceded first, so that nobody waits for somebody who will not come back.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import delete, or_, select, update

from netrunner.server.accounts.changes import Changes, Ended
from netrunner.server.accounts.passwords import Passwords
from netrunner.server.accounts.sessions import Account
from netrunner.server.errors import Refused
from netrunner.server.live.host import Host
from netrunner.server.live.wire import Act
from netrunner.server.storage.database import Database
from netrunner.server.storage.schema import AccountRow, GameRow, MessageRow

NAMELESS: Final = "Deleted player"


async def delete_account(
    database: Database, passwords: Passwords, changes: Changes, host: Host, account: Account, password: str | None
) -> None:
    """Delete an account for good."""
    async with database.sessions() as session:
        kept = await session.scalar(select(AccountRow.password).where(AccountRow.id == account.id))
    if kept is not None and not await passwords.verify(password or "", kept):
        raise Refused("That is not your password. Nothing was deleted.", 403, field="password")
    await concede_all(database, host, account.id)
    async with database.begin() as transaction:
        for seat, name in ((GameRow.corp_account, "corp_name"), (GameRow.runner_account, "runner_name")):
            await transaction.execute(update(GameRow).where(seat == account.id).values({name: NAMELESS}))
        await transaction.execute(delete(MessageRow).where(MessageRow.account_id == account.id))
        # The tables' own foreign keys take sessions, decks and places in tournaments along, and let go of games.
        await transaction.execute(delete(AccountRow).where(AccountRow.id == account.id))
    await changes.tell(Ended(account.id, deleted=True))


async def concede_all(database: Database, host: Host, account: str) -> None:
    """Concede every game that the account is playing."""
    seat = or_(GameRow.corp_account == account, GameRow.runner_account == account)
    async with database.sessions() as session:
        games = (await session.scalars(select(GameRow.id).where(seat, GameRow.status == "playing"))).all()
    for game in games:
        try:
            room = await host.room(game)
            if room is not None:
                await room.handle(account, Act(do="concede", room=game))
        except Refused as refusal:
            if refusal.status == 503:  # nobody may be left waiting for somebody who is gone: better try again
                raise
            # It has ended in this moment, or it cannot be played any more: then nobody waits.
