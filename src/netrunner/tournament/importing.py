"""Make a tournament of our own from a record that another program wrote, so that it can be continued here.

Every entry goes through the same rules as at the table. Draws that were made elsewhere are marked as imported.
"""

from datetime import date, datetime
from typing import Any

from netrunner.tournament.cut import qualified
from netrunner.tournament.errors import Refused
from netrunner.tournament.event import fold_name
from netrunner.tournament.names import clean_name
from netrunner.tournament.record import Record, Recorded, RecordedMatch
from netrunner.tournament.result import POINTS, WIN, Outcome, possible_totals
from netrunner.tournament.sides import Why
from netrunner.tournament.structure import PlayMode
from netrunner.tournament.tournament import Tournament


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
            made.do("drop", at=at, player=numbers[player.id])
    for round_number, matches in enumerate(record.rounds, start=1):
        _attendance(made, record, numbers, _present(matches), at)
        if round_number == 1:
            made.start(at=at)
        _round(made, numbers, matches, at)
    if cut:
        _cut(made, record, numbers, at)
    for player in record.players.values():
        if player.disqualified and player.id in numbers:
            made.do("disqualify", at=at, player=numbers[player.id], reason="Disqualified, as the file says")
    return made


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
            made.do("drop", at=at, player=numbers[player.id])
        elif known and player.id in present and not made.event.players[numbers[player.id]].active:
            made.do("rejoin", at=at, player=numbers[player.id])


def _enter(made: Tournament, player: Recorded, numbers: dict[int, int], at: datetime) -> None:
    numbers[player.id] = len(made.event.players) + 1
    data: dict[str, Any] = {"corp": player.corp, "runner": player.runner, "imported": True}
    name = clean_name(player.name)
    while fold_name(name) in made.event.names:  # namesakes are told apart by their numbers in the file
        name = f"{name} ({player.id})"
    made.do("register", at=at, id=numbers[player.id], name=name, lot=player.lot, **data)


def _round(made: Tournament, numbers: dict[int, int], matches: list[RecordedMatch], at: datetime) -> None:
    taken: set[int] = set()
    drawn: list[dict[str, Any]] = []
    tables: list[int] = []
    for match in matches:
        table = match.table
        if match.second is None:
            drawn.append({"table": 0, "players": [numbers[match.first]]})
            tables.append(0)
            continue
        if table < 1 or table in taken:
            table = next(number for number in range(1, len(matches) + 2) if number not in taken)
        taken.add(table)
        tables.append(table)
        pair = [numbers[match.first], numbers[match.second]]
        runner = numbers[match.runner] if match.runner is not None else pair[1]
        drawn.append({"table": table, "players": pair, "runner": runner})
    made.do("pair", at=at, round=len(made.event.rounds) + 1, matches=drawn, allow_rematches=True, imported=True)
    for match, table in zip(matches, tables, strict=True):
        if match.second is not None:
            made.do("report", at=at, table=table, points=list(match.points), **_games(match))


def _games(match: RecordedMatch) -> dict[str, Any]:
    if match.games is None:
        return {}
    (corp_one, runner_one), (corp_two, runner_two) = match.games
    outcomes = [_outcome(corp_one, runner_two), _outcome(corp_two, runner_one)]
    if None in outcomes:
        return {}
    return {"games": [{"outcome": str(outcome)} for outcome in outcomes]}


def _outcome(corp: int, runner: int) -> Outcome | None:
    return next((found for found, points in POINTS.items() if points == (corp, runner)), None)


def _leave_the_cut(made: Tournament, seeds: list[int], at: datetime) -> None:
    """Who was good enough for the cut and is not in it had left before, and somebody moved up."""
    while gone := [player for player in qualified(made.event, len(seeds)) if player not in seeds]:
        made.do("drop", at=at, player=gone[0])


def _cut(made: Tournament, record: Record, numbers: dict[int, int], at: datetime) -> None:
    seeds = [numbers[seed] for seed in record.seeds]
    for player in record.players.values():
        if not player.active and player.id in numbers and made.event.players[numbers[player.id]].active:
            made.do("drop", at=at, player=numbers[player.id])
    _leave_the_cut(made, seeds, at)
    if seeds == qualified(made.event, len(seeds)):
        made.cut(at=at)
    else:  # who moved up took the place of who left, say: it was so
        made.do("cut", at=at, seeds=seeds, imported=True)
    bracket = made.event.bracket
    assert bracket is not None
    for game in record.games:
        if game.bye:
            if made.event.players[numbers[game.loser]].active:
                made.do("drop", at=at, player=numbers[game.loser])
            continue
        pair = {numbers[game.first], numbers[game.second]}
        number = next((each for each in bracket.open_games() if set(bracket.players(each) or ()) == pair), None)
        if number is None or game.winner is None:
            raise Refused("The games of this cut do not fit the bracket, or lack a winner")
        corp = numbers[game.corp if game.corp is not None else game.first]
        why = Why.CHOICE if bracket.chooser(number) is not None else Why.LEAST
        runner = (pair - {corp}).pop()
        made.do("sides", at=at, game=number, corp=corp, runner=runner, why=str(why), imported=True)
        made.do("game", at=at, game=number, winner=numbers[game.winner])
