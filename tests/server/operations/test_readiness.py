"""What would keep a server from starting is said in a sentence."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner

from netrunner.cli.main import cli
from netrunner.server.operations.readiness import check
from netrunner.server.settings import Settings, SettingsError
from tests.event_loop import run


def test_a_server_that_can_start_has_its_tables(tmp_path: Path) -> None:
    run(check(Settings(data=tmp_path)))
    assert (tmp_path / "netrunner.sqlite3").stat().st_size > 0


def test_what_is_kept_is_for_its_owner_alone(tmp_path: Path) -> None:
    """There are the seeds of games in it that go on, and the hashes of passwords."""
    tmp_path.chmod(0o755)
    run(check(Settings(data=tmp_path)))
    with sqlite3.connect(tmp_path / "netrunner.sqlite3") as database:
        database.execute("PRAGMA journal_mode=WAL")
        database.execute("CREATE TABLE more (x)")
        database.commit()
        files = sorted(tmp_path.iterdir())
        assert len(files) > 2
        assert [file.name for file in files if file.stat().st_mode & 0o077] == []
    database.close()


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
        run(check(Settings(data=tmp_path, **settings)))  # type: ignore[arg-type]


def broken(folder: Path) -> None:
    (folder / "netrunner.sqlite3").write_bytes(b"SQLite format 3\0" + bytes(range(256)) * 100)


def no_database(folder: Path) -> None:
    (folder / "netrunner.sqlite3").write_text("This is not a database at all.", encoding="utf-8")


def a_folder(folder: Path) -> None:
    (folder / "netrunner.sqlite3").mkdir()


def from_the_future(folder: Path) -> None:
    run(check(Settings(data=folder)))
    with sqlite3.connect(folder / "netrunner.sqlite3") as database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
    database.close()


def without_a_secret(folder: Path) -> None:
    (folder / "secret").mkdir()


@pytest.mark.parametrize(
    ("spoil", "words"),
    [
        (broken, "/netrunner.sqlite3 cannot be used: file is not a database. Put a backup in its place"),
        (no_database, "/netrunner.sqlite3 cannot be used: file is not a database. Put a backup in its place"),
        (a_folder, "/netrunner.sqlite3 cannot be used: unable to open database file. Put a backup"),
        (from_the_future, "/netrunner.sqlite3 belongs to another version of netrunner: "),
        (without_a_secret, "cannot be used: Is a directory ("),
    ],
)
def test_a_spoilt_data_folder_is_described_in_a_sentence(
    tmp_path: Path, spoil: Callable[[Path], None], words: str
) -> None:
    spoil(tmp_path)
    before = (tmp_path / "netrunner.sqlite3").read_bytes() if (tmp_path / "netrunner.sqlite3").is_file() else b""
    result = CliRunner().invoke(cli, ["serve", "--no-browser", "--port", "0", "--data", str(tmp_path)])
    assert result.exit_code == 1
    assert words in result.output
    assert "Traceback" not in result.output
    if before:
        assert (tmp_path / "netrunner.sqlite3").read_bytes() == before, "what is there may still be saved"


def test_an_address_that_cannot_be_read_is_refused_without_its_password(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path, database_url="postgresql://me:hunter2@127.0.0.1:notaport/x")
    with pytest.raises(SettingsError, match="DATABASE_URL cannot be read") as refusal:
        run(check(settings))
    assert "hunter2" not in str(refusal.value)
