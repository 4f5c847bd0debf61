"""The fast tier is what it says: these folders, nothing beside this process, no examples by the hundred."""

import re
from pathlib import Path

import pytest

from tests.tiers import FAST, LEFT_OUT, LONG, ROOT, TRACED, WHOLE, is_fast, is_traced, is_wholly_traced

OUTSIDE = {"httpx", "multiprocessing", "playwright", "socket", "starlette", "subprocess", "uvicorn", "websockets"}
"""What a test imports that does not stay in its process."""


IMPORT = re.compile(r"^\s*(?:from|import)[ \t]+(.+)", re.MULTILINE)
TEST = re.compile(r"^def (test_\w+)\(", re.MULTILINE)


def imports(path: Path) -> set[str]:
    """The packages that a module imports, anywhere in it: every word of a line that might say so, lest it be missed."""
    return {word for line in IMPORT.findall(path.read_text(encoding="utf-8")) for word in re.findall(r"\w+", line)}


def test_imports_of_every_kind_are_seen(tmp_path: Path) -> None:
    file = tmp_path / "made_up.py"
    file.write_text("import os, socket\nfrom uvicorn.main import run\n\n\ndef one():\n    import httpx as web\n")
    assert imports(file) & OUTSIDE == {"socket", "uvicorn", "httpx"}


def test_every_folder_of_tests_is_in_one_tier() -> None:
    folders = {path.parent.name for path in (ROOT / "tests").glob("*/*.py")}
    folders |= {path.parent.parent.name for path in (ROOT / "tests").glob("*/*/test_*.py")}
    assert sorted({*FAST, *WHOLE}) == sorted([*FAST, *WHOLE])
    assert folders == {*FAST, *WHOLE}, "say in tests/tiers.py in which tier a new folder runs"


def test_the_files_left_out_are_there() -> None:
    for name in (*LEFT_OUT, *LONG):
        file, _, test = name.partition("::")
        assert (ROOT / file).is_file()
        assert not test or f"def {test}(" in (ROOT / file).read_text(encoding="utf-8")


def test_fast_tests_start_no_process_server_or_browser() -> None:
    files = [path for folder in FAST for path in (ROOT / "tests" / folder).rglob("*.py") if is_fast(path)]
    assert len(files) > 100
    assert [path.relative_to(ROOT).as_posix() for path in files if imports(path) & OUTSIDE] == []


@pytest.mark.parametrize("folder", FAST)
def test_a_fast_folder_is_fast_with_all_below_it(folder: str) -> None:
    assert all(
        is_fast(path) or path.relative_to(ROOT).as_posix() in LEFT_OUT for path in (ROOT / "tests" / folder).rglob("*")
    )


@pytest.mark.parametrize("folder", WHOLE)
def test_a_folder_of_the_whole_is_not_fast(folder: str) -> None:
    assert not is_fast(ROOT / "tests" / folder)
    assert not is_fast(ROOT / "src" / "netrunner" / folder / "main.py")


def test_make_test_fast_runs_the_fast_tier() -> None:
    recipe = (ROOT / "Makefile").read_text(encoding="utf-8").partition("\ntest-fast:")[2].partition("\n\n")[0]
    assert "--fast" in recipe
    assert "client" not in recipe


def test_make_and_pytest_agree_on_what_is_traced() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    line = next(line for line in makefile.splitlines() if line.startswith("TRACED := "))
    assert tuple(line.removeprefix("TRACED := ").split()) == TRACED


def test_a_file_that_is_not_imported_by_the_second_half_has_no_test_for_it() -> None:
    files = [path for folder in TRACED for path in (ROOT / "tests" / folder).rglob("test_*.py")]
    for path in filter(is_wholly_traced, files):
        name = path.relative_to(ROOT).as_posix()
        tests = TEST.findall(path.read_text(encoding="utf-8"))
        assert all(is_traced(f"{name}::{test}") for test in tests), name
