"""Rounds, matches and clocks as people see them."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from typing import cast

from netrunner.engine.terms import Side
from netrunner.server.events.wire import GameLoss, GameOutcome, LiveGame, MatchResult, MatchView, RoundClock, RoundView
from netrunner.tournament.clock import Clock
from netrunner.tournament.event import Event, Match, Round
from netrunner.tournament.reporting import game_losses
from netrunner.tournament.result import Result

Played = Mapping[tuple[int, int, int], LiveGame]
"""The games that are played here: (origin, first player, number) → game."""


def result_view(result: Result) -> MatchResult:
    games = [
        GameOutcome(
            outcome=game.outcome,
            ending=game.ending,
        )
        for game in result.games
    ]
    return MatchResult(points=result.points, games=games, how=result.how, leader=result.leader)


def match_view(event: Event, each: Round, match: Match, played: Played, concerned: bool) -> MatchView:
    """A match. What its players have reported so far is shown to those whom it concerns."""
    origin = each.origin_of(match)
    games = [played[key] for number in (0, 1) if (key := (origin, match.first, number)) in played]
    return MatchView(
        table=match.table,
        first=match.first,
        second=match.second,
        runner_first=match.runner_first,
        result=None if match.result is None else result_view(match.result),
        claims={player: result_view(claim) for player, claim in match.claims.items()} if concerned else {},
        disputed=concerned and match.disputed,
        losses=[
            GameLoss(player=player, side=cast("Side | None", side))
            for player, side in (game_losses(event, each.number, match) if concerned else [])
        ],
        games=games,
    )


def clock_view(clock: Clock, at: datetime) -> RoundClock:
    return RoundClock(
        minutes=clock.minutes,
        started=clock.started is not None,
        paused=clock.paused is not None,
        called=clock.time_called(at),
        left=clock.remaining(at).total_seconds(),
        at=at,
        extensions={table: clock.remaining(at, table).total_seconds() for table in sorted(clock.extensions)},
    )


def round_view(event: Event, each: Round, at: datetime, played: Played, leader: bool, reader: int | None) -> RoundView:
    """A round; tables in order, byes last."""
    ordered = sorted(each.matches, key=lambda match: (match.second is None, match.table))
    matches = [match_view(event, each, match, played, leader or reader in match.players) for match in ordered]
    return RoundView(number=each.number, published=each.published, matches=matches, clock=clock_view(each.clock, at))
