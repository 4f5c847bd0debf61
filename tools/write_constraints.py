"""Write `constraints.txt`: the version of every package that an install takes, for every supported Python.

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
OLDEST = "3.11"
HEAD = "# The versions that are installed, written by `make constraints`: pip install --constraint constraints.txt .\n"


def resolved() -> str:
    command = [sys.executable, "-m", "uv", "pip", "compile", "pyproject.toml", "--group", "dev", "--extra", "env"]
    options = ["--universal", "--python-version", OLDEST, "--upgrade", "--no-header", "--no-annotate", "--quiet"]
    result = subprocess.run(
        [*command, *options, "--no-emit-index-url"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    if result.returncode != 0:
        sys.exit(f"The versions could not be found:\n{result.stderr}")
    return result.stdout


if __name__ == "__main__":
    TARGET.write_text(HEAD + resolved(), encoding="utf-8")
    print(f"{TARGET.name}: {len(TARGET.read_text(encoding='utf-8').splitlines()) - 1} versions")
