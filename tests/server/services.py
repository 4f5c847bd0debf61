"""Real PostgreSQL and Redis servers for tests, from Debian's packages, each on a free port with data of its own.

`make test` installs them where it may; where they are missing the tests that need them skip and say so.
"""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest

from tests.server.running_server import PATIENCE, free_port

MISSING = "{} is not installed here: `apt-get install {}` lets this test run."


def wait_for(command: list[str], what: str, process: subprocess.Popen[bytes]) -> None:
    deadline = time.monotonic() + PATIENCE
    while subprocess.run(command, capture_output=True, check=False).returncode != 0:
        if time.monotonic() > deadline or process.poll() is not None:
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
            wait_for(["redis-cli", "-p", str(port), "ping"], "Redis", process)
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
    """A PostgreSQL of our own, which tells its story in the folder; the address of an empty database in it.

    Its data lies elsewhere: pytest's folders are for their owner alone, and every session that starts sees to that.
    """
    programs = postgres_programs()
    if programs is None:
        pytest.skip(MISSING.format("PostgreSQL", "postgresql"))
    uid = gid = None
    if os.getuid() == 0:  # it refuses to run as root
        try:
            user = pwd.getpwnam("postgres")
        except KeyError:
            pytest.skip("PostgreSQL refuses to run as root, and there is no user postgres to run it as.")
        uid, gid = user.pw_uid, user.pw_gid
    port = free_port()
    with ExitStack() as stack:
        home = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="netrunner-postgres-")))
        if uid is not None and gid is not None:
            os.chown(home, uid, gid)
        data = home / "cluster"
        story = stack.enter_context((folder / "postgres.log").open("wb"))
        made = subprocess.run(
            [programs / "initdb", "-D", data, "-U", "netrunner", "--auth=trust", "--encoding=UTF8", "--no-sync"],
            capture_output=True,
            text=True,
            check=False,
            cwd="/",
            user=uid,
            group=gid,
        )
        assert made.returncode == 0, made.stdout + made.stderr
        process = stack.enter_context(
            subprocess.Popen(
                [programs / "postgres", "-D", data, "-p", str(port), "-h", "127.0.0.1", "-k", data, "-c", "fsync=off"],
                stdout=story,
                stderr=story,
                cwd="/",
                user=uid,
                group=gid,
            )
        )
        stack.callback(process.send_signal, signal.SIGINT)
        address = ["-h", "127.0.0.1", "-p", str(port), "-U", "netrunner"]
        wait_for([str(programs / "pg_isready"), *address], "PostgreSQL", process)
        subprocess.run([programs / "createdb", *address, "netrunner"], check=True)
        yield f"postgresql://netrunner@127.0.0.1:{port}/netrunner"
