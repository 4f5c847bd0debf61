"""A full disk and a damaged database are said in a sentence."""

from __future__ import annotations

from pathlib import Path

import pytest
from sqlalchemy.exc import OperationalError

from netrunner.server.operations import health
from netrunner.server.operations.readiness import check
from netrunner.server.settings import Settings, SettingsError
from tests.event_loop import run
from tests.server.live.people import guest, start
from tests.server.running_server import SECRET, Running, tables


def test_a_full_disk_shows_in_healthz(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    with server.anonymous() as visitor:
        assert visitor.get("/healthz").json()["disk"] is True
        monkeypatch.setattr(health, "LEAST_FREE", 1 << 62)
        answer = visitor.get("/healthz")
    assert answer.status_code == 503
    assert answer.json()["disk"] is False


def test_chat_that_cannot_be_saved_is_refused_and_the_socket_stays(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    person = guest(server)
    try:
        game = start(server, person, "random")
        person.player.enter(game)

        def full(*_: object) -> None:
            raise OperationalError("INSERT", {}, Exception("database or disk is full"))

        with monkeypatch.context() as patch:
            patch.setattr(server.app.state.host.database, "begin", full)
            answer = person.player.ask("say", room=game, text="Hello")
        assert answer["problem"]["message"].startswith("What you said could not be saved")
        assert person.player.ask("say", room=game, text="Hello")["problem"] is None
    finally:
        person.player.close()
        person.player.http.close()


def settings(folder: Path) -> Settings:
    return Settings(data=folder, secret=SECRET)


def test_an_emptied_file_is_not_silently_a_new_server(tmp_path: Path) -> None:
    file = tmp_path / "netrunner.sqlite3"
    file.write_bytes(b"")
    with pytest.raises(SettingsError, match="is empty"):
        run(check(settings(tmp_path)))
    file.unlink()
    run(check(settings(tmp_path)))
    assert file.stat().st_size > 0


@pytest.mark.parametrize("place", [0.3, 0.5, 0.8])
def test_damaged_pages_are_refused_in_a_sentence(tmp_path: Path, place: float) -> None:
    file = tmp_path / "netrunner.sqlite3"
    data = bytearray(tables())
    at = int(len(data) * place) // 4096 * 4096
    data[at : at + 4096] = bytes(range(256)) * 16
    file.write_bytes(data)
    with pytest.raises(SettingsError, match="backup"):
        run(check(settings(tmp_path)))
