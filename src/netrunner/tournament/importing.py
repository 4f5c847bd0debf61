"""Make a tournament of our own from a record that another program wrote, so that it can be continued here.

Every entry goes through the same rules as at the table. Draws that were made elsewhere are marked as imported.
"""

from datetime import date, datetime

from netrunner.tournament import commands
from netrunner.tournament.commands import DrawnMatch, GameReport, refusing
from netrunner.tournament.cut import qualified
from netrunner.tournament.errors import Refused
from netrunner.tournament.event import fold_name
from netrunner.tournament.names import clean_name
from netrunner.tournament.record import Record, Recorded, RecordedMatch
from netrunner.tournament.result import POINTS, WIN, Outcome, possible_totals
from netrunner.tournament.sides import SideReason
from netrunner.tournament.structure import PlayMode
from netrunner.tournament.tournament import Tournament


@refusing()
def tournament_from(record: Record, *, at: datetime, organizer: str, seed: str) -> Tournament:
    """The recorded event as a log. Players keep their names and get new numbers in the order of the file."""
    cut = len(record.seeds)
    made = Tournament.new(
        record.name or "Imported event",
        _day(record.date, at),
        organizer=_organizer(record, organizer),
        seed=seed,
        at=at,
        structure="custom",
        swiss=max(1, len(record.rounds)),
        cut=cut,
        play=str(_play(record)),
        **({"single_sided": True} if record.single_sided else {}),
        **({"elimination": "single"} if record.single_elimination else {}),
    )
    numbers: dict[int, int] = {}
    played = {player for matches in record.rounds for player in _present(matches)}
    for player in record.players.values():
        if player.id not in played:
            _enter(made, player, numbers, at)
            made.do(commands.Drop(player=numbers[player.id]), at=at)
    for round_number, matches in enumerate(record.rounds, start=1):
        _attendance(made, record, numbers, _present(matches), at)
        if round_number == 1:
            made.start(at=at)
        _round(made, numbers, matches, at)
    if cut:
        _cut(made, record, numbers, at)
    else:
        _still_there(made, record, numbers, at)
    for player in record.players.values():
        if player.disqualified and player.id in numbers:
            made.do(commands.Disqualify(player=numbers[player.id], reason="Disqualified, as the file says"), at=at)
    return made


def _still_there(made: Tournament, record: Record, numbers: dict[int, int], at: datetime) -> None:
    """Who was not in the last round, and has not left as the file says, can be paired in the next: a latecomer, say."""
    for player in record.players.values():
        if player.active and not player.disqualified and not made.event.players[numbers[player.id]].active:
            made.do(commands.Rejoin(player=numbers[player.id]), at=at)


def _play(record: Record) -> PlayMode:
    """Whether the rounds had one game, as in a half draft: then a bye was worth one win."""
    if record.single_sided:
        return PlayMode.STANDARD
    matches = [match for matches in record.rounds for match in matches]
    byes = [match.points[0] for match in matches if match.second is None]
    single = all(match.points in possible_totals(1) for match in matches)
    return PlayMode.HALF_DRAFT if single and byes and max(byes) == WIN else PlayMode.STANDARD


def _organizer(record: Record, organizer: str) -> str:
    """Who leads the event: not somebody who plays in it, who would need a second leader that no record names."""
    playing = {fold_name(player.name) for player in record.players.values()}
    names = (record.organizer, organizer, "Organizer", "The organizer")
    return next((name for name in names if name and fold_name(name) not in playing), organizer)


def _day(text: str, at: datetime) -> date:
    try:
        return date.fromisoformat(text[:10])
    except ValueError:
        return at.date()


def _present(matches: list[RecordedMatch]) -> set[int]:
    return {player for match in matches for player in (match.first, match.second) if player is not None}


def _attendance(made: Tournament, record: Record, numbers: dict[int, int], present: set[int], at: datetime) -> None:
    """Enter, drop and bring back players so that exactly those of the round are there."""
    for player in record.players.values():
        known = player.id in numbers
        if player.id in present and not known:
            _enter(made, player, numbers, at)
        elif known and player.id not in present and made.event.players[numbers[player.id]].active:
            made.do(commands.Drop(player=numbers[player.id]), at=at)
        elif known and player.id in present and not made.event.players[numbers[player.id]].active:
            made.do(commands.Rejoin(player=numbers[player.id]), at=at)


def _enter(made: Tournament, player: Recorded, numbers: dict[int, int], at: datetime) -> None:
    numbers[player.id] = len(made.event.players) + 1
    name = clean_name(player.name)
    while fold_name(name) in made.event.names:  # namesakes are told apart by their numbers in the file
        name = f"{name} ({player.id})"
    entered = commands.Register(
        id=numbers[player.id], name=name, lot=player.lot, corp=player.corp, runner=player.runner, imported=True
    )
    made.do(entered, at=at)


def _round(made: Tournament, numbers: dict[int, int], matches: list[RecordedMatch], at: datetime) -> None:
    taken: set[int] = set()
    drawn: list[DrawnMatch] = []
    tables: list[int] = []
    for match in matches:
        table = match.table
        if match.second is None:
            drawn.append(DrawnMatch(table=0, players=[numbers[match.first]]))
            tables.append(0)
            continue
        if table < 1 or table in taken:
            table = next(number for number in range(1, len(matches) + 2) if number not in taken)
        taken.add(table)
        tables.append(table)
        pair = [numbers[match.first], numbers[match.second]]
        runner = numbers[match.runner] if match.runner is not None else pair[1]
        drawn.append(DrawnMatch(table=table, players=pair, runner=runner))
    made.do(
        commands.PairedRound(round=len(made.event.rounds) + 1, matches=drawn, allow_rematches=True, imported=True),
        at=at,
    )
    for match, table in zip(matches, tables, strict=True):
        if match.second is not None:
            made.do(commands.RecordedReport(table=table, points=list(match.points), games=_games(match)), at=at)


def _games(match: RecordedMatch) -> list[GameReport] | None:
    if match.games is None:
        return None
    (corp_one, runner_one), (corp_two, runner_two) = match.games
    outcomes = [_outcome(corp_one, runner_two), _outcome(corp_two, runner_one)]
    known = [GameReport(outcome=outcome) for outcome in outcomes if outcome is not None]
    return known if len(known) == len(outcomes) else None


def _outcome(corp: int, runner: int) -> Outcome | None:
    return next((found for found, points in POINTS.items() if points == (corp, runner)), None)


def _leave_the_cut(made: Tournament, seeds: list[int], at: datetime) -> None:
    """Who was good enough for the cut and is not in it had left before, and somebody moved up."""
    while gone := [player for player in qualified(made.event, len(seeds)) if player not in seeds]:
        made.do(commands.Drop(player=gone[0]), at=at)


def _cut(made: Tournament, record: Record, numbers: dict[int, int], at: datetime) -> None:
    seeds = [numbers[seed] for seed in record.seeds]
    for player in record.players.values():
        if not player.active and player.id in numbers and made.event.players[numbers[player.id]].active:
            made.do(commands.Drop(player=numbers[player.id]), at=at)
    _leave_the_cut(made, seeds, at)
    if seeds == qualified(made.event, len(seeds)):
        made.cut(at=at)
    else:  # who moved up took the place of who left, say: it was so
        made.do(commands.Cut(seeds=seeds, imported=True), at=at)
    bracket = made.event.bracket
    assert bracket is not None
    for game in record.games:
        if game.bye:
            if made.event.players[numbers[game.loser]].active:
                made.do(commands.Drop(player=numbers[game.loser]), at=at)
            continue
        pair = {numbers[game.first], numbers[game.second]}
        number = next((each for each in bracket.open_games() if set(bracket.players(each) or ()) == pair), None)
        if number is None or game.winner is None:
            raise Refused("The games of this cut do not fit the bracket, or lack a winner")
        corp = numbers[game.corp if game.corp is not None else game.first]
        why = SideReason.CHOICE if bracket.chooser(number) is not None else SideReason.LEAST
        runner = (pair - {corp}).pop()
        made.do(commands.SettleSides(game=number, corp=corp, runner=runner, why=why, imported=True), at=at)
        made.do(commands.RecordedGame(game=number, winner=numbers[game.winner]), at=at)
