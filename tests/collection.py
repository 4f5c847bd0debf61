"""What pytest reads at all, below `tests` and `src` alike: a conftest's word holds for its own folder only.

Every test that is collected costs each worker time, and every module that need not be read is time saved.
"""

from __future__ import annotations

from collections.abc import Generator
from pathlib import Path

import pytest

from tests.tiers import is_fast, is_long, is_wholly_traced


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
