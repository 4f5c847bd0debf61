"""What happens on the floor during a round: the clock, extensions, rulings and reviews.

Tournament Regulations: IV.1 Tournament Round Times, I.3 Judge, I.7 Conduct, III.3 Missed Opportunities, II.2.d.
"""

from netrunner.tournament import commands
from netrunner.tournament.clock import Clock
from netrunner.tournament.cut import clock_of, the_bracket
from netrunner.tournament.errors import Refused
from netrunner.tournament.event import Event, Stage
from netrunner.tournament.judge import Matter, Penalty, Ruling, missed_opportunity
from netrunner.tournament.log import Entry


def current_clock(event: Event) -> Clock:
    """The clock of the round that is being played."""
    if event.stage is not Stage.ELIMINATION:
        return event.round.clock
    return clock_of(event, first_open_game(event))


def first_open_game(event: Event) -> int:
    games = the_bracket(event).open_games()
    if not games:
        raise Refused("No game is left to be played")
    return games[0]


def clock(event: Event, entry: Entry, command: commands.RunClock) -> None:
    """Start, pause, resume or end a round's time, or extend it for one table.

    Elimination rounds overlap: `game` says whose round is meant, where it is not the one of the first open game.
    """
    what, table = command.what, command.table
    if what == "extend" and (table is None or command.minutes is None):
        raise Refused("An extension says which table has how many more minutes")
    if what == "extend" and table not in _tables(event):
        raise Refused(f"Nobody plays at table {table} now")
    watch = current_clock(event)
    if event.stage is Stage.ELIMINATION:
        said = table if what == "extend" else command.game
        game = said if said is not None else first_open_game(event)
        watch = event.elimination_clocks.setdefault(the_bracket(event).slot(game).round, clock_of(event, game))
    if what == "start":
        watch.start(entry.at)
    elif what == "pause":
        watch.pause(entry.at)
    elif what == "resume":
        watch.resume(entry.at)
    elif what == "call":
        watch.call(entry.at)
    elif table is not None and command.minutes is not None:
        watch.extend(table, command.minutes)


def _tables(event: Event) -> list[int]:
    """Where somebody plays now; in the bracket every game has the table of its number."""
    if event.stage is Stage.ELIMINATION:
        return the_bracket(event).open_games()
    return [match.table for match in event.round.matches if match.second is not None]


def ruling(event: Event, entry: Entry, command: commands.GiveRuling) -> None:
    """A leader's ruling. Missed opportunities need the opponent's consent to be made good."""
    text, matter, penalty, table = command.text, command.matter, command.penalty, command.table
    players = [event.find(player).id for player in command.players]
    if matter == Matter.MISSED_OPPORTUNITY and command.use_late:
        missed_opportunity(text, command.consent)
    if penalty == Penalty.DISQUALIFICATION and matter != Matter.UNSPORTING_CONDUCT:
        raise Refused("A disqualification is recommended for unsporting conduct", "TR/marshal/3")
    number = len(event.judge_log.rulings) + 1
    event.judge_log.add(
        Ruling(
            number,
            entry.by,
            matter,
            text,
            players,
            table,
            command.rules,
            penalty,
            len(event.rounds),
            command.side,
            table if event.stage is Stage.ELIMINATION else None,
        )
    )


def review(event: Event, entry: Entry, command: commands.ReviewRuling) -> None:
    """A marshal reviews a ruling and decides for good."""
    event.judge_log.review(command.ruling, entry.by, command.text)


def call_judge(event: Event, entry: Entry, command: commands.CallJudge) -> None:
    """A player calls a judge to their table."""
    player = event.find(command.player or entry.by)
    if table_of(event, player.id) is None:
        raise Refused(f"{player.name} does not play now", "TR/conduct/2")
    if player.id in event.calls:
        raise Refused(f"{player.name} has called a judge already")
    event.calls.append(player.id)


def answer_call(event: Event, entry: Entry, command: commands.AnswerCall) -> None:
    player = event.find(command.player)
    if player.id not in event.calls:
        raise Refused(f"{player.name} has not called a judge")
    event.calls.remove(player.id)


def table_of(event: Event, player: int) -> int | None:
    """Where somebody plays now: a table, or the number of a game of the bracket."""
    for table in _tables(event) if event.rounds else []:
        if player in seated_at(event, table):
            return table
    return None


def seated_at(event: Event, table: int | None) -> tuple[int, ...]:
    """Who plays at a table now."""
    if table is None or not event.rounds or table not in _tables(event):
        return ()
    if event.stage is Stage.ELIMINATION:
        return the_bracket(event).players(table) or ()
    return next((match.players for match in event.round.matches if match.table == table), ())
