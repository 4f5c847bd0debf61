"""Pair groups of players from the top down without rematches: the mathematics of IV.2 Pairings and IV.3 Swiss Rounds.

What is found is best in this order: fewest rematches (none whenever a pairing without one exists); then, for the top
group, fewest players paired down, and those no further down than needed; then the same for the second group; and so
on. Among equals it is random.

Most groups are large and have played few of each other, and pairing them needs no search: a field of m players who
have each met at most d of the others can be paired without a rematch if m >= 2d + 2 (Dirac's theorem: such a graph has
a Hamiltonian cycle). So groups are paired by lot one after another while at least that many players are left below,
and only where that does not come out even is a window of neighbouring groups solved exactly, by maximum-weight
matching, reaching two groups back up and as far down as the bound asks.
"""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import TypeAlias

Pair: TypeAlias = tuple[int, int]
Met: TypeAlias = Mapping[int, Collection[int]]

BACK = 2  # how many settled groups an exact window reopens
TRIES = 8  # how many players are tried as the one who is paired down before a window is opened
DOWN = -1  # stands for a player below the window


@dataclass(frozen=True)
class Pairing:
    """Pairs in the order of their groups, higher group first in each pair."""

    pairs: list[Pair]
    rematches: list[Pair]


def pair(groups: Sequence[Sequence[int]], met: Met, rng: Random) -> Pairing:
    """Pair an even number of players, given in groups from the top down.

    >>> pair([[1, 2, 3], [4]], {1: [4], 4: [1]}, Random(0)).rematches
    []
    """
    total = sum(len(group) for group in groups)
    if total % 2:
        raise ValueError(f"{total} players cannot all be paired")
    return _Pairer(groups, met, rng).run()


def can_pair(players: Sequence[int], met: Met) -> bool:
    """Whether an even number of players can be paired without a rematch."""
    if len(players) % 2:
        return False
    if len(players) >= _safe_size(players, met):
        return True
    return _any_matching(list(players), met) is not None


def _safe_size(players: Collection[int], met: Met) -> int:
    present = set(players)
    most = max((len(present.intersection(met.get(player, ()))) for player in present), default=0)
    return 2 * most + 2


class _Pairer:
    def __init__(self, groups: Sequence[Sequence[int]], met: Met, rng: Random) -> None:
        self.groups = [list(group) for group in groups if group]
        self.met = met
        self.rng = rng
        self.level = {player: index for index, group in enumerate(self.groups) for player in group}
        self.safe = _safe_size(self.level, met)
        self.open = set(self.level)
        self.settled: list[list[Pair]] = [[] for _ in self.groups]

    def run(self) -> Pairing:
        for index in range(len(self.groups)):
            pairs = self._by_lot(index)
            if pairs is None:
                self._exactly(index)
            else:
                self._settle(index, pairs)
        found = [pair for pairs in self.settled for pair in pairs]
        found.sort(key=lambda pair: (self.level[pair[0]], self.level[pair[1]]))
        return Pairing(found, [(a, b) for a, b in found if self._met(a, b)])

    def _met(self, a: int, b: int) -> bool:
        return b in self.met.get(a, ()) or a in self.met.get(b, ())

    def _settle(self, index: int, pairs: list[Pair]) -> None:
        ordered = [(a, b) if self.level[a] <= self.level[b] else (b, a) for a, b in pairs]
        self.settled[index].extend(ordered)
        for found in ordered:
            self.open.difference_update(found)

    # --- the usual way: a group by lot

    def _by_lot(self, index: int) -> list[Pair] | None:
        """Pairs for everyone left in the groups down to this one, but for one player who is paired down if odd."""
        pool = [player for player in self.open if self.level[player] <= index]
        pool.sort()
        self.rng.shuffle(pool)
        below = len(self.open) - len(pool)
        odd = len(pool) % 2
        if below and below + odd < self.safe:
            return None
        if not odd:
            return self._all(pool)
        following = self._next_group(index)
        own = [player for player in pool if self.level[player] == index]
        tries = [player for player in own if any(not self._met(player, other) for other in following)]
        for down in tries[:TRIES]:
            pairs = self._all([player for player in pool if player != down])
            if pairs is not None:
                return pairs
        return None

    def _next_group(self, index: int) -> list[int]:
        for group in self.groups[index + 1 :]:
            left = [player for player in group if player in self.open]
            if left:
                return left
        return []

    def _all(self, pool: list[int]) -> list[Pair] | None:
        """Pair a shuffled pool at random, mending the last few by exchanges; None if it cannot be done."""
        waiting = list(reversed(pool))
        pairs: list[Pair] = []
        stuck: list[int] = []
        while waiting:
            player = waiting.pop()
            for place in range(len(waiting) - 1, -1, -1):
                if not self._met(player, waiting[place]):
                    pairs.append((player, waiting.pop(place)))
                    break
            else:
                stuck.append(player)
        while stuck:
            a, b = stuck.pop(), stuck.pop()
            exchange = self._exchange(a, b, pairs)
            if exchange is None:
                return _any_matching(pool, self.met) if len(pool) <= 2 * self.safe else None
            place, mended = exchange
            pairs[place : place + 1] = mended
        return pairs

    def _exchange(self, a: int, b: int, pairs: list[Pair]) -> tuple[int, list[Pair]] | None:
        start = self.rng.randrange(len(pairs)) if pairs else 0
        for step in range(len(pairs)):
            place = (start + step) % len(pairs)
            c, d = pairs[place]
            if not self._met(a, c) and not self._met(b, d):
                return place, [(a, c), (b, d)]
            if not self._met(a, d) and not self._met(b, c):
                return place, [(a, d), (b, c)]
        return None

    # --- the rare way: a window of groups exactly

    def _exactly(self, index: int) -> None:
        for reopened in range(max(0, index - BACK), index + 1):
            for found in self.settled[reopened]:
                self.open.update(found)
            self.settled[reopened] = []
        window: list[int] = []
        for level in range(index + 1):
            members = self._left(level)
            if len(members) > 2 * self.safe + 4:
                members = self._thin(level, members)
            window.extend(members)
        window.extend(self._reach_down(index))
        beyond = bool(self.open.difference(window)) or bool(len(window) % 2)
        if beyond and len(window) % 2:
            window.append(DOWN)
        pairs = self._best(window)
        self._settle(index, [pair for pair in pairs if min(self._level(p) for p in pair) <= index and DOWN not in pair])

    def _left(self, level: int) -> list[int]:
        members = [player for player in self.groups[level] if player in self.open]
        self.rng.shuffle(members)
        return members

    def _thin(self, level: int, members: list[int]) -> list[int]:
        """Pair most of a large group among themselves, and keep enough of it for every choice to stay open."""
        keep = self.safe + 4 + (len(members) - self.safe) % 2
        pairs = self._all(members[keep:])
        if pairs is None:
            return members
        self._settle(level, pairs)
        return members[:keep]

    def _reach_down(self, index: int) -> list[int]:
        """Players of the next groups: enough to take whoever is paired down, or all if too few would be left."""
        reach: list[int] = []
        left = sum(1 for player in self.open if self.level[player] > index)
        sample = 2 * self.safe
        for level in range(index + 1, len(self.groups)):
            if len(reach) >= self.safe and left >= self.safe:
                break
            members = self._left(level)
            if len(members) > sample and left - sample >= self.safe:
                reach.extend(members[:sample])
                break
            reach.extend(members)
            left -= len(members)
        return reach

    def _level(self, player: int) -> int:
        return len(self.groups) if player == DOWN else self.level[player]

    def _best(self, window: list[int]) -> list[Pair]:
        levels = sorted({self._level(player) for player in window})
        place = {level: index for index, level in enumerate(levels)}
        depth, size = len(levels), len(window) + 1
        digit = size * size * (depth + 1)
        noise = size * 1024

        def cost(a: int, b: int) -> int:
            upper, lower = sorted((place[self._level(a)], place[self._level(b)]))
            down = (size * depth + lower - upper) * digit ** (depth - 1 - upper) if lower > upper else 0
            again = digit**depth if DOWN not in (a, b) and self._met(a, b) else 0
            return (again + down) * noise + self.rng.randrange(1024)

        edges = [(a, b, -cost(a, b)) for i, a in enumerate(window) for b in window[i + 1 :]]
        return _weighted(edges)


def _any_matching(pool: list[int], met: Met) -> list[Pair] | None:
    """A pairing of everyone in a small pool without rematches, or None."""
    edges = [
        (a, b, 1)
        for i, a in enumerate(pool)
        for b in pool[i + 1 :]
        if b not in met.get(a, ()) and a not in met.get(b, ())
    ]
    pairs = _weighted(edges)
    return pairs if 2 * len(pairs) == len(pool) else None


def _weighted(edges: list[tuple[int, int, int]]) -> list[Pair]:
    import networkx  # a slow import that many rounds do without

    graph = networkx.Graph()
    graph.add_weighted_edges_from(edges)
    found = networkx.max_weight_matching(graph, maxcardinality=True)
    return sorted((min(a, b), max(a, b)) for a, b in found)
