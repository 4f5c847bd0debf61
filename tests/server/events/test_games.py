"""What the games that are played here mean for a tournament's log."""

from __future__ import annotations

import pytest

from netrunner.server.events.online_games import WantedGame, match_outcome, matches_of, outcome_of, seconds_each
from netrunner.server.storage.schema import GameRow
from netrunner.tournament import commands
from netrunner.tournament.result import Outcome
from tests.tournament.events import AT, at_the_cut, custom, play_bracket


def finished(winner: str | None, reason: str) -> GameRow:
    return GameRow(winner=winner, reason=reason, status="finished")


@pytest.mark.parametrize(
    ("winner", "reason", "outcome", "ending"),
    [
        ("corp", "agenda points", "corp", "agenda points"),
        ("runner", "agenda points", "runner", "agenda points"),
        ("corp", "flatline", "corp", "flatline"),
        ("runner", "the Corp cannot draw", "runner", "empty R&D"),
        ("corp", "concession", "corp", "concession"),
        ("runner", "time", "runner modified", "time"),
        ("corp", "time called", "corp modified", "time"),
        (None, "time called", "draw", "time"),
        (None, "draw by agreement", "draw", None),
    ],
)
def test_every_end_of_a_game_has_its_place_in_the_regulations(
    winner: str | None, reason: str, outcome: str, ending: str | None
) -> None:
    told = outcome_of(finished(winner, reason))
    assert told is not None
    assert (told.outcome, told.ending) == (outcome, ending)


def test_a_game_that_a_leader_stopped_means_nothing() -> None:
    assert outcome_of(finished(None, "stopped by a leader")) is None


def test_a_game_that_both_players_have_left_is_not_played() -> None:
    made = custom(4, swiss=1, online=True)
    made.start(at=AT)
    made.pair(at=AT)
    match = made.event.round.matches[0]
    game = next(matches_of(made.event))[1][0]
    assert match_outcome(made.event, game, None, AT) is None
    for player in match.players:
        made.do(commands.Drop(player=player), at=AT)
    assert match_outcome(made.event, game, None, AT) == commands.GameReport(outcome=Outcome.NOT_PLAYED)


def test_each_side_has_half_of_the_longer_time_of_a_final() -> None:
    made = at_the_cut(players=6, cut=4, online=True)
    play_bracket(made)
    bracket = made.event.bracket
    assert bracket is not None
    minutes = [seconds_each(made.event, WantedGame((1, 1, 0), 1, 2, 0, game)) / 60 for game in (1, bracket.final)]
    assert minutes == [20, 30]
