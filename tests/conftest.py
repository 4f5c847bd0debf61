"""What holds for all tests: which of them run, and that examples Hypothesis makes up are the same in every run.

`pytest --card "Ice Wall"` (more than once, if you like) runs the tests that prove a card; `pytest --fast` those of the
fast tier (`tests/tiers.py`).

A mistake that one run in a hundred would meet must not stop somebody whose change has nothing to do with it. To look
for new ones: `pytest --hypothesis-profile=explore`. How long it takes to make an example up or to try it says nothing.
"""

from __future__ import annotations

import gc

import pytest
from hypothesis import HealthCheck, is_hypothesis_test, settings
from hypothesis.internal.conjecture import providers

from netrunner.cards.facts import UnknownCard, find
from tests import collection
from tests.tiers import is_long_test, is_traced

settings.register_profile("same", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("explore", deadline=None, suppress_health_check=[HealthCheck.too_slow])
# Hypothesis also draws constants that it reads in every module of ours that is loaded. A card's module that is loaded
# between two examples would change them, which Hypothesis then takes for a flaky test.
vars(providers)["_get_local_constants"] = lambda: vars(providers)["_local_constants"]


CARDS = pytest.StashKey[set[str]]()
"""The titles given with `--card`."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--card", action="append", default=[], metavar="TITLE", help="run only what proves this card")
    parser.addoption("--fast", action="store_true", help="run only the fast tier")
    parser.addoption("--traced", action="store_true", help="run only what coverage is measured over")
    parser.addoption("--untraced", action="store_true", help="run only what coverage is not measured over")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "card(*titles): the cards that this test proves")
    settings.load_profile(config.getoption("--hypothesis-profile") or "same")
    config.stash[CARDS] = wanted_cards(config)
    config.pluginmanager.register(collection)


def wanted_cards(config: pytest.Config) -> set[str]:
    """The whole titles of what was asked for with `--card`."""
    try:
        return {find(title).title for title in config.getoption("--card")}
    except UnknownCard as error:
        raise pytest.UsageError(f"--card: {error}") from error


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    wanted = config.stash[CARDS]
    kept = items
    if wanted:
        kept = [item for item in kept if any(wanted & set(mark.args) for mark in item.iter_markers("card"))]
    if config.getoption("--fast"):
        kept = [item for item in kept if not is_hypothesis_test(getattr(item, "obj", None))]
    if config.getoption("--traced"):
        kept = [item for item in kept if is_traced(item.nodeid)]
    if config.getoption("--untraced"):
        kept = [item for item in kept if not is_traced(item.nodeid) and not is_long_test(item.nodeid)]
    if len(kept) < len(items):
        config.hook.pytest_deselected(items=list(set(items) - set(kept)))
        items[:] = kept


def pytest_collection_finish() -> None:
    """Thousands of tests and all their modules stay to the end: the garbage collector need not look at them again, nor
    look at the rest after every few hundred objects."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 20, 20)
