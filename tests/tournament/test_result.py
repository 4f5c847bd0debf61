"""Tournament Regulations IV.6 and IV.7: how games end and what they are worth."""

from itertools import product

import pytest

from netrunner.tournament.errors import Refused
from netrunner.tournament.result import (
    Ending,
    Game,
    Outcome,
    by_agenda_points,
    by_concession,
    by_games,
    by_points,
    by_time,
    explanations,
    possible_totals,
    split,
)
from netrunner.tournament.tournament import Tournament
from tests.rulings import ruling
from tests.tournament.events import AT, do, event, play_round, started


@ruling("TR/end-of-game/2")
def test_seven_agenda_points_win_the_game() -> None:
    game = by_agenda_points(7, 5)
    assert (game.corp_points, game.runner_points) == (3, 0)
    game = by_agenda_points(3, 8)
    assert (game.corp_points, game.runner_points) == (0, 3)
    with pytest.raises(Refused, match="Neither"):
        by_agenda_points(6, 6)


@ruling("TR/end-of-game/3")
def test_a_flatline_is_a_win_for_the_corp() -> None:
    assert Game(Outcome.CORP, Ending.FLATLINE).corp_points == 3
    with pytest.raises(Refused, match="flatline"):
        Game(Outcome.RUNNER, Ending.FLATLINE)


@ruling("TR/end-of-game/4")
def test_an_empty_rd_is_a_win_for_the_runner() -> None:
    assert Game(Outcome.RUNNER, Ending.EMPTY_RD).runner_points == 3
    with pytest.raises(Refused, match="empty R&D"):
        Game(Outcome.CORP, Ending.EMPTY_RD)


@ruling("TR/end-of-game/6", "TR/tournament-points/4")
def test_when_time_ends_the_game_more_agenda_points_are_a_modified_win() -> None:
    ahead, behind = by_time(4, 2), by_time(2, 4)
    assert (ahead.corp_points, ahead.runner_points) == (2, 0)
    assert (behind.corp_points, behind.runner_points) == (0, 2)
    assert by_time(7, 4).outcome is Outcome.CORP


@ruling("TR/end-of-game/7", "TR/tournament-points/5")
def test_when_time_ends_the_game_equal_agenda_points_are_a_draw() -> None:
    game = by_time(3, 3)
    assert (game.corp_points, game.runner_points) == (1, 1)


@ruling("TR/end-of-game/8")
def test_who_concedes_loses_and_the_opponent_wins() -> None:
    game = by_concession("corp")
    assert (game.corp_points, game.runner_points) == (0, 3)
    game = by_concession("runner")
    assert (game.corp_points, game.runner_points) == (3, 0)


@ruling("TR/tournament-points/3", "TR/tournament-points/6")
def test_a_win_is_three_points_and_a_loss_none() -> None:
    assert by_games(Game(Outcome.CORP), Game(Outcome.CORP)).points == (3, 3)
    assert by_games(Game(Outcome.CORP), Game(Outcome.RUNNER)).points == (6, 0)
    assert by_games(Game(Outcome.RUNNER), Game(Outcome.CORP)).points == (0, 6)


@ruling("TR/tournament-points/1", "TR/end-of-game/1")
def test_a_round_is_worth_the_points_of_both_its_games() -> None:
    made = started(event(4))
    made.pair(at=AT)
    match = made.event.round.matches[0]
    games = [{"outcome": "corp", "ending": "agenda points"}, {"outcome": "draw", "ending": "time"}]
    with pytest.raises(Refused, match="2 games"):
        do(made, "report", at=AT, table=match.table, games=games[:1])
    do(made, "report", at=AT, table=match.table, games=games)
    tallies = made.event.tallies()
    assert match.second is not None
    assert (tallies[match.first].points, tallies[match.second].points) == (4, 1)


def test_only_totals_that_games_can_add_up_to_are_accepted() -> None:
    for first, second in product(range(8), repeat=2):
        if (first, second) in possible_totals(2):
            assert by_points(first, second).points == (first, second)
            assert any(explanations((first, second)))
        else:
            assert not any(explanations((first, second)))
            with pytest.raises(Refused, match="cannot be the result"):
                by_points(first, second)


@ruling("TR/intentional-round-split/1")
def test_a_split_needs_a_leader_who_was_present() -> None:
    made = started(event(4))
    made.pair(at=AT)
    with pytest.raises(Refused, match="leader"):
        do(made, "report", at=AT, table=1, split=True)
    with pytest.raises(Refused, match="not a leader"):
        do(made, "report", at=AT, table=1, split=True, leader="Ada")
    do(made, "report", at=AT, table=1, split=True, leader="Olga")


@ruling("TR/leader-participation/2", "TR/intentional-round-split/1")
def test_a_leader_who_plays_the_match_is_not_the_leader_present() -> None:
    made = event(3)
    do(made, "staff", at=AT, name="Jutta", role="judge")
    made.register("Jutta", at=AT)
    made.start(at=AT)
    made.pair(at=AT)
    match = made.event.round.match_of(4)
    assert match is not None
    with pytest.raises(Refused, match="Jutta plays this match; Olga"):
        do(made, "report", at=AT, table=match.table, split=True, leader="Jutta")
    do(made, "report", at=AT, table=match.table, split=True, leader="Olga")


@ruling("TR/intentional-round-split/2")
def test_a_split_is_three_points_for_each() -> None:
    assert split("Olga").points == (3, 3)


def two_reports() -> Tournament:
    made = started(event(4))
    made.pair(at=AT)
    return made


def test_a_second_report_of_a_table_is_refused_and_a_leader_can_correct_it() -> None:
    made = two_reports()
    do(made, "report", at=AT, table=1, points=[6, 0])
    with pytest.raises(Refused, match="already have 6-0"):
        do(made, "report", at=AT, table=1, points=[3, 3])
    do(made, "report", at=AT, table=1, points=[3, 3], correct=True)
    result = made.event.round.matches[0].result
    assert result is not None
    assert result.points == (3, 3)


def test_a_players_report_waits_for_the_opponent() -> None:
    made = two_reports()
    match = made.event.round.matches[0]
    one, two = (made.event.players[number].name for number in match.players)
    do(made, "report", at=AT, by=one, table=1, points=[6, 0])
    assert match.result is None
    with pytest.raises(Refused, match="opponent confirms"):
        do(made, "confirm", at=AT, by=one, table=1)
    do(made, "confirm", at=AT, by=two, table=1)
    assert made.event.round.matches[0].points_of(match.first) == 6


def test_contradictory_reports_of_the_two_players_go_to_a_judge() -> None:
    made = two_reports()
    one, two = (made.event.players[number].name for number in made.event.round.matches[0].players)
    do(made, "report", at=AT, by=one, table=1, points=[6, 0])
    do(made, "report", at=AT, by=two, table=1, points=[0, 6])
    assert made.event.round.matches[0].disputed
    assert made.event.round.matches[0].result is None
    with pytest.raises(Refused, match="differ"):
        do(made, "confirm", at=AT, table=1)
    do(made, "report", at=AT, table=1, points=[3, 3])
    match = made.event.round.matches[0]
    assert match.result is not None
    assert match.result.points == (3, 3)
    assert not match.disputed


def test_players_who_contradicted_each_other_can_still_agree() -> None:
    made = two_reports()
    match = made.event.round.matches[0]
    one, two = (made.event.players[number].name for number in match.players)
    do(made, "report", at=AT, by=one, table=1, points=[6, 0])
    do(made, "report", at=AT, by=two, table=1, points=[0, 6])
    do(made, "report", at=AT, by=one, table=1, points=[0, 6])
    assert match.result is not None
    assert match.result.points == (0, 6)


def test_points_and_games_that_say_the_same_agree_and_the_games_are_kept() -> None:
    made = two_reports()
    match = made.event.round.matches[0]
    one, two = (made.event.players[number].name for number in match.players)
    do(made, "report", at=AT, by=one, table=1, games=[{"outcome": "corp"}, {"outcome": "runner"}])
    do(made, "report", at=AT, by=two, table=1, points=[6, 0])
    assert match.result is not None
    assert len(match.result.games) == 2


def test_games_that_contradict_the_stated_points_are_refused() -> None:
    made = two_reports()
    games = [{"outcome": "corp"}, {"outcome": "corp"}]
    with pytest.raises(Refused, match="games give 3-3"):
        do(made, "report", at=AT, table=1, games=games, points=[6, 0])
    with pytest.raises(Refused, match=r"`games.0.outcome` of .report. is .corp."):
        do(made, "report", at=AT, table=1, games=[{"outcome": "banana"}, {"outcome": "corp"}])
    with pytest.raises(Refused, match="no table 77"):
        do(made, "report", at=AT, table=77, points=[6, 0])


def test_a_game_that_was_never_started_gives_nobody_points() -> None:
    assert by_games(Game(Outcome.CORP), Game(Outcome.NOT_PLAYED)).points == (3, 0)


@ruling("TR/pairings/3")
def test_a_bye_is_every_win_of_the_round() -> None:
    made = event(5)
    play_round(made)
    lucky = next(match.first for match in made.event.round.matches if match.second is None)
    assert made.event.tallies()[lucky].points == 6
    made = event(9, play="half draft")
    play_round(made, lambda match: (3, 0))
    lucky = next(match.first for match in made.event.round.matches if match.second is None)
    assert made.event.tallies()[lucky].points == 3
