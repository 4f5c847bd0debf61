"""Files: the tournament file of the command line, NRTM JSON, and the results for other programs."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from netrunner.server.events.results import (
    Results,
    ResultsGame,
    ResultsMatch,
    ResultsPlace,
    ResultsPlayer,
    ResultsStanding,
)
from netrunner.server.wire import Wire
from netrunner.tournament import Tournament, read_record
from tests.server.events.people import Somebody, filled, new_event, pair, play_round, somebody
from tests.server.running_server import Running
from tests.tournament.events import do


def file_of(organiser: Somebody, slug: str) -> str:
    answer = organiser.http.get(f"/api/events/{slug}/file")
    assert answer.status_code == 200
    assert answer.headers["content-disposition"] == f'attachment; filename="{slug}.nrt"'
    return answer.text


def bring(person: Somebody, text: str, status: int = 201) -> dict[str, str]:
    answer = person.http.post("/api/events/import", json={"text": text})
    assert answer.status_code == status, answer.text
    found: dict[str, str] = answer.json()
    return found


def test_the_file_is_the_one_that_the_command_line_works_on(organiser: Somebody) -> None:
    slug = filled(organiser, 6)
    play_round(organiser, slug)
    made = Tournament.read(file_of(organiser, slug))
    assert len(made.entries) == organiser.page(slug)["number"]
    assert [standing.as_json()["sos"] for standing in made.event.standings()] == [
        each["sos"] for each in organiser.get(f"{slug}/standings")["standings"]
    ]
    assert made.audit() == []


def test_an_event_goes_on_in_a_file_and_comes_back(organiser: Somebody) -> None:
    slug = filled(organiser, 4)
    table = pair(organiser, slug)[0]["table"]
    made = Tournament.read(file_of(organiser, slug))
    do(made, "report", at=made.entries[-1].at, table=table, points=[6, 0])
    text = made.write()

    def put(text: str) -> tuple[int, str]:
        answer = organiser.http.put(f"/api/events/{slug}/file", json={"text": text})
        return answer.status_code, str(answer.json().get("message"))

    assert put(text)[0] == 200
    assert organiser.page(slug)["number"] == len(made.entries)
    assert put(text) == (409, "This file holds nothing new.")
    organiser.do(slug, "drop", player=1)
    status, message = put(text)
    assert (status, "does not hold everything" in message) == (409, True)
    assert put(text.replace("6", "3"))[0] == 422
    assert file_of(organiser, slug).startswith(text)


def test_only_the_organiser_takes_over_a_file(server: Running, organiser: Somebody) -> None:
    slug = filled(organiser, 4)
    answer = somebody(server).http.put(f"/api/events/{slug}/file", json={"text": file_of(organiser, slug)})
    assert answer.status_code == 403


def test_whoever_brings_a_file_becomes_the_organiser_of_a_new_event(server: Running, organiser: Somebody) -> None:
    slug = filled(organiser, 8)
    play_round(organiser, slug)
    bringer = somebody(server)
    copy = bring(bringer, file_of(organiser, slug))["slug"]
    assert copy != slug
    page = bringer.page(copy)
    assert (page["organizer"], page["rounds"], len(page["players"])) == (bringer.name, 1, 8)
    play_round(bringer, copy)
    assert bringer.page(copy)["rounds"] == 2
    assert organiser.page(slug)["rounds"] == 1


def test_results_in_nrtm_json_go_out_and_come_in(server: Running, organiser: Somebody) -> None:
    slug = filled(organiser, 9, structure="custom", swiss=2, cut=4)
    for _ in range(2):
        play_round(organiser, slug)
    answer = organiser.http.get(f"/api/events/{slug}/nrtm")
    assert answer.headers["access-control-allow-origin"] == "*"
    record = read_record(answer.text)
    assert record is not None
    assert record.differences() == []
    copy = bring(somebody(server), answer.text)["slug"]
    names = [each["name"] for each in organiser.get(f"{copy}/standings")["standings"]]
    assert names == [each["name"] for each in organiser.get(f"{slug}/standings")["standings"]]


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("{}", "holds no tournament"),
        ("not json at all", "neither a tournament file nor JSON"),
        ('{"players": [], "rounds": 3}', "should be"),
        ("[" * 5_000, "neither"),
        ('{"n": 1, "at": "2018-01-01T00:00:00Z", "by": "x", "do": "drop", "sum": "0"}\n', "changed outside"),
    ],
)
def test_what_is_no_tournament_is_refused(organiser: Somebody, text: str, words: str) -> None:
    problem = bring(organiser, text, status=422)
    assert words in problem["message"]
    assert problem["field"] == "text"


def test_a_file_cut_short_or_edited_by_hand_is_refused_by_its_line(organiser: Somebody) -> None:
    slug = filled(organiser, 4)
    text = file_of(organiser, slug)
    assert "cut short; 4 entries before it are whole" in bring(organiser, text[:-40], status=422)["message"]
    edited = text.replace("Player 002", "Player 022")
    assert "Line 3" in bring(organiser, edited, status=422)["message"]
    lines = text.splitlines(keepends=True)
    assert "Line 2" in bring(organiser, "".join([lines[0], *lines[2:]]), status=422)["message"]
    assert len(bring(organiser, "".join(lines[:-1]))["slug"]) > 2


def test_a_file_of_three_hundred_players_with_decks_is_taken_in(organiser: Somebody, server: Running) -> None:
    made = Tournament.read(file_of(organiser, filled(organiser, 300)))
    cards = [{"title": f"A card with quite a long title, number {number}", "copies": 3} for number in range(20)]
    for player in range(1, 301):
        for side in ("corp", "runner"):
            do(made, "deck", at=made.entries[0].at, player=player, side=side, identity="X", cards=cards)
    text = made.write()
    assert len(text) > 700_000
    copy = bring(somebody(server), text)["slug"]
    assert len(organiser.page(copy)["players"]) == 300
    assert organiser.http.post("/api/events", content=b"x" * 300_000).status_code == 413


def test_the_results_for_other_programs_stay_as_they_are(server: Running, organiser: Somebody) -> None:
    """docs/tournaments.md describes them: a change here breaks other people's programs."""
    slug = new_event(organiser, name="Cup of Results", date="2018-03-03", structure="custom", swiss=1, cut=4)
    organiser.do(slug, "enrol", names=["Ada", "Bea", "Cid", "Dot"])
    play_round(organiser, slug)
    organiser.do(slug, "cut")
    organiser.do(slug, "side", game=1, side="corp")
    with server.anonymous() as stranger:
        answer = stranger.get(f"/api/events/{slug}/results", headers={"Origin": "https://elsewhere.example"})
    assert answer.headers["access-control-allow-origin"] == "*"
    results = answer.json()
    assert {key: type(value).__name__ for key, value in results.items()} == {
        "version": "int",
        "slug": "str",
        "name": "str",
        "date": "str",
        "tier": "str",
        "structure": "str",
        "format": "str",
        "play": "str",
        "stage": "str",
        "organizer": "str",
        "announced": "dict",
        "players": "list",
        "standings": "list",
        "rounds": "list",
        "seeds": "list",
        "games": "list",
        "places": "list",
        "winner": "NoneType",
    }
    assert results["version"] == 1
    assert set(results["players"][0]) == {"id", "name", "corp", "runner", "active"}
    assert set(results["standings"][0]) == {"rank", "id", "name", "points", "rounds", "sos", "esos"}
    assert set(results["rounds"][0][0]) == {"table", "players", "points", "how"}
    assert set(results["games"][0]) == {"game", "round", "bracket", "corp", "runner", "winner", "bye"}
    assert json.loads(answer.text)["announced"] == {
        "swiss": 1,
        "cut": 4,
        "elimination": "double",
        "day_two": None,
    }


def test_the_documented_results_have_the_fields_of_the_real_ones() -> None:
    page = (Path(__file__).parents[3] / "docs" / "tournaments.md").read_text(encoding="utf-8")
    shown = json.loads(page.split("```json\n")[1].split("```")[0])
    parts: dict[str, type[Wire]] = {
        "players": ResultsPlayer,
        "standings": ResultsStanding,
        "games": ResultsGame,
        "places": ResultsPlace,
    }
    assert set(shown) == set(Results.model_fields)
    assert set(shown["rounds"][0][0]) == set(ResultsMatch.model_fields)
    for key, model in parts.items():
        assert set(shown[key][0]) == set(model.model_fields), key
    Results.model_validate(shown)
