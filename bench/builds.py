"""The packages that are measured beside each other: plain and compiled, of this checkout and of an older one."""

import io
import subprocess
import sys
import tarfile
from pathlib import Path

from bench import compiled
from netrunner.engine import state

ROOT = Path(__file__).parent.parent


def build() -> str:
    """How the engine that this process runs was built."""
    return "plain" if state.__file__.endswith(".py") else "compiled"


def trees(before: Path | None = None) -> dict[tuple[str, str], Path]:
    """The folders to put on PYTHONPATH, by build ("plain", "compiled") and checkout ("now", "before")."""
    found = {("plain", "now"): ROOT / "src"}
    tree = compiled.tree()
    if tree is None:
        print("no C compiler: only the plain engine is measured")
    else:
        found["compiled", "now"] = tree
    if before is not None:
        found["plain", "before"] = before.resolve() / "src"
        if tree is not None:
            found["compiled", "before"] = compiled_before(before)
    return found


def compiled_before(checkout: Path) -> Path:
    """An older checkout, compiled in its own way."""
    command = [sys.executable, "-m", "bench.compiled"]
    done = subprocess.run(command, cwd=checkout, stdout=subprocess.PIPE, text=True, check=True)
    return Path(done.stdout.splitlines()[-1])


def check_out(commit: str) -> Path:
    """The files of an older commit, below build/."""
    found = subprocess.run(
        ["git", "-C", str(ROOT), "rev-parse", "--verify", "--quiet", f"{commit}^{{commit}}"],
        stdout=subprocess.PIPE,
        text=True,
        check=False,
    )
    if found.returncode:
        raise SystemExit(f"This checkout does not know the commit {commit}: name another, or none.")
    folder = ROOT / "build" / f"before-{found.stdout[:12]}"
    if not folder.exists():
        files = subprocess.run(
            ["git", "-C", str(ROOT), "archive", commit, "src", "bench", "hatch_build.py", "pyproject.toml"],
            stdout=subprocess.PIPE,
            check=True,
        ).stdout
        with tarfile.open(fileobj=io.BytesIO(files)) as archive:
            archive.extractall(folder, filter="data")
    return folder
