"""Single-sided Swiss: a round is one game, in which one of the two is the Corp and the other the Runner.

As today's events play it; the regulations know it as a custom structure (V.3). Players are paired with as equal points
as possible. Two may meet a second time if the sides are the other way round, and never a third time. Who has played a
side more often plays the other: nobody's sides differ by more than one where it can be helped, nor by more than two
otherwise.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from random import Random

from netrunner.tournament.errors import Refused
from netrunner.tournament.event import Event, Match, Player, Round

REACH = 16  # how far down the order an opponent is looked for first
TWICE = 10_000  # what it costs to meet again
LOPSIDED = 1_000  # what a difference of two between somebody's sides costs


@dataclass(frozen=True)
class History:
    """Who has been what, against whom."""

    balance: dict[int, int]  # games as the Corp less games as the Runner
    orientations: frozenset[tuple[int, int]]  # (Corp, Runner)


def history(event: Event, rounds: Sequence[Round] | None = None) -> History:
    """What was played so far: in all rounds, or in some."""
    balance = dict.fromkeys(event.players, 0)
    seen = set()
    for each in event.rounds if rounds is None else rounds:
        for match in each.matches:
            if match.second is None:
                continue
            sides = match.sides(0)
            balance[sides["corp"]] += 1
            balance[sides["runner"]] -= 1
            seen.add((sides["corp"], sides["runner"]))
    return History(balance, frozenset(seen))


def pair(event: Event, field: Sequence[Player], rng: Random) -> list[tuple[tuple[int, int], int]]:
    """Pairs, the one with more points first, each with who is the Runner."""
    past, tallies = history(event), event.tallies()
    points = {player.id: tallies[player.id].points for player in field}
    order = [player.id for player in field]
    rng.shuffle(order)
    order.sort(key=lambda player: -points[player])
    found: list[tuple[int, int]] = []
    for reach in (REACH, len(order)):
        found = _matching(order, points, past, reach, rng)
        if 2 * len(found) == len(order):
            break
    else:
        raise Refused("Every possible pairing repeats a game with the same sides: end the Swiss stage", "TR/pairings/4")
    place = {player: index for index, player in enumerate(order)}
    pairs = sorted((tuple(sorted(each, key=place.__getitem__)) for each in found), key=lambda each: place[each[0]])
    return [((first, second), _runner(first, second, past, rng)) for first, second in pairs]


def _matching(
    order: list[int], points: dict[int, int], past: History, reach: int, rng: Random
) -> list[tuple[int, int]]:
    import networkx  # a slow import that many rounds do without

    graph = networkx.Graph()
    graph.add_nodes_from(order)
    for index, one in enumerate(order):
        for two in order[index + 1 : index + 1 + reach]:
            cost = _cost(one, two, points, past)
            if cost is not None:
                graph.add_edge(one, two, weight=-(cost * 1024 + rng.randrange(1024)))
    return [(one, two) for one, two in networkx.max_weight_matching(graph, maxcardinality=True)]


def _cost(one: int, two: int, points: dict[int, int], past: History) -> int | None:
    """What a pair costs; None where it cannot be."""
    sides = [_imbalance(corp, runner, past) for corp, runner in ((one, two), (two, one)) if _free(corp, runner, past)]
    if not sides:
        return None
    again = TWICE if len(sides) == 1 else 0
    gap = abs(points[one] - points[two])
    return again + min(sides) + 10 * gap * gap


def _free(corp: int, runner: int, past: History) -> bool:
    """Whether two have not played with these sides; three games with each other are too many."""
    return (corp, runner) not in past.orientations


def _imbalance(corp: int, runner: int, past: History) -> int:
    """How lopsided two players would be after a game."""
    after = (abs(past.balance.get(corp, 0) + 1), abs(past.balance.get(runner, 0) - 1))
    return sum(LOPSIDED ** (each - 1) if each > 1 else 0 for each in after)


def runner_of(event: Event, one: int, two: int, rng: Random) -> int:
    """Who is the Runner where a leader pairs two in the present round."""
    return _runner(one, two, history(event, event.rounds[:-1]), rng)


def _runner(one: int, two: int, past: History, rng: Random) -> int:
    both = ((one, two), (two, one))  # where they have met twice, it repeats a game either way
    ways = [(corp, runner) for corp, runner in both if _free(corp, runner, past)] or both
    least = min(_imbalance(corp, runner, past) for corp, runner in ways)
    return rng.choice([runner for corp, runner in ways if _imbalance(corp, runner, past) == least])


def repeated(event: Event, matches: Iterable[Match]) -> list[tuple[int, ...]]:
    """The matches that repeat a game with the same sides."""
    past = history(event)
    found: list[tuple[int, ...]] = []
    for match in matches:
        if match.second is not None:
            sides = match.sides(0)
            if not _free(sides["corp"], sides["runner"], past):
                found.append(match.players)
    return found
