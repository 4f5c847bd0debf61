"""One data folder, one server."""

from __future__ import annotations

from pathlib import Path

import pytest

from netrunner.server.settings import Settings, SettingsError
from netrunner.server.storage.folder import held


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
