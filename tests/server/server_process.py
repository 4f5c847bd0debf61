"""The server as people start it: `netrunner serve` in a process of its own, which can be killed."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import httpx

from tests.server.running_server import PATIENCE, SECRET, free_port, renew, visitor


class Worker:
    """A server process on a port of this machine. `first`: Python that it runs before it is a server."""

    def __init__(
        self, data: Path, port: int | None = None, environment: dict[str, str] | None = None, first: str = ""
    ) -> None:
        self.data = data
        self.port = port or free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.socket_url = f"ws://127.0.0.1:{self.port}/api/socket"
        self.log = (data / f"log-{self.port}.txt").open("ab")
        program = [str(Path(sys.executable).parent / "netrunner")]
        if first:
            program = [sys.executable, "-c", f"{first}\nfrom netrunner.cli.main import main\nmain()"]
        self.process = subprocess.Popen(
            [
                *(*program, "serve", "--no-browser"),
                *("--host", "127.0.0.1", "--port", str(self.port), "--data", str(data)),
            ],
            stdout=self.log,
            stderr=self.log,
            stdin=subprocess.DEVNULL,
            env={**os.environ, "NETRUNNER_SECRET": SECRET, **(environment or {})},
        )
        self.wait()

    def wait(self) -> None:
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                with visitor(self.url) as client:
                    client.get("/healthz", timeout=10)
                return
            except httpx.TransportError:
                if self.process.poll() is not None or time.monotonic() > deadline:
                    raise RuntimeError(f"The server did not start: {self.told()}") from None
                time.sleep(0.05)

    def told(self) -> str:
        return Path(self.log.name).read_text(encoding="utf-8")[-2000:]

    def client(self) -> httpx.Client:
        client = visitor(self.url)
        renew(client)
        return client

    def kill(self) -> None:
        """As if the power went."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(PATIENCE)
        self.log.close()

    def stop(self, how: signal.Signals = signal.SIGINT) -> int:
        """As Ctrl+C does, unless told otherwise; the exit status."""
        if self.process.poll() is None:
            self.process.send_signal(how)
        status = self.process.wait(PATIENCE)
        self.log.close()
        return status
