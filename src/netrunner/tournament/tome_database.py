"""TOME's own export: its whole database as JSON, in tables of entities (`entityGroupMap`) that name each other by `pk`.

As text it is followed by a separator and a number, and not in UTF-8. The Swiss rounds are a tournament, and the cut is
another one whose parent that is; its players are other entities with the same names, and their seeds.
"""

from collections.abc import Mapping
from typing import Any, Final

from netrunner.tournament.errors import Refused
from netrunner.tournament.record import want, whole

SEPARATOR: Final = "^^THIS IS A SEPARATOR^^"
ENCODING: Final = "iso-8859-1"
GAME: Final = "Netrunner"
WHERE: Final = "TOME's export"

Entity = Mapping[str, Any]


def strip(text: str) -> str:
    """The JSON in a text export."""
    return text.partition(SEPARATOR)[0]


def looks_like(data: Any) -> bool:
    return isinstance(data, dict) and "entityGroupMap" in data


def compact(data: Mapping[str, Any]) -> dict[str, Any]:
    """The tournament in an export, as the compact record that `tome.read` reads."""
    tables = want(data, "entityGroupMap", dict, WHERE)
    events = _table(tables, "Tournament")
    swiss = _the_tournament(tables, events)
    people = [each for each in _table(tables, "Participant") if each.get("tournament_pk") == swiss["pk"]]
    ids = {_pk(person): number for number, person in enumerate(people, start=1)}
    players = [_player(person, ids[person["pk"]]) for person in people]
    rounds = _rounds(tables, swiss)
    record: dict[str, Any] = {
        "name": str(swiss.get("name") or ""),
        "players": players,
        "rounds": [[_match(match, ids, f"{WHERE}, round {n}") for match in each] for n, each in enumerate(rounds, 1)],
    }
    cut = [event for event in events if event.get("parent_pk") == swiss["pk"]]
    if len(cut) > 1:
        raise Refused(f"{WHERE}: “{record['name']}” has {len(cut)} cuts, where one can be read")
    if cut:
        record["cut"] = _cut(tables, cut[0], people, ids)
    return record


def _table(tables: Mapping[str, Any], name: str) -> list[Entity]:
    """The entities of one kind. The names of kinds end in `:#`."""
    found = tables.get(f"{name}:#", tables.get(name))
    if found is None:
        return []
    if not isinstance(found, dict):
        raise Refused(f"{WHERE}: `{name}` should be an object with `entities`, not {found!r}")
    entities: list[Entity] = want(found, "entities", list, f"{WHERE}, {name}")
    for entity in entities:
        if not isinstance(entity, dict):
            raise Refused(f"{WHERE}, {name}: an entity should be an object, not {entity!r}")
        _pk(entity)
    return entities


def _pk(entity: Entity) -> int:
    return int(want(entity, "pk", int, WHERE))


def _the_tournament(tables: Mapping[str, Any], events: list[Entity]) -> Entity:
    """The one tournament of Netrunner that is no cut of another."""
    games = {each["pk"]: str(each.get("original_name") or each.get("name")) for each in _table(tables, "GameSettings")}
    roots = [event for event in events if event.get("parent_pk") is None]
    found = [event for event in roots if GAME in games.get(event.get("settings_pk"), GAME)]
    if not roots:
        raise Refused(f"{WHERE} holds no tournament")
    if not found:
        others = ", ".join(sorted({games[event["settings_pk"]] for event in roots}))
        raise Refused(f"{WHERE} holds no tournament of Netrunner, but of {others}")
    if len(found) > 1:
        names = ", ".join(f"“{event.get('name')}”" for event in found)
        raise Refused(f"{WHERE} holds {len(found)} tournaments ({names}): export one of them alone")
    return found[0]


def _player(person: Entity, number: int) -> dict[str, Any]:
    return {
        "id": number,
        "name": " ".join(_name(person)) or f"Player {number}",
        "runner": person.get("identity"),
        "corp": person.get("identity2"),
        "active": bool(person.get("is_active", True)),
        "tiebreaker": person.get("tiebreaker") or 0.0,
    }


def _name(person: Entity) -> tuple[str, ...]:
    parts = (str(person.get(part) or "").strip() for part in ("first_name", "last_name"))
    return tuple(part for part in parts if part)


Seats = list[Entity]


def _rounds(tables: Mapping[str, Any], event: Entity) -> list[list[tuple[Entity, Seats]]]:
    """The matches of a tournament with those who sat at them, by rounds and tables; byes come last."""
    seats: dict[int, Seats] = {}
    for seat in _table(tables, "MatchParticipant"):
        seats.setdefault(int(want(seat, "match_pk", int, WHERE)), []).append(seat)
    rounds: dict[int, list[tuple[Entity, Seats]]] = {}
    for match in _table(tables, "Match"):
        if match.get("tournament_pk") == event["pk"]:
            sitting = sorted(seats.get(match["pk"], []), key=lambda seat: whole(seat.get("table_seat", 0), WHERE))
            rounds.setdefault(whole(match.get("round"), f"{WHERE}: `round`"), []).append((match, sitting))
    missing = set(range(1, max(rounds, default=0) + 1)) - rounds.keys()
    if missing:
        raise Refused(f"{WHERE}: round {min(missing)} of “{event.get('name')}” has no matches")
    return [sorted(rounds[number], key=lambda match: _place(match[0])) for number in sorted(rounds)]


def _place(match: Entity) -> tuple[bool, int]:
    index = whole(match.get("order_index", -1), f"{WHERE}: `order_index`")
    return index < 0, index


def _match(found: tuple[Entity, Seats], ids: Mapping[int, int], where: str) -> dict[str, Any]:
    match, seats = found
    bye, index = _place(match)
    return {
        "table": None if bye else index + 1,
        "players": [_known(seat, ids, where) for seat in seats],
        "points": [_points(seat, where) for seat in seats],
    }


def _known(seat: Entity, ids: Mapping[int, int], where: str) -> int:
    pk = want(seat, "participant_pk", int, where)
    if pk not in ids:
        raise Refused(f"{where}: participant {pk} is not one of this tournament")
    return ids[pk]


def _points(seat: Entity, where: str) -> int:
    if seat.get("points_earned") is None:
        raise Refused(f"{where}: a match has no result yet; finish or delete the round in TOME and export it again")
    return whole(seat["points_earned"], f"{where}: `points_earned`")


def _cut(tables: Mapping[str, Any], cut: Entity, people: list[Entity], ids: Mapping[int, int]) -> dict[str, Any]:
    named: dict[tuple[str, ...], list[int]] = {}
    for person in people:
        named.setdefault(_name(person), []).append(ids[person["pk"]])
    seeds: dict[int, int] = {}
    seed_of: dict[int, int] = {}
    for person in _table(tables, "Participant"):
        if person.get("tournament_pk") != cut["pk"]:
            continue
        found = named.get(_name(person), [])
        if len(found) != 1:
            said = " ".join(_name(person)) or "somebody without a name"
            many = "is nobody" if not found else f"are {len(found)} people"
            raise Refused(f"{WHERE}, cut: {said} {many} of the Swiss rounds; rename them in TOME and export it again")
        seed = whole(person.get("seed"), f"{WHERE}, cut: `seed`")
        seeds[seed], seed_of[person["pk"]] = found[0], seed
    rounds: list[list[dict[str, Any]]] = []
    for number, games in enumerate(_rounds(tables, cut), start=1):
        where = f"{WHERE}, cut, round {number}"
        played = [seats for _, seats in games if len(seats) == 2]  # the others wait for the other half of the bracket
        rounds.append(
            [
                {
                    "seeds": [_known(seat, seed_of, where) for seat in seats],
                    "points": [_points(seat, where) for seat in seats],
                }
                for seats in played
            ]
        )
    return {"seeds": {str(seed): player for seed, player in seeds.items()}, "rounds": rounds}
