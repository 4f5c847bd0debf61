"""One event at two workers, on PostgreSQL and Redis: nothing is lost, and everybody hears of everything."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest

from netrunner.server.sessions.sessions import COOKIE
from tests.server.events.people import Somebody, filled, matches, new_event, pair, somebody
from tests.server.live.client import Player
from tests.server.running_server import Running, renew, running, until
from tests.server.services import postgres_server, redis_server

Workers = tuple[Running, Running]


@pytest.fixture(scope="module")
def workers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Workers]:
    """Two workers that share a database and a Redis."""
    with ExitStack() as stack:
        database = stack.enter_context(postgres_server(tmp_path_factory.mktemp("postgres")))
        redis = stack.enter_context(redis_server(tmp_path_factory.mktemp("redis")))
        first, second = (
            stack.enter_context(running(folder(tmp_path_factory), database_url=database, redis_url=redis))
            for _ in range(2)
        )
        yield first, second


def folder(factory: pytest.TempPathFactory) -> Path:
    return factory.mktemp("data")


def at(worker: Running, person: Somebody) -> Somebody:
    """The same person at another worker."""
    http: httpx.Client = worker.client()
    http.cookies.clear()
    http.cookies.set(COOKIE, str(person.http.cookies.get(COOKIE)))
    renew(http)
    return Somebody(person.id, person.name, http)


def test_two_leaders_at_two_workers_lose_nothing(workers: Workers) -> None:
    organiser = somebody(workers[0])
    elsewhere = at(workers[1], organiser)
    slug = filled(organiser, 24)
    tables = [match["table"] for match in pair(organiser, slug)]
    start = threading.Barrier(2)

    def report(person: Somebody) -> list[int]:
        start.wait()
        bodies = [{"action": {"do": "report", "table": table, "points": [6, 0]}} for table in tables]
        return [person.http.post(f"/api/events/{slug}/actions", json=body).status_code for body in bodies]

    with ThreadPoolExecutor(2) as pool:
        answers = list(pool.map(report, [organiser, elsewhere]))
    assert all(sorted(pair) == [200, 409] for pair in zip(*answers, strict=True)), answers
    pages = [person.page(slug) for person in (organiser, elsewhere)]
    assert pages[0]["number"] == pages[1]["number"]
    assert all(match["result"] for match in pages[1]["round"]["matches"])
    assert elsewhere.get(f"{slug}/log")["verified"]
    elsewhere.http.close()


def test_an_online_round_reports_itself_whichever_worker_its_players_are_at(workers: Workers) -> None:
    organiser = somebody(workers[0])
    slug = new_event(organiser, structure="custom", swiss=1, cut=0, format="core", online=True)
    people = [somebody(workers[0]), somebody(workers[0])]
    for person in people:
        person.register(slug, corp={"choice": "core-jinteki"}, runner={"choice": "core-shaper"})
    watcher = Player(workers[1], at(workers[1], people[0]).http)
    watcher.ask("enter", room=f"event-{organiser.page(slug)['id']}")
    pair(organiser, slug)
    with ExitStack() as stack:
        stack.callback(watcher.close)
        stack.callback(watcher.http.close)
        for _ in range(2):
            game = playing(organiser, slug)
            loser = at(workers[1], people[game["corp"] - 1])
            stack.callback(loser.http.close)
            live = Player(workers[1], loser.http)
            stack.callback(live.close)
            live.enter(game["game"])
            assert live.ask("concede", room=game["game"])["problem"] is None
            ready_for_the_next(organiser, slug, people, game["game"])
        until(lambda: matches(organiser, slug)[0]["result"] is not None)
        assert matches(organiser, slug)[0]["result"]["points"] == [3, 3]
        while not {"event", "moved"} <= {message["tell"] for message in watcher.others}:
            watcher.listen()


def ready_for_the_next(reader: Somebody, slug: str, people: list[Somebody], game: str) -> None:
    """Both players say after their first game that they are ready for the second."""
    until(lambda: next(each["over"] for each in matches(reader, slug)[0]["games"] if each["game"] == game))
    if len(matches(reader, slug)[0]["games"]) == 1:
        for person in people:
            answer = person.http.post(f"/api/events/{slug}/ready", json={"game": game})
            assert answer.status_code == 204, answer.text


def playing(reader: Somebody, slug: str) -> dict[str, Any]:
    """The game that goes on; a timekeeper of either worker may be beginning it just now."""
    until(lambda: any(game["playing"] for game in matches(reader, slug)[0]["games"]))
    found: dict[str, Any] = next(game for game in matches(reader, slug)[0]["games"] if game["playing"])
    return found
