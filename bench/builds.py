"""The packages that are measured beside each other: plain and compiled, of this checkout and of an older one."""

import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from bench import compiled

ROOT = Path(__file__).parent.parent


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
    """An older commit beside this one, below build/."""
    folder = ROOT / "build" / "before"
    git = ["git", "-C", str(ROOT), "worktree"]
    if not (folder / ".git").exists():
        run([*git, "prune"])
        run([*git, "add", "--force", "--detach", str(folder), commit])
    run(["git", "-C", str(folder), "checkout", "--quiet", "--detach", commit])
    return folder


def run(command: Sequence[str]) -> None:
    subprocess.run(command, check=True, stdout=sys.stderr.fileno())
