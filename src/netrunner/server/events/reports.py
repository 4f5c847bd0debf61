"""Results as people report them from this site: from their own side of the table, or from a leader's desk.

Tournament Regulations: IV.6 End of Game, IV.7 Tournament Points, IV.7.a Intentional Round Split.
"""

from __future__ import annotations

from typing import Any

from netrunner.server.errors import Refused
from netrunner.server.events import requests
from netrunner.server.events.context import Context, given
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
    if number > len(event.rounds):
        raise Refused(f"There is no round {number}: {len(event.rounds)} have been paired.", 404, field="round")
    return event.rounds[number - 1]


def report(context: Context, action: requests.ReportMatch) -> None:
    each, match = match_at(context, action.round, action.table)
    if not each.published and not context.person.leads(context.event):
        raise Refused("The pairings of this round are not published yet.", 403)
    told_by = action.seen_by if action.seen_by is not None or action.table is not None else context.me().id
    swapped = told_by is not None and told_by == match.second
    context.do(
        "report",
        round=each.number,
        table=match.table,
        **result_of(context, action, swapped),
        **given(correct=action.correct),
    )


def result_of(context: Context, action: requests.ReportMatch, swapped: bool) -> dict[str, Any]:
    """What the log is told, from the first player's side."""
    if [action.points is not None, action.games is not None, action.split].count(True) != 1:
        raise Refused("Report the points, the games, or a split: one of them.", 422, field="points")
    if action.split:
        return {"split": True, "leader": action.leader or context.by}
    if action.points is not None:
        points = list(action.points)
        return {"points": points[::-1] if swapped else points}
    assert action.games is not None
    games = [game.model_dump(exclude_none=True) for game in action.games]
    return {"games": games[::-1] if swapped else games}


def confirm(context: Context, action: requests.ConfirmReport) -> None:
    if action.game is not None:
        context.do("confirm", game=action.game)
        return
    each, match = match_at(context, action.round, action.table)
    context.do("confirm", round=each.number, table=match.table)


def report_game(context: Context, action: requests.ReportGame) -> None:
    """A game of the bracket; without a winner a draw."""
    outcome = {"draw": True} if action.winner is None else {"winner": action.winner}
    context.do("game", game=action.game, **outcome)
