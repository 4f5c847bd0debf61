"""Starting and stopping: whatever fails on the way, what was opened is closed."""

from pathlib import Path

import pytest

from netrunner.server.app import create_app
from netrunner.server.live.host import Host
from netrunner.server.settings import Settings
from netrunner.server.storage.database import Database
from tests.event_loop import run


@pytest.mark.parametrize("where", ["open", "close"])
def test_the_database_is_closed_whatever_fails(where: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    closed: list[str] = []
    close, step = Database.close, getattr(Host, where)

    async def closing(database: Database) -> None:
        closed.append(database.address)
        await close(database)

    async def failing(host: Host) -> None:
        await step(host)
        raise OSError("no space is left")

    monkeypatch.setattr(Database, "close", closing)
    monkeypatch.setattr(Host, where, failing)
    app = create_app(Settings(data=tmp_path))

    async def start_and_stop() -> None:
        async with app.router.lifespan_context(app):
            pass

    with pytest.raises(OSError, match="no space is left"):
        run(start_and_stop())
    assert len(closed) == 1
