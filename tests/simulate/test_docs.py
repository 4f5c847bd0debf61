"""docs/simulation.md names every option of the commands and every number they print."""

from pathlib import Path

import click
import pytest

from netrunner.cli.simulate import arena, compare, simulate
from netrunner.simulate import Batch, Tally

PAGE = (Path(__file__).parents[2] / "docs" / "simulation.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("command", [simulate, compare, arena])
def test_every_option_is_documented(command: click.Command) -> None:
    options = [name for each in command.params if isinstance(each, click.Option) for name in each.opts]
    assert [
        name for name in options if name.startswith("--") and f"`{name}`" not in PAGE and f"{name} " not in PAGE
    ] == []


def test_every_number_is_documented() -> None:
    numbers = Tally(Batch.of(["core-jinteki"], ["core-shaper"])).as_json()
    assert [name for name in (*numbers, "seconds") if f"`{name}`" not in PAGE] == []
