"""Tournament Regulations IV.2, IV.3, III.2 and VII.1.a: Swiss rounds."""

from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from netrunner.tournament.errors import Refused
from netrunner.tournament.event import Match
from netrunner.tournament.matching import pair
from netrunner.tournament.printing import pairing_rows
from netrunner.tournament.swiss import across_the_table, visible_pairings
from netrunner.tournament.tournament import Tournament
from tests.rulings import ruling
from tests.tournament.events import AT, at_the_cut, custom, do, event, play_round, play_swiss, started
from tests.tournament.test_matching import every_pairing


def pairs(made: Tournament) -> set[frozenset[int]]:
    return {frozenset(match.players) for match in made.event.round.matches}


class RandomPoints:
    """Results by lot."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)

    def __call__(self, match: Match) -> tuple[int, int]:
        return self.rng.choice([(6, 0), (0, 6), (3, 3), (4, 1), (1, 4), (5, 0), (2, 3)])


@ruling("TR/swiss-rounds/3", "TR/pairings/1")
def test_the_first_round_is_drawn_at_random() -> None:
    drawn = set()
    for seed in range(8):
        made = started(event(8, seed=str(seed)))
        made.pair(at=AT)
        assert sorted(number for match in made.event.round.matches for number in match.players) == list(range(1, 9))
        drawn.add(frozenset(pairs(made)))
    assert len(drawn) > 3


@ruling("TR/swiss-rounds/1", "TR/swiss-rounds/4")
def test_later_rounds_pair_equal_points_at_random() -> None:
    drawn = set()
    for seed in range(6):
        made = event(16, seed=str(seed))
        play_round(made)
        made.pair(at=AT)
        points = {number: tally.points for number, tally in made.event.tallies().items()}
        for match in made.event.round.matches:
            assert match.second is not None
            assert points[match.first] == points[match.second]
        drawn.add(frozenset(pairs(made)))
    assert len(drawn) > 3


@ruling("TR/swiss-rounds/5")
def test_the_odd_player_of_a_group_meets_one_of_the_next_and_the_rest_of_that_pair_up() -> None:
    down = set()
    for seed in range(12):
        groups = [[1, 2, 3], [4, 5, 6], [7, 8]]
        found = {frozenset(each) for each in pair(groups, {}, Random(seed)).pairs}
        assert sum(each <= {1, 2, 3} for each in found) == 1
        assert sum(each <= {4, 5, 6} for each in found) == 1
        assert frozenset((7, 8)) in found
        down.add(next(each for each in found if min(each) <= 3 < max(each)))
    assert len(down) > 3


@ruling("TR/swiss-rounds/ex1")
def test_john_stella_and_laramy_have_12_points_and_kyle_has_10() -> None:
    john, stella, laramy, kyle = 1, 2, 3, 4
    met = {john: {kyle}, stella: {kyle}, kyle: {john, stella}}
    for seed in range(6):
        found = {frozenset(each) for each in pair([[john, stella, laramy], [kyle]], met, Random(seed)).pairs}
        assert found == {frozenset((john, stella)), frozenset((laramy, kyle))}


@ruling("TR/swiss-rounds/6")
def test_in_the_first_round_the_bye_is_drawn_at_random() -> None:
    lucky: set[int] = set()
    for seed in range(12):
        made = started(event(5, seed=str(seed)))
        made.pair(at=AT)
        lucky.update(match.first for match in made.event.round.matches if match.second is None)
    assert len(lucky) > 2


@ruling("TR/swiss-rounds/7")
def test_later_the_lowest_ranked_player_without_a_bye_has_it() -> None:
    made = custom(9, swiss=4)
    had: list[int] = []
    for _ in range(4):
        ranks = [standing.id for standing in made.event.standings()]
        play_round(made)
        bye = next(match.first for match in made.event.round.matches if match.second is None)
        if len(made.event.rounds) > 1:
            assert bye == next(number for number in reversed(ranks) if number not in had)
        had.append(bye)
    assert len(set(had)) == 4


@ruling("TR/pairings/4", "TR/swiss-rounds/1")
def test_nobody_meets_the_same_opponent_twice_in_a_stage() -> None:
    made = play_swiss(custom(8, swiss=5))
    met = [frozenset(match.players) for each in made.event.rounds for match in each.matches]
    assert len(met) == len(set(met))


@ruling("TR/pairings/4")
def test_a_round_that_must_repeat_a_match_is_refused_unless_it_is_allowed() -> None:
    made = custom(4, swiss=4)
    for _ in range(3):
        play_round(made)
    with pytest.raises(Refused, match="repeats a match"):
        made.pair(at=AT)
    assert len(made.event.rounds) == 3
    made.pair(at=AT, allow_rematches=True)
    assert len(made.event.rounds) == 4


@ruling("TR/pairings/5")
def test_the_cut_ends_the_stage_and_old_opponents_may_meet_again() -> None:
    made = at_the_cut(players=4, cut=4, swiss=3)
    bracket = made.event.bracket
    assert bracket is not None
    assert bracket.players(1) is not None
    with pytest.raises(Refused, match="Swiss stage is over"):
        made.pair(at=AT)
    first = bracket.players(1)
    assert first is not None
    assert first[1] in made.event.met()[first[0]]


@ruling("TR/pairings/1", "TR/end-of-game/1")
def test_a_swiss_round_has_two_games_and_a_half_draft_round_one() -> None:
    assert custom(4, swiss=3).event.games == 2
    assert event(8, play="half draft").event.games == 1


@ruling("TR/swiss-rounds/2", "TR/tournament-points/2")
def test_without_a_cut_the_most_tournament_points_win() -> None:
    made = custom(8, swiss=3)
    play_round(made)
    assert made.event.champion() is None
    play_swiss(made)
    table = made.event.standings()
    assert made.event.champion() == table[0].id
    assert table[0].points == max(standing.points for standing in table)


@ruling("TR/tournament-points/2", "TR/swiss-rounds/2")
def test_with_a_cut_the_points_decide_who_goes_on() -> None:
    made = play_swiss(custom(10, swiss=3, cut=4))
    assert made.event.champion() is None
    top = [standing.id for standing in made.event.standings()[:4]]
    made.cut(at=AT)
    assert made.event.bracket is not None
    assert made.event.bracket.seeds == top


@ruling("TR/game-setup/1")
def test_who_is_the_runner_first_is_drawn_for_every_match() -> None:
    first = Counter[bool]()
    for seed in range(10):
        made = started(event(8, seed=str(seed)))
        made.pair(at=AT)
        first.update(match.runner_first == match.first for match in made.event.round.matches)
    assert min(first[True], first[False]) > 8


@ruling("TR/game-setup/2")
def test_the_players_switch_sides_for_the_second_game() -> None:
    made = started(event(4))
    made.pair(at=AT)
    for match in made.event.round.matches:
        one, two = match.sides(0), match.sides(1)
        assert one["runner"] == match.runner_first
        assert (one["corp"], one["runner"]) == (two["runner"], two["corp"])


@ruling("TR/game-setup/3")
def test_both_identities_stand_on_the_result_slip() -> None:
    from netrunner.tournament.printing import slips

    made = event()
    for number in range(4):
        made.register(f"P{number}", at=AT, corp=f"Corp {number}", runner=f"Runner {number}")
    made.start(at=AT)
    made.pair(at=AT)
    sheet = slips(made.event, made.event.round)
    assert all(f"Corp {number}" in sheet and f"Runner {number}" in sheet for number in range(4))


@ruling("TR/draft-swiss-pairings/1", "TR/draft-swiss-pairings/ex1")
def test_eight_drafters_meet_the_one_furthest_away() -> None:
    made = started(event(8, play="full draft"))
    do(made, "seats", at=AT, order=[1, 2, 3, 4, 5, 6, 7, 8])
    made.pair(at=AT)
    assert pairs(made) == {frozenset(each) for each in [(1, 5), (2, 6), (3, 7), (4, 8)]}
    assert across_the_table([3, 1, 2, 4]) == [(3, 2), (1, 4)]


@ruling("TR/draft-swiss-pairings/1")
def test_later_rounds_of_a_draft_are_swiss() -> None:
    made = event(8, play="full draft")
    play_round(made)
    made.pair(at=AT)
    points = {number: tally.points for number, tally in made.event.tallies().items()}
    assert all(points[a] == points[b] for a, b in pairs(made))


def test_players_with_first_round_byes_are_never_paired_with_each_other_or_given_another() -> None:
    made = event(6)
    for number in (1, 2, 3):
        do(made, "edit", at=AT, player=number, first_round_bye=True)
    made.start(at=AT)
    made.pair(at=AT)
    byes = [match.first for match in made.event.round.matches if match.second is None]
    assert set(byes) >= {1, 2, 3}
    assert len(byes) == 4


def test_unreported_results_stop_the_next_pairing() -> None:
    made = started(event(8))
    made.pair(at=AT)
    do(made, "report", at=AT, table=2, points=[6, 0])
    with pytest.raises(Refused, match="table 1, 3, 4"):
        made.pair(at=AT)


def test_no_more_rounds_than_announced_are_paired() -> None:
    made = play_swiss(custom(8, swiss=2))
    with pytest.raises(Refused, match="All 2"):
        made.pair(at=AT)


def test_hidden_pairings_are_the_leaders_until_published() -> None:
    made = started(event(8))
    made.pair(at=AT, hidden=True)
    assert visible_pairings(made.event, leader=False) == []
    assert len(visible_pairings(made.event, leader=True)) == 1
    do(made, "publish", at=AT)
    assert len(visible_pairings(made.event, leader=False)) == 1
    with pytest.raises(Refused, match="already"):
        do(made, "publish", at=AT)


def test_the_points_of_a_bye_do_not_tell_what_is_still_hidden() -> None:
    made = started(event(5))
    made.pair(at=AT, hidden=True)
    assert [standing.points for standing in made.event.standings()] == [0] * 5
    do(made, "publish", at=AT)
    assert [standing.points for standing in made.event.standings()] == [6, 0, 0, 0, 0]


@ruling("TR/draft-swiss-pairings/1")
def test_nobody_is_paired_across_the_table_without_a_known_seat() -> None:
    made = event(6, play="full draft")
    do(made, "seats", at=AT, order=[6, 5, 4, 3, 2, 1])
    made.register("Late", at=AT)
    made.start(at=AT)
    with pytest.raises(Refused, match="where Late sat"):
        made.pair(at=AT)
    do(made, "seats", at=AT, order=[6, 5, 4, 3, 2, 1, 7])
    made.pair(at=AT)


def test_the_leader_of_the_standings_wins_where_too_few_are_left_for_a_cut() -> None:
    made = play_swiss(custom(9, swiss=3, cut=4))
    assert made.event.champion() is None
    for number in range(4, 10):
        do(made, "drop", at=AT, player=number)
    with pytest.raises(Refused, match="leader of the standings wins"):
        made.cut(at=AT)
    assert made.event.champion() == made.event.standings()[0].id


def test_the_leader_wins_where_nobody_is_left_to_pair() -> None:
    made = custom(4, swiss=3)
    play_round(made)
    for number in (2, 3, 4):
        do(made, "drop", at=AT, player=number)
    assert made.event.champion() == made.event.standings()[0].id


def test_tables_can_be_reserved_fixed_and_moved() -> None:
    made = started(event(8))
    do(made, "reserve", at=AT, tables=[1, 3])
    do(made, "edit", at=AT, player=5, table=9)
    made.pair(at=AT)
    tables = {number: match.table for match in made.event.round.matches for number in match.players}
    assert tables[5] == 9
    assert set(tables.values()) == {2, 4, 5, 9}
    do(made, "move", at=AT, table=2, to=9)
    again = {number: match.table for match in made.event.round.matches for number in match.players}
    assert again[5] == 2


def test_pairings_by_name_show_table_and_opponent_of_everyone() -> None:
    made = started(event(5))
    made.pair(at=AT)
    rows = pairing_rows(made.event, made.event.round)
    assert [row[0] for row in rows] == ["Ada", "Bea", "Cid", "Dot", "Eli"]
    assert sum(row[2] == "bye" for row in rows) == 1


@settings(max_examples=20, deadline=None)
@given(st.integers(4, 17), st.integers(0, 999))
def test_random_tournaments_keep_every_rule_and_reach_a_champion(players: int, seed: int) -> None:
    made = play_swiss(custom(players, swiss=4 if players > 6 else 3, seed=str(seed)), RandomPoints(seed))
    met = Counter(frozenset(match.players) for each in made.event.rounds for match in each.matches if match.second)
    byes = made.event.byes()
    assert set(met.values()) == {1}
    assert all(count == 1 for count in byes.values())
    assert sum(byes.values()) == (len(made.event.rounds) if players % 2 else 0)
    assert made.event.champion() is not None
    assert made.audit() == []


@settings(max_examples=30, deadline=None)
@given(st.integers(2, 7), st.integers(0, 999))
def test_small_fields_are_paired_until_no_round_without_a_rematch_is_left(players: int, seed: int) -> None:
    made = custom(players, swiss=9, seed=str(seed))
    made.start(at=AT)
    while len(made.event.rounds) < 8:
        met, field = made.event.met(), list(made.event.players)
        byes = made.event.byes()
        fewest = [number for number in field if byes[number] == min(byes[other] for other in field)]
        fields = [field] if players % 2 == 0 else [[n for n in field if n != bye] for bye in fewest]
        possible = any(all(b not in met[a] for a, b in pairing) for each in fields for pairing in every_pairing(each))
        try:
            play_round(made, RandomPoints(seed + len(made.event.rounds)))
        except Refused:
            assert not possible
            return
        assert possible
