"""How fast many games are played: by bot, by process, over time, and step by step. A core for each process.

    python -m bench.simulate

Prints a table and writes `bench/results/simulate.json`: a list of {"name", "value", "unit", "budget"}.
"""

import importlib.util
import itertools
import json
import os
import resource
import time
from pathlib import Path
from typing import Any

from netrunner.bots import BOTS
from netrunner.simulate import Batch, Pool, play

RESULTS = Path(__file__).parent / "results" / "simulate.json"
SECONDS = 4.0
MEMORY_GAMES = 10_000
GAMES = {"random": 80, "rookie": 24}  # for one measurement of the scaling
CORES = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def batch_of(bot: str, games: int = 1000) -> Batch:
    """All twelve pairings of the starters, round and round."""
    corps = ["core-haas-bioroid", "core-jinteki", "core-nbn", "core-weyland"]
    return Batch.of(corps, ["core-anarch", "core-criminal", "core-shaper"], bots=[(bot, bot)], games=games)


def games_per_second(bot: str) -> tuple[float, float]:
    """Games and decisions a second, in this process."""
    batch = batch_of(bot)
    play(batch, 0)
    games = choices = 0
    start = time.perf_counter()
    for number in itertools.count():
        outcome = play(batch, number)
        assert outcome.fault is None, outcome.fault
        choices += outcome.choices
        games += 1
        if games % 12 == 0 and time.perf_counter() - start > SECONDS:
            break
    seconds = time.perf_counter() - start
    return games / seconds, choices / seconds


def seconds_with(batch: Batch, jobs: int, games: int) -> float:
    """Seconds from the first outcome to the last: the processes have started by then."""
    outcomes = Pool(batch, jobs).run(range(games))
    for _ in range(2 * jobs):
        next(outcomes)
    start = time.perf_counter()
    for _ in outcomes:
        pass
    return time.perf_counter() - start


def scaling(bot: str) -> float:
    """How much faster two processes are than one; the best of several measurements of each."""
    games = GAMES[bot]
    batch = batch_of(bot)
    one = two = float("inf")
    for _ in range(6):  # short and in turn, so that what else the machine does meets both
        one = min(one, seconds_with(batch, 1, games) / (games - 2))
        two = min(two, seconds_with(batch, 2, games) / (games - 4))
    return one / two


def memory_growth() -> tuple[float, float]:
    """MiB that the peak of this process grows by over many games, after a warm-up; and the peak itself."""
    batch = batch_of("random")
    for number in range(500):
        play(batch, number)
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    for number in range(500, 500 + MEMORY_GAMES):
        play(batch, number)
    after = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return (after - before) / 1024, after / 1024


def steps_per_second() -> float:
    """Steps of the PettingZoo environment, with an observation for each."""
    import numpy as np

    from netrunner.env.aec import NetrunnerEnv

    environment = NetrunnerEnv()
    rng = np.random.default_rng(1)
    steps, start = 0, time.perf_counter()
    while time.perf_counter() - start < SECONDS:
        environment.reset(seed=steps)
        while not environment.repeated.over:
            mask = environment.observe(environment.agent_selection)["action_mask"]
            environment.step(int(rng.integers(mask.sum())))
            steps += 1
    return steps / (time.perf_counter() - start)


def vector_steps_per_second(workers: int) -> float:
    """Steps of 64 games in worker processes."""
    import numpy as np

    from netrunner.env.vector import VectorEnv

    rng = np.random.default_rng(1)
    with VectorEnv(64, workers) as environment:
        observations = environment.reset()
        steps, start = 0, time.perf_counter()
        while time.perf_counter() - start < SECONDS:
            observations, _, _ = environment.step(rng.integers(0, observations["action_mask"].sum(1)))
            steps += 64
        return steps / (time.perf_counter() - start)


def measured() -> list[dict[str, Any]]:
    results: list[dict[str, Any]] = []

    def note(name: str, value: float, unit: str, budget: float | None = None) -> None:
        results.append({"name": name, "value": round(value, 3), "unit": unit, "budget": budget})
        print(f"{name:<58} {value:>12,.2f} {unit:<5} {f'budget {budget}' if budget is not None else ''}", flush=True)

    for bot in GAMES:
        if bot not in BOTS:
            continue
        games, choices = games_per_second(bot)
        note(f"games a second and core, {bot}", games, "1/s")
        note(f"choices a second and core, {bot}", choices, "1/s")
        if CORES >= 2:
            note(f"two processes against one, {bot}", scaling(bot), "times", 1.8)
    growth, peak = memory_growth()
    note(f"growth of memory over {MEMORY_GAMES:,} games", growth, "MiB", 5)
    note("peak memory of a worker", peak, "MiB")
    if importlib.util.find_spec("pettingzoo") is None:
        print("PettingZoo is not installed: the environments are not measured")
        return results
    note("environment steps a second and core (PettingZoo)", steps_per_second(), "1/s")
    for workers in (1, 2):
        if workers <= CORES:
            note(f"environment steps a second ({workers} workers, 64 games)", vector_steps_per_second(workers), "1/s")
    return results


def main() -> None:
    results = measured()
    RESULTS.parent.mkdir(exist_ok=True)
    RESULTS.write_text(json.dumps(results, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
