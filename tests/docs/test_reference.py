"""The documentation tells the truth: generated pages are current and nothing on them is without words."""

from pathlib import Path

import pytest

from docs import generate
from netrunner.cards import vocabulary
from netrunner.cli.main import COMMANDS

DOCS = Path(generate.__file__).parent
README = (DOCS.parent / "README.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", generate.PAGES)
def test_the_generated_page_is_current(name: str) -> None:
    assert (DOCS / name).read_text(encoding="utf-8") == generate.PAGES[name](), "run `make docs`"


@pytest.mark.parametrize("effect", generate.effect_classes(), ids=lambda effect: effect.__name__)
def test_every_effect_is_documented_and_can_be_said_on_a_card(effect: type) -> None:
    assert generate.words(effect), f"{effect.__name__} has no docstring"
    assert getattr(vocabulary, effect.__name__, None) is effect or effect.__name__ == "Harm"


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_is_in_the_readme(command: str) -> None:
    assert f"netrunner {command}" in README
