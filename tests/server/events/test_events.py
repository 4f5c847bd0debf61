"""Events: making them, registering, the page, decks, the code."""

from __future__ import annotations

import xml.etree.ElementTree as ElementTree

import httpx
import pytest

from netrunner.decks import Deck
from tests.server.events.people import Somebody, filled, new_event, somebody
from tests.server.running_server import Running


def test_whoever_makes_an_event_is_its_organiser(server: Running, organiser: Somebody) -> None:
    slug = new_event(organiser, name="Spring Cup", date="2018-03-03", tier="formal", structure="advanced")
    assert slug == "spring-cup"
    page = organiser.page(slug)
    assert (page["name"], page["date"], page["tier"], page["structure"]) == (
        "Spring Cup",
        "2018-03-03",
        "formal",
        "advanced",
    )
    assert page["organizer"] == organiser.name
    assert page["you"]["roles"] == ["organizer", "marshal"]
    assert page["stage"] == "registration"
    assert somebody(server).page(slug)["you"]["roles"] == ["spectator"]
    another = new_event(organiser, name="Spring Cup")
    assert another.startswith("spring-cup-")
    listed = organiser.http.get("/api/events").json()["events"]
    assert {event["slug"] for event in listed if event["mine"]} == {slug, another}


def test_only_somebody_with_an_account_makes_an_event(visitor: httpx.Client) -> None:
    answer = visitor.post("/api/events", json={"name": "Cup"})
    assert answer.status_code == 401
    assert "Sign in" in answer.json()["message"]


@pytest.mark.parametrize(
    ("terms", "status", "words"),
    [
        ({"name": ""}, 422, "at least 1 character"),
        ({"name": "#1"}, 409, "cannot start with #"),
        ({"structure": "custom"}, 409, "needs its number"),
        ({"structure": "basic", "swiss": 3}, 409, "by its table"),
        ({"cut": 5}, 409, "custom structure"),
        ({"tier": "grand"}, 422, "'relaxed'"),
        ({"nonsense": 1}, 422, "Extra inputs"),
    ],
)
def test_an_event_that_makes_no_sense_is_refused(
    organiser: Somebody, terms: dict[str, object], status: int, words: str
) -> None:
    answer = organiser.http.post("/api/events", json={"name": "Cup", **terms})
    assert answer.status_code == status
    assert words in answer.json()["message"]


def test_an_event_that_is_not_there_is_not_found(visitor: httpx.Client) -> None:
    for path in ("nothing", "nothing/standings", "nothing/results", "nothing/file", "nothing/code.svg"):
        assert visitor.get(f"/api/events/{path}").status_code == 404


def test_the_terms_can_be_changed_until_the_first_round_is_paired(organiser: Somebody) -> None:
    slug = filled(organiser, 4)
    assert organiser.page(slug)["expected"]["swiss"] == 3
    organiser.do(slug, "change", structure="custom", swiss=2, cut=0, name="A better name")
    page = organiser.page(slug)
    assert (page["name"], page["expected"]["swiss"], page["expected"]["cut"]) == ("A better name", 2, 0)
    organiser.do(slug, "pair")
    problem = organiser.do(slug, "change", status=409, structure="basic")
    assert problem["rule"] == "TR/pairings/2"
    organiser.do(slug, "change", lists="open")


def test_a_player_registers_with_both_decks_and_the_lists_are_kept(server: Running, organiser: Somebody) -> None:
    slug = new_event(organiser, format="core", lists_required=True)
    player = somebody(server)
    done = player.register(slug, corp={"choice": "core-jinteki"}, runner={"text": Deck.load("core-shaper").write()})
    assert len(done["said"]) == 3
    page = player.page(slug)
    (mine,) = page["players"]
    assert page["you"]["player"] == mine["id"]
    assert mine["name"] == player.name
    assert mine["decks"] == ["corp", "runner"]
    assert mine["corp"] == "Jinteki: Personal Evolution"
    lists = player.get(f"{slug}/decks/1")["decks"]
    assert [deck["identity"] for deck in lists] == [
        "Jinteki: Personal Evolution",
        'Kate "Mac" McCaffrey: Digital Tinker',
    ]
    assert {"title": "Snare!", "copies": 3} in lists[0]["cards"]
    assert player.do(slug, "check-in")["said"] == [f"{player.name} checks in."]


def test_a_deck_that_is_not_legal_is_refused_with_every_problem(server: Running, organiser: Somebody) -> None:
    slug = new_event(organiser, date="2018-01-20")
    player = somebody(server)
    text = Deck.build("Noise", {"Sure Gamble": 3, "Aaron Marrón": 3, "Rumor Mill": 3}).write()
    answer = player.http.post(f"/api/events/{slug}/check", json={"text": text})
    verdict = answer.json()
    assert answer.status_code == 200
    assert (verdict["side"], verdict["size"]) == ("runner", 9)
    assert any("Rumor Mill" in fault["message"] for fault in verdict["faults"])
    assert len(verdict["faults"]) > 1
    problem = player.register(slug, status=409, runner={"text": text})
    assert "not legal here" in problem["message"]
    assert player.page(slug)["players"] == []
    player.register(slug)
    assert "not legal here" in player.do(slug, "deck", status=409, source={"text": text})["message"]
    assert "Nonsense" in player.do(slug, "deck", status=422, source={"text": "3 Nonsense"})["message"]
    legal = player.http.post(f"/api/events/{slug}/check", json={"choice": "core-shaper"}).json()
    assert legal["side"] == "runner"


def test_a_deck_of_the_wrong_side_or_from_nowhere_is_refused(server: Running, organiser: Somebody) -> None:
    slug = new_event(organiser, format="core")
    player = somebody(server)
    assert "Corp deck is needed" in player.register(slug, status=409, corp={"choice": "core-shaper"})["message"]
    assert player.register(slug, status=404, corp={"choice": "nothing"})["field"] == "corp"
    assert player.register(slug, status=422, corp={})["field"] == "source"
    assert player.page(slug)["players"] == []


def test_a_guest_registers_under_a_name_of_their_choice(server: Running, organiser: Somebody) -> None:
    slug = new_event(organiser)
    with server.client() as guest:
        nameless = guest.post(f"/api/events/{slug}/players", json={})
        assert nameless.status_code == 422
        assert nameless.json()["field"] == "name"
        taken = guest.post(f"/api/events/{slug}/players", json={"name": organiser.name.upper()})
        assert taken.status_code == 409
        assert "leader" in taken.json()["message"]
        assert guest.post(f"/api/events/{slug}/players", json={"name": "Żółw"}).status_code == 201
        page = guest.get(f"/api/events/{slug}").json()
        assert (page["you"]["name"], page["you"]["roles"]) == ("Żółw", ["player"])
        again = guest.post(f"/api/events/{slug}/players", json={"name": "Somebody else"})
        assert again.json()["message"] == "You are registered already."


def test_the_registration_is_closed_to_players_but_not_to_leaders(server: Running, organiser: Somebody) -> None:
    slug = new_event(organiser)
    organiser.do(slug, "registration", open=False)
    assert "closed" in somebody(server).register(slug, status=409)["message"]
    organiser.do(slug, "enrol", names=["Late Larry"])
    assert [player["name"] for player in organiser.page(slug)["players"]] == ["Late Larry"]


def test_a_player_who_was_registered_by_hand_takes_part_with_their_code(server: Running, organiser: Somebody) -> None:
    slug = filled(organiser, 2)
    code = organiser.page(slug)["players"][1]["code"]
    assert somebody(server).page(slug)["players"][1]["code"] is None
    with server.client() as guest:
        assert guest.post(f"/api/events/{slug}/claim", json={"code": "wrong"}).status_code == 404
        assert guest.post(f"/api/events/{slug}/claim", json={"code": code.upper()}).status_code == 200
        assert guest.get(f"/api/events/{slug}").json()["you"]["player"] == 2
        organiser.do(slug, "link", player=2)
        assert guest.get(f"/api/events/{slug}").json()["you"]["player"] is None
    member = somebody(server)
    organiser.do(slug, "link", player=2, name=member.name)
    assert member.page(slug)["you"]["player"] == 2
    assert organiser.do(slug, "link", status=404, player=2, name="Nobody at all")["field"] == "name"


def test_an_undone_registration_is_nobodys(server: Running, organiser: Somebody) -> None:
    slug = new_event(organiser)
    first = somebody(server)
    first.register(slug)
    organiser.do(slug, "undo")
    assert first.page(slug)["you"]["player"] is None
    organiser.do(slug, "enrol", names=["Another"])
    assert first.page(slug)["you"]["player"] is None, "the number is another player's now"
    assert "only watch" in first.do(slug, "drop", status=403)["message"]


def test_the_registration_code_is_a_drawing_of_the_short_link(server: Running, organiser: Somebody) -> None:
    slug = new_event(organiser)
    answer = organiser.http.get(f"/api/events/{slug}/code.svg")
    assert answer.headers["content-type"] == "image/svg+xml"
    root = ElementTree.fromstring(answer.text)
    assert root.tag.endswith("svg")


def test_decklists_are_closed_open_or_shown_at_the_cut(server: Running, organiser: Somebody) -> None:
    slug = new_event(organiser, format="core", structure="custom", swiss=1, cut=4)
    players = [somebody(server) for _ in range(5)]
    for player in players:
        player.register(slug, corp={"choice": "core-jinteki"})
    watcher = somebody(server)
    assert watcher.get(f"{slug}/decks")["players"] == []
    assert "closed" in watcher.get(f"{slug}/decks/1", status=403)["message"]
    assert players[1].get(f"{slug}/decks/1", status=403)
    assert len(players[0].get(f"{slug}/decks")["players"]) == 1
    assert len(organiser.get(f"{slug}/decks")["players"]) == 5
    organiser.do(slug, "change", lists="open")
    assert watcher.get(f"{slug}/decks")["players"] == [], "nobody reads lists before the event begins"
    for match in (organiser.do(slug, "pair"), organiser.do(slug, "publish")) and organiser.page(slug)["round"][
        "matches"
    ]:
        if match["second"]:
            organiser.do(slug, "report", table=match["table"], points=[6, 0])
    assert len(watcher.get(f"{slug}/decks")["players"]) == 5
    organiser.do(slug, "change", lists="cut")
    assert watcher.get(f"{slug}/decks")["players"] == []
    organiser.do(slug, "cut")
    seeds = set(organiser.page(slug)["bracket"]["seeds"])
    assert {deck["player"] for deck in watcher.get(f"{slug}/decks")["players"]} == seeds


def test_leaders_edit_players_tables_and_byes(organiser: Somebody) -> None:
    slug = filled(organiser, 5)
    organiser.do(slug, "edit", player=1, name="Właściwe Imię", table=7, first_round_bye=True)
    organiser.do(slug, "reserve", tables=[1])
    organiser.do(slug, "edit", player=1, first_round_bye=False)
    organiser.do(slug, "edit", player=2, first_round_bye=True)
    organiser.do(slug, "pair", hidden=False)
    page = organiser.page(slug)
    tables = sorted(match["table"] for match in page["round"]["matches"] if match["second"])
    assert page["players"][0]["name"] == "Właściwe Imię"
    assert tables == [2, 7]
    organiser.do(slug, "move", table=2, to=9)
    assert sorted(match["table"] for match in organiser.page(slug)["round"]["matches"] if match["second"]) == [7, 9]
    organiser.do(slug, "edit", player=1, table=0)
    assert organiser.page(slug)["players"][0]["table"] is None
