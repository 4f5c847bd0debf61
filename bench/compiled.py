"""A copy of the package with engine, cards and bots compiled by mypyc, below build/, beside the plain one.

python -m bench.compiled     builds it and prints the folder to put on PYTHONPATH
python -m bench compiled     builds it and says how long that took, where the sources have changed
"""

import hashlib
import json
import shutil
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path

import hatch_build

from bench.budgets import Row, keep, table

ROOT = Path(__file__).parent.parent
TREE = ROOT / "build" / "compiled"
BINARIES = ROOT / "build" / "mypyc"
RESULTS = Path(__file__).parent / "results" / "compiled.json"
BUDGET = 120.0  # seconds, on two cores


def fingerprint() -> str:
    """Of the sources that are compiled, and of how: unchanged ones are not compiled again."""
    digest = hashlib.blake2b((ROOT / "hatch_build.py").read_bytes(), digest_size=16)
    for package in (*hatch_build.PACKAGES, hatch_build.CARDS):
        for path in sorted((ROOT / package).rglob("*.py")):
            digest.update(str(path.relative_to(ROOT)).encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()


def stale() -> bool:
    """Whether what lies below build/, if anything does, is not of these sources."""
    stamp = TREE / "fingerprint"
    return not stamp.exists() or stamp.read_text() != fingerprint() or not any(BINARIES.rglob("*.so"))


def tree() -> Path | None:
    """The folder with the compiled package, built when needed; None without a C compiler."""
    if hatch_build.compiler() is None:
        return None
    sources = fingerprint()
    if stale():
        print("compiling engine, cards and bots with mypyc (some minutes) …", file=sys.stderr, flush=True)
        (TREE / "fingerprint").unlink(missing_ok=True)  # a build that is broken off leaves nothing that seems whole
        subprocess.run(
            [sys.executable, str(ROOT / "hatch_build.py"), str(BINARIES)],
            cwd=ROOT,
            check=True,
            stdout=sys.stderr.fileno(),  # where mypyc says what it cannot compile
        )
    shutil.rmtree(TREE, ignore_errors=True)
    shutil.copytree(ROOT / "src", TREE, ignore=shutil.ignore_patterns("__pycache__", "*.egg-info"))
    for module in BINARIES.rglob("*.so"):
        shutil.copy(module, TREE / module.relative_to(BINARIES))
    (TREE / "fingerprint").write_text(sources)
    return TREE


def main(arguments: Sequence[str] = ()) -> list[Row]:
    """Measure the build, if there is anything to build."""
    if hatch_build.compiler() is None or not stale():
        none = "there is no C compiler" if hatch_build.compiler() is None else "cached, not built in this run"
        print(f"The compiled package: {none}.")
        return [{**row, "earlier": True} for row in json.loads(RESULTS.read_text())] if RESULTS.exists() else []
    start = time.perf_counter()
    tree()
    taken = time.perf_counter() - start
    name = "the compiled package, built from nothing"
    rows: list[Row] = [{"name": name, "value": round(taken, 1), "unit": "s", "budget": BUDGET, "build": "compiled"}]
    table(rows)
    keep(RESULTS, rows, whole=True)
    return rows


if __name__ == "__main__":
    found = tree()
    sys.exit("There is no C compiler: the compiled engine cannot be built." if found is None else print(found))
