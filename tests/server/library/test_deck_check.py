"""Reading lists, checking decks, drawing hands."""

from __future__ import annotations

import time
from typing import Any

import httpx
import pytest

from netrunner.decks import Deck
from netrunner.decks.bundled_decks import path_of
from netrunner.server.library import deck_check

SHAPER = path_of("core-shaper").read_text(encoding="utf-8")
QUICKLY = 60.0
"""Seconds of computing on a slow machine: what took the square of the length would take many minutes."""


def contents(name: str = "core-jinteki", changes: dict[str, int] | None = None) -> dict[str, Any]:
    deck = Deck.load(name)
    return {"identity": deck.identity, "cards": dict(deck.cards) | (changes or {})}


def checked(client: httpx.Client, **body: Any) -> dict[str, Any]:
    answer = client.post("/api/decks/check", json=body)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def read(client: httpx.Client, text: str) -> dict[str, Any]:
    answer = client.post("/api/decks/read", json={"text": text})
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def test_a_list_is_read_without_being_kept(visitor: httpx.Client) -> None:
    reading = read(visitor, SHAPER)
    assert (reading["notation"], reading["name"], reading["complaints"]) == (
        "netrunner",
        "Core Set starter: Shaper",
        [],
    )
    assert reading["contents"]["cards"] == dict(Deck.load("core-shaper").cards)
    assert visitor.get("/api/decks").json()["decks"] == []


def test_every_line_that_is_not_understood_is_named_with_the_nearest_titles(visitor: httpx.Client) -> None:
    reading = read(visitor, "Noise\n3x Sure Gambel\n2x Dejà Vu\nwhat is this\n1x Xyzzyxq\n")
    assert reading["contents"] is None
    told = {complaint["line"]: complaint for complaint in reading["complaints"]}
    assert set(told) == {2, 4, 5}
    assert (told[2]["text"], told[2]["nearest"][0]) == ("Sure Gambel", "Sure Gamble")


@pytest.mark.parametrize("text", ["", " \n ", "no list at all", "{", "<deck>", "\x00\x01", "1 " * 1000, "﻿", "[[[["])
def test_unreadable_text_is_answered_with_complaints(visitor: httpx.Client, text: str) -> None:
    reading = read(visitor, text)
    assert reading["contents"] is None
    assert reading["complaints"]


@pytest.mark.parametrize(
    "text",
    [
        "\n".join(f"3 Nonsense {number}" for number in range(10_000)),
        "\n".join("3 Hedge Fund" for _ in range(10_000)),
        " " * 199_999,
        "1 " + "a" * 190_000,
    ],
)
def test_a_huge_list_is_answered_quickly(visitor: httpx.Client, text: str) -> None:
    started = time.process_time()  # the server is in this process
    reading = read(visitor, text)
    assert reading["complaints"]
    assert time.process_time() - started < QUICKLY


def test_more_complaints_than_are_shown_are_counted(visitor: httpx.Client) -> None:
    reading = read(visitor, "\n".join(f"3 Nonsense {number}" for number in range(100)))
    assert len(reading["complaints"]) + reading["more"] == 100


def test_a_text_that_is_too_long_is_refused(visitor: httpx.Client) -> None:
    assert visitor.post("/api/decks/read", json={"text": "x" * 200_001}).status_code in (413, 422)


def test_a_legal_deck_has_no_problems(visitor: httpx.Client) -> None:
    check = checked(visitor, contents=contents(), format="core")
    assert (check["legal"], check["problems"], check["unplayable"]) == (True, [], [])
    assert (check["size"], check["minimum"], check["points"], check["points_needed"]) == (49, 45, 21, [20, 21])


def test_every_broken_rule_is_named_with_its_id_and_cards(visitor: httpx.Client) -> None:
    check = checked(visitor, contents=contents(changes={"Hedge Fund": 4, "Sure Gamble": 1}), format="core")
    problems = {problem["rule"]: problem for problem in check["problems"]}
    assert not check["legal"]
    assert problems["RR/deckbuilding/4"]["cards"] == ["Hedge Fund"]
    assert problems["RR/deckbuilding/5"]["cards"] == ["Sure Gamble"]
    assert all(problem["in_book"] for problem in check["problems"])


def test_influence_is_counted_by_card(visitor: httpx.Client) -> None:
    check = checked(visitor, contents=contents(changes={"Ice Wall": 2, "Scorched Earth": 1}), format="casual")
    assert check["influence"]["spent"] == {"Ice Wall": 2, "Scorched Earth": 4}
    assert (check["influence"]["total"], check["influence"]["limit"]) == (6, 15)


def test_the_list_in_force_is_named(visitor: httpx.Client) -> None:
    check = checked(visitor, contents=contents(), format="standard")
    assert check["list_version"] == "2.2"


def test_cards_that_do_not_play_yet_are_named(visitor: httpx.Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deck_check, "implemented", lambda title: title != "Noise: Hacker Extraordinaire")
    check = checked(visitor, contents={"identity": "Noise: Hacker Extraordinaire", "cards": {"Sure Gamble": 3}})
    assert check["unplayable"] == ["Noise: Hacker Extraordinaire"]


def test_the_numbers_of_a_runner_deck(visitor: httpx.Client) -> None:
    numbers = checked(visitor, contents=contents("core-shaper"), format="core")["statistics"]
    assert numbers["types"]["event"] == 17
    assert numbers["breakers"]["decoder"] == {"Gordian Blade": 3}
    assert [row["kind"] for row in numbers["breaker_odds"]] == ["fracter", "decoder", "killer", "ai", "all three"]
    assert 0 < numbers["openings"][0]["first"] < numbers["openings"][0]["mulligan"] < 1
    wall = next(row for row in numbers["suite"] if row["ice"] == "Wall of Static")
    assert wall["costs"]["Gordian Blade"] is None


def test_the_numbers_of_a_corp_deck(visitor: httpx.Client) -> None:
    numbers = checked(visitor, contents=contents(), format="core")["statistics"]
    assert [kind["kind"] for kind in numbers["ice"]] == ["barrier", "code gate", "sentry", "other"]
    assert numbers["accesses"][0]["any_agenda"] == pytest.approx(9 / 49)
    assert numbers["suite"] == []


def test_an_empty_deck_can_be_checked(visitor: httpx.Client) -> None:
    check = checked(visitor, contents={})
    assert check["statistics"] is None
    assert not check["legal"]


def test_a_seed_gives_the_same_hand_again(visitor: httpx.Client) -> None:
    body = {"contents": contents(), "seed": 7, "draws": 3}
    first, again = (visitor.post("/api/decks/hand", json=body).json() for _ in range(2))
    assert first == again
    assert (len(first["cards"]), len(first["drawn"]), first["left"]) == (5, 3, 41)
    assert visitor.post("/api/decks/hand", json=body | {"mulligan": True}).json()["cards"] != first["cards"]


def test_an_identity_that_draws_more_draws_more(visitor: httpx.Client) -> None:
    deck = {"identity": "Andromeda: Dispossessed Ristie", "cards": {"Sure Gamble": 3, "Easy Mark": 3, "Legwork": 9}}
    hand = visitor.post("/api/decks/hand", json={"contents": deck, "seed": 1}).json()
    assert len(hand["cards"]) == 9


def test_no_hand_is_drawn_from_nothing(visitor: httpx.Client) -> None:
    answer = visitor.post("/api/decks/hand", json={"contents": {}, "seed": 1})
    assert (answer.status_code, answer.json()["message"]) == (422, "The deck has no cards to draw: add some first.")
