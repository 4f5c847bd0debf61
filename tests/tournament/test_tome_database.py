"""TOME's own exports, as JSON and as text."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from netrunner.tournament.errors import Refused
from netrunner.tournament.file_formats import read_record
from netrunner.tournament.tome_database import ENCODING
from tests.tournament.tome_exports import CUT, SWISS, TomeDatabase, database_of

RECORD: dict[str, Any] = {
    "name": "Städtemeisterschaft",
    "players": [
        {"id": 1, "name": "Jörg Weiß", "runner": "Whizzard", "corp": "SYNC", "tiebreaker": 0.4},
        {"id": 2, "name": "Ada Lovelace", "tiebreaker": 0.9},
        {"id": 3, "name": "Bo", "active": False, "tiebreaker": 0.1},
    ],
    "rounds": [
        [{"table": 1, "players": [1, 2], "points": [4, 1]}, {"players": [3], "points": [6]}],
        [{"table": 1, "players": [3, 1], "points": [0, 6]}, {"players": [2], "points": [6]}],
    ],
    "cut": {"seeds": {"1": 1, "2": 2}, "rounds": [[{"seeds": [2, 1], "points": [0, 3]}]]},
}


@pytest.mark.parametrize("form", ["json", "text"])
def test_players_rounds_and_the_cut_are_read(form: str) -> None:
    made = database_of(RECORD)
    record = read_record(made.text if form == "text" else json.dumps(made.data, indent=3))
    assert record is not None
    assert record.name == "Städtemeisterschaft"
    assert [player.name for player in record.players.values()] == ["Jörg Weiß", "Ada Lovelace", "Bo"]
    assert (record.players[1].runner, record.players[1].corp) == ("Whizzard", "SYNC")
    assert [player.active for player in record.players.values()] == [True, True, False]
    assert [(each.id, each.points) for each in record.standings()] == [(1, 10), (2, 7), (3, 6)]
    assert record.rounds[0][0].table == 1
    assert record.rounds[0][1].second is None
    assert record.seeds == [1, 2]
    assert [game.winner for game in record.games] == [1]


def spoiled(change: Callable[[TomeDatabase], object]) -> str:
    made = database_of(RECORD)
    change(made)
    return json.dumps(made.data)


def unfinished(made: TomeDatabase) -> None:
    made.tables["MatchParticipant"][0]["points_earned"] = None


def another_game(made: TomeDatabase) -> None:
    made.tables["GameSettings"][0]["original_name"] = "Star Wars: Armada"


def renamed_in_the_cut(made: TomeDatabase) -> None:
    person = next(each for each in made.tables["Participant"] if each.get("tournament_pk") == CUT)
    person["last_name"] = "Schwarz"


def one_name_twice(made: TomeDatabase) -> None:
    made.add("Participant", first_name="Jörg", last_name="Weiß", tournament_pk=SWISS)


def a_stranger_in_a_match(made: TomeDatabase) -> None:
    made.tables["MatchParticipant"][0]["participant_pk"] = -1


def a_round_left_out(made: TomeDatabase) -> None:
    for match in made.tables["Match"]:
        match["round"] += match["tournament_pk"] == SWISS and match["round"] == 2


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (lambda made: made.tables.pop("Tournament"), "holds no tournament"),
        (lambda made: made.add("Tournament", name="Another one", settings_pk=-127), "2 tournaments.*“Another one”"),
        (another_game, "of Star Wars: Armada"),
        (unfinished, "a match has no result yet"),
        (renamed_in_the_cut, "Jörg Schwarz is nobody of the Swiss rounds"),
        (one_name_twice, "Jörg Weiß are 2 people"),
        (a_stranger_in_a_match, "participant -1 is not one of this tournament"),
        (a_round_left_out, "round 2 of “Städtemeisterschaft” has no matches"),
        (lambda made: made.tables["Match"].append({"round": 1}), "`pk` should be a whole number"),
    ],
)
def test_an_export_that_makes_no_sense_is_refused_with_what_is_wrong(
    change: Callable[[TomeDatabase], object], words: str
) -> None:
    with pytest.raises(Refused, match=words):
        read_record(spoiled(change))


@pytest.mark.parametrize("groups", [[], {"Tournament:#": []}, {"Tournament:#": {"entities": [7]}}, None])
def test_tables_of_another_shape_are_refused(groups: Any) -> None:
    with pytest.raises(Refused, match="TOME's export"):
        read_record(json.dumps({"entityGroupMap": groups}))


def test_the_text_is_in_an_encoding_of_its_own() -> None:
    content = database_of(RECORD).text.encode(ENCODING)
    with pytest.raises(UnicodeDecodeError):
        content.decode()
    assert read_record(content.decode(ENCODING)) is not None
