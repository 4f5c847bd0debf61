"""What TOME exports, made from the compact record of an event: its database in tables that name each other by `pk`."""

from __future__ import annotations

import itertools
import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

SWISS, CUT, SETTINGS = -126, -1502, -127


@dataclass
class TomeDatabase:
    """Its tables."""

    tables: dict[str, list[dict[str, Any]]] = field(default_factory=dict)
    pks: Iterator[int] = field(default_factory=lambda: itertools.count(-10_000, -1))

    def add(self, table: str, **fields: Any) -> int:
        pk: int = fields.pop("pk", None) or next(self.pks)
        aspect = {"entityState": "Unchanged"}
        self.tables.setdefault(table, []).append({"pk": pk, **fields, "entityAspect": aspect})
        return pk

    @property
    def data(self) -> dict[str, Any]:
        groups = {f"{name}:#": {"entities": entities} for name, entities in self.tables.items()}
        return {"tempKeys": [], "entityGroupMap": groups, "metadataVersion": "1.0.5"}

    @property
    def text(self) -> str:
        """As it is downloaded: one line, and what stands behind it."""
        return f"{json.dumps(self.data, ensure_ascii=False)}^^THIS IS A SEPARATOR^^{next(self.pks)}"


def database_of(record: dict[str, Any]) -> TomeDatabase:
    made = TomeDatabase()
    made.add("GameSettings", pk=SETTINGS, name="Android: Netrunner", original_name="Android: Netrunner")
    made.add("Tournament", pk=SWISS, name=str(record.get("name") or ""), settings_pk=SETTINGS, format_pk=1)
    made.add("Participant", first_name=None, last_name=None, seed=2, tiebreaker=0.99)  # left over from another event
    people: dict[int, int] = {}
    for player in record["players"]:
        first, _, last = player["name"].partition(" ")
        people[player["id"]] = made.add(
            "Participant",
            first_name=first,
            last_name=last,
            identity=player.get("runner", ""),
            identity2=player.get("corp", ""),
            is_active=player.get("active", True),
            tiebreaker=player.get("tiebreaker", 0.5),
            tournament_pk=SWISS,
        )
    for number, matches in enumerate(record["rounds"], start=1):
        for match in reversed(matches):
            table = match.get("table")
            order = -1 if table is None else table - 1
            place = made.add("Match", round=number, order_index=order, tournament_pk=SWISS)
            seat(made, place, [people[player] for player in match["players"]], match["points"])
    if "cut" in record:
        made.add("Tournament", pk=CUT, name="Top", settings_pk=SETTINGS, format_pk=3, parent_pk=SWISS)
        names = {player["id"]: player["name"].partition(" ") for player in record["players"]}
        seeds: dict[int, int] = {}
        for seed, player in record["cut"]["seeds"].items():
            first, _, last = names[player]
            fields = {"first_name": first, "last_name": last, "seed": int(seed), "tournament_pk": CUT}
            seeds[int(seed)] = made.add("Participant", **fields)
        for number, games in enumerate(record["cut"]["rounds"], start=1):
            for order, game in enumerate(games):
                alone = len(game["seeds"]) != 2
                place = made.add("Match", round=number, order_index=-1 if alone else order, tournament_pk=CUT)
                seat(made, place, [seeds[each] for each in game["seeds"]], game["points"])
    return made


def seat(made: TomeDatabase, match: int, people: list[int], points: list[int]) -> None:
    for place, (person, earned) in reversed(list(enumerate(zip(people, points, strict=False)))):
        made.add("MatchParticipant", table_seat=place, points_earned=earned, match_pk=match, participant_pk=person)
