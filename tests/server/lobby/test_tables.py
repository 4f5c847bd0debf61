"""Opening tables, joining them, getting up from them."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
import pytest

from netrunner.cards.data.sets import sets
from netrunner.decks import Deck
from netrunner.decks.bundled_decks import bundled
from netrunner.decks.formats import DESCRIPTIONS
from tests.server.lobby.people import guest, keep, me, member, table_row
from tests.server.running_server import Running


def opened(client: httpx.Client, **wish: object) -> dict[str, Any]:
    answer = client.post("/api/tables", json={"side": "corp", "deck": "core-jinteki"} | wish)
    assert answer.status_code == 201, answer.text
    table: dict[str, Any] = answer.json()
    return table


def at(client: httpx.Client, table: dict[str, Any], action: str, **wish: object) -> httpx.Response:
    return client.post(f"/api/tables/{table['id']}/{action}", json=wish)


def seen(client: httpx.Client, table: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = client.get(f"/api/tables/{table['id']}").json()
    return found


def test_a_table_is_listed_for_everybody(owner: httpx.Client, visitor: httpx.Client) -> None:
    table = opened(owner, name="  Friday\n<b>night</b> ", minutes=40, increment=5)
    assert table["seat"] == "corp"
    assert table["name"] == "Friday <b>night</b>"
    assert table["decks"]["corp"] == {
        "choice": "core-jinteki",
        "name": "Core Set starter: Jinteki",
        "identity": "Jinteki: Personal Evolution",
    }
    listed = next(row for row in visitor.get("/api/tables").json()["tables"] if row["id"] == table["id"])
    assert listed["corp"]["name"] == me(owner)["name"]
    assert listed["corp"]["owner"]
    assert (listed["runner"], listed["status"], listed["minutes"], listed["increment"]) == (None, "open", 40, 5)
    assert table["id"] in owner.get("/api/tables").json()["mine"]
    assert table["id"] not in visitor.get("/api/tables").json()["mine"]


def test_a_table_without_a_name_is_called_after_its_owner(owner: httpx.Client) -> None:
    assert opened(owner)["name"] == f"{me(owner)['name']}’s table"


def test_a_random_side_is_one_of_the_two(owner: httpx.Client) -> None:
    table = opened(owner, side="random", deck="random")
    assert table["seat"] in ("corp", "runner")
    assert list(table["decks"]) == [table["seat"]]


def test_others_are_shown_neither_decks_nor_the_invitation(owner: httpx.Client, friend: httpx.Client) -> None:
    table = opened(owner)
    assert table["invite"]
    shown = seen(friend, table)
    assert (shown["seat"], shown["invite"], shown["decks"]) == (None, None, {})
    assert "Jinteki" not in friend.get(f"/api/tables/{table['id']}").text
    at(friend, table, "join", deck="core-shaper").raise_for_status()
    assert "Jinteki" not in friend.get(f"/api/tables/{table['id']}").text
    assert "Kate" not in owner.get(f"/api/tables/{table['id']}").text


def test_a_guest_joins_the_free_seat(owner: httpx.Client, visitor: httpx.Client) -> None:
    table = opened(owner)
    joined = at(visitor, table, "join", deck="core-shaper").json()
    assert joined["seat"] == "runner"
    assert joined["runner"]["name"].startswith("Guest ")
    assert joined["runner"]["deck"]
    assert not joined["runner"]["ready"]


def test_a_deck_of_the_wrong_side_is_refused(owner: httpx.Client, friend: httpx.Client) -> None:
    table = opened(owner)
    answer = at(friend, table, "join", deck="core-weyland")
    assert (answer.status_code, answer.json()["field"]) == (409, "deck")
    assert seen(friend, table)["runner"] is None


def test_whoever_means_one_seat_does_not_get_the_other(owner: httpx.Client, friend: httpx.Client) -> None:
    table = opened(owner)
    answer = at(friend, table, "join", deck="random", side="corp")
    assert (answer.status_code, answer.json()["field"]) == (409, "side")
    assert answer.json()["message"] == "At this table the seat of the Runner is free, not the other one."
    assert seen(friend, table)["runner"] is None
    assert at(friend, table, "join", deck="random", side="runner").json()["seat"] == "runner"


def test_a_deck_must_be_legal_in_the_tables_format(server: Running, owner: httpx.Client, friend: httpx.Client) -> None:
    table = opened(owner, format="core")
    deck = keep(server, friend, Deck.build("Noise", {"Corroder": 4, "Sure Gamble": 3}, name="Too small"))
    answer = at(friend, table, "join", deck=deck)
    assert answer.status_code == 409
    message = answer.json()["message"]
    assert "The deck has 7 cards" in message
    assert "4 copies" in message
    options = friend.get("/api/lobby/decks", params={"format": "core"}).json()["decks"]
    mine = next(option for option in options if option["choice"] == deck)
    assert len(mine["faults"]) == 2
    assert all(fault["message"] in message for fault in mine["faults"])


def test_a_starter_that_is_not_legal_in_the_format_is_refused(owner: httpx.Client) -> None:
    answer = owner.post("/api/tables", json={"side": "corp", "format": "standard", "deck": "core-jinteki"})
    assert answer.status_code == 409
    assert "rotated out" in answer.json()["message"]
    answer = owner.post("/api/tables", json={"side": "corp", "format": "draft", "deck": "random"})
    assert "No deck of the Corp that comes with the program is legal in the draft" in answer.json()["message"]


def test_where_no_starter_is_legal_chance_brings_another_bundled_deck(owner: httpx.Client) -> None:
    table = opened(owner, side="corp", format="standard", deck="random")
    options = owner.get("/api/lobby/decks", params={"format": "standard"}).json()["decks"]
    (brought,) = seen(owner, table)["decks"].values()
    option = next(each for each in options if each["choice"] == brought["choice"])
    assert (option["collection"], option["faults"]) == ("archetypes", [])
    assert {each["collection"] for each in options if not each["faults"]} == {"archetypes"}


def test_the_decks_to_choose_from_are_examined_in_every_format(owner: httpx.Client) -> None:
    for name in DESCRIPTIONS:
        answer = owner.get("/api/lobby/decks", params={"format": name}).json()
        assert answer["format"] == name
        assert [deck["choice"] for deck in answer["decks"]] == list(bundled())
    casual = owner.get("/api/lobby/decks").json()["decks"]
    assert all(deck["collection"] and deck["plan"] and not deck["faults"] for deck in casual)
    assert {deck["faction"] for deck in casual} == {code for code in sets().factions if "neutral" not in code}


def test_a_password_is_asked_for(owner: httpx.Client, friend: httpx.Client) -> None:
    table = opened(owner, password="swordfish")
    assert seen(friend, table)["locked"]
    for wish in ({}, {"password": "tuna"}, {"invite": "nonsense"}):
        answer = at(friend, table, "join", deck="core-shaper", **wish)
        assert (answer.status_code, answer.json()["field"]) == (403, "password")
    assert at(friend, table, "join", deck="core-shaper", password="swordfish").status_code == 200


def test_the_password_is_not_kept_in_the_clear(server: Running, owner: httpx.Client) -> None:
    row = table_row(server, opened(owner, password="swordfish")["id"])
    assert row.password is not None
    assert row.password.startswith("$argon2")


def test_an_invitation_replaces_the_password(owner: httpx.Client, friend: httpx.Client) -> None:
    table = opened(owner, password="swordfish")
    assert at(friend, table, "join", deck="core-shaper", invite=table["invite"]).status_code == 200


def test_who_joins_must_agree_to_visible_hands(owner: httpx.Client, friend: httpx.Client) -> None:
    table = opened(owner, visible_hands=True)
    answer = at(friend, table, "join", deck="core-shaper")
    assert (answer.status_code, answer.json()["field"]) == (409, "agree")
    assert at(friend, table, "join", deck="core-shaper", agree=True).status_code == 200


def test_hands_are_not_shown_where_nobody_may_watch(owner: httpx.Client) -> None:
    assert not opened(owner, visible_hands=True, spectators=False)["visible_hands"]


def test_a_full_table_takes_nobody_else(server: Running, owner: httpx.Client, friend: httpx.Client) -> None:
    table = opened(owner)
    at(friend, table, "join").raise_for_status()
    with member(server) as late:
        answer = at(late, table, "join")
        assert answer.status_code == 409
        assert answer.json()["message"] == "Both seats of this table are taken."


def test_nobody_sits_on_both_sides(owner: httpx.Client) -> None:
    assert at(owner, opened(owner), "join", deck="core-shaper").status_code == 409


def test_of_many_who_join_at_once_exactly_one_gets_the_seat(server: Running, owner: httpx.Client) -> None:
    table = opened(owner)
    people = [guest(server) for _ in range(6)]
    with ThreadPoolExecutor(len(people)) as pool:
        statuses = list(pool.map(lambda client: at(client, table, "join", deck="core-shaper").status_code, people))
    assert sorted(statuses) == [200, 409, 409, 409, 409, 409]
    winner = people[statuses.index(200)]
    assert seen(owner, table)["runner"]["account"] == me(winner)["id"]
    for client in people:
        client.close()


def test_another_deck_is_brought_before_one_is_ready(owner: httpx.Client) -> None:
    table = opened(owner)
    changed = at(owner, table, "deck", deck="core-nbn").json()
    assert changed["decks"]["corp"]["choice"] == "core-nbn"
    assert at(owner, table, "deck", deck="core-shaper").status_code == 409
    both = at(owner, table, "deck", deck="core-shaper", side="runner").json()
    assert {side: deck["choice"] for side, deck in both["decks"].items()} == {
        "corp": "core-nbn",
        "runner": "core-shaper",
    }


def test_whoever_changes_their_deck_is_no_longer_ready(owner: httpx.Client) -> None:
    table = opened(owner)
    assert at(owner, table, "ready", ready=True).json()["corp"]["ready"]
    assert not at(owner, table, "deck", deck="core-nbn").json()["corp"]["ready"]
    assert at(owner, table, "ready", ready=True).json()["corp"]["ready"]
    assert not at(owner, table, "ready", ready=False).json()["corp"]["ready"]


def test_a_new_opponent_has_to_be_agreed_to(owner: httpx.Client, friend: httpx.Client) -> None:
    table = opened(owner)
    at(owner, table, "ready", ready=True)
    assert not at(friend, table, "join").json()["corp"]["ready"]


def test_the_table_passes_on_when_its_owner_leaves(owner: httpx.Client, friend: httpx.Client) -> None:
    table = opened(owner)
    at(friend, table, "join").raise_for_status()
    assert at(owner, table, "leave").json()["seat"] is None
    left = seen(friend, table)
    assert (left["corp"], left["runner"]["owner"], left["status"]) == (None, True, "open")
    assert at(friend, table, "leave").json()["status"] == "closed"
    assert table["id"] not in [row["id"] for row in friend.get("/api/tables").json()["tables"]]
    answer = at(owner, table, "join", deck="core-jinteki")
    assert (answer.status_code, answer.json()["message"]) == (409, "This table is closed.")


def test_only_the_owner_kicks_and_closes(server: Running, owner: httpx.Client, friend: httpx.Client) -> None:
    table = opened(owner)
    assert at(owner, table, "kick").status_code == 409
    at(friend, table, "join").raise_for_status()
    for action in ("kick", "close"):
        assert at(friend, table, action).status_code == 403
    assert at(owner, table, "kick").json()["runner"] is None
    assert at(friend, table, "ready", ready=True).status_code == 403
    assert at(owner, table, "close").json()["status"] == "closed"


def test_who_does_not_sit_here_changes_nothing(owner: httpx.Client, visitor: httpx.Client) -> None:
    table = opened(owner)
    for action, wish in (
        ("leave", {}),
        ("kick", {}),
        ("close", {}),
        ("rematch", {}),
        ("ready", {"ready": True}),
        ("deck", {"deck": "core-shaper"}),
        ("bot", {"bot": "rookie"}),
    ):
        assert at(visitor, table, action, **wish).status_code == 403
    assert visitor.get("/api/me").json()["account"] is None


def test_one_sits_at_three_tables_at_most(server: Running, owner: httpx.Client) -> None:
    for _ in range(3):
        opened(owner)
    assert owner.post("/api/tables", json={}).status_code == 409
    with member(server) as other:
        table = opened(other)
        assert at(owner, table, "join", deck="core-shaper").status_code == 409


def test_a_guest_sits_at_one_table(server: Running) -> None:
    with guest(server) as client:
        opened(client)
        answer = client.post("/api/tables", json={})
        assert answer.status_code == 409
        assert "With an account you may sit at several." in answer.json()["message"]


def test_a_table_that_does_not_exist_is_not_found(visitor: httpx.Client) -> None:
    assert visitor.get("/api/tables/nosuchtab").status_code == 404
    assert visitor.post("/api/tables/nosuchtab/join", json={}).status_code == 404
    assert visitor.get("/api/tables/No_such").status_code == 422


@pytest.mark.parametrize(
    "wish",
    [
        {"name": "x" * 61},
        {"minutes": 0},
        {"minutes": 100_000},
        {"increment": -1},
        {"format": "vintage"},
        {"password": ""},
        {"bot": "deep blue"},
        {"side": "left"},
        {"colour": "red"},
    ],
)
def test_what_makes_no_sense_is_refused(owner: httpx.Client, wish: dict[str, object]) -> None:
    assert owner.post("/api/tables", json=wish).status_code == 422


@pytest.mark.parametrize("text", ["\\ud800", "\\u0000", "\\u202e", "<script>", "🂡"])
def test_no_character_breaks_anything(owner: httpx.Client, friend: httpx.Client, text: str) -> None:
    """Written as JSON escapes, because a lone surrogate cannot be sent otherwise."""
    headers = {"Content-Type": "application/json"}
    body = f'{{"name": "a{text}b", "password": "x{text}", "side": "corp"}}'
    answer = owner.post("/api/tables", content=body, headers=headers)
    assert answer.status_code in (201, 422), answer.text
    if answer.status_code == 201:
        join = f'{{"password": "x{text}"}}'
        table = answer.json()["id"]
        assert friend.post(f"/api/tables/{table}/join", content=join, headers=headers).status_code == 200
    said = owner.post("/api/rooms/lobby/messages", content=f'{{"text": "a{text}"}}', headers=headers)
    assert said.status_code in (201, 422)
