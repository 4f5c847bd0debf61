"""The migrations make the tables that the code describes, on SQLite and on PostgreSQL."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
from alembic import command

from netrunner.server.settings import Settings, SettingsError, keep_secret
from netrunner.server.storage.database import configuration
from tests.server.running_server import PATIENCE
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


def test_events_of_before_get_a_short_link(tmp_path: Path) -> None:
    address = f"sqlite+aiosqlite:///{tmp_path}/tables.sqlite3"
    config = configuration(address)
    command.upgrade(config, "0001")
    with closing(sqlite3.connect(tmp_path / "tables.sqlite3")) as database, database:
        rows = [(f"id{number}", f"cup-{number}", "Cup", "2018-01-01", "{}") for number in range(40)]
        database.executemany("insert into events (id, slug, name, created_at, options) values (?, ?, ?, ?, ?)", rows)
    command.upgrade(config, "head")
    with closing(sqlite3.connect(tmp_path / "tables.sqlite3")) as database:
        shorts = [short for (short,) in database.execute("select short from events")]
    assert len(set(shorts)) == 40
    assert all(len(short) == 4 for short in shorts)
    command.downgrade(config, "0001")


def test_who_shared_a_player_before_loses_it_and_others_keep_theirs(tmp_path: Path) -> None:
    config = configuration(f"sqlite+aiosqlite:///{tmp_path}/tables.sqlite3")
    command.upgrade(config, "0002")
    with closing(sqlite3.connect(tmp_path / "tables.sqlite3")) as database, database:
        database.execute(
            "insert into events (id, slug, name, created_at, options) values ('e', 'cup', 'Cup', '2018-01-01', '{}')"
        )
        for name in "abcd":
            database.execute(
                "insert into accounts (id, name, name_key, settings, created_at) values (?, ?, ?, '{}', '2018-01-01')",
                (name, name, name),
            )
        members = [("a", "player", 3), ("b", "leader", 3), ("c", "player", 4), ("d", "leader", None)]
        database.executemany(
            "insert into event_members (event_id, account_id, role, entry) values ('e', ?, ?, ?)", members
        )
    command.upgrade(config, "head")
    with closing(sqlite3.connect(tmp_path / "tables.sqlite3")) as database:
        kept = sorted(database.execute("select account_id, role, entry from event_members"))
        given = sorted(database.execute("select entry, given from event_claims"))
    assert kept == [("b", "leader", None), ("c", "player", 4), ("d", "leader", None)]
    assert given == [(3, 1), (4, 1)]


def test_workers_that_start_at_once_do_not_get_into_each_others_way(tmp_path: Path) -> None:
    code = "import sys; from netrunner.server.storage.database import upgrade; upgrade(sys.argv[1])"
    with postgres_server(tmp_path) as address:
        command = [sys.executable, "-c", code, Settings(database_url=address).database()]
        workers = [subprocess.Popen(command, stderr=subprocess.PIPE, text=True) for _ in range(3)]
        said = [worker.communicate(timeout=PATIENCE)[1] for worker in workers]
    assert [worker.returncode for worker in workers] == [0, 0, 0], "\n".join(said)


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


@pytest.mark.parametrize(
    ("name", "value", "words"),
    [
        ("NETRUNNER_PROXIES", "many", "NETRUNNER_PROXIES is 'many': write a whole number of at least 0."),
        ("NETRUNNER_BOT_PROCESSES", "0", "write a whole number of at least 1."),
        ("NETRUNNER_SECURE", "yes", "NETRUNNER_SECURE is 'yes': write 0 or 1."),
        ("NETRUNNER_SECURE", "2", "write 0 or 1."),
        ("NETRUNNER_ORIGINS", "https://a.example, b.example", "'b.example': write the whole address"),
        ("NETRUNNER_SECRET", "hunter2", "NETRUNNER_SECRET is too short"),
        ("NETRUNNER_METRICS", "hunter2", "NETRUNNER_METRICS is too short"),
    ],
)
def test_a_setting_that_means_nothing_is_refused_by_its_name(tmp_path: Path, name: str, value: str, words: str) -> None:
    with pytest.raises(SettingsError) as refusal:
        Settings.read({name: value}, tmp_path)
    assert words in str(refusal.value)
    assert "hunter2" not in str(refusal.value)


def test_the_settings_of_an_environment_are_read(tmp_path: Path) -> None:
    given = {
        "NETRUNNER_SECURE": "1",
        "NETRUNNER_PROXIES": "2",
        "NETRUNNER_ORIGINS": "https://a.example , http://b.example",
    }
    settings = Settings.read({**given, "NETRUNNER_METRICS": "a token of some length"}, tmp_path)
    assert (settings.secure, settings.proxies) == (True, 2)
    assert settings.origins == ("https://a.example", "http://b.example")
    assert settings.metrics == "a token of some length"
    assert not Settings.read({"NETRUNNER_SECURE": "0"}, tmp_path).secure


def test_the_secret_is_made_once_and_kept_for_the_owner_only(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path)
    assert len(settings.signing_secret()) == 64
    assert settings.signing_secret() == settings.signing_secret()
    assert (tmp_path / "secret").stat().st_mode & 0o077 == 0
    assert [file.name for file in tmp_path.iterdir()] == ["secret"]


def test_of_two_servers_that_start_at_once_one_makes_the_secret(tmp_path: Path) -> None:
    path = tmp_path / "secret"
    keep_secret(path)
    first = path.read_text(encoding="ascii")
    keep_secret(path)
    assert path.read_text(encoding="ascii") == first
    assert [file.name for file in tmp_path.iterdir()] == ["secret"]


@pytest.mark.parametrize("content", [b"", b"\n", b"short", b"\xff\xfe"])
def test_nothing_is_signed_with_a_secret_that_was_lost(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "secret").write_bytes(content)
    with pytest.raises(SettingsError, match="holds no secret: delete it"):
        Settings(data=tmp_path).signing_secret()
