"""A leader who plays, and the seats of others: whose account a seat is, and the code that lets one take it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.events.people import Somebody, filled, new_event, somebody
from tests.server.running_server import Running


@pytest.fixture
def judge(server: Running) -> Somebody:
    return somebody(server)


def codes(reader: Somebody, slug: str) -> dict[str, str | None]:
    return {player["name"]: player["code"] for player in reader.page(slug)["players"]}


def seated(organiser: Somebody, judge: Somebody, **terms: Any) -> str:
    """An event with a second leader in which the organiser plays."""
    slug = filled(organiser, 2, **terms)
    organiser.do(slug, "staff", name=judge.name, role="judge")
    organiser.register(slug)
    return slug


def test_a_leader_who_plays_reads_no_code_and_gives_no_seat_of_whom_they_may_meet(
    server: Running, organiser: Somebody, judge: Somebody
) -> None:
    slug, friend = seated(organiser, judge), somebody(server)
    assert set(codes(organiser, slug).values()) == {None}
    assert organiser.get(f"{slug}/players/1")["player"]["code"] is None
    shown = codes(judge, slug)
    assert shown.pop(organiser.name) is None
    assert all(shown.values())
    for name in (friend.name, None):
        refused = organiser.do(slug, "link", status=409, player=1, name=name)
        assert refused["rule"] == "TR/leader-participation/2"
        assert judge.name in refused["message"]
    assert "link" in judge.page(slug)["you"]["may"]
    judge.do(slug, "link", player=1, name=friend.name)
    assert friend.page(slug)["you"]["player"] == 1
    organiser.do(slug, "drop")
    assert codes(organiser, slug)["Player 002"], "who has left leads as before"
    organiser.do(slug, "link", player=1)
    assert "may not" in judge.do(slug, "link", status=403, player=1, name=friend.name)["message"]


def test_a_leader_who_gives_their_own_seat_away_still_plays(
    server: Running, organiser: Somebody, judge: Somebody
) -> None:
    """Otherwise two clicks would open every closed list."""
    slug = new_event(organiser, format="core")
    rival = somebody(server)
    organiser.do(slug, "staff", name=judge.name, role="judge")
    organiser.register(slug)
    rival.register(slug, corp={"choice": "core-jinteki"})
    organiser.do(slug, "link", status=409, player=1)
    assert "leads this event" in judge.do(slug, "link", status=409, player=1)["message"]
    assert organiser.get(f"{slug}/decks")["players"] == []
    assert organiser.page(slug)["you"]["player"] == 1


def test_a_leader_is_the_player_of_their_name_however_that_was_entered(
    server: Running, organiser: Somebody, judge: Somebody
) -> None:
    slug = new_event(organiser, format="core", structure="custom", swiss=1, cut=0)
    organiser.do(slug, "staff", name=judge.name, role="marshal")
    judge.do(slug, "enrol", names=[organiser.name])
    somebody(server).register(slug, corp={"choice": "core-jinteki"})
    assert organiser.page(slug)["you"]["player"] == 1
    assert judge.page(slug)["players"][0]["account"] == organiser.name
    assert organiser.get(f"{slug}/decks")["players"] == []
    later = somebody(server)
    organiser.do(slug, "enrol", names=[later.name])
    organiser.do(slug, "staff", name=later.name, role="judge")
    assert later.page(slug)["you"]["player"] == 3
    assert later.get(f"{slug}/decks")["players"] == []
    text = judge.http.get(f"/api/events/{slug}/file").text
    copy = organiser.http.post("/api/events/import", json={"text": text}).json()["slug"]
    assert organiser.page(copy)["you"]["player"] == 1
    assert organiser.get(f"{copy}/decks")["players"] == []


def test_a_name_that_somebody_else_plays_under_is_no_leaders(server: Running, organiser: Somebody) -> None:
    slug, judge = new_event(organiser), somebody(server)
    with server.client() as guest:
        assert guest.post(f"/api/events/{slug}/players", json={"name": judge.name}).status_code == 201
        refused = organiser.do(slug, "staff", status=409, name=judge.name, role="judge")
        assert "Somebody else plays here" in refused["message"]
        assert refused["field"] == "name"


def test_a_file_is_brought_back_by_another_leader_while_the_organiser_plays(
    server: Running, organiser: Somebody, judge: Somebody
) -> None:
    slug = seated(organiser, judge, lists="open")
    text = organiser.http.get(f"/api/events/{slug}/file").text
    answer = organiser.http.put(f"/api/events/{slug}/file", json={"text": text})
    assert answer.status_code == 403
    assert judge.name in answer.json()["message"]
    answer = judge.http.put(f"/api/events/{slug}/file", json={"text": text})
    assert (answer.status_code, answer.json()["message"]) == (409, "This file holds nothing new.")
    player = somebody(server)
    assert player.http.put(f"/api/events/{slug}/file", json={"text": text}).status_code == 403


def test_what_is_about_an_organiser_who_plays_another_leader_takes_back(
    server: Running, organiser: Somebody, judge: Somebody
) -> None:
    slug = seated(organiser, judge, structure="custom", swiss=2, cut=0)
    organiser.do(slug, "drop")

    def offered(reader: Somebody) -> set[str]:
        return {line["do"] for line in reader.get(f"{slug}/log")["lines"] if line["may_undo"]}

    assert offered(judge) == {"drop"}
    assert {"register", "staff", "drop"} <= offered(organiser)
    last = judge.page(slug)["number"]
    assert "may not" in judge.do(slug, "undo", status=403, entries=[last - 1])["message"]
    judge.do(slug, "undo", entries=[last])
    assert organiser.get(f"{slug}/log")["redo"] is True
    assert organiser.page(slug)["players"][-1]["status"] == "active"


def test_no_event_takes_the_short_link_of_another(server: Running, organiser: Somebody) -> None:
    slug = new_event(organiser)
    short = organiser.page(slug)["short"]
    thief = somebody(server)
    taken = new_event(thief, name=short)
    assert taken != short
    assert somebody(server).page(short)["slug"] == slug


def test_the_code_of_who_was_removed_is_nobodys(server: Running, organiser: Somebody) -> None:
    slug = filled(organiser, 2)
    code = codes(organiser, slug)["Player 002"]
    organiser.do(slug, "remove", player=2)
    answer = somebody(server).http.post(f"/api/events/{slug}/claim", json={"code": code})
    assert answer.status_code == 404


def test_nobody_enters_who_could_read_the_closed_lists_as_a_leader(
    server: Running, organiser: Somebody, judge: Somebody
) -> None:
    slug, dismissed, rival = new_event(organiser, format="core"), somebody(server), somebody(server)
    organiser.do(slug, "staff", name=judge.name, role="judge")
    organiser.do(slug, "staff", name=dismissed.name, role="judge")
    rival.register(slug, corp={"choice": "core-jinteki"})
    organiser.do(slug, "enrol", names=["By hand"])
    code = codes(organiser, slug)["By hand"]
    assert len(dismissed.get(f"{slug}/decks")["players"]) == 1
    for person in (judge, dismissed):
        refused = person.register(slug, status=409)
        assert "has been free to read the closed lists" in refused["message"]
        assert refused["rule"] == "TR/leader-participation/2"
    organiser.do(slug, "staff", name=dismissed.name, role="judge", remove=True)
    for name in ({}, {"name": "Somebody new"}):
        assert "could read the closed lists" in dismissed.register(slug, status=409, **name)["message"]
    taken = dismissed.http.post(f"/api/events/{slug}/claim", json={"code": code})
    assert (taken.status_code, "could read the closed lists" in taken.text) == (409, True)
    organiser.do(slug, "change", lists="open")
    judge.register(slug)
    dismissed.register(slug, name="Somebody new")


def test_a_leader_who_plays_reads_no_list_of_who_may_be_brought_back(
    server: Running, organiser: Somebody, judge: Somebody
) -> None:
    """Otherwise two clicks, and a third that takes them back, would open every closed list."""
    slug = new_event(organiser, format="core", structure="custom", swiss=2, cut=0)
    organiser.do(slug, "staff", name=judge.name, role="judge")
    organiser.register(slug)
    rival, other = somebody(server), somebody(server)
    for person in (rival, other):
        person.register(slug, corp={"choice": "core-jinteki"})
    for do in ("drop", "remove"):
        organiser.do(slug, do, player=2)
        assert [player["name"] for player in organiser.get(f"{slug}/decks")["players"]] == []
        organiser.get(f"{slug}/decks/2", status=403 if do == "drop" else 404)
        assert organiser.http.get(f"/api/events/{slug}/file").status_code == 403
        organiser.do(slug, "undo")
    assert len(judge.get(f"{slug}/decks")["players"]) == 2
    organiser.do(slug, "pair")
    organiser.do(slug, "publish")
    refused = organiser.do(slug, "change", status=409, lists="open")
    assert "stay closed" in refused["message"]
    organiser.do(slug, "drop")
    organiser.do(slug, "change", lists="open")


def test_a_leader_who_plays_learns_no_card_of_others_from_the_log_the_rulings_or_the_file(
    server: Running, organiser: Somebody, judge: Somebody
) -> None:
    slug = new_event(organiser, format="core", structure="custom", swiss=1, cut=0)
    organiser.do(slug, "staff", name=judge.name, role="judge")
    organiser.register(slug)
    somebody(server).register(slug, corp={"choice": "core-jinteki"})
    organiser.do(slug, "pair")
    organiser.do(slug, "publish")
    judge.do(slug, "proxy", player=2, side="corp", card="Snare!")

    def told(reader: Somebody) -> str:
        lines = " ".join(line["text"] for line in reader.get(f"{slug}/log")["lines"])
        return lines + " ".join(ruling["text"] for ruling in reader.page(slug)["rulings"])

    assert told(judge).count("Snare!") == 2
    assert "Snare!" not in told(organiser)
    drafted = new_event(organiser, play="full draft", structure="custom", swiss=1, cut=0, lists="open")
    organiser.do(drafted, "staff", name=judge.name, role="judge")
    organiser.register(drafted)
    organiser.do(drafted, "enrol", names=["By hand"])
    organiser.do(drafted, "draft", sets=["core"], corp_packs=1, runner_packs=0, size=2, seconds=0)
    refused = organiser.http.get(f"/api/events/{drafted}/file")
    assert (refused.status_code, "what others have drafted" in refused.text) == (403, True)
    assert judge.http.get(f"/api/events/{drafted}/file").status_code == 200
    judge.do(drafted, "repair-pool", player=2, add={"Hostile Takeover": 1})
    logs = [str(reader.get(f"{drafted}/log")) for reader in (judge, organiser)]
    assert ["Hostile Takeover" in log for log in logs] == [True, False]
