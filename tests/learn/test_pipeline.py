"""Games, training and measuring in the small: from nothing to weights that a master can play with."""

import json
from io import BytesIO
from pathlib import Path

import numpy as np
import pytest
from click.testing import CliRunner

from netrunner.bots.network import WEIGHTS_FILE, Network, arrays_in, load, save
from netrunner.decks import Deck
from netrunner.learn.__main__ import main
from netrunner.learn.arena import Contest, contests, play_contest, player, summary
from netrunner.learn.curves import draw
from netrunner.learn.matches import HELD_BACK, pairings, training_decks
from netrunner.learn.shards import PositionData, generate, make_shard, shard_path, thin, write
from netrunner.learn.training import Training


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Two games by the policy."""
    found = tmp_path_factory.mktemp("learn")
    (found / "games").mkdir()
    make_shard(found / "games", "policy", 10, 2, WEIGHTS_FILE)
    return found


@pytest.fixture(scope="module")
def data(folder: Path) -> PositionData:
    return PositionData(sorted((folder / "games").glob("*.npz")))


def test_a_shard_holds_positions_with_results(data: PositionData) -> None:
    assert set(data.games.tolist()) == {10, 11}
    for game in (10, 11):
        assert len(set(data.results[data.games == game].tolist())) == 1
    assert len(data.positions) == len(data.results) == len(data.games) > 20


def test_the_same_numbers_give_the_same_games(data: PositionData, tmp_path: Path) -> None:
    make_shard(tmp_path, "policy", 10, 2, WEIGHTS_FILE)
    again = PositionData([shard_path(tmp_path, "policy", 10, 2)])
    assert np.array_equal(again.positions, data.positions)
    assert np.array_equal(again.results, data.results)


def test_shards_that_are_there_are_not_played_again(folder: Path) -> None:
    path = shard_path(folder / "games", "policy", 10, 2)
    written = path.stat().st_mtime_ns
    lines = list(generate(folder / "games", "policy", 2, 10, 2, 1, 0, WEIGHTS_FILE))
    assert lines[0] == "1 shards of 2 games by policy; 0 to play"
    assert len(lines) == 2
    assert path.stat().st_mtime_ns == written


def test_training_learns_what_it_is_shown(data: PositionData) -> None:
    training = Training(data, seed=1, checkpoint=None)
    rows = list(training.epochs(12))
    assert rows[-1]["value"] < 0.8 * rows[0]["value"]
    Network(training.result())


def test_the_same_seed_gives_the_same_weights_and_another_one_others(data: PositionData) -> None:
    made = []
    for seed in (1, 1, 2):
        training = Training(data, seed, checkpoint=None)
        list(training.epochs(2))
        made.append(training.weights["value 1"])
    assert np.array_equal(made[0], made[1])
    assert not np.array_equal(made[0], made[2])


def test_training_that_was_broken_off_goes_on_as_if_it_had_not_been(data: PositionData, tmp_path: Path) -> None:
    whole = Training(data, 1, None)
    list(whole.epochs(4))
    path = tmp_path / "checkpoint.npz"
    broken = Training(data, 1, path)
    for row in broken.epochs(4):
        if row["epoch"] == 2:
            break
    resumed = Training(data, 1, path)
    assert [row["epoch"] for row in resumed.epochs(4)] == [3, 4]
    assert resumed.curves == whole.curves
    for name, value in whole.result().items():
        assert np.array_equal(resumed.result()[name], value), name


def test_going_on_from_weights_never_ends_with_worse_ones(data: PositionData) -> None:
    first = Training(data, 1, None)
    list(first.epochs(6))
    wild = Training(data, 1, None, first.result(), rate=1.0)
    before = wild.test()
    list(wild.epochs(2))
    wild.weights = wild.result()
    after = wild.test()
    assert after["value test"] <= before["value test"]


def test_a_thin_shard_holds_some_of_all(folder: Path, data: PositionData, tmp_path: Path) -> None:
    paths = sorted((folder / "games").glob("*.npz"))
    assert thin(paths, tmp_path / "thin.npz", 20, seed=1) == 20
    found = PositionData([tmp_path / "thin.npz"])
    assert len(found.positions) == len(found.results) == 20
    all_rows = {row.tobytes() for row in data.positions}
    assert all(row.tobytes() in all_rows for row in found.positions)


def test_the_commands_train_and_draw(folder: Path, tmp_path: Path) -> None:
    out = tmp_path / "weights.npz"
    done = CliRunner().invoke(main, ["train", str(folder / "games"), "--epochs", "2", "--out", str(out)])
    assert done.exit_code == 0, done.output
    load(out)
    assert len(json.loads(out.with_suffix(".json").read_text())) == 2
    assert "log loss of the value network" in out.with_suffix(".svg").read_text()
    assert draw(json.loads(out.with_suffix(".json").read_text())) == out.with_suffix(".svg").read_text()


def test_without_shards_training_says_what_to_do(tmp_path: Path) -> None:
    done = CliRunner().invoke(main, ["train", str(tmp_path), "--out", str(tmp_path / "w.npz")])
    assert done.exit_code == 1
    assert "python -m netrunner.learn generate" in done.output


def test_decks_that_are_held_back_are_never_trained_with() -> None:
    names = {Deck.load(name).name for name in HELD_BACK}
    for number in range(60):
        assert not {deck.name for deck in training_decks(number)} & names
    assert all(corp in HELD_BACK and runner in HELD_BACK for corp, runner in pairings(held_back=True))
    assert not any(corp in HELD_BACK or runner in HELD_BACK for corp, runner in pairings(held_back=False))


def test_every_pairing_is_played_from_both_sides_on_the_same_seed() -> None:
    found = contests("rookie", "rookie", [("a", "b"), ("c", "d")], 8)
    assert [(one.corp, one.seed, one.side) for one in found] == [
        ("a", 5000, 0), ("a", 5000, 1), ("c", 5000, 0), ("c", 5000, 1),
        ("a", 5001, 0), ("a", 5001, 1), ("c", 5001, 0), ("c", 5001, 1),
    ]  # fmt: skip


def test_a_contest_between_equals_is_won_by_one_of_them() -> None:
    won = [play_contest(Contest("rookie", "rookie", "core-jinteki", "core-shaper", 5, side, ""))[1] for side in (0, 1)]
    assert sorted(won) == [0, 1]


def test_a_summary_counts_what_was_played() -> None:
    games = contests("master:0.1", "ace:0.1", [("a", "b")], 4)
    (line,) = summary(games, {games[0].key: 1, games[1].key: 0, games[2].key: -1})
    assert line.startswith("master:0.1 against ace:0.1: 1/2 = 50.0 %")


@pytest.mark.parametrize(
    "words",
    [
        "ace",
        "expert:0.2",
        "rookie:1",
        "policy:1",
        "master",
        "ace:soon",
        "master:0.2:foo=1",
        "master:0.2:horizons=x",
        "master:0.2:horizons",
    ],
)
def test_a_player_that_is_none_is_refused(words: str) -> None:
    with pytest.raises(ValueError, match="is no player"):
        player(words, "")


# -- bad input -------------------------------------------------------------------------------------------------------


def said(*words: str) -> str:
    """What a command says that cannot be done; never a traceback."""
    done = CliRunner().invoke(main, list(words))
    assert done.exit_code in (1, 2), done.output
    assert isinstance(done.exception, SystemExit), repr(done.exception)
    return done.output


@pytest.mark.parametrize(
    "words",
    [
        ["generate", "rookie", "--games", "1", "--size", "0"],
        ["generate", "rookie", "--games", "-1"],
        ["generate", "contrasts", "--games", "1", "--first", "-1"],
        ["generate", "rookie", "--games", "1", "--processes", "0"],
        ["generate", "rookie", "--games", "1", "--seconds", "nan"],
        ["train", "--fading", "nan"],
        ["train", "--fading", "2"],
        ["train", "--rate", "inf"],
        ["train", "--epochs", "-1"],
        ["choices", "--epochs", "-1"],
    ],
)
def test_numbers_that_make_no_sense_are_refused(words: list[str], tmp_path: Path) -> None:
    assert f"Invalid value for '{words[-2]}'" in said(*words, "--out", str(tmp_path / "out"))
    assert not list(tmp_path.iterdir())


def damaged(kind: str, whole: Path) -> bytes:
    """A file that is no whole shard."""
    data = whole.read_bytes()
    if kind == "cut off":
        return data[: len(data) // 2]
    if kind == "changed":
        middle = len(data) // 2
        return data[:middle] + bytes(255 - value for value in data[middle : middle + 40]) + data[middle + 40 :]
    if kind == "one array":
        file = BytesIO()
        np.save(file, np.zeros(3))
        return file.getvalue()
    return b"" if kind == "empty" else b"no shard"


@pytest.mark.parametrize("kind", ["cut off", "changed", "one array", "empty", "text"])
def test_damaged_files_are_named_in_a_sentence(kind: str, folder: Path, tmp_path: Path) -> None:
    (whole,) = (folder / "games").glob("*.npz")
    bad = tmp_path / "bad.npz"
    bad.write_bytes(damaged(kind, whole))
    out = str(tmp_path / "out" / "w.npz")
    for words in (
        ["train", str(tmp_path)],
        ["choices", str(tmp_path)],
        ["choices", str(tmp_path), "--policy"],
        ["train", str(folder / "games"), "--start", str(bad)],
        ["train", str(folder / "games"), "--checkpoint", str(bad)],
    ):
        assert "bad.npz" in said(*words, "--out", out)
    assert "bad.npz" in said("generate", "contrasts", "--games", "1", "--weights", str(bad), "--out", out)


def test_shards_with_what_is_no_number_or_of_another_encoding_are_refused(folder: Path, tmp_path: Path) -> None:
    (whole,) = (folder / "games").glob("*.npz")
    shard = arrays_in(whole)
    holes = shard["positions"].copy()
    holes[3, 5] = np.nan
    out = str(tmp_path / "w.npz")
    for changed, words in (
        ({"positions": holes}, "no numbers"),
        ({"positions": shard["positions"][:, :100]}, "made by another version"),
        ({"results": shard["results"][1:]}, "made by another version"),
    ):
        write(tmp_path / "a.npz", {**shard, **changed})
        assert words in said("train", str(tmp_path), "--out", out)
    write(tmp_path / "a.npz", {name: value[:0] for name, value in shard.items()})
    assert "nothing in the shards" in said("train", str(tmp_path), "--out", out)
    assert not Path(out).exists()


@pytest.mark.parametrize("number", [np.nan, np.inf, 1e6])
def test_weights_that_ran_away_are_not_written(number: float, tmp_path: Path) -> None:
    out = tmp_path / "w.npz"
    weights = {name: value.copy() for name, value in load().weights.items()}
    weights["policy"][0, 0] = number
    with pytest.raises(ValueError, match="'policy' are not all numbers"):
        save(out, weights)
    assert not out.exists()


def test_a_file_in_the_way_of_a_folder_is_named(folder: Path, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert "file" in said("generate", "rookie", "--games", "1", "--out", str(tmp_path / "file"))
    out = str(tmp_path / "file" / "w.npz")
    assert "file" in said("train", str(folder / "games"), "--epochs", "1", "--out", out)


def test_training_that_was_broken_off_before_it_wrote_weights_writes_them(folder: Path, tmp_path: Path) -> None:
    words = ["train", str(folder / "games"), "--epochs", "1", "--checkpoint", str(tmp_path / "new" / "c.npz")]
    for name in ("one", "two"):
        done = CliRunner().invoke(main, [*words, "--out", str(tmp_path / f"{name}.npz")])
        assert done.exit_code == 0, done.output
    one, two = (load(tmp_path / f"{name}.npz").weights for name in ("one", "two"))
    assert all(np.array_equal(one[name], two[name]) for name in one)


def test_training_that_goes_on_remembers_how_good_its_start_was(folder: Path, tmp_path: Path) -> None:
    (whole,) = (folder / "games").glob("*.npz")
    shard = arrays_in(whole)
    write(tmp_path / "a.npz", {**shard, "results": (shard["games"] == 10).astype(np.float32)})
    data = PositionData([tmp_path / "a.npz"])  # game 11 says the opposite of game 10, which is kept back
    begun = Training(data, 1, None).result()
    path = tmp_path / "checkpoint.npz"
    broken = Training(data, 1, path, begun)
    start = broken.lowest
    (row,) = broken.epochs(1)
    assert row["value test"] > start, "the start is to be the best"
    assert Training(data, 1, path, begun).lowest == start
