"""What those who run a server ask it: how it is, and what it has measured."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from netrunner.server.operations.health import Health, health_of
from netrunner.server.operations.metrics import exposition

router = APIRouter(tags=["operations"])


@router.get("/healthz", responses={503: {"model": Health}})
async def healthz(request: Request, response: Response) -> Health:
    """Whether the server can do its work. 503 when it cannot."""
    health = await health_of(request.app.state.database, request.app.state.redis)
    response.status_code = 200 if health.well else 503
    response.headers["Cache-Control"] = "no-store"
    return health


@router.get(
    "/metrics", response_class=Response, responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}}}
)
async def metrics() -> Response:
    """What has been measured, for Prometheus."""
    text, content_type = exposition()
    return Response(text, media_type=content_type)
