"""The log of a tournament is read a piece at a time."""

from __future__ import annotations

import pytest
from sqlalchemy import select

from netrunner.server.storage import event_entries
from netrunner.server.storage.event_entries import read_entries
from netrunner.server.storage.schema import EventRow
from netrunner.tournament.log import Entry
from tests.server.events.people import new_event, somebody
from tests.server.running_server import Running


@pytest.mark.parametrize("piece", [1, 2, 3, 4, 5])
def test_a_log_is_the_same_in_pieces_of_any_size(server: Running, monkeypatch: pytest.MonkeyPatch, piece: int) -> None:
    organiser = somebody(server)
    slug = new_event(organiser)
    for name in ("Ada", "Bo", "Cy"):
        organiser.do(slug, "enrol", names=[name])
    asked = 0

    async def read(after: int) -> list[Entry]:
        nonlocal asked
        async with server.app.state.database.sessions() as session:
            event = (await session.scalars(select(EventRow.id).where(EventRow.slug == slug))).one()
            execute = session.execute

            async def counted(*args: object) -> object:
                nonlocal asked
                asked += 1
                return await execute(*args)

            monkeypatch.setattr(session, "execute", counted)
            return await read_entries(session, event, after)

    whole = server.run(read(0))
    assert asked == 1
    monkeypatch.setattr(event_entries, "PIECE", piece)
    asked = 0
    assert server.run(read(0)) == whole
    assert asked == len(whole) // piece + 1
    assert server.run(read(2)) == whole[2:]
    organiser.http.close()
