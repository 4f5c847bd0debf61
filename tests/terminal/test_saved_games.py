"""Saved games: what goes in comes out, and what makes no sense is refused with a sentence."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from netrunner.terminal import saved_games
from tests.terminal.stage import match_after


@pytest.mark.parametrize("side", ["corp", "runner"])
def test_a_saved_game_goes_on_where_it_was_left(side: str, tmp_path: Path) -> None:
    match = match_after(9, side, seed=3)
    saved_games.save(match, tmp_path / "game.json")
    resumed = saved_games.load(tmp_path / "game.json")
    assert resumed.game.digest() == match.game.digest()
    assert (resumed.side, resumed.seed, resumed.bot) == (side, 3, "rookie")
    for game in (match, resumed):
        game.choose(0)
        game.bot_finishes()
    assert resumed.game.digest() == match.game.digest()


def test_undo_works_in_a_resumed_game(tmp_path: Path) -> None:
    match = match_after(4)
    saved_games.save(match, tmp_path / "game.json")
    resumed = saved_games.load(tmp_path / "game.json")
    assert [resumed.undo() for _ in range(5)] == [True] * 4 + [False]


def test_saving_makes_the_folders_it_needs_and_leaves_no_draft(tmp_path: Path) -> None:
    path = tmp_path / "a" / "b" / "game.json"
    saved_games.save(match_after(1), path)
    assert list(path.parent.iterdir()) == [path]


def test_a_file_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(saved_games.SaveError, match="cannot be written"):
        saved_games.save(match_after(1), tmp_path / "file" / "game.json")


def test_a_folder_is_no_file_to_save_to(tmp_path: Path) -> None:
    for path in (tmp_path, Path("/")):
        with pytest.raises(saved_games.SaveError, match="is a folder"):
            saved_games.save(match_after(1), path)


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(saved_games.SaveError, match=r"nothing\.json cannot be read"):
        saved_games.load(tmp_path / "nothing.json")


@pytest.mark.parametrize("content", [b"", b"{", b"\xff\xfe\x00", b"[" * 100_000, b'{"kind": "netr'])
def test_a_file_that_is_no_json_is_damaged(content: bytes, tmp_path: Path) -> None:
    (tmp_path / "game.json").write_bytes(content)
    with pytest.raises(saved_games.SaveError, match="damaged or was cut short"):
        saved_games.load(tmp_path / "game.json")


def test_a_file_cut_short_anywhere_is_refused(tmp_path: Path) -> None:
    saved_games.save(match_after(3), tmp_path / "game.json")
    content = (tmp_path / "game.json").read_bytes()
    for length in range(0, len(content) - 3, len(content) // 20):
        (tmp_path / "cut.json").write_bytes(content[:length])
        with pytest.raises(saved_games.SaveError):
            saved_games.load(tmp_path / "cut.json")


def test_a_file_larger_than_any_game_is_refused(tmp_path: Path) -> None:
    (tmp_path / "game.json").write_bytes(b" " * (saved_games.LARGEST + 1))
    with pytest.raises(saved_games.SaveError, match="larger"):
        saved_games.load(tmp_path / "game.json")


def change(**values: Any) -> Callable[[dict[str, Any]], object]:
    return lambda data: data.update(values)


def record(**values: Any) -> Callable[[dict[str, Any]], object]:
    return lambda data: data["record"].update(values)


@pytest.mark.parametrize(
    ("damage", "words"),
    [
        (change(kind="deck"), "not a saved game"),
        (change(version=99), "version 99"),
        (change(side="spectator"), "'spectator'"),
        (change(side=["corp"]), "side"),
        (change(bot="champion"), "'champion'"),
        (change(bot=None), "bot"),
        (change(record=None), "record"),
        (record(choices=["keep:-1:0:0", "nonsense"]), "Choice 2"),
        (record(choices=[1, 2]), "Choice 1"),
        (record(choices=7), "not a list"),
        (record(corp={"identity": "Nobody", "cards": {}}), "corp deck"),
        (record(runner={}), "runner deck"),
        (record(corp=[]), "corp deck"),
        (record(seed="seven"), "seed"),
        (record(version=0), "version"),
    ],
)
def test_a_file_that_makes_no_sense_is_refused(
    damage: Callable[[dict[str, Any]], object], words: str, tmp_path: Path
) -> None:
    data = saved_games.as_data(match_after(3))
    damage(data)
    (tmp_path / "game.json").write_text(json.dumps(data))
    with pytest.raises(saved_games.SaveError, match=words):
        saved_games.load(tmp_path / "game.json")


def test_games_are_kept_where_the_user_wants_data(data_home: Path) -> None:
    assert saved_games.autosave_path() == data_home / "autosave.json"


def test_without_a_wish_games_are_kept_in_the_users_home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", "relative/paths/are/ignored")
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    for platform in ("linux", "darwin", "win32"):
        monkeypatch.setattr("sys.platform", platform)
        monkeypatch.setenv("LOCALAPPDATA", str(tmp_path / "local"))
        assert tmp_path in saved_games.data_folder().parents


def test_what_can_be_resumed_is_listed_and_broken_files_are_not(data_home: Path) -> None:
    assert saved_games.saved_games() == []
    match = match_after(3)
    saved_games.save(match, saved_games.autosave_path())
    saved_games.save(match, saved_games.default_path(match))
    (saved_games.save_folder() / "broken.json").write_text("{")
    titles = [saved.title for saved in saved_games.saved_games()]
    assert titles[0].startswith("The game you left: Jinteki against Kate")
    assert titles[1].startswith("jinteki-kate-mac-mccaffrey-turn-")
    assert len(titles) == 2
