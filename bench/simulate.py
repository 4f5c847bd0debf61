"""How fast many games are played, plain and compiled: by bot, by process, and step by step.

    python -m bench.simulate                       the table, and results/simulate.json
    python -m bench.simulate --before ../older     beside a checkout of an older commit
    python -m bench.simulate --measure             the numbers of this interpreter as JSON

A core for each process. `simulate` is compared with the raw loop of `bench.engine`: the same decks, choices as random,
and nothing else.
"""

import argparse
import importlib.util
import itertools
import json
import os
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

from bench.budgets import before, verdict
from bench.builds import ROOT, trees
from bench.engine_worker import UNREAD
from netrunner.engine import state
from netrunner.game import Game
from netrunner.garbage_collection import collect_rarely
from netrunner.simulate import Batch, Pool, play

RESULTS = Path(__file__).parent / "results" / "simulate.json"
SECONDS = 3.0
SLOWER, SCALING = 1.5, 1.85  # times the raw loop; two processes against one
ROOKIE_CHOICE = 0.05  # ms, compiled
RATED = ("random", "rookie")
SCALING_SECONDS = 1.2  # that one process plays for one measurement of the scaling
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


def raw_choices_per_second(batch: Batch, seconds: float) -> float:
    """Choices a second of the same games with nothing but the engine and a generator."""
    choices = 0
    start = time.process_time()
    for number in itertools.count():
        matchup = batch.matchup(number)
        decks = batch.deck(matchup.corp), batch.deck(matchup.runner)
        g = Game.start(*decks, seed=number, skip_empty_windows=True, **UNREAD).state
        chance = Random(number)
        while not g.reason:
            options = g.options
            g.choose(options[int(chance.random() * len(options))])
            choices += 1
        if number % 12 == 11 and time.process_time() - start > seconds:
            return choices / (time.process_time() - start)
    raise AssertionError


def simulated_choices_per_second(batch: Batch, seconds: float) -> float:
    choices = 0
    start = time.process_time()
    for number in itertools.count():
        choices += play(batch, number).choices
        if number % 12 == 11 and time.process_time() - start > seconds:
            return choices / (time.process_time() - start)
    raise AssertionError


def against_the_raw_loop() -> float:
    """How many times longer a choice takes in `simulate` than in the raw loop; the least of several rounds in turn."""
    batch = batch_of("random")
    raw_choices_per_second(batch, 0.1)
    rounds = [(raw_choices_per_second(batch, 1), simulated_choices_per_second(batch, 1)) for _ in range(4)]
    return max(raw for raw, _ in rounds) / max(simulated for _, simulated in rounds)


def seconds_with(batch: Batch, jobs: int, games: int) -> float:
    """Seconds from the first outcome to the last: the processes have started by then."""
    outcomes = Pool(batch, jobs).run(range(games))
    for _ in range(2 * jobs):
        next(outcomes)
    start = time.perf_counter()
    for _ in outcomes:
        pass
    return time.perf_counter() - start


def scaling(bot: str, rate: float) -> float:
    """How much faster two processes are than one, which plays games at a rate; the best of several measurements."""
    games = max(24, int(rate * SCALING_SECONDS))
    batch = batch_of(bot, games)
    one = two = float("inf")
    for _ in range(4):  # short and in turn, so that what else the machine does meets both
        one = min(one, seconds_with(batch, 1, games) / (games - 2))
        two = min(two, seconds_with(batch, 2, games) / (games - 4))
    return one / two


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

    collect_rarely()
    for bot in RATED:
        games, choices = games_per_second(bot)
        note(f"games a second and core, {bot}", games, "1/s")
        note(f"choices a second and core, {bot}", choices, "1/s")
        if bot == "rookie":
            compiled = not state.__file__.endswith(".py")
            note(
                "a choice of rookies, with the engine's part", 1000 / choices, "ms", ROOKIE_CHOICE if compiled else None
            )
        if CORES >= 2:
            note(f"two processes against one, {bot}", scaling(bot, games), "times", SCALING)
    note("a choice of random bots, against the raw loop", against_the_raw_loop(), "times longer", SLOWER)
    if importlib.util.find_spec("pettingzoo") is None:
        return results
    note("environment steps a second and core (PettingZoo)", steps_per_second(), "1/s")
    for workers in (1, 2):
        if workers <= CORES:
            note(f"environment steps a second ({workers} workers, 64 games)", vector_steps_per_second(workers), "1/s")
    return results


def measured_in(tree: Path) -> list[dict[str, Any]]:
    """The numbers of a copy of the package, in a process of its own."""
    environment = {**os.environ, "PYTHONPATH": f"{tree}{os.pathsep}{ROOT}"}
    command = [sys.executable, "-m", "bench.simulate", "--measure"]
    done = subprocess.run(command, env=environment, stdout=subprocess.PIPE, text=True, check=True)
    return list(json.loads(done.stdout))


def main(arguments: Sequence[str] = ()) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--before", type=Path, help="a checkout of an older commit, to be measured beside this one")
    parser.add_argument("--measure", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args(arguments)
    if options.measure:
        print(json.dumps(measured()))
        return
    folders = trees(options.before)
    results: list[dict[str, Any]] = []
    for build in dict.fromkeys(build for build, _ in folders):
        taken = {when: measured_in(folders[each, when]) for each, when in folders if each == build}
        older = {row["name"]: row["value"] for row in taken.get("before", [])}
        for row in taken["now"]:
            known = {"before": older[row["name"]]} if row["name"] in older else {}
            row = {**row, **known, "name": f"{row['name']} ({build})"}
            results.append(row)
            numbers = f"{before(row):>12} {row['value']:>12,.2f} {row['unit']:<13}"
            print(f"{row['name']:<66} {numbers} {verdict(row)}", flush=True)
    if importlib.util.find_spec("pettingzoo") is None:
        print("PettingZoo is not installed: the environments are not measured")
    RESULTS.parent.mkdir(exist_ok=True)
    RESULTS.write_text(json.dumps(results, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
