"""The mathematics of pairing, against brute force."""

from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from netrunner.tournament.matching import Pair, can_pair, pair

Met = dict[int, set[int]]


def every_pairing(players: list[int]) -> Iterator[list[Pair]]:
    if not players:
        yield []
        return
    first, rest = players[0], players[1:]
    for other in rest:
        for tail in every_pairing([player for player in rest if player != other]):
            yield [(first, other), *tail]


def price(pairs: list[Pair], groups: list[list[int]], met: Met) -> tuple[int, ...]:
    """Rematches; then group by group, from the top, how many are paired down and how far."""
    level = {player: place for place, group in enumerate(groups) for player in group}
    found = [sum(b in met.get(a, ()) for a, b in pairs)]
    for place in range(len(groups)):
        down = [abs(level[a] - level[b]) for a, b in pairs if min(level[a], level[b]) == place and level[a] != level[b]]
        found += [len(down), sum(down)]
    return tuple(found)


@st.composite
def fields(draw: st.DrawFn) -> tuple[list[list[int]], Met]:
    size = 2 * draw(st.integers(1, 4))
    levels = draw(st.lists(st.integers(0, 4), min_size=size, max_size=size))
    groups = [[player for player in range(size) if levels[player] == level] for level in range(5)]
    met: Met = {player: set() for player in range(size)}
    pairs = [(a, b) for a in range(size) for b in range(a)]
    for a, b in draw(st.lists(st.sampled_from(pairs), max_size=20)) if pairs else []:
        met[a].add(b)
        met[b].add(a)
    return [group for group in groups if group], met


@settings(max_examples=120, deadline=None)
@given(fields(), st.integers(0, 5))
def test_the_best_pairing_is_found(field: tuple[list[list[int]], Met], seed: int) -> None:
    groups, met = field
    found = pair(groups, met, Random(seed))
    players = [player for group in groups for player in group]
    assert sorted(player for each in found.pairs for player in each) == sorted(players)
    best = min(price(pairs, groups, met) for pairs in every_pairing(players))
    assert price(found.pairs, groups, met) == best
    assert len(found.rematches) == best[0]
    assert can_pair(players, met) == (best[0] == 0)


@pytest.mark.parametrize("size", [30, 64, 130])
def test_large_fields_are_paired_within_their_groups_and_without_rematches(size: int) -> None:
    rng = Random(size)
    met: Met = {player: set() for player in range(size)}
    points = dict.fromkeys(range(size), 0)
    for number in range(7):
        scores = sorted(set(points.values()), reverse=True)
        groups = [[player for player in points if points[player] == score] for score in scores]
        found = pair(groups, met, rng)
        assert not found.rematches
        assert sorted(player for each in found.pairs for player in each) == list(range(size))
        crossing = sum(points[a] != points[b] for a, b in found.pairs)
        assert crossing <= len(groups) + number
        for a, b in found.pairs:
            met[a].add(b)
            met[b].add(a)
            won, lost = rng.choice([(6, 0), (0, 6), (3, 3), (4, 1), (2, 3)])
            points[a] += won
            points[b] += lost


def test_a_group_repairs_the_group_above_when_it_must() -> None:
    groups = [[1, 2, 3, 4], [5, 6]]
    met: Met = {5: {6}, 6: {5}, 1: {2}, 2: {1}}
    found = pair(groups, met, Random(1))
    assert found.rematches == []
    assert price(found.pairs, groups, met)[1] == 2


def test_the_last_group_can_repair_the_first_across_several_others() -> None:
    groups = [[1, 2, 3, 4], [5, 6], [7, 8], [9, 10]]
    met: Met = {player: {9, 10} for player in (5, 6, 7, 8)} | {9: {5, 6, 7, 8, 10}, 10: {5, 6, 7, 8, 9}}
    for seed in range(5):
        found = pair(groups, met, Random(seed))
        assert found.rematches == []
        assert price(found.pairs, groups, met) == (0, 2, 6, 0, 0, 0, 0, 0, 0)


def test_a_large_group_gives_two_of_its_players_to_two_who_have_met() -> None:
    groups = [list(range(60)), [60, 61]]
    met: Met = {60: {61}, 61: {60}}
    given_down: set[int] = set()
    for seed in range(12):
        found = pair(groups, met, Random(seed))
        assert price(found.pairs, groups, met) == (0, 2, 2, 0, 0)
        given_down.update(a for a, b in found.pairs if b >= 60)
    assert len(given_down) > 12


def test_the_same_seed_gives_the_same_pairing_and_another_seed_another() -> None:
    groups = [list(range(40))]
    assert pair(groups, {}, Random("a")).pairs == pair(groups, {}, Random("a")).pairs
    assert len({tuple(pair(groups, {}, Random(seed)).pairs) for seed in range(5)}) == 5


def test_an_odd_field_is_a_mistake_of_the_caller() -> None:
    with pytest.raises(ValueError, match="3 players"):
        pair([[1, 2, 3]], {}, Random(0))
