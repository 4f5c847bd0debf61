"""Who may see what at a tournament is read when they ask: what somebody once was counts no more."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest
from sqlalchemy import delete, select
from sqlalchemy.exc import IntegrityError

from netrunner.server.live.host import GameOptions
from netrunner.server.storage.schema import AccountRow, EventMemberRow, EventRow
from tests.server.events.people import Somebody, new_event, somebody
from tests.server.live.people import guest, start
from tests.server.running_server import Running


def finished_game(server: Running, slug: str, *, stopped: bool = False) -> str:
    """A game of the event that somebody has conceded, or a leader has stopped."""

    async def event_id() -> str:
        async with server.app.state.database.sessions() as session:
            return str((await session.scalars(select(EventRow.id).where(EventRow.slug == slug))).one())

    corp, runner = guest(server), guest(server)
    game = start(server, corp, runner, GameOptions(event=server.run(event_id())))
    corp.player.enter(game)
    if stopped:
        server.run(server.app.state.host.direct(game, "stop"))
    else:
        assert corp.player.ask("concede", room=game)["problem"] is None
    for person in (corp, runner):
        person.player.close()
        person.player.http.close()
    return game


def test_a_dismissed_judge_reads_no_closed_games_any_more(server: Running, organiser: Somebody) -> None:
    slug = new_event(organiser, structure="custom", swiss=1, cut=4, format="core")
    judge, watcher = somebody(server), somebody(server)
    organiser.do(slug, "staff", name=judge.name, role="judge")
    game = finished_game(server, slug)
    for what in ("record", "replay/both", "transcript"):
        address = f"/api/games/{game}/{what}"
        assert judge.http.get(address).status_code == 200
        assert watcher.http.get(address).status_code == 403
    organiser.do(slug, "staff", name=judge.name, role="judge", remove=True)
    for what in ("record", "replay/both", "transcript"):
        assert judge.http.get(f"/api/games/{game}/{what}").status_code == 403


def test_a_leader_who_plays_reads_no_closed_games(server: Running, organiser: Somebody) -> None:
    """They show the decks of players whom they may meet."""
    slug = new_event(organiser, structure="custom", swiss=1, cut=4, format="core")
    judge = somebody(server)
    organiser.do(slug, "staff", name=judge.name, role="judge")
    organiser.do(slug, "enrol", names=["Bo", "Cy"])
    game = finished_game(server, slug)
    assert judge.http.get(f"/api/games/{game}/record").status_code == 200
    judge.register(slug)
    for what in ("record", "replay/both", "transcript"):
        assert judge.http.get(f"/api/games/{game}/{what}").status_code == 403
    assert organiser.http.get(f"/api/games/{game}/record").status_code == 200


def test_a_game_that_a_leader_stopped_is_not_shown_while_it_may_go_on(server: Running, organiser: Somebody) -> None:
    slug = new_event(organiser, structure="custom", swiss=1, cut=4, format="core", lists="open")
    watcher = somebody(server)
    assert watcher.http.get(f"/api/games/{finished_game(server, slug)}/record").status_code == 200
    game = finished_game(server, slug, stopped=True)
    for what in ("record", "replay/both", "transcript"):
        refused = watcher.http.get(f"/api/games/{game}/{what}")
        assert refused.status_code == 403
        assert "may go on" in refused.json()["message"]


def test_a_claim_code_ends_when_it_is_used(server: Running, organiser: Somebody) -> None:
    slug = new_event(organiser, structure="custom", swiss=1, cut=4, format="core")
    organiser.do(slug, "enrol", names=["Bo"])
    code = next(player["code"] for player in organiser.page(slug)["players"] if player["name"] == "Bo")
    first, second = somebody(server), somebody(server)
    claim = f"/api/events/{slug}/claim"
    assert first.http.post(claim, json={"code": code}).is_success
    assert first.http.post(claim, json={"code": code}).is_success, "once more is no harm"
    refused = second.http.post(claim, json={"code": code})
    assert refused.status_code == 409
    assert "has been used" in refused.json()["message"]


def code_of(organiser: Somebody, slug: str, name: str) -> str | None:
    code: str | None = next(player["code"] for player in organiser.page(slug)["players"] if player["name"] == name)
    return code


def test_a_claim_code_does_not_come_back_when_the_player_loses_the_account(
    server: Running, organiser: Somebody
) -> None:
    slug = new_event(organiser, structure="custom", swiss=1, cut=4, format="core")
    organiser.do(slug, "enrol", names=["Bo"])
    claim = f"/api/events/{slug}/claim"
    codes: list[str] = []
    for loses in ("unlinked", "deleted", "replaced"):
        first, thief = somebody(server), somebody(server)
        code = code_of(organiser, slug, "Bo")
        assert code is not None
        assert code not in codes, f"after one was {loses} there is a new code"
        codes.append(code)
        assert first.http.post(claim, json={"code": code}).is_success
        bo = next(player["id"] for player in organiser.page(slug)["players"] if player["name"] == "Bo")
        if loses == "deleted":
            server.run(forget(server, first.id))
        else:
            organiser.do(slug, "link", player=bo, name=None if loses == "unlinked" else somebody(server).name)
        refused = thief.http.post(claim, json={"code": code})
        assert refused.status_code == 409, refused.text
        assert "has been used" in refused.json()["message"]
    assert code_of(organiser, slug, "Bo") is None
    assert thief.http.post(claim, json={"code": codes[0]}).status_code == 409


async def forget(server: Running, account: str) -> None:
    async with server.app.state.database.begin() as session:
        await session.execute(delete(AccountRow).where(AccountRow.id == account))


def test_of_many_who_show_a_code_at_once_one_gets_the_player(server: Running, organiser: Somebody) -> None:
    slug = new_event(organiser, structure="custom", swiss=1, cut=4, format="core")
    organiser.do(slug, "enrol", names=["Bo"])
    code = code_of(organiser, slug, "Bo")
    crowd = [somebody(server) for _ in range(12)]
    with ThreadPoolExecutor(len(crowd)) as threads:
        statuses = list(
            threads.map(lambda one: one.http.post(f"/api/events/{slug}/claim", json={"code": code}).status_code, crowd)
        )
    assert sorted(statuses) == [200] + [409] * (len(crowd) - 1)


def test_the_database_takes_one_account_for_each_player(server: Running, organiser: Somebody) -> None:
    slug = new_event(organiser, structure="custom", swiss=1, cut=4, format="core")
    one, two = somebody(server), somebody(server)

    async def both() -> None:
        async with server.app.state.database.begin() as session:
            event = (await session.scalars(select(EventRow.id).where(EventRow.slug == slug))).one()
            for each in (one, two):
                session.add(EventMemberRow(event_id=event, account_id=each.id, role="player", entry=3))

    with pytest.raises(IntegrityError):
        server.run(both())


@pytest.mark.parametrize("name", ["Bo\u202eyB", "Bo\u200bb", "Juԁge", "B\u0000b"])
def test_a_name_that_hides_something_is_refused(organiser: Somebody, name: str) -> None:
    slug = new_event(organiser, structure="custom", swiss=1, cut=4, format="core")
    organiser.do(slug, "enrol", names=["Zoë O’Brien-Łukasz", "李明"])
    assert "name" in organiser.do(slug, "enrol", names=[name], status=422)["message"]
    assert len(organiser.page(slug)["players"]) == 2


@pytest.mark.parametrize("name", ["Reg\u202eional", "R\u200begional", "Rеgional"])
def test_no_event_and_no_player_is_renamed_to_hide_something(organiser: Somebody, name: str) -> None:
    slug = new_event(organiser, structure="custom", swiss=1, cut=4, format="core")
    organiser.do(slug, "enrol", names=["Zoë"])
    for action in ({"do": "change"}, {"do": "edit", "player": 1}):
        refused = organiser.http.post(f"/api/events/{slug}/actions", json={"action": {**action, "name": name}})
        assert (refused.status_code, refused.json()["field"]) == (422, "name"), refused.text
    made = organiser.http.post("/api/events", json={"name": name, "date": "2026-05-01"})
    assert (made.status_code, made.json()["field"]) == (422, "name"), made.text
