"""What came of it: a player against another, both sides of each pairing on the same seeds, in several processes."""

from __future__ import annotations

import json
import time
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from functools import cache
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import ClassVar, Final

from netrunner.bots.ace import Ace
from netrunner.bots.bot import PositionBot, Searcher, Worlds, answer
from netrunner.bots.master import Master
from netrunner.bots.network import WEIGHTS_FILE, Network, load
from netrunner.bots.policy import Policy
from netrunner.bots.rookie import rookie
from netrunner.decks import Deck
from netrunner.engine.terms import SIDES
from netrunner.game import Game
from netrunner.simulate.confidence import wilson

PLAYERS: Final = (
    "Use rookie, policy, ace:SECONDS or master:SECONDS, the last with horizons=2+4,guide=rookie after another colon."
)
LONGEST: Final = 4000  # choices; a game that is not over then is lost by nobody


@dataclass(frozen=True)
class Contest:
    """One game: who is measured, against whom, with which decks, on which side."""

    player: str
    rival: str
    corp: str
    runner: str
    seed: int
    side: int
    weights: str

    @property
    def key(self) -> str:
        return f"{self.player} {self.rival} {self.corp} {self.runner} {self.seed} {self.side}"


@cache
def network(path: str) -> Network:
    return load(Path(path))


class PolicyPlayer(PositionBot):
    """The policy without a search."""

    careful: ClassVar[bool] = True

    def __init__(self, policy: Policy) -> None:
        self.policy = policy

    def pick(self, options: int, chance: Random, worlds: Worlds) -> int:
        return self.policy.choice(worlds(0).state) if options > 1 else 0


def player(words: str, weights: str) -> Searcher:
    """A player by name, with the seconds for a decision: `rookie`, `ace:0.2`, `master:0.2`, `master:0.2:horizons=4`.

    >>> player("ace:0.2", "").seconds
    0.2
    """
    name, _, rest = words.partition(":")
    if name == "rookie" and not rest:
        return rookie
    if name == "policy" and not rest:
        return PolicyPlayer(network(weights).policy())
    seconds, _, settings = rest.partition(":")
    try:
        if name == "ace" and seconds and not settings:
            return Ace(seconds=float(seconds), clock=time.process_time)
        if name == "master" and seconds:
            chosen = dict(pair.split("=") for pair in settings.split(",") if pair)
            horizons = tuple(int(turns) for turns in chosen.pop("horizons", "").split("+") if turns)
            if set(chosen) <= {"guide", "pilot", "judge"}:
                return Master(float(seconds), 0, time.process_time, network(weights), horizons, **chosen)
    except ValueError as error:
        raise ValueError(f"{words!r} is no player: {error}. {PLAYERS}") from error
    raise ValueError(f"{words!r} is no player. {PLAYERS}")


def contests(
    one: str, other: str, pairings: Sequence[tuple[str, str]], games: int, weights: Path = WEIGHTS_FILE, first: int = 0
) -> list[Contest]:
    """So many games: every pairing from both sides, then again with other seeds."""
    found: list[Contest] = []
    for number in range(first, first + games):
        corp, runner = pairings[number // 2 % len(pairings)]
        seed = 5000 + number // (2 * len(pairings))
        found.append(Contest(one, other, corp, runner, seed, number % 2, str(weights)))
    return found


def play_contest(contest: Contest) -> tuple[str, int, float, int]:
    """The game's key, 1 if the player won and 0 if not (-1: nobody), the seconds it thought, and how many decisions."""
    decks = Deck.load(contest.corp), Deck.load(contest.runner)
    game = Game.start(*decks, seed=contest.seed, skip_empty_windows=True, log=False)
    bots = [player(contest.rival, contest.weights)] * 2
    bots[contest.side] = player(contest.player, contest.weights)
    seconds, asked = 0.0, 0
    for number in range(LONGEST):
        decision = game.decision
        if decision is None:
            break
        side = decision.side
        start = time.process_time()
        index = answer(bots[SIDES.index(side)], game, seed=contest.seed, number=number, open_lists=True)
        if side == SIDES[contest.side]:
            seconds += time.process_time() - start
            asked += 1
        game.choose(index)
    result = game.result
    won = -1 if result is None or result.winner is None else int(result.winner == SIDES[contest.side])
    return contest.key, won, seconds, asked


@dataclass
class Score:
    """Games won of those that were played to an end."""

    games: int = 0
    wins: int = 0

    def __str__(self) -> str:
        low, high = (100 * bound for bound in wilson(self.wins, self.games))
        return f"{self.wins}/{self.games} = {100 * self.wins / max(1, self.games):.1f} % ({low:.1f}–{high:.1f})"


def measure(wanted: Iterable[Contest], log: Path, processes: int, seconds: float = 0) -> Iterator[str]:
    """Play what the log does not have yet, each result written at once; says how it stands."""
    games = list(wanted)
    before = read(log)
    missing = [contest for contest in games if contest.key not in before]
    start = time.monotonic()
    log.parent.mkdir(parents=True, exist_ok=True)
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool, log.open("a") as file:
        waiting = [pool.submit(play_contest, contest) for contest in missing]
        for future in as_completed(waiting):
            if future.cancelled():
                continue
            key, won, thought, asked = future.result()
            file.write(json.dumps({"key": key, "won": won, "seconds": round(thought, 3), "decisions": asked}) + "\n")
            file.flush()
            if seconds and time.monotonic() - start > seconds:
                for other in waiting:
                    other.cancel()
    yield from summary(games, read(log))


def read(log: Path) -> dict[str, int]:
    """The results in a log, by game."""
    if not log.exists():
        return {}
    rows = [json.loads(line) for line in log.read_text(encoding="utf-8").splitlines()]
    return {row["key"]: row["won"] for row in rows}


def summary(games: Sequence[Contest], results: dict[str, int]) -> Iterator[str]:
    total, sides = Score(), (Score(), Score())
    for contest in games:
        won = results.get(contest.key, -1)
        if won >= 0:
            for score in (total, sides[contest.side]):
                score.games += 1
                score.wins += won
    if games:
        yield f"{games[0].player} against {games[0].rival}: {total}; as the Corp {sides[0]}; as the Runner {sides[1]}"
