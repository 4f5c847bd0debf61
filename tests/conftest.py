"""What holds for all tests: which of them run, and that examples Hypothesis makes up are the same in every run.

`pytest --card "Ice Wall"` (more than once, if you like) runs the tests that prove a card.

A mistake that one run in a hundred would meet must not stop somebody whose change has nothing to do with it. To look
for new ones: `pytest --hypothesis-profile=explore`. How long it takes to make an example up or to try it says nothing.
"""

from __future__ import annotations

import gc

import pytest
from hypothesis import HealthCheck, settings

from netrunner.cards.facts import UnknownCard, find

settings.register_profile("same", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("explore", deadline=None, suppress_health_check=[HealthCheck.too_slow])


CARDS = pytest.StashKey[set[str]]()
"""The titles given with `--card`."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--card", action="append", default=[], metavar="TITLE", help="run only what proves this card")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "card(*titles): the cards that this test proves")
    settings.load_profile(config.getoption("--hypothesis-profile") or "same")
    try:
        config.stash[CARDS] = {find(title).title for title in config.getoption("--card")}
    except UnknownCard as error:
        raise pytest.UsageError(f"--card: {error}") from error


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    wanted = config.stash[CARDS]
    if wanted:
        proving = [item for item in items if any(wanted & set(mark.args) for mark in item.iter_markers("card"))]
        config.hook.pytest_deselected(items=list(set(items) - set(proving)))
        items[:] = proving


def pytest_collection_finish() -> None:
    """Thousands of tests and all their modules stay to the end: the garbage collector need not look at them again, nor
    look at the rest after every few hundred objects."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 20, 20)
