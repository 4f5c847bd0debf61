"""Fixtures for the commands."""

from pathlib import Path

import pytest

from tests.cli.cups import ELEVEN, run


@pytest.fixture
def cup(tmp_path: Path) -> Path:
    file = tmp_path / "cup.nrt"
    run("new", "--name", "Cup", "--organizer", "Ann", "--seed", "7", "--date", "2018-01-20", file)
    return file


@pytest.fixture
def eleven(cup: Path) -> Path:
    run("register", *ELEVEN, cup)
    return cup
