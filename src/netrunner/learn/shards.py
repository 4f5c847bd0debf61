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

from netrunner.bots.encoding import FLAT_SIZE
from netrunner.bots.network import arrays_in, load
from netrunner.garbage_collection import collect_rarely
from netrunner.learn import contrasts
from netrunner.learn.play import STYLES, TrainingExamples, play

Array = Any
Shapes = Mapping[str, tuple[int, ...]]
POSITIONS: Final[Shapes] = {"positions": (FLAT_SIZE,), "results": (), "games": ()}
CONTRASTS: Final = "contrasts"  # the style of games in which options are tried


def shard_path(folder: Path, style: str, first: int, size: int, worlds: int = 0) -> Path:
    among = f"-among-{worlds}" if worlds else ""
    return folder / f"{style}-{first:09d}-{size}{among}.npz"


def make_shard(folder: Path, style: str, first: int, size: int, weights: Path, worlds: int = 0) -> tuple[int, int]:
    """Play the games of a shard and write it: games that were over in time, and how much it holds."""
    collect_rarely()
    path = shard_path(folder, style, first, size, worlds)
    if style == CONTRASTS:
        games, arrays = contrasts.keep_games(load(weights), first, size, worlds)
    else:
        games, arrays = positions_of(style, first, size, weights)
    write(path, arrays)
    return games, len(arrays["games"])


def positions_of(style: str, first: int, size: int, weights: Path) -> tuple[int, dict[str, Array]]:
    policy = load(weights).quick_policy() if STYLES[style].pilot == "policy" else None
    kept = TrainingExamples()
    games = sum(play(number, STYLES[style], kept, policy) for number in range(first, first + size))
    return games, {
        "positions": np.stack(kept.positions) if kept.positions else np.zeros((0, 0), np.float16),
        "results": np.array(kept.results, np.float32),
        "games": np.array(kept.games, np.int32),
    }


def write(path: Path, arrays: Mapping[str, Array]) -> None:
    """A whole shard or none."""
    unfinished = path.with_suffix(".part")
    with unfinished.open("wb") as file:
        np.savez(file, **dict(arrays))
    unfinished.replace(path)


def generate(
    folder: Path, style: str, games: int, first: int, size: int, processes: int, seconds: float, weights: Path,
    worlds: int = 0,
) -> Iterator[str]:  # fmt: skip
    """Play games into shards, in several processes, until all are played or the time is up; says how far it is."""
    if worlds and style != CONTRASTS:
        raise ValueError(f"Only contrasts are tried in worlds: leave --worlds out, or generate contrasts, not {style}.")
    folder.mkdir(parents=True, exist_ok=True)
    wanted = range(first, first + games, size)
    missing = [number for number in wanted if not shard_path(folder, style, number, size, worlds).exists()]
    yield f"{len(wanted)} shards of {size} games by {style}; {len(missing)} to play"
    start = monotonic()
    played = kept = 0
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
        waiting = [pool.submit(make_shard, folder, style, number, size, weights, worlds) for number in missing]
        for future in as_completed(waiting):
            if future.cancelled():
                continue
            found = future.result()
            played, kept = played + found[0], kept + found[1]
            if seconds and monotonic() - start > seconds:
                for other in waiting:
                    other.cancel()
    yield f"{monotonic() - start:.1f} s: {played} games, {kept} kept"


def columns(paths: Sequence[Path], shapes: Shapes) -> dict[str, Array]:
    """Everything in some shards, put together by name."""
    if not paths:
        raise ValueError("There are no shards to learn from: `python -m netrunner.learn generate` makes some.")
    with ThreadPoolExecutor(8) as pool:
        shards = [shard for shard in pool.map(lambda path: read(path, shapes), paths) if len(shard["games"])]
    if not shards:
        raise ValueError("There is nothing in the shards to learn from.")
    return {name: np.concatenate([shard[name] for shard in shards]) for name in shapes}


def read(path: Path, shapes: Shapes) -> dict[str, Array]:
    """What a shard holds by these names: numbers, as many of each."""
    shard = arrays_in(path)
    missing = sorted({"games", *shapes} - set(shard))
    if missing:
        raise ValueError(f"{path.name} lacks {', '.join(missing)}: it was made for another training.")
    count = shard["games"].size
    for name, shape in shapes.items() if count else ():
        value = shard[name]
        if value.shape != (count, *shape):
            raise ValueError(f"{path.name} was made by another version: its {name!r} have the shape {value.shape}.")
        if value.dtype.kind not in "fiu" or not np.isfinite(value).all():
            raise ValueError(f"{path.name} is damaged: some of its {name!r} are no numbers.")
    return shard


class PositionData:
    """Positions with how they ended."""

    def __init__(self, paths: Sequence[Path]) -> None:
        whole = columns(paths, POSITIONS)
        self.positions: Array = whole["positions"]
        self.results: Array = whole["results"]
        self.games: Array = whole["games"]


def thin(paths: Sequence[Path], out: Path, positions: int, seed: int) -> int:
    """Write a few of the positions of some shards as one shard: how many there are."""
    data = PositionData(paths)
    kept = np.sort(np.random.default_rng(seed).permutation(len(data.positions))[:positions])
    write(out, {"positions": data.positions[kept], "results": data.results[kept], "games": data.games[kept]})
    return len(kept)
