"""Random games in which every rule of the engine's own bookkeeping is checked after every choice.

`python -m tests.fuzz --games 20000` is `make fuzz`; the test suite plays a few of the same games. Half of the games are
played by an eager chooser that prefers runs, breaks, rezzes, abilities and prevention, because uniform play hardly ever
reaches the deep paths. `--cycle` favours the cards of some cycles. The report names the cards that no game exercised.
"""

import argparse
import itertools
import json
import multiprocessing
import random
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterable
from functools import cache, partial

from netrunner import Deck, Game
from netrunner.cards.behaviour import BOOK
from netrunner.cards.facts import all_facts
from netrunner.cards.registry import load_behaviour, module_of
from netrunner.engine.checks import MemoryCheck
from netrunner.engine.discard_replacement import DiscardReplacement
from netrunner.engine.frame import (
    O_ACCESS,
    O_ACCESS_UNSEEN,
    O_ADVANCE,
    O_BRANCH,
    O_CONTINUE,
    O_INSTALL,
    O_JACK_OUT,
    O_PAY_TRASH,
    O_PLAY,
    O_REZ,
    O_RUN,
    O_SCORE,
    O_STEAL,
    O_SUBROUTINE,
    O_USE,
    O_YES,
    Option,
)
from netrunner.engine.memory import memory_limit, memory_used
from netrunner.engine.state import State
from netrunner.engine.terms import (
    ACCESSED,
    AGENDA_SCORED,
    CORP,
    CREDIT,
    DECK,
    DISCARD,
    HAND,
    HOSTED,
    IDENTITY_ZONE,
    INSTALLED,
    PLAY,
    PLAYED,
    REMOVED,
    RESOLVING,
    REZZED,
    RUNNER,
    SCORED,
    SET_ASIDE,
    STOLEN,
)
from netrunner.learn.random_decks import random_deck

CORPS = ("core-haas-bioroid", "core-jinteki", "core-nbn", "core-weyland")
RUNNERS = ("core-anarch", "core-criminal", "core-shaper")
PAIRINGS = tuple(itertools.product(CORPS, RUNNERS))
SHOWING = (PLAYED, REZZED, AGENDA_SCORED, STOLEN, ACCESSED)
LONGEST = 6000  # choices; a random game takes a few hundred

WEIGHTS = {
    O_RUN: 6,
    O_SUBROUTINE: 8,
    O_USE: 8,
    O_REZ: 10,
    O_SCORE: 20,
    O_YES: 3,
    O_CONTINUE: 6,
    O_JACK_OUT: 1,
    O_INSTALL: 5,
    O_PLAY: 5,
    O_ADVANCE: 5,
    O_PAY_TRASH: 4,
    O_STEAL: 10,
    O_ACCESS: 3,
    O_ACCESS_UNSEEN: 3,
    O_BRANCH: 3,
}

Chooser = Callable[[random.Random, list[Option]], int]


def uniform(rng: random.Random, options: list[Option]) -> int:
    return int(rng.random() * len(options))


def eager(rng: random.Random, options: list[Option]) -> int:
    """Prefer what leads deep into the rules; never weigh an idle boost."""
    weights = [0.2 if option.idle else WEIGHTS.get(option.kind, 1) for option in options]
    return rng.choices(range(len(options)), weights)[0]


CHOOSERS: tuple[Chooser, ...] = (uniform, eager)


# -- what must always hold -------------------------------------------------------------------------------------------


def check_cards(g: State) -> None:
    """Every card is in exactly one place, and that is where it says it is."""
    places: Counter[int] = Counter()
    for side in (CORP, RUNNER):
        player = g.players[side]
        for zone, pile in (
            (DECK, player.deck),
            (HAND, player.hand),
            (DISCARD, player.discard),
            (SCORED, player.scored),
        ):
            for cid in pile:
                places[cid] += 1
                assert g.cards[cid].zone == zone, (g.cards[cid].printed.title, g.cards[cid].zone, zone)
        places[player.identity] += 1
    for cid in g.installed(-1):
        places[cid] += 1
        assert g.cards[cid].zone == PLAY
    for cid in g.resolving:
        places[cid] += 1
        assert g.cards[cid].zone == RESOLVING
    for card in g.cards:
        loose = card.zone in (REMOVED, SET_ASIDE, HOSTED)
        assert places[card.id] == (0 if loose else 1), (card.printed.title, card.zone, places[card.id])
        if card.zone not in (PLAY, SCORED, IDENTITY_ZONE, RESOLVING, HOSTED):
            assert not any(card.counters), f"counters on {card.printed.title} in zone {card.zone}"
        assert min(card.counters) >= 0
        for hosted in card.hosted:
            assert g.cards[hosted].host == card.id
        if card.host >= 0:
            assert card.id in g.cards[card.host].hosted
    for server in g.servers:
        assert all(g.cards[cid].server == server.id for cid in (*server.ice, *server.root))
        assert server.id < 3 or server.ice or server.root or server.id == g.kept_server


def check_credits(g: State) -> None:
    """No credit comes from nowhere: pools and hosted credits are what the bank has given out."""
    run = g.run()
    out = sum(player.credits for player in g.players) + sum(card.counters[CREDIT] for card in g.cards)
    assert run is None or 0 <= run.credits <= g.players[RUNNER].credits, "credits of the run are in the pool"
    assert out + g.bank == 0, f"{out} credits in circulation, {-g.bank} given out"
    for player in g.players:
        assert min(player.credits, player.clicks, player.tags, player.bad_publicity, player.brain_damage) >= 0


def check_limits(g: State) -> None:
    """One console, one region a server, one agenda or asset a remote, unique titles, memory."""
    rig = [g.cards[cid] for cid in g.players[RUNNER].rig if g.cards[cid].faceup]
    assert sum("console" in card.definition.subtypes for card in rig) <= 1
    active = [g.cards[cid] for cid in g.installed(-1) if g.cards[cid].faceup]
    unique = Counter(card.definition.title for card in active if card.definition.unique)
    assert all(count == 1 for count in unique.values()), unique
    trashing = isinstance(g.stack[-1], DiscardReplacement | MemoryCheck)  # what is being trashed comes first
    assert not g.options or trashing or memory_used(g) <= memory_limit(g)


def check_option_applies(game: Game, index: int) -> None:
    """An option that is listed applies, and leaves a decision or a result."""
    twin = game.clone()
    before = game.digest()
    twin.choose(index)
    assert (twin.decision is None) == (twin.result is not None)
    assert game.digest() == before, "a choice in a clone changed the original"


def check_view(game: Game, side: str, seed: int) -> None:
    """Whatever is hidden from a side is dealt anew: that side must not be able to tell."""
    seen = game.view(side)
    other = game.determinize(side, seed)
    assert other.view(side) == seen, f"{side} can tell two games apart by what is hidden"
    json.dumps(seen)
    spectator = game.view("spectator")
    assert game.determinize("corp", seed).view("spectator") == spectator
    assert game.determinize("runner", seed).view("spectator") == spectator


def check_clone(game: Game, rng: random.Random) -> None:
    """A clone and the original play on alike."""
    one, other = game.clone(), game.clone()
    for _ in range(12):
        if one.decision is None:
            break
        index = uniform(rng, one.state.options)
        one.choose(index)
        other.choose(index)
    assert one.digest() == other.digest()


# -- playing -----------------------------------------------------------------------------------------------------------


def decks_of(number: int, mixed: bool, cycles: tuple[str, ...] = ()) -> tuple[Deck, Deck]:
    """The starter decks of a game, or random legal decks of all implemented cards, those of some cycles favoured."""
    if mixed:
        rng = random.Random(f"decks {number}")
        favoured = titles_of(cycles)
        return random_deck("corp", rng, favoured), random_deck("runner", rng, favoured)
    corp, runner = PAIRINGS[number % len(PAIRINGS)]
    return Deck.load(corp), Deck.load(runner)


@cache
def titles_of(cycles: tuple[str, ...]) -> frozenset[str]:
    """The titles that play and belong to some cycles, named as their modules are."""
    load_behaviour()
    cycle_of = {title: module_of(all_facts()[title]).split(".")[-2] for title in BOOK}
    unknown = set(cycles) - set(cycle_of.values())
    if unknown:
        raise SystemExit(
            f"no cycle is called {', '.join(sorted(unknown))}: {', '.join(sorted(set(cycle_of.values())))}"
        )
    return frozenset(title for title, cycle in cycle_of.items() if cycle in cycles)


def exercised(g: State) -> set[str]:
    """The cards that did something in a game, or had something done to them: identities, and what was played,
    installed by the Runner, rezzed, scored, stolen or accessed."""
    titles = {g.cards[player.identity].printed.title for player in g.players}
    event = g.history
    while event is not None:
        if event.definition is not None and (event.kind in SHOWING or (event.kind, event.side) == (INSTALLED, RUNNER)):
            titles.add(event.definition.title)
        event = event.previous
    return titles


def play(
    number: int, thorough: float = 0.05, mixed: bool = False, cycles: tuple[str, ...] = ()
) -> tuple[str, int, set[str]]:
    """Play one game and check it; (result, choices, cards exercised). `thorough` is the share of choices with the dear
    checks."""
    chooser = CHOOSERS[number // len(PAIRINGS) % 2]
    rng = random.Random(number)
    game = Game.start(*decks_of(number, mixed, cycles), seed=number, skip_empty_windows=number % 5 != 0)
    choices = 0
    while game.decision is not None:
        g = game.state
        assert g.options
        check_cards(g)
        check_credits(g)
        check_limits(g)
        if rng.random() < thorough:
            check_option_applies(game, uniform(rng, g.options))
            check_view(game, rng.choice(("corp", "runner")), number)
            check_clone(game, rng)
        game.choose(chooser(rng, g.options))
        choices += 1
        assert choices < LONGEST, "the game does not end"
    result = game.result
    assert result is not None
    record = json.loads(json.dumps(game.record()))
    assert Game.replay(record).digest() == game.digest(), "the replay is another game"
    return f"{result.winner}: {result.reason}", choices, exercised(game.state)


Outcome = tuple[int, str, int, str, set[str]]
"""Number, result, choices, error, cards exercised."""


def attempt(number: int, mixed: bool, thorough: float, cycles: tuple[str, ...] = ()) -> Outcome:
    try:
        result, choices, titles = play(number, thorough, mixed, cycles)
    except Exception as error:  # the report names the game, whatever went wrong in it
        return number, "", 0, f"{type(error).__name__}: {error}", set()
    return number, result, choices, "", titles


def report(outcomes: Iterable[Outcome], games: int, wanted: frozenset[str]) -> int:
    results: Counter[str] = Counter()
    seen: set[str] = set()
    failures: list[tuple[int, str]] = []
    choices = done = 0
    started = time.monotonic()
    for number, result, count, error, titles in outcomes:
        seen |= titles
        done += 1
        choices += count
        if error:
            failures.append((number, error))
            print(f"game {number}: {error}", flush=True)
        else:
            results[result] += 1
        if done % 1000 == 0:
            rate = done / (time.monotonic() - started)
            print(f"{done} of {games} games, {rate:.0f} games/s, {len(failures)} failures", flush=True)
    print(f"{done} games, {choices} choices, {len(failures)} failures")
    for result, count in results.most_common():
        print(f"  {count:6}  {result}")
    missed = sorted(wanted - seen)
    if wanted:
        print(f"{len(wanted) - len(missed)} of {len(wanted)} cards exercised; never: {', '.join(missed) or 'none'}")
    return 1 if failures else 0


def main() -> int:
    parser = argparse.ArgumentParser(description="Play random games and check every invariant.")
    parser.add_argument("--games", type=int, default=20000)
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    parser.add_argument("--mixed", action="store_true", help="random legal decks of all implemented cards")
    parser.add_argument("--cycle", action="append", default=[], help="favour the cards of a cycle: genesis, spin …")
    parser.add_argument("--thorough", type=float, default=0.02, help="the share of choices with the dear checks")
    parser.add_argument("--jobs", type=int, default=multiprocessing.cpu_count())
    options = parser.parse_args()
    numbers = range(options.first, options.first + options.games)
    cycles = tuple(options.cycle)
    mixed = options.mixed or bool(cycles)
    load_behaviour()
    wanted = (titles_of(cycles) if cycles else frozenset(BOOK)) if mixed else frozenset()
    one = partial(attempt, mixed=mixed, thorough=options.thorough, cycles=cycles)
    if options.jobs == 1:
        return report(map(one, numbers), options.games, wanted)
    with multiprocessing.Pool(options.jobs) as pool:
        return report(pool.imap_unordered(one, numbers, chunksize=20), options.games, wanted)


if __name__ == "__main__":
    sys.exit(main())
