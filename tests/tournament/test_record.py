"""Results of other programs: NRTM JSON and the publisher's record, read, recomputed and written."""

import json
from fractions import Fraction
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest

from netrunner.tournament import nrtm
from netrunner.tournament.errors import Refused
from netrunner.tournament.event import Status
from netrunner.tournament.file_formats import read_record
from netrunner.tournament.importing import tournament_from
from netrunner.tournament.record import Record
from netrunner.tournament.tournament import Tournament
from tests.tournament.events import AT, at_the_cut, choose_all, custom, do, event, play_bracket, play_round, play_swiss
from tests.tournament.tome_exports import database_of

SHARED = Path(__file__).parents[3] / "shared" / "tournaments"
needs_shared = pytest.mark.skipif(not SHARED.is_dir(), reason="the shared material is not here")
FILES = ["gamescape_store_champs_2018_cobra.json", "german_nationals_2017.json", "nrtm_app_v1.45_native.json"]


def read(data: Any) -> Record:
    record = read_record(json.dumps(data))
    assert record is not None
    return record


def side(player: int | None, points: int) -> dict[str, Any]:
    return {"id": player, "runnerScore": 0, "corpScore": 0, "combinedScore": points}


def match(table: int, one: int | None, two: int | None, *points: int) -> dict[str, Any]:
    return {"table": table, "player1": side(one, points[0]), "player2": side(two, points[1]), "eliminationGame": False}


def small() -> dict[str, Any]:
    """Three players, two rounds, byes: worked out by hand."""
    return {
        "name": "Small",
        "players": [
            {"id": 7, "name": "A", "rank": 1, "matchPoints": 10, "strengthOfSchedule": "3.5"},
            {"id": 8, "name": "B", "rank": 2, "matchPoints": 7, "strengthOfSchedule": "5"},
            {"id": 9, "name": "C", "rank": 3, "matchPoints": 6},
        ],
        "rounds": [
            [match(1, 7, 8, 4, 1), match(2, 9, None, 6, 0)],
            [match(1, 7, None, 6, 0), match(2, 8, None, 6, 0)],
        ],
    }


def test_points_rounds_and_strengths_are_worked_out_again() -> None:
    table = read(small()).standings()
    assert [(standing.name, standing.points, standing.rounds) for standing in table] == [
        ("A", 10, 2),
        ("B", 7, 2),
        ("C", 6, 1),
    ]
    assert [standing.sos for standing in table] == [Fraction(7, 2), Fraction(5), Fraction(0)]
    assert [standing.esos for standing in table] == [Fraction(5), Fraction(7, 2), Fraction(0)]
    assert read(small()).differences() == []


def test_every_difference_is_named() -> None:
    data = small()
    data["players"][0] |= {"rank": 2, "matchPoints": 13, "strengthOfSchedule": "3.6"}
    assert read(data).differences() == [
        "A: rank recorded as 2, computed 1",
        "A: points recorded as 13, computed 10",
        "A: strength of schedule recorded as 3.6, computed 7/2",
    ]


def test_a_repeated_match_and_a_player_in_two_matches_are_named() -> None:
    data = small()
    data["rounds"][1] = [match(1, 7, 8, 6, 0), match(2, 7, 9, 0, 0)]
    found = read(data).differences()
    assert "A and B: paired again in round 2" in found
    assert "A: in two matches of round 2" in found


def test_missed_rounds_before_the_last_count_and_rounds_after_it_do_not() -> None:
    data = small()
    data["rounds"] = [[match(1, 7, 8, 6, 0)], [match(1, 7, None, 6, 0)], [match(1, 7, 9, 0, 6)]]
    rounds = {standing.name: standing.rounds for standing in read(data).standings()}
    assert rounds == {"A": 3, "B": 1, "C": 3}


def test_byes_are_read_however_they_are_written() -> None:
    for nobody in (None, 0):
        data = small()
        data["rounds"] = [[match(1, nobody, 7, 0, 6), {"table": 2, "player1": {"id": 8}, "player2": None}]]
        assert [standing.points for standing in read(data).standings()] == [6, 6, 0]


def test_native_scores_are_added_up() -> None:
    data = small()
    one, two = {"id": 7, "runnerScore": 3, "corpScore": 2}, {"id": 8, "runnerScore": 0, "corpScore": 0}
    data["rounds"] = [[{"table": 1, "player1": one, "player2": two}]]
    assert read(data).standings()[0].points == 5


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"players": 3}, "`players` should be a list"),
        ({"players": [{"name": "A"}]}, "player 1: `id`"),
        ({"players": [{"id": 1}, {"id": 1}]}, "the id 1"),
        ({"players": ["A"]}, "player 1: should be an object"),
        ({"rounds": [3]}, "round 1 should be a list"),
        ({"rounds": [[match(1, 7, 55, 6, 0)]]}, "player 55 is not in the list"),
        ({"rounds": [[match(1, 7, 7, 6, 0)]]}, "paired with themselves"),
        ({"rounds": [[match(1, None, None, 6, 0)]]}, "names no player"),
        ({"rounds": [[{"player1": 3}]]}, "`player1` should be an object"),
        ({"rounds": [[{"player1": {"id": "x"}}]]}, "`id` should be a whole number"),
        ({"eliminationPlayers": [{"id": 99}]}, "player 99 is not in the list"),
        ({"eliminationPlayers": [{"id": 7, "seed": 1}, {"id": 8, "seed": 1}]}, "seed 1 is given twice"),
    ],
)
def test_what_is_wrong_with_a_file_is_said_with_its_place(change: dict[str, Any], message: str) -> None:
    with pytest.raises(Refused, match=message):
        read(small() | change)


@pytest.mark.parametrize("text", ["", "nonsense", "[]", "{}", '{"players": []}', "[" * 50_000])
def test_what_is_no_tournament_is_refused(text: str) -> None:
    with pytest.raises(Refused):
        read_record(text)


def test_a_small_publishers_record_is_read() -> None:
    data = {
        "players": [{"id": number, "tiebreaker": number / 10, "active": True} for number in (1, 2, 3)],
        "rounds": [[{"table": 1, "players": [1, 2], "points": [3, 3]}, {"table": None, "players": [3], "points": [6]}]],
    }
    assert [standing.id for standing in read(data).standings()] == [3, 2, 1]


def test_what_we_write_reads_back_the_same() -> None:
    made = at_the_cut(players=11, cut=8)
    play_bracket(made, max)
    data = nrtm.write(made.event)
    record = read(data)
    assert record.differences() == []
    ours = [(standing.id, standing.points, standing.sos, standing.esos) for standing in made.event.standings()]
    assert [(each.id, each.points, each.sos, each.esos) for each in record.standings()] == ours
    assert data["cutToTop"] == 8
    assert data["preliminaryRounds"] == 3
    bracket = record.bracket()
    assert bracket is not None
    assert bracket.champion == made.event.champion()


def test_an_export_has_the_fields_that_the_scene_expects() -> None:
    made = event()
    for number in range(5):
        made.register(f"P{number}", at=AT, corp=f"Corp {number}", runner=f"Runner {number}")
    play_round(made, lambda match: (3, 3))
    data = nrtm.write(made.event)
    assert set(data) == {
        "name", "date", "cutToTop", "preliminaryRounds", "tournamentOrganiser", "players", "eliminationPlayers",
        "rounds", "uploadedFrom", "links",
    }  # fmt: skip
    assert set(data["players"][0]) == {
        "id", "name", "rank", "corpIdentity", "runnerIdentity", "matchPoints", "strengthOfSchedule",
        "extendedStrengthOfSchedule",
    }  # fmt: skip
    bye = next(each for each in data["rounds"][0] if each["player2"]["id"] is None)
    assert bye["player1"]["combinedScore"] == 6


def test_an_unpublished_round_is_not_exported() -> None:
    made = custom(4, swiss=2)
    made.start(at=AT)
    made.pair(at=AT, hidden=True)
    assert nrtm.write(made.event)["rounds"] == []


def test_sides_of_games_survive_the_export() -> None:
    made = custom(4, swiss=1)
    made.start(at=AT)
    made.pair(at=AT)
    games = [{"outcome": "corp modified", "ending": "time"}, {"outcome": "draw", "ending": "time"}]
    do(made, "report", at=AT, table=1, games=games)
    do(made, "report", at=AT, table=2, points=[6, 0])
    written = nrtm.write(made.event)["rounds"][0][0]
    assert written["player1"] | {"id": 0} == {"id": 0, "runnerScore": 1, "corpScore": 2, "combinedScore": 3}
    assert written["player2"] | {"id": 0} == {"id": 0, "runnerScore": 0, "corpScore": 1, "combinedScore": 1}


def test_an_import_can_be_continued_here() -> None:
    made = play_swiss(custom(9, swiss=3, cut=4))
    record = read(nrtm.write(made.event))
    again = tournament_from(record, at=AT, organizer="Olga", seed="new")
    assert [standing.name for standing in again.event.standings()] == [
        standing.name for standing in made.event.standings()
    ]
    assert Tournament.read(again.write()).audit() == []
    assert again.event.champion() is not None  # without a cut in the record, the leader has won


def test_an_export_with_every_kind_of_leaving_reads_back_the_same() -> None:
    made = custom(12, swiss=3, cut=4)
    play_round(made)
    do(made, "disqualify", at=AT, player=5, reason="cheating")
    do(made, "drop", at=AT, player=6)
    play_swiss(made)
    do(made, "drop", at=AT, player=made.event.standings()[0].id)
    made.cut(at=AT)
    bracket = made.event.bracket
    assert bracket is not None
    choose_all(made)
    do(made, "game", at=AT, game=1, winner=bracket.seeds[0])
    do(made, "drop", at=AT, player=bracket.seeds[1])
    champion = play_bracket(made)
    record = read(nrtm.write(made.event))
    assert record.differences() == []
    again = tournament_from(record, at=AT, organizer="Olga", seed="x")
    names = [(each.name, each.rank, each.points, each.sos, each.esos) for each in made.event.standings()]
    assert [(each.name, each.rank, each.points, each.sos, each.esos) for each in again.event.standings()] == names
    assert again.event.players[again.event.champion() or 0].name == made.event.players[champion].name
    assert again.event.find("Eli").status is Status.DISQUALIFIED
    written = {item["name"]: item for item in nrtm.write(made.event)["players"]}
    assert written["Eli"]["rank"] == 12
    assert written["Fay"]["forfeit"]


def test_an_organiser_who_played_and_namesakes_do_not_keep_a_file_from_being_imported() -> None:
    data = small() | {"tournamentOrganiser": {"nrdbUsername": "a"}}
    data["players"][2]["name"] = "B"
    made = tournament_from(read(data), at=AT, organizer="B", seed="x")
    assert made.event.staff.organizer == "Organizer"
    assert [player.name for player in made.event.players.values()] == ["A", "B", "B (9)"]


def test_a_bye_in_rounds_of_one_game_is_worth_one_win_after_the_import() -> None:
    made = play_swiss(custom(5, swiss=3, play="half draft"), lambda match: (3, 0))
    again = tournament_from(read(nrtm.write(made.event)), at=AT, organizer="Olga", seed="x")
    ours = [(each.name, each.points) for each in made.event.standings()]
    assert [(each.name, each.points) for each in again.event.standings()] == ours


def test_a_cut_that_does_not_follow_the_standings_is_imported_as_it_was_and_named() -> None:
    made = at_the_cut(players=10, cut=4)
    data = nrtm.write(made.event)
    data["eliminationPlayers"] = data["eliminationPlayers"][::-1]
    for seed, item in enumerate(data["eliminationPlayers"], start=1):
        item["seed"] = seed
    again = tournament_from(read(data), at=AT, organizer="Olga", seed="x")
    assert again.event.bracket is not None
    names = [again.event.players[player].name for player in again.event.bracket.seeds]
    assert names == [item["name"] for item in data["eliminationPlayers"]]
    assert next(entry for entry in again.entries if entry.do == "cut").flag("imported")
    assert any("seed recorded as" in line for line in read(data).differences())


@needs_shared
@pytest.mark.parametrize("name", FILES)
def test_real_swiss_results_are_reproduced(name: str) -> None:
    record = read_record((SHARED / name).read_text())
    assert record is not None
    assert [line for line in record.differences() if "in the cut" not in line] == []


@needs_shared
def test_the_edited_ranks_of_a_real_cut_are_named() -> None:
    record = read_record((SHARED / FILES[0]).read_text())
    assert record is not None
    assert record.differences() == [
        "Eric P: rank in the cut recorded as 2, computed 1",
        "Cory D: rank in the cut recorded as 1, computed 2",
    ]


@needs_shared
def test_the_german_nationals_end_with_the_second_final() -> None:
    record = read_record((SHARED / FILES[1]).read_text())
    assert record is not None
    bracket = record.bracket()
    assert bracket is not None
    assert bracket.second_final_needed
    assert bracket.champion == record.seeds[5]
    assert [player for _, player in bracket.places()[:4]] == [record.seeds[seed - 1] for seed in (6, 3, 5, 8)]


@needs_shared
@pytest.mark.parametrize("name", FILES)
def test_real_events_can_be_imported_with_every_rule_applied(name: str) -> None:
    record = read_record((SHARED / name).read_text())
    assert record is not None
    made = tournament_from(record, at=AT, organizer="Olga", seed="x")
    ours = [(each.name, each.points, each.sos, each.esos) for each in made.event.standings()]
    played = [each for each in record.standings() if each.rounds]
    assert ours == [(each.name.strip(), each.points, each.sos, each.esos) for each in played]
    assert read(nrtm.write(made.event)).differences() == []


def test_the_log_of_an_import_calls_players_as_the_standings_do() -> None:
    data = small()
    data["players"][0]["name"] = " A  lice "
    made = tournament_from(read(data), at=AT, organizer="Olga", seed="x")
    assert next(entry.text("name") for entry in made.entries if entry.do == "register") == "A lice"


def test_a_round_that_was_never_published_is_in_the_results_once_it_has_been_played() -> None:
    made = custom(4, swiss=2)
    made.start(at=AT)
    made.pair(at=AT, hidden=True)
    for match in made.event.round.matches:
        assert nrtm.write(made.event)["rounds"] == []
        do(made, "report", at=AT, table=match.table, points=[6, 0])
    assert len(nrtm.write(made.event)["rounds"]) == 1
    assert [standing.points for standing in made.event.standings()] == [6, 6, 0, 0]


def left_before_the_cut(seeds: list[int]) -> dict[str, Any]:
    """Ten players, three rounds, a cut to eight from which the fifth has left."""
    made = play_swiss(custom(10, swiss=3, cut=8))
    order = [standing.id for standing in made.event.standings()]
    data = nrtm.write(made.event)
    data["cutToTop"] = 8
    data["eliminationPlayers"] = [{"id": order[rank - 1], "seed": seed} for seed, rank in enumerate(seeds, start=1)]
    return data


@pytest.mark.parametrize("seeds", [[1, 2, 3, 4, 6, 7, 8, 9], [1, 2, 3, 4, 9, 6, 7, 8]])
def test_a_cut_into_which_the_ninth_moved_for_the_fifth_is_read_and_goes_on(seeds: list[int]) -> None:
    record = read(left_before_the_cut(seeds))
    moved_up = seeds == sorted(seeds)
    assert record.differences() == [] if moved_up else "seed recorded" in record.differences()[0]
    made = tournament_from(record, at=AT, organizer="Olga", seed="x")
    assert made.event.bracket is not None
    numbers = {made.event.players[player].name: player for player in made.event.bracket.seeds}
    assert [numbers[record.players[seed].name] for seed in record.seeds] == made.event.bracket.seeds
    assert made.event.champion() is None
    play_bracket(made)
    assert made.event.champion() is not None
    assert Tournament.read(made.write()).digest() == made.digest()


def single_sided_record() -> dict[str, Any]:
    made = play_swiss(custom(9, swiss=4, cut=4, single_sided=True), lambda match: (3, 0))
    made.cut(at=AT)
    play_bracket(made)
    data = nrtm.write(made.event)
    for each, matches in zip(made.event.rounds, data["rounds"], strict=False):
        for match, written in zip(each.matches, matches, strict=True):
            if match.second is not None:
                for side, player in (("player1", match.first), ("player2", match.second)):
                    written[side]["role"] = "runner" if match.runner_first == player else "corp"
    data["uploadedFrom"] = "AesopsTables"
    del data["tournamentOrganiser"]
    return data


def test_single_sided_results_of_aesops_tables_are_ranked_and_continued() -> None:
    record = read(single_sided_record())
    assert record.single_sided
    assert record.differences() == []
    made = tournament_from(record, at=AT, organizer="Olga", seed="x")
    assert made.event.single_sided
    assert made.event.games == 1
    assert [each.points for each in made.event.standings()] == [each.points for each in record.standings()]
    assert made.event.champion() is not None


def test_an_order_by_rounded_strengths_is_said_to_be_one() -> None:
    rng = Random(4)
    made = play_swiss(custom(12, swiss=3), lambda match: rng.choice([(6, 0), (3, 3), (0, 6)]))
    table = made.event.standings()
    pairs = pairwise(table)
    higher, lower = next((a, b) for a, b in pairs if a.points == b.points and round(a.sos) == round(b.sos) != a.sos)
    data = nrtm.write(made.event)
    for player in data["players"]:
        player["strengthOfSchedule"] = str(round(float(player["strengthOfSchedule"])))
        player["extendedStrengthOfSchedule"] = "0"
        player["rank"] = {higher.id: lower.rank, lower.id: higher.rank}.get(player["id"], player["rank"])
    said = [line for line in read(data).differences() if "rank recorded" in line]
    reason = "(the file compared rounded strengths; our exact fractions differ)"
    assert f"{higher.name}: rank recorded as {lower.rank}, computed {higher.rank} {reason}" in said
    data["players"][0]["rank"], data["players"][-1]["rank"] = 12, 1  # an order that nothing explains
    assert not any("rounded" in line for line in read(data).differences())


@needs_shared
def test_the_german_nationals_read_the_same_from_tomes_own_export() -> None:
    data = json.loads((SHARED / "german_nationals_2017.json").read_text(encoding="utf-8"))
    for player in data["players"]:
        player["name"] = f"Röver {player['id']}"
    short, exported = read_record(json.dumps(data)), read_record(database_of(data).text)
    assert short is not None
    assert exported is not None
    assert [vars(each) for each in exported.standings()] == [vars(each) for each in short.standings()]
    assert exported.seeds == short.seeds
    assert exported.games == short.games
    for ours, theirs in zip(exported.rounds, short.rounds, strict=True):
        assert sorted(ours, key=lambda match: match.first) == sorted(theirs, key=lambda match: match.first)
    champions = [
        tournament_from(each, at=AT, organizer="Olga", seed="x").event.champion() for each in (exported, short)
    ]
    assert champions[0] is not None
    assert champions[0] == champions[1]
