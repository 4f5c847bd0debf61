"""What `bench.engine` measures of one build, in a process of its own: asked by lines, answered by lines of JSON.

It runs on the package of any checkout that PYTHONPATH names, also of an older one, so it asks for nothing that is new
without looking whether it is there. Times are of the processor: what else the machine does counts for little.
"""

import importlib
import inspect
import itertools
import random
import subprocess
import sys
import time
import tracemalloc
from collections.abc import Callable
from functools import cache
from typing import Any

from bench.workers import answer_all
from netrunner import Deck, Game
from netrunner.garbage_collection import collect_rarely
from netrunner.learn.random_decks import random_deck
from netrunner.scenario import Scenario

CORPS = ("core-haas-bioroid", "core-jinteki", "core-nbn", "core-weyland")
RUNNERS = ("core-anarch", "core-criminal", "core-shaper")
MIXED_PAIRS = 48
UNREAD: dict[str, Any] = {"log": False} if "log" in inspect.signature(Game.start).parameters else {}
FIRST_DECISION = (
    "import time; t = time.perf_counter();"
    "from netrunner import Deck, Game;"
    "g = Game.start(Deck.load('core-jinteki'), Deck.load('core-shaper'), seed=1); g.decision.options;"
    "print(time.perf_counter() - t)"
)
SHOW_CARD = "import sys; sys.argv[1:] = ['card', 'account siphon']; from netrunner.cli.main import main; main()"

Pairs = list[tuple[Deck, Deck]]


@cache
def pairs_of(kind: str) -> Pairs:
    """The pairings of the starters, or random legal decks of all cards. Their cards are loaded."""
    rng = random.Random(7)
    if kind == "starters":
        pairs = [(Deck.load(corp), Deck.load(runner)) for corp, runner in itertools.product(CORPS, RUNNERS)]
    else:
        pairs = [(random_deck("corp", rng), random_deck("runner", rng)) for _ in range(MIXED_PAIRS)]
    for pair in pairs:
        Game.start(*pair, seed=0)
    return pairs


def random_play(kind: str, games: int, skip: bool = True) -> dict[str, float]:
    """Uniform random play of so many games of each pairing, the same ones each time. Nobody reads a log. A decision
    with one option counts for nothing in "decisions"; "choices" counts every one that was asked."""
    pairs = pairs_of(kind)
    decisions = choices = 0
    rng = random.Random(1)
    start = time.process_time()
    for number in range(games * len(pairs)):
        state = Game.start(*pairs[number // games], seed=number, skip_empty_windows=skip, **UNREAD).state
        while not state.reason:
            options = state.options
            decisions += len(options) > 1
            choices += 1
            state.choose(options[int(rng.random() * len(options))])
    seconds = time.process_time() - start
    return {"games": games * len(pairs) / seconds, "decisions": decisions / seconds, "choices": choices / seconds}


def random_chess(games: int) -> dict[str, float]:
    """The same with python-chess; nothing where it is not installed."""
    try:
        chess = importlib.import_module("chess")
    except ModuleNotFoundError:
        return {}
    decisions = 0
    rng = random.Random(1)
    start = time.process_time()
    for _ in range(games):
        board = chess.Board()
        while not board.is_game_over():
            moves = list(board.legal_moves)
            decisions += len(moves) > 1
            board.push(moves[int(rng.random() * len(moves))])
    return {"decisions": decisions / (time.process_time() - start)}


@cache
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


def microseconds(action: Callable[[], object], count: int) -> float:
    start = time.process_time()
    for _ in range(count):
        action()
    return (time.process_time() - start) / count * 1e6


def moments() -> dict[str, float]:
    """Microseconds of a clone and of a view in that position."""
    game = mid_run()
    clone = microseconds(game.state.clone, 2000)
    return {"clone": clone, "view": microseconds(lambda: game.view("runner"), 200)}


def first_decision() -> dict[str, float]:
    """Seconds from importing the package to the first decision, in an interpreter of its own."""
    done = subprocess.run([sys.executable, "-c", FIRST_DECISION], capture_output=True, check=True)
    return {"first": float(done.stdout)}


def show_card() -> dict[str, float]:
    """Seconds of `netrunner card`, from start to end."""
    start = time.perf_counter()
    subprocess.run([sys.executable, "-c", SHOW_CARD], stdout=subprocess.DEVNULL, check=True)
    return {"card": time.perf_counter() - start}


def memory_of_a_game() -> dict[str, float]:
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
    return {"memory": peak / 2**20}


TASKS: dict[str, Callable[[int], dict[str, float]]] = {
    "starters": lambda games: random_play("starters", games),
    "mixed": lambda games: random_play("mixed", games),
    "full windows": lambda games: random_play("starters", games, skip=False),
    "chess": random_chess,
    "moments": lambda _: moments(),
    "first": lambda _: first_decision(),
    "card": lambda _: show_card(),
    "memory": lambda _: memory_of_a_game(),
}


def main() -> None:
    """Answer until nothing more is asked. Garbage is collected as in the workers of a simulation."""
    for kind in ("starters", "mixed"):
        random_play(kind, 1)
    mid_run()
    collect_rarely()
    answer_all(TASKS)


if __name__ == "__main__":
    main()
