"""Run tests on every supported Python that this machine has: `make test-versions`, or

    python tools/python_versions.py tests/engine tests/decks

The interpreters are looked for on the path and among those of pyenv. Each gets an environment of its own below
build/versions, which is kept for the next time. It fails when a test does, and says which versions were not found.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VERSION = "import sys; print('%d.%d' % sys.version_info[:2])"


def supported() -> list[str]:
    """The versions that the project names."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return [line.rpartition(" :: ")[2] for line in project["classifiers"] if ":: Python ::" in line]


def candidates(version: str) -> Iterator[str]:
    """Where a version may be."""
    on_path = shutil.which(f"python{version}")
    if on_path is not None:
        yield on_path
    home = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions"
    yield from sorted((str(path) for path in home.glob(f"{version}.*/bin/python")), reverse=True)
    yield sys.executable


def interpreter(version: str) -> str | None:
    """The first candidate that is what its name says: pyenv's commands may stand for a version that is not there."""
    for candidate in candidates(version):
        asked = subprocess.run([candidate, "-c", VERSION], capture_output=True, text=True, check=False)
        if asked.returncode == 0 and asked.stdout.strip() == version:
            return candidate
    return None


def environment(version: str, python: str) -> Path:
    """The interpreter of an environment with everything installed."""
    folder = ROOT / "build" / "versions" / version
    inside, stamp = folder / "bin" / "python", folder / ".installed"
    made_from = "".join((ROOT / name).read_text(encoding="utf-8") for name in ("pyproject.toml", "constraints.txt"))
    if not stamp.exists() or stamp.read_text(encoding="utf-8") != made_from:
        pip = [str(inside), "-m", "pip", "install", "--quiet"]
        subprocess.run([python, "-m", "venv", "--clear", str(folder)], check=True)
        subprocess.run([*pip, "--upgrade", "pip>=25.1"], check=True)
        subprocess.run(
            [*pip, "--editable", ".", "--group", "dev", "--constraint", "constraints.txt"],
            cwd=ROOT,
            env=os.environ | {"NETRUNNER_CLIENT": "0"},
            check=True,
        )
        stamp.write_text(made_from, encoding="utf-8")
    return inside


def main(versions: list[str], tests: list[str]) -> None:
    results: dict[str, str] = {}
    for version in versions:
        python = interpreter(version)
        if python is None:
            results[version] = "not found on this machine"
            continue
        print(f"==> Python {version}", flush=True)
        command = [str(environment(version, python)), "-m", "pytest", "--numprocesses=auto", "-p", "no:cacheprovider"]
        done = subprocess.run([*command, *tests], cwd=ROOT, check=False)
        results[version] = "passed" if done.returncode == 0 else "failed"
    print("\n".join(f"Python {version}: {result}" for version, result in results.items()))
    if "failed" in results.values() or "passed" not in results.values():
        sys.exit(1)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Run tests on every supported Python that this machine has.")
    parser.add_argument("--version", action="append", choices=supported(), help="only this one; may be repeated")
    parser.add_argument("tests", nargs="*", help="what to run; everything if not said")
    chosen = parser.parse_args()
    main(chosen.version or supported(), chosen.tests)
