"""The OpenAPI document: what FastAPI says of the routes, and the messages of the WebSocket, which it does not know of.

The client's types are generated from it (`make types`), so that a change of a message that the client does not follow
fails in `make check`. `python -m netrunner.server.print_openapi` prints it.
"""

from __future__ import annotations

from http import HTTPStatus
from typing import Any, Final

from fastapi import FastAPI
from pydantic import TypeAdapter

from netrunner.server.live.wire import Request, ServerMessage

TEMPLATE = "#/components/schemas/{model}"
MIDDLEWARE: Final = (HTTPStatus.TOO_MANY_REQUESTS,)
MIDDLEWARE_CHANGES: Final = (HTTPStatus.BAD_REQUEST, HTTPStatus.FORBIDDEN, HTTPStatus(413))
"""What the middleware may answer to any request, and to one that changes something."""


def install(app: FastAPI) -> None:
    """Let the application publish the whole document."""
    routes_only = app.openapi

    def document() -> dict[str, Any]:
        if app.openapi_schema is None:
            app.openapi_schema = with_messages(routes_only())
        return app.openapi_schema

    app.openapi = document  # type: ignore[method-assign]


def with_messages(document: dict[str, Any]) -> dict[str, Any]:
    """The document with what goes over the socket among its components."""
    schemas: dict[str, Any] = document.setdefault("components", {}).setdefault("schemas", {})
    sent: TypeAdapter[Any] = TypeAdapter(ServerMessage)
    for name, model in (("Request", TypeAdapter(Request)), ("ServerMessage", sent)):
        schema = model.json_schema(ref_template=TEMPLATE)
        schemas |= schema.pop("$defs", {})
        schemas[name] = schema
    schemas["ClientMessage"] = schemas["Request"]["properties"]["message"]
    schemas["Request"]["properties"]["message"] = {"$ref": TEMPLATE.format(model="ClientMessage")}
    for schema in schemas.values():
        always_say_which(schema)
    refusals_are_problems(document, schemas)
    document["components"]["schemas"] = dict(sorted(schemas.items()))
    return document


def always_say_which(schema: dict[str, Any]) -> None:
    """A property that has only one value names the kind of a message: it is always there, default or not."""
    named = [name for name, value in schema.get("properties", {}).items() if "const" in value and "default" in value]
    if missing := [name for name in named if name not in schema.get("required", [])]:
        schema["required"] = [*schema.get("required", []), *missing]


def refusals_are_problems(document: dict[str, Any], schemas: dict[str, Any]) -> None:
    """Every refusal of ours is a `Problem` in JSON (errors.py).

    FastAPI describes its own answer to a request it cannot read, and thinks that a route which answers with plain text
    also refuses in it.
    """
    schema = {"$ref": TEMPLATE.format(model="Problem")}
    refusals_of_middleware(document, schema)
    for path in document["paths"].values():
        for operation in path.values():
            for status, answer in operation.get("responses", {}).items():
                described = [content.get("schema") for content in answer.get("content", {}).values()]
                if status == "422" or schema in described:
                    answer["content"] = {"application/json": {"schema": schema}}
    for name in ("HTTPValidationError", "ValidationError"):
        schemas.pop(name, None)


def refusals_of_middleware(document: dict[str, Any], problem: dict[str, Any]) -> None:
    """The middleware (middleware.py) refuses too, whatever a route itself says."""
    for path, operations in document["paths"].items():
        for method, operation in operations.items():
            if path.startswith("/api/"):
                for status in MIDDLEWARE if method == "get" else (*MIDDLEWARE, *MIDDLEWARE_CHANGES):
                    described = {"description": status.phrase, "content": {"application/json": {"schema": problem}}}
                    operation["responses"].setdefault(str(status.value), described)
