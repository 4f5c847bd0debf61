"""Games by the thousand, kept in files: a file (a shard) holds what a run of games teaches.

A shard that is there is not played again, so an interrupted run goes on where it was; the numbers of its games say what
is in it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor, as_completed
from multiprocessing import get_context
from pathlib import Path
from time import monotonic
from typing import Any, Final

import numpy as np

from netrunner.bots.network import load
from netrunner.learn.play import STYLES, TrainingExamples, play

Array = Any
NAMES: Final = ("positions", "results", "games")


def shard_path(folder: Path, style: str, first: int, size: int) -> Path:
    return folder / f"{style}-{first:07d}-{size}.npz"


def make_shard(folder: Path, style: str, first: int, size: int, weights: Path) -> tuple[int, int]:
    """Play the games of a shard and write it: games and positions that it holds."""
    path = shard_path(folder, style, first, size)
    policy = load(weights).quick_policy() if STYLES[style].pilot == "policy" else None
    kept = TrainingExamples()
    games = sum(play(number, STYLES[style], kept, policy) for number in range(first, first + size))
    write(
        path,
        {
            "positions": rows(kept.positions),
            "results": np.array(kept.results, np.float32),
            "games": np.array(kept.games, np.int32),
        },
    )
    return games, len(kept.positions)


def write(path: Path, arrays: Mapping[str, Array]) -> None:
    """A whole shard or none. Columns are kept together: they are alike, so the file is small."""
    unfinished = path.with_suffix(".part")
    columns: dict[str, Any] = {name: np.ascontiguousarray(array.T) for name, array in arrays.items()}
    with unfinished.open("wb") as file:
        np.savez_compressed(file, **columns)
    unfinished.replace(path)


def rows(found: Sequence[Array]) -> Array:
    return np.stack(found) if found else np.zeros((0, 0), np.float16)


def generate(
    folder: Path, style: str, games: int, first: int, size: int, processes: int, seconds: float, weights: Path
) -> Iterator[str]:
    """Play games into shards, in several processes, until all are played or the time is up; says how far it is."""
    folder.mkdir(parents=True, exist_ok=True)
    wanted = range(first, first + games, size)
    missing = [number for number in wanted if not shard_path(folder, style, number, size).exists()]
    yield f"{len(wanted)} shards of {size} games by {style}; {len(missing)} to play"
    start = monotonic()
    played = positions = 0
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
        waiting = [pool.submit(make_shard, folder, style, number, size, weights) for number in missing]
        for future in as_completed(waiting):
            if future.cancelled():
                continue
            found = future.result()
            played, positions = played + found[0], positions + found[1]
            yield f"{monotonic() - start:7.1f} s: {played} games, {positions} positions"
            if seconds and monotonic() - start > seconds:
                for other in waiting:
                    other.cancel()


class TrainingData:
    """Everything in some shards, put together."""

    def __init__(self, paths: Sequence[Path]) -> None:
        if not paths:
            raise ValueError("There are no shards to learn from: `python -m netrunner.learn generate` makes some.")
        with ThreadPoolExecutor(8) as pool:
            shards = list(pool.map(read, paths))
        whole = {name: joined([shard[name] for shard in shards if shard[name].size]) for name in NAMES}
        self.positions: Array = whole["positions"]
        self.results: Array = whole["results"]
        self.games: Array = whole["games"]


def read(path: Path) -> dict[str, Array]:
    """The arrays of a shard, one row a position."""
    with np.load(path) as file:
        return {name: np.ascontiguousarray(file[name].T) for name in NAMES}


def joined(parts: Sequence[Array]) -> Array:
    return np.concatenate(parts) if parts else np.zeros((0,), np.float32)


def thin(paths: Sequence[Path], out: Path, positions: int, seed: int) -> int:
    """Write a few of the positions of some shards as one shard: how many there are."""
    data = TrainingData(paths)
    kept = np.sort(np.random.default_rng(seed).permutation(len(data.positions))[:positions])
    write(out, {"positions": data.positions[kept], "results": data.results[kept], "games": data.games[kept]})
    return len(kept)
