"""What the log says, and what it never says."""

from __future__ import annotations

import io
import json
import logging
import re
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from netrunner.server.operations.logs import JsonLines, ReadableLines, configure
from netrunner.server.sessions.sessions import COOKIE
from tests.server.accounts.people import PASSWORD, member
from tests.server.running_server import PATIENCE, Running, until


@pytest.fixture
def lines() -> Iterator[io.StringIO]:
    """All that is logged meanwhile, as JSON lines."""
    stream = io.StringIO()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(JsonLines())
    handler.addFilter(lambda record: record.name.startswith("netrunner"))  # the tests' own client talks too
    logger = logging.getLogger()
    level = logger.level
    logger.addHandler(handler)
    logger.setLevel(logging.INFO)
    yield stream
    logger.removeHandler(handler)
    logger.setLevel(level)


def told(lines: io.StringIO, route: str) -> list[dict[str, Any]]:
    found = [json.loads(line) for line in lines.getvalue().splitlines()]
    return [line for line in found if line.get("route") == route]


def test_a_request_is_one_line_that_says_who_what_and_how_long(server: Running, lines: io.StringIO) -> None:
    client, account = member(server)
    answer = client.put("/api/me/settings", json={"theme": "dark"})
    until(lambda: told(lines, "/api/me/settings"))  # it is told after the answer
    (line,) = told(lines, "/api/me/settings")
    assert line["method"] == "PUT"
    assert line["status"] == 200
    assert line["account"] == account["id"]
    assert line["request"] == answer.headers["X-Request-Id"]
    assert line["level"] == "info"
    assert 0 < line["ms"] < 1000 * PATIENCE
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+00:00", line["at"])
    client.close()


def test_no_password_no_token_and_no_address_gets_into_the_log(server: Running, lines: io.StringIO) -> None:
    client, account = member(server)
    client.post("/api/session", json={"name": account["name"], "password": PASSWORD})
    client.get("/api/people/somebody-secret", params={"before": "querysecret"})
    until(lambda: told(lines, "/api/people/{name}"))
    text = lines.getvalue()
    for secret in (PASSWORD, client.cookies[COOKIE], client.headers["X-CSRF-Token"], "somebody-secret", "querysecret"):
        assert secret not in text
    client.close()


def test_machines_that_ask_after_our_health_do_not_fill_the_log(visitor: httpx.Client, lines: io.StringIO) -> None:
    visitor.get("/healthz")
    visitor.get("/metrics")
    assert told(lines, "/healthz") == told(lines, "/metrics") == []


def test_a_visitors_own_request_id_is_not_taken(visitor: httpx.Client) -> None:
    assert visitor.get("/api/me", headers={"X-Request-Id": "forged-forged"}).headers["X-Request-Id"] != "forged-forged"


def record(**fields: Any) -> logging.LogRecord:
    made = logging.LogRecord("netrunner.request", logging.INFO, "", 0, "GET /api/me 200", (), None)
    made.__dict__.update(fields)
    return made


def test_somebody_at_a_terminal_reads_lines_and_a_machine_reads_json() -> None:
    fields = {"method": "GET", "route": "/api/me", "status": 200, "ms": 1.5, "account": "abc", "request": "xyz"}
    assert ReadableLines().format(record(**fields)).endswith("info     GET    /api/me 200 1.5 ms  abc xyz")
    assert json.loads(JsonLines().format(record(**fields)))["ms"] == 1.5
    assert ReadableLines().format(record()).endswith("info     GET /api/me 200")


def test_an_error_is_told_with_its_story() -> None:
    try:
        raise ValueError("What went wrong.")
    except ValueError as error:
        failed = logging.LogRecord(
            "x", logging.ERROR, "", 0, "It failed.", (), (type(error), error, error.__traceback__)
        )
    assert "ValueError: What went wrong." in json.loads(JsonLines().format(failed))["error"]
    assert "ValueError: What went wrong." in ReadableLines().format(failed)


def test_a_line_break_in_a_message_stays_one_line_for_machines() -> None:
    made = logging.LogRecord("x", logging.INFO, "", 0, "one\ntwo\u2028three", (), None)
    assert len(JsonLines().format(made).splitlines()) == 1


def test_the_whole_process_logs_to_one_stream() -> None:
    root, server = logging.getLogger(), logging.getLogger("uvicorn")
    before = (root.handlers, root.level, server.handlers, server.propagate)
    try:
        terminal, file = io.StringIO(), io.StringIO()
        configure(terminal, json_lines=False)
        logging.getLogger("uvicorn.error").warning("Something.")
        logging.getLogger("netrunner").info("Nothing that a person wants to read.")
        assert terminal.getvalue().splitlines()[0].endswith("warning  Something.")
        assert len(terminal.getvalue().splitlines()) == 1
        configure(file, json_lines=True)
        logging.getLogger("netrunner").info("Something.")
        assert json.loads(file.getvalue())["message"] == "Something."
        logging.getLogger("uvicorn.access").info("never")
        assert "never" not in file.getvalue()
    finally:
        root.handlers, root.level, server.handlers, server.propagate = before
        logging.getLogger("uvicorn.access").propagate = True
