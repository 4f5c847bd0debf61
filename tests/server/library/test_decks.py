"""Keeping decks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from netrunner.decks import Deck
from netrunner.decks.bundled_decks import BUILT_FOR, DeckCollection, bundled, path_of
from netrunner.decks.notation import MODULES, parse
from netrunner.server.library import deck_versions, saved_decks
from tests.server.running_server import Running, renew

JINTEKI = path_of("core-jinteki").read_text(encoding="utf-8")


@pytest.fixture
def owner(visitor: httpx.Client) -> httpx.Client:
    """Somebody who has a session."""
    visitor.post("/api/decks", json={"name": "First"})
    renew(visitor)
    return visitor


@pytest.fixture
def stranger(server: Running) -> Iterator[httpx.Client]:
    with server.client() as client:
        yield client


def imported(client: httpx.Client, text: str = JINTEKI, **more: Any) -> dict[str, Any]:
    answer = client.post("/api/decks", json={"text": text, "format": "core", **more})
    assert answer.status_code == 201, answer.text
    deck: dict[str, Any] = answer.json()
    return deck


def save(client: httpx.Client, deck: dict[str, Any], **cards: Any) -> httpx.Response:
    contents = deck["contents"] | {"cards": deck["contents"]["cards"] | cards.get("cards", {})}
    body = {"based_on": cards.get("based_on", deck["version"]), "contents": contents, "note": cards.get("note", "")}
    return client.post(f"/api/decks/{deck['id']}/versions", json=body)


def test_a_stranger_who_keeps_a_deck_becomes_a_guest_and_finds_it_again(visitor: httpx.Client) -> None:
    deck = visitor.post("/api/decks", json={"name": "Mine", "side": "corp"}).json()
    listed = visitor.get("/api/decks").json()
    assert [(each["id"], each["name"], each["side"]) for each in listed["decks"]] == [(deck["id"], "Mine", "corp")]
    assert listed["most"] == saved_decks.MOST_DECKS


def test_somebody_without_an_account_has_no_decks(visitor: httpx.Client) -> None:
    assert visitor.get("/api/decks").json()["decks"] == []


@pytest.mark.parametrize("starter", bundled())
def test_a_list_comes_back_as_it_went_in(owner: httpx.Client, starter: str) -> None:
    text = path_of(starter).read_text(encoding="utf-8")
    deck = imported(owner, text)
    assert deck["problems"] == len(Deck.load(starter).problems("core"))
    assert deck["playable"]
    assert owner.get(f"/api/decks/{deck['id']}/export/netrunner").text == text


@pytest.mark.parametrize("notation", MODULES)
def test_every_notation_goes_in_and_comes_out(owner: httpx.Client, notation: str) -> None:
    text = Deck.load("core-shaper").write(notation)
    deck = imported(owner, text, name="Shaper")
    answer = owner.get(f"/api/decks/{deck['id']}/export/{notation}")
    assert answer.status_code == 200
    assert answer.headers["Content-Disposition"].startswith('attachment; filename="shaper.')
    assert parse(answer.text, notation).cards == Deck.load("core-shaper").cards


def test_a_name_of_any_letters_makes_a_sound_file_name(owner: httpx.Client) -> None:
    deck = imported(owner, name='"; rm -rf / …\r\nX: ☠')
    header = owner.get(f"/api/decks/{deck['id']}/export/octgn").headers["Content-Disposition"]
    assert header.startswith('attachment; filename="rm-rf-x.o8d"; filename*=UTF-8')
    assert header.isascii()


def test_comments_and_starting_cards_of_a_list_are_kept(owner: httpx.Client) -> None:
    head = "deck: Adam\nidentity: Adam: Compulsive Hacker\nin play: Safety First\n# a note\n"
    text = head + "\nEvent:\n3 Sure Gamble  # why\n"
    deck = imported(owner, text)
    assert deck["contents"]["comments"] == {"Sure Gamble": "why"}
    assert deck["contents"]["in_play"] == ["Safety First"]
    assert deck["notes"] == "a note"
    assert owner.get(f"/api/decks/{deck['id']}/export/netrunner").text == text


def test_a_list_with_unknown_titles_is_not_kept_and_all_of_them_are_named(owner: httpx.Client) -> None:
    before = len(owner.get("/api/decks").json()["decks"])
    answer = owner.post("/api/decks", json={"text": JINTEKI + "\n3 Hedge Fnd\n2 Xyzzyx\n"})
    assert answer.status_code == 422
    assert "Hedge Fund" in answer.json()["message"]
    assert "Xyzzyx" in answer.json()["message"]
    assert len(owner.get("/api/decks").json()["decks"]) == before


def test_a_deck_is_renamed_noted_and_given_a_format(owner: httpx.Client) -> None:
    deck = imported(owner)
    changed = owner.patch(
        f"/api/decks/{deck['id']}", json={"name": " Traps ", "notes": "Run at your peril.", "format": "eternal"}
    ).json()
    assert (changed["name"], changed["notes"], changed["format"]) == ("Traps", "Run at your peril.", "eternal")
    assert changed["version"] == deck["version"]


def test_a_private_deck_is_invisible_to_others(owner: httpx.Client, stranger: httpx.Client) -> None:
    deck = imported(owner)
    path = f"/api/decks/{deck['id']}"
    stranger.post("/api/decks", json={"name": "Other"})
    renew(stranger)
    answers = [
        stranger.get(path),
        stranger.get(f"{path}/versions"),
        stranger.get(f"{path}/versions/1"),
        stranger.get(f"{path}/diff", params={"before": 1, "after": 1}),
        stranger.get(f"{path}/export/netrunner"),
        stranger.post(f"{path}/copy"),
        stranger.patch(path, json={"name": "Stolen"}),
        stranger.delete(path),
        save(stranger, deck),
    ]
    unknown = stranger.get("/api/decks/zzzzzzzzzz")
    assert {(answer.status_code, answer.text) for answer in answers} == {(404, unknown.text)}
    assert owner.get(path).json()["name"] == deck["name"]


def test_a_shared_deck_is_read_and_copied_but_not_changed_by_others(
    owner: httpx.Client, stranger: httpx.Client
) -> None:
    deck = imported(owner)
    path = f"/api/decks/{deck['id']}"
    owner.patch(path, json={"shared": True})
    seen = stranger.get(path).json()
    assert (seen["mine"], seen["contents"]) == (False, deck["contents"])
    copy = stranger.post(f"{path}/copy").json()
    renew(stranger)
    assert (copy["mine"], copy["contents"], copy["shared"]) == (True, deck["contents"], False)
    assert stranger.patch(path, json={"name": "Stolen"}).status_code == 403
    assert save(stranger, deck).status_code == 403
    assert stranger.delete(path).status_code == 403
    owner.patch(path, json={"shared": False})
    assert stranger.get(path).status_code == 404


def test_a_version_is_saved_compared_and_restored(owner: httpx.Client) -> None:
    deck = imported(owner)
    second = save(owner, deck, cards={"Snare!": 1, "Fetal AI": 2}, note="Fewer traps").json()
    assert second["version"] == 2
    path = f"/api/decks/{deck['id']}"
    assert [(v["number"], v["note"]) for v in owner.get(f"{path}/versions").json()["versions"]] == [
        (2, "Fewer traps"),
        (1, ""),
    ]
    change = owner.get(f"{path}/diff", params={"before": 1, "after": 2}).json()
    assert change["cards"] == [
        {"title": "Fetal AI", "before": 0, "after": 2},
        {"title": "Snare!", "before": 3, "after": 1},
    ]
    assert change["sizes"] == [49, 49]
    third = owner.post(f"{path}/restore", json={"number": 1, "based_on": 2}).json()
    assert (third["version"], third["contents"]) == (3, deck["contents"])
    assert owner.get(f"{path}/versions/2").json()["contents"]["cards"]["Fetal AI"] == 2
    assert "2 Fetal AI" in owner.get(f"{path}/export/netrunner", params={"version": 2}).text


def test_a_stale_version_is_refused_and_overwrites_nothing(owner: httpx.Client) -> None:
    deck = imported(owner)
    assert save(owner, deck, cards={"Snare!": 1}).status_code == 201
    late = save(owner, deck, cards={"Snare!": 2})
    assert late.status_code == 409
    assert "version 2" in late.json()["message"]
    assert owner.get(f"/api/decks/{deck['id']}").json()["contents"]["cards"]["Snare!"] == 1


def test_saving_what_is_saved_already_makes_no_version(owner: httpx.Client) -> None:
    deck = imported(owner)
    assert save(owner, deck).json()["version"] == 1


def test_titles_are_matched_as_people_write_them(owner: httpx.Client) -> None:
    contents = {"identity": "noise", "cards": {"deja vu": 2, "sure gamble": 3}}
    deck = owner.post("/api/decks", json={"contents": contents}).json()
    assert deck["contents"]["identity"] == "Noise: Hacker Extraordinaire"
    assert deck["contents"]["cards"] == {"Déjà Vu": 2, "Sure Gamble": 3}


@pytest.mark.parametrize(
    "body",
    [
        {"contents": {"cards": {"Hedge Fnd": 1}}},
        {"contents": {"identity": "Hedge Fund"}},
        {"contents": {"cards": {"Hedge Fund": 0}}},
        {"contents": {"cards": {"Hedge Fund": 1000}}},
        {"contents": {"cards": {"hedge fund": 600, "Hedge Fund": 600}}},
        {"contents": {"cards": {f"card {n}": 1 for n in range(501)}}},
        {"name": "x" * 101},
        {"format": "commander"},
        {"text": JINTEKI, "contents": {}},
        {"text": "just some words"},
        {"surprise": 1},
        [],
    ],
)
def test_what_cannot_be_a_deck_is_refused(owner: httpx.Client, body: Any) -> None:
    answer = owner.post("/api/decks", json=body)
    assert answer.status_code == 422
    assert answer.json()["message"]


def test_a_deleted_deck_is_gone(owner: httpx.Client) -> None:
    deck = imported(owner)
    assert owner.delete(f"/api/decks/{deck['id']}").status_code == 204
    assert owner.get(f"/api/decks/{deck['id']}").status_code == 404
    assert owner.get(f"/api/decks/{deck['id']}/versions").status_code == 404


def test_a_copy_of_ones_own_deck_is_called_one(owner: httpx.Client) -> None:
    deck = imported(owner)
    copy = owner.post(f"/api/decks/{deck['id']}/copy").json()
    assert (copy["name"], copy["version"]) == (f"{deck['name']} (copy)", 1)


def test_nobody_keeps_more_decks_than_allowed(owner: httpx.Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(saved_decks, "MOST_DECKS", 2)
    imported(owner)
    refused = owner.post("/api/decks", json={"name": "Third"})
    assert refused.status_code == 409
    assert "delete one first" in refused.json()["message"]


def test_the_oldest_versions_go_when_there_are_too_many(owner: httpx.Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deck_versions, "MOST_VERSIONS", 2)
    deck = imported(owner)
    for copies in (1, 2):
        deck = save(owner, deck, cards={"Snare!": copies}).json()
    numbers = [each["number"] for each in owner.get(f"/api/decks/{deck['id']}/versions").json()["versions"]]
    assert numbers == [3, 2]


def test_the_page_of_a_card_names_the_visitors_decks_with_it(owner: httpx.Client) -> None:
    deck = imported(owner)
    decks = owner.get("/api/cards/snare").json()["decks"]
    assert decks == [{"id": deck["id"], "name": deck["name"], "copies": 3}]
    assert owner.get("/api/cards/jinteki-personal-evolution").json()["decks"][0]["copies"] == 1


def test_starters_are_offered(visitor: httpx.Client) -> None:
    decks = visitor.get("/api/starters").json()["decks"]
    assert [deck["id"] for deck in decks] == list(bundled())
    assert decks[0]["contents"]["cards"]
    assert [deck["id"] for deck in decks if deck["collection"] == "champions"] == list(
        bundled(DeckCollection.CHAMPIONS)
    )
    assert all(deck["plan"].endswith(".") for deck in decks)


@pytest.mark.parametrize(
    ("name", "format"),
    [("core-nbn", "core"), ("virus-anarch", "standard"), ("kill-weyland", "eternal"), ("worlds-2017-corp", "casual")],
)
def test_a_deck_is_opened_in_the_narrowest_format_that_accepts_it(
    visitor: httpx.Client, name: str, format: str
) -> None:
    deck = visitor.get(f"/api/decks/{name}").json()
    assert (deck["format"], deck["problems"]) == (format, 1 if name == "core-nbn" else 0)
    assert deck["created_at"][:10] == str(BUILT_FOR.get(name, "2012-09-06"))


@pytest.mark.parametrize("name", bundled())
def test_a_starter_is_opened_and_exported_by_anybody(visitor: httpx.Client, name: str) -> None:
    deck = visitor.get(f"/api/decks/{name}").json()
    assert (deck["starter"], deck["mine"], deck["shared"], deck["playable"]) == (True, False, True, True)
    assert deck["contents"]["cards"] == dict(Deck.load(name).cards)
    text = visitor.get(f"/api/decks/{name}/export/netrunner").text
    assert text == path_of(name).read_text(encoding="utf-8")


def test_a_copy_of_a_starter_is_ones_own(visitor: httpx.Client) -> None:
    answer = visitor.post("/api/decks/core-nbn/copy")
    renew(visitor)
    copy = answer.json()
    assert (answer.status_code, copy["mine"], copy["starter"]) == (201, True, False)
    assert (copy["name"], copy["format"]) == ("Core Set starter: NBN", "core")
    assert copy["notes"] == Deck.load("core-nbn").notes
    assert save(visitor, copy, cards={"Data Raven": 1}).json()["version"] == 2
    assert visitor.get("/api/decks/core-nbn").json()["contents"]["cards"]["Data Raven"] == 3


def test_nobody_changes_a_starter(owner: httpx.Client) -> None:
    deck = owner.get("/api/decks/core-nbn").json()
    answers = [
        owner.patch("/api/decks/core-nbn", json={"name": "Mine"}),
        owner.delete("/api/decks/core-nbn"),
        save(owner, deck),
        owner.post("/api/decks/core-nbn/restore", json={"number": 1, "based_on": 1}),
    ]
    assert {answer.status_code for answer in answers} == {422}
    assert owner.get("/api/decks/core-nbn").json() == deck


def test_a_starter_that_does_not_exist_is_not_found(visitor: httpx.Client) -> None:
    assert visitor.get("/api/decks/core-apex").status_code == 404
    assert visitor.post("/api/decks/core-apex/copy").status_code == 404


@pytest.mark.parametrize("address", ["decks/abc).", "decks/ABC", "games/a,b", "tables/!", "games/abc/replay/god"])
def test_a_link_that_was_cut_or_mistyped_is_answered_in_words(visitor: httpx.Client, address: str) -> None:
    answer = visitor.get(f"/api/{address}")
    assert answer.status_code == 422
    assert answer.json()["message"] == "This address leads nowhere: a part of it is missing or mistyped."
