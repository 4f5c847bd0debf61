"""A load balancer for tests: a port that passes connections on to the first of some servers that answers."""

from __future__ import annotations

import socket
import threading
from collections.abc import Sequence
from contextlib import suppress


class Balancer:
    """Passes bytes on. A connection ends at one end when it does at the other."""

    def __init__(self, ports: Sequence[int]) -> None:
        self.ports = ports
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.port: int = self.listener.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.closed = False
        threading.Thread(target=self.accept, daemon=True).start()

    def accept(self) -> None:
        while not self.closed:
            with suppress(OSError):
                visitor, _ = self.listener.accept()
                threading.Thread(target=self.serve, args=(visitor,), daemon=True).start()

    def serve(self, visitor: socket.socket) -> None:
        for port in self.ports:
            with suppress(OSError):
                server = socket.create_connection(("127.0.0.1", port), 10)
                break
        else:
            visitor.close()
            return
        server.settimeout(None)
        threading.Thread(target=pass_on, args=(server, visitor), daemon=True).start()
        pass_on(visitor, server)

    def close(self) -> None:
        self.closed = True
        self.listener.close()


def pass_on(source: socket.socket, target: socket.socket) -> None:
    with suppress(OSError):
        while data := source.recv(65536):
            target.sendall(data)
    for end in (source, target):
        with suppress(OSError):
            end.shutdown(socket.SHUT_RDWR)
        end.close()
