"""What those who run a server ask it: how it is, and what it has measured."""

from __future__ import annotations

import hmac
from ipaddress import ip_address
from typing import Final

from fastapi import APIRouter, Request, Response

from netrunner.server.errors import Refused
from netrunner.server.operations.health import Health, health_of
from netrunner.server.operations.metrics import exposition
from netrunner.server.settings import Settings
from netrunner.server.wire import Problem

FORWARDED: Final = ("x-forwarded-for", "forwarded", "x-real-ip", "via")
"""What a proxy on this machine adds: then it is somebody else who asks."""

router = APIRouter(tags=["operations"])


@router.get("/healthz", responses={503: {"model": Health}})
async def healthz(request: Request, response: Response) -> Health:
    """Whether the server can do its work. 503 when it cannot."""
    health = await health_of(request.app.state.database, request.app.state.redis, request.app.state.settings.data)
    response.status_code = 200 if health.well else 503
    response.headers["Cache-Control"] = "no-store"
    return health


@router.get(
    "/metrics",
    response_class=Response,
    responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}}, 403: {"model": Problem}},
)
async def metrics(request: Request) -> Response:
    """What has been measured, for Prometheus: on this machine, or with the token that was set for it."""
    if not may_measure(request):
        raise Refused("What is measured is read on the server itself, or with the token in NETRUNNER_METRICS.", 403)
    text, content_type = exposition()
    return Response(text, media_type=content_type)


def may_measure(request: Request) -> bool:
    """Whether somebody may read the measures. They are not for everybody: where few games are played, they would tell a
    player that the other one has just done something that cannot be seen, such as setting a stop."""
    settings: Settings = request.app.state.settings
    given = request.headers.get("authorization", "")
    if settings.metrics and hmac.compare_digest(given.encode(), f"Bearer {settings.metrics}".encode()):
        return True
    forwarded = any(name in request.headers for name in FORWARDED)
    return not forwarded and request.client is not None and is_here(request.client.host)


def is_here(address: str) -> bool:
    try:
        return ip_address(address).is_loopback
    except ValueError:  # a name that no network gave
        return False
