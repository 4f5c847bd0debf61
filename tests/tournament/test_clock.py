"""Tournament Regulations IV.1 and the end of a game by time."""

from datetime import datetime, timedelta

import pytest

from netrunner.tournament.clock import Clock, LastTurns
from netrunner.tournament.cut import clock_of
from netrunner.tournament.errors import Refused
from netrunner.tournament.floor import current_clock
from tests.rulings import ruling
from tests.tournament.events import AT, at_the_cut, choose_all, do, event, started


def after(minutes: float) -> datetime:
    return AT + timedelta(minutes=minutes)


@ruling("TR/round-times/1", "TR/round-times/4")
def test_time_is_called_when_the_length_of_the_round_has_passed() -> None:
    made = started(event(4))
    made.pair(at=AT)
    do(made, "clock", at=AT, what="start")
    clock = made.event.round.clock
    assert clock.remaining(after(64)) == timedelta(minutes=1)
    assert not clock.time_called(after(64))
    assert clock.time_called(after(65))


def test_a_clock_that_was_not_started_does_not_run() -> None:
    assert not Clock(65).time_called(after(1000))


def test_paused_time_does_not_count() -> None:
    clock = Clock(65)
    clock.start(AT)
    clock.pause(after(10))
    assert clock.remaining(after(30)) == timedelta(minutes=55)
    clock.resume(after(40))
    assert clock.remaining(after(50)) == timedelta(minutes=45)
    assert clock.time_called(after(95))


def test_an_extension_is_for_one_table() -> None:
    clock = Clock(65)
    clock.start(AT)
    clock.extend(3, 5)
    assert clock.time_called(after(66))
    assert not clock.time_called(after(66), table=3)
    assert clock.time_called(after(70), table=3)


def test_time_called_early_leaves_the_extensions() -> None:
    clock = Clock(65)
    clock.start(AT)
    clock.extend(3, 5)
    clock.call(after(60))
    assert clock.time_called(after(60))
    assert clock.remaining(after(62), table=3) == timedelta(minutes=3)


@pytest.mark.parametrize("what", ["pause", "resume", "call"])
def test_a_clock_that_does_not_run_cannot_be_stopped(what: str) -> None:
    made = started(event(4))
    made.pair(at=AT)
    with pytest.raises(Refused):
        do(made, "clock", at=AT, what=what)


def test_a_table_where_nobody_plays_has_no_extra_time() -> None:
    made = started(event(4))
    made.pair(at=AT)
    with pytest.raises(Refused, match="Nobody plays at table 9"):
        do(made, "clock", at=AT, what="extend", table=9, minutes=5)


def test_extra_time_goes_with_the_players_who_move() -> None:
    made = started(event(8))
    made.pair(at=AT)
    do(made, "clock", at=AT, what="extend", table=1, minutes=5)
    do(made, "clock", at=AT, what="extend", table=2, minutes=7)
    do(made, "move", at=AT, table=1, to=2)
    assert made.event.round.clock.extensions == {1: 7, 2: 5}
    do(made, "move", at=AT, table=1, to=30)
    assert made.event.round.clock.extensions == {2: 5, 30: 7}


def test_extra_time_in_the_bracket_belongs_to_the_round_of_its_game() -> None:
    made = at_the_cut(players=10, cut=8)
    choose_all(made)
    bracket = made.event.bracket
    assert bracket is not None
    for game in (1, 2):
        do(made, "game", at=AT, game=game, winner=min(bracket.players(game) or ()))
    do(made, "clock", at=AT, what="extend", table=7, minutes=5)  # while round one still goes on
    assert clock_of(made.event, 7).extensions == {7: 5}
    assert clock_of(made.event, 3).extensions == {}
    with pytest.raises(Refused, match="Nobody plays at table 9"):
        do(made, "clock", at=AT, what="extend", table=9, minutes=5)


def test_a_clock_starts_once() -> None:
    clock = Clock(65)
    clock.start(AT)
    with pytest.raises(Refused, match="already"):
        clock.start(after(1))
    with pytest.raises(Refused, match="after"):
        clock.pause(AT - timedelta(minutes=1))
    with pytest.raises(Refused, match="one minute"):
        clock.extend(1, 0)


@ruling("TR/round-times/5", "TR/round-times/6")
def test_elimination_rounds_have_40_minutes_and_the_final_60() -> None:
    made = at_the_cut()
    choose_all(made)
    lengths = []
    bracket = made.event.bracket
    assert bracket is not None
    while bracket.champion is None:
        lengths.append(current_clock(made.event).minutes)
        game = bracket.open_games()[0]
        made.settle_sides(at=AT)
        pair = bracket.players(game)
        assert pair is not None
        do(made, "game", at=AT, game=game, winner=pair[1])
    assert lengths == [40, 40, 40, 40, 40, 60, 60]


@ruling("TR/end-of-game/5")
@pytest.mark.parametrize(("active", "other"), [("corp", "runner"), ("runner", "corp")])
def test_after_time_is_called_both_players_complete_a_turn(active: str, other: str) -> None:
    game = LastTurns(active)
    with pytest.raises(Refused, match="turn"):
        game.complete_turn(other)
    game.complete_turn(active)
    assert not game.over
    game.complete_turn(other)
    assert game.over
    with pytest.raises(Refused, match="over"):
        game.complete_turn(active)
