"""Games that count, and what people are told of it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from datetime import timedelta
from typing import Any

import httpx
import pytest

from netrunner.server.live.match import STOPPED
from netrunner.server.ratings.ranking import REMEMBERED
from netrunner.server.ratings.rating_updates import agreed, catch_up, rate
from netrunner.server.storage.database import Database, now
from netrunner.server.storage.schema import GameRow, RatedGameRow, RatingRow
from tests.server.accounts.people import PASSWORD, guest, keep, keep_game, member, read
from tests.server.lobby.people import concede
from tests.server.lobby.test_games import begun
from tests.server.running_server import Running, running
from tests.server.services import postgres_server

Someone = tuple[httpx.Client, dict[str, Any]]


@pytest.fixture
def pair(server: Running) -> Iterator[tuple[Someone, Someone]]:
    one, other = member(server), member(server)
    yield one, other
    one[0].close()
    other[0].close()


def options(**game: object) -> dict[str, Any]:
    return {"game": {"private": False, **game}, "bots": {"corp": None, "runner": None}}


def page(client: httpx.Client, account: dict[str, Any]) -> dict[str, Any]:
    answer: dict[str, Any] = client.get(f"/api/people/{account['name']}").json()
    return answer


def counted(server: Running, game: str) -> None:
    server.run(rate(server.app.state.database, read(server, GameRow, game)))


@pytest.mark.parametrize(("reason", "counts"), [("agenda points", True), (STOPPED, False)])
def test_a_game_that_a_leader_stopped_does_not_count(reason: str, counts: bool) -> None:
    game = GameRow(reason=reason, corp_account="a", runner_account="b", options=options(rated=True))
    assert agreed(game) is counts


def test_a_game_at_a_table_counts_for_both(server: Running, pair: tuple[Someone, Someone]) -> None:
    (winner, one), (loser, other) = pair
    table, game = begun(winner, loser)
    assert table["rated"] is True
    seated = table["corp"]
    assert isinstance(seated, dict)
    assert (seated["page"], seated["rating"]) == (True, None)
    concede(server, loser, game)
    ours, theirs = page(winner, one), page(winner, other)
    assert ours["rating"] == {"value": 1662, "margin": 569, "settled": False, "games": 1}
    assert theirs["rating"]["value"] == 1338
    assert [past["rating"] for past in ours["history"]["games"]] == [162]
    assert [past["rating"] for past in theirs["history"]["games"]] == [-162]
    assert winner.get("/api/me/export").json()["rating"]["games"] == 1
    change = {"corp": {"change": 162, "value": 1662}, "runner": {"change": -162, "value": 1338}}
    assert loser.get(f"/api/games/{game}/rating").json() == change
    seats = next(row for row in loser.get("/api/tables").json()["tables"] if row["id"] == table["id"])
    assert (seats["corp"]["rating"]["value"], seats["runner"]["rating"]["value"]) == (1662, 1338)


@pytest.mark.parametrize("wish", [{"rated": False}, {"private": True}])
def test_a_table_may_be_for_the_joy_of_it(
    server: Running, pair: tuple[Someone, Someone], wish: dict[str, object]
) -> None:
    (winner, one), (loser, _) = pair
    table, game = begun(winner, loser, **wish)
    assert table["rated"] is False
    concede(server, loser, game)
    assert page(winner, one)["rating"] is None
    assert winner.get(f"/api/games/{game}/rating").status_code in (200, 404)
    assert winner.get(f"/api/games/{game}/rating").json().get("corp") is None
    assert [past["rating"] for past in page(winner, one)["history"]["games"]] == [None]


def test_a_game_counts_once(server: Running, pair: tuple[Someone, Someone]) -> None:
    (client, one), (_, other) = pair
    game = keep_game(server, one["id"], other["id"], "runner")
    counted(server, game)
    told = page(client, one)["rating"]
    counted(server, game)
    assert page(client, one)["rating"] == told
    assert told["games"] == 1


def test_a_draw_between_equals_changes_nothing_but_how_sure_we_are(
    server: Running, pair: tuple[Someone, Someone]
) -> None:
    (client, one), (_, other) = pair
    counted(server, keep_game(server, one["id"], other["id"], None))
    told = page(client, one)["rating"]
    assert (told["value"], told["games"]) == (1500, 1)
    assert told["margin"] < 686


def test_games_with_guests_bots_and_from_replays_do_not_count(server: Running, pair: tuple[Someone, Someone]) -> None:
    (client, one), (_, other) = pair
    visiting, stranger = guest(server)
    for game in (
        keep_game(server, one["id"], stranger.id),
        keep_game(server, one["id"], None),
        keep_game(server, one["id"], one["id"]),
        keep_game(server, one["id"], other["id"], options=options(origin="abc")),
        keep_game(server, one["id"], other["id"], options=options(private=True)),
        keep_game(server, one["id"], other["id"], options=options(rated=False)),
        keep_game(server, one["id"], other["id"], status="playing", finished_at=None),
    ):
        counted(server, game)
        assert read(server, RatedGameRow, game) is None
    assert page(client, one)["rating"] is None
    visiting.close()


def test_a_guests_table_is_not_rated(server: Running) -> None:
    client, _ = guest(server)
    table = client.post("/api/tables", json={"side": "corp"}).json()
    assert table["rated"] is False
    assert (table["corp"]["page"], table["corp"]["rating"]) == (False, None)
    client.close()


def test_what_ended_when_the_server_was_killed_is_counted_when_it_comes_back(
    server: Running, pair: tuple[Someone, Someone]
) -> None:
    (client, one), (_, other) = pair
    keep_game(server, one["id"], other["id"], finished_at=now() - timedelta(hours=2))
    late = keep_game(server, one["id"], other["id"], finished_at=now() - timedelta(hours=1))
    old = keep_game(server, one["id"], other["id"], finished_at=now() - timedelta(days=40))
    server.run(catch_up(server.app.state.database))
    assert page(client, one)["rating"]["games"] == 2
    assert read(server, RatedGameRow, late) is not None
    assert read(server, RatedGameRow, old) is None


def test_whose_account_is_gone_has_no_rating_and_the_other_keeps_theirs(
    server: Running, pair: tuple[Someone, Someone]
) -> None:
    (client, one), (leaving, other) = pair
    counted(server, keep_game(server, one["id"], other["id"]))
    assert leaving.post("/api/me/deletion", json={"password": PASSWORD}).status_code == 200
    assert read(server, RatingRow, other["id"]) is None
    assert page(client, one)["rating"]["value"] == 1662


def test_the_strongest_are_listed_once_enough_is_known_of_them(server: Running, visitor: httpx.Client) -> None:
    people = [member(server) for _ in range(4)]
    fresh = now()
    for (_, account), (value, deviation, at) in zip(
        people,
        [(1700.0, 60.0, fresh), (1900.0, 60.0, fresh), (2100.0, 200.0, fresh), (2000.0, 60.0, fresh - REMEMBERED)],
        strict=True,
    ):
        row = RatingRow(account_id=account["id"], value=value, deviation=deviation, games=20, at=at)
        server.run(keep(server, row))
    names = [person["name"] for person in visitor.get("/api/ratings").json()["people"]]
    assert names == [people[1][1]["name"], people[0][1]["name"]]
    for client, _ in people:
        client.close()


def rate_at_once(server: Running) -> None:
    """Many games of the same people end in one moment: each counts, on top of the others."""
    one, other = member(server), member(server)
    games = [keep_game(server, one[1]["id"], other[1]["id"], "corp") for _ in range(12)]
    rows = [read(server, GameRow, game) for game in games]
    database: Database = server.app.state.database

    async def all_at_once() -> None:
        await asyncio.gather(*(rate(database, row) for row in (*rows, *rows)))

    server.run(all_at_once())
    rating = read(server, RatingRow, one[1]["id"])
    assert rating.games == 12
    changes = sum(read(server, RatedGameRow, game).corp_change for game in games)
    assert rating.value == pytest.approx(1500 + changes)
    one[0].close()
    other[0].close()


def test_games_that_end_at_once_all_count(server: Running) -> None:
    rate_at_once(server)


def test_games_that_end_at_once_all_count_on_postgresql(tmp_path_factory: pytest.TempPathFactory) -> None:
    with (
        postgres_server(tmp_path_factory.mktemp("postgres")) as database,
        running(tmp_path_factory.mktemp("data"), database_url=database) as server,
    ):
        rate_at_once(server)
