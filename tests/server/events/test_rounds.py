"""Rounds: pairings, reports, corrections, leaving and coming back, the cut, the bracket, undo."""

from __future__ import annotations

import json
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from netrunner.server.storage.schema import EventEntryRow
from tests.server.events.people import (
    Somebody,
    filled,
    matches,
    name_of,
    new_event,
    pair,
    play_round,
    somebody,
)
from tests.server.live.client import Player
from tests.server.running_server import Running


@pytest.fixture
def four(server: Running, organiser: Somebody) -> tuple[str, list[Somebody]]:
    """An event with four players, each with an account, one round long and without a cut."""
    slug = new_event(organiser, structure="custom", swiss=2, cut=0)
    players = [somebody(server) for _ in range(4)]
    for player in players:
        player.register(slug)
    return slug, players


def match_of(reader: Somebody, slug: str, table: int) -> dict[str, Any]:
    return next(match for match in matches(reader, slug) if match["table"] == table)


def seated(slug: str, organiser: Somebody, players: list[Somebody]) -> tuple[int, Somebody, Somebody]:
    """The first table of a new round, and the two who sit there."""
    match = pair(organiser, slug)[0]
    return match["table"], players[match["first"] - 1], players[match["second"] - 1]


def test_a_player_reports_from_their_own_side_and_the_opponent_confirms(
    organiser: Somebody, four: tuple[str, list[Somebody]]
) -> None:
    slug, players = four
    table, one, two = seated(slug, organiser, players)
    two.do(slug, "report", points=[4, 1])
    assert "opponent confirms" in two.do(slug, "confirm", status=409)["message"]
    assert match_of(organiser, slug, table)["result"] is None
    one.do(slug, "confirm")
    assert match_of(organiser, slug, table)["result"]["points"] == [1, 4]
    assert "already have 1-4" in one.do(slug, "report", status=409, points=[6, 0])["message"]
    assert "may not" in one.do(slug, "report", status=403, points=[6, 0], correct=True)["message"]
    organiser.do(slug, "report", table=table, points=[6, 0], correct=True)
    assert match_of(one, slug, table)["result"]["points"] == [6, 0]


def test_the_games_of_a_match_are_reported_each_from_the_side_of_the_one_who_tells(
    organiser: Somebody, four: tuple[str, list[Somebody]]
) -> None:
    slug, players = four
    table, one, two = seated(slug, organiser, players)
    # The second player flatlined the first as the Corp, and lost on points when time was called as the Runner.
    mine = [{"outcome": "corp", "ending": "flatline"}, {"outcome": "corp modified", "ending": "time"}]
    two.do(slug, "report", games=mine)
    one.do(slug, "report", games=mine[::-1])
    result = match_of(organiser, slug, table)["result"]
    assert result["points"] == [2, 3]
    assert [game["outcome"] for game in result["games"]] == ["corp modified", "corp"]
    wrong = [{"outcome": "runner", "ending": "flatline"}, {"outcome": "corp"}]
    problem = organiser.do(slug, "report", status=409, table=table, games=wrong, correct=True)
    assert problem["rule"] == "TR/end-of-game/3"


def test_results_that_contradict_each_other_wait_for_a_judge(
    organiser: Somebody, four: tuple[str, list[Somebody]]
) -> None:
    slug, players = four
    table, one, two = seated(slug, organiser, players)
    one.do(slug, "report", points=[6, 0])
    two.do(slug, "report", points=[6, 0])
    match = match_of(organiser, slug, table)
    assert match["disputed"]
    assert match["result"] is None
    assert any("disagree" in warning for warning in organiser.page(slug)["warnings"])
    assert "differ" in organiser.do(slug, "confirm", status=409, table=table)["message"]
    organiser.do(slug, "report", table=table, points=[3, 3])
    assert match_of(one, slug, table)["result"]["points"] == [3, 3]


def test_a_report_says_one_thing_and_something_possible(organiser: Somebody, four: tuple[str, list[Somebody]]) -> None:
    slug, players = four
    table, one, _ = seated(slug, organiser, players)
    for status, fields in (
        (422, {}),
        (422, {"points": [6, 0], "split": True}),
        (409, {"points": [6, 3]}),
        (409, {"points": [7, 0]}),
        (404, {"table": 77, "points": [6, 0]}),
        (404, {"round": 5, "points": [6, 0]}),
        (409, {"games": [{"outcome": "corp"}]}),
    ):
        problem = one.do(slug, "report", status=status, **fields)
        assert problem["message"], fields
    assert match_of(organiser, slug, table)["claims"] == {}


def test_an_intentional_split_needs_a_leader(organiser: Somebody, four: tuple[str, list[Somebody]]) -> None:
    slug, players = four
    table, one, _ = seated(slug, organiser, players)
    assert one.do(slug, "report", status=403, split=True)
    organiser.do(slug, "report", table=table, split=True)
    result = match_of(one, slug, table)["result"]
    assert (result["points"], result["how"], result["leader"]) == ([3, 3], "split", organiser.name)


def test_pairing_waits_for_every_result_and_says_which_are_missing(organiser: Somebody) -> None:
    slug = filled(organiser, 6)
    table = pair(organiser, slug)[2]["table"]
    assert organiser.page(slug)["warnings"] == [], "nobody can have finished yet"
    for match in matches(organiser, slug):
        if match["table"] != table:
            organiser.do(slug, "report", table=match["table"], points=[6, 0])
    assert f"table {table}" in organiser.do(slug, "pair", status=409)["message"]
    assert organiser.page(slug)["warnings"] == [f"Round 1: no result yet from table {table}."]
    assert organiser.page(slug)["next"] == "play"
    organiser.do(slug, "clock", what="start")
    assert organiser.page(slug)["warnings"] == [], "there is time"
    organiser.do(slug, "clock", what="call")
    assert organiser.page(slug)["warnings"] == [f"Round 1: no result yet from table {table}."]


def test_two_leaders_at_once_lose_nothing(server: Running, organiser: Somebody) -> None:
    """Forty reports from two desks at the same moment: each is entered once, and the second of a pair is told so."""
    slug = filled(organiser, 40)
    judge = somebody(server)
    organiser.do(slug, "staff", name=judge.name, role="judge")
    tables = [match["table"] for match in pair(organiser, slug)]
    start = threading.Barrier(2)

    def report(person: Somebody) -> list[int]:
        start.wait()
        answers = []
        for table in tables:
            body = {"action": {"do": "report", "table": table, "points": [6, 0]}}
            answers.append(person.http.post(f"/api/events/{slug}/actions", json=body).status_code)
        return answers

    with ThreadPoolExecutor(2) as pool:
        first, second = pool.map(report, [organiser, judge])
    assert all(sorted(pair) == [200, 409] for pair in zip(first, second, strict=True))
    page = organiser.page(slug)
    assert all(match["result"]["points"] == [6, 0] for match in page["round"]["matches"])
    log = organiser.get(f"{slug}/log")
    assert [line["number"] for line in log["lines"]] == list(range(log["number"], 0, -1))
    assert sum(line["do"] == "report" for line in log["lines"]) == len(tables)


def test_an_entry_that_another_worker_wrote_is_taken_in(server: Running, organiser: Somebody) -> None:
    slug = filled(organiser, 4)
    page = organiser.page(slug)

    async def write() -> None:
        async with server.app.state.database.begin() as session:
            data = {"by": organiser.name, "do": "drop", "data": {"player": 2}}
            session.add(EventEntryRow(event_id=page["id"], number=page["number"] + 1, data=data))

    server.run(write())
    assert organiser.page(slug)["players"][1]["status"] == "dropped"
    assert organiser.do(slug, "drop", player=3)["number"] == page["number"] + 2


def test_what_somebody_did_in_the_meantime_is_looked_at_first(organiser: Somebody) -> None:
    slug = filled(organiser, 4)
    seen = organiser.page(slug)["number"]
    organiser.do(slug, "drop", player=1)
    problem = organiser.do(slug, "undo", status=409, number=seen)
    assert "in the meantime" in problem["message"]
    organiser.do(slug, "undo", number=seen + 1)
    assert organiser.page(slug)["players"][0]["status"] == "active"


def test_undo_restores_exactly_what_was(organiser: Somebody) -> None:
    slug = filled(organiser, 9, structure="custom", swiss=2, cut=4)

    def state() -> tuple[object, ...]:
        page = organiser.page(slug)
        for moving in ("number", "warnings"):
            page.pop(moving)
        if page["round"] is not None:
            page["round"]["clock"].pop("at")
        if page["bracket"] is not None and page["bracket"]["clock"] is not None:
            page["bracket"]["clock"].pop("at")
        return page, organiser.get(f"{slug}/standings"), organiser.get(f"{slug}/results")

    seen = []
    for step in (
        lambda: play_round(organiser, slug),
        lambda: organiser.do(slug, "drop", player=4),
        lambda: organiser.do(slug, "enrol", names=["Late Larry"]),
        lambda: play_round(organiser, slug),
        lambda: organiser.do(slug, "cut"),
        lambda: organiser.do(slug, "side", game=1, side="corp"),
    ):
        seen.append((organiser.page(slug)["number"], state()))
        step()
    for number, before in reversed(seen):
        organiser.do(slug, "undo", since=number + 1)
        assert state() == before
    organiser.do(slug, "redo")
    assert organiser.page(slug)["rounds"] == 1
    assert organiser.get(f"{slug}/log")["verified"]


def test_a_whole_round_is_undone_and_the_log_keeps_everything(organiser: Somebody) -> None:
    slug = filled(organiser, 8)
    play_round(organiser, slug)
    first = organiser.get(f"{slug}/standings")
    play_round(organiser, slug)
    length = organiser.page(slug)["number"]
    said = organiser.do(slug, "undo", round=True)["said"]
    assert "undoes" in said[0]
    assert organiser.page(slug)["rounds"] == 1
    assert organiser.get(f"{slug}/standings") == first
    lines = organiser.get(f"{slug}/log")["lines"]
    assert len(lines) == length + 1
    assert [line["undone"] for line in lines[:7]] == [False, True, True, True, True, True, True]
    assert "pairs round 2" in next(line["text"] for line in lines if line["do"] == "pair")


def test_an_entry_that_others_rest_on_is_not_undone_alone(organiser: Somebody) -> None:
    slug = filled(organiser, 4)
    pair(organiser, slug)
    number = next(line["number"] for line in organiser.get(f"{slug}/log")["lines"] if line["do"] == "pair")
    assert "rests on" in organiser.do(slug, "undo", status=409, entries=[number])["message"]
    assert "already undone" in organiser.do(slug, "undo", status=409, entries=[999])["message"]
    assert "first entry" in organiser.do(slug, "undo", status=409, entries=[1])["message"]


def test_players_drop_themselves_and_come_back_with_unpaired_losses(
    organiser: Somebody, four: tuple[str, list[Somebody]]
) -> None:
    slug, players = four
    play_round(organiser, slug)
    players[0].do(slug, "drop")
    assert players[0].page(slug)["players"][0]["status"] == "dropped"
    play_round(organiser, slug)
    assert players[0].do(slug, "rejoin", status=403, player=1)
    organiser.do(slug, "rejoin", player=1)
    assert organiser.page(slug)["players"][0]["unpaired"] == 1


def test_no_shows_disqualification_lost_cards_and_proxies(organiser: Somebody) -> None:
    slug = filled(organiser, 6)
    absent, guilty, careless = (match["first"] for match in pair(organiser, slug))
    organiser.do(slug, "no-show", player=absent)
    organiser.do(slug, "disqualify", player=guilty, reason="Marked cards.")
    organiser.do(slug, "missing-card", player=careless, side="corp")
    page = organiser.page(slug)
    status = {player["id"]: player["status"] for player in page["players"]}
    assert (status[absent], status[guilty], status[careless]) == ("dropped", "disqualified", "active")
    assert sorted(match["result"]["how"] for match in page["round"]["matches"] if match["result"]) == [
        "no-show",
        "no-show",
    ]
    table = next(match["table"] for match in page["round"]["matches"] if careless in (match["first"], match["second"]))
    problem = organiser.do(slug, "report", status=409, table=table, points=[6, 0], seen_by=careless)
    assert problem["rule"] == "TR/lost-and-damaged-cards/2"
    organiser.do(slug, "missing-card", player=careless, side="corp", found=True)
    organiser.do(slug, "proxy", player=careless, side="corp", card="Ice Wall")
    assert [each["matter"] for each in organiser.page(slug)["rulings"]] == ["unsporting conduct", "proxy"]
    assert organiser.do(slug, "rejoin", status=409, player=guilty)["rule"] == "TR/pairings/10"


def test_the_clock_runs_pauses_is_extended_and_called(organiser: Somebody) -> None:
    slug = filled(organiser, 4)
    table = pair(organiser, slug)[0]["table"]

    def clock() -> dict[str, Any]:
        found: dict[str, Any] = organiser.page(slug)["round"]["clock"]
        return found

    assert (clock()["minutes"], clock()["started"]) == (65, False)
    organiser.do(slug, "clock", what="start")
    assert 60 * 60 < clock()["left"] <= 65 * 60
    organiser.do(slug, "clock", what="pause")
    assert clock()["paused"]
    organiser.do(slug, "clock", what="resume")
    organiser.do(slug, "clock", what="extend", table=table, minutes=5)
    organiser.do(slug, "clock", what="call")
    assert (clock()["called"], clock()["left"]) == (True, 0.0)
    assert 0 < clock()["extensions"][str(table)] <= 300
    assert organiser.do(slug, "clock", status=422, what="extend")["field"] == "table"


def test_rulings_cite_the_rule_book_and_a_marshal_decides(server: Running, organiser: Somebody) -> None:
    slug = filled(organiser, 4)
    judge = somebody(server)
    organiser.do(slug, "staff", name=judge.name, role="judge")
    table = pair(organiser, slug)[0]["table"]
    judge.do(slug, "ruling", text="Drew too many.", players=[1], table=table, rules=["RR/jack-out/2"], extend=3)
    assert judge.do(slug, "ruling", status=422, text="x", rules=["RR/nothing"])["field"] == "rules"
    problem = judge.do(slug, "ruling", status=409, text="Snare!", matter="missed opportunity", use_late=True)
    assert problem["rule"] == "TR/missed-opportunities/3"
    assert judge.do(slug, "review", status=403, ruling=1, text="Stands.")
    organiser.do(slug, "review", ruling=1, text="It stands.")
    (ruling,) = organiser.page(slug)["rulings"]
    assert (ruling["rules"], ruling["review"], ruling["reviewed_by"]) == (
        ["RR/jack-out/2"],
        "It stands.",
        organiser.name,
    )


def test_from_the_cut_to_the_champion(server: Running, organiser: Somebody) -> None:
    slug = new_event(organiser, structure="custom", swiss=2, cut=4)
    players = [somebody(server) for _ in range(5)]
    for player in players:
        player.register(slug)
    for _ in range(2):
        play_round(organiser, slug)
    assert organiser.page(slug)["next"] == "cut"
    organiser.do(slug, "cut")
    bracket = organiser.page(slug)["bracket"]
    game = bracket["games"][0]
    assert game["chooser"] == bracket["seeds"][0]
    chooser = players[game["chooser"] - 1]
    other = players[bracket["seeds"][3] - 1]
    assert other.do(slug, "side", status=409, game=1, side="corp")["rule"] == "TR/deck-choice/2"
    assert other.get(f"{slug}/identities/1", status=403)["rule"] == "TR/deck-choice/3"
    assert chooser.get(f"{slug}/identities/1") == {"corp": "", "runner": ""}
    chooser.do(slug, "side", game=1, side="runner")
    assert organiser.page(slug)["bracket"]["games"][0]["runner"] == game["chooser"]
    chooser.do(slug, "game", game=1, winner=game["chooser"])
    assert organiser.page(slug)["bracket"]["games"][0]["winner"] is None
    other.do(slug, "confirm", game=1)
    assert organiser.page(slug)["bracket"]["games"][0]["winner"] == game["chooser"]
    organiser.do(slug, "side", game=2, side="corp")
    while (page := organiser.page(slug))["champion"] is None:
        ready = next(each for each in page["bracket"]["games"] if each["ready"])
        organiser.do(slug, "game", game=ready["game"], winner=min(ready["corp"], ready["runner"]))
    assert page["next"] == "over"
    assert [place["place"] for place in page["bracket"]["places"]] == [1, 2, 3, 4]
    assert organiser.get(f"{slug}/results")["winner"] == page["champion"]
    summary = next(each for each in organiser.http.get("/api/events").json()["events"] if each["slug"] == slug)
    assert summary["champion"] == name_of(page, page["champion"])
    organiser.do(slug, "undo", round=True)
    assert organiser.page(slug)["champion"] is None


def test_five_thousand_names_of_every_kind_are_registered_paired_and_shown_in_time(organiser: Somebody) -> None:
    started = time.process_time()  # the server is in this process
    slug = new_event(organiser, structure="custom", swiss=2, cut=16)
    letters = "äßçøłżñęđðþ我们大会안녕ひらカナ𝔸🂡ΩЖעבריתनमस्तेไทย"
    names = [f"{letters[number % len(letters)]} {letters[number % 7]} O'Neill-{number} <b>&" for number in range(5_000)]
    for start in range(0, len(names), 500):
        organiser.do(slug, "enrol", names=names[start : start + 500])
    page = organiser.page(slug)
    assert [player["name"] for player in page["players"]] == [" ".join(name.split()) for name in names]
    organiser.do(slug, "pair", hidden=False)
    assert len(organiser.page(slug)["round"]["matches"]) == 2_500
    assert len(organiser.get(f"{slug}/standings")["standings"]) == 5_000
    answer = organiser.do(slug, "enrol", status=409, names=["fine", names[7].upper()])
    assert "already registered" in answer["message"]
    assert len(organiser.page(slug)["players"]) == 5_000, "of a list that is refused nobody is registered"
    for bad in ("", "\u0007", "x" * 201, "#3", "\ud800"):
        body = json.dumps({"action": {"do": "enrol", "names": [bad]}})
        refusal = organiser.http.post(
            f"/api/events/{slug}/actions", content=body, headers={"Content-Type": "application/json"}
        )
        assert refusal.status_code in (409, 422), bad
    assert time.process_time() - started < 240, "on a slow machine; a square of the number would take hours"


def test_everybody_who_looks_is_told_of_a_change_and_whom_it_concerns(
    server: Running, organiser: Somebody, four: tuple[str, list[Somebody]]
) -> None:
    slug, players = four
    event = organiser.page(slug)["id"]
    watcher = Player(server, somebody(server).http)
    watcher.ask("enter", room=f"event-{event}")

    def told() -> dict[str, Any]:
        while not watcher.others:
            watcher.listen()
        return watcher.others.pop(0)

    organiser.do(slug, "pair")
    assert told()["players"] == [], "hidden pairings are for the leaders"
    organiser.do(slug, "publish")
    heard = told()
    assert (heard["tell"], heard["event"], heard["players"]) == ("event", event, None)
    match = matches(organiser, slug)[0]
    players[match["first"] - 1].do(slug, "report", points=[6, 0])
    heard = told()
    assert heard["players"] == sorted([match["first"], match["second"]])
    assert heard["number"] == organiser.page(slug)["number"]
    organiser.do(slug, "undo")
    assert told()["players"] is None
    watcher.close()


@pytest.mark.parametrize("jump", [-3600.0, 3600.0])
def test_the_clock_of_a_round_does_not_follow_the_machines_own(
    organiser: Somebody, monkeypatch: pytest.MonkeyPatch, jump: float
) -> None:
    slug = filled(organiser, 4)
    pair(organiser, slug)
    organiser.do(slug, "clock", what="start")

    def jumped() -> datetime:
        return datetime.now(UTC) + timedelta(seconds=jump)

    for module in ("events.desk", "events.online_rounds", "storage.database"):
        monkeypatch.setattr(f"netrunner.server.{module}.now", jumped, raising=False)
    assert 60 * 60 < organiser.page(slug)["round"]["clock"]["left"] <= 65 * 60
    organiser.do(slug, "clock", what="pause")
    assert organiser.page(slug)["round"]["clock"]["paused"]
