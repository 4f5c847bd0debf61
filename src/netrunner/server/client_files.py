"""The built client: files under their names, and the page itself for every other address that is not the interface's.

Files in `assets/` have a hash of their content in their names, so browsers may keep them for ever; everything else is
asked for anew each time and answered with 304 when it has not changed. The build lays compressed copies beside the
files.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from fastapi import FastAPI
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.staticfiles import NotModifiedResponse
from starlette.types import ASGIApp, Receive, Scope, Send

CLIENT: Final = Path(__file__).parent / "client"
FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
ENCODINGS: Final = (("br", ".br"), ("gzip", ".gz"))
KINDS: Final = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
}
NOT_BUILT: Final = """<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Netrunner</title></head>
<body>
<h1>The page has not been built</h1>
<p>The server runs, but its browser client is missing. In a checkout <code>make client</code> builds it (and
<code>make play</code> does that by itself); an installed package contains it unless it was built without Node.</p>
<p>Then load this page again. <code>netrunner play --terminal</code> needs no browser.</p>
</body>
</html>
"""


def install(app: FastAPI, folder: Path = CLIENT) -> None:
    """Answer with the client whatever no route answers. The order in which routes are added does not matter."""
    app.router.default = ClientFiles(folder, otherwise=app.router.default)


class ClientFiles:
    """Serves one folder with a built client."""

    def __init__(self, folder: Path, otherwise: ASGIApp) -> None:
        self.folder = folder
        self.otherwise = otherwise

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        path: str = scope["path"]
        interface = path == "/api" or path.startswith("/api/")
        if scope["type"] != "http" or interface or scope["method"] not in ("GET", "HEAD"):
            await self.otherwise(scope, receive, send)
            return
        response = self.response(path, Headers(scope=scope))
        await response(scope, receive, send)

    def response(self, path: str, headers: Headers) -> Response:
        file = self.file(path)
        if file is None and path.startswith("/assets/"):
            # A page of an older build asks for one of its parts; the client then offers to load itself anew.
            raise HTTPException(404, "That file belongs to another version of the client. Load the page again.")
        page = self.folder / "index.html"
        if not page.is_file():
            return HTMLResponse(NOT_BUILT, 503, headers={"Cache-Control": "no-store"})
        return answer(file or page, headers, FOR_EVER if path.startswith("/assets/") else ASK_AGAIN)

    def file(self, path: str) -> Path | None:
        """The file of the client that a path names, if it names one; never one outside its folder."""
        try:
            file = (self.folder / path.lstrip("/")).resolve()
            inside = file.is_relative_to(self.folder.resolve()) and file.suffix in KINDS
            return file if inside and file.is_file() else None
        except (ValueError, OSError):  # a path that no file can have: too long, or with a null character
            return None


def answer(file: Path, headers: Headers, caching: str) -> Response:
    """A file, compressed if there is a copy that the browser can read, or that it has not changed."""
    said = {"Cache-Control": caching, "Vary": "Accept-Encoding"}
    kind = KINDS[file.suffix]
    accepted = {part.partition(";")[0].strip() for part in headers.get("accept-encoding", "").split(",")}
    for encoding, suffix in ENCODINGS:
        copy = file.with_name(file.name + suffix)
        if encoding in accepted and copy.is_file():
            file = copy
            said["Content-Encoding"] = encoding
            break
    response = FileResponse(file, headers=said, media_type=kind, stat_result=os.stat(file))
    if response.headers["etag"] in [
        tag.strip().removeprefix("W/") for tag in headers.get("if-none-match", "").split(",")
    ]:
        return NotModifiedResponse(response.headers)
    return response
