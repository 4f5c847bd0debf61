"""The arena writes every game down as it ends, and goes on from there."""

import json
from pathlib import Path

import pytest

from bench import arena


def test_games_in_the_log_are_not_played_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    log = tmp_path / "arena.jsonl"
    jobs = arena.jobs_of("rookie", "random", "starters", 4)
    rows = [{"job": job, "outcome": [job[5], place < 3, 0.5, 10]} for place, job in enumerate(jobs)]
    log.write_text("".join(json.dumps(row) + "\n" for row in rows))
    monkeypatch.setattr(arena, "get_context", None)  # nothing is left to play
    for games in ("4", "0"):
        arena.main(["rookie", "random", "--games", games, "--log", str(log)])
        said = capsys.readouterr().out
        assert "rookie beats random, starters, 4 games" in said
        assert "75.00 %" in said
    assert len(log.read_text().splitlines()) == 4


def test_a_game_is_written_down(tmp_path: Path) -> None:
    log = tmp_path / "arena.jsonl"
    arena.main(["random", "random", "--games", "1", "--jobs", "1", "--log", str(log)])
    (found,) = arena.logged(log).items()
    assert found[0] == arena.jobs_of("random", "random", "starters", 1)[0]
    assert found[1][0] == 0
