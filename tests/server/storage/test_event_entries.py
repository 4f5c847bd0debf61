"""The log of a tournament is read a piece at a time."""

from __future__ import annotations

import threading
from collections import Counter
from typing import Any

import pytest
from sqlalchemy import select

from netrunner.server.storage import event_entries
from netrunner.server.storage.bounded_session import BoundedSession
from netrunner.server.storage.event_entries import read_entries
from netrunner.server.storage.schema import EventRow
from netrunner.tournament import tournament as domain
from netrunner.tournament.log import Entry
from netrunner.tournament.tournament import Tournament
from tests.server.events.people import new_event, somebody
from tests.server.running_server import Running
from tests.tournament.events import AT, do, event


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


ENTRIES = 20_000
REAL = BoundedSession.execute


def long_log() -> Tournament:
    """A player comes and goes, twenty thousand times."""
    made = event(1)
    comes, goes = do(made, "check-in", player=1), do(made, "check-in", player=1, absent=True)
    for number in range(len(made.entries) + 1, ENTRIES + 1):
        made.entries.append(Entry(number, AT, "Olga", "check-in", (comes if number % 2 else goes).data))
    return made


def test_of_twenty_thousand_entries_the_loop_has_to_do_with_a_piece_at_a_time(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Counted and not timed: how many entries are made, or made into rows, before everybody else has a turn."""
    organiser = somebody(server)
    made = long_log()
    turn = 0
    read: Counter[int] = Counter()
    written: Counter[int] = Counter()
    folded: list[tuple[int, str]] = []
    as_row, fold = event_entries.as_row, domain.fold

    def counted_entry(*arguments: Any) -> Entry:
        read[turn] += 1
        return Entry(*arguments)

    def counted_row(*arguments: Any) -> dict[str, Any]:
        written[turn] += 1
        return as_row(*arguments)

    def watched(entries: Any) -> Any:
        folded.append((len(entries), threading.current_thread().name))
        return fold(entries)

    monkeypatch.setattr(event_entries, "Entry", counted_entry)
    monkeypatch.setattr(event_entries, "as_row", counted_row)
    monkeypatch.setattr(domain, "fold", watched)

    async def execute(self: BoundedSession, *arguments: Any, **options: Any) -> Any:
        """The database is waited for, and everybody else has a turn."""
        nonlocal turn
        turn += 1
        return await REAL(self, *arguments, **options)

    monkeypatch.setattr(BoundedSession, "execute", execute)

    async def store() -> str:
        desk = server.app.state.desk
        event_id: str = await desk.store.add("a-long-log", made, organiser.id)
        async with desk.store.reading(event_id) as loaded:
            assert loaded.number == ENTRIES
        return "a-long-log"

    slug = server.run(store())
    assert sum(written.values()) == sum(read.values()) == ENTRIES
    assert max(written.values()) <= event_entries.PIECE
    assert max(read.values()) <= event_entries.PIECE
    assert organiser.page(slug)["name"] == "Cup"
    assert folded
    assert all(name.startswith("netrunner-events") for length, name in folded if length > event_entries.PIECE)
    organiser.http.close()
