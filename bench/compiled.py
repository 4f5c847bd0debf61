"""A copy of the package with engine and bots compiled by mypyc, below build/, to measure and test beside the plain one.

python -m bench.compiled     builds it and prints the folder to put on PYTHONPATH
"""

import hashlib
import shutil
import subprocess
import sys
from pathlib import Path

import hatch_build

ROOT = Path(__file__).parent.parent
TREE = ROOT / "build" / "compiled"


def fingerprint() -> str:
    """Of the sources that are compiled: unchanged ones are not compiled again."""
    digest = hashlib.blake2b(digest_size=16)
    for package in hatch_build.PACKAGES:
        for path in sorted((ROOT / package).rglob("*.py")):
            digest.update(path.read_bytes())
    return digest.hexdigest()


def tree() -> Path | None:
    """The folder with the compiled package, built when needed; None without a C compiler."""
    if hatch_build.compiler() is None:
        return None
    stamp = TREE / "fingerprint"
    binaries = ROOT / "build" / "mypyc"
    sources = fingerprint()
    if not stamp.exists() or stamp.read_text() != sources or not any(binaries.rglob("*.so")):
        print("compiling engine and bots with mypyc (some minutes) …", file=sys.stderr, flush=True)
        subprocess.run(
            [sys.executable, str(ROOT / "hatch_build.py"), str(binaries)],
            cwd=ROOT,
            check=True,
            stdout=subprocess.DEVNULL,
        )
    shutil.rmtree(TREE, ignore_errors=True)
    shutil.copytree(ROOT / "src", TREE, ignore=shutil.ignore_patterns("__pycache__", "*.egg-info"))
    for module in binaries.rglob("*.so"):
        shutil.copy(module, TREE / module.relative_to(binaries))
    stamp.write_text(sources)
    return TREE


if __name__ == "__main__":
    found = tree()
    sys.exit("There is no C compiler: the compiled engine cannot be built." if found is None else print(found))
