"""The compact record of an event run in the publisher's own software: ids, rounds of points, a seeded cut."""

from collections.abc import Mapping
from typing import Any

from netrunner.tournament.errors import Refused
from netrunner.tournament.record import Record, Recorded, RecordedGame, RecordedMatch, want, whole


def looks_like(data: Mapping[str, Any]) -> bool:
    """Whether an object is such a record and not NRTM: its cut and its matches are written differently."""
    if isinstance(data.get("cut"), dict):
        return True
    rounds = data.get("rounds")
    first = rounds[0][0] if isinstance(rounds, list) and rounds and isinstance(rounds[0], list) and rounds[0] else None
    return isinstance(first, dict) and isinstance(first.get("players"), list)


def read(data: Mapping[str, Any]) -> Record:
    players: dict[int, Recorded] = {}
    drawn: list[tuple[float, int]] = []
    for place, item in enumerate(want(data, "players", list, "Record"), start=1):
        where = f"Record, player {place}"
        if not isinstance(item, dict):
            raise Refused(f"{where}: should be an object, not {item!r}")
        number = whole(item.get("id"), f"{where}: `id`")
        if number in players:
            raise Refused(f"{where}: the id {number} is given twice")
        tiebreaker = item.get("tiebreaker", 0.0)
        if not isinstance(tiebreaker, (int, float)):
            raise Refused(f"{where}: `tiebreaker` should be a number, not {tiebreaker!r}")
        drawn.append((-float(tiebreaker), number))
        players[number] = Recorded(
            number,
            str(item.get("name") or f"Player {number}"),
            0,
            corp=str(item.get("corp") or ""),
            runner=str(item.get("runner") or ""),
            active=bool(item.get("active", True)),
        )
    for lot, (_, number) in enumerate(sorted(drawn), start=1):
        players[number] = Recorded(**{**vars(players[number]), "lot": lot})
    record = Record(str(data.get("name") or data.get("meta") or ""), str(data.get("date") or ""), players, [])
    for number, matches in enumerate(want(data, "rounds", list, "Record"), start=1):
        if not isinstance(matches, list):
            raise Refused(f"Record: round {number} should be a list of matches, not {matches!r}")
        record.rounds.append([_match(record, item, f"Record, round {number}") for item in matches])
    cut = data.get("cut")
    if cut is not None:
        _cut(record, cut)
    return record


def _match(record: Record, item: Any, where: str) -> RecordedMatch:
    if not isinstance(item, dict):
        raise Refused(f"{where}: a match should be an object, not {item!r}")
    ids, points = want(item, "players", list, where), want(item, "points", list, where)
    if len(ids) != len(points) or len(ids) not in (1, 2):
        raise Refused(f"{where}: a match has one or two players and as many points, not {ids} and {points}")
    for player in ids:
        _known(record, player, where)
    scores = [whole(value, f"{where}: `points`") for value in points]
    if len(ids) == 1:
        return RecordedMatch(0, ids[0], None, (scores[0], 0))
    table = item.get("table")
    return RecordedMatch(table if isinstance(table, int) else 0, ids[0], ids[1], (scores[0], scores[1]))


def _cut(record: Record, cut: Any) -> None:
    if not isinstance(cut, dict):
        raise Refused("Record: `cut` should be an object")
    seeds = want(cut, "seeds", dict, "Record, cut")
    by_seed = {whole(seed, "Record, cut: a seed"): player for seed, player in seeds.items()}
    for player in by_seed.values():
        _known(record, player, "Record, cut")
    record.seeds = [by_seed[seed] for seed in sorted(by_seed)]
    for number, games in enumerate(want(cut, "rounds", list, "Record, cut"), start=1):
        where = f"Record, cut, round {number}"
        if not isinstance(games, list) or any(not isinstance(game, dict) for game in games):
            raise Refused(f"{where}: should be a list of games, not {games!r}")
        for game in games:
            pair, points = want(game, "seeds", list, where), want(game, "points", list, where)
            if len(pair) != 2:
                continue  # waits for the other half of the bracket
            scores = [whole(value, f"{where}: `points`") for value in points]
            seeds_known = all(isinstance(seed, int) and seed in by_seed for seed in pair)
            if len(scores) != 2 or not seeds_known:
                raise Refused(f"{where}: a game has two seeds and their points, not {pair} and {points}")
            first, second = by_seed[pair[0]], by_seed[pair[1]]
            winner = None if scores[0] == scores[1] else first if scores[0] > scores[1] else second
            record.games.append(RecordedGame(first, second, winner))


def _known(record: Record, player: Any, where: str) -> None:
    if not isinstance(player, int) or player not in record.players:
        raise Refused(f"{where}: player {player!r} is not in the list of players")
