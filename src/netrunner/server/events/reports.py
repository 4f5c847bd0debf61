"""Results as people report them from this site: from their own side of the table, or from a leader's desk.

Tournament Regulations: IV.6 End of Game, IV.7 Tournament Points, IV.7.a Intentional Round Split.
"""

from __future__ import annotations

from typing import Any

from netrunner.server.errors import Refused
from netrunner.server.events import requests
from netrunner.server.events.context import Context
from netrunner.tournament import commands
from netrunner.tournament.event import Event, Match, Round


def match_at(context: Context, number: int | None, table: int | None) -> tuple[Round, Match]:
    """The match that a report is about: at a table, or one's own."""
    event = context.event
    each = the_round(event, number)
    if table is None:
        match = each.match_of(context.me().id)
        if match is None or match.second is None:
            raise Refused(f"You have no opponent in round {each.number}.", 409)
        return each, match
    found = next((match for match in each.matches if match.table == table and match.second is not None), None)
    if found is None:
        raise Refused(f"There is no table {table} in round {each.number}.", 404, field="table")
    return each, found


def the_round(event: Event, number: int | None) -> Round:
    if number is None:
        return event.round
    if not 1 <= number <= len(event.rounds):
        raise Refused(f"There is no round {number}: {len(event.rounds)} have been paired.", 404, field="round")
    return event.rounds[number - 1]


def report(context: Context, request: requests.ReportMatch) -> None:
    each, match = match_at(context, request.round, request.table)
    if not each.published and not context.person.leads(context.event):
        raise Refused("The pairings of this round are not published yet.", 403)
    told_by = request.seen_by if request.seen_by is not None or request.table is not None else context.me().id
    swapped = told_by is not None and told_by == match.second
    result = result_of(context, request, swapped)
    told = commands.RecordedReport(round=each.number, table=match.table, correct=request.correct, **result)
    context.give(told)


def result_of(context: Context, request: requests.ReportMatch, swapped: bool) -> dict[str, Any]:
    """What the log is told, from the first player's side."""
    if [request.points is not None, request.games is not None, request.split].count(True) != 1:
        raise Refused("Report the points, the games, or a split: one of them.", 422, field="points")
    if request.split:
        return {"split": True, "leader": request.leader or context.by}
    if request.points is not None:
        return {"points": request.points[::-1] if swapped else request.points}
    assert request.games is not None
    return {"games": request.games[::-1] if swapped else request.games}


def confirm(context: Context, command: commands.Confirm) -> None:
    if command.game is None:
        each, match = match_at(context, command.round, command.table)
        command = commands.Confirm(round=each.number, table=match.table)
    context.give(command)


def report_game(context: Context, command: commands.ReportGame) -> None:
    """A game of the bracket; without a winner a draw."""
    drawn = {"draw": True} if command.winner is None else {"winner": command.winner}
    context.give(commands.RecordedGame(game=command.game, **drawn))
