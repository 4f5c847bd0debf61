"""Every route of the OpenAPI document, asked for whatever its schema allows and more: nothing breaks, and every answer
is what the document says.

Routes are read from the document, so one that is added is tested without a change here. Where an address names
something (`{game}`, `{deck_id}` …) half of the requests name one that exists.
"""

from __future__ import annotations

import json
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from netrunner.decks import Deck
from netrunner.decks.formats import FormatName
from netrunner.server.app import create_app
from netrunner.server.live.options import Player
from netrunner.server.sessions.cookie import CSRF_HEADER
from netrunner.server.sessions.sessions import COOKIE
from netrunner.server.settings import Settings
from netrunner.server.storage.schema import AccountRow, new_id
from tests.server.accounts.people import keep
from tests.server.running_server import PATIENCE, Running, renew

EXAMPLES = 10
CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]

config = schemathesis.Config.from_dict(
    {"generation": {"max-examples": EXAMPLES, "database": "none"}, "phases": {"coverage": {"enabled": False}}}
)
schema = schemathesis.openapi.from_dict(create_app(Settings()).openapi(), config=config)


@pytest.fixture(scope="module")
def existing(server: Running) -> dict[str, str]:
    """Values of parameters that name something that exists, and belongs to whoever asks."""
    owner = new_account(server)
    game = server.run(
        server.app.state.host.start(
            Player("Random", Deck.load("core-jinteki"), bot="random"),
            Player("Random", Deck.load("core-shaper"), bot="random"),
        )
    )
    with server.anonymous() as client:
        client.cookies.set(COOKIE, server.run(server.app.state.sessions.open(owner)), domain="127.0.0.1")
        renew(client)
        contents = {"identity": "Jinteki: Personal Evolution", "cards": {"Snare!": 3}}
        deck = made(client, "/api/decks", {"name": "A deck", "contents": contents})["id"]
        table = made(client, "/api/tables", {"name": "A table"})["id"]
        event = made(client, "/api/events", {"name": "An event"})["slug"]
    ids = {"deck_id": deck, "game": game, "table": table, "slug": event}
    return ids | {"owner": owner, "name": f"Fuzz {owner}", "room": "lobby", "cookie": "", "number": "1", "player": "1"}


def new_account(server: Running) -> str:
    """Somebody with an account that no request can delete: nobody knows its password."""
    row = AccountRow(id=new_id(), password="$argon2id$nobody")
    row.name, row.name_key = f"Fuzz {row.id}", f"fuzz {row.id}"
    server.run(keep(server, row))
    return row.id


def made(client: httpx.Client, path: str, wish: dict[str, Any]) -> dict[str, Any]:
    answer = client.post(path, json=wish)
    assert answer.status_code == 201, answer.text
    document: dict[str, Any] = answer.json()
    return document


def session_of(server: Running, existing: dict[str, str]) -> str:
    """The cookie of somebody who is signed in. Some requests end that."""
    sessions = server.app.state.sessions
    if server.run(sessions.account(existing["cookie"])) is None:
        existing["cookie"] = server.run(sessions.open(existing["owner"]))
    return existing["cookie"]


def name_what_exists(case: schemathesis.Case[Any], existing: dict[str, str]) -> None:
    for name, value in (case.path_parameters or {}).items():
        if name in existing and sum(map(ord, str(value))) % 2:
            case.path_parameters[name] = existing[name]


@schema.parametrize()
@settings(max_examples=EXAMPLES, deadline=None, database=None, suppress_health_check=list(HealthCheck))
def test_whatever_is_asked_is_answered_as_the_document_says(
    case: schemathesis.Case[Any], server: Running, existing: dict[str, str]
) -> None:
    name_what_exists(case, existing)
    cookie = session_of(server, existing)
    headers: dict[str, Any] = {"Origin": server.url, CSRF_HEADER: server.app.state.sessions.csrf(cookie)}
    answer = case.call(base_url=server.url, headers=headers, cookies={COOKIE: cookie}, timeout=PATIENCE)
    case.validate_response(answer, checks=CHECKS)


def test_the_formats_are_one_enumeration_for_everybody() -> None:
    document = schema.raw_schema
    assert document["components"]["schemas"]["FormatName"]["enum"] == [name.value for name in FormatName]
    assert json.dumps(document).count(f'"{FormatName.REVISED_CORE.value}"') == 1
