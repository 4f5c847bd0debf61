"""Write `constraints.txt`: the version of every package that an install takes, for every supported Python. And
`locked.txt`: those of them that a host needs, with the hashes of their files.

    make constraints

uv resolves what `pyproject.toml` asks for, for all platforms and from the oldest Python on. Where newer Pythons get
another version, the line has a marker.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "constraints.txt"
LOCKED = ROOT / "locked.txt"
OLDEST = "3.11"
HEAD = "# The versions that are installed, written by `make constraints`: pip install --constraint constraints.txt .\n"
LOCKED_HEAD = (
    "# What a host needs, with the hashes of all files that may be taken, written by `make constraints`:\n"
    "# pip install --require-hashes --requirement locked.txt, and then pip install --no-deps .\n"
)


def resolved(*wanted: str) -> str:
    command = [sys.executable, "-m", "uv", "pip", "compile", "pyproject.toml", *wanted]
    options = ["--universal", "--python-version", OLDEST, "--no-header", "--no-annotate", "--quiet"]
    result = subprocess.run(
        [*command, *options, "--no-emit-index-url"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    if result.returncode != 0:
        sys.exit(f"The versions could not be found:\n{result.stderr}")
    return result.stdout


if __name__ == "__main__":
    TARGET.write_text(HEAD + resolved("--group", "dev", "--extra", "env", "--upgrade"), encoding="utf-8")
    LOCKED.write_text(LOCKED_HEAD + resolved("--constraint", TARGET.name, "--generate-hashes"), encoding="utf-8")
    print(f"{TARGET.name}: {len(TARGET.read_text(encoding='utf-8').splitlines()) - 1} versions")
