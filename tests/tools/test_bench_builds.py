"""An older commit is laid out beside this one, to be measured in turn with it."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from bench import builds

ROOT = Path(__file__).parents[2]


def git(folder: Path, *arguments: str) -> None:
    identity = ["-c", "user.name=bench", "-c", "user.email=bench@example.org"]
    subprocess.run(["git", "-C", str(folder), *identity, *arguments], check=True, capture_output=True)


@pytest.fixture
def repository(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for name in ("src/netrunner/__init__.py", "bench/compiled.py", "hatch_build.py", "pyproject.toml"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("older = True\n", encoding="utf-8")
    git(tmp_path, "init", "--quiet")
    git(tmp_path, "add", ".")
    git(tmp_path, "commit", "--quiet", "-m", "older")
    git(tmp_path, "tag", "older")
    (tmp_path / "hatch_build.py").write_text("newer = True\n", encoding="utf-8")
    monkeypatch.setattr(builds, "ROOT", tmp_path)
    return tmp_path


def test_the_files_of_an_older_commit_lie_beside_those_of_now(repository: Path) -> None:
    folder = builds.check_out("older")
    assert folder.parent == repository / "build"
    assert (folder / "hatch_build.py").read_text(encoding="utf-8") == "older = True\n"
    assert (folder / "src" / "netrunner" / "__init__.py").is_file()
    assert builds.check_out("older") == folder


@pytest.mark.usefixtures("repository")
def test_a_commit_that_nobody_knows_is_refused() -> None:
    with pytest.raises(SystemExit, match="does not know the commit nonesuch"):
        builds.check_out("nonesuch")


def test_what_is_measured_has_its_bytecode_beside_it() -> None:
    """Else every process that is timed compiles the whole package first."""
    ask = "import bench, os; print(os.environ.get('PYTHONDONTWRITEBYTECODE'))"
    environment = {**os.environ, "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run(
        [sys.executable, "-c", ask], cwd=ROOT, env=environment, capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == "None"
