"""Searching cards, and the page of a card."""

from __future__ import annotations

import httpx
import pytest

from netrunner.cards import registry
from netrunner.cards.facts import all_facts
from netrunner.cards.search import search
from netrunner.server.library.slug import slug_of


def test_search_finds_what_the_query_language_finds(visitor: httpx.Client) -> None:
    query = "f:criminal t:event o<=2 x:run"
    found = visitor.get("/api/search", params={"q": query}).json()["slugs"]
    assert found == [slug_of(card.title) for card in search(query, text=registry.text)]
    assert "account-siphon" in found


@pytest.mark.parametrize(
    ("query", "said"),
    [
        ("t:ice q:3", "No field is called “q”"),
        ("t:ice q:3", "(character 7, at “q:3”)"),
        ("(t:ice", "never closed"),
        ("f:", "needs a value here (at the end)"),
    ],
)
def test_a_mistake_in_a_query_is_answered_with_its_place(visitor: httpx.Client, query: str, said: str) -> None:
    answer = visitor.get("/api/search", params={"q": query})
    assert answer.status_code == 400
    assert said in answer.json()["message"]


@pytest.mark.parametrize("query", ["x" * 1001, "(" * 900, "-" * 900, "%00", "💥:1", "t:ice or", "z:in|out|"])
def test_no_query_breaks_the_search(visitor: httpx.Client, query: str) -> None:
    assert visitor.get("/api/search", params={"q": query}).status_code in (200, 400, 422)


def test_the_syntax_names_every_field(visitor: httpx.Client) -> None:
    fields = visitor.get("/api/syntax").json()["fields"]
    assert {"letter": "f", "name": "faction"}.items() <= fields[1].items()


def test_a_card_is_found_by_slug_and_by_any_printing(visitor: httpx.Client) -> None:
    pages = [visitor.get(f"/api/cards/{name}").json()["card"]["title"] for name in ("hedge-fund", "01110", "20132")]
    assert pages == ["Hedge Fund"] * 3


def test_the_page_of_a_card_has_its_rulings_and_legality(visitor: httpx.Client) -> None:
    page = visitor.get("/api/cards/account-siphon").json()
    assert "FAQ/card/account-siphon/1" in [rule["id"] for rule in page["rulings"]]
    assert page["printings"][0]["pack"] == "Core Set"
    formats = {status["format"]: status for status in page["formats"]}
    assert formats["core"]["legal"]
    assert formats["standard"] == {"format": "standard", "legal": False, "reason": "Rotated out on 2017-10-01."}
    assert page["decks"] == []


def test_the_page_of_a_card_says_what_the_lists_said_over_time(visitor: httpx.Client) -> None:
    page = visitor.get("/api/cards/faust").json()
    assert [entry["version"] for entry in page["lists"]] == ["1.1", "1.2", "2.0", "2.1", "2.2"]
    assert page["lists"][1]["what"] == "each copy costs 3 more influence, in faction too"
    assert page["lists"][-1]["what"] == "removed from play"


def test_a_superseded_ruling_is_said_to_be(visitor: httpx.Client) -> None:
    rulings = visitor.get("/api/cards/account-siphon").json()["rulings"]
    assert [rule["superseded"] for rule in rulings] == sorted(rule["superseded"] for rule in rulings)
    assert rulings[-1]["superseded"]


def test_every_card_has_a_page_that_makes_sense(visitor: httpx.Client) -> None:
    for title in list(all_facts())[::29]:
        page = visitor.get(f"/api/cards/{slug_of(title)}").json()
        assert page["card"]["title"] == title
        assert len(page["formats"]) == 6


def test_an_icebreaker_has_its_prices(visitor: httpx.Client) -> None:
    prices = visitor.get("/api/cards/corroder/breaking").json()
    by_ice = {row["slug"]: row["credits"] for row in prices["costs"]}
    assert by_ice["wall-of-static"] == 2
    assert "enigma" in prices["impossible"]
    assert prices["costs"] == sorted(prices["costs"], key=lambda row: (row["credits"], row["slug"]))


def test_ice_has_the_price_of_every_icebreaker(visitor: httpx.Client) -> None:
    by_breaker = {
        row["slug"]: row["credits"] for row in visitor.get("/api/cards/wall-of-static/breaking").json()["costs"]
    }
    assert by_breaker["corroder"] == 2


def test_other_cards_have_no_prices(visitor: httpx.Client) -> None:
    answer = visitor.get("/api/cards/hedge-fund/breaking")
    assert (answer.status_code, answer.json()["message"]) == (
        404,
        "Hedge Fund is neither ice nor an icebreaker that plays.",
    )


def test_an_unknown_card_is_answered_with_the_nearest(visitor: httpx.Client) -> None:
    answer = visitor.get("/api/cards/hedge-fnd")
    assert answer.status_code == 404
    assert "“Hedge Fund”" in answer.json()["message"]
