"""A server under load: many live games at one choice a second each, every game with two spectators. Loopback only.

    python -m bench.server                                   200 games plain and compiled, 500 compiled
    python -m bench.server --games 200 --builds plain        one of them: nothing is written
    python -m bench.server --before ../older --rounds 3      in turn with a checkout of an older commit beside this one

The server runs as a host would run it, on a core of its own; the load comes from a process on another. Games have come
as far as people's games have at any moment: some have only just begun, others are some ninety choices old. Prints the
latencies (from sending a choice until it is answered, and until a spectator sees it), the server's CPU and memory, and
writes `bench/results/server.json` when all of it was measured. Others who use the machine meanwhile make latencies
worse, the CPU that a choice takes hardly.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import uvicorn
from fastapi import FastAPI

from bench.budgets import Row, keep, verdict
from bench.server_load import Measured, load, loop_factory, memory
from netrunner.decks import Deck
from netrunner.engine.terms import SIDES
from netrunner.game import Game
from netrunner.server.app import create_app
from netrunner.server.live.game_history import SeatHolder
from netrunner.server.live.host import Player
from netrunner.server.live.match import Match
from netrunner.server.live.options import GameOptions
from netrunner.server.security.slow_connections import OPTIONS, allow_many_files
from netrunner.server.sessions.guests import new_guest
from netrunner.server.settings import Settings

ROOT = Path(__file__).parent.parent
RESULTS = Path(__file__).parent / "results" / "server.json"
HOST = "127.0.0.1"
CASES = ((200, "plain"), (200, "compiled"), (500, "compiled"))
P95_BUDGETS = {(200, "plain"): 50.0, (200, "compiled"): 25.0, (500, "compiled"): 50.0}  # ms
MEMORY_BUDGETS = {(200, "plain"): 300.0, (200, "compiled"): 300.0}  # MiB
CORPS = ("core-haas-bioroid", "core-jinteki", "core-nbn", "core-weyland")
RUNNERS = ("core-anarch", "core-criminal", "core-shaper")
SECONDS = 30.0  # of load on each case
OLDEST = 90  # choices that a game has behind it when the load comes
PLAYED, BEGUN, EMPTY = "played.json", "games.json", "memory.txt"


# --- the server that is measured ------------------------------------------------------------------------------------


def serve(port: int, data: Path, games: int) -> None:
    """The server as `netrunner serve` runs it, but with its limits off, since the load comes from one address."""
    allow_many_files()
    app = create_app(Settings(data=data, limits=False, secret="bench"))
    server = uvicorn.Server(uvicorn.Config(app, host=HOST, port=port, log_level="warning", **OPTIONS))
    with asyncio.Runner(loop_factory=loop_factory()) as runner:
        runner.run(serve_games(server, app, data, games))


async def serve_games(server: uvicorn.Server, app: FastAPI, data: Path, games: int) -> None:
    serving = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.02)
    (data / EMPTY).write_text(str(memory(os.getpid())), encoding="ascii")
    played = json.loads((data / PLAYED).read_text(encoding="utf-8"))
    begun = [await begin(app, number, played[number]) for number in range(games)]
    (data / "new").write_text(json.dumps(begun), encoding="utf-8")
    (data / "new").rename(data / BEGUN)
    await serving


def decks_of(number: int) -> tuple[Deck, Deck]:
    return Deck.load(CORPS[number % len(CORPS)]), Deck.load(RUNNERS[number % len(RUNNERS)])


async def begin(app: FastAPI, number: int, choices: list[str]) -> dict[str, Any]:
    """A game between two guests in which something has been chosen: its id, and the cookies of who plays."""
    decks = decks_of(number)
    guests = [await new_guest(app.state.database) for _ in decks]
    seats = [Player(who.name, deck, account=who.id) for who, deck in zip(guests, decks, strict=True)]
    game = await app.state.host.start(*seats, seed=number, choices=choices)
    return {"game": game, "cookies": [await app.state.sessions.open(who.id) for who in guests]}


# --- measuring --------------------------------------------------------------------------------------------------------


@cache
def played(number: int, age: int) -> list[str]:
    """The first choices of a game, at random. Made here, so that the server has nothing of it in its memory."""
    setup = Game.start(*decks_of(number), seed=number).setup
    match = Match("bench", setup, {side: SeatHolder(side, side) for side in SIDES}, GameOptions(), time.time)
    match.begin()
    chance = Random(number)
    for _ in range(age):
        before = list(match.keys)
        match.choose(str(match.decider), match.number, chance.randrange(len(match.game.state.options)))
        if match.result is not None:
            return before  # a game that is over has no more choices
    return list(match.keys)


def measure(source: Path, games: int, seconds: float) -> dict[str, float]:
    """One round: a server with the package of a folder, and the load on it."""
    cores = sorted(os.sched_getaffinity(0))
    with tempfile.TemporaryDirectory() as folder:
        openings = [played(number, OLDEST * number // games) for number in range(games)]
        (Path(folder) / PLAYED).write_text(json.dumps(openings), encoding="utf-8")
        port = 18_000 + os.getpid() % 2000
        command = [sys.executable, "-m", "bench.server", "--serve", str(port), "--data", folder, "--games", str(games)]
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join((str(source), str(ROOT)))}
        with subprocess.Popen(command, env=environment) as process:
            try:
                os.sched_setaffinity(process.pid, {cores[0]})
                os.sched_setaffinity(0, {cores[-1]})
                begun = wait_for(Path(folder) / BEGUN, process)
                empty = float((Path(folder) / EMPTY).read_text(encoding="ascii"))
                with asyncio.Runner(loop_factory=loop_factory()) as runner:
                    measured = runner.run(load(f"http://{HOST}:{port}", begun, seconds, process.pid))
                full = memory(process.pid)
            finally:
                os.sched_setaffinity(0, set(cores))
                process.terminate()
    return figures(measured, full, full - empty, games)


def figures(measured: Measured, full: float, grown: float, games: int) -> dict[str, float]:
    choices = len(measured.answered)
    found: dict[str, float] = {"choices made": choices / measured.seconds}
    for name, values in (("answered", measured.answered), ("seen by a spectator", measured.seen)):
        for share in (0.5, 0.95, 0.99):
            found[f"a choice {name}, p{share * 100:g}"] = percentile(values, share)
    found["choices refused"] = measured.refused
    found["CPU of the server"] = 100 * measured.cpu / measured.seconds
    found["CPU of the server a choice"] = 1000 * measured.cpu / choices
    found["CPU of the load"] = 100 * measured.own_cpu / measured.seconds
    found["memory of the server"] = full
    found["memory a game"] = 1024 * grown / games
    return found


UNITS = {"choices made": "1/s", "choices refused": "", "memory of the server": "MiB", "memory a game": "KiB"}


def unit_of(name: str) -> str:
    if name.startswith("a choice") or name.endswith("a choice"):
        return "ms"
    return UNITS.get(name, "% of a core")


def budget_of(name: str, games: int, build: str) -> float | None:
    if name.endswith("p95"):
        return P95_BUDGETS.get((games, build))
    if name == "memory of the server":
        return MEMORY_BUDGETS.get((games, build))
    return 0.0 if name == "choices refused" else None


def percentile(values: list[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] * 1000 if ordered else float("nan")


def wait_for(path: Path, process: subprocess.Popen[bytes]) -> list[dict[str, Any]]:
    """The games that the server has begun."""
    for _ in range(3000):
        if path.exists():
            return list(json.loads(path.read_text(encoding="utf-8")))
        if process.poll() is not None:
            break
        time.sleep(0.1)
    raise SystemExit("The server did not start.")


def trees(checkout: Path, builds: Sequence[str]) -> dict[str, Path]:
    """Where the package of a checkout lies, by build. A compiled one is built where there is a C compiler."""
    found = {"plain": checkout / "src"}
    if "compiled" in builds:
        command = [sys.executable, "-m", "bench.compiled"]
        done = subprocess.run(command, cwd=checkout, stdout=subprocess.PIPE, text=True, check=False)
        if done.returncode == 0:
            found["compiled"] = Path(done.stdout.strip())
    return found


def compare(checkouts: dict[str, Path], cases: Sequence[tuple[int, str]], seconds: float, rounds: int) -> list[Row]:
    """Every case in every checkout, in turn, so that what else the machine does meets all of them."""
    folders = {name: trees(path, [build for _, build in cases]) for name, path in checkouts.items()}
    wanted = {build for _, build in cases}
    if any(not wanted <= set(found) for found in folders.values()):
        print("no C compiler: only the plain engine is measured")
        cases = [case for case in cases if case[1] == "plain"]
    results: list[Row] = []
    for games, build in cases:
        taken: dict[str, list[dict[str, float]]] = {name: [] for name in checkouts}
        for _ in range(rounds):
            for name in checkouts:
                taken[name].append(measure(folders[name][build], games, seconds))
        results += report(games, build, taken)
    keep(RESULTS, results, whole=set(cases) >= set(CASES) and seconds >= SECONDS)
    return results


def report(games: int, build: str, taken: dict[str, list[dict[str, float]]]) -> list[Row]:
    """Print the medians of a case; what is written down of it."""
    rows = []
    print(f"-- {games} games, {build}{' ' * 38}" + "".join(f"{name:>10}" for name in taken))
    for what in taken["now"][0]:
        medians = {name: statistics.median(each[what] for each in rounds) for name, rounds in taken.items()}
        row: Row = {"name": f"{games} games, {build}: {what}", "value": round(medians["now"], 3)}
        row |= {"unit": unit_of(what), "budget": budget_of(what, games, build), "build": build}
        shown = "".join(f"{value:>10.2f}" for value in medians.values())
        print(f"{what:<56}{shown} {unit_of(what):<12}{verdict(row)}", flush=True)
        if "before" in medians:
            row["before"] = round(medians["before"], 3)
            pairs = [(now[what], old[what]) for now, old in zip(taken["now"], taken["before"], strict=True)]
            if all(old for _, old in pairs):  # where none are refused nothing is compared
                row["ratio"] = round(statistics.median(now / old for now, old in pairs), 3)
        rows.append(row)
    return rows


def main(arguments: Sequence[str] = ()) -> list[Row]:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, nargs="+", default=[200, 500], help="how many games at once")
    parser.add_argument("--builds", nargs="+", choices=("plain", "compiled"), default=["plain", "compiled"])
    parser.add_argument("--before", type=Path, help="a checkout of an older commit, to be measured in turn with this")
    parser.add_argument("--seconds", type=float, default=SECONDS)
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--serve", type=int, metavar="PORT", help=argparse.SUPPRESS)
    parser.add_argument("--data", type=Path, help=argparse.SUPPRESS)
    options = parser.parse_args(arguments)
    if options.serve:
        serve(options.serve, options.data, options.games[0])
        return []
    allow_many_files()
    cases = [case for case in CASES if case[0] in options.games and case[1] in options.builds]
    cases += [(games, options.builds[0]) for games in options.games if games not in dict(CASES)]
    checkouts = ({"before": options.before.resolve()} if options.before else {}) | {"now": ROOT}
    return compare(checkouts, cases, options.seconds, options.rounds)


if __name__ == "__main__":
    main(sys.argv[1:])
