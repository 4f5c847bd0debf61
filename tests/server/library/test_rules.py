"""The rule book over the wire."""

from __future__ import annotations

import httpx
import pytest

from netrunner import rules


def test_the_index_names_every_document_and_entry(visitor: httpx.Client) -> None:
    documents = visitor.get("/api/rules").json()["documents"]
    assert [document["id"] for document in documents] == ["RR", "FAQ", "TR", "ROP", "FAN"]
    assert "RR/jack-out" in [entry["id"] for entry in documents[0]["entries"]]


def test_rules_are_found_by_words(visitor: httpx.Client) -> None:
    found = visitor.get("/api/rules", params={"q": "jack out"}).json()["rules"]
    assert found[0]["id"] == "RR/jack-out"


def test_a_rule_is_found_by_its_id(visitor: httpx.Client) -> None:
    found = visitor.get("/api/rules", params={"q": "RR/timing/run/5.4"}).json()["rules"]
    assert [rule["id"] for rule in found] == ["RR/timing/run/5.4"]


@pytest.mark.parametrize("words", ["", "   ", "💥", "zz " * 30, "xqzwv " * 20])
def test_no_question_breaks_the_search(visitor: httpx.Client, words: str) -> None:
    assert visitor.get("/api/rules", params={"q": words}).status_code == 200


def test_a_rule_page_has_statements_and_what_is_around_it(visitor: httpx.Client) -> None:
    page = visitor.get("/api/rules/RR/jack-out").json()
    assert page["entry"]["title"] == "Jack Out"
    assert [part["id"] for part in page["entry"]["parts"]] == ["RR/jack-out/1", "RR/jack-out/2"]
    assert [above["id"] for above in page["above"]] == ["RR"]
    assert "RR/run" in [rule["id"] for rule in page["related"]]
    assert page["previous"] is not None
    assert page["next"] is not None


def test_a_statement_is_read_in_its_entry(visitor: httpx.Client) -> None:
    page = visitor.get("/api/rules/RR/timing/run/5.4").json()
    assert (page["asked"], page["entry"]["id"]) == ("RR/timing/run/5.4", "RR/timing/run")
    steps = {part["id"]: [step["id"] for step in part["parts"]] for part in page["entry"]["parts"]}
    assert "RR/timing/run/5.4" in steps["RR/timing/run/5"]


def test_a_ruling_names_its_cards_with_their_addresses(visitor: httpx.Client) -> None:
    page = visitor.get("/api/rules/FAQ/card/tori-hanzo").json()
    assert page["entry"]["parts"][0]["cards"][0] == {"title": "Tori Hanzō", "slug": "tori-hanzo"}


def test_a_superseded_ruling_says_by_what(visitor: httpx.Client) -> None:
    old = next(rule for rule in rules.all_rules() if rule.superseded_by and not rule.is_heading)
    page = visitor.get(f"/api/rules/{old.id}").text
    assert old.superseded_by[0] in page


def test_every_rule_has_a_page(visitor: httpx.Client) -> None:
    for rule in rules.all_rules()[::41]:
        assert visitor.get(f"/api/rules/{rule.id}").json()["asked"] == rule.id


def test_an_unknown_rule_is_answered_with_the_nearest(visitor: httpx.Client) -> None:
    answer = visitor.get("/api/rules/RR/jackout")
    assert answer.status_code == 404
    assert "RR/jack-out" in answer.json()["message"]
