"""Who somebody is at a tournament: a leader, a player, or a spectator.

Tournament Regulations: I. Tournament Participant Roles. The log knows people by their names. Here stands which account
a name belongs to, so that nobody becomes a leader or a player by calling themselves like one.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sqlalchemy import delete, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from netrunner.server.accounts.names import key_of
from netrunner.server.errors import Refused
from netrunner.server.sessions.sessions import Account
from netrunner.server.storage.database import Database
from netrunner.server.storage.schema import AccountRow, EventMemberRow
from netrunner.tournament.conflict_of_interest import deputy_actions, playing
from netrunner.tournament.event import Event, Player, Status
from netrunner.tournament.registration import closed_lists_of_others
from netrunner.tournament.roles import MAY, Role, may

LEADER: Final = "leader"
PLAYER: Final = "player"


@dataclass(frozen=True, slots=True)
class Person:
    """A visitor at a tournament."""

    account: Account | None = None
    leader: bool = False
    entry: int | None = None
    """The entry that registered them."""

    def player(self, event: Event) -> Player | None:
        """The player they are: the one that was given to their account; a leader is also whom the log calls so."""
        found = (player for player in event.players.values() if self.entry is not None and player.entry == self.entry)
        given = next((player for player in found if player.status is not Status.REMOVED), None)
        if given is None and self.leads(event):
            assert self.account is not None
            return playing(event, self.account.name)
        return given

    def leads(self, event: Event) -> bool:
        """Whether they are one of the leaders, on duty or not."""
        return self.leader and self.account is not None and event.staff.is_leader(self.account.name)

    def could_read(self, event: Event, player: Player | None = None) -> bool:
        """Whether they lead or once led, however that ended, and could read closed lists of the others since."""
        return self.leader and closed_lists_of_others(event, player)

    def roles(self, event: Event) -> list[Role]:
        found: list[Role] = []
        if self.leads(event):
            assert self.account is not None
            found += event.staff.roles_of(self.account.name)
        if self.player(event) is not None:
            found.append(Role.PLAYER)
        return found or [Role.SPECTATOR]

    def name(self, event: Event) -> str:
        """What the log calls them."""
        player = self.player(event)
        if player is not None and not self.leads(event):
            return player.name
        return self.account.name if self.account is not None else ""

    def actions(self, event: Event) -> list[str]:
        """Everything that their roles allow, by the names of `tournament.roles`."""
        roles = self.roles(event)
        instead = deputy_actions(event, self.name(event)) if self.leads(event) else []
        return [action for action in MAY if may(roles, action) or action in instead]


async def person_at(database: Database, event_id: str, account: Account | None) -> Person:
    """Who an account is at a tournament."""
    if account is None:
        return Person()
    async with database.sessions() as session:
        row = await session.get(EventMemberRow, (event_id, account.id))
    return Person(account) if row is None else Person(account, row.role == LEADER, row.entry)


async def accounts_of(database: Database, event_id: str) -> dict[int, tuple[str, str]]:
    """The accounts of a tournament's players: the entry that registered them → (id, name)."""
    query = (
        select(EventMemberRow.entry, AccountRow.id, AccountRow.name)
        .join(AccountRow, AccountRow.id == EventMemberRow.account_id)
        .where(EventMemberRow.event_id == event_id, EventMemberRow.entry.is_not(None))
    )
    async with database.sessions() as session:
        rows = (await session.execute(query)).all()
    return {entry: (account, name) for entry, account, name in rows if entry is not None}


async def account_named(database: Database, name: str) -> Account:
    """The account with a name, for who is to become a leader or to be a player's account. Guests cannot be found."""
    query = select(AccountRow).where(AccountRow.name_key == key_of(name), AccountRow.password.is_not(None))
    async with database.sessions() as session:
        row = await session.scalar(query)
    if row is None:
        raise Refused(f"Nobody here is called {name}: they need an account first.", 404, field="name")
    return Account(row.id, row.name, guest=False)


async def be_leader(session: AsyncSession, event_id: str, account: str) -> None:
    """Let an account be a leader, if the log says so."""
    row = await session.get(EventMemberRow, (event_id, account))
    if row is None:
        session.add(EventMemberRow(event_id=event_id, account_id=account, role=LEADER))
    else:
        row.role = LEADER


async def be_player(session: AsyncSession, event_id: str, account: str, entry: int) -> None:
    """Let an account be the player whom an entry registered; whoever was it before is not any more. The caller ends the
    code that the player had (`claim_codes`)."""
    await release(session, event_id, entry)
    row = await session.get(EventMemberRow, (event_id, account))
    if row is None:
        session.add(EventMemberRow(event_id=event_id, account_id=account, role=PLAYER, entry=entry))
    else:
        row.entry = entry


async def seat_leaders(session: AsyncSession, event_id: str, event: Event) -> list[int]:
    """Give the leaders the places that stand in their names, however those were entered; which ones, so that the caller
    ends their codes."""
    query = (
        select(EventMemberRow, AccountRow.name)
        .join(AccountRow, AccountRow.id == EventMemberRow.account_id)
        .where(EventMemberRow.event_id == event_id, EventMemberRow.role == LEADER)
    )
    given = []
    for row, name in (await session.execute(query)).all():
        own = playing(event, name) if event.staff.is_leader(name) else None
        if own is not None and row.entry != own.entry:
            await release(session, event_id, own.entry)
            row.entry = own.entry
            given.append(own.entry)
    return given


async def release(session: AsyncSession, event_id: str, entry: int) -> None:
    """A player has no account any more; one that leads still leads."""
    here = (EventMemberRow.event_id == event_id, EventMemberRow.entry == entry)
    await session.execute(delete(EventMemberRow).where(*here, EventMemberRow.role == PLAYER))
    await session.execute(update(EventMemberRow).where(*here).values(entry=None))
