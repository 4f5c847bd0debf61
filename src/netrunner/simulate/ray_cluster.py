"""A batch on a Ray cluster: the same games, in tasks that Ray runs wherever there is room.

Ray runs a task again when its worker or node dies. A game that keeps killing its worker is played once more in a
process of its own, where the bot at fault is found out. Every node needs this package in the same version: a task
compares fingerprints and refuses to mix.
"""

from __future__ import annotations

import faulthandler
import importlib
import socket
from collections.abc import Generator, Iterable
from typing import Any, Final

from netrunner.simulate.batch import Batch
from netrunner.simulate.bot_loading import code_fingerprint
from netrunner.simulate.outcome import Outcome
from netrunner.simulate.play_game import play
from netrunner.simulate.pool import Pool

CHUNK: Final = 8  # games of a task
RETRIES: Final = 2
AHEAD: Final = 2  # tasks waiting for every one that can run
TICK: Final = 5.0
PATIENCE: Final = 5.0  # seconds to connect to a cluster


class ClusterError(RuntimeError):
    """The cluster cannot be used; the message is for the user."""


class ExitOnTimeout:
    """Ends this process when a bot thinks so long that it cannot be interrupted. Needs no turn of the interpreter."""

    def __init__(self, limit: float) -> None:
        self.patience = 2 * limit + 2

    def __setitem__(self, place: int, value: float, /) -> None:
        if place == 0 and value >= 0:
            faulthandler.dump_traceback_later(self.patience, exit=True)
        elif place == 0:
            faulthandler.cancel_dump_traceback_later()


def play_some(data: dict[str, Any], numbers: list[int]) -> list[str]:
    """The task: play games one after the other."""
    batch = checked(data)
    return [play(batch, number, ExitOnTimeout(batch.limit)).line() for number in numbers]


def play_apart(data: dict[str, Any], numbers: list[int]) -> list[str]:
    """The task for suspicious games: each in a process of its own, which may die."""
    return [outcome.line() for outcome in Pool(checked(data)).run(numbers)]


def checked(data: dict[str, Any]) -> Batch:
    batch = Batch.read(data)
    names = sorted({name for matchup in batch.matchups for name in (matchup.corp_bot, matchup.runner_bot)})
    if code_fingerprint(names) != batch.code:
        raise ClusterError("A node of the cluster has another version of netrunner, its cards or its bots.")
    return batch


def check_reachable(address: str) -> None:
    """Refuse at once an address at which nobody listens: Ray itself would go on trying for minutes."""
    host, _, port = address.rpartition("://")[2].rpartition(":")
    if not host or not port.isdigit():
        return
    try:
        socket.create_connection((host, int(port)), timeout=PATIENCE).close()
    except OSError as error:
        raise ClusterError(f"There is no Ray cluster at {address}: {error.strerror or error}.") from None


class Cluster:
    """Plays games of a batch on the Ray cluster at an address; "local" starts one on this machine."""

    def __init__(self, batch: Batch, address: str, *, cpus: int | None = None, chunk: int = CHUNK) -> None:
        try:
            ray: Any = importlib.import_module("ray")
        except ImportError:
            message = "Ray is not installed. Install it with: pip install 'netrunner[ray]'"
            raise ClusterError(message) from None
        self.ray = ray
        self.batch = batch
        self.chunk = chunk
        self.ours = not ray.is_initialized()
        if self.ours:
            check_reachable(address)
            options: dict[str, Any] = {"log_to_driver": False, "logging_level": "ERROR", "include_dashboard": False}
            if address == "local":
                options["num_cpus"] = cpus
            else:
                options = {**options, "address": address}
                del options["include_dashboard"]
            try:
                ray.init(**options)
            except (ConnectionError, ValueError, RuntimeError, OSError) as error:
                raise ClusterError(f"There is no Ray cluster at {address}: {error}") from None
        self.some = ray.remote(max_retries=RETRIES)(play_some)
        self.apart = ray.remote(max_retries=RETRIES)(play_apart)

    def run(self, numbers: Iterable[int]) -> Generator[Outcome, None, None]:
        """The outcomes as they come. Closing the iterator takes back the tasks that were not done."""
        ray = self.ray
        waiting = list(numbers)
        chunks = [waiting[start : start + self.chunk] for start in range(0, len(waiting), self.chunk)][::-1]
        data = ray.put(self.batch.as_json())
        running: dict[Any, list[int]] = {}
        room = max(1, int(ray.cluster_resources().get("CPU", 1))) * AHEAD
        try:
            while chunks or running:
                while chunks and len(running) < room:
                    games = chunks.pop()
                    running[self.some.remote(data, games)] = games
                ready, _ = ray.wait(list(running), num_returns=1, timeout=TICK)
                for task in ready:
                    games = running.pop(task)
                    for line in self.result(task, data, games):
                        yield Outcome.read(line)
        finally:
            for task in running:
                ray.cancel(task, force=True)
            if self.ours:
                ray.shutdown()

    def result(self, task: Any, data: Any, games: list[int]) -> list[str]:
        """What a task gave; its games one by one, each in its own process, when it could not be finished."""
        errors = self.ray.exceptions
        try:
            lines: list[str] = self.ray.get(task)
        except errors.RayTaskError as error:
            raise ClusterError(str(error.cause)) from None
        except errors.RayError:
            lines = [line for game in games for line in self.ray.get(self.apart.remote(data, [game]))]
        return lines
