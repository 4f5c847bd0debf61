"""The document with all cards."""

from __future__ import annotations

import gzip
import json
import re
from collections import Counter
from typing import Any

import pytest

from netrunner.cards import registry
from netrunner.cards.facts import all_facts
from netrunner.server.library import catalogue
from netrunner.server.library.slug import by_slug, slug_of
from netrunner.server.library.symbols import MARKERS, marked_lines
from tests.server.running_server import Running, visitor

LARGEST = 95_000  # with the texts of all 1,420 titles; a browser keeps it
"""Compressed, in bytes."""


@pytest.fixture(scope="module")
def cards() -> dict[str, dict[str, Any]]:
    return {card["title"]: card for card in json.loads(catalogue.document().plain)["cards"]}


def test_every_title_has_a_slug_of_its_own() -> None:
    assert len(by_slug()) == len(all_facts()) == 1420
    assert all(re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", slug) for slug in by_slug())


def test_slugs_stay_what_they_are() -> None:
    titles = ("Ice Wall", "R&D Interface", "Şifr", "O₂ Shortage", 'Kate "Mac" McCaffrey: Digital Tinker')
    assert [slug_of(title) for title in titles] == [
        "ice-wall",
        "rd-interface",
        "sifr",
        "o2-shortage",
        "kate-mac-mccaffrey-digital-tinker",
    ]


def test_the_catalogue_has_all_cards_and_is_small(server: Running) -> None:
    with visitor(server.url) as client, client.stream("GET", "/api/cards") as answer:
        raw = b"".join(answer.iter_raw())
    assert answer.status_code == 200
    assert answer.headers["Content-Encoding"] == "gzip"
    assert len(raw) < LARGEST
    assert len(json.loads(gzip.decompress(raw))["cards"]) == 1420


def test_the_catalogue_is_sent_plain_to_who_cannot_unpack_it(server: Running) -> None:
    with visitor(server.url) as client:
        answer = client.get("/api/cards", headers={"Accept-Encoding": "identity"})
    assert "Content-Encoding" not in answer.headers
    assert len(answer.json()["cards"]) == 1420


def test_a_browser_that_has_the_catalogue_does_not_get_it_again(server: Running) -> None:
    with visitor(server.url) as client:
        first = client.get("/api/cards")
        again = client.get("/api/cards", headers={"If-None-Match": first.headers["ETag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert first.json()["version"] in first.headers["ETag"]


def test_a_card_names_the_formats_whose_decks_may_use_it(cards: dict[str, dict[str, Any]]) -> None:
    assert cards["Cell Portal"]["formats"] == ["eternal", "casual", "core", "draft"]
    assert cards["Astrolabe"]["formats"] == ["standard", "eternal", "casual", "draft"]
    assert cards["The Shadow: Pulling the Strings"]["formats"] == ["draft"]
    assert "standard" not in cards["Faust"]["formats"], "removed by the Most Wanted List"


def test_a_card_has_the_facts_to_draw_it(cards: dict[str, dict[str, Any]]) -> None:
    wall = cards["Ice Wall"]
    assert (wall["slug"], wall["type"], wall["cost"], wall["strength"], wall["influence"]) == (
        "ice-wall", "ice", 1, 1, 1,
    )  # fmt: skip
    assert wall["text"][-1] == "[subroutine] End the run."
    assert cards["Psychographics"]["cost"] == "X"
    ending = [title for title in ("Ice Wall", "Tollbooth", "Hunter", "Neural Katana") if cards[title].get("ends_run")]
    assert ending == ["Ice Wall", "Tollbooth"]


def test_a_card_that_does_not_play_has_facts_only(cards: dict[str, dict[str, Any]]) -> None:
    waiting = [card for card in cards.values() if not card["implemented"]]
    assert len(waiting) == sum(not registry.implemented(title) for title in all_facts())
    assert not any("text" in card for card in waiting)


def test_only_known_markers_stand_in_texts(cards: dict[str, dict[str, Any]]) -> None:
    found = Counter(
        marker
        for card in cards.values()
        for line in card.get("text", ())
        for marker in re.findall(r"\[([^\]]*)\]", line)
    )
    assert set(found) == set(MARKERS)


def test_symbols_replace_words_in_costs_and_numbers_only() -> None:
    text = "Click, trash this card: Gain 3 credits.\nWhen there are no credits left on this card, trash it.\n+1 memory."
    assert marked_lines(text) == [
        "[click], [trash]: Gain 3 [credit].",
        "When there are no credits left on this card, trash it.",
        "+1 [memory].",
    ]
