"""The documentation tells the truth: generated pages are current and nothing on them is without words."""

from pathlib import Path

import pytest

from docs import generate, reference
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


def test_the_api_reference_has_every_module_but_cards_screens_commands_and_migrations() -> None:
    names = reference.modules()
    assert {"netrunner", "netrunner.game", "netrunner.engine.run", "netrunner.cards.vocabulary"} < set(names)
    assert len(names) == len(set(names))
    left_out = ("netrunner.cards.core.", "netrunner.terminal", "netrunner.cli", "netrunner.server.storage.migrations")
    assert not [name for name in names if name.startswith(left_out)]
