"""Plays rounds here: begins the games of published pairings, takes their results back, calls time, stops what no longer
counts.

Everything is worked out anew from the log and from the games there are, so that it does not matter when it is done, how
often, or by which worker: what a crash left undone is done at the next look. Nothing here holds a tournament's lock
while it waits for a game.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Final

from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from netrunner.server.errors import Refused
from netrunner.server.events import members, online_games
from netrunner.server.events.event_store import EventStore
from netrunner.server.events.online_games import Begun, BegunGame, WantedGame
from netrunner.server.live.host import GameOptions, Host, Player
from netrunner.server.live.room import Direction
from netrunner.server.live.steady_clock import steady_now
from netrunner.server.live.wire import EventChanged, GameBegun
from netrunner.server.storage.database import Database
from netrunner.server.storage.schema import EventGameRow, GameRow
from netrunner.tournament import commands
from netrunner.tournament.cut import clock_of
from netrunner.tournament.decklist import as_deck
from netrunner.tournament.errors import Refused as RefusedByRules
from netrunner.tournament.event import Event, Lists
from netrunner.tournament.structure import agenda_points_to_win
from netrunner.tournament.tournament import Tournament

LOOKS: Final = 20  # rounds of looking before something must be wrong
STALE: Final = timedelta(seconds=30)  # after which a game that somebody was about to begin is begun by another

log = logging.getLogger("netrunner.events")


class OnlineRounds:
    """The rounds of this server's tournaments that are played here."""

    def __init__(self, database: Database, store: EventStore, host: Host, moment: Callable[[], datetime]) -> None:
        self.database = database
        self.store = store
        self.host = host
        self.moment = moment

    async def see_to(self, event_id: str) -> None:
        """Bring the games of a tournament and its log together."""
        for _ in range(LOOKS):
            async with self.store.reading(event_id) as loaded:
                if not loaded.tournament.event.online:
                    return
            begun = await self.begun(event_id)
            if await self.report(event_id, begun):
                continue
            if not await self.begin(event_id, begun):
                break
        begun = await self.begun(event_id)
        at = self.moment()
        async with self.store.reading(event_id) as loaded:
            event = loaded.tournament.event
            over, late = list(online_games.settled(event, begun)), list(online_games.called(event, begun, at))
            again = list(online_games.revived(event, begun))
        for known in again:
            await self.direct_one(known, "resume")
        await self.direct(over, late)

    async def direct(self, over: list[BegunGame], late: list[BegunGame]) -> None:
        for known in over:
            await self.direct_one(known, "stop")
        for known in late:
            await self.direct_one(known, "call-time")

    async def direct_one(self, known: BegunGame, what: Direction) -> None:
        """One game that cannot be reached just now, or not be read any more, does not keep the others from it."""
        if known.row.game_id is None:
            return
        try:
            await self.host.direct(known.row.game_id, what)
        except Refused as refusal:
            log.warning("game %s of event %s: %s failed: %s", known.row.game_id, known.row.event_id, what, refusal)

    async def begun(self, event_id: str) -> Begun:
        """The games that were begun for a tournament."""
        query = (
            select(EventGameRow, GameRow)
            .outerjoin(GameRow, GameRow.id == EventGameRow.game_id)
            .where(EventGameRow.event_id == event_id)
        )
        async with self.database.sessions() as session:
            rows = (await session.execute(query)).all()
        found = (BegunGame(row, game) for row, game in rows)
        return {known.key: known for known in found}

    # --- results ---------------------------------------------------------------------------------------------------

    async def finished(self, game: GameRow) -> None:
        """A game of this server is over."""
        event_id = game.options.get("game", {}).get("event")
        if event_id is None:
            return
        await self.see_to(event_id)
        known = next((each for each in (await self.begun(event_id)).values() if each.row.game_id == game.id), None)
        async with self.store.reading(event_id) as loaded:
            number = loaded.number
        players = None if known is None else [known.row.corp, known.row.runner]  # for them the next game comes now
        await self.host.publish(f"event-{event_id}", EventChanged(event=event_id, number=number, players=players))

    async def report(self, event_id: str, begun: Begun) -> bool:
        """Enter the results of games that are over; whether there were any."""
        at = self.moment()
        reported: list[tuple[BegunGame, int]] = []

        def edit(made: Tournament) -> int:
            reported.clear()
            for command, sources in list(online_games.reports(made.event, begun, at)):
                try:
                    entry = made.do(command, at=at)
                except RefusedByRules as refusal:
                    log.warning("a game of event %s cannot be reported: %s", event_id, refusal)
                    continue
                reported.extend((known, entry.n) for known in sources)
            made.settle_sides(at=at)
            return len(made.entries)

        async with self.store.reading(event_id) as loaded:
            if not any(True for _ in online_games.reports(loaded.tournament.event, begun, at)):
                return False

        async def also(session: AsyncSession) -> None:
            for known, number in reported:
                await session.execute(
                    update(EventGameRow)
                    .where(EventGameRow.event_id == event_id, EventGameRow.game_id == known.row.game_id)
                    .values(reported=number)
                )

        number = await self.store.change(event_id, edit, None, also)
        await self.host.publish(f"event-{event_id}", EventChanged(event=event_id, number=number, players=None))
        return bool(reported)

    # --- beginning -------------------------------------------------------------------------------------------------

    async def begin(self, event_id: str, begun: Begun) -> bool:
        """Begin what is to be played; whether anything was."""
        at = self.moment()
        accounts = await members.accounts_of(self.database, event_id)
        async with self.store.reading(event_id) as loaded:
            event = loaded.tournament.event
            due = [
                (game, *seats, self.options(event, event_id, game))
                for game in online_games.wanted(event, begun, at)
                if (seats := self.seats(event, game, accounts))
            ]
        stale = [
            known for known in begun.values() if known.game is None and steady_now() - known.row.created_at > STALE
        ]
        for known in stale:
            await self.give_up(known)
        started = False
        for game, corp, runner, options in due:
            started = await self.begin_one(event_id, game, corp, runner, options) or started
        if started:
            await self.start_clocks(event_id, [game for game, *_ in due])
        return started or bool(stale)

    def seats(
        self, event: Event, game: WantedGame, accounts: dict[int, tuple[str, str]]
    ) -> tuple[Player, Player] | None:
        """Who sits down, with which decks; None where one has no account or no deck."""
        found = []
        for number, side in ((game.corp, "corp"), (game.runner, "runner")):
            player = event.players[number]
            account, registered = accounts.get(player.entry), player.decks.get(side)
            if account is None or registered is None or not player.active:
                return None
            found.append(Player(player.name[:40], as_deck(registered, player.name), account=account[0]))
        return found[0], found[1]

    def options(self, event: Event, event_id: str, game: WantedGame) -> GameOptions:
        of_the_cut = event.lists is Lists.CUT and game.bracket is not None
        return GameOptions(
            clock=online_games.seconds_each(event, game),
            event=event_id,
            closed=not (event.lists is Lists.OPEN or of_the_cut),
            points_to_win=agenda_points_to_win(event.play),
        )

    async def begin_one(
        self, event_id: str, game: WantedGame, corp: Player, runner: Player, options: GameOptions
    ) -> bool:
        """Begin one game, unless another worker has just done so."""
        origin, first, number = game.key
        place = {"event_id": event_id, "origin": origin, "player": first, "number": number}
        try:
            async with self.database.begin() as session:
                row = {**place, "corp": game.corp, "runner": game.runner, "created_at": steady_now()}
                await session.execute(insert(EventGameRow), [row])
        except IntegrityError:
            return False
        try:
            game_id = await self.adopted(event_id, corp, runner) or await self.host.start(corp, runner, options)
        except Refused as refusal:
            log.warning("table %s of event %s cannot be played: %s", game.table, event_id, refusal)
            return False
        async with self.database.begin() as session:
            await session.execute(update(EventGameRow).filter_by(**place).values(game_id=game_id))
        await self.host.tell([each for each in (corp.account, runner.account) if each], GameBegun(game=game_id))
        return True

    async def adopted(self, event_id: str, corp: Player, runner: Player) -> str | None:
        """A game of these two that was begun for this event before a crash, and that nobody has noted."""
        noted = select(EventGameRow.game_id).where(EventGameRow.game_id.is_not(None))
        query = select(GameRow).where(
            GameRow.corp_account == corp.account, GameRow.runner_account == runner.account, GameRow.id.not_in(noted)
        )
        async with self.database.sessions() as session:
            rows = (await session.scalars(query)).all()
        return next((row.id for row in rows if row.options.get("game", {}).get("event") == event_id), None)

    async def give_up(self, known: BegunGame) -> None:
        """Nobody has begun the game that this was to become: let it be begun anew."""
        row = known.row
        async with self.database.begin() as session:
            await session.execute(
                delete(EventGameRow).where(
                    EventGameRow.event_id == row.event_id,
                    EventGameRow.origin == row.origin,
                    EventGameRow.player == row.player,
                    EventGameRow.number == row.number,
                    EventGameRow.game_id.is_(None),
                )
            )

    async def start_clocks(self, event_id: str, begun: list[WantedGame]) -> None:
        """An elimination round's time runs from its first game."""
        rounds = [game.bracket for game in begun if game.bracket is not None]
        at = self.moment()

        def edit(made: Tournament) -> int:
            for game in rounds:
                if made.event.bracket is not None and clock_of(made.event, game).started is None:
                    made.do(commands.RunClock(what="start", game=game), at=at)
            return len(made.entries)

        if rounds:
            await self.store.change(event_id, edit, None)
