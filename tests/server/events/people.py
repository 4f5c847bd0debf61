"""People at tournaments of a running server, and what they do there."""

from __future__ import annotations

import itertools
from dataclasses import dataclass
from typing import Any

import httpx

from netrunner.server.accounts.names import key_of
from netrunner.server.sessions.sessions import COOKIE
from netrunner.server.storage.schema import AccountRow, new_id
from tests.server.running_server import Running, renew

NUMBERS = itertools.count(1)
HERE: list[Somebody] = []
"""Everybody who came during a test."""


@dataclass
class Somebody:
    """A person with an account and a browser."""

    id: str
    name: str
    http: httpx.Client

    def get(self, path: str, status: int = 200) -> Any:
        answer = self.http.get(f"/api/events/{path}")
        assert answer.status_code == status, answer.text
        return answer.json()

    def page(self, slug: str) -> dict[str, Any]:
        found: dict[str, Any] = self.get(slug)
        return found

    def do(
        self, slug: str, command: str, /, status: int = 200, number: int | None = None, **fields: Any
    ) -> dict[str, Any]:
        """Do something; the answer, which is a refusal when the status says so."""
        body = {"action": {"do": command, **fields}, "number": number}
        answer = self.http.post(f"/api/events/{slug}/actions", json=body)
        assert answer.status_code == status, answer.text
        found: dict[str, Any] = answer.json()
        return found

    def register(self, slug: str, status: int = 201, **fields: Any) -> dict[str, Any]:
        answer = self.http.post(f"/api/events/{slug}/players", json=fields)
        assert answer.status_code == status, answer.text
        found: dict[str, Any] = answer.json()
        return found


async def new_account(server: Running, name: str) -> tuple[str, str]:
    """An account that can sign in, without the time that a password takes; the cookie of its session."""
    account = new_id()
    async with server.app.state.database.begin() as session:
        session.add(AccountRow(id=account, name=name, name_key=key_of(name), password="!"))
    return account, await server.app.state.sessions.open(account)


def somebody(server: Running, name: str | None = None) -> Somebody:
    name = name or f"Person {next(NUMBERS)}"
    account, cookie = server.run(new_account(server, name))
    http = server.client()
    http.cookies.clear()
    http.cookies.set(COOKIE, cookie)
    renew(http)
    found = Somebody(account, name, http)
    HERE.append(found)
    return found


def new_event(organiser: Somebody, **terms: Any) -> str:
    """An event; its slug."""
    answer = organiser.http.post("/api/events", json={"name": f"Cup {next(NUMBERS)}", **terms})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["slug"])


def filled(organiser: Somebody, players: int, **terms: Any) -> str:
    """An event with players who were registered by hand."""
    slug = new_event(organiser, **terms)
    organiser.do(slug, "enrol", names=[f"Player {number:03}" for number in range(1, players + 1)])
    return slug


def pair(organiser: Somebody, slug: str) -> list[dict[str, Any]]:
    """Pair and publish a round; its matches with two players."""
    organiser.do(slug, "pair")
    organiser.do(slug, "publish")
    return matches(organiser, slug)


def matches(reader: Somebody, slug: str) -> list[dict[str, Any]]:
    return [match for match in reader.page(slug)["round"]["matches"] if match["second"] is not None]


def play_round(organiser: Somebody, slug: str) -> None:
    """Pair a round and report every match: the lower number wins both games."""
    for match in pair(organiser, slug):
        points = [6, 0] if match["first"] < match["second"] else [0, 6]
        organiser.do(slug, "report", table=match["table"], points=points)


def name_of(page: dict[str, Any], player: int) -> str:
    return str(next(each["name"] for each in page["players"] if each["id"] == player))
