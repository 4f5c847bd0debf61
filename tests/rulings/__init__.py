"""Tests that prove rulings, and the decorator with which any test says which ones.

    from tests.rulings import ruling

    @ruling("RR/jack-out/2", "FAQ/qa/6")
    def test_the_runner_cannot_jack_out_at_the_first_ice() -> None: ...

The ids are written as plain strings: `netrunner rules coverage` reads them from the source. A misspelt id fails at
import, with the nearest ids in the message.
"""

import pytest

from netrunner import rules


def ruling(first: str, *more: str) -> pytest.MarkDecorator:
    """Mark a test, a class of tests or (as `pytestmark`) a module as proving these rulings."""
    for rule_id in (first, *more):
        rules.get(rule_id)
    return pytest.mark.ruling(first, *more)
