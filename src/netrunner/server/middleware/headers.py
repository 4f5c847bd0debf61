"""What every answer tells the browser: load nothing but our own, show us in nobody's frame, tell nobody about us.

The policy allows no inline script and no inline style. Svelte sets styles through the object model, which needs no
leave.
"""

from __future__ import annotations

import re
from typing import Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

HOST: Final = re.compile(r"[A-Za-z0-9.\-]{1,255}(:\d{1,5})?|\[[0-9A-Fa-f:]{2,45}\](:\d{1,5})?")
FIXED: Final = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "X-Frame-Options": "DENY",
}
HSTS: Final = "max-age=31536000"


def policy(host: str, secure: bool) -> str:
    """The content security policy for a page that is reached at this host.

    Browsers that read 'self' narrowly do not count our own WebSocket to it, so its address is named.
    """
    sockets = ""
    if HOST.fullmatch(host):
        sockets = f" wss://{host}" if secure else f" ws://{host} wss://{host}"
    directives = {
        "default-src": "'self'",
        "img-src": "'self' data: blob:",
        "connect-src": f"'self'{sockets}",
        "worker-src": "'self'",  # the service worker that shows notices on phones
        "object-src": "'none'",
        "frame-ancestors": "'none'",
        "base-uri": "'none'",
        "form-action": "'self'",
    }
    return "; ".join(f"{name} {value}" for name, value in directives.items())


class SecurityHeaders:
    """Middleware: adds the headers to every answer. What is under /api stays out of caches unless a route says else."""

    def __init__(self, app: ASGIApp, secure: bool) -> None:
        self.app = app
        self.secure = secure

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        host = Headers(scope=scope).get("host", "")

        async def answer(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                headers = MutableHeaders(scope=message)
                headers.update(FIXED)
                headers["Content-Security-Policy"] = policy(host, self.secure)
                if self.secure:
                    headers["Strict-Transport-Security"] = HSTS
                if scope["path"].startswith("/api"):
                    headers.setdefault("Cache-Control", "no-store")
            await send(message)

        await self.app(scope, receive, answer)
