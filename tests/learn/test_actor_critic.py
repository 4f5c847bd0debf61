"""The policy follows what won, games are played alike again, and a checkpoint is gone on from."""

from pathlib import Path

import numpy as np
import pytest
from click.testing import CliRunner

from netrunner.bots.network import Network, fresh, load
from netrunner.bots.policy import SIZE, Policy
from netrunner.engine.terms import CORP, RUNNER
from netrunner.learn.__main__ import main
from netrunner.learn.actor_critic import FADING, Lessons, Played, check, credits, play, teach

NOTHING = [0.0] * SIZE


def lessons(folder: Path, name: str = "policy") -> Lessons:
    return Lessons(folder / f"{name}.npz", Network(fresh(1)))


def test_a_turn_is_credited_with_what_changed_in_it_and_fading_later() -> None:
    played = Played()
    played.turns = [1, 2, 3]
    played.winner = CORP
    found = credits(played, np.array([0.5, 0.7, 0.4]))
    assert found[3] == pytest.approx(0.6)
    assert found[2] == pytest.approx(-0.3 + FADING * 0.6)
    assert found[1] == pytest.approx(0.2 + FADING * found[2])
    played.winner = RUNNER
    assert credits(played, np.array([0.5, 0.7, 0.4]))[3] == pytest.approx(-0.4)


def test_a_game_is_played_alike_again_and_teaches_both_sides() -> None:
    one, two = (play(2, (NOTHING, NOTHING)) for _ in range(2))
    assert one.winner == two.winner >= 0
    assert len(one.turns) == len(one.positions) > 5
    assert {side for _, side, _ in one.slopes} == {CORP, RUNNER}
    assert all(np.array_equal(a[2], b[2]) for a, b in zip(one.slopes, two.slopes, strict=True))
    assert any(slope.any() for _, _, slope in one.slopes)


def test_weights_follow_the_slope_the_further_the_clearer(tmp_path: Path) -> None:
    taught = lessons(tmp_path)
    slope, squares = np.zeros((2, SIZE)), np.full((2, SIZE), 100.0)
    slope[0, 5], slope[1, 7], slope[0, 9] = 50.0, -50.0, 5.0
    taught.step(slope, squares, 100, rate=0.02)
    assert taught.rows[0, 5] > taught.rows[0, 9] > 0 > taught.rows[1, 7]
    assert not taught.rows[1, 5]


def test_the_critic_learns_who_won(tmp_path: Path) -> None:
    taught = lessons(tmp_path)
    games = [play(number, (NOTHING, NOTHING)) for number in (2, 3)]
    positions = np.concatenate([np.stack(game.positions) for game in games]).astype(np.float16)
    positions = np.tile(positions, (60, 1))
    results = np.concatenate([[float(game.winner == CORP)] * len(game.positions) for game in games])
    results = np.tile(results, 60).astype(np.float32)
    before, _ = taught.critic.teach(positions, results, 1e-3, 1)
    after, _ = taught.critic.teach(positions, results, 1e-3, 2)
    assert after < before


def test_lessons_go_on_where_they_were_broken_off(tmp_path: Path) -> None:
    lines = list(teach(lessons(tmp_path), rounds=1, games=4, processes=1, rate=0.02))
    assert lines[0].startswith("1: 4 games")
    again = lessons(tmp_path)
    assert (again.steps, again.next) == (1, 4)
    assert again.rows.any()
    assert not list(teach(again, rounds=1, games=4, processes=1, rate=0.02)), "what was asked for is done"


def test_against_itself_a_policy_without_weights_wins_every_game_once() -> None:
    assert check(Policy([NOTHING, NOTHING]), 4).startswith("2/4 = 50.0 %")


def test_the_command_writes_weights_that_a_master_can_play_with(tmp_path: Path) -> None:
    out = tmp_path / "master.npz"
    where = ["--checkpoint", str(tmp_path / "policy.npz"), "--out", str(out)]
    done = CliRunner().invoke(main, ["policy", "--rounds", "1", "--games", "2", "--check", "2", *where])
    assert done.exit_code == 0, done.output
    assert "as the corp" in done.output
    assert load(out).policy().rows != [NOTHING, NOTHING]
    done = CliRunner().invoke(main, ["policy", "--start", str(tmp_path / "none.npz"), *where])
    assert done.exit_code == 1
    assert "no weights at none.npz" in done.output
