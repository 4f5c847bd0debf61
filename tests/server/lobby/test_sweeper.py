"""What becomes of tables that nobody looks after."""

from __future__ import annotations

from datetime import timedelta
from typing import Literal

import httpx
import pytest
from sqlalchemy import update

from netrunner.server.errors import Refused
from netrunner.server.lobby.sweeper import IDLE, sweep
from netrunner.server.lobby.tables import StoredTable, Tables
from netrunner.server.storage.database import now
from netrunner.server.storage.schema import GameRow, TableRow
from tests.server.lobby.people import member, socket
from tests.server.lobby.test_games import begun
from tests.server.lobby.test_tables import opened, seen
from tests.server.running_server import Running

LONGEST = IDLE[-1][1]


def tables_of(server: Running) -> Tables:
    tables: Tables = server.app.state.tables
    return tables


def age(server: Running, table: str, by: timedelta) -> None:
    """Let time go by at a table."""

    def change(kept: StoredTable) -> None:
        kept.document.seen_at -= by
        if kept.document.begun_at is not None:
            kept.document.begun_at -= by

    server.run(tables_of(server).change(table, change))


def swept(server: Running, client: httpx.Client, table: str) -> str:
    server.run(sweep(tables_of(server)))
    status: str = client.get(f"/api/tables/{table}").json()["status"]
    return status


def test_a_table_that_nobody_has_been_at_for_long_closes(server: Running) -> None:
    with member(server) as owner:
        table = opened(owner)["id"]
        assert swept(server, owner, table) == "open"
        age(server, table, LONGEST + timedelta(minutes=1))
        assert swept(server, owner, table) == "closed"


def test_a_table_with_somebody_at_it_stays(server: Running) -> None:
    with member(server) as owner, socket(server, owner):
        table = opened(owner)["id"]
        age(server, table, LONGEST + timedelta(minutes=1))
        assert swept(server, owner, table) == "open"
        kept = server.run(tables_of(server).read(table))
        assert now() - kept.document.seen_at < timedelta(minutes=1)


def test_a_table_whose_game_goes_on_stays_whoever_is_away(server: Running) -> None:
    with member(server) as owner, member(server) as friend:
        table, game = begun(owner, friend)
        age(server, str(table["id"]), 2 * LONGEST)
        assert swept(server, owner, str(table["id"])) == "playing"
        assert seen(owner, table)["game"] == game


def test_a_table_whose_game_was_never_begun_opens_again(server: Running) -> None:
    with member(server) as owner:
        table = opened(owner)["id"]

        def stuck(kept: StoredTable) -> None:
            kept.status = "playing"
            kept.document.begun_at = now()

        server.run(tables_of(server).change(table, stuck))
        assert swept(server, owner, table) == "playing"
        age(server, table, timedelta(minutes=1))
        assert swept(server, owner, table) == "open"


def test_a_stale_version_is_not_written(server: Running) -> None:
    with member(server) as owner:
        table = opened(owner)["id"]
        tables = tables_of(server)
        one, other = server.run(tables.read(table)), server.run(tables.read(table))
        assert server.run(tables.write(one))
        assert not server.run(tables.write(other))
        assert server.run(tables.read(table)).version == 1


def test_a_change_is_made_to_what_is_there_now(server: Running) -> None:
    with member(server) as owner:
        table = opened(owner)["id"]
        tables = tables_of(server)
        names: list[str] = []

        def change(kept: StoredTable) -> None:
            names.append(kept.document.name)
            if len(names) == 1:
                kept.version -= 1  # as if somebody else had been quicker
            kept.document.name = "Renamed"

        server.run(tables.change(table, change))
        assert len(names) == 2
        assert server.run(tables.read(table)).document.name == "Renamed"


def test_a_change_that_never_gets_its_turn_is_refused(server: Running) -> None:
    with member(server) as owner:
        table = opened(owner)["id"]

        def change(kept: StoredTable) -> None:
            kept.version -= 1

        with pytest.raises(Refused, match="Too many people"):
            server.run(tables_of(server).change(table, change))


def open_places(server: Running, kind: Literal["tables", "games"]) -> set[str]:
    return tables_of(server).addresses.opened(kind)


def test_a_table_that_another_worker_closed_gives_its_place_back(server: Running) -> None:
    with member(server) as owner:
        table, other = str(opened(owner)["id"]), str(opened(owner)["id"])

        async def close_elsewhere() -> None:
            async with tables_of(server).database.begin() as session:
                await session.execute(update(TableRow).where(TableRow.id == table).values(status="closed"))

        server.run(close_elsewhere())
        assert {table, other} <= open_places(server, "tables")
        server.run(sweep(tables_of(server)))
        assert table not in open_places(server, "tables")
        assert other in open_places(server, "tables")


def test_a_bot_game_that_everybody_has_left_gives_its_place_back(server: Running) -> None:
    with member(server) as person:
        games = [person.post("/api/play", json={"side": "corp", "bot": "random"}).json()["game"] for _ in range(3)]
        left, ended, going = games
        host = tables_of(server).host

        async def leave_and_end() -> None:
            host.rooms[left].close()
            host.forget(left)
            async with host.database.begin() as session:
                await session.execute(update(GameRow).where(GameRow.id == ended).values(status="finished"))

        server.run(leave_and_end())
        assert set(games) <= open_places(server, "games")
        server.run(sweep(tables_of(server)))
        assert open_places(server, "games").intersection(games) == {going}
