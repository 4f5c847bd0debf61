"""Declares the marker `ruling`, so that these tests also run without the project's settings."""

import pytest


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "ruling(*ids): the rulings of the rule book that this test proves")
