"""`netrunner serve`: the server for the browser, on one machine with nothing else installed, or for a community."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import os
import socket
import sys
import threading
import time
import webbrowser
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

if TYPE_CHECKING:
    import uvicorn

    from netrunner.server.settings import Settings

HOST: Final = "127.0.0.1"
PORT: Final = 8080
EVERYWHERE: Final = ("0.0.0.0", "::", "")
STOPPED: Final = "The server has stopped. Games go on where they were when it starts again."


@click.command()
@click.option("--host", default=HOST, show_default=True, help="The address to listen at; 0.0.0.0 lets others in.")
@click.option("--port", default=PORT, show_default=True, type=click.IntRange(0, 65535), help="0 takes any free one.")
@click.option("--no-browser", is_flag=True, help="Do not open a browser.")
@click.option(
    "--json-logs", is_flag=True, help="Log every request as a line of JSON, as is done where the output is no terminal."
)
@click.option(
    "--data", type=click.Path(path_type=Path, file_okay=False), help="Where games, accounts and decks are kept."
)
def serve(host: str, port: int, no_browser: bool, json_logs: bool, data: Path | None) -> None:
    """Serve the game to browsers.

    Everything is kept in one folder: no other service is needed. Stop the server with Ctrl+C.
    """
    run(host, port, browser=not no_browser, data=data, json_logs=json_logs or not sys.stderr.isatty())


def run(host: str = HOST, port: int = PORT, *, json_logs: bool, browser: bool = True, data: Path | None = None) -> None:
    """Serve until somebody stops it. What would keep the server from starting is said in a sentence first.

    A person hears of trouble only; with `json_logs`, a log that is kept is told everything.
    """
    from netrunner.server.operations.readiness import check
    from netrunner.server.settings import Settings, SettingsError
    from netrunner.server.storage.data_folder_lock import held

    with ExitStack() as stack:
        try:
            settings = Settings.read(os.environ, data)
            stack.enter_context(held(settings))
            asyncio.run(check(settings))
        except SettingsError as error:
            raise click.ClickException(str(error)) from None
        go(settings, host, port, browser, json_logs)


def go(settings: Settings, host: str, port: int, browser: bool, json_logs: bool) -> None:
    """Serve with these settings."""
    import uvicorn

    from netrunner.server.app import create_app
    from netrunner.server.client_files import CLIENT
    from netrunner.server.operations import logs
    from netrunner.server.security import slow_connections

    slow_connections.allow_many_files()
    listener = listen(host, port)
    address = address_of(listener, host)
    logs.configure(json_lines=json_logs)
    server = uvicorn.Server(
        uvicorn.Config(
            create_app(settings),
            **slow_connections.OPTIONS,
            log_config=None,
            access_log=False,
            proxy_headers=False,  # who asks is for `security.client_address` to find out
            server_header=False,
            timeout_graceful_shutdown=5,
        )
    )
    if not (CLIENT / "index.html").is_file():
        click.echo("The browser client is not built: the address will say what to do.", err=True)
    threading.Thread(target=announce, args=(server, address, host, browser), daemon=True).start()
    with contextlib.suppress(KeyboardInterrupt):  # how uvicorn tells that it has shut down after Ctrl+C
        server.run(sockets=[listener])
    if not server.started:
        raise click.ClickException("The server could not start; the lines above say why.")
    click.echo(STOPPED)


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens at the address, or a sentence that says what to do."""
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(
            host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
    except socket.gaierror:
        raise click.UsageError(f"{host!r} is no address of this machine: 127.0.0.1 is, or 0.0.0.0 for all.") from None
    listener = socket.socket(family, kind, protocol)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind(address)
        listener.listen(2048)
    except OSError as error:
        listener.close()
        raise refusal(host, port, error) from None
    return listener


def refusal(host: str, port: int, error: OSError) -> click.ClickException:
    """Why nothing can listen there, and what would work."""
    if error.errno == errno.EADDRINUSE:
        other = f"netrunner serve --port {port + 1 if port < 65535 else 0}"
        return PortInUse(f"Port {port} is in use, perhaps by another netrunner server. Stop that one, or run: {other}")
    if error.errno in (errno.EACCES, errno.EPERM):
        return click.ClickException(f"Port {port} is reserved by the system. Choose one above 1023: --port {PORT}")
    return click.ClickException(f"{host}:{port} cannot be listened at: {error.strerror}.")


class PortInUse(click.ClickException):
    """Somebody else listens there."""


def address_of(listener: socket.socket, host: str) -> str:
    """What to type into a browser on this machine."""
    name = "127.0.0.1" if host in EVERYWHERE else f"[{host}]" if ":" in host else host
    return f"http://{name}:{listener.getsockname()[1]}"


def announce(server: uvicorn.Server, address: str, host: str, browser: bool) -> None:
    """Say where the server is, and show it, once it answers."""
    while not server.started:
        if server.should_exit:
            return
        time.sleep(0.02)
    click.echo(f"Netrunner is at {address}")
    if host in EVERYWHERE and (outside := outside_address()):
        click.echo(f"Others on your network reach it at http://{outside}:{address.rpartition(':')[2]}")
    click.echo("Press Ctrl+C to stop.")
    if browser and not webbrowser.open(address):
        click.echo("No browser could be opened: type the address into one.")


def outside_address() -> str | None:
    """This machine's address on its network. No packet is sent: the system only says which way it would go."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return None
        return str(probe.getsockname()[0])
