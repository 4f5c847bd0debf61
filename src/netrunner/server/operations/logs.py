"""Logs on standard error: a JSON object a line for machines, a readable line for somebody at a terminal.

What a request's line says is fixed in `middleware.request_log`: a route's pattern, no path, no query, no body, no
cookie. So no password, token, seed or hidden card can get into it.
"""

from __future__ import annotations

import json
import logging
import sys
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Any, Final, TextIO

REQUEST_ID: ContextVar[str | None] = ContextVar("request_id", default=None)
"""The request that is being answered, so that every line it causes can be found."""

NAMED: Final = ("method", "route", "status", "ms", "account")
"""What a record may carry beside its message."""


def fields(record: logging.LogRecord) -> dict[str, Any]:
    """What a record says beside its message."""
    found = {name: record.__dict__[name] for name in NAMED if record.__dict__.get(name) is not None}
    request = record.__dict__.get("request") or REQUEST_ID.get()
    return found if request is None else {"request": request, **found}


class JsonLines(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            **fields(record),
        }
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, default=str)


class ReadableLines(logging.Formatter):
    """One line for human eyes; an error's story after it."""

    def format(self, record: logging.LogRecord) -> str:
        at = datetime.fromtimestamp(record.created).astimezone().strftime("%H:%M:%S")
        said = fields(record)
        if "route" in said:
            text = f"{said.get('method', ''):6} {said['route']} {said.get('status', '')} {said.get('ms', '')} ms"
            who = [said[name] for name in ("account", "request") if name in said]
            text = f"{text}  {' '.join(who)}".rstrip()
        else:
            text = record.getMessage()
        line = f"{at} {record.levelname.lower():8} {text}"
        return f"{line}\n{self.formatException(record.exc_info)}" if record.exc_info else line


def configure(stream: TextIO | None = None, *, json_lines: bool) -> None:
    """Send all logs of this process to a stream, standard error unless told otherwise: everything as lines of JSON, or
    warnings and errors as lines to read."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(JsonLines() if json_lines else ReadableLines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.INFO if json_lines else logging.WARNING)
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        logger = logging.getLogger(name)
        logger.handlers = []
        logger.propagate = name != "uvicorn.access"  # our own line of a request says more, and less
    for name in ("alembic", "sqlalchemy", "httpx"):
        logging.getLogger(name).setLevel(logging.WARNING)
