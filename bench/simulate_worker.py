"""What `bench.simulate` measures of one build, in a process of its own. It runs on the package of any checkout, also of
an older one, so it asks for nothing that is new without looking whether it is there."""

import importlib.util
import itertools
import time
from collections.abc import Callable
from functools import cache
from random import Random

from bench.engine_worker import CORPS, RUNNERS, UNREAD, pairs_of
from bench.workers import Numbers, answer_all
from netrunner.bots import Ace, PositionBot, worlds_of
from netrunner.bots.evaluation import win_chance
from netrunner.bots.rookie import best
from netrunner.engine.state import State
from netrunner.engine.terms import SIDES
from netrunner.game import Game
from netrunner.garbage_collection import collect_rarely
from netrunner.simulate import Batch, Pool, play

SECONDS = 1.5  # that a turn takes, about
SCALING_SECONDS = 2.0  # that one process plays for one measurement of the scaling
NEAR, FAR = 39, 100
"""Simulations for each decision: those of an ace that looks one round of turns ahead, as with less than a tenth of a
second, and of one that looks two, as `netrunner.bots.BOTS["ace"]` and with more time. Each of these plays twice as
long."""


RATES: dict[str, float] = {}
"""Games a second of each bot, as measured last."""


@cache
def batch_of(bot: str, games: int = 1000) -> Batch:
    """All twelve pairings of the starters, round and round."""
    return Batch.of(list(CORPS), list(RUNNERS), bots=[(bot, bot)], games=games)


def games_per_second(bot: str) -> Numbers:
    """Games and decisions a second of the processor, in this process, and how long a decision takes with the engine's
    part."""
    batch = batch_of(bot)
    games = choices = 0
    start = time.process_time()
    for number in itertools.count():
        outcome = play(batch, number)
        assert outcome.fault is None, outcome.fault
        choices += outcome.choices
        games += 1
        if games % 12 == 0 and time.process_time() - start > SECONDS:
            break
    seconds = time.process_time() - start
    RATES[bot] = games / seconds
    return {"games": games / seconds, "choices": choices / seconds, "ms": 1000 * seconds / choices}


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


def against_the_raw_loop() -> Numbers:
    """How many times longer a choice takes in `simulate` than in the raw loop."""
    batch = batch_of("random")
    return {"longer": raw_choices_per_second(batch, SECONDS / 2) / simulated_choices_per_second(batch, SECONDS / 2)}


def seconds_with(batch: Batch, jobs: int, games: int) -> float:
    """Seconds a game of the last three quarters: by then every process has started and loaded the cards it needs."""
    outcomes = Pool(batch, jobs).run(range(games))
    warm = games // 4
    for _ in range(warm):
        next(outcomes)
    start = time.perf_counter()
    for _ in outcomes:
        pass
    return (time.perf_counter() - start) / (games - warm)


def scaling(bot: str) -> Numbers:
    """How much faster two processes are than one: the better of two measurements of each, short and in turn, so that
    what else the machine does meets both."""
    games = max(24, int(RATES[bot] * SCALING_SECONDS))
    batch = batch_of(bot, games)
    taken = [(seconds_with(batch, 1, games), seconds_with(batch, 2, games)) for _ in range(2)]
    return {"times": min(one for one, _ in taken) / min(two for _, two in taken)}


@cache
def thinking_positions() -> tuple[Game, ...]:
    """A decision with a real choice in the middle of a game of rookies, for each pairing of the starters."""
    found = []
    for number, decks in enumerate(pairs_of("starters")):
        game = Game.start(*decks, seed=number, skip_empty_windows=True)
        while not game.state.reason and (game.state.turn < 8 + number % 2 or len(game.state.options) < 5):
            game.state.choose(game.state.options[best(game.state)])
        if not game.state.reason:
            found.append(game)
    return tuple(found)


class Counter:
    """An evaluation that counts the playouts it judges: one a simulation."""

    def __init__(self) -> None:
        self.count = 0

    def __call__(self, g: State) -> float:
        self.count += 1
        return win_chance(g)


class CountedWorlds:
    """The worlds that the side may be in which has to decide."""

    def __init__(self, game: Game) -> None:
        self.deal = worlds_of(game, SIDES[game.state.decider()])
        self.dealt = 0

    def __call__(self, seed: int) -> Game:
        self.dealt += 1
        return self.deal(seed)


def ace(simulations: int, counter: Counter) -> tuple[PositionBot, bool]:
    """The ace, and whether its simulations are counted: an older one cannot be told how to judge."""
    try:
        return Ace(simulations=simulations, evaluate=counter), True
    except TypeError:
        return Ace(simulations=simulations), False


def simulations_per_second(each: int) -> Numbers:
    """Simulations a second of the ace, in worlds dealt from what its side knows, so many at each decision. Decisions
    that need no search count for nothing. An ace that cannot be counted is taken to have made as many as it was told,
    though it may have stopped early."""
    counter = Counter()
    bot, counted = ace(each, counter)
    positions = thinking_positions()
    simulations = 0
    seconds = 0.0
    for number in itertools.count():
        game = positions[number % len(positions)]
        worlds = CountedWorlds(game)
        start = time.process_time()
        bot.pick(len(game.state.options), Random(number), worlds)
        if worlds.dealt > 1:
            simulations += each
            seconds += time.process_time() - start
        if number % len(positions) == len(positions) - 1 and seconds > SECONDS:
            break
    return {"simulations": (counter.count if counted else simulations) / seconds}


def steps_per_second() -> float:
    """Steps of the PettingZoo environment, with an observation for each."""
    import numpy as np

    from netrunner.env.aec import NetrunnerEnv

    environment = NetrunnerEnv()
    rng = np.random.default_rng(1)
    steps, start = 0, time.process_time()
    while time.process_time() - start < SECONDS:
        environment.reset(seed=steps)
        while not environment.repeated.over:
            mask = environment.observe(environment.agent_selection)["action_mask"]
            environment.step(int(rng.integers(mask.sum())))
            steps += 1
    return steps / (time.process_time() - start)


def vector_steps_per_second(workers: int) -> float:
    """Steps of 64 games in worker processes, each of which goes on as soon as its games have actions."""
    import numpy as np

    from netrunner.env.vector import VectorEnv

    rng = np.random.default_rng(1)
    with VectorEnv(64, workers) as environment:
        masks = environment.reset()["action_mask"]
        shares = environment.shares
        for number, games in enumerate(shares):
            environment.send(number, rng.integers(0, masks[games].sum(1)))
        steps, start = 0, time.perf_counter()
        while time.perf_counter() - start < SECONDS:
            share = environment.wait()
            steps += 64 // workers
            environment.send(share, rng.integers(0, masks[shares[share]].sum(1)))
        return steps / (time.perf_counter() - start)


def environment_steps(workers: int) -> Numbers:
    """Steps a second with so many workers, with 0 those of the PettingZoo environment; nothing without PettingZoo."""
    if importlib.util.find_spec("pettingzoo") is None:
        return {}
    return {"steps": vector_steps_per_second(workers) if workers else steps_per_second()}


TASKS: dict[str, Callable[[int], Numbers]] = {
    "random": lambda _: games_per_second("random"),
    "rookie": lambda _: games_per_second("rookie"),
    "random twice": lambda _: scaling("random"),
    "rookie twice": lambda _: scaling("rookie"),
    "raw loop": lambda _: against_the_raw_loop(),
    "ace": simulations_per_second,
    "environment": environment_steps,
}


def main() -> None:
    """Garbage is collected as in the workers of a simulation, and cards are loaded before anything is timed."""
    collect_rarely()
    for bot in ("random", "rookie"):
        for number in range(12):
            play(batch_of(bot), number)
    thinking_positions()
    answer_all(TASKS)


if __name__ == "__main__":
    main()
