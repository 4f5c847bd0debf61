"""Who may do and see what, enforced by the server (Tournament Regulations: I. Tournament Participant Roles)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, get_args

import pytest

from netrunner.server.events.requests import AnyAction
from tests.server.events.people import HERE, Somebody, filled, new_event, pair, somebody
from tests.server.running_server import Running

ORGANIZER = {"organizer"}
FLOOR = ORGANIZER | {"marshal"}
LEADERS = FLOOR | {"judge"}
PLAYERS = LEADERS | {"player"}

ACTIONS: dict[str, tuple[dict[str, Any], set[str]]] = {
    # what is done → its fields, and who may do it. A player may do it for themselves: their number is 1.
    "change": ({"lists": "open"}, ORGANIZER),
    "registration": ({"open": False}, ORGANIZER),
    "enrol": ({"names": ["Somebody New"]}, FLOOR),
    "link": ({"player": 2}, ORGANIZER),
    "deck": ({"source": {"choice": "core-jinteki"}, "player": 1, "correct": False}, PLAYERS),
    "edit": ({"player": 2, "table": 9}, LEADERS),
    "check-in": ({"players": [1]}, PLAYERS),
    "staff": ({"name": "Nobody", "role": "judge", "remove": True}, ORGANIZER),
    "duty": ({"name": "Nobody", "off": True}, ORGANIZER),
    "reserve": ({"tables": [1]}, LEADERS),
    "seats": ({"order": [1, 2, 3, 4]}, LEADERS),
    "draft": ({"sets": ["core"]}, ORGANIZER),
    "pick": ({"card": "Ice Wall", "player": 1}, PLAYERS),
    "announce": ({}, ORGANIZER),
    "pair": ({}, ORGANIZER),
    "publish": ({}, ORGANIZER),
    "move": ({"table": 1, "to": 2}, LEADERS),
    "report": ({"table": 1, "points": [6, 0]}, PLAYERS),
    "confirm": ({"table": 1}, PLAYERS),
    "drop": ({"player": 1}, PLAYERS),
    "no-show": ({"player": 2}, LEADERS),
    "rejoin": ({"player": 2}, ORGANIZER),
    "disqualify": ({"player": 2, "reason": "cheating"}, ORGANIZER),
    "missing-card": ({"player": 2, "side": "corp"}, LEADERS),
    "proxy": ({"player": 2, "side": "corp", "card": "Ice Wall"}, LEADERS),
    "cut": ({}, ORGANIZER),
    "call-judge": ({"player": 1}, PLAYERS),
    "answer-call": ({"player": 1}, LEADERS),
    "advance": ({}, ORGANIZER),
    "cancel": ({}, ORGANIZER),
    "remove": ({"player": 2}, LEADERS),
    "admit": ({"player": 2}, LEADERS),
    "paper-list": ({"player": 2, "received": True}, LEADERS),
    "swap": ({"first": 1, "second": 2}, ORGANIZER),
    "bye": ({"player": 1}, ORGANIZER),
    "fill-bye": ({"player": 1}, ORGANIZER),
    "repair-pool": ({"player": 1, "add": {"Ice Wall": 1}}, LEADERS),
    "side": ({"game": 1, "side": "corp"}, PLAYERS),
    "game": ({"game": 1, "winner": 1}, PLAYERS),
    "clock": ({"what": "start"}, LEADERS),
    "ruling": ({"text": "No."}, LEADERS),
    "review": ({"ruling": 1, "text": "Yes."}, FLOOR),
    "undo": ({}, ORGANIZER),
    "redo": ({}, ORGANIZER),
}
ROLES = ("organizer", "marshal", "judge", "player", "spectator", "stranger", "off duty")


def test_the_table_knows_every_action() -> None:
    assert {kind.model_fields["do"].annotation.__args__[0] for kind in get_args(AnyAction)} == set(ACTIONS)


@pytest.fixture(scope="module")
def staffed(server: Running) -> Iterator[tuple[str, dict[str, Somebody]]]:
    """An event, with one person in each role."""
    people = {role: somebody(server) for role in ROLES}
    HERE.clear()  # they stay for all tests
    organiser = people["organizer"]
    slug = new_event(organiser, structure="custom", swiss=1, cut=4, format="core")
    people["player"].register(slug)
    organiser.do(slug, "enrol", names=["Bo", "Cy", "Di"])
    for role in ("marshal", "judge"):
        organiser.do(slug, "staff", name=people[role].name, role=role)
    organiser.do(slug, "staff", name=people["off duty"].name, role="judge")
    people["off duty"].do(slug, "duty", off=True)
    yield slug, people
    for person in people.values():
        person.http.close()


@pytest.mark.parametrize("what", ACTIONS)
def test_an_action_is_refused_to_every_role_that_may_not_do_it(
    staffed: tuple[str, dict[str, Somebody]], what: str
) -> None:
    """Whether the regulations then allow it to those who may is another matter."""
    slug, people = staffed
    fields, allowed = ACTIONS[what]
    before = people["organizer"].page(slug)["number"]
    for role, person in people.items():
        answer = person.http.post(f"/api/events/{slug}/actions", json={"action": {"do": what, **fields}})
        if role in allowed:
            assert answer.status_code in (200, 409), (role, answer.text)
            now = people["organizer"].page(slug)["number"]
            if now > before:
                since = {"entries": [now]} if what in ("undo", "redo") else {"since": before + 1}
                people["organizer"].do(slug, "undo", **since)
                before = people["organizer"].page(slug)["number"]
        else:
            assert answer.status_code == 403, (role, answer.text)
            assert people["organizer"].page(slug)["number"] == before


OWN = sorted(name for name, (fields, who) in ACTIONS.items() if who == PLAYERS and {"player", "players"} & set(fields))


@pytest.mark.parametrize("what", OWN)
def test_a_player_may_not_do_for_others_what_they_may_do_for_themselves(
    staffed: tuple[str, dict[str, Somebody]], what: str
) -> None:
    slug, people = staffed
    fields = {**ACTIONS[what][0]}
    for key, other in (("player", 2), ("players", [2])):
        if key in fields:
            fields[key] = other
    answer = people["player"].do(slug, what, status=403, **fields)
    assert "only for themselves" in answer["message"]


def test_somebody_without_an_account_does_nothing(server: Running, organiser: Somebody) -> None:
    slug = filled(organiser, 4)
    with server.client() as stranger:
        answer = stranger.post(f"/api/events/{slug}/actions", json={"action": {"do": "undo"}})
        assert answer.status_code == 401


def test_what_only_leaders_see_is_not_in_anybody_elses_page(server: Running, organiser: Somebody) -> None:
    slug = new_event(organiser, format="core")
    player = somebody(server)
    player.register(slug, corp={"choice": "core-jinteki"})
    organiser.do(slug, "enrol", names=["Bo", "Cy", "Di"])
    watcher = somebody(server)
    assert watcher.page(slug)["players"][0]["corp"] == "", "identities are shown at the table, not before"
    assert organiser.page(slug)["players"][0]["corp"] == "Jinteki: Personal Evolution"
    assert organiser.page(slug)["players"][0]["account"] == player.name
    assert watcher.page(slug)["players"][0]["account"] is None
    organiser.do(slug, "pair")
    for reader in (player, watcher):
        page = reader.page(slug)
        assert (page["rounds"], page["round"], page["warnings"]) == (0, None, [])
        assert reader.get(f"{slug}/rounds/1", status=404)
        assert reader.get(f"{slug}/results")["rounds"] == []
        assert reader.get(f"{slug}/log", status=403)
        assert reader.get(f"{slug}/file", status=403)
    assert organiser.page(slug)["round"]["published"] is False
    organiser.do(slug, "publish")
    assert watcher.page(slug)["players"][0]["corp"] == "Jinteki: Personal Evolution"
    organiser.do(slug, "ruling", text="Shuffled badly.", players=[1])
    organiser.do(slug, "ruling", text="Between us.", players=[2])
    assert [each["text"] for each in player.page(slug)["rulings"]] == ["Shuffled badly."]
    assert watcher.page(slug)["rulings"] == []
    assert len(organiser.page(slug)["rulings"]) == 2


def test_reports_are_seen_by_those_whom_they_concern(server: Running, organiser: Somebody) -> None:
    slug = new_event(organiser)
    players = [somebody(server) for _ in range(4)]
    for player in players:
        player.register(slug)
    match = pair(organiser, slug)[0]
    one, two = players[match["first"] - 1], players[match["second"] - 1]
    others = [player for player in players if player not in (one, two)]
    one.do(slug, "report", points=[6, 0])

    def claims(reader: Somebody) -> dict[str, Any]:
        return next(m for m in reader.page(slug)["round"]["matches"] if m["table"] == match["table"])["claims"]  # type: ignore[no-any-return]

    assert [len(claims(reader)) for reader in (one, two, organiser, others[0], somebody(server))] == [1, 1, 1, 0, 0]
    assert (
        "only for themselves"
        in others[0].do(slug, "report", status=403, table=match["table"], points=[0, 6])["message"]
    )
    assert "only for themselves" in others[0].do(slug, "confirm", status=403, table=match["table"])["message"]
    assert "may not" in one.do(slug, "report", status=403, split=True)["message"]


def test_a_name_makes_nobody_a_leader_or_a_player(server: Running, organiser: Somebody) -> None:
    """An account that is called like somebody in the log is not that person."""
    slug = filled(organiser, 2)
    namesake = somebody(server, "Player 001")
    assert namesake.page(slug)["you"]["roles"] == ["spectator"]
    assert "only watch" in namesake.do(slug, "drop", status=403, player=1)["message"]
    text = organiser.http.get(f"/api/events/{slug}/file").text
    bringer = somebody(server)
    copy = bringer.http.post("/api/events/import", json={"text": text}).json()["slug"]
    assert bringer.page(copy)["you"]["roles"] == ["organizer", "marshal"]
    assert organiser.page(copy)["you"]["roles"] == ["spectator"], "they were the organiser of another event"


def test_who_plays_under_another_name_is_renamed_before_they_lead(server: Running, organiser: Somebody) -> None:
    """Otherwise nothing would say that their matches are their own."""
    slug, judge = new_event(organiser), somebody(server)
    judge.register(slug, name="Somebody else")
    refused = organiser.do(slug, "staff", status=409, name=judge.name, role="judge")
    assert "plays here as Somebody else" in refused["message"]
    organiser.do(slug, "edit", player=1, name=judge.name)
    organiser.do(slug, "staff", name=judge.name, role="judge")
    assert judge.page(slug)["you"]["roles"] == ["judge", "player"]


def test_a_leader_who_plays_learns_no_identities_from_the_log_before_the_pairings(
    server: Running, organiser: Somebody
) -> None:
    slug, judge, rival = (
        new_event(organiser, format="core", structure="custom", swiss=1, cut=0),
        somebody(server),
        somebody(server),
    )
    organiser.do(slug, "staff", name=judge.name, role="judge")
    judge.register(slug)
    rival.register(slug, corp={"choice": "core-jinteki"})

    def told(reader: Somebody) -> str:
        return " ".join(line["text"] for line in reader.get(f"{slug}/log")["lines"])

    assert "Personal Evolution" in told(organiser)
    assert "Personal Evolution" not in told(judge)
    pair(organiser, slug)
    assert "Personal Evolution" in told(judge)


def test_staff_needs_accounts_and_a_new_organiser_takes_over(server: Running, organiser: Somebody) -> None:
    slug = new_event(organiser)
    heir = somebody(server)
    assert organiser.do(slug, "staff", status=404, name="Nobody here", role="judge")["field"] == "name"
    organiser.do(slug, "staff", name=heir.name.upper(), role="organizer")
    assert heir.page(slug)["you"]["roles"] == ["organizer", "marshal"]
    assert organiser.page(slug)["you"]["roles"] == ["spectator"]
    assert organiser.do(slug, "undo", status=403)
    heir.do(slug, "undo")
    assert organiser.page(slug)["you"]["roles"] == ["organizer", "marshal"]
    assert heir.page(slug)["you"]["roles"] == ["spectator"]


def test_a_leader_plays_only_in_a_relaxed_event_with_a_second_leader(server: Running, organiser: Somebody) -> None:
    slug = new_event(organiser)
    assert organiser.register(slug, status=409)["rule"] == "TR/leader-participation/1"
    organiser.do(slug, "staff", name=somebody(server).name, role="judge")
    organiser.register(slug)
    assert organiser.page(slug)["you"]["roles"] == ["organizer", "marshal", "player"]
    assert organiser.do(slug, "change", status=409, tier="formal")["rule"] == "TR/leader-participation/4"
    assert "leader belongs" in organiser.do(slug, "edit", status=409, player=1, name="Somebody else")["message"]
