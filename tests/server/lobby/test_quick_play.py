"""Playing a bot at once."""

from __future__ import annotations

import httpx
import pytest

from netrunner.decks import Deck
from netrunner.server.lobby import decks
from netrunner.server.lobby.quick_play import MOST_RUNNING_GUEST
from tests.server.lobby.people import concede, game_row, guest, keep, me
from tests.server.running_server import Running, renew


def play(client: httpx.Client, **wish: object) -> httpx.Response:
    answer = client.post("/api/play", json=wish)
    renew(client)
    return answer


def test_a_stranger_plays_at_once_and_becomes_a_guest(server: Running, visitor: httpx.Client) -> None:
    answer = play(visitor)
    assert answer.status_code == 200, answer.text
    row = game_row(server, answer.json()["game"])
    assert row.runner_account == me(visitor)["id"]
    assert me(visitor)["guest"]
    assert (row.corp_account, row.corp_name) == (None, "Rookie bot")


def test_side_decks_and_level_are_as_asked_for(server: Running, visitor: httpx.Client) -> None:
    answer = play(visitor, side="corp", deck="core-nbn", bot_deck="core-anarch", bot="random", pace="fast")
    row = game_row(server, answer.json()["game"])
    assert answer.json()["side"] == "corp"
    assert (row.corp_identity, row.runner_identity) == ("NBN: Making News", "Noise: Hacker Extraordinaire")
    assert (row.corp_account, row.runner_name) == (me(visitor)["id"], "Random bot")
    assert row.options["game"]["pace"] == "fast"


def test_a_random_side_is_one_of_the_two(server: Running, visitor: httpx.Client) -> None:
    answer = play(visitor, side="random")
    row = game_row(server, answer.json()["game"])
    assert {"corp": row.corp_account, "runner": row.runner_account}[answer.json()["side"]] == me(visitor)["id"]


@pytest.mark.parametrize("side", ["corp", "runner"])
def test_the_guided_game_is_shaper_against_jinteki(server: Running, visitor: httpx.Client, side: str) -> None:
    answer = play(visitor, side=side, guided=True, deck="core-nbn", bot="ace")
    row = game_row(server, answer.json()["game"])
    assert (row.corp_identity, row.runner_identity) == (
        "Jinteki: Personal Evolution",
        'Kate "Mac" McCaffrey: Digital Tinker',
    )
    assert row.options["game"]["guided"]
    assert "Rookie bot" in (row.corp_name, row.runner_name)


def test_a_deck_of_the_wrong_side_is_refused(visitor: httpx.Client) -> None:
    answer = play(visitor, side="runner", deck="core-jinteki")
    assert answer.status_code == 409
    assert answer.json()["field"] == "deck"
    assert "is a Corp deck" in answer.json()["message"]
    assert play(visitor, side="runner", bot_deck="core-shaper").json()["field"] == "bot_deck"


def test_a_deck_that_is_not_there_is_refused(visitor: httpx.Client) -> None:
    assert play(visitor, deck="no-such-deck").status_code == 404
    assert play(visitor, deck="../../etc/passwd").status_code == 422


def test_a_kept_deck_is_played(server: Running) -> None:
    with guest(server) as client:
        deck = keep(server, client, Deck.build("Noise", {"Corroder": 3, "Sure Gamble": 3, "Medium": 3}, name="Small"))
        row = game_row(server, play(client, deck=deck).json()["game"])
        assert row.runner_identity == "Noise: Hacker Extraordinaire"


def test_a_kept_deck_must_be_legal_where_a_format_is_asked_for(server: Running) -> None:
    with guest(server) as client:
        deck = keep(server, client, Deck.build("Noise", {"Corroder": 3}, name="Small"))
        answer = play(client, deck=deck, format="core")
        assert answer.status_code == 409
        assert "The deck has 3 cards" in answer.json()["message"]
        assert answer.json()["rule"] == "RR/deckbuilding/1"


def test_a_starter_is_fine_in_any_format(visitor: httpx.Client) -> None:
    assert play(visitor, deck="core-shaper", bot_deck="core-jinteki", format="standard").status_code == 200


def test_a_kept_deck_can_be_the_bots(server: Running) -> None:
    with guest(server) as client:
        deck = keep(server, client, Deck.load("core-weyland"))
        row = game_row(server, play(client, bot_deck=deck).json()["game"])
        assert row.corp_identity == "Weyland Consortium: Building a Better World"


def test_the_deck_of_somebody_else_is_not_found(server: Running, visitor: httpx.Client) -> None:
    with guest(server) as other:
        deck = keep(server, other, Deck.load("core-shaper"))
    assert play(visitor, deck=deck).status_code == 404


def test_a_deck_that_somebody_shares_is_played_by_others_for_as_long(server: Running, visitor: httpx.Client) -> None:
    with guest(server) as other:
        deck = keep(server, other, Deck.load("core-anarch"))
        other.patch(f"/api/decks/{deck}", json={"shared": True}).raise_for_status()
        row = game_row(server, play(visitor, deck=deck).json()["game"])
        assert row.runner_identity == "Noise: Hacker Extraordinaire"
        other.patch(f"/api/decks/{deck}", json={"shared": False}).raise_for_status()
    assert play(visitor, deck=deck).status_code == 404


def test_cards_that_do_not_play_yet_are_named(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    unwritten = "Parasite"
    monkeypatch.setattr(decks, "implemented", lambda title: title != unwritten)
    with guest(server) as client:
        deck = keep(server, client, Deck.build("Noise", {"Corroder": 3, unwritten: 1}, name="Unwritten"))
        answer = play(client, deck=deck)
        assert answer.status_code == 409
        assert unwritten in answer.json()["message"]
        assert answer.json()["rule"] == "card/unwritten"


def test_a_deck_that_cannot_be_set_up_is_refused_with_the_reason(server: Running) -> None:
    with guest(server) as client:
        deck = keep(server, client, Deck.build("Noise", {"Corroder": 3, "Ice Wall": 1}, name="Mixed"))
        answer = play(client, deck=deck)
        assert answer.status_code == 409
        assert "Ice Wall" in answer.json()["message"]


def test_a_guest_has_only_so_many_games_going(visitor: httpx.Client) -> None:
    for _ in range(MOST_RUNNING_GUEST):
        assert play(visitor, bot="random").status_code == 200
    answer = play(visitor, bot="random")
    assert answer.status_code == 409
    assert "finish or concede" in answer.json()["message"]


@pytest.mark.parametrize(
    "wish",
    [
        {"side": "both"},
        {"bot": "grandmaster"},
        {"pace": "warp"},
        {"format": "vintage"},
        {"deck": "x" * 41},
        {"seed": 7},
    ],
)
def test_what_makes_no_sense_is_refused(visitor: httpx.Client, wish: dict[str, object]) -> None:
    answer = visitor.post("/api/play", json=wish)
    assert answer.status_code == 422
    assert answer.json()["message"]


def test_the_same_bot_is_played_again_with_the_decks_switched(server: Running, visitor: httpx.Client) -> None:
    first = play(visitor, deck="core-shaper", bot_deck="core-nbn", bot="random", pace="instant").json()["game"]
    assert visitor.post("/api/play/again", json={"game": first}).status_code == 409
    concede(server, visitor, first)
    second = visitor.post("/api/play/again", json={"game": first}).json()
    row = game_row(server, second["game"])
    assert second["side"] == "corp"
    assert (row.corp_account, row.corp_identity) == (me(visitor)["id"], "NBN: Making News")
    assert row.options["bots"] == {"corp": None, "runner": "random"}
    assert row.options["game"]["pace"] == "instant"
    third = visitor.post("/api/play/again", json={"game": first, "switch": False}).json()
    assert game_row(server, third["game"]).runner_account == me(visitor)["id"]


def test_nobody_plays_the_game_of_somebody_else_again(server: Running, visitor: httpx.Client) -> None:
    game = play(visitor, bot="random").json()["game"]
    with guest(server) as other:
        assert other.post("/api/play/again", json={"game": game}).status_code == 404
    with server.client() as stranger:
        assert stranger.post("/api/play/again", json={"game": game}).status_code == 403
