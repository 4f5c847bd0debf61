"""From tables to games and back."""

from __future__ import annotations

import httpx

from netrunner.server.lobby.games import game_over
from tests.server.lobby.people import concede, game_row, hear, me, member, socket
from tests.server.lobby.test_tables import at, opened, seen
from tests.server.running_server import Running


def begun(owner: httpx.Client, friend: httpx.Client, **wish: object) -> tuple[dict[str, object], str]:
    """A table at which a game has begun, and the game."""
    table = opened(owner, **wish)
    at(friend, table, "join", deck="core-shaper", agree=True).raise_for_status()
    at(owner, table, "ready", ready=True).raise_for_status()
    started = at(friend, table, "ready", ready=True).json()
    assert started["status"] == "playing"
    return table, started["game"]


def test_the_game_begins_when_both_are_ready(server: Running, owner: httpx.Client, friend: httpx.Client) -> None:
    with socket(server, owner) as one, socket(server, friend) as two:
        table, game = begun(owner, friend, minutes=30, increment=10, private=True, visible_hands=True)
        for connection in (one, two):
            assert hear(connection, "moved") == {"tell": "moved", "game": game, "table": table["id"]}
    row = game_row(server, game)
    assert (row.corp_account, row.runner_account) == (me(owner)["id"], me(friend)["id"])
    assert (row.corp_identity, row.table_id) == ("Jinteki: Personal Evolution", table["id"])
    options = row.options["game"]
    assert (options["clock"], options["increment"]) == (1800, 10)
    assert (options["private"], options["visible_hands"], options["spectators"]) == (True, True, True)
    listed = next(row for row in owner.get("/api/tables").json()["tables"] if row["id"] == table["id"])
    assert (listed["status"], listed["game"]) == ("playing", game)


def test_a_table_that_begins_at_once_begins_when_somebody_joins(
    server: Running, owner: httpx.Client, friend: httpx.Client
) -> None:
    with socket(server, owner) as one, socket(server, friend) as two:
        table = opened(owner, begin=True)
        assert table["begin"] is True
        joined = at(friend, table, "join", deck="core-shaper").json()
        assert (joined["status"], joined["begin"]) == ("playing", False)
        for connection in (one, two):
            assert hear(connection, "moved") == {"tell": "moved", "game": joined["game"], "table": table["id"]}


def test_whoever_sits_at_a_table_hears_that_somebody_has_come(
    server: Running, owner: httpx.Client, friend: httpx.Client
) -> None:
    with socket(server, owner) as one:
        table = opened(owner)
        joined = at(friend, table, "join", deck="core-shaper").json()
        assert joined["status"] == "open"
        assert hear(one, "joined") == {"tell": "joined", "table": table["id"], "name": me(friend)["name"]}


def test_nothing_changes_at_a_table_while_its_game_goes_on(owner: httpx.Client, friend: httpx.Client) -> None:
    table, game = begun(owner, friend)
    for action, wish in (
        ("leave", {}),
        ("kick", {}),
        ("close", {}),
        ("rematch", {}),
        ("ready", {"ready": False}),
        ("deck", {"deck": "core-nbn"}),
    ):
        answer = at(owner, table, action, **wish)
        assert (action, answer.status_code) == (action, 409)
        assert "A game is being played" in answer.json()["message"]
    assert seen(owner, table)["game"] == game


def test_the_table_opens_again_when_its_game_is_over(
    server: Running, owner: httpx.Client, friend: httpx.Client
) -> None:
    table, game = begun(owner, friend)
    with socket(server, owner) as connection:
        connection.send('{"ref": 1, "message": {"do": "enter", "room": "lobby"}}')
        hear(connection, "answer")
        concede(server, friend, game)
        hear(connection, "lobby")
    after = seen(owner, table)
    assert (after["status"], after["game"], after["corp"]["ready"]) == ("open", None, False)
    (listed,) = after["games"]
    assert (listed["id"], listed["winner"], listed["playing"]) == (game, "corp", False)


def finished(server: Running, owner: httpx.Client, friend: httpx.Client) -> dict[str, object]:
    table, game = begun(owner, friend)
    concede(server, friend, game)
    while seen(owner, table)["status"] == "playing":
        pass
    return table


def test_a_rematch_switches_sides_and_asks_for_the_missing_decks(
    server: Running, owner: httpx.Client, friend: httpx.Client
) -> None:
    table = finished(server, owner, friend)
    asked = at(owner, table, "rematch").json()
    assert (asked["seat"], asked["switched"], asked["status"]) == ("runner", True, "open")
    assert not asked["runner"]["deck"]
    assert not asked["runner"]["ready"]
    assert at(owner, table, "ready", ready=True).json()["field"] == "deck"
    at(owner, table, "deck", deck="core-criminal").raise_for_status()
    assert at(owner, table, "rematch").json()["runner"]["ready"]
    at(friend, table, "deck", deck="core-weyland").raise_for_status()
    started = at(friend, table, "rematch").json()
    assert started["status"] == "playing"
    row = game_row(server, started["game"])
    assert (row.corp_account, row.runner_account) == (me(friend)["id"], me(owner)["id"])
    assert row.runner_identity == "Gabriel Santiago: Consummate Professional"
    assert len(seen(owner, table)["games"]) == 2


def test_a_third_game_needs_no_more_decks(server: Running, owner: httpx.Client, friend: httpx.Client) -> None:
    table = finished(server, owner, friend)
    at(owner, table, "deck", deck="core-criminal", side="runner").raise_for_status()
    at(friend, table, "deck", deck="core-weyland", side="corp").raise_for_status()
    assert at(owner, table, "rematch").json()["runner"]["ready"]
    second = at(friend, table, "rematch").json()["game"]
    concede(server, owner, second)
    while seen(owner, table)["status"] == "playing":
        pass
    at(friend, table, "rematch").raise_for_status()
    third = game_row(server, at(owner, table, "rematch").json()["game"])
    assert third.corp_account == me(owner)["id"]


def test_the_same_sides_may_be_played_again(server: Running, owner: httpx.Client, friend: httpx.Client) -> None:
    table = finished(server, owner, friend)
    at(owner, table, "ready", ready=True).raise_for_status()
    again = at(friend, table, "ready", ready=True).json()
    assert again["status"] == "playing"
    assert not again["switched"]


def test_a_rematch_on_the_same_sides_is_asked_for_and_agreed_to(
    server: Running, owner: httpx.Client, friend: httpx.Client
) -> None:
    table = finished(server, owner, friend)
    asked = at(owner, table, "rematch", switch=False).json()
    assert (asked["seat"], asked["switched"], asked["corp"]["ready"]) == ("corp", False, True)
    otherwise = at(friend, table, "rematch").json()  # the friend wants to switch: now the owner has to agree
    assert (otherwise["seat"], otherwise["switched"], otherwise["status"]) == ("corp", True, "open")
    at(friend, table, "rematch", switch=False).raise_for_status()
    started = at(owner, table, "rematch", switch=False).json()
    assert (started["seat"], started["status"]) == ("corp", "playing")


def test_there_is_no_rematch_before_a_game_nor_with_somebody_else(
    server: Running, owner: httpx.Client, friend: httpx.Client
) -> None:
    fresh = opened(owner)
    assert at(owner, fresh, "rematch").status_code == 409
    table = finished(server, owner, friend)
    at(friend, table, "leave").raise_for_status()
    with member(server) as other:
        at(other, table, "join").raise_for_status()
        assert "not played each other" in at(other, table, "rematch").json()["message"]


def test_a_bot_fills_the_seat_and_plays_again_on_the_other_side(server: Running, owner: httpx.Client) -> None:
    table = opened(owner, bot="random", bot_deck="core-anarch")
    assert (table["runner"]["bot"], table["runner"]["ready"], table["runner"]["here"]) == ("random", True, True)
    game = at(owner, table, "ready", ready=True).json()["game"]
    row = game_row(server, game)
    assert (row.runner_name, row.options["bots"]) == ("Random bot", {"corp": None, "runner": "random"})
    concede(server, owner, game)
    while seen(owner, table)["status"] == "playing":
        pass
    at(owner, table, "deck", deck="core-shaper", side="runner").raise_for_status()
    again = at(owner, table, "rematch").json()
    assert game_row(server, again["game"]).options["bots"] == {"corp": "random", "runner": None}


def test_the_owner_sends_a_bot_away_and_calls_another(owner: httpx.Client) -> None:
    table = opened(owner, bot="rookie")
    assert at(owner, table, "bot", bot="ace").status_code == 409
    assert at(owner, table, "kick").json()["runner"] is None
    assert at(owner, table, "bot", bot="ace", deck="core-shaper").json()["runner"]["name"] == "Ace bot"


def test_a_game_between_people_is_not_simply_played_again(
    server: Running, owner: httpx.Client, friend: httpx.Client
) -> None:
    _, game = begun(owner, friend)
    answer = owner.post("/api/play/again", json={"game": game})
    assert answer.status_code == 409
    assert "agreed at the table" in answer.json()["message"]


def test_who_is_quick_after_a_game_need_not_wait_for_the_table(
    server: Running, owner: httpx.Client, friend: httpx.Client
) -> None:
    host = server.app.state.host
    callbacks, host.callbacks = host.callbacks, []
    try:
        table, game = begun(owner, friend)
        concede(server, friend, game)
        assert seen(owner, table)["status"] == "playing"
        assert at(owner, table, "rematch").json()["status"] == "open"
    finally:
        host.callbacks = callbacks


def test_the_end_of_an_old_game_does_not_touch_a_new_one(
    server: Running, owner: httpx.Client, friend: httpx.Client
) -> None:
    table, game = begun(owner, friend)
    concede(server, friend, game)
    at(owner, table, "ready", ready=True).raise_for_status()
    second = at(friend, table, "ready", ready=True).json()["game"]
    server.run(game_over(server.app.state.tables, game_row(server, game)))
    assert (seen(owner, table)["status"], seen(owner, table)["game"]) == ("playing", second)
