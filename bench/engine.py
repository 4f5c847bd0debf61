"""How fast the engine plays, clones and shows itself, plain and compiled, against the budgets. One core.

    python -m bench.engine              the table, and results/engine.json
    python -m bench.engine --measure    the numbers of this interpreter as JSON (how both columns are made)

A decision with one option counts for nothing in "decisions"; "choices" counts every one that was asked. Machines
differ: the budget that counts is the ratio to python-chess's random play in the same run (`make bench` installs it).
"""

import importlib
import itertools
import json
import os
import random
import subprocess
import sys
import time
import tracemalloc
from pathlib import Path
from typing import Any

from bench.budgets import verdict
from netrunner import Deck, Game
from netrunner.garbage_collection import collect_rarely
from netrunner.learn.random_decks import random_deck
from netrunner.scenario import Scenario

RESULTS = Path(__file__).parent / "results" / "engine.json"
CORPS = ("core-haas-bioroid", "core-jinteki", "core-nbn", "core-weyland")
RUNNERS = ("core-anarch", "core-criminal", "core-shaper")
SECONDS = 1.0  # a pairing
CHESS = "decisions/s, python-chess"
STARTERS = "decisions/s, all pairings, empty windows skipped"
RATIO = "random play against python-chess, all pairings"
MIXED = "random decks of all cards against the starters"
CARD = 'netrunner card "account siphon"'
FIRST = "import and first decision"
BUDGETS: dict[str, tuple[float, float]] = {  # plain, compiled
    RATIO: (1.25, 10),
    MIXED: (0.9, 0.9),
    "clone() in mid-run": (6, 2),
    "view() in mid-run": (100, 20),
    FIRST: (0.3, 0.3),
    CARD: (0.25, 0.25),
}
FIRST_DECISION = (
    "import time; t = time.perf_counter();"
    "from netrunner import Deck, Game;"
    "g = Game.start(Deck.load('core-jinteki'), Deck.load('core-shaper'), seed=1); g.decision.options;"
    "print(time.perf_counter() - t)"
)
SHOW_CARD = "import sys; sys.argv[1:] = ['card', 'account siphon']; from netrunner.cli.main import main; main()"


def random_play(decks: tuple[Deck, Deck], skip: bool, seconds: float) -> tuple[int, int, int, float]:
    """(games, decisions, choices, seconds) of uniform random play, once the cards are loaded. Nobody reads a log."""
    games = decisions = choices = 0
    rng = random.Random(1)
    Game.start(*decks, seed=0, skip_empty_windows=skip)
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        state = Game.start(*decks, seed=games, skip_empty_windows=skip, log=False).state
        while not state.reason:
            options = state.options
            decisions += len(options) > 1
            choices += 1
            state.choose(options[int(rng.random() * len(options))])
        games += 1
    return games, decisions, choices, time.perf_counter() - start


def random_chess(seconds: float) -> float | None:
    """Decisions a second of uniform random play with python-chess; None where it is not installed."""
    try:
        chess = importlib.import_module("chess")
    except ModuleNotFoundError:
        return None
    decisions = 0
    rng = random.Random(1)
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        board = chess.Board()
        while not board.is_game_over():
            moves = list(board.legal_moves)
            decisions += len(moves) > 1
            board.push(moves[int(rng.random() * len(moves))])
    return decisions / (time.perf_counter() - start)


def mixed_decks() -> float:
    """Decisions a second with random legal decks of all implemented cards."""
    rng = random.Random(7)
    total = seconds = 0.0
    for _ in range(12):
        decks = random_deck("corp", rng), random_deck("runner", rng)
        _, decisions, _, spent = random_play(decks, True, SECONDS / 2)
        total += decisions
        seconds += spent
    return total / seconds


def mid_run() -> Game:
    """A position with much on the table, in an encounter."""
    s = Scenario(
        corp={
            "identity": "Jinteki: Personal Evolution",
            "hand": ["Snare!", "Hedge Fund", "Nisei MK II", "Enigma", "PAD Campaign"],
            "credits": 10,
            "servers": {
                "HQ": {"ice": ["Ice Wall", "Wall of Thorns+"], "root": ["Akitaro Watanabe+"]},
                "R&D": {"ice": ["Enigma+", "Chum"]},
                "Server 1": {"ice": ["Cell Portal"], "root": ["PAD Campaign+"]},
                "Server 2": {"root": [("Project Junebug", {"advancement": 2})]},
            },
        },
        runner={
            "identity": 'Kate "Mac" McCaffrey: Digital Tinker',
            "hand": ["Sure Gamble", "Diesel", "Modded"],
            "rig": ["Corroder", "Gordian Blade", "The Toolbox", ("Datasucker", {"virus": 2}), "Aesop's Pawnshop"],
            "credits": 10,
        },
        turn="runner",
    )
    s.choose("Run HQ")
    s.pass_until("Use Corroder")
    return s.game


def seconds_of(code: str) -> float:
    """The least of five runs of a program in an interpreter of its own, from start to end."""
    best = float("inf")
    for _ in range(5):
        start = time.perf_counter()
        subprocess.run([sys.executable, "-c", code], stdout=subprocess.DEVNULL, check=True)
        best = min(best, time.perf_counter() - start)
    return best


def microseconds(action: Any, count: int = 3000) -> float:
    best = float("inf")
    for _ in range(5):
        start = time.perf_counter()
        for _ in range(count):
            action()
        best = min(best, time.perf_counter() - start)
    return best / count * 1e6


def memory_of_a_game() -> float:
    """Peak MiB that one random game allocates."""
    decks = Deck.load("core-nbn"), Deck.load("core-shaper")
    Game.start(*decks, seed=1)
    tracemalloc.start()
    state = Game.start(*decks, seed=1, skip_empty_windows=True).state
    rng = random.Random(1)
    while not state.reason:
        state.choose(state.options[int(rng.random() * len(state.options))])
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    return peak / 2**20


def measure() -> dict[str, tuple[float, str]]:
    """Every number of this interpreter, which collects garbage as the workers of a simulation do."""
    collect_rarely()
    numbers: dict[str, tuple[float, str]] = {}
    totals: dict[bool, list[float]] = {True: [0, 0, 0, 0], False: [0, 0, 0, 0]}
    for skip in (True, False):
        for corp, runner in itertools.product(CORPS, RUNNERS):
            decks = Deck.load(corp), Deck.load(runner)
            games, decisions, choices, seconds = random_play(decks, skip, SECONDS / 2)
            for place, amount in enumerate((games, decisions, choices, seconds)):
                totals[skip][place] += amount
            if skip:
                pairing = f"{corp.removeprefix('core-')} against {runner.removeprefix('core-')}"
                numbers[f"decisions/s, {pairing}"] = (decisions / seconds, "1/s")
    for skip, name in ((True, "empty windows skipped"), (False, "full windows")):
        seconds = totals[skip][3]
        for place, what in enumerate(("games", "decisions", "choices")):
            numbers[f"{what}/s, all pairings, {name}"] = (totals[skip][place] / seconds, "1/s")
    chess = random_chess(6 * SECONDS)
    if chess is not None:
        numbers[CHESS] = (chess, "1/s")
        numbers[RATIO] = (numbers[STARTERS][0] / chess, "times")
    mixed = mixed_decks()
    numbers["decisions/s, random decks of all cards"] = (mixed, "1/s")
    numbers[MIXED] = (mixed / numbers[STARTERS][0], "times")
    game = mid_run()
    state = game.state
    numbers["clone() in mid-run"] = (microseconds(state.clone), "us")
    numbers["view() in mid-run"] = (microseconds(lambda: game.view("runner"), 300), "us")
    runs = [
        float(subprocess.run([sys.executable, "-c", FIRST_DECISION], capture_output=True, check=True).stdout)
        for _ in range(5)
    ]
    numbers[FIRST] = (min(runs), "s")
    numbers[CARD] = (seconds_of(SHOW_CARD), "s")
    numbers["peak memory of one game"] = (memory_of_a_game(), "MiB")
    return numbers


def measured_in(tree: Path) -> dict[str, tuple[float, str]]:
    """The numbers of another copy of the package."""
    environment = {**os.environ, "PYTHONPATH": f"{tree}{os.pathsep}{Path(__file__).parent.parent}"}
    done = subprocess.run(
        [sys.executable, "-m", "bench.engine", "--measure"], env=environment, capture_output=True, text=True, check=True
    )
    numbers: dict[str, tuple[float, str]] = json.loads(done.stdout)
    return numbers


def main() -> None:
    if sys.argv[1:] == ["--measure"]:
        print(json.dumps(measure()))
        return
    from bench import compiled

    columns: dict[str, dict[str, tuple[float, str]]] = {"plain": measure()}
    if CHESS not in columns["plain"]:
        print("python-chess is not installed, so that nothing is compared with it: pip install --group bench")
    tree = compiled.tree()
    if tree is None:
        print("no C compiler: only the plain engine is measured")
    else:
        columns["compiled"] = measured_in(tree)
    results = []
    for build, numbers in columns.items():
        print(f"-- {build}")
        for name, (value, unit) in numbers.items():
            budget = BUDGETS[name][("plain", "compiled").index(build)] if name in BUDGETS else None
            results.append({"name": f"{name} ({build})", "value": round(value, 3), "unit": unit, "budget": budget})
            print(f"{name:<52} {value:>12,.2f} {unit:<6} {verdict(results[-1])}")
    RESULTS.parent.mkdir(exist_ok=True)
    RESULTS.write_text(json.dumps(results, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
