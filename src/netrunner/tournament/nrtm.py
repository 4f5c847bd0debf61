"""NRTM JSON, the exchange format of the scene: read what several programs write, write what AlwaysBeRunning accepts."""

from collections.abc import Mapping
from decimal import ROUND_HALF_EVEN, Decimal
from fractions import Fraction
from typing import Any

from netrunner.tournament.errors import Refused
from netrunner.tournament.event import Event, Match, Round, Status
from netrunner.tournament.record import Record, Recorded, RecordedGame, RecordedMatch, want, whole
from netrunner.tournament.result import WIN, ResultOrigin
from netrunner.tournament.standings import standings

SCHEMA = "http://steffens.org/nrtm/nrtm-schema.json"
NOBODY = (None, 0, "", "0")  # how a bye's opponent is written
WIN_BOTH = 6
AESOP = "AesopsTables"  # single-sided events of today


def read(data: Mapping[str, Any]) -> Record:
    """An NRTM object as a record."""
    players = [_player(item, place) for place, item in enumerate(want(data, "players", list, "NRTM"), start=1)]
    by_id = {player.id: player for player in players}
    if len(by_id) < len(players):
        ids = [player.id for player in players]
        twice = next(number for number in ids if ids.count(number) > 1)
        raise Refused(f"NRTM: two players have the id {twice}")
    record = Record(str(data.get("name") or ""), str(data.get("date") or ""), by_id, [])
    organiser = data.get("tournamentOrganiser")
    if isinstance(organiser, dict):
        record.organizer = str(organiser.get("nrdbUsername") or "")
    for number, matches in enumerate(want(data, "rounds", list, "NRTM"), start=1):
        if not isinstance(matches, list):
            raise Refused(f"NRTM: round {number} should be a list of matches")
        _round(record, matches, number)
    _cut(record, data.get("eliminationPlayers") or [])
    record.source = str(data.get("uploadedFrom") or "")
    record.single_sided = _single_sided(record)
    if record.seeds and len(record.games) < len(record.seeds):
        record.single_elimination = _single_elimination(record)
    return record


def _single_sided(record: Record) -> bool:
    """Whether a round was one game: every match tells who was the Runner, and none is worth more than a win."""
    matches = [match for matches in record.rounds for match in matches if match.second is not None]
    told = bool(matches) and all(match.runner is not None and sum(match.points) <= WIN for match in matches)
    return told or (bool(matches) and record.source == AESOP)


def _single_elimination(record: Record) -> bool:
    """Whether everyone is out after one loss, and the cut is over."""
    lost = [game.loser for game in record.games if game.winner is not None]
    return len(lost) == len(record.seeds) - 1 and len(set(lost)) == len(lost)


def _player(item: Any, place: int) -> Recorded:
    where = f"NRTM, player {place}"
    if not isinstance(item, dict):
        raise Refused(f"{where}: should be an object, not {item!r}")
    rank = item.get("rank")
    points = item.get("matchPoints")
    return Recorded(
        whole(item.get("id"), f"{where}: `id`"),
        str(item.get("name") or f"Player {item.get('id')}"),
        lot=place if rank is None else whole(rank, f"{where}: `rank`"),
        corp=str(item.get("corpIdentity") or ""),
        runner=str(item.get("runnerIdentity") or ""),
        rank=None if rank is None else whole(rank, f"{where}: `rank`"),
        points=None if points is None else whole(points, f"{where}: `matchPoints`"),
        sos=_decimal(item.get("strengthOfSchedule")),
        esos=_decimal(item.get("extendedStrengthOfSchedule")),
        active=not item.get("forfeit"),
        disqualified=bool(item.get("disqualified")),
    )


def _decimal(value: Any) -> str | None:
    return None if value is None else str(value)


def _round(record: Record, matches: list[Any], number: int) -> None:
    swiss: list[RecordedMatch] = []
    elimination = False
    for place, item in enumerate(matches, start=1):
        where = f"NRTM, round {number}, match {place}"
        if not isinstance(item, dict):
            raise Refused(f"{where}: should be an object, not {item!r}")
        one, two = want(item, "player1", dict, where), item.get("player2") or {}
        if not isinstance(two, dict):
            raise Refused(f"{where}: `player2` should be an object, not {two!r}")
        ids = [_id(record, side, where) for side in (one, two)]
        if item.get("eliminationGame"):
            elimination = True
            _game(record, (one, two), ids, where, bool(item.get("bye")))
            continue
        if ids == [None, None]:
            raise Refused(f"{where}: names no player")
        if ids[0] is not None and ids[0] == ids[1]:
            raise Refused(f"{where}: {record.players[ids[0]].name} is paired with themselves")
        swiss.append(_match(item, (one, two), ids, where, place))
    if swiss or not elimination:
        if record.games:
            raise Refused(f"NRTM, round {number}: a Swiss round after the cut")
        record.rounds.append(swiss)


def _id(record: Record, side: Mapping[str, Any], where: str) -> int | None:
    value = side.get("id")
    if value is None or (isinstance(value, (int, str)) and value in NOBODY):
        return None
    number = whole(value, f"{where}: `id`")
    if number not in record.players:
        raise Refused(f"{where}: player {number} is not in the list of players")
    return number


def _match(
    item: Mapping[str, Any], sides: tuple[Any, Any], ids: list[int | None], where: str, place: int
) -> RecordedMatch:
    points = [_points(side, where) for side in sides]
    if item.get("intentionalDraw") and points == [0, 0]:
        points = [3, 3]
    table = item.get("table")
    number = table if isinstance(table, int) else place
    if None in ids:
        here = 0 if ids[0] is not None else 1
        first = ids[here]
        assert first is not None
        scored = any(key in sides[here] for key in ("combinedScore", "corpScore", "runnerScore"))
        return RecordedMatch(0, first, None, (points[here] if scored else WIN_BOTH, 0))
    assert ids[0] is not None
    games = tuple((_score(side, "corpScore", where), _score(side, "runnerScore", where)) for side in sides)
    known = [sum(each) for each in games] == points
    runner = next((ids[place] for place, side in enumerate(sides) if side.get("role") == "runner"), None)
    pair = (games[0], games[1]) if known and runner is None else None
    return RecordedMatch(number, ids[0], ids[1], (points[0], points[1]), pair, runner)


def _points(side: Mapping[str, Any], where: str) -> int:
    if side.get("combinedScore") is not None:
        return whole(side["combinedScore"], f"{where}: `combinedScore`")
    return _score(side, "corpScore", where) + _score(side, "runnerScore", where)


def _score(side: Mapping[str, Any], key: str, where: str) -> int:
    return whole(side.get(key) or 0, f"{where}: `{key}`")


def _game(record: Record, sides: tuple[Any, Any], ids: list[int | None], where: str, bye: bool) -> None:
    if None in ids:
        return  # somebody waits for an opponent: nothing was played
    first, second = ids
    assert first is not None
    assert second is not None
    won = [side.get("winner") for side in sides]
    if won == [None, None]:
        points = [_points(side, where) for side in sides]
        won = [points[0] > points[1], points[1] > points[0]]
    winner = first if won[0] and not won[1] else second if won[1] and not won[0] else None
    corp = next((ids[place] for place, side in enumerate(sides) if side.get("role") == "corp"), None)
    record.games.append(RecordedGame(first, second, winner, corp, bye))


def _cut(record: Record, items: Any) -> None:
    if not isinstance(items, list):
        raise Refused("NRTM: `eliminationPlayers` should be a list")
    seeds: dict[int, int] = {}
    for place, item in enumerate(items, start=1):
        where = f"NRTM, elimination player {place}"
        if not isinstance(item, dict):
            raise Refused(f"{where}: should be an object, not {item!r}")
        player = _id(record, item, where)
        if player is None:
            raise Refused(f"{where}: names no player")
        seed = whole(item.get("seed", place), f"{where}: `seed`")
        if seed in seeds:
            raise Refused(f"{where}: seed {seed} is given twice")
        seeds[seed] = player
        if item.get("rank") is not None:
            old = record.players[player]
            record.players[player] = Recorded(**{**vars(old), "cut_rank": whole(item["rank"], f"{where}: `rank`")})
    record.seeds = [seeds[seed] for seed in sorted(seeds)]


# --- writing


def write(event: Event) -> dict[str, Any]:
    """The event as an NRTM object; a round that is not published yet stays out."""
    rounds = [_write_round(each) for each in event.rounds if each.public]
    data: dict[str, Any] = {
        "name": event.name,
        "date": event.day.isoformat(),
        "cutToTop": len(event.bracket.seeds) if event.bracket else 0,
        "preliminaryRounds": len(rounds),
        "tournamentOrganiser": {"nrdbId": None, "nrdbUsername": event.staff.organizer},
        "players": _write_players(event),
        "eliminationPlayers": _write_cut(event),
        "rounds": rounds + _write_games(event),
        "uploadedFrom": "netrunner",
        "links": [{"rel": "schemaderivedfrom", "href": SCHEMA}],
    }
    return data


def _write_players(event: Event) -> list[dict[str, Any]]:
    """Everyone by rank. The disqualified come last: their opponents' matches name them."""
    tallies = event.tallies()
    removed = [number for number, tally in tallies.items() if not tally.ranked]
    for number in removed:
        tallies[number].ranked = True
    ordered = sorted(standings(tallies), key=lambda standing: standing.id in removed)
    found = []
    for rank, standing in enumerate(ordered, start=1):
        player = event.players[standing.id]
        written: dict[str, Any] = {
            "id": standing.id,
            "name": standing.name,
            "rank": rank,
            "corpIdentity": player.corp,
            "runnerIdentity": player.runner,
            "matchPoints": standing.points,
            "strengthOfSchedule": decimal(standing.sos),
            "extendedStrengthOfSchedule": decimal(standing.esos),
        }
        if player.status in (Status.DROPPED, Status.DISQUALIFIED) and not _in_cut(event, player.id):
            written["forfeit"] = True
        if player.status is Status.DISQUALIFIED:
            written["disqualified"] = True
        found.append(written)
    return found


def _in_cut(event: Event, player: int) -> bool:
    return event.bracket is not None and player in event.bracket.seeds


def decimal(value: Fraction) -> str:
    """A fraction as a decimal of six places, without empty ones."""
    exact = Decimal(value.numerator) / Decimal(value.denominator)
    text = str(exact.quantize(Decimal("0.000001"), ROUND_HALF_EVEN).normalize())
    return text if "E" not in text else format(Decimal(text), "f")


def _write_round(each: Round) -> list[dict[str, Any]]:
    return [_write_match(match, place) for place, match in enumerate(each.matches, start=1) if match.result is not None]


def _write_match(match: Match, place: int) -> dict[str, Any]:
    result = match.result
    assert result is not None
    corp = runner = (0, 0)
    if len(result.games) == 2:
        corp = (result.games[0].corp_points, result.games[1].corp_points)
        runner = (result.games[1].runner_points, result.games[0].runner_points)
    elif result.how is ResultOrigin.BYE:
        corp = runner = (result.points[0] // 2, 0)
    return {
        "table": match.table or place,
        "player1": _write_side(match.first, runner[0], corp[0], result.points[0]),
        "player2": _write_side(match.second, runner[1], corp[1], result.points[1]),
        "intentionalDraw": result.how is ResultOrigin.SPLIT,
        "twoForOne": False,
        "eliminationGame": False,
    }


def _write_side(player: int | None, runner: int, corp: int, total: int) -> dict[str, Any]:
    return {"id": player, "runnerScore": runner, "corpScore": corp, "combinedScore": total}


def _write_cut(event: Event) -> list[dict[str, Any]]:
    if event.bracket is None:
        return []
    places = {player: place for place, player in event.bracket.places()}
    listed = [
        {"id": player, "name": event.players[player].name, "rank": places.get(player), "seed": seed}
        for seed, player in enumerate(event.bracket.seeds, start=1)
    ]
    return [{key: value for key, value in item.items() if value is not None} for item in listed]


def _write_games(event: Event) -> list[list[dict[str, Any]]]:
    bracket = event.bracket
    if bracket is None:
        return []
    rounds: dict[int, list[dict[str, Any]]] = {}
    for slot in bracket.slots:
        game = bracket.played.get(slot.game)
        if game is None:
            continue
        one: dict[str, Any] = {"id": game.winner, "winner": True}
        two: dict[str, Any] = {"id": game.loser, "winner": False}
        flags = {"intentionalDraw": False, "twoForOne": False, "eliminationGame": True}
        if game.sides is None:
            flags["bye"] = True
        else:
            for side in (one, two):
                side["role"] = "corp" if side["id"] == game.sides.corp else "runner"
        ordered = sorted((one, two), key=lambda side: side.get("role", ""))
        rounds.setdefault(slot.round, []).append(
            {"table": slot.game, "player1": ordered[0], "player2": ordered[1]} | flags
        )
    return [rounds[number] for number in sorted(rounds)]
