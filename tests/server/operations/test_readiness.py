"""What would keep a server from starting is said in a sentence."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from netrunner.server.operations.readiness import check
from netrunner.server.settings import Settings, SettingsError


def test_a_server_that_can_start_has_its_tables(tmp_path: Path) -> None:
    asyncio.run(check(Settings(data=tmp_path)))
    assert (tmp_path / "netrunner.sqlite3").stat().st_size > 0


@pytest.mark.parametrize(
    ("settings", "words"),
    [
        ({"database_url": "postgresql://me:secret@127.0.0.1:1/x"}, "me:\\*\\*\\*@127.0.0.1:1/x cannot be used"),
        ({"redis_url": "redis://127.0.0.1:1/0"}, "Redis cannot be used"),
        ({"database_url": "sqlite:////no/such/folder/x"}, "There is no folder /no/such/folder"),
    ],
)
def test_what_cannot_be_reached_is_named_without_its_password(
    tmp_path: Path, settings: dict[str, str], words: str
) -> None:
    with pytest.raises(SettingsError, match=words):
        asyncio.run(check(Settings(data=tmp_path, **settings)))  # type: ignore[arg-type]
