"""The desk: where everything that is done at a tournament is entered, whoever does it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from netrunner.decks import Deck
from netrunner.server.errors import Refused
from netrunner.server.events import claim_codes, members, requests
from netrunner.server.events.audience import concerned
from netrunner.server.events.claim_codes import ClaimCodes
from netrunner.server.events.context import Context
from netrunner.server.events.decks import read_sources
from netrunner.server.events.event_store import EventStore
from netrunner.server.events.handlers import handle, permission_for, register
from netrunner.server.events.members import Person
from netrunner.server.events.online_games import Begun, live_views
from netrunner.server.events.round_views import Played
from netrunner.server.live.host import Host
from netrunner.server.live.steady_clock import steady_now
from netrunner.server.live.wire import EventChanged
from netrunner.server.sessions.sessions import Account
from netrunner.server.settings import Settings
from netrunner.server.storage.database import Database
from netrunner.server.storage.schema import EventGameRow, GameRow
from netrunner.tournament.commands import Appoint, Command
from netrunner.tournament.conflict_of_interest import deputies, is_deputy, may_give_seat, playing, seat_concerns_oneself
from netrunner.tournament.errors import NotAllowed
from netrunner.tournament.errors import Refused as RefusedByRules
from netrunner.tournament.event import Event, Player
from netrunner.tournament.narration import read, sentence
from netrunner.tournament.roles import MAY, Role, may
from netrunner.tournament.tournament import Tournament

Also = Callable[[AsyncSession], Awaitable[None]]
FollowUp = Callable[[str], Awaitable[None]]


@dataclass(slots=True)
class Desk:
    """Takes what people do, enters it, and tells everybody."""

    database: Database
    store: EventStore
    host: Host
    settings: Settings
    follow_up: FollowUp | None = None
    """What a change may lead to: games that begin, games that are stopped."""
    begun: Callable[[str], Awaitable[Begun]] | None = None
    """The games of a tournament that are played here."""

    async def act(self, slug: str, account: Account | None, body: requests.EventAction) -> requests.EventDone:
        """Carry out one action."""
        event_id = await self.store.id_of(slug)
        person = await members.person_at(self.database, event_id, account)
        if account is None:
            raise Refused("Sign in first: this is for the people of the event.", 401)
        if isinstance(body.action, requests.LinkPlayer):
            return await self.link(event_id, person, body.action)
        if isinstance(body.action, Appoint) and not body.action.remove:
            return await self.appoint(event_id, person, body)
        decks = await read_sources(self.database, account, body.action)

        async def also(session: AsyncSession) -> None:
            await self.seat_leaders(session, event_id)

        return await self.enter(
            event_id, person, body, decks, also if isinstance(body.action, requests.EnrolPlayers) else None
        )

    async def enter(
        self,
        event_id: str,
        person: Person,
        body: requests.EventAction,
        decks: dict[str, Deck],
        also: Also | None = None,
    ) -> requests.EventDone:
        at = moment()

        def enter(made: Tournament) -> requests.EventDone:
            demand_part(person, made.event, permission_for(body.action), body.action)
            if body.number is not None and body.number != len(made.entries):
                raise Refused("Something else was entered in the meantime. Look again before you go on.", 409)
            before = len(made.entries)
            handle(Context(made, person, at, decks), body.action)
            made.settle_sides(at=at)
            return done(made, before)

        return await self.change(event_id, enter, person, also)

    async def change(
        self,
        event_id: str,
        edit: Callable[[Tournament], requests.EventDone],
        person: Person,
        also: Also | None = None,
    ) -> requests.EventDone:
        account = person.account.id if person.account is not None else None
        try:
            answer = await self.store.change(event_id, edit, account, also)
        except NotAllowed as refusal:
            raise Refused(in_words(refusal), 403, rule=refusal.rule) from None
        except RefusedByRules as refusal:
            raise Refused(in_words(refusal), 409, rule=refusal.rule) from None
        await self.told(event_id, answer.number, len(answer.said))
        return answer

    async def told(self, event_id: str, number: int, fresh: int = 0) -> None:
        """Tell everybody who looks at the event, and see to what follows from the change: so many last entries."""
        if self.follow_up is not None:
            await self.follow_up(event_id)
        async with self.store.reading(event_id) as loaded:
            made = loaded.tournament
            players = concerned(made.event, made.entries[number - fresh : number]) if fresh else None
        await self.host.publish(f"event-{event_id}", EventChanged(event=event_id, number=number, players=players))

    async def live_games(self, event_id: str) -> Played:
        """The games of a tournament that are played here, as people see them."""
        return live_views(await self.begun(event_id)) if self.begun is not None else {}

    # --- people ----------------------------------------------------------------------------------------------------

    async def register(self, slug: str, account: Account, action: requests.RegisterSelf) -> requests.EventDone:
        """Somebody registers themselves, perhaps with their decks."""
        if account.guest and not action.name:
            raise Refused("Say what you are called.", 422, field="name")
        event_id = await self.store.id_of(slug)
        person = await members.person_at(self.database, event_id, account)
        decks = await read_sources(self.database, account, action)
        at, entered = moment(), 0

        def edit(made: Tournament) -> requests.EventDone:
            nonlocal entered
            before = len(made.entries)
            register(Context(made, person, at, decks), action)
            entered = made.entries[before].n
            return done(made, before)

        async def also(session: AsyncSession) -> None:
            await members.be_player(session, event_id, account.id, entered)
            await claim_codes.end(session, event_id, entered)

        return await self.change(event_id, edit, person, also)

    async def ready(self, slug: str, account: Account | None, game: str) -> None:
        """A player is ready for the second game of their match."""
        event_id = await self.store.id_of(slug)
        person = await members.person_at(self.database, event_id, account)
        async with self.store.reading(event_id) as loaded:
            event, number = loaded.tournament.event, loaded.number
            own = person.player(event)
        async with self.database.begin() as session:
            query = select(EventGameRow, GameRow).join(GameRow, GameRow.id == EventGameRow.game_id)
            found = (await session.execute(query.where(EventGameRow.game_id == game))).first()
            if found is None or found[0].event_id != event_id:
                raise Refused("There is no such game in this event.", 404, field="game")
            row, played = found
            if own is None or own.id not in (row.corp, row.runner):
                raise Refused("The two players say that they are ready.", 403)
            if played.status != "finished" or row.number != 0:
                raise Refused("The first game of the match is not over.", 409)
            bit = 1 if own.id == row.corp else 2
            ready = update(EventGameRow).where(EventGameRow.game_id == game)
            await session.execute(ready.values(ready=EventGameRow.ready.op("|")(bit)))
        await self.told(event_id, number)

    async def delete(self, slug: str, account: Account) -> None:
        """The organiser deletes an event that has not begun, or was cancelled."""
        event_id = await self.store.id_of(slug)
        person = await members.person_at(self.database, event_id, account)
        async with self.store.reading(event_id) as loaded:
            event, number = loaded.tournament.event, loaded.number
            demand_part(person, event, "structure")
            if event.rounds and event.cancelled is None:
                raise Refused("The event has begun: cancel it before you delete it.", 409)
        await self.store.delete(event_id)
        changed = EventChanged(event=event_id, number=number, players=None)
        await self.host.publish(f"event-{event_id}", changed)

    async def claim_codes(self, event_id: str) -> ClaimCodes:
        return await claim_codes.claim_codes(self.database, self.settings.signing_secret(), event_id)

    async def claim(self, slug: str, account: Account, action: requests.ClaimPlayer) -> requests.EventDone:
        """Somebody shows the code of a player who was registered by hand."""
        event_id = await self.store.id_of(slug)
        person = await members.person_at(self.database, event_id, account)
        codes = await self.claim_codes(event_id)
        async with self.store.reading(event_id) as loaded:
            event, number = loaded.tournament.event, loaded.number
            player, good = codes.find(event, action.code)
            own = person.player(event)
            if own is not None and own is not player:
                raise Refused(f"You are {own.name} at this event.", 409)
            if person.leads(event):
                raise Refused("You lead this event: register under your own name.", 409)
            if person.could_read(event, player):
                raise Refused("You have led this event, and could read the closed lists of the others.", 409)
            if event.staff.is_leader(player.name):
                raise Refused(f"{player.name} leads this event: the place belongs to their account.", 409, field="code")
        said = requests.EventDone(number=number, said=[f"You are {player.name}."])
        if own is player:  # once more is no harm
            return said
        if not good:
            raise claim_codes.used()
        try:
            async with self.database.begin() as session:
                await claim_codes.spend(session, event_id, player.entry, codes.given.get(player.entry, 0))
                if await claim_codes.owner_of(session, event_id, player.entry) is not None:
                    raise claim_codes.used()
                await members.be_player(session, event_id, account.id, player.entry)
        except IntegrityError as error:  # somebody was quicker with the same code
            raise claim_codes.used() from error
        await self.told(event_id, number)
        return said

    async def link(self, event_id: str, person: Person, action: requests.LinkPlayer) -> requests.EventDone:
        """A leader says whose player somebody is."""
        account = None if action.name is None else await members.account_named(self.database, action.name)
        async with self.store.reading(event_id) as loaded:
            event, number = loaded.tournament.event, loaded.number
            demand_part(person, event, None)
            player = find(event, action.player)
            demand_may_give(person, event, player)
            if account is not None and event.staff.is_leader(account.name) and player.name != account.name:
                raise Refused(f"{account.name} leads this event, and plays under no other name.", 409)
            if event.staff.is_leader(player.name) and (account is None or account.name != player.name):
                raise Refused(f"{player.name} leads this event: the place belongs to their account.", 409)
        async with self.database.begin() as session:
            await members.release(session, event_id, player.entry)
            await claim_codes.end(session, event_id, player.entry)
            if account is not None:
                await members.be_player(session, event_id, account.id, player.entry)
        await self.told(event_id, number)
        said = f"{player.name} has no account here now." if account is None else f"{account.name} is {player.name}."
        return requests.EventDone(number=number, said=[said])

    async def appoint(self, event_id: str, person: Person, body: requests.EventAction) -> requests.EventDone:
        """A new leader, under the name of their account."""
        assert isinstance(body.action, Appoint)
        account = await members.account_named(self.database, body.action.name)
        if not body.action.remove:
            plays = await members.person_at(self.database, event_id, account)
            accounts = await members.accounts_of(self.database, event_id)
            async with self.store.reading(event_id) as loaded:
                own = plays.player(loaded.tournament.event)
                namesake = playing(loaded.tournament.event, account.name)
            if namesake is not None and accounts.get(namesake.entry, (account.id,))[0] != account.id:
                raise Refused(
                    f"Somebody else plays here as {account.name}, and a leader's name belongs to their account: "
                    "rename the player first.",
                    409,
                    field="name",
                )
            if own is not None and own.name != account.name:
                raise Refused(
                    f"{account.name} plays here as {own.name}, and a leader plays under their own name: "
                    "rename the player first.",
                    409,
                    field="name",
                )
        named = body.model_copy(update={"action": body.action.model_copy(update={"name": account.name})})

        async def also(session: AsyncSession) -> None:
            await members.be_leader(session, event_id, account.id)
            await self.seat_leaders(session, event_id)

        return await self.enter(event_id, person, named, {}, also)

    async def seat_leaders(self, session: AsyncSession, event_id: str) -> None:
        """Leaders have the places that stand in their names, and nobody else does."""
        for entry in await members.seat_leaders(session, event_id, self.store.loaded[event_id].tournament.event):
            await claim_codes.end(session, event_id, entry)


def demand_part(person: Person, event: Event, permission: str | None, request: object = None) -> None:
    """Only leaders and players do something at an event, within their roles; and no player does it by sharing a
    leader's name. What a player may do for themselves only is checked again with each command."""
    player = person.player(event)
    if not person.leads(event):
        if player is None:
            raise Refused("You only watch this event.", 403)
        if event.staff.is_leader(player.name):
            raise Refused("A leader of this event has your name: ask the organiser to rename you.", 403)
    roles = person.roles(event)
    if isinstance(request, Command) and person.leads(event) and is_deputy(event, person.name(event), request):
        return
    if isinstance(request, requests.UndoEntries) and person.leads(event):
        return  # what a leader takes back in the stead of an organiser who plays, `Tournament.undo` knows
    if permission is not None and not may(roles, permission):
        needed = " or ".join(role for role in Role if role in MAY[permission])
        raise Refused(f"As {' and '.join(roles)} you may not do this: it needs the role of {needed}.", 403)


def demand_may_give(person: Person, event: Event, seat: Player) -> None:
    """Only the organiser says whose account a seat is; where they play and may meet that player, another leader."""
    name = person.name(event)
    if person.leads(event) and may_give_seat(event, name, seat):
        return
    if person.leads(event) and seat_concerns_oneself(event, name, seat):
        others = " or ".join(deputies(event, name)) or "another leader"
        raise Refused(
            f"You lead and play, and whose place this is is not yours to say: {others} can.",
            409,
            rule="TR/leader-participation/2",
        )
    roles = person.roles(event)
    raise Refused(f"As {' and '.join(roles)} you may not do this: it needs the role of organizer.", 403)


def done(made: Tournament, before: int) -> requests.EventDone:
    story = read(made.entries)
    fresh = made.entries[before:]
    return requests.EventDone(
        number=len(made.entries), said=[f"{entry.by} {sentence(entry, story)}." for entry in fresh]
    )


def find(event: Event, player: int) -> Player:
    try:
        return event.find(player)
    except RefusedByRules as refusal:
        raise Refused(in_words(refusal), 404, field="player") from None


def in_words(refusal: RefusedByRules) -> str:
    """A refusal of the rules as a sentence."""
    message = refusal.message[:2000]
    return message if message.endswith((".", "!", "?", "…")) else f"{message}."


def moment() -> datetime:
    """Now, as the log writes it: whole seconds, by the clock that nobody can set."""
    return steady_now().replace(microsecond=0)
