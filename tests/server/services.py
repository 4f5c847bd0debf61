"""Real PostgreSQL and Redis servers for tests, from Debian's packages, each on a free port with data of its own.

`make test` installs them where it may; where they are missing the tests that need them skip and say so.
"""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.server.running import free_port

PATIENCE = 60.0
MISSING = "{} is not installed here: `apt-get install {}` lets this test run."


def wait_for(command: list[str], what: str) -> None:
    deadline = time.monotonic() + PATIENCE
    while subprocess.run(command, capture_output=True, check=False).returncode != 0:
        if time.monotonic() > deadline:
            raise RuntimeError(f"{what} did not start.")
        time.sleep(0.05)


@contextmanager
def redis_server(folder: Path) -> Iterator[str]:
    """A Redis of our own; its address."""
    program = shutil.which("redis-server")
    if program is None:
        pytest.skip(MISSING.format("Redis", "redis-server"))
    port = free_port()
    with subprocess.Popen(
        [program, "--port", str(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no", "--dir", str(folder)],
        stdout=subprocess.DEVNULL,
    ) as process:
        try:
            wait_for(["redis-cli", "-p", str(port), "ping"], "Redis")
            yield f"redis://127.0.0.1:{port}/0"
        finally:
            process.terminate()


def postgres_programs() -> Path | None:
    """Debian keeps them out of the PATH, by version."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: float(path.parts[-3]))
    if found:
        return found[-1].parent
    program = shutil.which("initdb")
    return None if program is None else Path(program).parent


@contextmanager
def postgres_server(folder: Path) -> Iterator[str]:
    """A PostgreSQL of our own; the address of an empty database in it."""
    programs = postgres_programs()
    if programs is None:
        pytest.skip(MISSING.format("PostgreSQL", "postgresql"))
    user = None
    if os.getuid() == 0:  # it refuses to run as root
        try:
            user = pwd.getpwnam("postgres")
        except KeyError:
            pytest.skip("PostgreSQL refuses to run as root, and there is no user postgres to run it as.")
        for path in (folder, *folder.parents):
            if path.stat().st_uid == 0 and path != path.parent:
                path.chmod(path.stat().st_mode | 0o011)
        os.chown(folder, user.pw_uid, user.pw_gid)
    data = folder / "cluster"
    port = free_port()
    uid, gid = (None, None) if user is None else (user.pw_uid, user.pw_gid)
    subprocess.run(
        [programs / "initdb", "-D", data, "-U", "netrunner", "--auth=trust", "--encoding=UTF8", "--no-sync"],
        check=True,
        capture_output=True,
        cwd="/",
        user=uid,
        group=gid,
    )
    with subprocess.Popen(
        [programs / "postgres", "-D", data, "-p", str(port), "-h", "127.0.0.1", "-k", data, "-c", "fsync=off"],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        cwd="/",
        user=uid,
        group=gid,
    ) as process:
        try:
            address = ["-h", "127.0.0.1", "-p", str(port), "-U", "netrunner"]
            wait_for([str(programs / "pg_isready"), *address], "PostgreSQL")
            subprocess.run([programs / "createdb", *address, "netrunner"], check=True)
            yield f"postgresql://netrunner@127.0.0.1:{port}/netrunner"
        finally:
            process.send_signal(signal.SIGINT)
