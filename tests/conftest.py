"""What holds for all tests: examples that Hypothesis makes up are the same in every run.

A mistake that one run in a hundred would meet must not stop somebody whose change has nothing to do with it. To look
for new ones: `pytest --hypothesis-profile=explore`. How long it takes to make an example up or to try it says nothing.
"""

from __future__ import annotations

import gc

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile("same", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("explore", deadline=None, suppress_health_check=[HealthCheck.too_slow])


def pytest_configure(config: pytest.Config) -> None:
    settings.load_profile(config.getoption("--hypothesis-profile") or "same")


def pytest_collection_finish() -> None:
    """Thousands of tests and all their modules stay to the end: the garbage collector need not look at them again, nor
    look at the rest after every few hundred objects."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 20, 20)
