"""The migrations make the tables that the code describes, on SQLite and on PostgreSQL."""

from __future__ import annotations

from pathlib import Path

import pytest
from alembic import command

from netrunner.server.settings import Settings, SettingsError
from netrunner.server.storage.database import configuration
from tests.server.services import postgres_server


def check(address: str) -> None:
    config = configuration(address)
    command.upgrade(config, "head")
    command.check(config)
    command.downgrade(config, "base")
    command.upgrade(config, "head")


def test_the_migrations_make_the_tables_on_sqlite(tmp_path: Path) -> None:
    check(f"sqlite+aiosqlite:///{tmp_path}/tables.sqlite3")


def test_the_migrations_make_the_tables_on_postgresql(tmp_path: Path) -> None:
    with postgres_server(tmp_path) as address:
        check(Settings(database_url=address).database())


def test_an_address_of_no_known_database_is_refused_with_what_would_be_right() -> None:
    with pytest.raises(SettingsError, match="write postgresql://"):
        Settings(database_url="mysql://somewhere/netrunner").database()


@pytest.mark.parametrize(
    ("given", "meant"),
    [
        ("postgres://u@h/n", "postgresql+asyncpg://u@h/n"),
        ("postgresql://u@h/n", "postgresql+asyncpg://u@h/n"),
        ("sqlite:////tmp/x", "sqlite+aiosqlite:////tmp/x"),
    ],
)
def test_the_driver_is_filled_in(given: str, meant: str) -> None:
    assert Settings(database_url=given).database() == meant


def test_a_number_that_is_none_is_refused_by_its_name(tmp_path: Path) -> None:
    with pytest.raises(SettingsError, match="NETRUNNER_PROXIES is 'many'"):
        Settings.read({"NETRUNNER_PROXIES": "many"}, tmp_path)


def test_the_secret_is_made_once_and_kept_for_the_owner_only(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path)
    assert settings.signing_secret() == settings.signing_secret()
    assert (tmp_path / "secret").stat().st_mode & 0o077 == 0
