"""Drafts: packs, picks in turn and in time, bots in empty seats, decks made of what was picked."""

from __future__ import annotations

import json
from typing import Any

import pytest

from netrunner.cards.facts import all_facts
from netrunner.decks import Deck
from netrunner.server.events import handlers
from tests.server.events.people import Somebody, matches, new_event, pair, somebody
from tests.server.running_server import Running, until

CORP = (
    *("Hedge Fund", "Beanstalk Royalties", "Anonymous Tip", "Shipment from Kaguya", "Aggressive Negotiation"),
    *("PAD Campaign", "Melange Mining Corp.", "Adonis Campaign", "Priority Requisition", "Private Security Force"),
)
RUNNER = (
    *("Sure Gamble", "Diesel", "Easy Mark", "Infiltration", "Inside Job", "Corroder", "Gordian Blade"),
    *("Armitage Codebusting", "Access to Globalsec", "Crypsis"),
)
TERMS = {"play": "full draft", "structure": "custom", "swiss": 1, "cut": 0}


@pytest.fixture
def drafters(server: Running, organiser: Somebody) -> tuple[str, list[Somebody]]:
    slug = new_event(organiser, **TERMS)
    people = [somebody(server) for _ in range(2)]
    for person in people:
        person.register(slug)
    return slug, people


def draft_of(person: Somebody, slug: str) -> dict[str, Any]:
    found: dict[str, Any] = person.page(slug)["draft"]
    return found


def finish(slug: str, people: list[Somebody]) -> None:
    """Everybody takes the first card until the draft is over."""
    while not draft_of(people[0], slug)["over"]:
        for person in people:
            hand = draft_of(person, slug)["hand"]
            if hand:
                person.do(slug, "pick", card=hand[0])


def test_a_draft_goes_round_the_table_with_bots_in_the_empty_seats(
    organiser: Somebody, drafters: tuple[str, list[Somebody]]
) -> None:
    slug, people = drafters
    assert organiser.page(slug)["next"] == "draft"
    organiser.do(slug, "draft", sets=["core"], seats=4, corp_packs=1, runner_packs=1, size=3, seconds=0)
    page = organiser.page(slug)
    assert page["next"] == "drafting"
    assert not page["open"], "nobody can enter any more"
    assert sorted(seat["player"] or 0 for seat in page["draft"]["seats"]) == [0, 0, 1, 2]
    assert (page["draft"]["hand"], page["draft"]["side"]) == ([], "corp")
    hand = draft_of(people[0], slug)["hand"]
    assert len(hand) == 3
    assert all(all_facts()[title].side == "corp" for title in hand)
    assert set(hand).isdisjoint(draft_of(people[1], slug)["picks"])
    people[0].do(slug, "pick", card=hand[1])
    assert draft_of(people[0], slug)["picks"] == [hand[1]]
    assert "not in this pack" in people[0].do(slug, "pick", status=409, card="Nothing")["message"]
    assert people[0].do(slug, "pick", status=403, card=hand[0], player=2)
    finish(slug, people)
    assert [len(draft_of(person, slug)["picks"]) for person in people] == [6, 6]
    assert draft_of(somebody_else := organiser, slug)["picks"] == [], somebody_else.name


def test_time_that_passes_picks_a_card(organiser: Somebody, drafters: tuple[str, list[Somebody]]) -> None:
    slug, people = drafters
    organiser.do(slug, "draft", sets=["core"], corp_packs=1, runner_packs=1, size=2, seconds=1)
    until(lambda: draft_of(people[0], slug)["over"])
    assert [len(draft_of(person, slug)["picks"]) for person in people] == [4, 4]
    texts = [line["text"] for line in organiser.get(f"{slug}/log")["lines"]]
    assert "picks for those whose time was over" in texts


def test_decks_are_built_of_what_was_picked_and_then_registered(
    organiser: Somebody, drafters: tuple[str, list[Somebody]]
) -> None:
    slug, people = drafters
    free = "\n".join(f"3 {title}" for title in CORP)
    organiser.do(slug, "draft", sets=["core"], free=free, corp_packs=1, runner_packs=1, size=8, seconds=0)
    one = people[0]
    corp = Deck.build("The Shadow: Pulling the Strings", dict.fromkeys(CORP, 3), name="Drafted")
    assert "when the draft is over" in one.do(slug, "deck", status=409, source={"text": corp.write()})["message"]
    finish(slug, people)
    kinds = ("asset", "ice", "operation", "upgrade")
    picks = [title for title in draft_of(one, slug)["picks"] if title not in CORP]
    picked = next(title for title in picks if all_facts()[title].type in kinds)
    drafted = Deck.build(corp.identity, {**corp.cards, picked: 1}, name="Drafted")
    foreign = Deck.build(corp.identity, {**corp.cards, "Tollbooth": 9}, name="Drafted")
    verdict = one.http.post(f"/api/events/{slug}/check", json={"text": foreign.write()}).json()
    assert any("has not drafted" in fault["message"] for fault in verdict["faults"])
    one.do(slug, "deck", source={"text": drafted.write()})
    assert one.page(slug)["players"][0]["corp"] == "The Shadow: Pulling the Strings"
    late = organiser.do(slug, "enrol", status=409, names=["Late Larry"])
    assert "draft has begun" in late["message"]
    assert pair(organiser, slug)


def test_a_draft_that_is_played_here_ends_in_games_with_the_drafted_decks(server: Running, organiser: Somebody) -> None:
    slug = new_event(organiser, **TERMS | {"play": "half draft", "online": True})
    people = [somebody(server) for _ in range(2)]
    for person in people:
        person.register(slug)
    free = "\n".join(f"3 {title}" for title in (*CORP, *RUNNER))
    organiser.do(slug, "draft", sets=["core"], free=free, corp_packs=1, runner_packs=1, size=4, seconds=0)
    finish(slug, people)
    for person in people:
        for identity, titles in (("The Shadow: Pulling the Strings", CORP), ("The Masque: Cyber General", RUNNER)):
            deck = Deck.build(identity, dict.fromkeys(titles, 3), name="Drafted")
            person.do(slug, "deck", source={"text": deck.write()})
    pair(organiser, slug)
    until(lambda: matches(organiser, slug)[0]["games"])
    (game,) = matches(organiser, slug)[0]["games"]
    assert game["playing"]
    room = people[0].http.get(f"/api/games/{game['game']}").json()
    assert room["status"] == "playing"


def test_only_cards_that_can_be_played_are_drafted_where_the_games_are_played_here(
    server: Running, organiser: Somebody, monkeypatch: pytest.MonkeyPatch
) -> None:
    unplayable = "Tollbooth"
    monkeypatch.setattr(handlers, "implemented", lambda title: title != unplayable)
    slug = new_event(organiser, **TERMS | {"online": True})
    for _ in range(2):
        somebody(server).register(slug)
    refused = organiser.do(slug, "draft", status=409, cube=f"40 Ice Wall\n{unplayable}")
    assert unplayable in refused["message"]
    organiser.do(slug, "draft", sets=["core"], corp_packs=1, runner_packs=1, size=10, seconds=0)
    file = organiser.http.get(f"/api/events/{slug}/file").text
    entry = next(json.loads(line) for line in file.splitlines() if json.loads(line)["do"] == "draft")
    dealt = [title for cards in entry["pools"].values() for title in cards]
    assert dealt
    assert unplayable not in dealt


def test_a_draft_needs_something_to_draft_from(organiser: Somebody, drafters: tuple[str, list[Somebody]]) -> None:
    slug, _ = drafters
    assert organiser.do(slug, "draft", status=422)["field"] == "cube"
    assert organiser.do(slug, "draft", status=422, sets=["core"], cube="Ice Wall")["field"] == "cube"
    assert "no card is called" in organiser.do(slug, "draft", status=409, cube="Nonsense")["message"]
    refused = organiser.do(slug, "draft", status=409, cube="3 Ice Wall")["message"]
    assert "8 packs of 10 need 80 corp cards, and the pool has 3" in refused
    assert organiser.page(slug)["draft"] is None


def test_a_pool_is_repaired_with_cards_that_there_are(
    organiser: Somebody, drafters: tuple[str, list[Somebody]]
) -> None:
    slug, people = drafters
    organiser.do(slug, "draft", sets=["core"], corp_packs=1, runner_packs=1, size=2, seconds=0)
    finish(slug, people)
    for add, why in (
        ({"Nonsense": 1}, "no card is called"),
        ({"Ice Wall": 100_000}, "at most 200"),
        ({"Noise: Hacker Extraordinaire": 1}, "is an identity"),
    ):
        assert why in organiser.do(slug, "repair-pool", status=409, player=1, add=add)["message"]
    mine = draft_of(people[0], slug)["picks"][0]
    organiser.do(slug, "repair-pool", player=1, add={"ice wall": 2}, remove={mine.lower(): 1})
    picks = draft_of(people[0], slug)["picks"]
    assert picks[-2:] == ["Ice Wall", "Ice Wall"]
    assert len(picks) == 5
    organiser.do(slug, "repair-pool", player=1, remove={"Ice Wall": 1})
