"""People's pages: what they have played and how they have fared."""

from __future__ import annotations

import httpx
import pytest

from tests.server.accounts.people import guest, keep_game, member
from tests.server.running_server import Running

BOT = {"game": {"private": False}, "bots": {"corp": None, "runner": "rookie"}}
PRIVATE = {"game": {"private": True}, "bots": {"corp": None, "runner": None}}


def tally(games: int, wins: int, losses: int, draws: int) -> dict[str, int]:
    return {"games": games, "wins": wins, "losses": losses, "draws": draws}


def test_a_page_tells_how_somebody_has_fared_by_side_and_identity(server: Running, visitor: httpx.Client) -> None:
    client, account = member(server)
    mine = account["id"]
    keep_game(server, mine, None, "corp", options=BOT)
    keep_game(server, mine, None, "runner")
    keep_game(server, mine, None, None, corp_identity="NBN: Making News")
    keep_game(server, None, mine, "runner")
    page = visitor.get(f"/api/people/{account['name']}").json()
    record = page["record"]
    assert page["name"] == account["name"]
    assert page["own"] is False
    assert record["overall"] == tally(4, 2, 1, 1)
    assert record["people"] == tally(3, 1, 1, 1)
    assert record["bots"] == tally(1, 1, 0, 0)
    assert record["corp"] == tally(3, 1, 1, 1)
    assert record["runner"] == tally(1, 1, 0, 0)
    assert [(one["identity"], one["side"], one["games"]) for one in record["identities"]] == [
        ("Jinteki: Personal Evolution", "corp", 2),
        ("NBN: Making News", "corp", 1),
        ('Kate "Mac" McCaffrey: Digital Tinker', "runner", 1),
    ]
    client.close()


def test_a_page_tells_the_last_games_from_its_owners_seat(server: Running) -> None:
    client, account = member(server)
    other, opponent = member(server)
    keep_game(server, opponent["id"], account["id"], "corp", corp_name=opponent["name"])
    keep_game(server, account["id"], None, "corp", options=BOT, runner_name="Rookie")
    newest, oldest = client.get(f"/api/people/{account['name']}").json()["history"]["games"]
    assert (newest["opponent"], newest["bot"], newest["opponent_page"], newest["result"]) == (
        "Rookie",
        True,
        False,
        "won",
    )
    assert (oldest["opponent"], oldest["bot"], oldest["opponent_page"]) == (opponent["name"], False, True)
    assert (oldest["side"], oldest["result"], oldest["reason"], oldest["turns"]) == (
        "runner",
        "lost",
        "agenda points",
        12,
    )
    client.close()
    other.close()


def test_history_comes_in_pages_and_nothing_is_missed(server: Running, visitor: httpx.Client) -> None:
    client, account = member(server)
    games = [keep_game(server, account["id"], None) for _ in range(45)]
    page = visitor.get(f"/api/people/{account['name']}").json()["history"]
    seen = [game["id"] for game in page["games"]]
    assert len(seen) == 20
    while page["next"] is not None:
        page = visitor.get(f"/api/people/{account['name']}/games", params={"before": page["next"], "most": 10}).json()
        seen += [game["id"] for game in page["games"]]
    assert seen == games[::-1]
    assert visitor.get(f"/api/people/{account['name']}/games", params={"before": "nosuchgame"}).status_code == 404
    assert visitor.get(f"/api/people/{account['name']}/games", params={"most": 1000}).status_code == 422
    client.close()


def test_others_see_neither_private_games_nor_those_that_go_on(server: Running, visitor: httpx.Client) -> None:
    client, account = member(server)
    keep_game(server, account["id"], None, options=PRIVATE)
    going_on = keep_game(server, account["id"], None, winner=None, status="playing")
    others = visitor.get(f"/api/people/{account['name']}").json()
    assert others["history"]["games"] == []
    assert others["record"]["overall"]["games"] == 0
    own = client.get(f"/api/people/{account['name']}").json()
    assert own["own"] is True
    assert len(own["history"]["games"]) == 2
    assert own["record"]["overall"]["games"] == 1
    assert [game["result"] for game in own["history"]["games"] if game["id"] == going_on] == [None]
    client.close()


def test_a_guest_has_a_page_for_themselves_only(server: Running, visitor: httpx.Client) -> None:
    client, account = guest(server)
    keep_game(server, account.id, None)
    own = client.get(f"/api/people/{account.name}")
    assert own.status_code == 200
    assert own.json()["guest"] is True
    assert len(own.json()["history"]["games"]) == 1
    assert visitor.get(f"/api/people/{account.name}").status_code == 404
    client.close()


def test_a_name_in_the_address_is_found_however_it_is_written(server: Running, visitor: httpx.Client) -> None:
    client, account = member(server)
    assert visitor.get(f"/api/people/{account['name'].upper()}").json()["name"] == account["name"]
    client.close()


@pytest.mark.parametrize(
    "name", ["nobody-of-this-name", "%00", "%00abc", "a%00", "%20", "%F0%9F%8C%92", "%ff%fe", "x" * 100]
)
def test_a_name_that_nobody_has_is_not_found(visitor: httpx.Client, name: str) -> None:
    answer = visitor.get(f"/api/people/{name}")
    assert answer.status_code == 404
    assert answer.json()["message"] == "There is nobody of that name."
