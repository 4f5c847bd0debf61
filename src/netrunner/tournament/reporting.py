"""Reporting results: by a leader, or by a player with the opponent's confirmation; corrections; splits.

Tournament Regulations: IV.6 End of Game, IV.7 Tournament Points, IV.7.a Intentional Round Split,
II.2.d Lost and Damaged Cards (conceded games).
"""

from netrunner.tournament import commands
from netrunner.tournament.attendance import conceded_sides
from netrunner.tournament.cut import counts_at_once, player_in, the_bracket
from netrunner.tournament.errors import Refused
from netrunner.tournament.event import Event, Match, Round, Stage
from netrunner.tournament.judge import Penalty
from netrunner.tournament.log import Entry
from netrunner.tournament.result import WIN, Game, Outcome, Result, by_games, by_points, one_game, split
from netrunner.tournament.roles import rules_on


def find_match(event: Event, number: int | None, table: int | None) -> tuple[Round, Match]:
    """The match at a table of a round, the current one unless said."""
    if table is None:
        raise Refused("Say which table it is about")
    number = number if number is not None else len(event.rounds)
    if not 1 <= number <= len(event.rounds):
        raise Refused(f"There is no round {number}; {len(event.rounds)} have been paired")
    each = event.rounds[number - 1]
    match = next((match for match in each.matches if match.table == table and match.second is not None), None)
    if match is None:
        last = max((match.table for match in each.matches), default=0)
        raise Refused(f"There is no table {table} in round {number}; the tables go up to {last}")
    return each, match


def read_result(event: Event, each: Round, match: Match, command: commands.Report) -> Result:
    """The result that a command reports, checked."""
    if command.split:
        if event.games != 2:
            raise Refused("A round of one game cannot be split", "TR/intentional-round-split/1")
        leader = command.leader or ""
        if leader and not event.staff.leads_now(leader):
            why = "is off duty" if event.staff.is_leader(leader) else "is not a leader of this event"
            raise Refused(f"{leader} {why}", "TR/intentional-round-split/1")
        if leader in (event.players[player].name for player in match.players):
            others = ", ".join(rules_on([leader], event.staff))
            raise Refused(f"{leader} plays this match; {others} can be present", "TR/leader-participation/2")
        return split(leader)
    stated = _points(command)
    if command.games is None:
        if stated is None:
            raise Refused("A report holds the points or the games")
        result = by_points(*stated, games=event.games)
        _check_totals_conceded(event, each, match, result)
        return result
    games = [Game(told.outcome, told.ending) for told in command.games]
    if len(games) != event.games:
        raise Refused(f"A round here has {event.games} games, not {len(games)}", "TR/end-of-game/1")
    if event.games == 1:
        result = one_game(games[0], match.sides(0)["corp"] == match.first)
    else:
        result = by_games(*games)
    if stated is not None and stated != result.points:
        raise Refused(
            f"The games give {result.points[0]}-{result.points[1]}, and the report says {stated[0]}-{stated[1]}",
            "TR/tournament-points/1",
        )
    _check_conceded(event, each, match, result)
    return result


def _points(command: commands.Report) -> tuple[int, int] | None:
    points = command.points
    if points is None:
        return None
    if len(points) != 2:
        raise Refused(f"A report has the points of two players, not {points}")
    return points[0], points[1]


def _check_conceded(event: Event, each: Round, match: Match, result: Result) -> None:
    """A player who lacks a card has conceded the game with that deck."""
    for player in match.players:
        for side in conceded_sides(event, player, each.number):
            index = 0 if (side == "corp") == (player == match.first) else 1
            if event.games == 1:
                if match.sides(0)[side] != player:
                    continue
                index = 0
            won = Outcome.RUNNER if side == "corp" else Outcome.CORP
            if result.games[index].outcome is not won:
                raise _must_concede(event, player, side)


def _check_totals_conceded(event: Event, each: Round, match: Match, result: Result) -> None:
    for player in match.players:
        sides = conceded_sides(event, player, each.number)
        if event.games == 1:
            sides = [side for side in sides if match.sides(0)[side] == player]
        theirs = result.points[1 if player == match.first else 0]
        if theirs < WIN * len(sides):
            raise _must_concede(event, player, " and the ".join(sides))


def _must_concede(event: Event, player: int, side: str) -> Refused:
    return Refused(
        f"{event.players[player].name} lacks a card of the {side} deck and concedes the game with it",
        "TR/lost-and-damaged-cards/2",
    )


def report(event: Event, entry: Entry, command: commands.RecordedReport) -> None:
    """Enter a result. A player's report waits for the opponent; a leader's counts at once.

    Reports that differ are both kept, so that the players or a leader can settle which is right.
    """
    correct = command.correct
    if event.stage is Stage.ELIMINATION and not correct:
        raise Refused("The Swiss rounds are over: report a game of the bracket, or correct a Swiss result")
    each, match = find_match(event, command.round, command.table)
    result = read_result(event, each, match, command)
    names = " and ".join(event.players[player].name for player in match.players)
    if match.result is not None and not correct:
        points = f"{match.result.points[0]}-{match.result.points[1]}"
        raise Refused(
            f"{names} (round {each.number}, table {match.table}) already have {points}; a leader can correct it"
        )
    if correct and match.result is None:
        raise Refused(f"{names} have no result yet that could be corrected")
    if correct and event.bracket is not None and event.bracket.begun:
        raise Refused("The elimination rounds have begun: Swiss results stand")
    reporter = next((player for player in match.players if event.players[player].name == entry.by), None)
    if reporter is None or counts_at_once(event, entry.by, command.played):
        _accept(match, result)
        return
    match.claims[reporter] = result
    if match.disputed and (agreed := agreement(*match.claims.values())):
        _accept(match, agreed)


def agreement(one: Result, other: Result) -> Result | None:
    """What two reports have in common: the one that says more, if the other does not contradict it."""
    if one.points != other.points or (one.games and other.games and one.games != other.games):
        return None
    return one if one.games else other


def confirm(event: Event, entry: Entry, command: commands.Confirm) -> None:
    """The opponent, or a leader, confirms what a player reported."""
    if command.game is not None:
        game = command.game
        the_bracket(event).confirm(game, player_in(event, game, entry.by))
        return
    _, match = find_match(event, command.round, command.table)
    claims = {event.players[player].name: claim for player, claim in match.claims.items()}
    own = claims.pop(entry.by, None)
    if own is not None and not claims:
        raise Refused(f"{entry.by} reported this: the opponent confirms it")
    if not claims:
        raise Refused(f"Nothing has been reported at table {match.table} that waits for a confirmation")
    if len(claims) == 2:
        raise Refused(f"The reports from table {match.table} differ: enter the right result instead", "TR/conduct/2")
    _accept(match, *claims.values())


def game_losses(event: Event, number: int, match: Match) -> list[tuple[int, str | None]]:
    """The game losses that leaders have given in a match: to whom, and in the game with which deck where it is said."""
    return [
        (player, ruling.side)
        for ruling in event.judge_log.rulings
        if ruling.penalty is Penalty.GAME_LOSS and ruling.round == number and ruling.game is None
        for player in ruling.players
        if player in match.players
    ]


def contradictions(event: Event, number: int, match: Match) -> list[str]:
    """What a match's result says otherwise than its leaders ruled, a sentence each."""
    result = match.result
    if result is None or match.second is None:
        return []
    found = []
    given = game_losses(event, number, match)
    for player in match.players:
        sides = [side for loser, side in given if loser == player]
        theirs = result.points[1 if player == match.first else 0]
        wrong = theirs < WIN * min(len(sides), event.games)
        if result.games and not wrong:
            wrong = any(side is not None and not _lost(event, match, result, player, side) for side in sides)
        if sides and wrong:
            name = event.players[player].name
            found.append(f"Table {match.table}: {name} was given a game loss, and the result does not show it")
    return found


def _lost(event: Event, match: Match, result: Result, player: int, side: str) -> bool:
    """Whether a player lost the game with one of their decks."""
    if event.games == 1:
        return match.sides(0)[side] != player or result.points[1 if player == match.first else 0] == WIN
    index = 0 if (side == "corp") == (player == match.first) else 1
    return result.games[index].outcome is (Outcome.RUNNER if side == "corp" else Outcome.CORP)


def _accept(match: Match, result: Result) -> None:
    match.result = result
    match.claims.clear()
