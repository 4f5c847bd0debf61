"""Account deletion: an account is deleted with everything that is its own.

Games belong to two people, so they stay, without the name. What was said in chat goes. Games that are being played are
conceded first, so that nobody waits for somebody who will not come back; and nobody leaves a tournament without its
organiser (Tournament Regulations: I.1 Organizer).
"""

from __future__ import annotations

from datetime import date, timedelta
from typing import Any, Final

from sqlalchemy import delete, or_, select, update

from netrunner.server.accounts.passwords import Passwords
from netrunner.server.errors import Refused
from netrunner.server.live.host import Host
from netrunner.server.live.wire import Act
from netrunner.server.sessions.account_changes import AccountChanges, SessionsEnded
from netrunner.server.sessions.sessions import Account
from netrunner.server.storage.database import Database, now
from netrunner.server.storage.schema import AccountRow, EventMemberRow, EventRow, GameRow, MessageRow

NAMELESS: Final = "Deleted player"
LONG_PAST: Final = timedelta(days=30)
"""An event whose day is so long ago goes on no more, whether or not somebody entered its last result."""


async def delete_account(
    database: Database,
    passwords: Passwords,
    changes: AccountChanges,
    host: Host,
    account: Account,
    password: str | None,
) -> None:
    """Delete an account for good."""
    async with database.sessions() as session:
        kept = await session.scalar(select(AccountRow.password).where(AccountRow.id == account.id))
    if kept is not None and not await passwords.verify(password or "", kept):
        raise Refused("That is not your password. Nothing was deleted.", 403, field="password")
    await demand_no_event(database, account)
    await concede_all(database, host, account.id)
    async with database.begin() as transaction:
        for seat, name in ((GameRow.corp_account, "corp_name"), (GameRow.runner_account, "runner_name")):
            await transaction.execute(update(GameRow).where(seat == account.id).values({name: NAMELESS}))
        await transaction.execute(delete(MessageRow).where(MessageRow.account_id == account.id))
        # The tables' own foreign keys take sessions, decks and places in tournaments along, and let go of games.
        await transaction.execute(delete(AccountRow).where(AccountRow.id == account.id))
    await changes.tell(SessionsEnded(account.id, deleted=True))


async def demand_no_event(database: Database, account: Account) -> None:
    """Refuse while people count on the account to organise a tournament."""
    query = (
        select(EventRow.name, EventRow.options)
        .join(EventMemberRow, EventMemberRow.event_id == EventRow.id)
        .where(EventMemberRow.account_id == account.id)
        .order_by(EventRow.created_at)
    )
    async with database.sessions() as session:
        events = (await session.execute(query)).all()
    names = [f"“{name}”" for name, options in events if options.get("organizer") == account.name and goes_on(options)]
    if names:
        raise Refused(
            f"You organise {', '.join(names)}, which {'is' if len(names) == 1 else 'are'} not over. Hand the event "
            "over to another organiser at its desk, or finish it, or close the registration if nobody has registered. "
            "Nothing was deleted.",
            409,
        )


def goes_on(options: dict[str, Any]) -> bool:
    """Whether an event, by its summary, has people who wait for its organiser, or may still get them."""
    if options["champion"] is not None or not (options["players"] or options["open"]):
        return False
    return date.fromisoformat(options["date"]) >= now().date() - LONG_PAST


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
