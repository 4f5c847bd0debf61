"""Decks of any size are refused in a sentence wherever they come in, before they cost anybody time."""

from __future__ import annotations

import json
from typing import Any

import pytest

from netrunner.decks import Deck
from netrunner.server.library.deck_size import MOST_CARDS
from netrunner.server.lobby.decks import TOO_LARGE, faults
from netrunner.server.storage.schema import DeckRow, DeckVersionRow
from tests.server.running_server import Running

TITLES = ("Hedge Fund", "Ice Wall", "Enigma", "Snare!", "PAD Campaign")
LARGE = {"identity": "Jinteki: Personal Evolution", "cards": dict.fromkeys(TITLES, 100)}
TEXT = "Jinteki: Personal Evolution\n" + "\n".join(f"100x {title}" for title in TITLES)


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/decks/check", {"contents": LARGE, "format": "casual"}),
        ("/api/decks/hand", {"contents": LARGE}),
        ("/api/decks", {"name": "Large", "contents": LARGE}),
        ("/api/decks", {"name": "Large", "text": TEXT}),
    ],
)
def test_a_deck_that_is_too_large_is_refused_where_it_comes_in(
    server: Running, path: str, body: dict[str, Any]
) -> None:
    with server.client() as visitor:
        answer = visitor.post(path, json=body)
    assert answer.status_code == 422, answer.text
    assert f"{MOST_CARDS} are as many as the server takes" in json.dumps(answer.json())


def test_one_that_is_read_from_a_list_is_complained_about(server: Running) -> None:
    with server.client() as visitor:
        found = visitor.post("/api/decks/read", json={"text": TEXT}).json()
    assert found["contents"] is None
    assert f"{MOST_CARDS} are as many" in found["complaints"][0]["message"]


def test_one_that_was_kept_before_can_be_looked_at_but_not_played(server: Running) -> None:
    with server.client() as visitor:
        mine = visitor.post("/api/decks", json={"name": "Mine"}).json()
        deck_id = mine["id"]

        async def grow() -> None:
            async with server.app.state.database.begin() as session:
                row = await session.get(DeckRow, deck_id)
                assert row is not None
                session.add(
                    DeckVersionRow(
                        deck_id=deck_id, number=100, identity=LARGE["identity"], cards=LARGE["cards"], details={}
                    )
                )
                row.side, row.identity = "corp", str(LARGE["identity"])

        server.run(grow())
        assert visitor.get(f"/api/decks/{deck_id}").json()["contents"]["cards"]["Snare!"] == 100
        assert visitor.get("/api/decks").is_success
        refused = visitor.post("/api/play", json={"side": "corp", "deck": deck_id, "bot": "random"})
    assert refused.status_code == 409, refused.text
    assert f"{MOST_CARDS} are as many" in refused.json()["message"]


def test_a_deck_of_any_size_is_judged_in_no_time() -> None:
    deck = Deck.build("Jinteki: Personal Evolution", dict.fromkeys(TITLES, 200_000))
    (only,) = faults(deck, None)
    assert only.rule == TOO_LARGE
