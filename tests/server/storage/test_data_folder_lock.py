"""One data folder, one server."""

from __future__ import annotations

from pathlib import Path

import pytest

from netrunner.server.settings import Settings, SettingsError
from netrunner.server.storage.data_folder_lock import held


def test_a_second_server_on_the_same_folder_does_not_start(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path)
    with held(settings), pytest.raises(SettingsError, match="Another server uses the data folder"), held(settings):
        pass
    with held(settings):
        pass


def test_several_may_share_a_folder_when_they_share_their_games(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path, redis_url="redis://127.0.0.1/0")
    with held(settings), held(settings):
        pass


def a_file(folder: Path) -> Path:
    (folder / "file").write_text("in the way", encoding="utf-8")
    return folder / "file"


def test_a_folder_that_cannot_be_used_is_named_with_the_reason(tmp_path: Path) -> None:
    in_the_way = a_file(tmp_path)
    (tmp_path / "locked" / "lock").mkdir(parents=True)
    for data, words in (
        (in_the_way, f"The data folder {in_the_way} cannot be used: File exists."),
        (in_the_way / "deeper", "cannot be used: Not a directory."),
        (Path("/proc/nothing"), "The data folder /proc/nothing cannot be used: No such file or directory."),
        (tmp_path / "locked", f"cannot be used: Is a directory ({tmp_path}/locked/lock)."),
    ):
        with pytest.raises(SettingsError) as refusal, held(Settings(data=data)):
            pass
        assert words in str(refusal.value)
        assert "--data" in str(refusal.value)


def test_what_goes_wrong_while_the_server_runs_is_not_blamed_on_the_folder(tmp_path: Path) -> None:
    with pytest.raises(OSError, match="elsewhere"), held(Settings(data=tmp_path)):
        raise OSError("elsewhere")


def test_a_new_folder_is_for_its_owner_alone(tmp_path: Path) -> None:
    with held(Settings(data=tmp_path / "new")):
        assert (tmp_path / "new").stat().st_mode & 0o077 == 0
