"""What pytest reads at all, below `tests` and `src` alike: a conftest's word holds for its own folder only.

Every test that is collected costs each worker time, and every module that need not be read is time saved. Each worker
reads all modules. What it compiles, with the assertions written out, the others find compiled; so that they do not all
compile the same one at the same time, each begins with modules of its own.
"""

from __future__ import annotations

from collections.abc import Generator
from contextlib import suppress
from importlib import import_module
from pathlib import Path

import pytest

from tests.tiers import ROOT, is_fast, is_long, is_wholly_traced


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """What the other tier runs is not even imported."""
    if config.getoption("--fast") and not is_fast(collection_path):
        return True
    if config.getoption("--untraced") and (is_wholly_traced(collection_path) or is_long(collection_path)):
        return True
    return None


@pytest.hookimpl(wrapper=True)
def pytest_collect_file(
    file_path: Path,
) -> Generator[None, list[pytest.Collector], list[pytest.Collector]]:
    """A module in which nobody shows a session at the prompt need not be imported and searched for examples."""
    found = yield
    if file_path.suffix != ".py" or ">>>" in file_path.read_text(encoding="utf-8"):
        return found
    return [each for each in found if type(each) is pytest.Module]


@pytest.hookimpl(tryfirst=True)
def pytest_collection(session: pytest.Session) -> None:
    worker = getattr(session.config, "workerinput", None)
    if worker is not None:
        first, workers = int(worker["workerid"].removeprefix("gw")), worker["workercount"]
        for module in modules(session.config)[first::workers]:
            with suppress(Exception, pytest.skip.Exception):  # comes up again, and is reported, when it is collected
                import_module(module)


def modules(config: pytest.Config) -> list[str]:
    """The modules of tests in the folders that pytest was asked for, and that are not ignored."""
    folders = [ROOT / argument for argument in config.args if (ROOT / argument).is_dir()]
    files = sorted({file for folder in folders for file in folder.rglob("test_*.py")})
    wanted = [file.relative_to(ROOT) for file in files if not pytest_ignore_collect(file, config)]
    return [".".join(file.with_suffix("").parts) for file in wanted]
