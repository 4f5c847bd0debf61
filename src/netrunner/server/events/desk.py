"""The desk: where everything that is done at a tournament is entered, whoever does it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from datetime import datetime

from sqlalchemy.ext.asyncio import AsyncSession

from netrunner.decks import Deck
from netrunner.server.errors import Refused
from netrunner.server.events import actions, people
from netrunner.server.events.concern import concerned
from netrunner.server.events.decks import read_sources
from netrunner.server.events.deeds import DEEDS, register
from netrunner.server.events.doing import Doing
from netrunner.server.events.games import Begun, live_views
from netrunner.server.events.ledgers import Ledgers
from netrunner.server.events.people import Person
from netrunner.server.events.rounds import Played
from netrunner.server.live.host import Host
from netrunner.server.live.wire import EventChanged
from netrunner.server.sessions.sessions import Account
from netrunner.server.settings import Settings
from netrunner.server.storage.database import Database, now
from netrunner.tournament.errors import NotAllowed
from netrunner.tournament.errors import Refused as RefusedByRules
from netrunner.tournament.event import Event, Player
from netrunner.tournament.ledger import Tournament
from netrunner.tournament.narration import read, sentence
from netrunner.tournament.roles import MAY, Role, may

Also = Callable[[AsyncSession], Awaitable[None]]
FollowUp = Callable[[str], Awaitable[None]]


@dataclass(slots=True)
class Desk:
    """Takes what people do, enters it, and tells everybody."""

    database: Database
    ledgers: Ledgers
    host: Host
    settings: Settings
    follow_up: FollowUp | None = None
    """What a change may lead to: games that begin, games that are stopped."""
    begun: Callable[[str], Awaitable[Begun]] | None = None
    """The games of a tournament that are played here."""

    async def act(self, slug: str, account: Account | None, body: actions.EventAction) -> actions.EventDone:
        """Carry out one action."""
        event_id = await self.ledgers.id_of(slug)
        person = await people.person_at(self.database, event_id, account)
        if account is None:
            raise Refused("Sign in first: this is for the people of the event.", 401)
        if isinstance(body.action, actions.LinkPlayer):
            return await self.link(event_id, person, body.action)
        if isinstance(body.action, actions.AppointLeader) and not body.action.remove:
            return await self.appoint(event_id, person, body)
        decks = await read_sources(self.database, account, body.action)
        return await self.enter(event_id, person, body, decks)

    async def enter(
        self,
        event_id: str,
        person: Person,
        body: actions.EventAction,
        decks: dict[str, Deck],
        also: Also | None = None,
    ) -> actions.EventDone:
        at = moment()

        def enter(made: Tournament) -> actions.EventDone:
            deed, permission = DEEDS[type(body.action)]
            demand_part(person, made.event, permission)
            if body.number is not None and body.number != len(made.entries):
                raise Refused("Something else was entered in the meantime. Look again before you go on.", 409)
            before = len(made.entries)
            deed(Doing(made, person, at, decks), body.action)
            made.settle_sides(at=at)
            return done(made, before)

        return await self.change(event_id, enter, person, also)

    async def change(
        self,
        event_id: str,
        deed: Callable[[Tournament], actions.EventDone],
        person: Person,
        also: Also | None = None,
    ) -> actions.EventDone:
        account = person.account.id if person.account is not None else None
        try:
            answer = await self.ledgers.change(event_id, deed, account, also)
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
        async with self.ledgers.reading(event_id) as kept:
            made = kept.tournament
            players = concerned(made.event, made.entries[number - fresh : number]) if fresh else None
        await self.host.publish(f"event-{event_id}", EventChanged(event=event_id, number=number, players=players))

    async def live_games(self, event_id: str) -> Played:
        """The games of a tournament that are played here, as people see them."""
        return live_views(await self.begun(event_id)) if self.begun is not None else {}

    # --- people ----------------------------------------------------------------------------------------------------

    async def register(self, slug: str, account: Account, action: actions.RegisterSelf) -> actions.EventDone:
        """Somebody registers themselves, perhaps with their decks."""
        if account.guest and not action.name:
            raise Refused("Say what you are called.", 422, field="name")
        event_id = await self.ledgers.id_of(slug)
        person = await people.person_at(self.database, event_id, account)
        decks = await read_sources(self.database, account, action)
        at, entered = moment(), 0

        def deed(made: Tournament) -> actions.EventDone:
            nonlocal entered
            before = len(made.entries)
            register(Doing(made, person, at, decks), action)
            entered = made.entries[before].n
            return done(made, before)

        async def also(session: AsyncSession) -> None:
            await people.be_player(session, event_id, account.id, entered)

        return await self.change(event_id, deed, person, also)

    async def claim(self, slug: str, account: Account, action: actions.ClaimPlayer) -> actions.EventDone:
        """Somebody shows the code of a player who was registered by hand."""
        event_id = await self.ledgers.id_of(slug)
        person = await people.person_at(self.database, event_id, account)
        async with self.ledgers.reading(event_id) as kept:
            event, number = kept.tournament.event, kept.number
            player = people.player_with(self.settings.signing_secret(), event_id, event, action.code)
            own = person.player(event)
            if own is not None and own is not player:
                raise Refused(f"You are {own.name} at this event.", 409)
            if person.leads(event):
                raise Refused("You lead this event: register under your own name.", 409)
        async with self.database.begin() as session:
            await people.demand_unclaimed(session, event_id, account.id, player.entry)
            await people.be_player(session, event_id, account.id, player.entry)
        await self.told(event_id, number)
        return actions.EventDone(number=number, said=[f"You are {player.name}."])

    async def link(self, event_id: str, person: Person, action: actions.LinkPlayer) -> actions.EventDone:
        """A leader says whose player somebody is."""
        account = None if action.name is None else await people.account_named(self.database, action.name)
        async with self.ledgers.reading(event_id) as kept:
            event, number = kept.tournament.event, kept.number
            demand_part(person, event, "staff")
            player = find(event, action.player)
            if account is not None and event.staff.is_leader(account.name) and player.name != account.name:
                raise Refused(f"{account.name} leads this event, and plays under no other name.", 409)
        async with self.database.begin() as session:
            await people.release(session, event_id, player.entry)
            if account is not None:
                await people.be_player(session, event_id, account.id, player.entry)
        await self.told(event_id, number)
        said = f"{player.name} has no account here now." if account is None else f"{account.name} is {player.name}."
        return actions.EventDone(number=number, said=[said])

    async def appoint(self, event_id: str, person: Person, body: actions.EventAction) -> actions.EventDone:
        """A new leader, under the name of their account."""
        assert isinstance(body.action, actions.AppointLeader)
        account = await people.account_named(self.database, body.action.name)
        named = body.model_copy(update={"action": body.action.model_copy(update={"name": account.name})})

        async def also(session: AsyncSession) -> None:
            await people.be_leader(session, event_id, account.id)

        return await self.enter(event_id, person, named, {}, also)


def demand_part(person: Person, event: Event, permission: str | None) -> None:
    """Only leaders and players do something at an event, within their roles; and no player does it by sharing a
    leader's name. What a player may do for themselves only is checked again with each command."""
    player = person.player(event)
    if not person.leads(event):
        if player is None:
            raise Refused("You only watch this event.", 403)
        if event.staff.is_leader(player.name):
            raise Refused("A leader of this event has your name: ask the organiser to rename you.", 403)
    roles = person.roles(event)
    if permission is not None and not may(roles, permission):
        needed = " or ".join(role for role in Role if role in MAY[permission])
        raise Refused(f"As {' and '.join(roles)} you may not do this: it needs the role of {needed}.", 403)


def done(made: Tournament, before: int) -> actions.EventDone:
    story = read(made.entries)
    fresh = made.entries[before:]
    return actions.EventDone(
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
    """Now, as the log writes it: whole seconds."""
    return now().replace(microsecond=0)
